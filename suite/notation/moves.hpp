// Moves in files: what both games write alike.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>

#include "suite/documents/document.hpp"

namespace tetrarch::notation {

// The move from a square to the destination that begins at `offset` in the scalar: "c4" or "e12=queen". Throws
// InputError.
nlohmann::json move_to(const std::string& from, const documents::Node& scalar, std::size_t offset);

// The move of the piece on `from` to the destination that the node is. Throws InputError.
nlohmann::json move_from(const std::string& from, const documents::Node& destination);

// "c5-d3", "d11-e12=queen".
std::string move_text(const nlohmann::json& move);

}  // namespace tetrarch::notation
