// An engine for the tests of the report: the reference over a pipe, with mistakes in some of its answers and with markup,
// terminal control and bidirectional marks wherever an engine has its say.
//
//     node mistaken_engine.mjs PROGRAM
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const kMischief = "<script>alert(1)</script><img src=x onerror=alert(2)>\u202e\u001b[31m";

const reference = spawn(process.argv[2], ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
const asked = [];

// A mated king's army stays as it was.
function forgetAwards(result) {
  if (result.events?.length > 0 && result.state?.players) result.events = [];
}

const mistakes = {
  hello: (result) => { result.engine = { name: kMischief, version: kMischief }; },
  moves: (result) => { result.moves.pop(); },
  act: forgetAwards,
};

function answer(line) {
  const message = JSON.parse(line);
  const method = asked.shift();
  if (message.error) message.error.message = kMischief;
  else mistakes[method]?.(message.result);
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

createInterface({ input: reference.stdout }).on("line", answer);
createInterface({ input: process.stdin })
  .on("line", (line) => {
    const { method } = JSON.parse(line);
    asked.push(method);
    if (method === "act") process.stderr.write(`${kMischief}\n`);
    reference.stdin.write(`${line}\n`);
  })
  .on("close", () => reference.stdin.end());
