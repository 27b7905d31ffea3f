#include "suite/commands/input_text.hpp"

#include <fmt/format.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace tetrarch::commands {

std::string text_in_file(const std::string& file, std::size_t limit) {
  if (std::filesystem::is_directory(file)) throw std::invalid_argument(fmt::format("{}: this is a folder", file));
  std::ifstream stream(file, std::ios::binary);
  if (!stream) throw std::invalid_argument(fmt::format("{}: cannot be read", file));
  std::string text;
  std::array<char, 1U << 16U> part{};
  while (text.size() <= limit && (stream.read(part.data(), part.size()) || stream.gcount() > 0)) {
    text.append(part.data(), static_cast<std::size_t>(stream.gcount()));
  }
  if (stream.bad()) throw std::invalid_argument(fmt::format("{}: cannot be read to its end", file));
  if (text.size() > limit) throw std::invalid_argument(fmt::format("{}: holds more than {} bytes", file, limit));
  return text;
}

}  // namespace tetrarch::commands
