// What the tests of the pages share: a browser that sees whatever a page does behind the reader's back, the program, and
// the drawn boards as positions.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const kHere = dirname(fileURLToPath(import.meta.url));
const kAxe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The folder that the tests write to. */
export const kOut = join(kHere, "out");
mkdirSync(kOut, { recursive: true });

/** The program under test. */
export const kProgram = process.env.TETRARCH_PROGRAM;
assert.ok(kProgram, "the variable TETRARCH_PROGRAM names the program");

/** A telephone and a desk, by day and by night. */
export const kSettings = [390, 1400].flatMap((width) =>
  ["light", "dark"].map((colorScheme) => ({ width, colorScheme })));

/** Runs the program, which must end with the exit code. Gives its standard output. */
export function run(args, exitCode) {
  const options = { cwd: kOut, encoding: "utf8", maxBuffer: 1 << 26, stdio: ["ignore", "pipe", "pipe"] };
  try {
    const output = execFileSync(kProgram, args, options);
    assert.equal(exitCode, 0, `${args.join(" ")} succeeded`);
    return output;
  } catch (error) {
    assert.equal(error.status, exitCode, `${args.join(" ")}: ${error.stderr ?? error}`);
    return error.stdout;
  }
}

/** Debian's Chromium; as root it runs only without a sandbox, and a container has little shared memory. */
export function launch() {
  return chromium.launch({
    executablePath: process.env.TETRARCH_CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
}

export function addressOf(path, fragment = "") {
  return pathToFileURL(join(kOut, path)).href + fragment;
}

/** Opens pages of one setting. What they must not do is collected in `faults`. */
export class Reader {
  faults = [];

  static async open(browser, { width, colorScheme }) {
    const reader = new Reader();
    const viewport = { width, height: 900 };
    reader.context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
    await reader.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    reader.page = await reader.context.newPage();
    reader.watch(reader.page);
    return reader;
  }

  watch(page) {
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) this.faults.push(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => this.faults.push(`script: ${error}`));
    page.on("request", (request) => {
      if (!request.url().startsWith("file:")) this.faults.push(`request: ${request.url()}`);
    });
    page.on("requestfailed", (request) => this.faults.push(`failed: ${request.url()}`));
    page.on("dialog", async (dialog) => {
      this.faults.push(`dialog: ${dialog.message()}`);
      await dialog.dismiss();
    });
  }

  /** Ends the reading; nothing may have happened that should not. */
  async close() {
    await this.context.close();
    assert.deepEqual(this.faults, []);
  }
}

/** That no line of the page is wider than the screen. */
export async function expectNoSidewaysScrolling(page) {
  const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(content <= screen, `the page is ${content} pixels wide on a screen of ${screen}`);
}

/** That axe-core finds nothing; it must not fetch style sheets, which pages forbid. */
export async function expectAccessible(page) {
  await page.evaluate(kAxe);
  const { violations, passes } = await page.evaluate(() => globalThis.axe.run({ preload: false, resultTypes: ["violations"] }));
  assert.ok(passes.length > 0, "axe looked at the page");
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${help}: ${node.html.slice(0, 200)} ${node.failureSummary}`));
  assert.deepEqual(found, []);
}

const kArmies = {
  w: "white", r: "red", b: "black", g: "green", N: "north", E: "east", S: "south", W: "west",
};
const kTypes = { K: "king", Q: "queen", R: "rook", B: "bishop", N: "knight", P: "pawn" };

/** The pieces on a drawn board, by what is seen where: "a1 white king", sorted. */
export async function piecesOn(board) {
  const drawn = await board.locator("use").evaluateAll((uses) =>
    uses.map((use) => ({ symbol: use.getAttribute("href"), x: use.getAttribute("x"), y: use.getAttribute("y") })));
  return drawn.flatMap(({ symbol, x, y }) => {
    const [, army, type] = /^#t-(\w)(\w)$/.exec(symbol) ?? [];
    return army ? [`${"abcdefghijkl"[x]}${12 - y} ${kArmies[army]} ${kTypes[type]}`] : [];
  }).sort();
}

/** The pieces of a position in the protocol's words, as piecesOn() gives them. */
export function piecesOf(position) {
  return position.pieces.map(({ square, army, owner, type }) => `${square} ${army ?? owner} ${type}`).sort();
}
