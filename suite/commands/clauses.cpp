// `tetrarch clauses`: the ledger of clauses and the cases that show them.
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iostream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "suite/cases/ledger.hpp"
#include "suite/cases/loader.hpp"
#include "suite/commands/case_base.hpp"
#include "suite/commands/commands.hpp"
#include "suite/commands/last_run.hpp"
#include "suite/documents/reading.hpp"
#include "suite/run/success.hpp"

namespace tetrarch::commands {
namespace {

using cases::LedgerEntry;
using nlohmann::json;

constexpr const char* kClausesExamples = R"(Examples:
  tetrarch clauses                        every clause, with its cases from both sides and in the last run
  tetrarch clauses --cases                with the names of the cases
  tetrarch clauses C-ZONE-4 Q-BATCH-2     what these say, and the cases that show them
  tetrarch clauses --ruleset quaternity --json

It fails where a clause is shown by no case or from one side alone, unless fixtures/RULESET/exemptions.yaml says why.)";

// How many cases of the last run exercised each clause; nothing where no run is known.
using Exercised = std::optional<std::map<std::string, std::size_t>>;

struct ClausesOptions {
  std::vector<std::string> ids;
  std::vector<std::string> rulesets;
  bool names = false;
  bool json = false;
};

std::optional<std::size_t> times_in(const Exercised& exercised, const cases::Clause& clause) {
  if (!exercised) return std::nullopt;
  const auto found = exercised->find(clause.id);
  return found == exercised->end() ? 0 : found->second;
}

std::vector<LedgerEntry> ledger(const std::string& ruleset) {
  const auto folder = fixtures_folder() / ruleset;
  const auto books = clause_books();
  const auto& book = *std::ranges::find(books, ruleset, &cases::ClauseBook::ruleset);
  const auto bundled = cases::load_cases(cases::case_files_in(fixtures_folder(), ruleset), books);
  return cases::ledger_of(book, bundled, cases::read_exemptions(folder / "exemptions.yaml", book));
}

json to_json(const LedgerEntry& entry, std::optional<std::size_t> exercised) {
  json document = {{"id", entry.clause.id},       {"title", entry.clause.title},
                   {"basis", entry.clause.basis}, {"text", entry.clause.text},
                   {"allowing", entry.allowing},  {"forbidding", entry.forbidding},
                   {"exemption", nullptr},        {"fault", entry.fault.empty() ? json(nullptr) : json(entry.fault)}};
  document["exercised"] = exercised ? json(*exercised) : json(nullptr);
  if (entry.exemption) document["exemption"] = {{"lacks", entry.exemption->lacks}, {"reason", entry.exemption->reason}};
  return document;
}

void print(const LedgerEntry& entry, std::optional<std::size_t> exercised, bool names) {
  fmt::print("{:<14} {:<7} {:>4} {:>4} {:>8}  {}\n", entry.clause.id, entry.clause.basis, entry.allowing.size(),
             entry.forbidding.size(), exercised ? std::to_string(*exercised) : "?", entry.clause.title);
  if (names) {
    for (const auto& name : entry.allowing) fmt::print("{:22}+ {}\n", "", name);
    for (const auto& name : entry.forbidding) fmt::print("{:22}- {}\n", "", name);
  }
  if (!entry.fault.empty()) fmt::print("{:22}FAULT: {} {}\n", "", entry.clause.id, entry.fault);
}

bool is_exempted(const LedgerEntry& entry) { return entry.exemption.has_value(); }

void print_exemptions(const std::vector<LedgerEntry>& entries) {
  if (std::ranges::none_of(entries, is_exempted)) return;
  fmt::print("\nNot testable from outside:\n");
  for (const LedgerEntry& entry : entries) {
    if (!entry.exemption) continue;
    const auto& [clause, lacks, reason, place] = *entry.exemption;
    const std::string what = lacks == "cases" ? "at all" : fmt::format("from the {} side", lacks);
    fmt::print("{:<14} {}: {}\n", clause, what, reason);
  }
}

void print_ledger(const std::string& ruleset, const std::vector<LedgerEntry>& entries, const Exercised& exercised,
                  bool names) {
  fmt::print("{}: {} clauses\n", ruleset, entries.size());
  fmt::print("{:<14} {:<7} {:>4} {:>4} {:>8}  {}\n", "clause", "basis", "+", "-", "last run", "title");
  for (const LedgerEntry& entry : entries) print(entry, times_in(exercised, entry.clause), names);
  print_exemptions(entries);
  const auto faults = std::ranges::count_if(entries, [](const LedgerEntry& entry) { return !entry.fault.empty(); });
  fmt::print(
      "\n+ cases in which it allows or applies, - in which it forbids or decides otherwise; last run: how many\n"
      "cases of the last run exercised it, quarter turns counted; {} faults\n",
      faults);
}

// --- single clauses ---

// The text in lines as wide as a terminal, each behind two spaces.
void print_wrapped(const std::string& text) {
  constexpr std::size_t kWidth = 100;
  std::istringstream words(text);
  std::string line = " ";
  for (std::string word; words >> word;) {
    if (line.size() + 1 + word.size() > kWidth) fmt::print("{}\n", std::exchange(line, " "));
    line += " " + word;
  }
  fmt::print("{}\n", line);
}

void print_in_full(const LedgerEntry& entry) {
  fmt::print("{}: {} ({})\n", entry.clause.id, entry.clause.title, entry.clause.basis);
  print_wrapped(entry.clause.text);
  for (const auto& name : entry.allowing) fmt::print("  + {}\n", name);
  for (const auto& name : entry.forbidding) fmt::print("  - {}\n", name);
}

std::vector<LedgerEntry> entries_of_every_ruleset(const std::vector<std::string>& rulesets) {
  std::vector<LedgerEntry> entries;
  for (const std::string& ruleset : rulesets) std::ranges::move(ledger(ruleset), std::back_inserter(entries));
  return entries;
}

const LedgerEntry& entry_named(const std::vector<LedgerEntry>& entries, const std::string& id) {
  std::vector<std::string> ids;
  for (const LedgerEntry& entry : entries) {
    if (entry.clause.id == id) return entry;
    ids.push_back(entry.clause.id);
  }
  throw std::invalid_argument(fmt::format("there is no clause \"{}\"{}", id, documents::suggestion(id, ids)));
}

int print_clauses(const std::vector<std::string>& rulesets, const std::vector<std::string>& ids) {
  const auto entries = entries_of_every_ruleset(rulesets);
  std::vector<const LedgerEntry*> named;
  for (const std::string& id : ids) named.push_back(&entry_named(entries, id));
  for (const LedgerEntry* entry : named) {
    if (entry != named.front()) fmt::print("\n");
    print_in_full(*entry);
  }
  return suite::kSucceeded;
}

int clauses(const ClausesOptions& options) {
  const auto rulesets = options.rulesets.empty() ? known_rulesets() : options.rulesets;
  if (!options.ids.empty()) return print_clauses(rulesets, options.ids);
  json document = {{"format", "tetrarch-ledger"}, {"version", 1}, {"rulesets", json::object()}};
  bool is_complete = true;
  const Exercised exercised = exercised_by_last_run();
  for (const std::string& ruleset : rulesets) {
    const auto entries = ledger(ruleset);
    for (const LedgerEntry& entry : entries) {
      is_complete = is_complete && entry.fault.empty();
      document["rulesets"][ruleset].push_back(to_json(entry, times_in(exercised, entry.clause)));
    }
    if (!options.json) print_ledger(ruleset, entries, exercised, options.names);
  }
  if (options.json) std::cout << document.dump(2) << '\n';
  return is_complete ? suite::kSucceeded : suite::kFailed;
}

}  // namespace

void add_clauses(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<ClausesOptions>();
  auto* command = app.add_subcommand("clauses", "Print every clause of the rules and the cases that show it");
  auto* ids = command->add_option("CLAUSE", options->ids, "Print these clauses alone, in full");
  command->add_option("--ruleset", options->rulesets, "This game alone; may be repeated")
      ->check(CLI::IsMember(known_rulesets()))
      ->allow_extra_args(false);
  command->add_flag("--cases", options->names, "Name the cases");
  command->add_flag("--json", options->json, "Print the ledger as JSON")->excludes(ids);
  command->footer(kClausesExamples);
  command->callback([options, &exit_code] { exit_code = clauses(*options); });
}

}  // namespace tetrarch::commands
