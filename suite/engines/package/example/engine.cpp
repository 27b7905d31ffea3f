// An engine that knows one thing, the opening of Quaternity (Q-BOARD-3), and refuses everything else: its rules are
// yours to write.
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tetrarch/json_engine.hpp>
#include <vector>

namespace {

using tetrarch::Refused;

// A square by its file and rank, 1 to 12 each.
struct Square {
  int file;
  int rank;
};

struct Piece {
  Square square;
  std::string type;
  std::string heading;  // of a pawn
};

const std::vector<std::string> kPlayers = {"white", "red", "black", "green"};

// White's pieces; those of the others are theirs turned by a quarter, a half and three quarters.
const std::vector<Piece> kWhite = {
    {{1, 1}, "king", ""},      {{2, 2}, "queen", ""},     {{4, 1}, "rook", ""},      {{1, 4}, "rook", ""},
    {{4, 2}, "bishop", ""},    {{4, 3}, "bishop", ""},    {{2, 4}, "knight", ""},    {{3, 4}, "knight", ""},
    {{5, 1}, "pawn", "right"}, {{5, 2}, "pawn", "right"}, {{5, 3}, "pawn", "right"}, {{1, 5}, "pawn", "up"},
    {{2, 5}, "pawn", "up"},    {{3, 5}, "pawn", "up"},    {{4, 4}, "pawn", "open"},  {{5, 5}, "pawn", "open"},
};

Piece turned(const Piece& piece) {
  const std::map<std::string, std::string> heading = {{"up", "right"}, {"right", "down"}, {"down", "left"},
                                                      {"left", "up"},  {"open", "open"},  {"", ""}};
  return {{piece.square.rank, 13 - piece.square.file}, piece.type, heading.at(piece.heading)};
}

class Beginner final : public tetrarch::JsonEngine {
  Json identity() const override { return {{"name", "Beginner"}, {"version", "1"}}; }

  std::vector<std::string> rulesets() const override { return {"quaternity"}; }

  void load(const std::string& /*ruleset*/, const std::optional<Json>& position) override {
    if (position) throw Refused{"invalid", "only the opening is known"};
  }

  Json act(const Json& /*action*/) override { throw Refused{"illegal", "no move is known"}; }

  Json moves() const override { return Json::array(); }

  Json state() const override {
    Json players;
    Json controllers;
    Json pieces;
    auto army_pieces = kWhite;
    for (const std::string& army : kPlayers) {
      players[army] = "active";
      controllers[army] = army;
      for (Piece& piece : army_pieces) {
        pieces.push_back(written(piece, army));
        piece = turned(piece);
      }
    }
    return {{"turn", "white"},  {"players", players}, {"controllers", controllers},
            {"pieces", pieces}, {"offer", nullptr},   {"outcome", {{"kind", "in-progress"}}}};
  }

  static Json written(const Piece& piece, const std::string& army) {
    const std::string square = static_cast<char>('a' + piece.square.file - 1) + std::to_string(piece.square.rank);
    Json document = {{"square", square}, {"army", army}, {"type", piece.type}};
    if (!piece.heading.empty()) document["heading"] = piece.heading;
    return document;
  }
};

}  // namespace

std::unique_ptr<tetrarch::Engine> tetrarch::make_engine() { return std::make_unique<Beginner>(); }
