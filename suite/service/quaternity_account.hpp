// What an accepted action of Quaternity brought, told in sentences with the clauses behind them.
#pragma once

#include <string>

#include "reference/quaternity/game.hpp"
#include "suite/service/game_service.hpp"

namespace tetrarch::service {

// What a move that Q-SAFE-1 forbids would leave: "white's king on a1 would be in check by red's rook on a9". The move
// must follow the rules of movement.
std::string check_left_by(const quaternity::Position& before, const quaternity::Move& move);

// What a move that the guard refuses would leave: "red's king on a1 would be in check by white's rook on l1, and no
// defence is safe: a9-i1 (Q-ACTOR-2)". The move must be refused under Q-GUARD-1.
std::string defences_left_by(const quaternity::Position& before, const quaternity::Move& move);

// `after` is the state that the event led to.
Account account_of(const quaternity::Event& event, const quaternity::State& after);

}  // namespace tetrarch::service
