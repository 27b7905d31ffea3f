// A run for the tests of the writers: one case of every verdict, and an engine that writes mischief.
#pragma once

#include <string>

#include "reports/result.hpp"

namespace tetrarch::reports {

inline nlohmann::json example_state() {
  return {{"turn", "white"},
          {"players", {{"white", "active"}, {"red", "frozen"}, {"black", "eliminated"}, {"green", "active"}}},
          {"controllers", {{"white", "white"}, {"red", "red"}, {"black", "white"}, {"green", "green"}}},
          {"pieces",
           {{{"square", "a1"}, {"army", "white"}, {"type", "king"}},
            {{"square", "c5"}, {"army", "white"}, {"type", "pawn"}, {"heading", "up"}},
            {{"square", "d4"}, {"army", "white"}, {"type", "pawn"}, {"heading", "open"}},
            {{"square", "a12"}, {"army", "red"}, {"type", "king"}},
            {{"square", "e10"}, {"army", "red"}, {"type", "pawn"}, {"heading", "right"}},
            {{"square", "l12"}, {"army", "black"}, {"type", "queen"}},
            {{"square", "h8"}, {"army", "green"}, {"type", "pawn"}, {"heading", "down"}},
            {{"square", "l1"}, {"army", "green"}, {"type", "king"}}}},
          {"offer", {{"by", "white"}, {"accepted", {"red"}}}},
          {"outcome", {{"kind", "in-progress"}}}};
}

// The example after c5-c6, as it should be.
inline nlohmann::json example_state_after() {
  nlohmann::json state = example_state();
  state["turn"] = "green";
  state["pieces"][1]["square"] = "c6";
  return state;
}

// The example after c5-c6, as an engine has it that forgot to pass the turn on and lost a pawn.
inline nlohmann::json example_state_wrong() {
  nlohmann::json state = example_state();
  state["pieces"].erase(1);
  return state;
}

inline Finding example_finding() {
  Finding finding;
  finding.step = 1;
  finding.step_text = "act c5-c6";
  finding.clause = "Q-PAWN-2";
  finding.summary = "the state differs: turn should be green and is white";
  finding.request = {{"method", "act"}, {"params", {{"action", {{"kind", "move"}, {"from", "c5"}, {"to", "c6"}}}}}};
  finding.answer = {{"result", {{"events", nlohmann::json::array()}, {"state", example_state_wrong()}}}};
  finding.differences = {{"turn", "green", "white"}, {"pieces.c6", "white pawn up", "empty"}};
  finding.state_before = example_state();
  finding.state_expected = example_state_after();
  finding.state_actual = example_state_wrong();
  finding.standard_error = "first line\nsecond \x1b[31mline\x07 <tag> & ]]>\xff\n";
  return finding;
}

inline CaseResult example_case(const std::string& area, const std::string& name, Verdict verdict) {
  CaseResult result;
  result.name = "quaternity/" + area + "/" + name;
  result.title = "A pawn steps ahead";
  result.ruleset = "quaternity";
  result.area = area;
  result.clauses = {"Q-PAWN-1", "Q-PAWN-2"};
  result.file = "fixtures/quaternity/" + area + ".yaml";
  result.line = 12;
  result.verdict = verdict;
  result.seconds = 0.25;
  result.rerun = "tetrarch run --engine ./engine --case " + result.name;
  result.explain = "tetrarch explain " + result.file + "#" + name;
  return result;
}

inline CaseResult example_failure(const std::string& area, const std::string& name, Verdict verdict) {
  CaseResult result = example_case(area, name, verdict);
  result.finding = example_finding();
  return result;
}

inline GameFacts example_game() {
  GameFacts game;
  game.ruleset = "quaternity";
  game.title = "Quaternity";
  game.clauses = {{"Q-PAWN-1", "Pawns have headings", "A pawn has a heading."},
                  {"Q-PAWN-2", "A quiet step", "A pawn steps one square along its heading."}};
  game.levels = {{"movement", "Where pieces go", {"pawns"}, 4}, {"records", "Undoing", {"undo"}, 1}};
  game.misreadings = 85;
  return game;
}

inline RunResult example_run() {
  RunResult run;
  run.suite_version = "0.1.0";
  run.suite_commit = "0123abc";
  run.date = "2026-03-31";
  run.seed = 7;
  run.games = {example_game()};
  run.engine = {"./engine --fast",
                "Castle \x1b[2Jof \xE2\x80\xAEGlass",
                "3.1",
                "Rust",
                "https://example.org/castle",
                {"quaternity"},
                {"attackers", "undo"}};
  run.cases = {example_case("pawns", "step", Verdict::kPass),
               example_failure("pawns", "wrong-turn@90", Verdict::kWrong),
               example_failure("mate", "gone", Verdict::kCrash),
               example_failure("mate", "silent", Verdict::kTimeout),
               example_failure("mate", "babble", Verdict::kProtocol),
               example_case("undo", "none", Verdict::kUnsupported),
               example_failure("pawns", "known", Verdict::kWaived),
               example_case("pawns", "repaired", Verdict::kUnwaived),
               example_failure("mate", "contested", Verdict::kSuiteError)};
  run.cases[0].not_asked = {"attackers of a5"};
  run.cases[5].note = "the engine does not support undo";
  run.cases[6].note = "known since version 3";
  run.cases[7].note = "the waiver says wrong";
  run.planned = run.cases.size();
  run.complaints = {"the waiver for Q-NONE-1 matches nothing"};
  run.seconds = 2.5;
  return run;
}

// A run in which nothing is wrong.
inline RunResult example_success() {
  RunResult run = example_run();
  run.cases = {run.cases[0], run.cases[5], run.cases[6]};
  run.planned = run.cases.size();
  run.complaints.clear();
  return run;
}

// A shard in which nothing is wrong: three of a run's 24 cases.
inline RunResult example_shard() {
  RunResult run = example_success();
  run.seed.reset();
  run.shard = {2, 8, 24, "tetrarch certify --engine './engine --fast'", {"quaternity"}, "0123456789abcdef"};
  return run;
}

}  // namespace tetrarch::reports
