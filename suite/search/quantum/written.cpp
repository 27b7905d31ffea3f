#include "suite/search/quantum/written.hpp"

#include "suite/notation/notation.hpp"
#include "suite/service/quantum_json.hpp"

namespace tetrarch::search::quantum {

std::string text_of(const tetrarch::quantum::Position& position) {
  return notation::notation_of("quantum")->written_position(service::position_to_json(position));
}

std::string text_of(const tetrarch::quantum::Action& action) {
  return notation::notation_of("quantum")->written_action(service::action_to_json(action));
}

}  // namespace tetrarch::search::quantum
