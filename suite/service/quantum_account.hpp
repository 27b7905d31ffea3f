// What an accepted action of Quantum Chess brought, told in sentences with the clauses behind them.
#pragma once

#include "reference/quantum/game.hpp"
#include "suite/service/game_service.hpp"

namespace tetrarch::service {

// `after` is the state that the event led to.
Account account_of(const quantum::Event& event, const quantum::State& after);

}  // namespace tetrarch::service
