#include "suite/campaign/attempt_case.hpp"

#include <fmt/format.h>

#include <memory>
#include <set>
#include <stdexcept>

#include "suite/campaign/explorer.hpp"
#include "suite/notation/notation.hpp"
#include "suite/run/asking.hpp"
#include "suite/run/deed.hpp"
#include "suite/service/reference_service.hpp"

namespace tetrarch::campaign {

using nlohmann::json;

namespace {

std::vector<json> events_to_write(const json& events, const notation::Notation& notation) {
  std::vector<json> written;
  for (const json& event : events) written.push_back(notation.expected_event(event));
  return written;
}

// Writes down what the reference shows.
class Scribe {
 public:
  Scribe(const std::string& ruleset, Asking asking)
      : notation_(*notation::notation_of(ruleset)),
        asking_(asking),
        game_(service::make_game(ruleset)),
        ask_(suite::reference_asker(*game_)) {}

  cases::Case written(const Attempt& attempt) {
    subject_.ruleset = notation_.ruleset();
    subject_.position = attempt.position;
    const auto loaded = suite::ask(ask_, "load", suite::load_params(subject_.ruleset, attempt.position));
    if (const auto* refused = std::get_if<suite::Refused>(&loaded.answer)) {
      throw std::invalid_argument(fmt::format("the position of an attempt must be loadable; {}", refused->message));
    }
    for (const cases::Deed& deed : attempt.deeds) subject_.steps.push_back(step(deed));
    if (clauses_.empty()) clauses_.insert(explorer_of(subject_.ruleset)->clause_of(cases::Load{}));
    subject_.clauses.assign(clauses_.begin(), clauses_.end());
    return std::move(subject_);
  }

 private:
  cases::Step step(const cases::Deed& deed) {
    cases::Step step;
    step.deed = deed;
    step.text = text_of(deed);
    const auto asked = suite::perform(deed, subject_.ruleset, ask_);
    keep(deed, asked.answer, step);
    if (asking_ == Asking::kMoves) step.moves = moves();
    if (asking_ == Asking::kAttackers) step.attackers = attackers();
    return step;
  }

  void keep(const cases::Deed& deed, const suite::Answer& answer, cases::Step& step) {
    if (const auto* refused = std::get_if<suite::Refused>(&answer)) {
      step.refused = refused->kind;
      clauses_.insert(refused->clause);
      return;
    }
    clauses_.insert(explorer_of(subject_.ruleset)->clause_of(deed));
    if (!std::holds_alternative<cases::Act>(deed)) return;
    step.events = events_to_write(suite::result_in(answer)->at("events"), notation_);
    keep_account();
  }

  std::string text_of(const cases::Deed& deed) const {
    if (const auto* act = std::get_if<cases::Act>(&deed)) return "act " + notation_.action_text(act->action);
    return std::holds_alternative<cases::Undo>(deed) ? "undo 1" : "save-and-restore";
  }

  void keep_account() {
    for (const auto& line : game_->account().lines) clauses_.insert(line.clauses.begin(), line.clauses.end());
  }

  cases::ExpectedMoves moves() {
    cases::ExpectedMoves expected;
    const service::Reply listed = game_->moves();
    if (const auto* fault = std::get_if<service::Fault>(&listed)) {
      expected.refused = fault->kind;
    } else {
      expected.exactly = std::get<json>(listed).at("moves").get<std::vector<json>>();
    }
    return expected;
  }

  std::vector<cases::ExpectedAttackers> attackers() {
    std::vector<cases::ExpectedAttackers> expected;
    const json state = std::get<json>(game_->state()).at("state");
    for (const json& piece : state.at("pieces")) {
      for (const std::string& player : notation_.players()) {
        expected.push_back({piece.at("square"), player, attackers_of(piece.at("square"), player)});
      }
    }
    return expected;
  }

  std::set<std::string> attackers_of(const std::string& square, const std::string& player) const {
    const service::Reply reply = game_->attackers({{"square", square}, {"by", player}});
    return std::get<json>(reply).at("squares").get<std::set<std::string>>();
  }

  const notation::Notation& notation_;
  Asking asking_;
  std::unique_ptr<service::GameService> game_;
  suite::Asker ask_;
  cases::Case subject_;
  std::set<std::string> clauses_;
};

}  // namespace

cases::Case case_of(const Attempt& attempt, const std::string& ruleset, Asking asking) {
  return Scribe(ruleset, asking).written(attempt);
}

}  // namespace tetrarch::campaign
