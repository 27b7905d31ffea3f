// `tetrarch mutants`: how good cases, properties and campaigns are, measured by small changes of the reference.
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "reports/run_summary.hpp"
#include "reports/temporary_folder.hpp"
#include "reports/whole_file.hpp"
#include "suite/commands/case_base.hpp"
#include "suite/commands/commands.hpp"
#include "suite/commands/terminal.hpp"
#include "suite/commands/validators.hpp"
#include "suite/commands/variant_options.hpp"
#include "suite/mutants/published.hpp"
#include "suite/mutants/record.hpp"
#include "suite/mutants/score.hpp"
#include "suite/mutants/survivors.hpp"
#include "suite/run/success.hpp"
#include "suite/variants/side_by_side.hpp"

namespace tetrarch::commands {
namespace {

using mutants::Judged;
using mutants::Mutant;
using mutants::Score;

constexpr const char* kMutantsExamples = R"(Examples:
  tetrarch mutants --sample 60 --jobs 2          a sample, the same one for the same --seed
  tetrarch mutants --jobs 2 --out measured       all of them, which takes some three hours
  tetrarch mutants --jobs 2 --out measured --resume
  tetrarch mutants --out measured --resume --publish   write the scores into README.md
  tetrarch mutants --list --ruleset quantum
  tetrarch mutants --only 56cc6f82               one mutant, and what catches it)";

struct MutantsOptions {
  VariantOptions variants;
  variants::Budget budget;
  std::size_t sample = 0;  // 0: all
  std::uint64_t seed = 1;
  std::string out;  // empty: no record is kept
  std::string only;
  bool is_resumed = false;
  bool is_list = false;
  bool is_published = false;
};

std::string text_of(const Mutant& mutant) {
  return fmt::format("{} {}:{} ({})\n  - {}\n  + {}\n", mutant.id, mutant.file, mutant.line, mutant.operation,
                     mutant.was, mutant.now);
}

// Those that are asked for.
std::vector<Mutant> chosen_of(const MutantsOptions& options, std::vector<Mutant> all) {
  if (options.only.empty()) return options.sample == 0 ? all : mutants::sample_of(all, options.sample, options.seed);
  std::erase_if(all, [&](const Mutant& mutant) { return mutant.id != options.only; });
  return all;
}

// What a record is of: with other sources, cases or budgets the same mutants may come to something else.
nlohmann::json measured(const MutantsOptions& options, const std::string& ruleset) {
  return {{"ruleset", ruleset},
          {"sources", mutants::digest_of(project_folder(), ruleset)},
          {"property_actions", options.budget.property_actions},
          {"campaign_actions", options.budget.campaign_actions},
          {"seed", options.budget.seed}};
}

class Judging {
 public:
  Judging(const MutantsOptions& options, const std::string& ruleset)
      : options_(options),
        court_(ruleset),
        folder_(std::filesystem::path(options.out) / ruleset),
        record_(folder_ / "record.jsonl", measured(options, ruleset), options.is_resumed) {}

  // Judges those that the record has not yet.
  void judge(std::vector<Mutant> mutants) {
    std::erase_if(mutants, [&](const Mutant& mutant) { return record_.judged().contains(mutant.id); });
    const variants::Court court = court_.court();
    variants::side_by_side(
        mutants.size(), options_.variants.jobs, folder_,
        [&](std::size_t index, const variants::Workshop& workshop, const std::filesystem::path& own_folder) {
          const Mutant& mutant = mutants[index];
          const std::string source = reports::read_whole_file(project_folder() / mutant.file);
          take(mutants::judge(mutant, source, court, options_.budget, workshop, own_folder / "campaign"),
               mutants.size());
        });
    if (is_terminal(2)) fmt::print(stderr, "\n");
  }

  const std::map<std::string, Judged>& judged() const { return record_.judged(); }

 private:
  void take(const Judged& judged, std::size_t planned) {
    const std::lock_guard lock(mutex_);
    record_.add(judged);
    ++done_;
    if (is_terminal(2)) fmt::print(stderr, "\r{} of {} mutants judged ", done_, planned);
  }

  const MutantsOptions& options_;
  CourtOf court_;
  std::filesystem::path folder_;
  mutants::Record record_;
  std::mutex mutex_;
  std::size_t done_ = 0;
};

void print_named(const std::vector<std::string>& ids, const std::vector<Mutant>& all, const std::string& heading) {
  if (ids.empty()) return;
  fmt::print("\n{}:\n", heading);
  for (const Mutant& mutant : all) {
    if (std::ranges::find(ids, mutant.id) != ids.end()) fmt::print("{}", text_of(mutant));
  }
}

void print(const std::string& ruleset, const Score& score, const std::vector<Mutant>& all) {
  fmt::print("{}: {}; {} do not compile, {} are equivalent, {} can be caught.\n", ruleset,
             reports::counted(score.mutants, "mutant"), score.stillborn, score.equivalent, score.mortal());
  const mutants::Shares shares = mutants::shares_of(score);
  fmt::print("  caught by cases {:.1f} %, with properties {:.1f} %, with a campaign {:.1f} %\n", shares.cases,
             shares.properties, shares.campaign);
  print_named(score.unjudged, all, "These survived, and surviving_mutants.yaml does not say why");
  print_named(score.stale, all, "These do not survive, though surviving_mutants.yaml says so");
}

std::string fate_of(const Judged& judged) {
  const std::string name = mutants::name_of(judged.fate);
  return judged.by.empty() ? name : fmt::format("{}: {}", name, judged.by);
}

// What became of the mutants that were asked for, where it is a few that one looks at by themselves.
void print_each(const std::vector<Mutant>& mutants, const std::map<std::string, Judged>& judged) {
  for (const Mutant& mutant : mutants) fmt::print("{}  {}\n", text_of(mutant), fate_of(judged.at(mutant.id)));
}

Score judge_ruleset(const MutantsOptions& options, const std::string& ruleset) {
  const auto all = mutants::mutants_of(project_folder(), ruleset);
  const auto survivors = mutants::read_survivors(fixtures_folder() / ruleset / "surviving_mutants.yaml", all);
  const auto chosen = chosen_of(options, all);
  if (chosen.empty()) return {};
  Judging judging(options, ruleset);
  judging.judge(chosen);
  if (!options.only.empty()) print_each(chosen, judging.judged());
  const Score score = mutants::score_of(mutants::judged_among(all, judging.judged()), survivors);
  print(ruleset, score, all);
  return score;
}

bool is_sound(const Score& score) { return score.unjudged.empty() && score.stale.empty(); }

int list(const MutantsOptions& options) {
  for (const std::string& ruleset : rulesets_of(options.variants)) {
    for (const Mutant& mutant : chosen_of(options, mutants::mutants_of(project_folder(), ruleset)))
      fmt::print("{}", text_of(mutant));
  }
  return suite::kSucceeded;
}

int judge(MutantsOptions options) {
  const reports::TemporaryFolder folder;
  if (options.out.empty()) options.out = folder.path().string();
  std::map<std::string, Score> scores;
  bool are_sound = true;
  for (const std::string& ruleset : rulesets_of(options.variants)) {
    const Score score = judge_ruleset(options, ruleset);
    are_sound = are_sound && is_sound(score);
    if (score.mutants > 0) scores[ruleset] = score;
  }
  if (scores.empty()) throw std::invalid_argument(fmt::format("--only: there is no mutant {}", options.only));
  if (options.is_published) mutants::publish(scores, project_folder());
  return are_sound ? suite::kSucceeded : suite::kFailed;
}

void add_options(CLI::App& command, MutantsOptions& options) {
  add_variant_options(command, options.variants);
  auto* sample = command.add_option("--sample", options.sample, "Judge this many of each game's, chosen by --seed")
                     ->check(CLI::PositiveNumber);
  command.add_option("--seed", options.seed, "The seed of the sample")->capture_default_str();
  auto* out =
      command.add_option("--out", options.out, "Keep a record in this folder, to go on with later")->check(is_given());
  command.add_flag("--resume", options.is_resumed, "Go on with the record in that folder")->needs(out);
  auto* only = command.add_option("--only", options.only, "The id of one mutant")->check(is_given());
  command
      .add_option("--property-actions", options.budget.property_actions, "How many actions each property is tried on")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command.add_option("--campaign-actions", options.budget.campaign_actions, "How many actions a campaign comes to")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command.add_flag("--publish", options.is_published, "Write the scores of all mutants of both games into README.md")
      ->excludes(only)
      ->excludes(sample)
      ->excludes(command.get_option("--ruleset"));
  command.add_flag("--list", options.is_list, "Print the mutants and judge none");
  command.footer(kMutantsExamples);
}

}  // namespace

void add_mutants(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<MutantsOptions>();
  auto* command = app.add_subcommand(
      "mutants", "Change the reference in small ways and see what catches it: cases, properties or a campaign");
  add_options(*command, *options);
  command->callback([options, &exit_code] { exit_code = options->is_list ? list(*options) : judge(*options); });
}

}  // namespace tetrarch::commands
