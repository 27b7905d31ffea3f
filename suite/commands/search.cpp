// `tetrarch search`: the smallest position or the shortest game that shows something, or every position of a kind.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "reference/board/square.hpp"
#include "reports/run_summary.hpp"
#include "reports/whole_file.hpp"
#include "suite/campaign/attempt_case.hpp"
#include "suite/campaign/explorer.hpp"
#include "suite/campaign/pool.hpp"
#include "suite/campaign/written_case.hpp"
#include "suite/commands/case_base.hpp"
#include "suite/commands/commands.hpp"
#include "suite/commands/shard.hpp"
#include "suite/commands/terminal.hpp"
#include "suite/commands/validators.hpp"
#include "suite/run/success.hpp"
#include "suite/search/searcher.hpp"
#include "suite/search/smallest.hpp"
#include "suite/search/tally.hpp"

namespace tetrarch::commands {
namespace {

using campaign::Attempt;
using search::Meter;

constexpr const char* kSearchExamples = R"(Examples:
  tetrarch search --for second-batch                          the smallest position that a minute's work finds
  tetrarch search --for award --from opening --time 10m       the shortest game to a mate
  tetrarch search --for promotion --from my_cases.yaml#endgame
  tetrarch search --for mate --from opening --ruleset quantum
  tetrarch search --exhaustive --region 4 --shard 0/2 --out one.json
  tetrarch search --add-up one.json two.json
  tetrarch search --exhaustive --ruleset quantum --region 4 --round 28)";

constexpr std::uint64_t kDefaultTries = 100'000;

struct SearchOptions {
  std::string ruleset = known_rulesets().front();
  std::string feature;
  std::string from;
  std::uint64_t seed = 1;
  std::uint64_t actions = 0;  // 0: not given
  double seconds = 0;         // 0: not given
  std::size_t width = search::GameQuest{}.width;
  std::size_t longest = search::GameQuest{}.longest;
  bool is_exhaustive = false;
  search::Kind kind;
  int round = 0;  // 0: not given
  std::string pawns = "any";
  std::string shard;  // as shard_asked_for() takes it
  std::vector<std::string> add_up;
  std::string out;
};

// --- the smallest position, the shortest game

search::Budget budget_of(const SearchOptions& options) {
  search::Budget budget;
  if (options.actions > 0) budget.actions = options.actions;
  if (options.seconds > 0) budget.time = std::chrono::seconds(static_cast<std::int64_t>(options.seconds));
  if (!budget.actions && !budget.time) budget.actions = kDefaultTries;
  return budget;
}

// What the feature means, or nothing where there is none of that name.
std::optional<std::string> meaning_of(const campaign::Explorer& explorer, const SearchOptions& options) {
  constexpr std::string_view kRefused = "refused-";
  for (const auto& [name, meaning] : explorer.known_features()) {
    if (name == options.feature) return meaning;
  }
  if (!options.feature.starts_with(kRefused)) return std::nullopt;
  const std::string clause = options.feature.substr(kRefused.size());
  for (const auto& book : clause_books()) {
    if (book.ruleset == options.ruleset && book.find(clause) != nullptr) {
      return fmt::format("an action is refused under {}", clause);
    }
  }
  return std::nullopt;
}

const search::Searcher& searcher_of(const SearchOptions& options) { return *search::searcher_of(options.ruleset); }

std::string required_meaning(const campaign::Explorer& explorer, const SearchOptions& options) {
  if (const auto meaning = meaning_of(explorer, options)) return *meaning;
  std::string known;
  for (const auto& [name, its_meaning] : explorer.known_features()) {
    known += fmt::format("\n  {:<30} {}", name, its_meaning);
  }
  throw std::invalid_argument(
      fmt::format("--for {}: there is no such feature; it is one of these, or refused-CLAUSE, such as "
                  "refused-{}:{}",
                  options.feature, searcher_of(options).refusing_clause(), known));
}

void write_case(const Attempt& attempt, const SearchOptions& options, const std::string& title,
                const std::string& comment) {
  cases::Case subject = campaign::case_of(attempt, options.ruleset, campaign::Asking::kStates);
  std::string name = options.feature;
  std::ranges::transform(name, name.begin(), [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter;
  });
  subject.area = "found";
  subject.name = fmt::format("{}/{}/{}", options.ruleset, subject.area, name);
  subject.title = title;
  const std::string text = campaign::written_case(subject, {comment});
  if (options.out.empty()) {
    fmt::print("{}", text);
  } else {
    reports::write_whole_file(options.out, text);
  }
}

// The budget as it was given: with the same words the same is found.
std::string command_of(const SearchOptions& options, const Meter& meter) {
  std::string command = fmt::format("tetrarch search --for {} --seed {}", options.feature, options.seed);
  if (options.ruleset != SearchOptions{}.ruleset) command += " --ruleset " + options.ruleset;
  if (!options.from.empty()) command += fmt::format(" --from {} --width {}", options.from, options.width);
  return fmt::format("{} --actions {}", command, options.actions > 0 ? options.actions : meter.actions());
}

int find_smallest(const SearchOptions& options, const campaign::Explorer& explorer, const std::string& meaning) {
  Meter meter(budget_of(options));
  const bool is_shown = is_terminal(2);
  const auto observe = [&](const search::Smallest& smallest) {
    if (!is_shown) return;
    fmt::print(stderr, "\r{} attempts, {} of them with it, {} actions ", smallest.attempts, smallest.walks,
               meter.actions());
  };
  auto bases = campaign::positions_of(bundled_cases({options.ruleset}), options.ruleset);
  const auto found = search::smallest(explorer, std::move(bases), options.feature, options.seed, meter, observe);
  fmt::print(stderr, "{}{} attempts, {} of them with it, {} actions, {:.0f} s\n", is_shown ? "\n" : "", found.attempts,
             found.walks, meter.actions(), meter.seconds());
  if (!found.attempt) {
    fmt::print("no attempt shows {}\n", options.feature);
    return suite::kFailed;
  }
  write_case(*found.attempt, options, reports::capitalized(meaning), "Found by " + command_of(options, meter));
  return suite::kSucceeded;
}

// The position, or null for the opening.
nlohmann::json start_of(const SearchOptions& options) {
  if (options.from == "opening") return nullptr;
  const auto hash = options.from.rfind('#');
  if (hash == std::string::npos) {
    throw std::invalid_argument(fmt::format("--from {}: expected opening, or a case as FILE#CASE", options.from));
  }
  const std::string name = options.from.substr(hash + 1);
  for (const cases::Case& each : cases_of_files({options.from.substr(0, hash)})) {
    if (each.name != name && !each.name.ends_with("/" + name)) continue;
    if (each.ruleset == options.ruleset) return each.position;
    throw std::invalid_argument(fmt::format("--from {}: the case is one of --ruleset {}", options.from, each.ruleset));
  }
  throw std::invalid_argument(fmt::format("--from {}: there is no such case in the file", options.from));
}

void print_plies(const search::ShownGame& found, std::string_view plies) {
  for (std::size_t ply = 0; ply < found.plies.size(); ++ply) {
    const auto& looked = found.plies[ply];
    fmt::print(stderr, "ply {}: {} {} of {} positions, {}\n", ply + 1, looked.moves, plies, looked.positions,
               looked.is_whole ? "all there are" : "of more");
  }
}

int find_game(const SearchOptions& options, const std::string& meaning) {
  const auto& searcher = searcher_of(options);
  if (const auto reason = searcher.why_never_shown(options.feature)) {
    throw std::invalid_argument(fmt::format("--for {} --from: {}", options.feature, *reason));
  }
  Meter meter(budget_of(options));
  const bool is_shown = is_terminal(2);
  const search::GameQuest quest{options.feature, start_of(options), options.seed, options.width, options.longest};
  const auto found = searcher.shortest_game(quest, meter, [&](std::size_t plies) {
    if (is_shown) fmt::print(stderr, "{} {}, {} actions\n", plies, searcher.plies(), meter.actions());
  });
  print_plies(found, searcher.plies());
  fmt::print(stderr, "{} actions, {:.0f} s\n", meter.actions(), meter.seconds());
  if (!found.game) {
    fmt::print("no game that was looked at shows {}\n", options.feature);
    return suite::kFailed;
  }
  const std::string title =
      fmt::format("{} with the last of {} {}{}", reports::capitalized(meaning), found.game->deeds.size(),
                  searcher.plies(), found.is_shortest ? ", and no game is shorter" : "");
  write_case(*found.game, options, title, "Found by " + command_of(options, meter));
  return suite::kSucceeded;
}

// --- every position of a kind

search::Kind kind_of(const SearchOptions& options) {
  search::Kind kind = options.kind;
  if (options.pawns == "none") kind.pawns = search::Pawns::kNone;
  if (options.pawns == "some") kind.pawns = search::Pawns::kSome;
  if (options.round > 0) kind.round = options.round;
  return searcher_of(options).completed(kind);
}

void finish(const search::Tally& tally, const search::Searcher& searcher, const SearchOptions& options) {
  fmt::print("{}", searcher.text_of(tally));
  if (!options.out.empty()) reports::write_whole_file(options.out, searcher.document_of(tally).dump(1) + "\n");
}

int go_through(const SearchOptions& options) {
  constexpr std::uint64_t kPositionsPerReport = 1U << 16U;
  const auto& searcher = searcher_of(options);
  const Shard shard = shard_asked_for(options.shard).value_or(Shard{});
  const auto kind = kind_of(options);
  search::Tally tally{kind, shard.count, {shard.index}, {}};
  const auto placements = static_cast<double>(search::king_placements(kind));
  const bool is_shown = is_terminal(2);
  const auto fault =
      searcher.go_through(kind, {shard.index, shard.count}, tally.census, [&](const search::Ordinal& ordinal) {
        if (!is_shown || tally.census.positions % kPositionsPerReport != 0) return;
        fmt::print(stderr, "\r{} positions, {:.1f} % ", tally.census.positions,
                   100 * static_cast<double>(ordinal.kings) / placements);
      });
  if (fault) {
    fmt::print("{}\n", *fault);
    return suite::kFailed;
  }
  if (is_shown) fmt::print(stderr, "\n");
  finish(tally, searcher, options);
  return suite::kSucceeded;
}

// What a file holds, and the game that it is of.
struct Read {
  search::Tally tally;
  const search::Searcher& searcher;
};

Read read_tally(const std::string& name) {
  std::ifstream file(name, std::ios::binary);
  if (!file) throw std::runtime_error(fmt::format("--add-up {}: cannot be read", name));
  try {
    const auto document = nlohmann::json::parse(file);
    return {search::tally_from(document), search::searcher_of_file(document)};
  } catch (const std::exception& error) {
    throw std::runtime_error(
        fmt::format("--add-up {}: expected a file that --exhaustive --out wrote: {}", name, error.what()));
  }
}

void add_file(Read& sum, const std::string& name) {
  const Read other = read_tally(name);
  if (&other.searcher != &sum.searcher) {
    throw std::runtime_error(fmt::format("--add-up {}: it is of another game than the first file", name));
  }
  try {
    search::add(sum.tally, other.tally);
  } catch (const std::invalid_argument& error) {
    throw std::runtime_error(fmt::format("--add-up {}: {}", name, error.what()));
  }
}

int add_up(const SearchOptions& options) {
  Read sum = read_tally(options.add_up.front());
  for (auto file = options.add_up.begin() + 1; file != options.add_up.end(); ++file) add_file(sum, *file);
  finish(sum.tally, sum.searcher, options);
  return suite::kSucceeded;
}

int run_search(const SearchOptions& options) {
  if (!options.add_up.empty()) return add_up(options);
  if (options.is_exhaustive) return go_through(options);
  const auto& explorer = *campaign::explorer_of(options.ruleset);
  const std::string meaning = required_meaning(explorer, options);
  return options.from.empty() ? find_smallest(options, explorer, meaning) : find_game(options, meaning);
}

// --- the command line

void add_quest_options(CLI::App& command, SearchOptions& options) {
  command.add_option("--ruleset", options.ruleset, "The game")
      ->check(CLI::IsMember(known_rulesets()))
      ->capture_default_str();
  command.add_option("--from", options.from,
                     "Look for the shortest game from the opening, or from the position of a case, FILE#CASE, instead "
                     "of the smallest position");
  command.add_option("--seed", options.seed, "The seed; the same one finds the same")->capture_default_str();
  command.add_option("--time", options.seconds, "How long to search, such as 60s, 10m or 2h")
      ->transform(is_duration())
      ->check(CLI::PositiveNumber);
  command
      .add_option("--actions", options.actions,
                  fmt::format("How many actions to try; {} where neither this nor --time is given", kDefaultTries))
      ->check(CLI::PositiveNumber);
  command.add_option("--width", options.width, "How many positions the first round of a search for games keeps a ply")
      ->check(CLI::Range(std::size_t{1}, std::size_t{1'000'000}))
      ->capture_default_str();
  command.add_option("--longest", options.longest, "Look for no game of more moves")
      ->check(CLI::Range(std::size_t{1}, std::size_t{1000}))
      ->capture_default_str();
}

void add_kind_options(CLI::App& command, SearchOptions& options) {
  command.add_option("--region", options.kind.region, "The kings and all others stand in so many files and ranks")
      ->check(CLI::Range(2, board::kSide))
      ->capture_default_str();
  command.add_option("--others", options.kind.others, "Up to so many pieces beside the kings")
      ->check(CLI::Range(0, search::kMostOthers))
      ->capture_default_str();
  command.add_option("--pawns", options.pawns, "Positions without pawns, with some, or any")
      ->check(CLI::IsMember({"none", "some", "any"}))
      ->capture_default_str();
  command.add_option("--round", options.round, "The round, in a game that counts rounds")->check(CLI::PositiveNumber);
  add_shard_option(command, options.shard, "tetrarch search --add-up");
}

}  // namespace

void add_search(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<SearchOptions>();
  auto* command = app.add_subcommand("search", "Find the smallest position or the shortest game that shows something");
  auto* quest = command->add_option_group("what", "What is done");
  quest->add_option("--for", options->feature, "Find what shows this; a name that is none lists them");
  quest->add_flag("--exhaustive", options->is_exhaustive,
                  "Try every move of every position of a kind, hold what comes of it against what must hold of all "
                  "moves, and count");
  quest->add_option("--add-up", options->add_up, "Add up what --exhaustive --out wrote in shards");
  quest->require_option(1);
  add_quest_options(*command, *options);
  add_kind_options(*command, *options);
  command->add_option("--out", options->out, "The file for what is found or counted");
  command->footer(kSearchExamples);
  command->callback([options, &exit_code] { exit_code = run_search(*options); });
}

}  // namespace tetrarch::commands
