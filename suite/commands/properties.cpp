#include "suite/commands/properties.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <utility>
#include <vector>

#include "reports/printable.hpp"
#include "suite/campaign/written_case.hpp"
#include "suite/commands/case_base.hpp"
#include "suite/properties/table.hpp"
#include "suite/properties/trial.hpp"
#include "suite/run/restarted_engine.hpp"
#include "suite/run/success.hpp"

namespace tetrarch::commands {
namespace {

using properties::Asker;
using properties::Attempt;
using properties::Property;
using properties::Trial;
using suite::RestartedEngine;

// What an engine said is printed only in so many characters.
constexpr std::size_t kSaidLimit = 400;

// A move that nobody has, for attempts that show what they show before anything is done.
const cases::Act kHopeless{{{"kind", "move"}, {"from", "a1"}, {"to", "a1"}}};

// The attempt as a case, or nothing where the reference does not load its position.
std::optional<cases::Case> case_of(Attempt attempt, const Property& property, const std::string& ruleset) {
  if (attempt.deeds.empty()) attempt.deeds.emplace_back(kHopeless);
  try {
    cases::Case subject = campaign::case_of(attempt, ruleset, property.shown_by);
    subject.area = "properties";
    subject.name = fmt::format("{}/{}/{}", ruleset, subject.area, property.name);
    subject.title = property.sentence;
    return subject;
  } catch (const std::invalid_argument&) {
    return std::nullopt;
  }
}

bool is_failed(RestartedEngine& engine, const cases::Case& subject) {
  const auto verdict = engine.verdict_on(subject);
  return verdict && !reports::is_acceptable(*verdict);
}

std::string text_of(const Attempt& attempt, const std::string& ruleset) {
  std::string text = "position: " + attempt.position.dump() + "\n";
  for (const cases::Deed& deed : attempt.deeds) text += properties::text_of(deed, ruleset) + "\n";
  return text;
}

void print_indented(const std::string& text) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) fmt::print("{}{}\n", line.empty() ? "" : "      ", line);
}

// Where a breach is that two games differ, either of them may be the one that is wrong.
void print_case(RestartedEngine& engine, const Property& property, const Trial& trial) {
  const std::string& ruleset = engine.ruleset();
  for (const Attempt& attempt : {*trial.smallest, trial.breach->seen_in}) {
    const auto subject = case_of(attempt, property, ruleset);
    if (!subject || !is_failed(engine, *subject)) continue;
    fmt::print("    A case that shows it, for tetrarch run:\n");
    return print_indented(campaign::written_case(*subject, {reports::printable(trial.breach->sentence, kSaidLimit)}));
  }
  fmt::print("    No case shows it by itself. The smallest attempt that does:\n");
  print_indented(text_of(*trial.smallest, ruleset));
}

void print_breach(RestartedEngine& engine, const Property& property, const Trial& trial) {
  fmt::print("  broken   {}: {}\n", property.name, reports::printable(trial.breach->sentence, kSaidLimit));
  fmt::print("    {}\n", property.sentence);
  fmt::print("    It follows from {}. Found after {} actions.\n", fmt::join(property.clauses, ", "), trial.actions);
  print_case(engine, property, trial);
}

// What every property is tried on.
struct Trials {
  rc::Gen<Attempt> attempts;
  properties::Effort effort;
};

// Tries the property and says what came of it; whether it is broken.
bool is_broken(const Property& property, const Trials& trials, RestartedEngine& engine) {
  const auto& supports = engine.identity().supports;
  if (const auto lack = properties::lack_of(property, supports)) {
    fmt::print("  unasked  {}: the engine does not support {}\n", property.name, *lack);
    return false;
  }
  const Asker asker = [&](const std::string& method, const nlohmann::json& params) {
    return engine.ask(method, params);
  };
  const Trial trial = properties::tried(property, trials.attempts, asker, trials.effort);
  if (trial.breach) {
    print_breach(engine, property, trial);
  } else {
    fmt::print("  held     {}, {} actions\n", property.name, trial.actions);
  }
  std::fflush(stdout);
  return trial.breach.has_value();
}

bool plays(const RestartedEngine& engine) {
  const auto& rulesets = engine.identity().rulesets;
  return std::ranges::find(rulesets, engine.ruleset()) != rulesets.end();
}

// Tries all of the ruleset's properties on the engine, which has been started; whether one is broken.
bool is_any_broken(RestartedEngine& engine, const campaign::Explorer& explorer, const PropertyOptions& options) {
  const std::string& ruleset = engine.ruleset();
  const campaign::Pool pool(explorer, options.seed, campaign::positions_of(bundled_cases({ruleset}), ruleset));
  const Trials trials{properties::attempts_of(explorer, pool, engine.identity().supports),
                      {.seed = options.seed, .least_actions = options.actions}};
  const auto& all = properties::properties_of(ruleset);
  fmt::print("\nProperties of {}, at least {} actions each, seed {}:\n", ruleset, options.actions, options.seed);
  const auto broken =
      std::ranges::count_if(all, [&](const Property& property) { return is_broken(property, trials, engine); });
  fmt::print("{} of {} properties broken.\n", broken, all.size());
  return broken > 0;
}

// The exit code for one ruleset.
int run_properties_of(const std::string& ruleset, const EngineOptions& engine_options, const PropertyOptions& options) {
  const wire::MessageSchema schema = message_schema();
  RestartedEngine engine(channel_of(engine_options, schema), schema, ruleset);
  if (const auto failure = engine.start()) return not_started(engine_options, *failure, engine.take_standard_error());
  if (!plays(engine)) {
    fmt::print("\nThe engine does not play {}: none of its properties was tried.\n", ruleset);
    return suite::kSucceeded;
  }
  const bool is_broken = is_any_broken(engine, *campaign::explorer_of(ruleset), options);
  engine.stop();
  return is_broken ? suite::kFailed : suite::kSucceeded;
}

}  // namespace

void add_property_options(CLI::App& command, PropertyOptions& options) {
  auto* asked_for = command.add_flag("--properties", options.is_asked_for,
                                     "Then try on the engine what holds in every game, in positions made to order");
  command.add_option("--property-actions", options.actions, "How many actions to come to with each property")
      ->needs(asked_for)
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command.add_option("--seed", options.seed, "The seed of those positions; the same one finds the same")
      ->needs(asked_for)
      ->capture_default_str();
}

int run_properties(const std::vector<std::string>& rulesets, const EngineOptions& engine_options,
                   const PropertyOptions& options) {
  int exit_code = suite::kSucceeded;
  for (const std::string& ruleset : rulesets) {
    const int of_ruleset = run_properties_of(ruleset, engine_options, options);
    if (of_ruleset != suite::kSucceeded && of_ruleset != suite::kFailed) return of_ruleset;
    if (of_ruleset == suite::kFailed) exit_code = of_ruleset;
  }
  return exit_code;
}

}  // namespace tetrarch::commands
