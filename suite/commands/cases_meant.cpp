#include "suite/commands/cases_meant.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <stdexcept>
#include <utility>

#include "suite/commands/case_base.hpp"
#include "suite/documents/reading.hpp"

namespace tetrarch::commands {
namespace {

// "FILE" or "FILE#CASE".
struct Subject {
  std::string file;
  std::string case_name;  // empty: all of them
};

Subject subject_of(const std::string& word) {
  const auto hash = word.rfind('#');
  if (hash == std::string::npos || std::filesystem::exists(word)) return {word, {}};
  if (hash + 1 == word.size())
    throw std::invalid_argument(fmt::format("{}: the name of a case is missing behind #", word));
  return {word.substr(0, hash), word.substr(hash + 1)};
}

bool is_meant(const cases::Case& subject, const std::string& name) {
  if (name.empty()) return subject.quarter_turns == 0;
  return subject.name == name || subject.name.ends_with("/" + name);
}

}  // namespace

std::vector<cases::Case> cases_meant(const std::string& word) {
  const Subject subject = subject_of(word);
  std::vector<cases::Case> meant;
  std::vector<std::string> names;
  for (cases::Case& candidate : cases_of_files({subject.file})) {
    names.push_back(candidate.name.substr(candidate.name.rfind('/') + 1));
    if (is_meant(candidate, subject.case_name)) meant.push_back(std::move(candidate));
  }
  if (!meant.empty()) return meant;
  throw std::invalid_argument(fmt::format("{} has no case \"{}\"{}", subject.file, subject.case_name,
                                          documents::suggestion(subject.case_name, names)));
}

}  // namespace tetrarch::commands
