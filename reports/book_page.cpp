#include "reports/book_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <optional>

#include "reports/markup.hpp"
#include "reports/printable.hpp"
#include "reports/svg_symbols.hpp"

namespace tetrarch::reports {
namespace {

// What the site's own files may do, and nothing else.
constexpr std::string_view kPolicy =
    "default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; form-action 'none'";

std::string to_root(const BookPage& page) {
  std::string root;
  for (const char character : page.path) root += character == '/' ? "../" : "";
  return root;
}

void append_head(pugi::xml_node html, const BookPage& page) {
  pugi::xml_node head = append(html, "head");
  append(head, "meta", {{"charset", "utf-8"}});
  append(head, "meta", {{"http-equiv", "Content-Security-Policy"}, {"content", kPolicy}});
  append(head, "meta", {{"name", "viewport"}, {"content", "width=device-width, initial-scale=1"}});
  append(head, "meta", {{"name", "color-scheme"}, {"content", "light dark"}});
  append(head, "meta", {{"name", "referrer"}, {"content", "no-referrer"}});
  say(head, "title", page.crumbs.empty() ? page.title + " · Tetrarch" : page.title + " · Tetrarch's book");
  append(head, "link", {{"rel", "stylesheet"}, {"href", href(page, "book.css")}});
  append(head, "script", {{"src", href(page, "search-index.js")}, {"defer", ""}});
  append(head, "script", {{"src", href(page, "book.js")}, {"defer", ""}});
}

void append_choice(pugi::xml_node list, const BookPage& page, std::string_view text, std::string_view address) {
  pugi::xml_node choice = link(append(list, "li"), page, text, address);
  if (page.path == address) set(choice, "aria-current", "page");
}

// Of no use without the script, which shows it.
void append_search(pugi::xml_node header) {
  pugi::xml_node form = append(header, "form", {{"id", "search"}, {"role", "search"}, {"hidden", ""}});
  say(form, "label", "Search the book", {{"for", "search-text"}});
  append(form, "input",
         {{"id", "search-text"},
          {"type", "search"},
          {"role", "combobox"},
          {"autocomplete", "off"},
          {"spellcheck", "false"},
          {"aria-expanded", "false"},
          {"aria-controls", "search-hits"},
          {"aria-autocomplete", "list"},
          {"placeholder", "a clause, a case, a word  ( / )"}});
  append(form, "output", {{"id", "search-count"}, {"for", "search-text"}, {"aria-live", "polite"}});
  append(form, "ul", {{"id", "search-hits"}, {"role", "listbox"}, {"aria-label", "What was found"}, {"hidden", ""}});
}

void append_bar(pugi::xml_node body, const BookPage& page) {
  pugi::xml_node header = append(body, "header", {{"class", "bar"}});
  pugi::xml_node list = append(append(header, "nav", {{"aria-label", "The book"}}), "ul");
  append_choice(list, page, "Tetrarch", kFrontPage);
  for (const BookGame& game : page.book->games) append_choice(list, page, game.title, page_of(game));
  append_choice(list, page, "Rulings", kRulingsPage);
  append_choice(list, page, "Discoveries", kDiscoveriesPage);
  append_search(header);
}

void append_crumbs(pugi::xml_node body, const BookPage& page) {
  if (page.crumbs.empty()) return;
  pugi::xml_node list = append(append(body, "nav", {{"class", "crumbs"}, {"aria-label", "Where this is"}}), "ol");
  for (const Crumb& crumb : page.crumbs) link(append(list, "li"), page, crumb.text, crumb.address);
  say(list, "li", page.title, {{"aria-current", "page"}});
}

void append_footer(pugi::xml_node body, const BookPage& page) {
  say(append(body, "footer"), "p",
      fmt::format(
          "Written by Tetrarch {}, commit {}, from its clauses and cases. What happens is told by its reference.",
          page.book->suite_version, page.book->suite_commit));
}

// --- the ids of clauses in a text

bool is_of_id(char character) {
  return std::isupper(static_cast<unsigned char>(character)) != 0 ||
         std::isdigit(static_cast<unsigned char>(character)) != 0 || character == '-';
}

struct Word {
  std::size_t begin;
  std::string text;
};

// The next word from `begin` on that is the id of a clause.
std::optional<Word> next_id(const BookPage& page, const std::string& text, std::size_t begin) {
  while (begin < text.size()) {
    if (!is_of_id(text[begin])) {
      ++begin;
      continue;
    }
    std::size_t end = begin;
    while (end < text.size() && is_of_id(text[end])) ++end;
    std::string word = text.substr(begin, end - begin);
    if (!page.addresses->of_clause(word).empty()) return Word{begin, std::move(word)};
    begin = end;
  }
  return std::nullopt;
}

std::string_view meaning_of(const std::string& basis) {
  if (basis == "stated") return "a source says so";
  if (basis == "read") return "a direct reading of a source";
  if (basis == "ruled") return "decided here; an engine may decide otherwise";
  return "nobody knows the answer; only what stays refused is specified";
}

void append_origin(pugi::xml_node parent, const BookPage& page, const BookClause& clause) {
  const bool is_listed = clause.basis == "ruled" || clause.basis == "open";
  pugi::xml_node origin = append(parent, "div", {{"class", "origin"}});
  pugi::xml_node mark = append(origin, "p", {{"class", "basis " + clause.basis}});
  pugi::xml_node word = link(mark, page, clause.basis, is_listed ? fmt::format("{}#{}", kRulingsPage, clause.id) : "");
  set(word, "class", "mark");
  add_text(mark, " ");
  say(mark, "span", meaning_of(clause.basis), {{"class", "about"}});
  pugi::xml_node sources = append(origin, "ul", {{"class", "sources"}});
  for (const SourcePlace& source : clause.sources)
    say(sources, "li", fmt::format("{}: {}", source.source, source.place));
}

}  // namespace

BookPage top_page(const Book& book, const BookAddresses& addresses, std::string_view path, std::string_view title) {
  BookPage page{.book = &book,
                .addresses = &addresses,
                .path = std::string(path),
                .title = std::string(title),
                .crumbs = {},
                .has_boards = false};
  if (path != kFrontPage) page.crumbs.push_back({"The book", std::string(kFrontPage)});
  return page;
}

std::string href(const BookPage& page, std::string_view address) { return to_root(page) + std::string(address); }

pugi::xml_node link(pugi::xml_node parent, const BookPage& page, std::string_view text, std::string_view address) {
  if (address.empty()) return say(parent, "span", text);
  return say(parent, "a", text, {{"href", href(page, address)}});
}

void link_clauses(pugi::xml_node parent, const BookPage& page, const std::vector<std::string>& ids) {
  for (const std::string& id : ids) {
    if (id != ids.front()) add_text(parent, ", ");
    pugi::xml_node clause = link(parent, page, id, page.addresses->of_clause(id));
    set(clause, "class", "id");
    set(clause, "title", printable(page.addresses->title_of_clause(id)));
  }
}

void say_linked(pugi::xml_node parent, const BookPage& page, std::string_view text) {
  const std::string shown = printable(text, kTextLimit);
  std::size_t begin = 0;
  while (const auto id = next_id(page, shown, begin)) {
    add_text(parent, shown.substr(begin, id->begin - begin));
    link_clauses(parent, page, {id->text});
    begin = id->begin + id->text.size();
  }
  if (begin < shown.size()) add_text(parent, shown.substr(begin));
}

void append_paragraphs(pugi::xml_node parent, const BookPage& page, std::string_view text) {
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find("\n\n", begin), text.size());
    say_linked(append(parent, "p", {{"class", "prose"}}), page, text.substr(begin, end - begin));
    begin = end + 2;
  }
}

void append_permalink(pugi::xml_node heading, const std::string& id, const std::string& what) {
  add_text(heading, " ");
  say(heading, "a", "#", {{"class", "permalink"}, {"href", "#" + id}, {"aria-label", "# address of " + what}});
}

pugi::xml_node append_clause(pugi::xml_node parent, const BookPage& page, const BookClause& clause,
                             std::string_view address) {
  pugi::xml_node part = append(parent, "section", {{"class", "clause"}, {"id", clause.id}});
  set(part, "data-basis", clause.basis);
  pugi::xml_node heading = append(part, "h3");
  set(link(heading, page, clause.id, address), "class", "id");
  add_text(heading, " ");
  say(heading, "span", clause.title);
  append_permalink(heading, clause.id, clause.id);
  say_linked(append(part, "p", {{"class", "text"}}), page, clause.text);
  append_origin(part, page, clause);
  return part;
}

void append_lines(pugi::xml_node parent, std::string_view label, std::string_view text) {
  pugi::xml_node block = append(parent, "pre", {{"tabindex", "0"}, {"role", "group"}, {"aria-label", label}});
  std::string lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    lines += printable(text.substr(begin, end - begin)) + "\n";
    begin = end + 1;
  }
  if (!lines.empty()) lines.pop_back();
  add_text(append(block, "code"), lines);
}

void append_shell_command(pugi::xml_node parent, std::string_view label, std::string_view command) {
  say(parent, "p", label, {{"class", "label"}});
  pugi::xml_node block =
      append(parent, "pre", {{"class", "command"}, {"tabindex", "0"}, {"role", "group"}, {"aria-label", label}});
  say(block, "code", printable(command, kCommandLimit));
}

std::string file_of(const BookPage& page, const std::function<void(pugi::xml_node main)>& fill) {
  pugi::xml_document document;
  document.append_child(pugi::node_doctype).set_value("html");
  pugi::xml_node html = append(document, "html", {{"lang", "en"}, {"data-root", to_root(page)}});
  append_head(html, page);
  pugi::xml_node body = append(html, "body", {{"class", "book"}, {"data-chosen", ""}});
  if (page.has_boards) append_hidden_symbols(body);
  say(body, "a", "Skip to the content", {{"class", "skip"}, {"href", "#content"}});
  append_bar(body, page);
  append_crumbs(body, page);
  pugi::xml_node main = append(body, "main", {{"id", "content"}, {"tabindex", "-1"}});
  say(main, "h1", page.title);
  fill(main);
  append_footer(body, page);
  return html_of(document) + "\n";
}

}  // namespace tetrarch::reports
