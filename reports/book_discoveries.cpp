// What searches have found.
#include <fmt/format.h>

#include <algorithm>

#include "reports/book_parts.hpp"
#include "reports/markdown.hpp"
#include "reports/markup.hpp"

namespace tetrarch::reports {
namespace {

// A page names files beside it; those of cases are areas of the book.
std::string address_of(const BookPage& page, const BookGame& game, const std::string& written) {
  if (written.starts_with("https://") || written.starts_with("http://")) return written;
  for (const BookLevel& level : game.levels) {
    for (const BookArea& area : level.areas) {
      if (written == fmt::format("cases/{}.yaml", area.name)) return href(page, page_of(game, area));
    }
  }
  return "";
}

// The name of a case leads to it.
void say_name(pugi::xml_node parent, const BookPage& page, const BookGame& game, const std::string& code) {
  const std::string address = page.addresses->of_case(page.addresses->case_named(game.ruleset, code));
  pugi::xml_node holder = address.empty() ? parent : append(parent, "a", {{"href", href(page, address)}});
  say(holder, "code", code);
}

// The heading of the whole page is that of the book's.
std::string without_first_heading(const std::string& text) {
  return text.starts_with("# ") ? text.substr(std::min(text.find('\n'), text.size())) : text;
}

void append_discoveries_of(pugi::xml_node main, const BookPage& page, const BookGame& game) {
  pugi::xml_node part = append(main, "section", {{"class", "discoveries"}, {"id", game.ruleset}});
  say(part, "h2", game.title);
  append_markdown(
      part, without_first_heading(game.discoveries),
      {.heading_shift = 1,
       .address_of = [&](const std::string& written) { return address_of(page, game, written); },
       .say_text = [&](pugi::xml_node parent, const std::string& text) { say_linked(parent, page, text); },
       .say_code = [&](pugi::xml_node parent, const std::string& code) { say_name(parent, page, game, code); }});
}

}  // namespace

std::string discoveries_page(const Book& book, const BookAddresses& addresses) {
  const BookPage page = top_page(book, addresses, kDiscoveriesPage, "Discoveries");
  return file_of(page, [&page](pugi::xml_node main) {
    say(main, "p", "Positions and games that were searched for: what was found, how, and what was sought in vain.",
        {{"class", "lead"}});
    for (const BookGame& game : page.book->games) {
      if (!game.discoveries.empty()) append_discoveries_of(main, page, game);
    }
  });
}

}  // namespace tetrarch::reports
