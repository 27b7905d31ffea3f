#include "reports/legend.hpp"

#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/markup.hpp"
#include "reports/svg_symbols.hpp"

namespace tetrarch::reports {
namespace {

struct Sign {
  std::vector<std::string> symbols;
  std::string meaning;
  std::string army = {};  // of the game that has it, where one has it alone
};

void append_sign(pugi::xml_node list, const Sign& sign) {
  pugi::xml_node item = append(list, "li");
  pugi::xml_node svg =
      append(item, "svg", {{"class", "t-sign"}, {"viewBox", "-.08 -.08 1.16 1.16"}, {"aria-hidden", "true"}});
  append(svg, "rect", {{"width", "1"}, {"height", "1"}, {"fill", "#d0bd98"}, {"class", "t-dark"}});
  for (const std::string& symbol : sign.symbols) append_use(svg, symbol);
  say(item, "span", sign.meaning);
}

std::string piece_of(std::string_view army, char type) {
  DrawnPiece piece;
  piece.army_name = army;
  piece.type = type;
  return piece_symbol(piece);
}

std::vector<Sign> signs_of_moves(BoardUse use) {
  if (use == BoardUse::kBook) {
    return {{{std::string(kMovedSymbol)}, "where the move that led here began or ended"},
            {{std::string(kAskedArrowSymbol)}, "the next move, which is accepted"},
            {{std::string(kRefusedArrowSymbol)}, "a move that is tried here and refused"}};
  }
  return {{{std::string(kMovedSymbol)}, "where the move begins or ends"},
          {{std::string(kAskedArrowSymbol)}, "the move that was asked for"},
          {{std::string(kMissingArrowSymbol)}, "a move that is missing in the engine's list"},
          {{std::string(kSurplusArrowSymbol)}, "a move too many in the engine's list"},
          {{piece_of("black", 'Q'), std::string(kDiffersSymbol)}, "not as expected"}};
}

Sign sign_of_lost_king(BoardUse use) {
  if (use == BoardUse::kBook) return {{std::string(kAwardedSymbol)}, "where a king stood that the move cost"};
  return {{piece_of("red", 'K'), std::string(kAwardedSymbol)},
          "a king that the move costs: mated, and awarded or eliminated"};
}

std::vector<Sign> signs_of_pieces() {
  const std::string pawn = piece_of("white", 'P');
  const std::string queen = piece_of("black", 'Q');
  return {{{queen, std::string(kTransferredSymbol)}, "a piece that has changed its controller", "white"},
          {{queen, badge_symbol(look_of("white"))},
           "a piece of one army that another player controls, here white",
           "white"},
          {{piece_of("red", 'R'), std::string(kFrozenSymbol)}, "frozen: it cannot move", "white"},
          {{pawn, std::string(heading_symbol('^'))}, "a pawn that heads up", "white"},
          {{pawn, std::string(heading_symbol('*'))}, "an open pawn, whose heading is not decided yet", "white"},
          {{piece_of("north", 'K'), std::string(kDeadlineSymbol)},
           "outside the zone, which is not shaded; to be back before the round on the flag",
           "north"}};
}

}  // namespace

void append_legend(pugi::xml_node parent, const std::set<std::string>& armies, BoardUse use) {
  pugi::xml_node details = append(parent, "details", {{"class", "legend unfolds"}});
  say(details, "summary", "How to read the boards");
  pugi::xml_node list = append(details, "ul", {{"class", "signs"}});
  for (const ArmyLook& look : kArmyLooks) {
    if (armies.contains(std::string(look.name))) {
      append_sign(list, {{piece_of(look.name, 'P')}, std::string(look.name)});
    }
  }
  for (const Sign& sign : signs_of_moves(use)) append_sign(list, sign);
  append_sign(list, sign_of_lost_king(use));
  for (const Sign& sign : signs_of_pieces()) {
    if (armies.contains(sign.army)) append_sign(list, sign);
  }
}

}  // namespace tetrarch::reports
