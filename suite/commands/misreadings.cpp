// `tetrarch misreadings`: how good the cases are, measured by engines that get one clause wrong each.
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>

#include "reports/run_summary.hpp"
#include "reports/temporary_folder.hpp"
#include "reports/whole_file.hpp"
#include "suite/commands/case_base.hpp"
#include "suite/commands/commands.hpp"
#include "suite/commands/validators.hpp"
#include "suite/commands/variant_options.hpp"
#include "suite/documents/reading.hpp"
#include "suite/misreadings/judgement.hpp"
#include "suite/misreadings/published_hunts.hpp"
#include "suite/run/success.hpp"
#include "suite/variants/side_by_side.hpp"

namespace tetrarch::commands {
namespace {

using misreadings::Hunt;
using misreadings::Judgement;
using misreadings::Misreading;

constexpr const char* kMisreadingsExamples = R"(Examples:
  tetrarch misreadings --jobs 2
  tetrarch misreadings --only kings-one-by-one      one of them
  tetrarch misreadings --only kings-one-by-one --keep wrong_engine
  tetrarch misreadings --jobs 2 --hunt              how soon do campaigns find each? takes an hour or so
  tetrarch certify --engine ./wrong_engine          what its author would see)";

struct MisreadingsOptions {
  VariantOptions variants;
  std::string only;
  std::string keep;
  bool is_hunt = false;
  unsigned seeds = 5;
  std::uint64_t actions = 10'000;
  bool is_published = false;
};

// A misreading and what it is held against.
struct Accused {
  Misreading misreading;
  const CourtOf* court;
};

std::vector<Accused> accused_of(const std::vector<CourtOf>& courts) {
  std::vector<Accused> all;
  for (const CourtOf& court : courts) {
    const auto file = fixtures_folder() / court.book().ruleset / "misreadings.yaml";
    for (Misreading& each : misreadings::read_misreadings(file, court.book())) all.push_back({std::move(each), &court});
  }
  return all;
}

void keep_only(std::vector<Accused>& all, const std::string& id) {
  std::vector<std::string> known;
  for (const Accused& each : all) known.push_back(each.misreading.id);
  std::erase_if(all, [&](const Accused& each) { return each.misreading.id != id; });
  if (!all.empty()) return;
  throw std::invalid_argument(
      fmt::format("--only: there is no misreading \"{}\"{}", id, documents::suggestion(id, known)));
}

// What became of a misreading.
struct Sentence {
  Judgement judgement;
  std::optional<Hunt> hunt;  // where campaigns were asked for, and there was an engine
};

void print(const Misreading& misreading, const Judgement& judgement) {
  fmt::print("{:<8} {:<10} {}\n", judgement.is_caught() ? "caught" : "MISSED", misreading.clause, misreading.id);
  if (judgement.is_caught()) {
    fmt::print("         {} of {} cite the clause, such as {}\n", judgement.caught.size(),
               reports::counted(judgement.failed, "failed case"), judgement.caught.front());
    return;
  }
  fmt::print("         it believes: {}\n", misreading.believes);
  if (!judgement.fault.empty()) {
    fmt::print("         {}\n", judgement.fault);
  } else {
    fmt::print("         {}, none of which cites the clause\n", reports::counted(judgement.failed, "failed case"));
  }
}

Sentence sentence_on(const Accused& accused, const MisreadingsOptions& options, const variants::Workshop& workshop,
                     const std::filesystem::path& folder) {
  const Misreading& misreading = accused.misreading;
  const variants::Court court = accused.court->court();
  Sentence sentence{.judgement = misreadings::judge(
                        misreading, reports::read_whole_file(project_folder() / misreading.file), court, workshop),
                    .hunt = {}};
  if (!options.keep.empty()) std::filesystem::copy_file(folder / "engine", options.keep);
  if (!options.is_hunt || !sentence.judgement.fault.empty()) return sentence;
  sentence.hunt = misreadings::hunt(folder / "engine", court, options.seeds, options.actions, folder / "campaign");
  return sentence;
}

misreadings::Hunts hunts_in(const std::vector<Accused>& all, const std::vector<Sentence>& sentences) {
  misreadings::Hunts hunts;
  for (std::size_t index = 0; index < all.size(); ++index) {
    if (const auto& hunt = sentences[index].hunt) {
      hunts[all[index].court->book().ruleset][all[index].misreading.id] = *hunt;
    }
  }
  return hunts;
}

int misreadings(const MisreadingsOptions& options) {
  std::vector<CourtOf> courts;
  for (const std::string& ruleset : rulesets_of(options.variants)) courts.emplace_back(ruleset);
  auto all = accused_of(courts);
  if (!options.only.empty()) keep_only(all, options.only);

  const reports::TemporaryFolder folder;
  std::vector<Sentence> sentences(all.size());
  variants::side_by_side(
      all.size(), options.variants.jobs, folder.path(),
      [&](std::size_t index, const variants::Workshop& workshop, const std::filesystem::path& own_folder) {
        sentences[index] = sentence_on(all[index], options, workshop, own_folder);
      });
  for (std::size_t index = 0; index < all.size(); ++index) {
    print(all[index].misreading, sentences[index].judgement);
    if (sentences[index].hunt) fmt::print("         {}\n", misreadings::in_words(*sentences[index].hunt));
  }
  const auto caught = std::ranges::count_if(sentences, [](const Sentence& each) { return each.judgement.is_caught(); });
  fmt::print("{} of {} misreadings are caught by a case of their clause.\n", caught, all.size());
  if (options.is_published) misreadings::publish(hunts_in(all, sentences), project_folder());
  return static_cast<std::size_t>(caught) == all.size() ? suite::kSucceeded : suite::kFailed;
}

}  // namespace

void add_misreadings(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<MisreadingsOptions>();
  auto* command = app.add_subcommand(
      "misreadings", "Build an engine of every misreading of the rules and see that the cases catch it");
  add_variant_options(*command, options->variants);
  auto* only = command->add_option("--only", options->only, "The id of one misreading")->check(is_given());
  command->add_option("--keep", options->keep, "Leave the engine of that one here")
      ->needs(only)
      ->check(is_given())
      ->check(CLI::NonexistentPath);
  auto* hunt = command->add_flag("--hunt", options->is_hunt, "Also see how soon campaigns find each");
  command->add_option("--seeds", options->seeds, "Hunt with a campaign for each seed from 1 to this")
      ->needs(hunt)
      ->check(CLI::Range(1U, 1000U))
      ->capture_default_str();
  command->add_option("--actions", options->actions, "How many actions such a campaign comes to")
      ->needs(hunt)
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command->add_flag("--publish", options->is_published, "Write what the hunts come to into README.md")
      ->needs(hunt)
      ->excludes(only)
      ->excludes(command->get_option("--ruleset"));
  command->footer(kMisreadingsExamples);
  command->callback([options, &exit_code] { exit_code = misreadings(*options); });
}

}  // namespace tetrarch::commands
