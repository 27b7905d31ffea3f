// The reference's game of Quantum Chess, spoken to in documents of the protocol.
#pragma once

#include "reference/quantum/game.hpp"
#include "suite/service/game_service.hpp"

namespace tetrarch::service {

class QuantumService : public GameService {
 public:
  // The game begins with the opening.
  QuantumService();

  Reply load(const json& document) override;
  Reply act(const json& action) override;
  Reply state() const override;
  Reply moves() const override;
  Reply attackers(const json& params) const override;
  Reply undo() override;
  Reply save() const override;
  Reply restore(const json& record) override;
  Account account() const override;
  std::uint64_t perft(unsigned depth) const override;

 private:
  quantum::Game game_;
};

}  // namespace tetrarch::service
