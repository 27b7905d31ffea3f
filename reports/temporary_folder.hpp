// A folder of one's own, in which files are written and read.
#pragma once

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <system_error>

namespace tetrarch::reports {

// A new and empty folder, removed with all that is in it at the end.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "tetrarch-XXXXXX").string();
    if (::mkdtemp(pattern.data()) == nullptr) throw std::system_error(errno, std::generic_category(), pattern);
    path_ = pattern;
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

  // Writes a file, and the folders that lead to it, and gives its path.
  std::filesystem::path write(const std::string& name, const std::string& text) const {
    const std::filesystem::path file = path_ / name;
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
    return file;
  }

  // Everything that a file holds. Throws std::runtime_error where there is none.
  std::string read(const std::string& name) const {
    std::ifstream file(path_ / name, std::ios::binary);
    if (!file) throw std::runtime_error("there is no file " + name + " in " + path_.string());
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  }

 private:
  std::filesystem::path path_;
};

// The files of a folder and the folders in it, by their paths from there, and what each holds.
using Files = std::map<std::string, std::string>;

inline Files files_in(const std::filesystem::path& folder) {
  Files files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    std::ifstream file(entry.path(), std::ios::binary);
    files[std::filesystem::relative(entry.path(), folder).string()] = {std::istreambuf_iterator<char>(file),
                                                                       std::istreambuf_iterator<char>()};
  }
  return files;
}

// The paths of those that are not the same in both.
inline std::set<std::string> differing_files(const Files& one, const Files& other) {
  std::set<std::string> paths;
  for (const auto& [path, text] : one) {
    if (!other.contains(path) || other.at(path) != text) paths.insert(path);
  }
  for (const auto& [path, text] : other) {
    if (!one.contains(path)) paths.insert(path);
  }
  return paths;
}

}  // namespace tetrarch::reports
