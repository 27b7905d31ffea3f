// Your rules: fill in the four functions. As long as they are as they are, everything is refused.
//
// A game is a value of your own making, whatever suits your rules. Documents are what JSON.parse() gives: a position, an
// action and a state are objects, as the README and fixtures/schemas/protocol.schema.json describe them.

export const NAME = "My engine";
export const VERSION = "0.1";
export const RULESETS = ["quaternity", "quantum"]; // name only the games that you play

// What the rules forbid. kind: "illegal"; "unresolved", where Quaternity has no answer; "invalid", of a position.
export class Refused extends Error {
  constructor(kind, message) {
    super(message);
    this.kind = kind;
  }
}

// The game of a position; of the opening where `position` is undefined.
export function load(ruleset, position) {
  throw new Refused("invalid", "load() is not written yet");
}

// The game after an action and the list of its events, as { next, events }. Refuse before you change anything, or
// change a copy.
export function act(game, action) {
  throw new Refused("illegal", "act() is not written yet");
}

// The whole state.
export function state(game) {
  throw new Error("state() is not written yet");
}

// The list of all actions that are moves (and promotions owed) and may be made now.
export function moves(game) {
  throw new Error("moves() is not written yet");
}
