// A game's part in campaigns and searches: what to try, what it shows of the rules, and what is simpler.
#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "generators/dice.hpp"
#include "suite/campaign/attempt.hpp"

namespace tetrarch::campaign {

using generators::Dice;

using BaseSource = std::function<nlohmann::json(Dice&)>;

// What an action may show, in a word and in a sentence.
struct Feature {
  std::string name;
  std::string meaning;
};

// How often attempts must show something to be worth their time.
struct Rarity {
  std::string name;
  std::vector<std::string> features;  // any of these
  std::size_t least;                  // per 10,000 actions
};

class Explorer {
 public:
  virtual ~Explorer() = default;

  // An attempt of a few steps. `base` is asked for positions to make near misses of, which must be such that may be
  // loaded; where it gives null the position is made out of nothing.
  virtual Attempt attempt(Dice& dice, const BaseSource& base) const = 0;

  // What the attempt shows, a set for each action in it, in order.
  virtual std::vector<std::set<std::string>> features(const Attempt& attempt) const = 0;

  // Attempts that are one change simpler, the boldest changes first. Whoever goes from one to the next comes to an end.
  virtual std::vector<Attempt> simpler(const Attempt& attempt) const = 0;

  // Whether the one is simpler than the other: every attempt that `simpler` gives is simpler than what it was given.
  virtual bool is_simpler(const Attempt& attempt, const Attempt& other) const = 0;

  // The clause that says what the deed is, where nothing more particular comes of it.
  virtual std::string clause_of(const cases::Deed& deed) const = 0;

  virtual std::vector<Feature> known_features() const = 0;
  virtual std::vector<Rarity> rarities() const = 0;
};

// The explorer of a ruleset, or nullptr if there is none.
const Explorer* explorer_of(std::string_view ruleset);

// The rulesets that have an explorer.
std::vector<std::string> explored_rulesets();

}  // namespace tetrarch::campaign
