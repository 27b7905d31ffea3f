#include "suite/mutants/survivors.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "suite/documents/reading.hpp"

namespace tetrarch::mutants {
namespace {

using documents::InputError;
using documents::MapReader;
using documents::Node;

const Mutant& mutant_named(const Node& node, const std::vector<Mutant>& mutants) {
  const std::string& id = documents::line_of(node, "the id of a mutant");
  const auto found = std::ranges::find(mutants, id, &Mutant::id);
  if (found != mutants.end()) return *found;
  throw InputError(node.place, fmt::format("there is no mutant {} any more; take it out, or find it among those that "
                                           "`tetrarch mutants --list` prints",
                                           id));
}

void require_same(const Node& node, std::string_view what, const std::string& text) {
  if (documents::line_of(node, what) == text) return;
  throw InputError(node.place, fmt::format("expected {} as the mutant has it: {}", what, text));
}

Survivor read_survivor(const Node& node, const std::vector<Mutant>& mutants) {
  const MapReader reader(node, "a surviving mutant", {"mutant", "file", "was", "now", "is", "why"});
  const Mutant& mutant = mutant_named(reader.required("mutant"), mutants);
  require_same(reader.required("file"), "the file", mutant.file);
  require_same(reader.required("was"), "the line", mutant.was);
  require_same(reader.required("now"), "the changed line", mutant.now);
  return {.id = mutant.id,
          .is_equivalent =
              documents::one_of(reader.required("is"), "what the mutant is", {"equivalent", "missed"}) == "equivalent",
          .why = documents::line_of(reader.required("why"), "the reason"),
          .place = node.place};
}

}  // namespace

std::map<std::string, Survivor> read_survivors(const std::filesystem::path& file, const std::vector<Mutant>& mutants) {
  const Node document = documents::read_document(file);
  const MapReader reader(document, "a file of surviving mutants", {"survivors"});
  std::map<std::string, Survivor> survivors;
  for (const Node& node : documents::items_of(reader.required("survivors"), "a list of surviving mutants")) {
    Survivor survivor = read_survivor(node, mutants);
    const auto [known, is_new] = survivors.try_emplace(survivor.id, survivor);
    if (is_new) continue;
    throw InputError(survivor.place,
                     fmt::format("the mutant {} is there already, in line {}", survivor.id, known->second.place.line));
  }
  return survivors;
}

}  // namespace tetrarch::mutants
