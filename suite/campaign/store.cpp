#include "suite/campaign/store.hpp"

#include <fmt/format.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "reports/whole_file.hpp"
#include "suite/campaign/written_case.hpp"
#include "suite/cases/loader.hpp"

namespace tetrarch::campaign {

using nlohmann::json;

namespace {

std::string corpus_file(std::size_t leg, std::size_t number) {
  return fmt::format("corpus/{:04}-{:06}.yaml", leg, number);
}

// Whether a campaign may have written a file of that name; what else is in its folders is somebody's own.
bool is_of_campaign(const std::string& name) {
  static const std::regex pattern("[0-9]{4,}-[0-9]{3,}(-.*)?\\.yaml");
  return std::regex_match(name, pattern);
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

std::optional<Progress> Store::progress() const { return read_progress(folder_); }

std::vector<Attempt> Store::corpus(const Leg& leg) const {
  std::vector<Attempt> attempts;
  for (std::size_t number = 1; number <= leg.corpus; ++number) {
    const auto file = folder_ / corpus_file(leg.number, number);
    const auto loaded = cases::load_cases({{file, std::nullopt, std::nullopt, false}}, {book_});
    attempts.push_back(attempt_of(loaded.front()));
  }
  return attempts;
}

void Store::keep_only(const Progress& progress) const {
  const auto files = files_of(progress);
  const std::set<std::string> kept(files.begin(), files.end());
  for (const std::string place : {"corpus", "findings"}) {
    for (const auto& entry : std::filesystem::directory_iterator(folder_ / place)) {
      const std::string name = entry.path().filename().string();
      if (is_of_campaign(name) && !kept.contains(place + "/" + name)) std::filesystem::remove(entry.path());
    }
  }
}

void Store::add_to_corpus(std::size_t leg, std::size_t number, const cases::Case& subject,
                          const std::vector<std::string>& comment) const {
  reports::write_whole_file(folder_ / corpus_file(leg, number), written_case(subject, comment));
}

void Store::write_finding(const std::string& file, const std::string& text) const {
  reports::write_whole_file(folder_ / file, text);
}

void Store::write(const Progress& progress) const { write_progress(progress, folder_); }

std::optional<Progress> read_progress(const std::filesystem::path& folder) {
  const auto path = folder / "campaign.json";
  if (!std::filesystem::exists(path)) return std::nullopt;
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  try {
    return progress_in(json::parse(text.str()));
  } catch (const std::exception& fault) {
    throw std::runtime_error(fmt::format("{}: the campaign cannot be gone on with: {}", path.string(), fault.what()));
  }
}

void write_progress(const Progress& progress, const std::filesystem::path& folder) {
  reports::write_whole_file(folder / "campaign.json", to_json(progress).dump(2) + "\n");
}

std::vector<std::string> files_of(const Progress& progress) {
  std::vector<std::string> files;
  for (const Leg& leg : progress.legs) {
    for (std::size_t number = 1; number <= leg.corpus; ++number) files.push_back(corpus_file(leg.number, number));
  }
  for (const Found& found : totals_of(progress).found) files.push_back(found.file);
  return files;
}

}  // namespace tetrarch::campaign
