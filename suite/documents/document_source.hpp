// The text of a file, checked, and the places in it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "suite/documents/place.hpp"

namespace tetrarch::documents {

class DocumentSource {
 public:
  // Throws InputError unless the text is UTF-8 without control characters. A byte order mark is left out.
  DocumentSource(std::string_view text, std::string name);

  const std::string& text() const { return text_; }

  // The place of a byte; one beyond the end is taken as the end.
  Place place_at(std::size_t offset) const;

 private:
  void check() const;

  std::string text_;
  std::string name_;
  std::vector<std::size_t> line_starts_;
  std::vector<std::size_t> continuations_;  // the bytes of a character after its first
};

}  // namespace tetrarch::documents
