// `tetrarch explain`: what happens in a case, and why.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reports/board_drawing.hpp"
#include "reports/printable.hpp"
#include "suite/commands/case_account.hpp"
#include "suite/commands/case_base.hpp"
#include "suite/commands/cases_meant.hpp"
#include "suite/commands/commands.hpp"
#include "suite/commands/terminal.hpp"
#include "suite/run/success.hpp"

namespace tetrarch::commands {
namespace {

constexpr const char* kExplainExamples = R"(Examples:
  tetrarch explain fixtures/quaternity/cases/batch.yaml
  tetrarch explain fixtures/quaternity/cases/published.yaml#two-kings-in-one-batch
  tetrarch explain fixtures/quantum/cases/outside.yaml#stepping-out-and-staying-out
  tetrarch explain my_cases.yaml#two-at-once@90          the same a quarter turn on)";

class Explanation {
 public:
  explicit Explanation(const cases::Case& subject, const cases::ClauseBook& book)
      : subject_(subject), book_(book), account_(account_of(subject)) {}

  void print() {
    fmt::print("{}: {}\n{}\n\n", subject_.name, reports::printable(subject_.title), fmt::join(subject_.clauses, ", "));
    if (account_.refusal) print(*account_.refusal);
    print(account_.position);
    std::size_t number = 0;
    for (const reports::ToldStep& step : account_.steps) print(step, ++number);
  }

 private:
  void print(const reports::ToldStep& step, std::size_t number) {
    fmt::print("\nstep {}: {}\n", number, step.text);
    if (step.refusal) print(*step.refusal);
    for (const auto& [text, clauses] : step.sentences) fmt::print("  {} ({})\n", text, fmt::join(clauses, ", "));
    for (const std::string& line : step.looked_for) fmt::print("  {}\n", line);
    if (step.position) print(*step.position);
  }

  // The text of a clause is quoted once.
  void print(const reports::ToldRefusal& refusal) {
    fmt::print("  refused: {}\n", refusal.reason);
    const auto* clause = book_.find(refusal.clause);
    if (clause == nullptr || !quoted_.insert(clause->id).second) return;
    fmt::print("  {}: {}\n", clause->id, clause->text);
  }

  void print(const reports::ToldPosition& position) {
    const auto marks = last_ == nullptr ? std::set<std::string>{} : reports::differing_squares(*last_, position.state);
    fmt::print("\n{}", reports::draw_board(position.state, {.colour = is_coloured(1), .marks = marks}));
    for (const std::string& remark : position.remarks) fmt::print("{}\n", remark);
    for (const std::string& check : position.checks) fmt::print("{}\n", check);
    last_ = &position.state;
  }

  const cases::Case& subject_;
  const cases::ClauseBook& book_;
  reports::CaseAccount account_;
  const nlohmann::json* last_ = nullptr;  // the state of the board that was drawn last
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
