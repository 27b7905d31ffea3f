// The front page.
#include <fmt/format.h>

#include "reports/book_parts.hpp"
#include "reports/markup.hpp"
#include "reports/run_summary.hpp"

namespace tetrarch::reports {
namespace {

// Clauses of a basis.
std::size_t count_of(const BookGame& game, std::string_view basis) {
  std::size_t count = 0;
  for (const BookChapter& chapter : game.chapters) {
    for (const BookClause& clause : chapter.clauses) count += clause.basis == basis ? 1 : 0;
  }
  return count;
}

void append_card(pugi::xml_node list, const BookPage& page, const BookGame& game) {
  pugi::xml_node card = append(list, "li", {{"class", "game"}});
  link(append(card, "h2"), page, game.title, page_of(game));
  say(card, "p",
      fmt::format("{} in {}, shown by {}", counted(clauses_in(game), "clause"),
                  counted(game.chapters.size(), "chapter"), counted(cases_in(game), "case")));
  say(card, "p",
      fmt::format("{} stated by a source, {} read from one, {} ruled here, {} open", count_of(game, "stated"),
                  count_of(game, "read"), count_of(game, "ruled"), count_of(game, "open")),
      {{"class", "about"}});
  pugi::xml_node levels = append(card, "dl", {{"class", "contents"}});
  for (const BookLevel& level : game.levels) {
    pugi::xml_node row = append(levels, "div");
    say(row, "dt", level.name);
    pugi::xml_node areas = append(row, "dd");
    for (const BookArea& area : level.areas) {
      if (&area != &level.areas.front()) add_text(areas, ", ");
      link(areas, page, area.name, page_of(game, area));
    }
  }
}

struct Hint {
  std::string_view what;
  std::string_view text;
};

void append_hints(pugi::xml_node main) {
  say(main, "h2", "How to find something");
  pugi::xml_node list = append(main, "dl", {{"class", "hints"}});
  for (const auto& [what, text] : {
           Hint{"By search", "The field above finds clauses and cases by ids, names and words; the key / leads there."},
           Hint{"By clause", "A game's page has all its clauses, and each the cases that show it."},
           Hint{"By area", "A case's page has its boards, what happens on them and why, and how to run it."},
           Hint{"By address", "Clauses and cases have addresses that stay: the # behind a heading."},
       }) {
    pugi::xml_node row = append(list, "div");
    say(row, "dt", what);
    say(row, "dd", text);
  }
}

}  // namespace

std::string front_page(const Book& book, const BookAddresses& addresses) {
  const BookPage page = top_page(book, addresses, kFrontPage, "The book of expected outcomes");
  return file_of(page, [&page](pugi::xml_node main) {
    say(main, "p",
        "What the rules of these four-player chess games say, and what happens in every case that shows them: each "
        "step with its board, what it brings, and the clauses behind it.",
        {{"class", "lead"}});
    pugi::xml_node games = append(main, "ul", {{"class", "games"}});
    for (const BookGame& game : page.book->games) append_card(games, page, game);
    pugi::xml_node more = append(main, "p", {{"class", "prose"}});
    add_text(more, "What the sources leave open is decided here or left open, and ");
    link(more, page, "listed with what an engine may decide otherwise", kRulingsPage);
    add_text(more, ". What searches have found is told under ");
    link(more, page, "discoveries", kDiscoveriesPage);
    add_text(more, ".");
    append_hints(main);
  });
}

}  // namespace tetrarch::reports
