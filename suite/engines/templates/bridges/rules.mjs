// Rules for the tests of the template: those of `tetrarch engine`, the program being named by $TETRARCH.
//
// A game is the lines that it takes to bring a new engine to where it is, and the state there.

import { execFileSync } from "node:child_process";

export const NAME = "A bridged engine";
export const VERSION = "1";
export const RULESETS = ["quaternity", "quantum"];

export class Refused extends Error {
  constructor(kind, message) {
    super(message);
    this.kind = kind;
  }
}

export function load(ruleset, position) {
  const { lines, result } = asked([], "load", { ruleset, position });
  return { lines, state: result.state };
}

export function act(game, action) {
  const { lines, result } = asked(game.lines, "act", { action });
  return { next: { lines, state: result.state }, events: result.events };
}

export const state = (game) => game.state;

export const moves = (game) => asked(game.lines, "moves", {}).result.moves;

// The lines with this request after them, and its result.
function asked(before, method, params) {
  const lines = [...before, JSON.stringify({ jsonrpc: "2.0", id: before.length + 1, method, params }) + "\n"];
  const output = execFileSync(process.env.TETRARCH, ["engine"], { input: lines.join(""), encoding: "utf8" });
  const { result, error } = JSON.parse(output.trimEnd().split("\n").at(-1));
  if (error) throw new Refused(error.data.kind, error.message);
  return { lines, result };
}
