#include "suite/cases/levels.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "suite/documents/reading.hpp"

namespace tetrarch::cases {
namespace {

using documents::MapReader;
using documents::Node;

Level read_level(const Node& node) {
  const MapReader reader(node, "a level", {"level", "title", "areas"});
  Level level;
  level.name = documents::line_of(reader.required("level"), "the level's name");
  level.title = documents::line_of(reader.required("title"), "the level's title");
  for (const Node& area : documents::some_items_of(reader.required("areas"), "a list of areas")) {
    level.areas.push_back(documents::line_of(area, "the name of an area"));
  }
  return level;
}

void require_new(std::set<std::string>& known, const std::string& name, const std::string& what, const Place& place) {
  if (known.insert(name).second) return;
  throw InputError(place, fmt::format("the {} {} is there already", what, name));
}

}  // namespace

std::vector<Level> read_levels(const std::filesystem::path& file, const std::string& ruleset) {
  const Node document = documents::read_document(file);
  const MapReader reader(document, "a file of levels", {"ruleset", "levels"});
  documents::one_of(reader.required("ruleset"), "the ruleset of the folder", {ruleset});
  std::vector<Level> levels;
  std::set<std::string> names;
  std::set<std::string> areas;
  for (const Node& node : documents::some_items_of(reader.required("levels"), "a list of levels")) {
    const Level& level = levels.emplace_back(read_level(node));
    require_new(names, level.name, "level", node.place);
    for (const std::string& area : level.areas) require_new(areas, area, "area", node.place);
  }
  return levels;
}

std::vector<std::string> faults_of(const std::vector<Level>& levels, const std::vector<std::string>& areas) {
  std::vector<std::string> faults;
  std::set<std::string> listed;
  for (const Level& level : levels) listed.insert(level.areas.begin(), level.areas.end());
  const std::set<std::string> there(areas.begin(), areas.end());
  for (const std::string& area : there) {
    if (!listed.contains(area)) faults.push_back(fmt::format("the area {} is in no level", area));
  }
  for (const std::string& area : listed) {
    if (!there.contains(area)) faults.push_back(fmt::format("there is no case of the area {}", area));
  }
  return faults;
}

}  // namespace tetrarch::cases
