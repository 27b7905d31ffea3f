// What an accepted action of Quaternity brought, told in sentences with the clauses behind them.
#pragma once

#include "reference/quaternity/game.hpp"
#include "suite/service/game_service.hpp"

namespace tetrarch::service {

// `after` is the state that the event led to.
Account account_of(const quaternity::Event& event, const quaternity::State& after);

}  // namespace tetrarch::service
