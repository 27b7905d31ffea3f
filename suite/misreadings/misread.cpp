// tetrarch_misread RULESET ID OUT: writes the source that the ruleset's misreading edits, edited, to OUT. For the
// build, which makes an engine of it. A file that holds just that already is left alone, so that nothing is compiled
// again for it.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

#include "reports/whole_file.hpp"
#include "suite/documents/reading.hpp"
#include "suite/misreadings/misreading.hpp"
#include "suite/run/success.hpp"

namespace {

using tetrarch::misreadings::Misreading;

const std::filesystem::path kProject = TETRARCH_PROJECT;

std::string content_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::string content{std::istreambuf_iterator<char>(file), {}};
  if (!file.is_open() || file.bad()) throw std::runtime_error(fmt::format("{} cannot be read", path.string()));
  return content;
}

Misreading misreading_named(const std::string& ruleset, const std::string& id) {
  const auto folder = kProject / "fixtures" / ruleset;
  const auto file = folder / "misreadings.yaml";
  const auto known =
      tetrarch::misreadings::read_misreadings(file, tetrarch::cases::read_clauses(folder / "clauses.yaml"));
  const auto found = std::ranges::find(known, id, &Misreading::id);
  if (found != known.end()) return *found;
  std::vector<std::string> ids;
  std::ranges::transform(known, std::back_inserter(ids), &Misreading::id);
  throw std::invalid_argument(
      fmt::format("{} has no misreading \"{}\"{}", file.string(), id, tetrarch::documents::suggestion(id, ids)));
}

void misread(const std::string& ruleset, const std::string& id, const std::filesystem::path& out) {
  const Misreading misreading = misreading_named(ruleset, id);
  const std::string source = misread_source(content_of(kProject / misreading.file), misreading);
  if (std::filesystem::exists(out) && content_of(out) == source) return;
  tetrarch::reports::write_whole_file(out, source);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    if (argc != 4) {
      throw std::invalid_argument(
          "expected three arguments: the ruleset, the id of one of its misreadings and the file to write");
    }
    misread(argv[1], argv[2], argv[3]);
    return tetrarch::suite::kSucceeded;
  } catch (const std::exception& error) {
    fmt::print(stderr, "tetrarch_misread: {}\n", error.what());
    return tetrarch::suite::kBadInput;
  }
}
