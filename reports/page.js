"use strict";
// What every page can do beyond being read: copy, open what an address names, unfold on paper.
(() => {
  function addCopyButton(block) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(block.textContent);
        button.textContent = "Copied";
      } catch {
        getSelection().selectAllChildren(block);
        button.textContent = "Selected";
      }
      setTimeout(() => { button.textContent = "Copy"; }, 2000);
    });
    block.before(button);
  }

  for (const block of document.querySelectorAll("pre.command")) addCopyButton(block);

  // A link to a case opens it.
  function openTarget() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target || !target.closest("details")) return;
    for (let node = target; node; node = node.parentElement) {
      if (node.matches("details")) node.open = true;
    }
    target.scrollIntoView();
  }
  addEventListener("hashchange", openTarget);
  openTarget();

  // On paper nothing can be opened any more. Where a reader has opened some of a book's cases, those are what is wanted.
  function foldedOnPaper() {
    const unfolding = [...document.querySelectorAll("details.unfolds")];
    const isChosen = "chosen" in document.body.dataset && unfolding.some((details) => details.open && details.matches(".case"));
    return unfolding.filter((details) => !details.open && (!isChosen || details.parentElement.closest("details[open]")));
  }

  const opened = [];
  addEventListener("beforeprint", () => {
    for (const details of foldedOnPaper()) {
      opened.push(details);
      details.open = true;
    }
  });
  addEventListener("afterprint", () => {
    for (const details of opened.splice(0)) details.open = false;
  });
})();
