#include "suite/cases/manifest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "suite/documents/reading.hpp"

namespace tetrarch::cases {
namespace {

using documents::Entry;
using documents::MapReader;
using documents::Node;

constexpr std::size_t kMost = std::numeric_limits<int>::max();

constexpr const char* kHead =
    "# The cases of this ruleset by area, each with the number of its steps, and the names that are never used again.\n"
    "# `tetrarch manifest --write` takes up new cases; `--withdraw NAME` strikes one.\n";

void read_area(const Entry& area, Manifest& manifest) {
  for (const Entry& entry : documents::some_entries_of(area.value, "the cases of an area")) {
    const std::string name = fmt::format("{}/{}/{}", manifest.ruleset, area.key, entry.key);
    manifest.steps[name] = documents::number_of(entry.value, "the number of its steps", 1, kMost);
  }
}

std::string area_of(const std::string& name) {
  const auto first = name.find('/') + 1;
  return name.substr(first, name.rfind('/') - first);
}

std::string short_name_of(const std::string& name) { return name.substr(name.rfind('/') + 1); }

std::size_t turns_of(const Case& subject) { return subject.all_turns ? 4 : 1; }

}  // namespace

Manifest read_manifest(const std::filesystem::path& file) {
  const Node document = documents::read_document(file);
  const MapReader reader(document, "a manifest", {"ruleset", "cases", "with-quarter-turns", "areas", "withdrawn"});
  Manifest manifest;
  manifest.ruleset = documents::line_of(reader.required("ruleset"), "the ruleset");
  for (const Entry& area : documents::some_entries_of(reader.required("areas"), "the areas")) read_area(area, manifest);
  manifest.with_turns =
      documents::number_of(reader.required("with-quarter-turns"), "the number of cases with quarter turns", 1, kMost);
  for (const Node& name : documents::items_of(reader.required("withdrawn"), "the names that were withdrawn")) {
    manifest.withdrawn.push_back(documents::line_of(name, "the name of a former case"));
  }
  const auto count = documents::number_of(reader.required("cases"), "the number of cases", 1, kMost);
  if (count != manifest.steps.size()) {
    throw documents::InputError(reader.required("cases").place,
                                fmt::format("the manifest counts {} cases and names {}", count, manifest.steps.size()));
  }
  return manifest;
}

std::string written(const Manifest& manifest) {
  std::string text = fmt::format("{}ruleset: {}\ncases: {}\nwith-quarter-turns: {}\nareas:\n", kHead, manifest.ruleset,
                                 manifest.steps.size(), manifest.with_turns);
  std::string area;
  for (const auto& [name, steps] : manifest.steps) {
    if (area_of(name) != area) {
      area = area_of(name);
      text += fmt::format("  {}:\n", area);
    }
    text += fmt::format("    {}: {}\n", short_name_of(name), steps);
  }
  text += manifest.withdrawn.empty() ? "withdrawn: []\n" : "withdrawn:\n";
  for (const std::string& name : manifest.withdrawn) text += fmt::format("  - {}\n", name);
  return text;
}

Manifest manifest_of(const std::string& ruleset, const std::vector<Case>& cases, std::vector<std::string> withdrawn) {
  Manifest manifest{.ruleset = ruleset, .steps = {}, .with_turns = 0, .withdrawn = std::move(withdrawn)};
  for (const Case& subject : cases) {
    manifest.steps[subject.name] = subject.steps.size();
    manifest.with_turns += turns_of(subject);
  }
  std::ranges::sort(manifest.withdrawn);
  return manifest;
}

std::vector<std::string> faults_of(const Manifest& manifest, const std::vector<Case>& cases) {
  std::vector<std::string> faults;
  const Manifest present = manifest_of(manifest.ruleset, cases, {});
  for (const auto& [name, steps] : manifest.steps) {
    const auto found = present.steps.find(name);
    if (found == present.steps.end()) {
      faults.push_back(fmt::format("{} is missing: a case is never renamed, and struck by withdrawing its name", name));
    } else if (found->second != steps) {
      faults.push_back(fmt::format("{} has {} steps and the manifest says {}", name, found->second, steps));
    }
  }
  for (const auto& [name, steps] : present.steps) {
    if (std::ranges::find(manifest.withdrawn, name) != manifest.withdrawn.end()) {
      faults.push_back(fmt::format("{} was withdrawn: a name is never used again", name));
    } else if (!manifest.steps.contains(name)) {
      faults.push_back(fmt::format("{} is not in the manifest", name));
    }
  }
  if (faults.empty() && present.with_turns != manifest.with_turns) {
    faults.push_back(fmt::format("there are {} cases with their quarter turns and the manifest says {}",
                                 present.with_turns, manifest.with_turns));
  }
  return faults;
}

}  // namespace tetrarch::cases
