// What an accepted action of Quantum Chess brought, told in sentences with the clauses behind them.
#pragma once

#include <string>

#include "reference/quantum/game.hpp"
#include "suite/service/game_service.hpp"

namespace tetrarch::service {

// What a move that C-CHECK-2 forbids would leave: "north's king on g9 would be in check by east's rook on g4". The move
// must follow the rules of movement.
std::string check_left_by(const quantum::Position& before, const quantum::Move& move);

// `after` is the state that the event led to.
Account account_of(const quantum::Event& event, const quantum::State& after);

}  // namespace tetrarch::service
