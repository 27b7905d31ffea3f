#include "suite/commands/output_files.hpp"

#include <fmt/format.h>

#include <stdexcept>

namespace tetrarch::commands {
namespace {

std::filesystem::path file_at(const std::string& path) {
  return std::filesystem::weakly_canonical(std::filesystem::absolute(path));
}

}  // namespace

bool is_device(const std::string& path) {
  return std::filesystem::exists(path) && !std::filesystem::is_regular_file(path);
}

void require_writable(const std::string& option, const std::string& path) {
  if (path.empty()) return;
  const auto folder = std::filesystem::absolute(path).parent_path();
  if (!std::filesystem::is_directory(folder)) {
    throw std::invalid_argument(fmt::format("{} {}: there is no folder {}", option, path, folder.string()));
  }
  if (std::filesystem::is_directory(path)) {
    throw std::invalid_argument(fmt::format("{} {}: this is a folder; name a file in it", option, path));
  }
}

void SeparateFiles::add_input(const std::string& what, const std::string& path) {
  if (!path.empty()) taken_.emplace(file_at(path), what);
}

void SeparateFiles::add_output(const std::string& option, const std::string& path) {
  if (path.empty() || is_device(path)) return;
  const auto [other, is_new] = taken_.try_emplace(file_at(path), option);
  if (is_new) return;
  throw std::invalid_argument(
      fmt::format("{} {}: this is the same file as that of {}; name another one", option, path, other->second));
}

}  // namespace tetrarch::commands
