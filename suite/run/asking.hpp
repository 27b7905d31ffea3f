// Asking whoever plays: an engine under test or the reference, in the same words.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "suite/engines/engine.hpp"
#include "suite/service/game_service.hpp"

namespace tetrarch::suite {

using Asker = std::function<Answer(const std::string& method, const nlohmann::json& params)>;

// A request and what came of it.
struct Asked {
  nlohmann::json request;  // {"method", "params"}
  Answer answer;
};

Asked ask(const Asker& asker, const std::string& method, nlohmann::json params);

// Both must outlive the asker.
Asker engine_asker(Engine& engine, const std::string& ruleset);
Asker reference_asker(service::GameService& game);

// The result, or nullptr where there is none.
const nlohmann::json* result_in(const Answer& answer);

// Whether the answer is a refusal of that kind. An engine without the method (-32601) refuses nothing, whatever kind it
// names.
bool is_refusal(const Answer& answer, std::string_view kind);

// The answer as a document for the report: {"result": ..}, {"error": ..}, or null where none came.
nlohmann::json document_of(const Answer& answer);

// The answer in a few words: "a result", "a refusal as illegal", "error -32602: ..", "no answer: ..".
std::string describe(const Answer& answer);

}  // namespace tetrarch::suite
