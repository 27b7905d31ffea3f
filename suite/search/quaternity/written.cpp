#include "suite/search/quaternity/written.hpp"

#include "suite/notation/notation.hpp"
#include "suite/service/quaternity_json.hpp"

namespace tetrarch::search::quaternity {

std::string text_of(const tetrarch::quaternity::Position& position) {
  return notation::notation_of("quaternity")->written_position(service::position_to_json(position));
}

std::string text_of(const tetrarch::quaternity::Move& move) {
  return notation::notation_of("quaternity")->written_action(service::move_to_json(move));
}

}  // namespace tetrarch::search::quaternity
