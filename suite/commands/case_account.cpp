#include "suite/commands/case_account.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "suite/commands/expected_lines.hpp"
#include "suite/notation/notation.hpp"
#include "suite/run/asking.hpp"
#include "suite/run/deed.hpp"
#include "suite/service/reference_service.hpp"

namespace tetrarch::commands {
namespace {

using nlohmann::json;
using reports::CaseAccount;
using reports::ToldPosition;
using reports::ToldRefusal;
using reports::ToldSentence;
using reports::ToldStep;

std::optional<ToldRefusal> refusal_in(const suite::Answer& answer) {
  const auto* refused = std::get_if<suite::Refused>(&answer);
  if (refused == nullptr) return std::nullopt;
  return ToldRefusal{refused->message, refused->clause};
}

class Teller {
 public:
  explicit Teller(const cases::Case& subject)
      : subject_(subject),
        notation_(*notation::notation_of(subject.ruleset)),
        game_(service::make_game(subject.ruleset)),
        ask_(suite::reference_asker(*game_)) {}

  CaseAccount tell() {
    CaseAccount account;
    const auto loaded = suite::ask(ask_, "load", suite::load_params(subject_.ruleset, subject_.position));
    account.refusal = refusal_in(loaded.answer);
    account.position = position();
    for (const cases::Step& step : subject_.steps) account.steps.push_back(told(step));
    return account;
  }

 private:
  ToldStep told(const cases::Step& step) {
    const suite::Asked asked = suite::perform(step.deed, subject_.ruleset, ask_);
    const bool is_accepted = suite::result_in(asked.answer) != nullptr;
    ToldStep told{.text = step.text,
                  .request = asked.request,
                  .refusal = refusal_in(asked.answer),
                  .sentences = {},
                  .looked_for = expected_lines(step, notation_),
                  .position = {}};
    if (!is_accepted) return told;
    if (std::holds_alternative<cases::Act>(step.deed)) told.sentences = sentences();
    if (!std::holds_alternative<cases::Look>(step.deed)) told.position = position();
    return told;
  }

  std::vector<ToldSentence> sentences() const {
    std::vector<ToldSentence> sentences;
    for (const auto& [text, clauses] : game_->account().lines) sentences.push_back({text, clauses});
    return sentences;
  }

  ToldPosition position() {
    const auto asked = suite::ask(ask_, "state", json::object());
    ToldPosition position{suite::result_in(asked.answer)->at("state"), {}, {}};
    position.remarks = new_remarks(position.state);
    for (const std::string& player : notation_.players()) add_checks(position, player);
    return position;
  }

  // What held before is not said again.
  std::vector<std::string> new_remarks(const json& state) {
    const auto remarks = notation_.remarks(state);
    std::vector<std::string> new_ones;
    std::ranges::copy_if(remarks, std::back_inserter(new_ones), [&](const std::string& remark) {
      return std::ranges::find(remarks_, remark) == remarks_.end();
    });
    remarks_ = remarks;
    return new_ones;
  }

  void add_checks(ToldPosition& position, const std::string& player) const {
    for (const std::string& king : notation_.kings_of(position.state, player)) {
      for (const std::string& checker : notation_.checkers_of(position.state, player)) {
        const auto squares = attackers(king, checker);
        if (squares.empty()) continue;
        position.checks.push_back(
            fmt::format("check: {} on {}, by {} from {}", player, king, checker, fmt::join(squares, ", ")));
      }
    }
  }

  std::vector<std::string> attackers(const std::string& square, const std::string& by) const {
    const auto asked = suite::ask(ask_, "attackers", {{"square", square}, {"by", by}});
    return suite::result_in(asked.answer)->at("squares").get<std::vector<std::string>>();
  }

  const cases::Case& subject_;
  const notation::Notation& notation_;
  std::unique_ptr<service::GameService> game_;
  suite::Asker ask_;
  std::vector<std::string> remarks_;
};

}  // namespace

CaseAccount account_of(const cases::Case& subject) { return Teller(subject).tell(); }

}  // namespace tetrarch::commands
