// What happens in a case, and why, as data: what explains a case shows it, whatever it was told by.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace tetrarch::reports {

// Why something was refused.
struct ToldRefusal {
  std::string reason;  // "illegal under Q-SAFE-1: white's king on e1 would be in check"
  std::string clause;  // the id of the clause behind it; empty where there is none
};

// A sentence of what happened, and the ids of the clauses behind it.
struct ToldSentence {
  std::string text;
  std::vector<std::string> clauses;
};

// A position that has been reached.
struct ToldPosition {
  nlohmann::json state;
  std::vector<std::string> remarks;  // what its board does not show, but for what was said of the one before
  std::vector<std::string> checks;   // who is in check, a line each
};

struct ToldStep {
  std::string text;                      // "act c5-d3"
  nlohmann::json request;                // {"method", "params"}: the request that decided the step
  std::optional<ToldRefusal> refusal;    // nothing: it was accepted
  std::vector<ToldSentence> sentences;   // what it brought, in order
  std::vector<std::string> looked_for;   // what is asked of moves and attackers, a line each
  std::optional<ToldPosition> position;  // reached by it; nothing where it did nothing
};

struct CaseAccount {
  std::optional<ToldRefusal> refusal;  // of the position that the case begins with
  ToldPosition position;               // that it begins with
  std::vector<ToldStep> steps;
};

}  // namespace tetrarch::reports
