// A board as SVG: the one drawing in reports, in the book and in files of its own.
//
// A piece is a plate in the shape and colour of its army with the piece on it. Where another player controls the army,
// the plate is ringed in the controller's colour and bears a badge with its letter. Frozen pieces are hatched and bear
// a snow crystal. A pawn has a triangle at the edge that it heads for, an open one a star.
#pragma once

#include <nlohmann/json.hpp>
#include <pugixml.hpp>
#include <string>
#include <vector>

#include "reports/zone.hpp"

namespace tetrarch::reports {

// Why a square is pointed out. Each kind has a shape of its own.
enum class Mark {
  kMoved,        // a move begins or ends here: the square is tinted
  kDiffers,      // it is not as expected: a frame
  kAwarded,      // a king that is lost here: a cross over it
  kTransferred,  // a piece that has changed its controller: a dashed ring
};

struct MarkedSquare {
  std::string square;  // "a1"; the name of no square is ignored
  Mark mark = Mark::kDiffers;

  bool operator==(const MarkedSquare&) const = default;
};

struct Arrow {
  enum class Kind {
    kAsked,    // a move that was asked for
    kMissing,  // a legal move that is missing in a list
    kSurplus,  // an illegal one that is listed
    kRefused,  // one that was asked for and refused: hollow
  };

  std::string from;
  std::string to;
  Kind kind = Kind::kAsked;

  bool operator==(const Arrow&) const = default;
};

struct BoardOptions {
  std::string title;  // what the board shows, such as "before"
  std::vector<MarkedSquare> marks;
  std::vector<Arrow> arrows;
  std::vector<ZoneOfRounds> zones;  // by round; without any the whole board is the zone
};

// Appends an <svg> with the board, put together from the symbols of svg_symbols.hpp, which the page must have. Screen
// readers read the title and the position in words. The document may come from an engine: what cannot be drawn is left
// to facts below the board (position_facts.hpp), and nothing throws.
pugi::xml_node append_board(pugi::xml_node parent, const nlohmann::json& position, const BoardOptions& options);

// The board as a file of its own: symbols, style, the title above and what facts_of() says below.
std::string svg_file(const nlohmann::json& position, const BoardOptions& options);

}  // namespace tetrarch::reports
