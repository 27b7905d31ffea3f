// Squares of the 12x12 board in files and documents.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "suite/documents/document.hpp"

namespace tetrarch::notation {

// The text if it names a square of the board (a1 to l12). Throws InputError at `place` if not.
std::string require_square(std::string_view text, const documents::Place& place);

// The same of a scalar.
std::string square_of(const documents::Node& node);

// Where the square comes in the order of squares (a1, b1, .., l12); what is no square comes after them all.
std::size_t square_order(std::string_view name);

}  // namespace tetrarch::notation
