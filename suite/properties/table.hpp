// Where an attempt is played: an engine is asked step by step, and what it shows is kept.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "reference/quaternity/position.hpp"
#include "suite/properties/property.hpp"

namespace tetrarch::properties {

using nlohmann::json;

// Thrown where a property is seen not to hold.
struct Broken {
  Breach breach;
};

// A deed and what came of it. States are as the engine gave them.
struct Played {
  cases::Deed deed;
  json before;
  json after;
  json events = json::array();  // of an action that was accepted
  std::string refusal;          // the kind of refusal; empty where the deed was accepted
};

bool is_accepted(const Played& played);

// The action, or nullptr where the deed is none.
const json* action_in(const Played& played);

// The deed as a person reads it: "c5-d3", "undo".
std::string text_of(const cases::Deed& deed);

// In what two answers to one deed differ, its refusal, events and state after it; nothing where they are the same.
std::optional<std::string> difference(const Played& expected, const Played& actual);

// In what two states differ; nothing where they are the same.
std::optional<std::string> difference(const json& expected, const json& actual);

// Every function throws Broken where no answer comes, or one that is none of the game's.
class Table {
 public:
  // Both must outlive the table.
  Table(const Asker& asker, std::uint64_t& actions);

  // The position must be accepted.
  void load(const json& position);

  // After a refusal the engine is asked for its state, so that what follows is judged by what there is.
  Played perform(const cases::Deed& deed);
  std::vector<Played> perform(const std::vector<cases::Deed>& deeds);

  // Whether the action is accepted. What is refused leaves nothing behind and is not kept.
  bool accepts(const json& action);

  // The latest state, as the engine gave it.
  const json& state() const { return state_; }

  // The moves that are listed, in one order; none where listing is refused.
  std::vector<json> moves();

  std::set<std::string> attackers(const std::string& square, const std::string& by);

  // The position in a state that the engine gave.
  quaternity::Position position_in(const json& state) const;

  // Throws Broken.
  [[noreturn]] void fail(const std::string& sentence) const;

  // Throws Broken where there is a fault, which was seen then.
  void require_none(const std::optional<std::string>& fault, const std::string& when) const;

 private:
  suite::Answer answer_to(const std::string& method, const json& params);
  std::string kind_of(const suite::Refused& refused, const std::string& doing) const;

  const Asker& asker_;
  std::uint64_t& actions_;
  Attempt attempt_;
  json state_;
};

}  // namespace tetrarch::properties
