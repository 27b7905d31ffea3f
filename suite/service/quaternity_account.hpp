// What an accepted action of Quaternity brought, told in sentences with the clauses behind them.
#pragma once

#include <string>

#include "reference/quaternity/game.hpp"
#include "suite/service/game_service.hpp"

namespace tetrarch::service {

// What a move that Q-SAFE-1 forbids would leave: "white's king on a1 would be in check by red's rook on a9". The move
// must follow the rules of movement.
std::string check_left_by(const quaternity::Position& before, const quaternity::Move& move);

// `after` is the state that the event led to.
Account account_of(const quaternity::Event& event, const quaternity::State& after);

}  // namespace tetrarch::service
