// Boards on the page.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "reports/finding_boards.hpp"
#include "reports/html_parts.hpp"
#include "reports/legend.hpp"
#include "reports/markup.hpp"
#include "reports/position_facts.hpp"
#include "reports/run_summary.hpp"

namespace tetrarch::reports {
namespace {

using nlohmann::json;

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

// The armies that stand on a board of this run.
std::set<std::string> armies_in(const RunResult& run) {
  std::set<std::string> armies;
  for (const CaseResult& result : run.cases) {
    if (!result.finding || is_acceptable(result.verdict)) continue;
    for (const FindingBoard& board : boards_of(*result.finding)) {
      for (const json& piece : member_of(*board.position, "pieces")) armies.insert(text_of(piece, "army"));
    }
  }
  return armies;
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

void append_legend_of(pugi::xml_node parent, const RunResult& run) {
  append_legend(parent, armies_in(run), BoardUse::kFindings);
}

}  // namespace tetrarch::reports
