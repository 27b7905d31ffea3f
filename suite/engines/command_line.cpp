#include "suite/engines/command_line.hpp"

#include <fmt/format.h>

#include <optional>

// Boost.ProgramOptions' split_unix is not used: it takes `'a` for a word, loses empty words, and reads \n as a newline.

namespace tetrarch::suite {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

class Splitter {
 public:
  explicit Splitter(std::string_view command) : command_(command) {}

  std::variant<std::vector<std::string>, CommandFault> split() {
    while (at_ < command_.size()) {
      const std::size_t begin = at_;
      const char character = command_[at_++];
      if (!step(character)) return unfinished(character, begin);
    }
    finish_word();
    if (words_.empty()) return CommandFault{"the command is empty"};
    return std::move(words_);
  }

 private:
  // Takes in what begins with the character. Gives whether it also ends.
  bool step(char character) {
    if (kBlanks.find(character) != std::string_view::npos) {
      finish_word();
      return true;
    }
    if (!word_) word_.emplace();
    if (character == '\'') return take_single_quoted();
    if (character == '"') return take_double_quoted();
    if (character == '\\') return take_escaped();
    *word_ += character;
    return true;
  }

  bool take_single_quoted() {
    const auto end = command_.find('\'', at_);
    if (end == std::string_view::npos) return false;
    *word_ += command_.substr(at_, end - at_);
    at_ = end + 1;
    return true;
  }

  bool take_double_quoted() {
    while (at_ < command_.size()) {
      const char character = command_[at_++];
      if (character == '"') return true;
      const bool escapes = character == '\\' && at_ < command_.size() &&
                           std::string_view("\"\\$`\n").find(command_[at_]) != std::string_view::npos;
      if (!escapes) {
        *word_ += character;
      } else if (!take_escaped()) {
        return false;
      }
    }
    return false;
  }

  bool take_escaped() {
    if (at_ == command_.size()) return false;
    const char character = command_[at_++];
    if (character != '\n') *word_ += character;
    return true;
  }

  void finish_word() {
    if (word_) words_.push_back(*std::move(word_));
    word_.reset();
  }

  static CommandFault unfinished(char character, std::size_t begin) {
    if (character == '\\') return {"the command ends with a backslash, which would quote what follows it"};
    return {fmt::format("the quotation mark {} at column {} of the command is never closed", character, begin + 1)};
  }

  std::string_view command_;
  std::size_t at_ = 0;
  std::optional<std::string> word_;
  std::vector<std::string> words_;
};

}  // namespace

std::variant<std::vector<std::string>, CommandFault> split_command(std::string_view command) {
  return Splitter(command).split();
}

std::vector<std::string> shell_command(std::string_view command) { return {"/bin/sh", "-c", std::string(command)}; }

}  // namespace tetrarch::suite
