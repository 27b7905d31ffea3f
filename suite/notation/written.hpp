// What the tests of this folder write down.
#pragma once

#include <string>

#include "suite/documents/document.hpp"

namespace tetrarch::notation {

inline documents::Node written(const std::string& text) { return documents::parse_document(text, "f.yaml"); }

// What doing something with a written text is refused with, "FILE:LINE:COLUMN: message".
template <typename Read>
std::string refusal_of(const std::string& text, Read read) {
  try {
    read(written(text));
  } catch (const documents::InputError& error) {
    return error.what();
  }
  return "accepted";
}

}  // namespace tetrarch::notation
