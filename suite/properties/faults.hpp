// For tests: the reference with one fault each, such as engines have.
#pragma once

#include <cstdint>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "suite/run/asking.hpp"
#include "suite/service/game_service.hpp"

namespace tetrarch::properties {

using nlohmann::json;

// The engine that has the fault and otherwise plays that game, which must outlive it.
using FaultyEngine = std::function<suite::Asker(service::GameService& game)>;

struct Fault {
  std::string property;  // that it breaks
  std::string sentence;  // what the engine does wrong
  std::uint64_t within;  // so many actions it must be found
  FaultyEngine engine;
};

// A fault for every property of the ruleset.
std::vector<Fault> faults_of(const std::string& ruleset);

std::vector<Fault> quaternity_faults();
std::vector<Fault> quantum_faults();

// --- what faulty engines are made of

// How the faulty engine answers a method.
using Other = std::function<suite::Answer(const json& params, service::GameService& game)>;

// The reference, but for one method.
FaultyEngine but_for(const std::string& method, const Other& other);

// Changes the result of an action, of which the state before it is given.
using Change = std::function<void(const json& action, const json& before, json& result)>;

// The reference, but that the results of actions are changed.
FaultyEngine with_results(const Change& change);

// The reference, but that the results of a method are changed.
FaultyEngine with_results_of(const std::string& method, const std::function<void(json& result)>& change);

json state_in(const service::GameService& game);

suite::Answer illegal();

// The piece on that square of a state, or nullptr.
json* piece_on(json& state, const json& square);

bool is_move(const json& action);

}  // namespace tetrarch::properties
