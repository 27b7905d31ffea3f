// What is in the fixtures folder.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "suite/cases/case.hpp"
#include "suite/cases/clauses.hpp"
#include "suite/commands/installation.hpp"
#include "suite/wire/message_schema.hpp"

namespace tetrarch::commands {

// The protocol's schema, and the file that it is read from.
std::filesystem::path message_schema_file();
wire::MessageSchema message_schema();

// The rulesets that this program can certify: those whose cases it can read.
std::vector<std::string> known_rulesets();

// The clauses of every known ruleset.
std::vector<cases::ClauseBook> clause_books();

// The manifest of a ruleset's bundled cases.
std::filesystem::path manifest_file(const std::string& ruleset);

// Throws std::runtime_error, naming every difference, where the cases (without quarter turns) are not those of the
// manifest.
void require_manifest(const std::string& ruleset, const std::vector<cases::Case>& cases);

// The cases that come with the program, with their quarter turns. Throws documents::InputError for bad ones, and
// std::runtime_error where they are not those of the manifest.
std::vector<cases::Case> bundled_cases(const std::vector<std::string>& rulesets);

// A user's own case files, with their quarter turns. Positions may be like those of bundled cases; a case that has the
// name of a bundled one, as in a copy of its file, stands in its place.
std::vector<cases::Case> cases_of_files(const std::vector<std::filesystem::path>& files);

}  // namespace tetrarch::commands
