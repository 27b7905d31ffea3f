// The report of an engine with mistakes, as its author meets it in a browser.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import {
  addressOf, expectAccessible, expectNoSidewaysScrolling, kOut, kProgram, kSettings, launch, piecesOf, piecesOn, Reader, run,
} from "./pages.mjs";

const kEngine = fileURLToPath(new URL("mistaken_engine.mjs", import.meta.url));
const kAddress = addressOf("report/report.html");
const kDesk = { width: 1400, colorScheme: "light" };

describe("the report", () => {
  let browser;
  let report;

  before(async () => {
    run(["certify", "--engine", `node '${kEngine}' '${kProgram}'`, "--report", "report",
      "--filter", "quaternity/batch/*king*", "--filter", "quaternity/opening/*", "--filter", "quantum/outside/*timed-out"], 1);
    report = JSON.parse(readFileSync(join(kOut, "report/report.json"), "utf8"));
    browser = await launch();
  });
  after(() => browser?.close());

  const reading = (name, setting, look) => it(name, async () => {
    const reader = await Reader.open(browser, setting);
    await reader.page.goto(kAddress);
    await look(reader.page);
    await reader.close();
  });

  // A case and its quarter turns are one failure.
  const failed = () => {
    const first = new Map();
    for (const result of report.cases) {
      const [name] = result.name.split("@");
      if (result.finding && !first.has(name)) first.set(name, result);
    }
    return [...first.values()];
  };

  // The name of a failure that is not open.
  const lastFolded = (page) => page.locator(".failure:not([open])").last().getAttribute("id");

  for (const setting of kSettings) {
    reading(`is whole and accessible at ${setting.width} pixels, ${setting.colorScheme}`, setting, async (page) => {
      await page.screenshot({ path: join(kOut, `report-${setting.width}-${setting.colorScheme}.png`) });
      await expectNoSidewaysScrolling(page);
      await page.click("#open-all");
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page);
      await page.screenshot({ path: join(kOut, `report-${setting.width}-${setting.colorScheme}-open.png`), fullPage: true });
    });
  }

  reading("shows one clause's failures when filtered to it", kDesk, async (page) => {
    await page.selectOption("#filter [name=clause]", "Q-BATCH-1");
    const expected = failed().filter(({ clauses }) => clauses.includes("Q-BATCH-1"));
    assert.ok(expected.length > 0 && expected.length < failed().length, "the filter has something to do");
    const shown = await page.locator(".failure:visible").evaluateAll((nodes) => nodes.map((node) => node.id));
    assert.deepEqual(shown.sort(), expected.map(({ name }) => name).sort());
    assert.equal(await page.textContent("#filter output"), `${expected.length} of ${failed().length} shown`);
  });

  reading("finds failures by words", kDesk, async (page) => {
    const { name } = failed().at(-1);
    await page.keyboard.press("/");
    await page.keyboard.type(name);
    assert.ok(await page.locator(".failure:visible").evaluateAll((nodes, id) => nodes.some((node) => node.id === id), name));
    await page.fill("#filter [name=text]", "nothing has these words");
    assert.equal(await page.locator(".failure:visible").count(), 0);
  });

  reading("unfolds a failure by the keyboard, and copies its command", kDesk, async (page) => {
    const name = await lastFolded(page);
    const failure = page.locator(`[id="${name}"]`);
    await failure.locator("summary").first().focus();
    await page.keyboard.press("Enter");
    const command = failure.locator("pre.command").first();
    await command.waitFor({ state: "visible" });
    await failure.locator("button.copy").first().click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied, await command.textContent());
    assert.ok(copied.includes(name), `${copied} runs ${name}`);
  });

  reading("opens the failure that its address names", kDesk, async (page) => {
    const name = await lastFolded(page);
    await page.goto(`${kAddress}#${encodeURIComponent(name)}`);
    assert.ok(await page.locator(`[id="${name}"] .body`).isVisible());
  });

  reading("draws each piece where it stands", kDesk, async (page) => {
    const { name, finding } = failed().find(({ finding: found }) => found.state_before?.pieces);
    const board = page.locator(`[id="${name}"] svg.t-board`).first();
    const expected = piecesOf(finding.state_before);
    assert.ok(expected.length > 1);
    assert.deepEqual(await piecesOn(board), expected);
  });

  reading("shows what the engine is called as text", kDesk, async (page) => {
    assert.match(await page.textContent("h1"), /<script>alert\(1\)<\/script>/);
    assert.equal(await page.locator("main script, main img").count(), 0);
  });

  reading("opens everything on paper, and leaves the filter out", kDesk, async (page) => {
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    assert.equal(await page.locator("#failures details:not([open])").count(), 0);
    assert.equal(await page.locator("#filter").isVisible(), false);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    assert.ok(await page.locator("#failures details:not([open])").count() > 0);
  });
});
