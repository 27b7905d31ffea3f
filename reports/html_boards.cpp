// Boards on the page, and what their signs mean.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "reports/finding_boards.hpp"
#include "reports/html_parts.hpp"
#include "reports/markup.hpp"
#include "reports/position_facts.hpp"
#include "reports/svg_symbols.hpp"

namespace tetrarch::reports {
namespace {

using nlohmann::json;

std::string capitalized(std::string_view text) {
  std::string result(text);
  if (!result.empty() && result.front() >= 'a' && result.front() <= 'z')
    result.front() = static_cast<char>(result.front() - 32);
  return result;
}

using Texts = std::vector<std::string>;

std::string label_of(const std::string& fact) { return fact.substr(0, fact.find(':')); }

bool has_label(const Texts& facts, const std::string& label) {
  return std::ranges::any_of(facts, [&](const std::string& fact) { return label_of(fact) == label; });
}

// The facts of each board. What one board has and another has not is said of the other, too: "offer: none".
std::vector<Texts> facts_of_all(const std::vector<FindingBoard>& boards) {
  std::vector<Texts> all;
  Texts labels;
  for (const FindingBoard& board : boards) {
    all.push_back(facts_of(*board.position));
    std::ranges::transform(all.back(), std::back_inserter(labels), label_of);
  }
  for (Texts& facts : all) {
    for (const std::string& label : labels) {
      if (!has_label(facts, label)) facts.push_back(label + ": none");
    }
  }
  return all;
}

bool has(const Texts& facts, const std::string& fact) { return std::ranges::count(facts, fact) > 0; }

// What a board's caption says: all of the first one, and of those after it what is new or differs.
struct Facts {
  const Texts& own;
  const Texts* of_first = nullptr;  // none where this is the first one
  const Texts* of_other = nullptr;  // that this board is held against, if any

  bool is_told(const std::string& fact) const { return of_first == nullptr || !has(*of_first, fact) || differs(fact); }
  bool differs(const std::string& fact) const { return of_other != nullptr && !has(*of_other, fact); }
};

void append_facts(pugi::xml_node figure, const Facts& facts) {
  pugi::xml_node list = append(figure, "ul", {{"class", "told"}});
  for (const std::string& fact : facts.own) {
    if (!facts.is_told(fact)) continue;
    pugi::xml_node item = append(list, "li");
    if (facts.differs(fact)) {
      set(item, "class", "differs");
      say(item, "b", "differs", {{"class", "tag"}});
      add_text(item, " ");
    }
    say(item, "bdi", fact);
  }
  if (!list.first_child()) figure.remove_child(list);
}

std::string_view class_of(Moment moment) {
  if (moment == Moment::kActual) return "actual";
  return moment == Moment::kExpected || moment == Moment::kBeforeAndExpected ? "expected" : "before";
}

void append_figure(pugi::xml_node parent, const FindingBoard& board, const Facts& facts, const GameFacts* game) {
  const std::string caption = capitalized(caption_of(board.moment));
  pugi::xml_node figure = append(parent, "figure", {{"class", class_of(board.moment)}});
  say(figure, "figcaption", caption);
  BoardOptions options{.title = caption, .marks = board.marks, .arrows = board.arrows, .zones = {}};
  if (game != nullptr) options.zones = game->zones;
  append_board(figure, *board.position, options);
  append_facts(figure, facts);
}

// --- the legend

struct Sign {
  std::vector<std::string> symbols;
  std::string meaning;
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

// The armies that stand on a board of this run, in the order of their looks.
std::vector<std::string_view> armies_in(const RunResult& run) {
  std::set<std::string> named;
  for (const CaseResult& result : run.cases) {
    if (!result.finding || is_acceptable(result.verdict)) continue;
    for (const FindingBoard& board : boards_of(*result.finding)) {
      for (const json& piece : member_of(*board.position, "pieces")) named.insert(text_of(piece, "army"));
    }
  }
  std::vector<std::string_view> armies;
  for (const ArmyLook& look : kArmyLooks) {
    if (named.contains(std::string(look.name))) armies.push_back(look.name);
  }
  return armies;
}

std::vector<Sign> signs() {
  const std::string pawn = piece_of("white", 'P');
  const std::string queen = piece_of("black", 'Q');
  return {{{std::string(kMovedSymbol)}, "where the move begins or ends"},
          {{std::string(kAskedArrowSymbol)}, "the move that was asked for"},
          {{std::string(kMissingArrowSymbol)}, "a move that is missing in the engine's list"},
          {{std::string(kSurplusArrowSymbol)}, "a move too many in the engine's list"},
          {{queen, std::string(kDiffersSymbol)}, "not as expected"},
          {{piece_of("red", 'K'), std::string(kAwardedSymbol)},
           "a king that the move costs: mated, and awarded or eliminated"},
          {{queen, std::string(kTransferredSymbol)}, "a piece that has changed its controller"},
          {{queen, badge_symbol(look_of("white"))}, "a piece of one army that another player controls, here white"},
          {{piece_of("red", 'R'), std::string(kFrozenSymbol)}, "frozen: it cannot move"},
          {{pawn, std::string(heading_symbol('^'))}, "a pawn that heads up"},
          {{pawn, std::string(heading_symbol('*'))}, "an open pawn, whose heading is not decided yet"},
          {{piece_of("north", 'K'), std::string(kDeadlineSymbol)},
           "outside the zone, to be back before the round on the flag"}};
}

}  // namespace

void append_finding_boards(pugi::xml_node parent, const Finding& finding, const GameFacts* game) {
  const std::vector<FindingBoard> boards = boards_of(finding);
  if (boards.empty()) return;
  pugi::xml_node row = append(parent, "div", {{"class", "boards"}});
  const std::vector<Texts> all = facts_of_all(boards);
  const bool is_compared = boards.size() > 1 && boards.back().moment == Moment::kActual;
  for (std::size_t index = 0; index < boards.size(); ++index) {
    Facts facts{.own = all[index], .of_first = index == 0 ? nullptr : &all.front(), .of_other = nullptr};
    if (is_compared && index + 2 >= boards.size()) {
      facts.of_other = &all[index + 1 == boards.size() ? index - 1 : index + 1];
    }
    append_figure(row, boards[index], facts, game);
  }
}

void append_legend(pugi::xml_node parent, const RunResult& run) {
  pugi::xml_node details = append(parent, "details", {{"class", "legend"}});
  say(details, "summary", "How to read the boards");
  pugi::xml_node list = append(details, "ul", {{"class", "signs"}});
  for (const std::string_view army : armies_in(run)) {
    append_sign(list, {{piece_of(army, 'P')}, std::string(army)});
  }
  for (const Sign& sign : signs()) append_sign(list, sign);
}

}  // namespace tetrarch::reports
