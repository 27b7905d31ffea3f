// The page of a game: its rules, chapter by chapter.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "reports/book_parts.hpp"
#include "reports/markup.hpp"
#include "reports/run_summary.hpp"

namespace tetrarch::reports {
namespace {

// "Who may capture whom" is "who-may-capture-whom". No clause has such an id.
std::string anchor_of(const BookChapter& chapter) {
  std::string anchor;
  for (const char character : chapter.title) {
    const auto byte = static_cast<unsigned char>(character);
    anchor += std::isalnum(byte) != 0 ? static_cast<char>(std::tolower(byte)) : '-';
  }
  return "chapter-" + anchor;
}

void append_chapters(pugi::xml_node parent, const BookGame& game) {
  pugi::xml_node nav = append(parent, "nav", {{"class", "chapters"}, {"aria-label", "Chapters"}});
  say(nav, "h2", "Chapters");
  pugi::xml_node list = append(nav, "ol");
  for (const BookChapter& chapter : game.chapters) {
    pugi::xml_node item = append(list, "li");
    say(item, "a", chapter.title, {{"href", "#" + anchor_of(chapter)}});
    add_text(item, " ");
    say(item, "span", counted(chapter.clauses.size(), "clause"), {{"class", "about"}});
  }
}

void append_level_of(pugi::xml_node parent, const BookPage& page, const BookGame& game, const BookLevel& level) {
  pugi::xml_node part = append(parent, "li", {{"class", "level"}});
  say(part, "h3", level.name);
  say(part, "p", level.title, {{"class", "about"}});
  pugi::xml_node list = append(part, "ul", {{"class", "areas"}});
  for (const BookArea& area : level.areas) {
    pugi::xml_node item = append(list, "li");
    link(item, page, area.name, page_of(game, area));
    add_text(item, " ");
    say(item, "span", std::to_string(area.cases.size()), {{"class", "about"}});
  }
}

void append_levels(pugi::xml_node parent, const BookPage& page, const BookGame& game) {
  pugi::xml_node nav = append(parent, "nav", {{"class", "all-areas"}, {"aria-label", "Cases"}});
  say(nav, "h2", "Cases");
  pugi::xml_node list = append(nav, "ul", {{"class", "levels"}});
  for (const BookLevel& level : game.levels) append_level_of(list, page, game, level);
}

void append_cases_of(pugi::xml_node parent, const BookPage& page, const char* heading,
                     const std::vector<std::string>& names) {
  if (names.empty()) return;
  say(parent, "p", fmt::format("{} ({})", heading, names.size()), {{"class", "label"}});
  pugi::xml_node list = append(parent, "ul", {{"class", "cases"}});
  for (const std::string& name : names) {
    link(append(list, "li"), page, page.addresses->title_of_case(name), page.addresses->of_case(name));
  }
}

void append_shown_by(pugi::xml_node part, const BookPage& page, const BookClause& clause) {
  if (!clause.exemption.empty()) say(part, "p", clause.exemption, {{"class", "note"}});
  const std::size_t count = clause.allowing.size() + clause.forbidding.size();
  if (count == 0) return;
  pugi::xml_node details = append(part, "details", {{"class", "shown-by"}});
  say(details, "summary", "Shown by " + counted(count, "case"));
  append_cases_of(details, page, "It allows, or applies", clause.allowing);
  append_cases_of(details, page, "It forbids, or decides otherwise", clause.forbidding);
}

void append_chapter(pugi::xml_node main, const BookPage& page, const BookChapter& chapter) {
  pugi::xml_node part = append(main, "section", {{"class", "chapter"}});
  say(part, "h2", chapter.title, {{"id", anchor_of(chapter)}});
  for (const BookClause& clause : chapter.clauses) append_shown_by(append_clause(part, page, clause, ""), page, clause);
}

}  // namespace

std::size_t cases_in(const BookLevel& level) {
  std::size_t count = 0;
  for (const BookArea& area : level.areas) count += area.cases.size();
  return count;
}

std::size_t cases_in(const BookGame& game) {
  std::size_t count = 0;
  for (const BookLevel& level : game.levels) count += cases_in(level);
  return count;
}

std::size_t clauses_in(const BookGame& game) {
  std::size_t count = 0;
  for (const BookChapter& chapter : game.chapters) count += chapter.clauses.size();
  return count;
}

std::string game_page(const Book& book, const BookAddresses& addresses, const BookGame& game) {
  const BookPage page = top_page(book, addresses, page_of(game), game.title);
  return file_of(page, [&page, &game](pugi::xml_node main) {
    say(main, "p",
        fmt::format("The rules, {} in {}, and {} that show them, step by step.", counted(clauses_in(game), "clause"),
                    counted(game.chapters.size(), "chapter"), counted(cases_in(game), "case")),
        {{"class", "lead"}});
    append_chapters(main, game);
    append_levels(main, page, game);
    for (const BookChapter& chapter : game.chapters) append_chapter(main, page, chapter);
  });
}

}  // namespace tetrarch::reports
