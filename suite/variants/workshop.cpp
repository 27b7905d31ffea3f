#include "suite/variants/workshop.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <utility>
#include <vector>

#include "reports/whole_file.hpp"
#include "suite/variants/tool.hpp"

namespace tetrarch::variants {
namespace {

const std::filesystem::path kProject = TETRARCH_PROJECT;
const std::filesystem::path kLinkArguments = TETRARCH_LINK_ARGUMENTS;

std::vector<std::string> words_in(const std::string& text) {
  std::istringstream words(text);
  return {std::istream_iterator<std::string>(words), {}};
}

// The same flags for a file with the change and without; warnings are for people, who write no such changes.
std::vector<std::string> compiler() {
  std::vector<std::string> words = {TETRARCH_COMPILER, "-std=c++20", "-O2", "-w"};
  std::ranges::copy(words_in(TETRARCH_COMPILER_FLAGS), std::back_inserter(words));
  return words;
}

bool is_source(const std::filesystem::path& path) {
  const std::string name = path.filename().string();
  return name.ends_with(".cpp") && !name.ends_with("_test.cpp");
}

// A header is compiled into all that may look into it.
std::string all_sources(const std::string& ruleset) {
  std::vector<std::string> files;
  for (const std::string& room : {std::string("board"), ruleset}) {
    for (const auto& entry : std::filesystem::directory_iterator(kProject / "reference" / room)) {
      if (is_source(entry.path())) files.push_back(entry.path().lexically_relative(kProject).string());
    }
  }
  std::ranges::sort(files);
  std::string text;
  for (const std::string& file : files) text += fmt::format("#include \"{}\"\n", file);
  return text;
}

}  // namespace

Workshop::Workshop(std::filesystem::path folder) : folder_(std::move(folder)) {
  if (!std::filesystem::exists(kLinkArguments)) {
    throw std::runtime_error(
        fmt::format("there is no {}; this takes a program that lies in its build", kLinkArguments.string()));
  }
  std::filesystem::create_directories(folder_);
}

// Headers are found first in the folder of what is changed.
int Workshop::compile(const ChangedFile& changed, const std::filesystem::path& object) const {
  const auto changes = folder_ / "changed";
  std::filesystem::remove_all(changes);
  const auto file = changes / changed.file;
  std::filesystem::create_directories(file.parent_path());
  reports::write_whole_file(file, changed.content);
  auto source = file;
  if (!is_source(file)) {
    source = changes / "all.cpp";
    reports::write_whole_file(source, all_sources(changed.ruleset));
  }
  auto words = compiler();
  words.insert(words.end(),
               {"-I", changes.string(), "-I", kProject.string(), "-c", source.string(), "-o", object.string()});
  return run_tool(words, folder_ / "log");
}

std::filesystem::path Workshop::unchanged_object(const ChangedFile& changed) const {
  const auto object = folder_ / "unchanged" / (changed.ruleset + "/" + changed.file + ".o");
  if (std::filesystem::exists(object)) return object;
  std::filesystem::create_directories(object.parent_path());
  const int status =
      compile({changed.ruleset, changed.file, reports::read_whole_file(kProject / changed.file)}, object);
  if (status == 0) return object;
  throw std::runtime_error(
      fmt::format("{} cannot be compiled:\n{}", changed.file, reports::read_whole_file(folder_ / "log")));
}

Build Workshop::build(const ChangedFile& changed) const {
  const auto unchanged = unchanged_object(changed);
  const auto object = folder_ / "changed.o";
  if (compile(changed, object) != 0) return NotBuilt{reports::read_whole_file(folder_ / "log")};
  if (reports::read_whole_file(object) == reports::read_whole_file(unchanged)) return SameCode{};
  auto words = compiler();
  const auto program = folder_ / "engine";
  words.insert(words.end(), {object.string(), "@" + kLinkArguments.string(), "-o", program.string()});
  if (run_tool(words, folder_ / "log") != 0) return NotBuilt{reports::read_whole_file(folder_ / "log")};
  return BuiltEngine{program};
}

}  // namespace tetrarch::variants
