// That the tests of the pages would notice: a page that does what no page may.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { addressOf, expectAccessible, expectNoSidewaysScrolling, kOut, launch, Reader } from "./pages.mjs";

const kBadPage = `<!doctype html><title>bad</title>
<p style="width: 2000px; color: #eee; background: #fff">wide and pale</p>
<img src="http://127.0.0.1:9/picture.png">
<script>console.error("complaint"); alert("hello"); undefinedFunction();</script>`;

describe("a bad page", () => {
  let browser;
  let reader;

  before(async () => {
    writeFileSync(join(kOut, "bad.html"), kBadPage);
    browser = await launch();
    reader = await Reader.open(browser, { width: 390, colorScheme: "light" });
    await reader.page.goto(addressOf("bad.html"));
  });
  after(() => browser?.close());

  it("scrolls sideways", () => assert.rejects(expectNoSidewaysScrolling(reader.page), /pixels wide on a screen of 390/));

  it("is not accessible", () => assert.rejects(expectAccessible(reader.page), /color-contrast[\s\S]*html-has-lang/));

  it("does what is a fault", async () => {
    await assert.rejects(reader.close());
    for (const fault of ["console: complaint", "dialog: hello", "script: ReferenceError", "request: http://127.0.0.1:9/",
      "failed: http://127.0.0.1:9/"]) {
      assert.ok(reader.faults.some((found) => found.startsWith(fault)), fault);
    }
  });
});
