// A command as a person writes it on one line, made into words.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tetrarch::suite {

// Why a command cannot be understood: a sentence for a person.
struct CommandFault {
  std::string sentence;
};

// Splits a command into words as a POSIX shell quotes them: at blanks; '..' keeps all, ".." all but \" \\ \$ \` and an
// escaped newline, and a backslash keeps the character behind it. Nothing is expanded and no shell is asked. Refused
// are an empty command and a quotation or backslash without its end.
std::variant<std::vector<std::string>, CommandFault> split_command(std::string_view command);

// The words that have the shell run a command.
std::vector<std::string> shell_command(std::string_view command);

}  // namespace tetrarch::suite
