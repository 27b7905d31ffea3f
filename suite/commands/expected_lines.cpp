#include "suite/commands/expected_lines.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace tetrarch::commands {
namespace {

template <class Words>
std::string listed(const Words& words) {
  return words.empty() ? "none" : fmt::format("{}", fmt::join(words, ", "));
}

std::string text_of(const std::vector<nlohmann::json>& actions, const notation::Notation& notation) {
  std::vector<std::string> texts;
  for (const auto& action : actions) texts.push_back(notation.action_text(action));
  return listed(texts);
}

void add_moves(const cases::ExpectedMoves& moves, const notation::Notation& notation, std::vector<std::string>& lines) {
  if (moves.refused) lines.push_back("listing the moves must be refused as " + *moves.refused);
  if (moves.count) lines.push_back(fmt::format("moves: {}", *moves.count));
  if (moves.exactly) lines.push_back("moves: " + text_of(*moves.exactly, notation));
  for (const auto& [square, from] : moves.from) {
    lines.push_back(fmt::format("moves from {}: {}", square, text_of(from, notation)));
  }
  if (!moves.include.empty()) lines.push_back("among the moves: " + text_of(moves.include, notation));
  if (!moves.exclude.empty()) lines.push_back("not among the moves: " + text_of(moves.exclude, notation));
}

}  // namespace

std::vector<std::string> expected_lines(const cases::Step& step, const notation::Notation& notation) {
  std::vector<std::string> lines;
  if (step.moves) add_moves(*step.moves, notation, lines);
  for (const auto& [square, by, squares] : step.attackers) {
    lines.push_back(fmt::format("attackers of {} by {}: {}", square, by, listed(squares)));
  }
  return lines;
}

}  // namespace tetrarch::commands
