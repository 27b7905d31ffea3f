"use strict";
// What the page of a run can do beyond page.js: filter, open and close. It works without, and holds nothing of a run.
(() => {
  const form = document.getElementById("filter");
  const failures = [...document.querySelectorAll(".failure")];

  if (!form) return;
  const texts = new Map(failures.map((failure) => [failure, failure.textContent.toLowerCase()]));

  function isWanted(failure, wanted) {
    const clauses = failure.dataset.clauses.split(" ");
    return (!wanted.clause || clauses.includes(wanted.clause)) &&
      (!wanted.verdict || failure.dataset.verdict === wanted.verdict) &&
      (!wanted.game || failure.dataset.game === wanted.game) &&
      wanted.words.every((word) => texts.get(failure).includes(word));
  }

  function filter() {
    const data = new FormData(form);
    const wanted = {
      clause: data.get("clause"),
      verdict: data.get("verdict"),
      game: data.get("game"),
      words: data.get("text").toLowerCase().split(/\s+/).filter(Boolean),
    };
    let shown = 0;
    for (const failure of failures) {
      failure.hidden = !isWanted(failure, wanted);
      if (!failure.hidden) shown += 1;
    }
    for (const group of document.querySelectorAll(".group")) {
      group.hidden = !group.querySelector(".failure:not([hidden])");
    }
    form.querySelector("output").textContent = `${shown} of ${failures.length} shown`;
  }

  function openAll(isOpen) {
    for (const failure of failures) {
      if (!failure.hidden) failure.open = isOpen;
    }
  }

  form.hidden = false;
  form.addEventListener("input", filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  document.getElementById("open-all").addEventListener("click", () => openAll(true));
  document.getElementById("close-all").addEventListener("click", () => openAll(false));
  addEventListener("keydown", (event) => {
    const isTyping = event.target.matches("input, select, textarea");
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    form.elements.text.focus();
  });
  filter();
})();
