// The page of an area: its cases.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "reports/book_parts.hpp"
#include "reports/legend.hpp"
#include "reports/markup.hpp"
#include "reports/run_summary.hpp"

namespace tetrarch::reports {
namespace {

void append_named(pugi::xml_node list, const char* name, std::string_view text) {
  pugi::xml_node fact = append(list, "div");
  say(fact, "dt", name);
  say(fact, "dd", text);
}

void append_facts(pugi::xml_node parent, const BookCase& subject, const std::string& file) {
  pugi::xml_node list = append(parent, "dl", {{"class", "facts"}});
  append_named(list, "Name", subject.name);
  append_named(list, "Written at", fmt::format("{}:{}", file, subject.line));
  append_named(list, "Runs", subject.is_turned ? "as it is shown, and in its three quarter turns" : "as it is shown");
  for (const SourcePlace& source : subject.sources) {
    append_named(list, "Source", fmt::format("{}, {}", source.source, source.place));
  }
}

void append_clauses_of(pugi::xml_node parent, const BookPage& page, const BookCase& subject) {
  say(parent, "p", "Shows", {{"class", "label"}});
  pugi::xml_node list = append(parent, "ul", {{"class", "shows"}});
  for (const std::string& id : subject.clauses) {
    pugi::xml_node item = append(list, "li");
    link_clauses(item, page, {id});
    add_text(item, " ");
    say(item, "span", page.addresses->title_of_clause(id));
    if (std::ranges::count(subject.forbids, id) == 0) continue;
    add_text(item, " ");
    say(item, "span", "forbids here, or decides otherwise", {{"class", "mark"}});
  }
}

void append_commands(pugi::xml_node parent, const BookCase& subject) {
  append_shell_command(parent, "Run it on an engine", subject.run);
  append_shell_command(parent, "Explain it in a terminal", subject.explain);
  pugi::xml_node written = append(parent, "details", {{"class", "written unfolds"}});
  say(written, "summary", "As it is written");
  append_lines(written, "The case as it is written", subject.text);
}

void append_summary(pugi::xml_node node, const BookCase& subject) {
  pugi::xml_node summary = append(node, "summary");
  say(summary, "h3", subject.title);
  pugi::xml_node line = append(summary, "span", {{"class", "name"}});
  say(line, "span", short_name(subject.name));
  for (const std::string& id : subject.clauses) {
    add_text(line, " · ");
    say(line, "span", id, {{"class", "id"}});
  }
}

void append_neighbours(pugi::xml_node main, const BookPage& page, const AreaInGame& place) {
  pugi::xml_node nav = append(main, "nav", {{"class", "neighbours"}, {"aria-label", "Other areas"}});
  if (place.previous != nullptr) {
    set(link(nav, page, "← " + heading_of(*place.previous), page_of(*place.game, *place.previous)), "rel", "prev");
  }
  if (place.next != nullptr) {
    set(link(nav, page, heading_of(*place.next) + " →", page_of(*place.game, *place.next)), "rel", "next");
  }
}

// Of no use without the script, which shows them.
void append_folding(pugi::xml_node main) {
  pugi::xml_node buttons = append(main, "p", {{"class", "folding"}, {"hidden", ""}});
  say(buttons, "button", "Open all", {{"type", "button"}, {"id", "open-all"}});
  say(buttons, "button", "Close all", {{"type", "button"}, {"id", "close-all"}});
}

}  // namespace

std::string heading_of(const BookArea& area) {
  std::string heading = area.name;
  std::ranges::replace(heading, '-', ' ');
  return capitalized(heading);
}

void append_case(pugi::xml_node parent, const BookPage& page, const BookGame& game, const BookCase& subject,
                 const std::string& file) {
  const std::string name = short_name(subject.name);
  pugi::xml_node node =
      append(parent, "details", {{"class", "case unfolds"}, {"id", name}, {"data-case", subject.name}});
  append_summary(node, subject);
  pugi::xml_node body = append(node, "div", {{"class", "body"}});
  append_permalink(append(body, "p", {{"class", "address"}}), name, "this case");
  append_account(body, page, game, subject);
  pugi::xml_node about = append(body, "div", {{"class", "about-case"}});
  pugi::xml_node left = append(about, "div");
  append_clauses_of(left, page, subject);
  append_facts(left, subject, file);
  append_commands(append(about, "div"), subject);
}

namespace {

// Under the headings of the file.
void append_cases(pugi::xml_node main, const BookPage& page, const AreaInGame& place) {
  const std::string* section = nullptr;
  for (const BookCase& subject : place.area->cases) {
    if (section == nullptr || *section != subject.section)
      say(main, "h2", subject.section.empty() ? "Cases" : subject.section);
    section = &subject.section;
    append_case(main, page, *place.game, subject, place.area->file);
  }
}

}  // namespace

std::string area_page(const Book& book, const BookAddresses& addresses, const AreaInGame& place) {
  const BookGame* game = place.game;
  const BookArea* area = place.area;
  const BookPage page{.book = &book,
                      .addresses = &addresses,
                      .path = page_of(*game, *area),
                      .title = fmt::format("{}: {}", game->title, heading_of(*area)),
                      .crumbs = {{"The book", std::string(kFrontPage)}, {game->title, page_of(*game)}},
                      .has_boards = true};
  return file_of(page, [&page, &place](pugi::xml_node main) {
    append_paragraphs(main, page, place.area->about);
    say(main, "p",
        fmt::format("{} of the level {}: what is done, what happens and why, as the reference tells it.",
                    counted(place.area->cases.size(), "case"), place.level->name),
        {{"class", "note"}});
    append_legend(main, {place.game->armies.begin(), place.game->armies.end()}, BoardUse::kBook);
    append_folding(main);
    append_cases(main, page, place);
    append_neighbours(main, page, place);
  });
}

}  // namespace tetrarch::reports
