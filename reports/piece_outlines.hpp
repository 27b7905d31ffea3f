// The outlines of the pieces, our own drawings: SVG paths in a square of 100 by 100, its origin at the upper left.
#pragma once

#include <array>
#include <string_view>

namespace tetrarch::reports {

// What an army's pieces stand on. It says whose army it is where no colour is seen.
enum class Plate { kDisc, kTile, kDiamond, kShield, kRing };

struct PlateOutline {
  Plate plate;
  std::string_view path;
};

// A ring is for an army of neither game.
inline constexpr std::array<PlateOutline, 5> kPlates = {{
    {Plate::kDisc, "M50 7a43 43 0 0 1 0 86a43 43 0 0 1 0-86z"},
    {Plate::kTile, "M20 10H80a10 10 0 0 1 10 10V80a10 10 0 0 1-10 10H20a10 10 0 0 1-10-10V20a10 10 0 0 1 10-10z"},
    {Plate::kDiamond,
     "M44 4.5a8.5 8.5 0 0 1 12 0L95.5 44a8.5 8.5 0 0 1 0 12L56 95.5a8.5 8.5 0 0 1-12 "
     "0L4.5 56a8.5 8.5 0 0 1 0-12z"},
    {Plate::kShield, "M10 17a7 7 0 0 1 7-7H83a7 7 0 0 1 7 7V52C90 74 72 88 50 96C28 88 10 74 10 52z"},
    {Plate::kRing, "M50 7a43 43 0 0 1 0 86a43 43 0 0 1 0-86zM50 14a36 36 0 0 0 0 72a36 36 0 0 0 0-72z"},
}};

struct PieceOutline {
  char letter;  // K Q R B N P, or ? for a type that is none of these
  std::string_view path;
};

// Holes are cut by the rule "evenodd".
inline constexpr std::array<PieceOutline, 7> kPieces = {{
    // The cross, the two lobes under it, and the foot.
    {'K',
     "M47 19H53V25H59V31H53V38H47V31H41V25H47zM50 44C55 36 77 35 77 49C77 57 70 61 68 67H32C30 61 23 57 23 49C23 35 45 "
     "36 50 44zM31 70.5H69V77H31z"},
    // A crown of five points, each with its ball, and the foot.
    {'Q',
     "M32 67L24 42L37 54L37 35L46.5 51L50 31L53.5 51L63 35L63 54L76 42L68 67zM31 70.5H69V77H31zM23 33a4.5 4.5 0 0 "
     "1 0 9a4.5 4.5 0 0 1 0-9zM36.5 25a4.5 4.5 0 0 1 0 9a4.5 4.5 0 0 1 0-9zM50 21a4.5 4.5 0 0 1 0 9a4.5 "
     "4.5 0 0 1 0-9zM63.5 25a4.5 4.5 0 0 1 0 9a4.5 4.5 0 0 1 0-9zM77 33a4.5 4.5 0 0 1 0 9a4.5 4.5 0 0 1 "
     "0-9z"},
    // Battlements, wall and foot.
    {'R', "M29 25H38.5V32H45V25H55V32H61.5V25H71V39L64 45V62L68 67H32L36 62V45L29 39zM29 70.5H71V77H29z"},
    // A mitre with its slit, under a ball.
    {'B',
     "M50 19a4.5 4.5 0 0 1 0 9a4.5 4.5 0 0 1 0-9zM50 29.5C60 37 67 47 65 55C64 60 60 61 60 64L61 67H39L40 64C40 61 "
     "36 60 35 55C33 47 40 37 50 29.5zM51.5 39L48.5 40.5L53.5 51.5L56.5 50zM31 70.5H69V77H31z"},
    // A horse's head that looks to the left, with an eye.
    {'N',
     "M67 77H34C33 66 39 61 47 55C42 54.5 39 57.5 34 59C29 59.5 26 54 29 50C32 45 35 42 37 37C37.5 31 39 26 42 "
     "21C45 23 47 26 48 28.5C61 31 70 43 67 77zM44 37.5a2.7 2.7 0 0 0 0 5.400a2.7 2.7 0 0 0 0-5.400z"},
    // Head, collar, body and foot.
    {'P',
     "M50 24a11 11 0 0 1 0 22a11 11 0 0 1 0-22zM40 48H60V53H56C56 59 59 63 63 67H37C41 63 44 59 44 53H40zM33 "
     "70.5H67V77H33z"},
    {'?',
     "M42 62H56V58C56 53 70 50 70 38C70 28 61 22 50 22C40 22 32 28 30 37L42 41C43 36 46 34 50 34C54 34 57 36 57 39C57 "
     "45 42 "
     "47 42 57zM49 66a6 6 0 0 1 0 12a6 6 0 0 1 0-12z"},
}};

}  // namespace tetrarch::reports
