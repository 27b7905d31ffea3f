#include "suite/properties/faults.hpp"

#include <algorithm>
#include <stdexcept>
#include <variant>

namespace tetrarch::properties {

using service::GameService;
using suite::Answer;
using suite::Asker;

FaultyEngine but_for(const std::string& method, const Other& other) {
  return [=](GameService& game) -> Asker {
    return [=, &game](const std::string& asked, const json& params) {
      return asked == method ? other(params, game) : suite::reference_asker(game)(asked, params);
    };
  };
}

FaultyEngine with_results(const Change& change) {
  return but_for("act", [=](const json& params, GameService& game) -> Answer {
    const json before = state_in(game);
    Answer answer = suite::reference_asker(game)("act", params);
    if (auto* result = std::get_if<suite::Result>(&answer)) change(params.at("action"), before, result->value);
    return answer;
  });
}

FaultyEngine with_results_of(const std::string& method, const std::function<void(json& result)>& change) {
  return but_for(method, [=](const json& params, GameService& game) -> Answer {
    Answer answer = suite::reference_asker(game)(method, params);
    if (auto* result = std::get_if<suite::Result>(&answer)) change(result->value);
    return answer;
  });
}

json state_in(const GameService& game) { return std::get<json>(game.state()).at("state"); }

Answer illegal() { return suite::Refused{-32001, "illegal", "", "as the fault has it"}; }

json* piece_on(json& state, const json& square) {
  auto& pieces = state.at("pieces");
  const auto found = std::ranges::find_if(pieces, [&](const json& piece) { return piece.at("square") == square; });
  return found == pieces.end() ? nullptr : &*found;
}

bool is_move(const json& action) { return action.at("kind") == "move"; }

std::vector<Fault> faults_of(const std::string& ruleset) {
  if (ruleset == "quaternity") return quaternity_faults();
  if (ruleset == "quantum") return quantum_faults();
  throw std::invalid_argument("no faults of " + ruleset);
}

}  // namespace tetrarch::properties
