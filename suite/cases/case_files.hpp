// The files that cases are read from.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tetrarch::cases {

struct CaseFile {
  std::filesystem::path path;
  // What the file must say of itself, where its place in a folder decides it.
  std::optional<std::string> ruleset;
  std::optional<std::string> area;
  // Its cases are known, so that positions may be like theirs, but they are not given. Such files come last, and a case
  // of the files before them stands in the place of a known one of its name.
  bool known_only = false;
};

// The case files of a ruleset, FOLDER/RULESET/cases/AREA.yaml, by name. Throws documents::InputError if the folder
// cannot be read, holds no case file, or holds anything else, so that nothing is silently missed.
std::vector<CaseFile> case_files_in(const std::filesystem::path& folder, std::string_view ruleset);

}  // namespace tetrarch::cases
