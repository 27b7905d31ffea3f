// The book of expected outcomes, as somebody meets it in a browser who looks something up.
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import {
  addressOf, expectAccessible, expectNoSidewaysScrolling, kOut, kSettings, launch, piecesOn, Reader, run,
} from "./pages.mjs";

const kDesk = { width: 1400, colorScheme: "light" };
const kPages = {
  front: "index.html",
  clauses: "quaternity/index.html",
  cases: "quaternity/published/index.html",
  zones: "quantum/castling/index.html",
  rulings: "rulings.html",
  discoveries: "discoveries.html",
};

// The position of the published fixture of two kings in one batch, as its source draws it.
const kTwoKings = [
  "a12 red king", "c10 white knight", "d10 white knight", "e1 white king", "f1 white rook", "g6 green king",
  "i10 white knight", "j10 white knight", "l12 black king",
];
const kAfterTheRook = kTwoKings.filter((piece) => !/^(a12|l12|f1) /.test(piece)).concat("f12 white rook").sort();

describe("the book", () => {
  let browser;

  before(async () => {
    run(["book", "--out", "book"], 0);
    browser = await launch();
  });
  after(() => browser?.close());

  const reading = (name, setting, page, look) => it(name, async () => {
    const reader = await Reader.open(browser, setting);
    const [path, fragment] = page.split("#");
    await reader.page.goto(addressOf(`book/${path}`, fragment && `#${fragment}`));
    await look(reader.page);
    await reader.close();
  });

  for (const setting of kSettings) {
    for (const [name, page] of Object.entries(kPages)) {
      reading(`${name}: accessible at ${setting.width} pixels, ${setting.colorScheme}`, setting, page, async (opened) => {
        await opened.evaluate(() => {
          for (const details of [...document.querySelectorAll("details")].slice(0, 8)) details.open = true;
        });
        await expectNoSidewaysScrolling(opened);
        await expectAccessible(opened);
        await opened.screenshot({ path: join(kOut, `book-${name}-${setting.width}-${setting.colorScheme}.png`) });
      });
    }
  }

  const searchFor = async (page, text) => {
    await page.keyboard.press("/");
    await page.keyboard.type(text);
    return page.locator("#search-hits [role=option]");
  };

  reading("a clause is found by its id and opened by the keyboard", kDesk, kPages.front, async (page) => {
    const hits = await searchFor(page, "q-batch-2");
    assert.match(await hits.first().textContent(), /Q-BATCH-2/);
    assert.match(await page.textContent("#search-count"), /^\d+ hits?$/);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/quaternity\/index\.html#Q-BATCH-2$/);
    assert.ok(await page.locator("#Q-BATCH-2").isVisible());
  });

  reading("a case is found by words of its title", kDesk, kPages.discoveries, async (page) => {
    const hits = await searchFor(page, "mates the red and the black king at once");
    await hits.first().click();
    await page.waitForURL(/quaternity\/published\/index\.html#two-kings-in-one-batch$/);
    assert.ok(await page.locator("#two-kings-in-one-batch .body").isVisible());
  });

  reading("nothing is found by what stands nowhere", kDesk, kPages.front, async (page) => {
    const hits = await searchFor(page, "zwischenzug");
    assert.equal(await hits.count(), 0);
    assert.equal(await page.textContent("#search-count"), "Nothing found");
  });

  reading("a clause has an address", { width: 390, colorScheme: "dark" }, "quaternity/index.html#Q-BATCH-2", async (page) => {
    const clause = page.locator("#Q-BATCH-2");
    const { y } = await clause.boundingBox();
    assert.ok(y >= 0 && y < 900, `the clause stands on the screen, at ${y}`);
    assert.match(await clause.textContent(), /even if removing another king of the same batch would have let it escape/);
  });

  reading("the boards of a case hold its pieces, before and after", kDesk, `${kPages.cases}#two-kings-in-one-batch`,
    async (page) => {
      const boards = page.locator("#two-kings-in-one-batch svg.t-board");
      assert.deepEqual(await piecesOn(boards.first()), kTwoKings);
      assert.deepEqual(await piecesOn(boards.last()), kAfterTheRook);
    });

  reading("the command of a case is copied", kDesk, `${kPages.cases}#two-kings-in-one-batch`, async (page) => {
    const body = page.locator("#two-kings-in-one-batch");
    await body.locator("details").evaluateAll((all) => all.forEach((details) => { details.open = true; }));
    await body.locator("button.copy").first().click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied, await body.locator("pre.command").first().textContent());
    assert.match(copied, /two-kings-in-one-batch/);
  });

  reading("an open clause is marked, and listed with what an engine may decide", kDesk, "rulings.html#Q-GUARD-4", async (page) => {
    const clause = page.locator("#Q-GUARD-4");
    assert.equal(await clause.getAttribute("data-basis"), "open");
    assert.match(await clause.textContent(), /open/);
    const marked = await page.locator("section.clause").evaluateAll((all) => all.map((clause) => clause.dataset.basis));
    assert.ok(marked.length > 0 && marked.every((basis) => ["ruled", "open"].includes(basis)), `${marked}`);
  });
});
