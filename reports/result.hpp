// The result model: what a run found out, as data. The suite fills it; the writers of this folder read nothing else.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "reports/verdict.hpp"
#include "reports/zone.hpp"

namespace tetrarch::reports {

// What an engine says of itself in its answer to `hello`, and how it was started.
struct EngineIdentity {
  std::string command;  // as given by the user: a command line, or "reference"
  std::string name;
  std::string version;
  std::string language;               // empty where the engine does not say
  std::string url;                    // empty where the engine does not say
  std::vector<std::string> rulesets;  // in the engine's order
  std::vector<std::string> supports;  // in the engine's order
};

// One field of a document in which an answer differs from what was expected, such as "pieces.g8" or "turn".
struct FieldDifference {
  std::string field;
  std::string expected;
  std::string actual;
};

// What explains a verdict that is neither a pass nor `unsupported`: the first difference of the case.
struct Finding {
  std::size_t step = 0;    // counted from 1; 0 is the loading of the case's position
  std::string step_text;   // the step as a person writes it, such as "act c5-d3"
  std::string clause;      // the clause behind the expectation, where one is known; else empty
  std::string summary;     // one sentence: what was expected and what came
  nlohmann::json request;  // the request that was answered wrongly or not at all: {"method", "params"}; null: none
  nlohmann::json answer;   // the engine's answer as it came: a result or an error; null where none came
  std::vector<FieldDifference> differences;
  nlohmann::json state_before;    // protocol states (or positions); null where unknown
  nlohmann::json state_expected;  // what the reference holds after the step; null where unknown
  nlohmann::json state_actual;    // what the engine holds after the step; null where unknown
  std::string standard_error;     // the tail of what the engine wrote there during this case
};

struct CaseResult {
  std::string name;  // "quaternity/batch/two-at-once"; a quarter turn adds "@90", "@180" or "@270"
  std::string title;
  std::string ruleset;
  std::string area;
  std::vector<std::string> clauses;
  std::string file;  // where the case is written
  std::size_t line = 0;
  Verdict verdict = Verdict::kUnsupported;
  std::string note;                    // why it is unsupported or waived, or what the waiver said; else empty
  std::vector<std::string> not_asked;  // checks that the engine does not support and that were left out
  std::optional<Finding> finding;
  double seconds = 0;
  std::string rerun;    // one command that runs just this case again
  std::string explain;  // one command that explains the case step by step
};

// A clause of the rules, for whoever does not know them.
struct ClauseText {
  std::string id;     // "Q-PAWN-2"
  std::string title;  // "A pawn steps ahead"
  std::string text;
  std::string basis = {};  // of what is written there: "stated", "read", "ruled" or "open"
};

// A level of the certificate. It is all or nothing: whoever reaches it passes every case of its areas.
struct LevelText {
  std::string name;   // "movement"
  std::string title;  // what it is about, one line
  std::vector<std::string> areas;
  std::size_t cases = 0;  // of its areas, quarter turns included, whether they were run or not
};

// How many of the faults that were put into a reference on purpose were found, in per cent.
struct MutationScore {
  std::string commit;  // of the suite
  double cases = 0;    // by the cases
  double properties = 0;
  double campaign = 0;
};

// What the suite knows of a game beside its cases.
struct GameFacts {
  std::string ruleset;              // "quaternity"
  std::string title;                // "Quaternity"
  std::vector<ClauseText> clauses;  // in the order of the rules
  std::vector<LevelText> levels;    // empty where cases are run that are not the suite's own
  std::vector<ZoneOfRounds> zones;  // empty in a game whose board stays as it is
  std::size_t misreadings = 0;      // how many plausible misreadings the cases are known to catch
  std::optional<MutationScore> mutation_score;
};

// A run that is one part of a whole one. Part `index` of `count` has the cases whose numbers in the whole run, counted
// from 0 in the order of execution, leave `index` when they are divided by `count`.
struct ShardOfRun {
  std::size_t index = 0;  // below `count`
  std::size_t count = 1;
  std::size_t cases = 0;  // how many the whole run has
  std::string run;        // the whole run's command, save where its results go
  std::vector<std::string>
      games;           // whose bundled cases it chose from; none where cases are run that are not the suite's
  std::string digest;  // of the whole run's cases: the same where they and their files are the same
};

struct RunResult {
  std::string suite_version;
  std::string suite_commit;         // "unknown" where the suite was built outside of its repository
  std::string date;                 // of the run: "2026-03-31"
  std::optional<std::size_t> seed;  // of the order of the cases, where they were shuffled
  std::vector<GameFacts> games;     // those that cases were planned of
  EngineIdentity engine;
  std::optional<ShardOfRun> shard = {};  // nothing where the run is a whole one
  std::size_t left_out = 0;              // how many GoogleTest's filter kept from being planned
  std::size_t planned = 0;               // how many cases the run set out to execute
  std::vector<CaseResult> cases;         // in the order of execution
  std::vector<std::string> complaints;   // what is wrong with the run itself, such as a waiver that matches nothing
  double seconds = 0;
};

}  // namespace tetrarch::reports
