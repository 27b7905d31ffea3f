// The parts of Quantum Chess's notation; notation.hpp says what each of them takes and gives.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "reports/result.hpp"
#include "suite/documents/document.hpp"
#include "suite/notation/notation.hpp"

namespace tetrarch::notation::quantum_documents {

nlohmann::json opening_draft();
nlohmann::json draft(const documents::Node& written, Care care);
nlohmann::json changed_draft(const nlohmann::json& base, const documents::Node& written, Care care);
nlohmann::json completed(const nlohmann::json& draft, const documents::Node& written, Care care);
nlohmann::json document(const documents::Node& written);
nlohmann::json opening();
std::string written_position(const nlohmann::json& position);

nlohmann::json action(const documents::Node& written);
std::string action_text(const nlohmann::json& action);
std::string written_action(const nlohmann::json& action);

std::vector<nlohmann::json> expected_events(const documents::Node& written);
std::string event_text(const nlohmann::json& event);
std::string written_event(const nlohmann::json& expected);

std::vector<std::string> remarks(const nlohmann::json& state);
std::vector<reports::ZoneOfRounds> zones();

std::vector<std::string> kings_of(const nlohmann::json& state, const std::string& player);
std::vector<std::string> checkers_of(const nlohmann::json& state, const std::string& player);

ExpectedState expected_state(const documents::Node& written);
nlohmann::json canonical(nlohmann::json state);
std::vector<reports::FieldDifference> differences(const nlohmann::json& expected, const nlohmann::json& actual);

}  // namespace tetrarch::notation::quantum_documents
