#include "suite/cases/ledger.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "suite/documents/reading.hpp"

namespace tetrarch::cases {
namespace {

using documents::MapReader;
using documents::Node;

Exemption read_exemption(const Node& node, const ClauseBook& book) {
  const MapReader reader(node, "an exemption", {"clause", "lacks", "reason"});
  std::vector<std::string> ids;
  std::ranges::transform(book.clauses, std::back_inserter(ids), &Clause::id);
  return {
      documents::one_of(reader.required("clause"), "a clause", ids),
      documents::one_of(reader.required("lacks"), "what the clause is without", {"cases", "allowing", "forbidding"}),
      documents::text_of(reader.required("reason"), "the reason"), node.place};
}

// What the clause is without: nothing, "cases", "allowing" or "forbidding".
std::string lack_of(const LedgerEntry& entry) {
  if (entry.allowing.empty() && entry.forbidding.empty()) return "cases";
  if (entry.allowing.empty()) return "allowing";
  return entry.forbidding.empty() ? "forbidding" : "";
}

std::string fault_of(const LedgerEntry& entry) {
  const std::string lack = lack_of(entry);
  const std::string excused = entry.exemption ? entry.exemption->lacks : "";
  if (lack == excused) return {};
  if (lack.empty()) return fmt::format("is exempted from {} cases, which it has; drop the exemption", excused);
  if (lack == "cases") return "has no case";
  return fmt::format("has no case that shows it {}", lack);
}

}  // namespace

std::vector<Exemption> read_exemptions(const std::filesystem::path& file, const ClauseBook& book) {
  const Node document = documents::read_document(file);
  const MapReader reader(document, "a file of exemptions", {"ruleset", "exemptions"});
  documents::one_of(reader.required("ruleset"), "the ruleset", {book.ruleset});
  std::vector<Exemption> exemptions;
  for (const Node& node : documents::items_of(reader.required("exemptions"), "a list of exemptions")) {
    Exemption exemption = read_exemption(node, book);
    if (std::ranges::find(exemptions, exemption.clause, &Exemption::clause) != exemptions.end()) {
      throw documents::InputError(node.place, fmt::format("{} is exempted twice", exemption.clause));
    }
    exemptions.push_back(std::move(exemption));
  }
  return exemptions;
}

std::vector<LedgerEntry> ledger_of(const ClauseBook& book, const std::vector<Case>& cases,
                                   const std::vector<Exemption>& exemptions) {
  std::vector<LedgerEntry> ledger;
  for (const Clause& clause : book.clauses) {
    LedgerEntry entry{clause, {}, {}, {}, {}};
    for (const Case& subject : cases) {
      if (std::ranges::count(subject.clauses, clause.id) == 0) continue;
      const bool is_forbidden = std::ranges::count(subject.forbids, clause.id) > 0;
      (is_forbidden ? entry.forbidding : entry.allowing).push_back(subject.name);
    }
    const auto exemption = std::ranges::find(exemptions, clause.id, &Exemption::clause);
    if (exemption != exemptions.end()) entry.exemption = *exemption;
    entry.fault = fault_of(entry);
    ledger.push_back(std::move(entry));
  }
  return ledger;
}

}  // namespace tetrarch::cases
