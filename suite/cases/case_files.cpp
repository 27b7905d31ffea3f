#include "suite/cases/case_files.hpp"

#include <algorithm>
#include <system_error>

#include "suite/documents/place.hpp"

namespace tetrarch::cases {
namespace {

CaseFile case_file(const std::filesystem::directory_entry& entry, std::string_view ruleset) {
  const std::filesystem::path& path = entry.path();
  if (!entry.is_regular_file() || path.extension() != ".yaml") {
    throw documents::InputError({path.string(), 0, 0},
                                "only case files, AREA.yaml, may lie in a folder of cases; move this elsewhere");
  }
  return {.path = path, .ruleset = std::string(ruleset), .area = path.stem().string(), .known_only = false};
}

}  // namespace

std::vector<CaseFile> case_files_in(const std::filesystem::path& folder, std::string_view ruleset) {
  const std::filesystem::path cases = folder / ruleset / "cases";
  std::error_code error;
  std::filesystem::directory_iterator entries(cases, error);
  if (error) throw documents::InputError({cases.string(), 0, 0}, "the folder cannot be read: " + error.message());
  std::vector<CaseFile> files;
  for (const std::filesystem::directory_entry& entry : entries) files.push_back(case_file(entry, ruleset));
  if (files.empty()) throw documents::InputError({cases.string(), 0, 0}, "the folder holds no case file");
  std::sort(files.begin(), files.end(), [](const CaseFile& a, const CaseFile& b) { return a.path < b.path; });
  return files;
}

}  // namespace tetrarch::cases
