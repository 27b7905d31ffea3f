// What the book can do beyond page.js: search, and open and close all cases of a page. It can be read without.
(() => {
  const form = document.getElementById("search");
  const input = document.getElementById("search-text");
  const count = document.getElementById("search-count");
  const list = document.getElementById("search-hits");
  const root = document.documentElement.dataset.root;
  const mostShown = 40;

  const entries = (window.bookIndex || []).map(([name, title, words, address]) => ({
    name, title, address,
    key: name.toLowerCase(),
    head: title.toLowerCase(),
    rest: words.toLowerCase(),
  }));

  // How well an entry fits a word: less is better, and Infinity does not fit at all.
  function rank(entry, word) {
    if (entry.key === word || entry.key.endsWith(`/${word}`)) return 0;
    if (entry.key.startsWith(word)) return 1;
    if (entry.key.includes(word)) return 2;
    if (entry.head.includes(word)) return 3;
    return entry.rest.includes(word) ? 4 : Infinity;
  }

  function find(text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    return entries
      .map((entry) => ({ entry, rank: words.reduce((sum, word) => sum + rank(entry, word), 0) }))
      .filter((hit) => hit.rank !== Infinity)
      .sort((one, other) => one.rank - other.rank)
      .map((hit) => hit.entry);
  }

  let shown = [];
  let chosen = -1;

  function choose(index) {
    chosen = index;
    [...list.children].forEach((item, at) => item.setAttribute("aria-selected", String(at === index)));
    if (index < 0) return input.removeAttribute("aria-activedescendant");
    input.setAttribute("aria-activedescendant", list.children[index].id);
    list.children[index].scrollIntoView({ block: "nearest" });
  }

  function close() {
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
    choose(-1);
  }

  function open(entry) {
    close();
    location.href = root + entry.address;
  }

  function itemOf(entry, index) {
    const item = document.createElement("li");
    item.id = `search-hit-${index}`;
    item.setAttribute("role", "option");
    item.setAttribute("aria-selected", "false");
    const name = document.createElement("span");
    name.className = "name";
    name.textContent = entry.name;
    item.append(name, document.createTextNode(entry.title));
    // Before the field loses the focus, which closes the list.
    item.addEventListener("mousedown", (event) => event.preventDefault());
    item.addEventListener("click", () => open(entry));
    return item;
  }

  function sentence(found) {
    if (input.value.trim() === "") return "";
    if (found === 0) return "Nothing found";
    const hits = found === 1 ? "1 hit" : `${found} hits`;
    return found > mostShown ? `${hits}, the first ${mostShown} shown` : hits;
  }

  function search() {
    const found = find(input.value);
    shown = found.slice(0, mostShown);
    list.replaceChildren(...shown.map(itemOf));
    list.hidden = shown.length === 0;
    list.scrollTop = 0;
    input.setAttribute("aria-expanded", String(shown.length > 0));
    count.textContent = sentence(found.length);
    choose(-1);
  }

  function step(by) {
    if (list.hidden) search();
    if (shown.length === 0) return;
    choose((chosen + by + shown.length + (chosen < 0 && by < 0 ? 1 : 0)) % shown.length);
  }

  const keys = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => { if (shown.length > 0) open(shown[Math.max(chosen, 0)]); },
    Escape: () => { if (list.hidden) { input.value = ""; search(); } else close(); },
  };

  input.addEventListener("keydown", (event) => {
    const act = keys[event.key];
    if (!act || event.isComposing) return;
    event.preventDefault();
    act();
  });
  input.addEventListener("input", search);
  input.addEventListener("blur", close);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.hidden = false;

  addEventListener("keydown", (event) => {
    const isTyping = event.target.matches("input, select, textarea");
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });

  // --- all cases of a page
  const buttons = document.querySelector(".folding");
  if (!buttons) return;
  function openAll(isOpen) {
    for (const details of document.querySelectorAll("details.case")) details.open = isOpen;
  }
  buttons.hidden = false;
  document.getElementById("open-all").addEventListener("click", () => openAll(true));
  document.getElementById("close-all").addEventListener("click", () => openAll(false));
})();
