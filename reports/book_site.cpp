#include "reports/book_site.hpp"

#include <vector>

#include "reports/book_parts.hpp"
#include "reports/embedded_files.hpp"

namespace tetrarch::reports {
namespace {

std::vector<AreaInGame> areas_of(const BookGame& game) {
  std::vector<AreaInGame> areas;
  for (const BookLevel& level : game.levels) {
    for (const BookArea& area : level.areas) {
      AreaInGame place{.game = &game, .level = &level, .area = &area, .previous = nullptr, .next = nullptr};
      if (!areas.empty()) {
        place.previous = areas.back().area;
        areas.back().next = &area;
      }
      areas.push_back(place);
    }
  }
  return areas;
}

}  // namespace

std::map<std::string, std::string> book_site(const Book& book) {
  const BookAddresses addresses(book);
  std::map<std::string, std::string> files;
  files[std::string(kFrontPage)] = front_page(book, addresses);
  files[std::string(kRulingsPage)] = rulings_page(book, addresses);
  files[std::string(kDiscoveriesPage)] = discoveries_page(book, addresses);
  files["search-index.js"] = search_index(book, addresses);
  files["book.css"] = std::string(kBoardStyle) + std::string(kPageStyle) + std::string(kBookStyle);
  files["book.js"] = std::string(kPageScript) + std::string(kBookScript);
  for (const BookGame& game : book.games) {
    files[page_of(game)] = game_page(book, addresses, game);
    for (const AreaInGame& place : areas_of(game)) {
      files[page_of(game, *place.area)] = area_page(book, addresses, place);
    }
  }
  return files;
}

}  // namespace tetrarch::reports
