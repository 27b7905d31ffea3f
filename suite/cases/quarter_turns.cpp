#include "suite/cases/quarter_turns.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

#include "suite/cases/step_text.hpp"
#include "suite/notation/notation.hpp"

namespace tetrarch::cases {
namespace {

using nlohmann::json;
using notation::Notation;

class Turn {
 public:
  Turn(const Notation& notation, unsigned quarter_turns) : notation_(notation), quarter_turns_(quarter_turns) {}

  Case of(const Case& original) const {
    Case turned{.name = fmt::format("{}@{}", original.name, 90 * quarter_turns_),
                .title = original.title,
                .ruleset = original.ruleset,
                .area = original.area,
                .clauses = original.clauses,
                .forbids = original.forbids,
                .from = original.from,
                .all_turns = original.all_turns,
                .quarter_turns = quarter_turns_,
                .position = position(original.position),
                .steps = {},
                .place = original.place};
    for (const Step& each : original.steps) turned.steps.push_back(step(each));
    return turned;
  }

 private:
  std::string word(const std::string& text) const { return notation_.turned_word(text, quarter_turns_); }
  json document(const json& value) const { return notation_.turned(value, quarter_turns_); }

  // Turned, the opening is no longer the opening: another player is on turn.
  json position(const json& value) const { return document(value.is_null() ? notation_.opening() : value); }

  std::vector<json> documents(const std::vector<json>& values) const {
    std::vector<json> turned;
    for (const json& value : values) turned.push_back(document(value));
    return turned;
  }

  Step step(const Step& original) const {
    Step turned = original;
    if (const Act* act = std::get_if<Act>(&original.deed)) turned.deed = Act{document(act->action)};
    if (const Load* load = std::get_if<Load>(&original.deed)) turned.deed = Load{position(load->position)};
    turned.text = step_text(turned.deed, notation_);
    if (original.events) turned.events = documents(*original.events);
    turned.state = notation_.turned(original.state, quarter_turns_);
    if (original.moves) turned.moves = moves(*original.moves);
    for (ExpectedAttackers& attackers : turned.attackers) attackers = this->attackers(attackers);
    turned.check.clear();
    for (const auto& [player, checked] : original.check) turned.check[word(player)] = checked;
    return turned;
  }

  ExpectedMoves moves(const ExpectedMoves& original) const {
    ExpectedMoves turned = original;
    if (original.exactly) turned.exactly = documents(*original.exactly);
    turned.include = documents(original.include);
    turned.exclude = documents(original.exclude);
    turned.from.clear();
    for (const auto& [square, listed] : original.from) turned.from[word(square)] = documents(listed);
    return turned;
  }

  ExpectedAttackers attackers(const ExpectedAttackers& original) const {
    ExpectedAttackers turned{word(original.square), word(original.by), {}};
    for (const std::string& square : original.squares) turned.squares.insert(word(square));
    return turned;
  }

  const Notation& notation_;
  unsigned quarter_turns_;
};

}  // namespace

std::vector<Case> with_quarter_turns(std::vector<Case> cases) {
  std::vector<Case> all;
  for (Case& original : cases) {
    const auto place = all.size();
    all.push_back(std::move(original));
    if (!all[place].all_turns) continue;
    const Notation* notation = notation::notation_of(all[place].ruleset);
    if (notation == nullptr) throw std::logic_error("a case of a ruleset without a notation: " + all[place].ruleset);
    for (unsigned quarter_turns = 1; quarter_turns <= 3; ++quarter_turns) {
      all.push_back(Turn(*notation, quarter_turns).of(all[place]));
    }
  }
  return all;
}

}  // namespace tetrarch::cases
