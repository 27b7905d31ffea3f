// Exploring Quantum Chess.
#pragma once

#include "generators/quantum/scripts.hpp"
#include "suite/campaign/explorer.hpp"

namespace tetrarch::campaign {

class QuantumExplorer : public Explorer {
 public:
  Attempt attempt(Dice& dice, const BaseSource& base) const override;
  std::vector<std::set<std::string>> features(const Attempt& attempt) const override;
  std::vector<Attempt> simpler(const Attempt& attempt) const override;
  bool is_simpler(const Attempt& attempt, const Attempt& other) const override;
  std::string clause_of(const cases::Deed& deed) const override;
  std::vector<Feature> known_features() const override;
  std::vector<Rarity> rarities() const override;
};

// The trial as documents, and back. Throws std::invalid_argument where the position is none that may be loaded, or no
// generator gives the like.
Attempt attempt_of(const generators::quantum::Trial& trial);
generators::quantum::Trial quantum_trial_of(const Attempt& attempt);

}  // namespace tetrarch::campaign
