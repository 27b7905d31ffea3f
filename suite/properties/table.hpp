// Where an attempt is played: an engine is asked step by step, and what it shows is kept.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "suite/properties/played.hpp"
#include "suite/properties/property.hpp"
#include "suite/properties/ruleset.hpp"

namespace tetrarch::properties {

// Thrown where a property is seen not to hold.
struct Broken {
  Breach breach;
};

// Every function throws Broken where no answer comes, or one that is none of the game's.
class Table {
 public:
  // All of them must outlive the table.
  Table(const Ruleset& ruleset, const Asker& asker, std::uint64_t& actions);

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

  const Ruleset& ruleset() const { return ruleset_; }

  // The deed as a person reads it.
  std::string text_of(const cases::Deed& deed) const { return properties::text_of(deed, ruleset_.name); }

  // Throws Broken.
  [[noreturn]] void fail(const std::string& sentence) const;

  // Throws Broken where there is a fault, which was seen then.
  void require_none(const std::optional<std::string>& fault, const std::string& when) const;

  // Throws Broken where two states differ, or two answers to one deed: the refusal, the events or the state after it.
  void require_same(const json& expected, const json& actual, const std::string& when) const;
  void require_same(const Played& expected, const Played& actual, const std::string& when) const;

 private:
  suite::Answer answer_to(const std::string& method, const json& params);
  std::string kind_of(const suite::Refused& refused, const std::string& doing) const;

  const Ruleset& ruleset_;
  const Asker& asker_;
  std::uint64_t& actions_;
  Attempt attempt_;
  json state_;
};

}  // namespace tetrarch::properties
