// Reads a position for drawing. The document may come from an engine, so nothing in it is taken for granted.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tetrarch::reports {

inline constexpr std::size_t kBoardSize = 12;

struct DrawnPiece {
  char army = '?';        // the army's initial in lower case, '?' for an army of neither game
  char type = '?';        // K Q R B N P, '?' for a type that is none of these
  char heading = ' ';     // ^ v < > *, ' ' where there is none, '?' where it is none of these
  char controller = '?';  // the controller's initial
  bool controlled_by_other = false;
  bool frozen = false;               // whether its controller is
  std::string_view army_name;        // empty for an army of neither game
  std::string_view controller_name;  // the same of its controller

  bool operator==(const DrawnPiece&) const = default;
};

struct DrawnPosition {
  // The pieces by rank and file, both counted from 0.
  std::array<std::array<std::optional<DrawnPiece>, kBoardSize>, kBoardSize> squares;
  // Pieces that stand on no square, or on one that another piece has already.
  std::vector<nlohmann::json> undrawn;
};

DrawnPosition read_position(const nlohmann::json& position);

// "a1" for rank 0, file 0.
std::string square_name(std::size_t rank, std::size_t file);

// Whether it is a position with a list of pieces, and none that is nested too deep to be written out.
bool has_pieces(const nlohmann::json& position);

// What stands under `key`, or null: also where `object` is no object.
const nlohmann::json& member_of(const nlohmann::json& object, std::string_view key);

// A text that stands under `key`, or nothing.
std::string text_of(const nlohmann::json& object, std::string_view key);

// The keys of an object, players of either game in their clockwise order first.
std::vector<std::string> in_turn_order(const nlohmann::json& object);

}  // namespace tetrarch::reports
