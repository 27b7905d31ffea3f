// `tetrarch explain`: what happens in a case, and why.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reports/board_drawing.hpp"
#include "reports/printable.hpp"
#include "suite/commands/case_base.hpp"
#include "suite/commands/cases_meant.hpp"
#include "suite/commands/commands.hpp"
#include "suite/commands/expected_lines.hpp"
#include "suite/commands/terminal.hpp"
#include "suite/notation/notation.hpp"
#include "suite/run/asking.hpp"
#include "suite/run/deed.hpp"
#include "suite/run/success.hpp"
#include "suite/service/reference_service.hpp"

namespace tetrarch::commands {
namespace {

using nlohmann::json;

constexpr const char* kExplainExamples = R"(Examples:
  tetrarch explain fixtures/quaternity/cases/batch.yaml
  tetrarch explain fixtures/quaternity/cases/published.yaml#two-kings-in-one-batch
  tetrarch explain fixtures/quantum/cases/outside.yaml#stepping-out-and-staying-out
  tetrarch explain my_cases.yaml#two-at-once@90          the same a quarter turn on)";

class Explanation {
 public:
  explicit Explanation(const cases::Case& subject, const cases::ClauseBook& book)
      : subject_(subject),
        book_(book),
        notation_(*notation::notation_of(subject.ruleset)),
        game_(service::make_game(subject.ruleset)),
        ask_(suite::reference_asker(*game_)) {}

  void print() {
    fmt::print("{}: {}\n{}\n\n", subject_.name, reports::printable(subject_.title), fmt::join(subject_.clauses, ", "));
    print_answer(suite::ask(ask_, "load", suite::load_params(subject_.ruleset, subject_.position)));
    print_board();
    std::size_t number = 0;
    for (const cases::Step& step : subject_.steps) explain(step, ++number);
  }

 private:
  void explain(const cases::Step& step, std::size_t number) {
    fmt::print("\nstep {}: {}\n", number, step.text);
    const auto asked = suite::perform(step.deed, subject_.ruleset, ask_);
    print_answer(asked);
    const bool is_accepted = suite::result_in(asked.answer) != nullptr;
    if (is_accepted && std::holds_alternative<cases::Act>(step.deed)) print_account();
    for (const std::string& line : expected_lines(step, notation_)) fmt::print("  {}\n", line);
    if (is_accepted && !std::holds_alternative<cases::Look>(step.deed)) print_board();
  }

  // The text of a clause is quoted once.
  void print_answer(const suite::Asked& asked) {
    const auto* refused = std::get_if<suite::Refused>(&asked.answer);
    if (refused == nullptr) return;
    fmt::print("  refused: {}\n", refused->message);
    const auto* clause = book_.find(refused->clause);
    if (clause == nullptr || !quoted_.insert(clause->id).second) return;
    fmt::print("  {}: {}\n", clause->id, clause->text);
  }

  void print_account() const {
    for (const auto& [text, clauses] : game_->account().lines) {
      fmt::print("  {} ({})\n", text, fmt::join(clauses, ", "));
    }
  }

  void print_board() {
    const auto asked = suite::ask(ask_, "state", json::object());
    const json state = suite::result_in(asked.answer)->at("state");
    const auto marks = last_ ? reports::differing_squares(*last_, state) : std::set<std::string>{};
    fmt::print("\n{}", reports::draw_board(state, {.colour = is_coloured(1), .marks = marks}));
    print_remarks(state);
    for (const std::string& player : notation_.players()) print_checks(state, player);
    last_ = state;
  }

  // What held before is not said again.
  void print_remarks(const json& state) {
    const auto remarks = notation_.remarks(state);
    for (const std::string& remark : remarks) {
      if (std::ranges::find(remarks_, remark) == remarks_.end()) fmt::print("{}\n", remark);
    }
    remarks_ = remarks;
  }

  void print_checks(const json& state, const std::string& player) const {
    for (const std::string& king : notation_.kings_of(state, player)) {
      for (const std::string& checker : notation_.checkers_of(state, player)) print_check(player, king, checker);
    }
  }

  void print_check(const std::string& player, const std::string& king, const std::string& checker) const {
    const auto asked = suite::ask(ask_, "attackers", {{"square", king}, {"by", checker}});
    const auto squares = suite::result_in(asked.answer)->at("squares").get<std::vector<std::string>>();
    if (squares.empty()) return;
    fmt::print("check: {} on {}, by {} from {}\n", player, king, checker, fmt::join(squares, ", "));
  }

  const cases::Case& subject_;
  const cases::ClauseBook& book_;
  const notation::Notation& notation_;
  std::unique_ptr<service::GameService> game_;
  suite::Asker ask_;
  std::optional<json> last_;
  std::vector<std::string> remarks_;
  std::set<std::string> quoted_;
};

int explain(const std::string& word) {
  const auto books = clause_books();
  bool is_first = true;
  for (const cases::Case& subject : cases_meant(word)) {
    if (!std::exchange(is_first, false)) fmt::print("\n{:-<80}\n\n", "");
    Explanation(subject, *std::ranges::find(books, subject.ruleset, &cases::ClauseBook::ruleset)).print();
  }
  return suite::kSucceeded;
}

}  // namespace

void add_explain(CLI::App& app, int& exit_code) {
  auto word = std::make_shared<std::string>();
  auto* command = app.add_subcommand(
      "explain", "Show a case step by step: boards, checks, moves, what they bring, and the clauses behind each");
  command->add_option("FILE[#CASE]", *word, "A case file, and the name of a case in it")->required();
  command->footer(kExplainExamples);
  command->callback([word, &exit_code] { exit_code = explain(*word); });
}

}  // namespace tetrarch::commands
