// The protocol of Tetrarch around the rules of rules.mjs. Nothing here needs to be changed.
//
//     tetrarch certify --engine 'node engine.mjs'

import { createInterface } from "node:readline";
import * as rules from "./rules.mjs";

const REFUSALS = { illegal: -32001, unresolved: -32002, invalid: -32003 };
const PARSE_ERROR = -32700;
const METHOD_NOT_FOUND = -32601;
const INVALID_PARAMS = -32602;

class BadRequest extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

let game;

const state = () => ({ state: rules.state(game) });

// One method of the protocol each.
const methods = {
  hello: () => ({
    protocol: 1,
    engine: { name: rules.NAME, version: rules.VERSION, language: "JavaScript" },
    rulesets: rules.RULESETS,
    supports: [],
  }),
  load: ({ ruleset, position }) => {
    game = rules.load(ruleset, position);
    return state();
  },
  act: ({ action }) => {
    const { next, events } = rules.act(game, action);
    game = next;
    return { events, ...state() };
  },
  state,
  moves: () => ({ moves: rules.moves(game) }),
  quit: () => ({}),
};

function parsed(line) {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new BadRequest(PARSE_ERROR, error.message);
  }
}

function resultOf({ method, params }) {
  if (!Object.hasOwn(methods, method)) throw new BadRequest(METHOD_NOT_FOUND, `there is no method ${method}`);
  const needsGame = ["act", "state", "moves"].includes(method);
  if (needsGame && game === undefined) throw new BadRequest(INVALID_PARAMS, "no game is loaded");
  return methods[method](params);
}

function errorOf(error) {
  if (error instanceof BadRequest) return { code: error.code, message: error.message };
  if (!(error instanceof rules.Refused)) throw error; // a fault of the engine: it ends, and its report says why
  return { code: REFUSALS[error.kind], message: error.message, data: { kind: error.kind } };
}

for await (const line of createInterface({ input: process.stdin })) {
  let request = { id: null };
  const answer = { jsonrpc: "2.0" };
  try {
    request = parsed(line);
    answer.result = resultOf(request);
  } catch (error) {
    answer.error = errorOf(error);
  }
  process.stdout.write(JSON.stringify({ ...answer, id: request.id }) + "\n");
  if (request.method === "quit") break;
}
