// A game's part in searches: for short games, and through every position of a kind.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "suite/campaign/attempt.hpp"
#include "suite/search/games.hpp"
#include "suite/search/kinds.hpp"
#include "suite/search/meter.hpp"
#include "suite/search/tally.hpp"

namespace tetrarch::search {

// The start is a position as the protocol has it; null is the opening.
using GameQuest = QuestOf<nlohmann::json>;

struct ShownGame {
  std::optional<campaign::Attempt> game;  // its last action shows the feature; it may be refused
  bool is_shortest = false;               // whether every shorter game was looked at
  std::vector<PlyLooked> plies;           // from the first one on
};

class Searcher {
 public:
  virtual ~Searcher() = default;

  // A clause under which actions are refused, for an example.
  virtual std::string_view refusing_clause() const = 0;

  // What games are made of here: "moves".
  virtual std::string_view plies() const = 0;

  // Why nothing that is tried in games shows the feature, or nothing where something may.
  virtual std::optional<std::string> why_never_shown(const std::string& feature) const = 0;

  // A beam search (beam.hpp). `observe` is told how many plies the shortest game has that is known. Throws
  // std::invalid_argument where the start is no position of the game.
  virtual ShownGame shortest_game(const GameQuest& quest, Meter& meter,
                                  const std::function<void(std::size_t)>& observe) const = 0;

  // The kind, with the round where the game counts rounds and none was given. Throws std::invalid_argument where there
  // is no such kind.
  virtual Kind completed(Kind kind) const = 0;

  // Goes through the positions of a completed kind that are in the shard, in order, and counts what comes of them.
  // `observe` is told of each position that has been counted. Ends with what is wrong with one, if anything is.
  virtual std::optional<std::string> go_through(const Kind& kind, const Shard& shard, Census& census,
                                                const std::function<void(const Ordinal&)>& observe) const = 0;

  // The numbers as a person reads them.
  virtual std::string text_of(const Tally& tally) const = 0;

  // The file for them, which says whose they are.
  virtual nlohmann::json document_of(const Tally& tally) const = 0;
};

// The searcher of a ruleset, or nullptr if there is none.
const Searcher* searcher_of(std::string_view ruleset);

// The searcher of the game that a file of document_of is of. Throws nlohmann::json::exception or std::invalid_argument
// where there is none.
const Searcher& searcher_of_file(const nlohmann::json& document);

}  // namespace tetrarch::search
