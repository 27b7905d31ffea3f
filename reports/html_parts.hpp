// The parts of the page that html_report() makes. `groups` are the run's failure_groups().
#pragma once

#include <map>
#include <pugixml.hpp>
#include <string>
#include <vector>

#include "reports/failure_groups.hpp"
#include "reports/result.hpp"

namespace tetrarch::reports {

// What is certified, and how it ended.
void append_certificate(pugi::xml_node body, const RunResult& run, const std::vector<FailureGroup>& groups);

// The levels of each game.
void append_levels(pugi::xml_node body, const RunResult& run);

// How many cases of each clause got which verdict: first of the clauses that fail, then of all.
void append_clauses(pugi::xml_node body, const RunResult& run, const std::vector<FailureGroup>& groups);

// The failures, grouped.
void append_failures(pugi::xml_node body, const RunResult& run, const std::vector<FailureGroup>& groups);

// What is no failure and no pass: cases that are unsupported or waived, and why.
void append_other_cases(pugi::xml_node body, const RunResult& run);

// How the boards of the run are to be read, by examples.
void append_legend_of(pugi::xml_node parent, const RunResult& run);

// The boards of a finding beside each other, each with what it does not show in words below.
void append_finding_boards(pugi::xml_node parent, const Finding& finding, const GameFacts* game);

// The facts of a game of the run, or nullptr.
const GameFacts* game_of(const RunResult& run, const std::string& ruleset);

// The id of a group's part of the page.
std::string anchor_of(const FailureGroup& group);

}  // namespace tetrarch::reports
