// Pieces in files and documents: what both games write alike.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "suite/documents/document.hpp"

namespace tetrarch::notation {

// king, queen, rook, bishop, knight, pawn.
const std::vector<std::string>& piece_types();

// The type that a letter of K Q R B N P stands for, or nothing.
std::optional<std::string> type_of_letter(char letter);

// The letter of a type.
char letter_of_type(std::string_view type);

// "white rook", "white pawn up".
std::string piece_text(const nlohmann::json& piece);

// The string under a key of an object; empty where there is none.
std::string string_in(const nlohmann::json& object, const char* key);

// The square that an item of a list names: what it has under the key, or the item itself where the key is empty. Empty
// where it names none.
std::string square_in(const nlohmann::json& item, const char* key);

// Sorts a list of a document by the squares that its items name, items of one square by what they are. What is no list
// stays as it is.
void sort_by_square(nlohmann::json& document, const char* list, const char* key);

// Sorts the pieces of a document by square, as far as it has any; pieces on one square by what they are.
void sort_pieces(nlohmann::json& document);

// A piece on that square, or nullptr. `position` has pieces.
const nlohmann::json* piece_on(const nlohmann::json& position, std::string_view square);

// The king of an army, or nullptr.
const nlohmann::json* king_of(const nlohmann::json& position, std::string_view army);

// Takes the piece on the square that is written off the board. Throws InputError where none stands there.
void remove_piece(nlohmann::json& position, const documents::Node& written);

// Throws InputError at `place` where something stands on the square already.
void require_empty(const nlohmann::json& position, std::string_view square, const documents::Place& place);

// Throws InputError at `place` where the army has a king already.
void require_no_king(const nlohmann::json& position, std::string_view army, const documents::Place& place);

// A part of a scalar.
struct Word {
  std::string_view text;
  documents::Place place;
};

// Hands over, in order, the type and the square of every piece in a list such as "K a1, R b2 c2"; the square is a word
// that nobody has looked at. Throws InputError where the list is not of that form.
void read_pieces(const documents::Node& written, std::string_view army,
                 const std::function<void(const std::string& type, const Word& square)>& put);

// The pieces of an army as read_pieces() takes them, "K a1, P c5^"; `mark` is what follows a piece's square.
std::string written_pieces(const nlohmann::json& position, std::string_view army,
                           const std::function<std::string(const nlohmann::json& piece)>& mark);

}  // namespace tetrarch::notation
