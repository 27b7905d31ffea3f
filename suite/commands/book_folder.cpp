#include "suite/commands/book_folder.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <system_error>

#include "reports/whole_file.hpp"

namespace tetrarch::commands {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr const char* kList = "book.json";
constexpr const char* kFormat = "tetrarch-book";

// The paths in the folder that an earlier book had; none where there is no list of one.
std::set<std::string> listed_in(const fs::path& folder) {
  const fs::path file = folder / kList;
  if (!fs::is_regular_file(file)) return {};
  const json list = json::parse(reports::read_whole_file(file), nullptr, false);
  if (!list.is_object() || list.value("format", json()) != kFormat || !list.value("files", json()).is_array())
    return {};
  std::set<std::string> paths = {kList};
  for (const json& path : list["files"]) {
    if (path.is_string()) paths.insert(path.get<std::string>());
  }
  return paths;
}

void write_list(const fs::path& folder, const std::set<std::string>& paths) {
  const json list = {{"format", kFormat}, {"version", 1}, {"files", paths}};
  reports::write_whole_file(folder / kList, list.dump(1) + "\n");
}

void make_folder(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (!fs::is_directory(folder)) {
    throw std::runtime_error(fmt::format("the folder {} cannot be made: {}", folder.string(),
                                         error ? error.message() : "something else is there"));
  }
}

// A file of the book's own, and then the folders that are empty without it. What is listed may be anything, so what
// leads out of the folder is left alone.
void remove_stale(const fs::path& folder, const std::string& path) {
  const fs::path relative = fs::path(path).lexically_normal();
  if (relative.empty() || relative.is_absolute() || *relative.begin() == "..") return;
  std::error_code ignored;
  fs::remove(folder / relative, ignored);
  for (fs::path parent = relative.parent_path(); !parent.empty(); parent = parent.parent_path()) {
    if (!fs::is_empty(folder / parent, ignored) || ignored) return;
    fs::remove(folder / parent, ignored);
  }
}

[[noreturn]] void refuse(const std::string& option, const fs::path& folder, const std::string& why) {
  throw std::invalid_argument(fmt::format("{} {}: {}", option, folder.string(), why));
}

}  // namespace

void require_book_folder(const std::string& option, const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (!fs::is_directory(folder)) {
    refuse(option, folder, "this folder cannot be made: " + (error ? error.message() : "something else is there"));
  }
  if (::access(folder.c_str(), W_OK | X_OK) != 0) refuse(option, folder, "this folder cannot be written to");
  const auto listed = listed_in(folder);
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const std::string path = entry.path().lexically_relative(folder).generic_string();
    if (entry.is_directory() && !entry.is_symlink()) continue;
    if (listed.contains(path)) continue;
    refuse(option, folder,
           fmt::format("{} is there, which no book has; name a folder that is new, empty or holds a book alone", path));
  }
}

void write_book(const fs::path& folder, const SiteFiles& files) {
  std::set<std::string> paths;
  for (const auto& [path, text] : files) paths.insert(path);
  std::set<std::string> of_both = listed_in(folder);
  of_both.insert(paths.begin(), paths.end());
  of_both.erase(kList);
  write_list(folder, of_both);
  for (const auto& [path, text] : files) {
    make_folder((folder / path).parent_path());
    reports::write_whole_file(folder / path, text);
  }
  for (const std::string& path : of_both) {
    if (!paths.contains(path)) remove_stale(folder, path);
  }
  write_list(folder, paths);
}

}  // namespace tetrarch::commands
