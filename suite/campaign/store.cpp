#include "suite/campaign/store.hpp"

#include <fmt/format.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "reports/whole_file.hpp"
#include "suite/campaign/written_case.hpp"
#include "suite/cases/loader.hpp"

namespace tetrarch::campaign {

using nlohmann::json;

namespace {

// The version of campaign.json.
constexpr int kFormat = 1;

std::filesystem::path corpus_file(std::size_t number) { return fmt::format("corpus/{:06}.yaml", number); }

json to_json(const Found& found) {
  return {{"verdict", found.kind.verdict}, {"method", found.kind.method}, {"shape", found.kind.shape},
          {"clause", found.kind.clause},   {"count", found.count},        {"file", found.file},
          {"title", found.title},          {"steps", found.size.steps},   {"pieces", found.size.pieces}};
}

Found found_in(const json& document) {
  return {{document.at("verdict"), document.at("method"), document.at("shape"), document.at("clause")},
          document.at("count"),
          document.at("file"),
          document.at("title"),
          {document.at("steps"), document.at("pieces")}};
}

json to_json(const Progress& progress) {
  json found = json::array();
  for (const Found& each : progress.found) found.push_back(to_json(each));
  return {{"format", kFormat},
          {"suite", TETRARCH_VERSION},
          {"ruleset", progress.setup.ruleset},
          {"engine", progress.setup.engine},
          {"seed", progress.setup.seed},
          {"next", progress.next},
          {"actions", progress.actions},
          {"corpus", progress.corpus},
          {"found", found}};
}

Progress progress_in(const json& document) {
  if (document.at("format") != kFormat || document.at("suite") != TETRARCH_VERSION) {
    throw std::runtime_error("it was written by another version of Tetrarch; start anew in another folder");
  }
  Progress progress{{document.at("ruleset"), document.at("engine"), document.at("seed")},
                    document.at("next"),
                    document.at("actions"),
                    document.at("corpus"),
                    {}};
  for (const json& each : document.at("found")) progress.found.push_back(found_in(each));
  return progress;
}

// What a campaign that was killed while it wrote a file left of it (reports/whole_file.hpp).
void remove_unfinished(const std::filesystem::path& folder) {
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with(".tetrarch-") && name.ends_with(".tmp")) std::filesystem::remove(entry.path());
  }
}

Attempt attempt_of(const cases::Case& subject) {
  Attempt attempt{subject.position, {}};
  for (const cases::Step& step : subject.steps) attempt.deeds.push_back(step.deed);
  return attempt;
}

}  // namespace

Store::Store(std::filesystem::path folder, const cases::ClauseBook& book) : folder_(std::move(folder)), book_(book) {
  std::filesystem::create_directories(folder_ / "corpus");
  std::filesystem::create_directories(folder_ / "findings");
  for (const auto& place : {folder_, folder_ / "corpus", folder_ / "findings"}) remove_unfinished(place);
}

std::optional<Progress> Store::progress() const {
  const auto path = folder_ / "campaign.json";
  if (!std::filesystem::exists(path)) return std::nullopt;
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  try {
    return progress_in(json::parse(text.str()));
  } catch (const std::exception& fault) {
    throw std::runtime_error(fmt::format("{}: the campaign cannot be gone on with: {}", path.string(), fault.what()));
  }
}

std::vector<Attempt> Store::corpus(std::size_t count) const {
  std::vector<Attempt> attempts;
  for (std::size_t number = 1; number <= count; ++number) {
    const auto loaded =
        cases::load_cases({{folder_ / corpus_file(number), std::nullopt, std::nullopt, false}}, {book_});
    attempts.push_back(attempt_of(loaded.front()));
  }
  for (std::size_t number = count + 1; std::filesystem::remove(folder_ / corpus_file(number)); ++number) continue;
  return attempts;
}

void Store::add_to_corpus(std::size_t number, const cases::Case& subject,
                          const std::vector<std::string>& comment) const {
  reports::write_whole_file(folder_ / corpus_file(number), written_case(subject, comment));
}

void Store::write_finding(const std::string& file, const std::string& text) const {
  reports::write_whole_file(folder_ / file, text);
}

void Store::write(const Progress& progress) const {
  reports::write_whole_file(folder_ / "campaign.json", to_json(progress).dump(2) + "\n");
}

}  // namespace tetrarch::campaign
