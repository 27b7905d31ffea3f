#include "suite/mutants/published.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

#include "reports/marked_section.hpp"
#include "reports/whole_file.hpp"
#include "suite/variants/commit.hpp"

namespace tetrarch::mutants {
namespace {

void add_to(std::uint64_t& digest, std::string_view text) {
  for (const char character : text) digest = (digest ^ static_cast<unsigned char>(character)) * 0x100000001b3U;
}

std::vector<std::filesystem::path> files_below(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.is_regular_file()) files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

bool is_measured(const std::filesystem::path& file) {
  const std::string name = file.filename().string();
  return name != "surviving_mutants.yaml" && name != "misreadings.yaml" && !name.ends_with("_test.cpp") &&
         !name.ends_with(".md");
}

std::string title_of(const std::string& ruleset) { return ruleset == "quantum" ? "Quantum Chess" : "Quaternity"; }

std::string table_of(const std::map<std::string, Score>& scores, const std::string& commit) {
  std::string table =
      "| game | mutants | do not compile | equivalent | caught by cases | and properties | and a campaign |\n"
      "| --- | --- | --- | --- | --- | --- | --- |\n";
  for (const auto& [ruleset, score] : scores) {
    const Shares shares = shares_of(score);
    table += fmt::format("| {} | {} | {} | {} | {:.1f} % | {:.1f} % | {:.1f} % |\n", title_of(ruleset), score.mutants,
                         score.stillborn, score.equivalent, shares.cases, shares.properties, shares.campaign);
  }
  return table + fmt::format("\nMeasured on commit {}.\n", commit);
}

nlohmann::json document_of(const std::map<std::string, Score>& scores, const std::string& commit) {
  nlohmann::json document = {{"commit", commit}, {"rulesets", nlohmann::json::object()}};
  for (const auto& [ruleset, score] : scores) {
    const Shares shares = shares_of(score);
    document["rulesets"][ruleset] = {{"mutants", score.mutants},        {"stillborn", score.stillborn},
                                     {"equivalent", score.equivalent},  {"cases", shares.cases},
                                     {"properties", shares.properties}, {"campaign", shares.campaign}};
  }
  return document;
}

}  // namespace

std::string digest_of(const std::filesystem::path& project, const std::string& ruleset) {
  std::uint64_t digest = 0xcbf29ce484222325U;
  for (const std::string& folder : {std::string("reference/board"), "reference/" + ruleset, "fixtures/" + ruleset}) {
    for (const auto& file : files_below(project / folder)) {
      if (!is_measured(file)) continue;
      add_to(digest, file.lexically_relative(project).string());
      add_to(digest, reports::read_whole_file(file));
    }
  }
  return fmt::format("{:016x}", digest);
}

std::string with_scores(const std::string& readme, const std::map<std::string, Score>& scores,
                        const std::string& commit) {
  return reports::with_section(readme, "tetrarch mutants --publish", table_of(scores, commit));
}

void publish(const std::map<std::string, Score>& scores, const std::filesystem::path& project) {
  const std::string commit = variants::commit_of(
      project, {"reference", "suite", "generators", "fixtures/quaternity/cases", "fixtures/quantum/cases"});
  const auto readme = project / "README.md";
  const std::string changed = with_scores(reports::read_whole_file(readme), scores, commit);
  reports::write_whole_file(project / "fixtures/mutation_scores.json", document_of(scores, commit).dump(2) + "\n");
  reports::write_whole_file(readme, changed);
}

}  // namespace tetrarch::mutants
