// The ledger: which cases show which clause, and from which side.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "suite/cases/case.hpp"
#include "suite/cases/clauses.hpp"

namespace tetrarch::cases {

// What a clause may be without, and why: it cannot be shown from outside an engine.
struct Exemption {
  std::string clause;
  std::string lacks;  // "cases", or the one side "allowing" or "forbidding"
  std::string reason;
  Place place;
};

// Reads fixtures/RULESET/exemptions.yaml. Throws documents::InputError where it is not as fixtures/README.md describes
// it.
std::vector<Exemption> read_exemptions(const std::filesystem::path& file, const ClauseBook& book);

struct LedgerEntry {
  Clause clause;
  std::vector<std::string> allowing;    // names of the cases in which the clause allows, or applies
  std::vector<std::string> forbidding;  // names of those in which it forbids, or decides otherwise
  std::optional<Exemption> exemption;
  std::string fault;  // what is missing, or an exemption that is not needed; empty where all is well
};

// One entry a clause, in the book's order. `cases` are those of the book's ruleset, without quarter turns.
std::vector<LedgerEntry> ledger_of(const ClauseBook& book, const std::vector<Case>& cases,
                                   const std::vector<Exemption>& exemptions);

}  // namespace tetrarch::cases
