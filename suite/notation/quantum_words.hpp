// The words of Quantum Chess's documents, and the parts that positions and states write alike.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "suite/documents/document.hpp"

namespace tetrarch::notation {

// No round of a document is larger, whatever its mistake.
inline constexpr std::size_t kRoundLimit = 1000;

// Clockwise, from the player that moves first (C-BOARD-2).
const std::vector<std::string>& quantum_players();

const std::vector<std::string>& quantum_statuses();

// The types that a player may have in hand: rook, bishop, knight (C-PROMOTE-5).
const std::vector<std::string>& quantum_hand_types();

// The functions below read what people write into lists and objects of the protocol, and throw InputError.

// [g12, c12], in the order of squares.
nlohmann::json unmoved_of(const documents::Node& written);

// {e9: e10}: the pawn and the square that it passed.
nlohmann::json passed_of(const documents::Node& written);

// {g12: 17}: the piece and the round before whose beginning it must be inside.
nlohmann::json outside_of(const documents::Node& written);

// {rook: 1}: what a player has in hand, of every type.
nlohmann::json hand_of(const documents::Node& written);

// Puts the lists of a document in the order of squares, as far as it has any.
void sort_lists(nlohmann::json& document);

// Puts a 0 into an object of hands for every player and type that is missing. What is no object stays as it is.
void fill_hands(nlohmann::json& hands);

}  // namespace tetrarch::notation
