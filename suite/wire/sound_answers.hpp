// For tests: what a sound engine answers.
#pragma once

#include <nlohmann/json.hpp>

namespace tetrarch::wire {

inline nlohmann::json quaternity_state() {
  return nlohmann::json::parse(R"({
    "turn": "white",
    "players": {"white": "active", "red": "frozen", "black": "eliminated", "green": "active"},
    "controllers": {"white": "white", "red": "red", "black": "white", "green": "green"},
    "pieces": [{"square": "a1", "army": "white", "type": "king"},
               {"square": "c5", "army": "white", "type": "pawn", "heading": "up"},
               {"square": "d4", "army": "white", "type": "pawn", "heading": "open"}],
    "offer": {"by": "white", "accepted": ["red"]},
    "outcome": {"kind": "in-progress"}})");
}

inline nlohmann::json quantum_state() {
  return nlohmann::json::parse(R"({
    "turn": "north", "round": 15,
    "players": {"north": "active", "east": "active", "south": "eliminated", "west": "active"},
    "pieces": [{"square": "g12", "army": "north", "type": "king"}],
    "unmoved": ["g12", "c12", "j12"],
    "passed": [{"pawn": "e9", "square": "e10"}],
    "hand": {"north": {"rook": 1, "bishop": 0, "knight": 2}},
    "outside": [{"square": "g12", "until": 17}],
    "outcome": {"kind": "in-progress"}})");
}

inline nlohmann::json hello() {
  return nlohmann::json::parse(R"({"protocol": 1, "engine": {"name": "n", "version": "1"}, "rulesets": ["quaternity"],
                         "supports": ["undo"]})");
}

}  // namespace tetrarch::wire
