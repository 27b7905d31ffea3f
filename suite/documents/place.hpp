// Places in files that people write, and the errors that name them.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

namespace tetrarch::documents {

// A place in a file that a person wrote. Lines and columns count from 1, columns in characters; line 0 is the file as a
// whole.
struct Place {
  std::string file;
  std::size_t line = 0;
  std::size_t column = 0;

  friend bool operator==(const Place&, const Place&) = default;
};

// "FILE:LINE:COLUMN", or "FILE" alone for the file as a whole.
std::string to_string(const Place& place);

// What is wrong with a file that a person wrote. what() is "FILE:LINE:COLUMN: message". A message often quotes the
// file, which may hold anything; it is kept as reports::printable() has it.
class InputError : public std::runtime_error {
 public:
  InputError(Place place, std::string_view message);

  const Place& place() const { return place_; }
  const std::string& message() const { return message_; }

 private:
  Place place_;
  std::string message_;
};

}  // namespace tetrarch::documents
