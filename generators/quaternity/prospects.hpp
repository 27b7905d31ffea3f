// What each move of the player on turn would come to.
#pragma once

#include <variant>
#include <vector>

#include "reference/quaternity/commit.hpp"

namespace tetrarch::generators {

struct Prospect {
  quaternity::Move move;
  std::variant<quaternity::Committed, quaternity::Refusal> outcome;
};

// Every move that the rules of movement allow the player on turn, with what committing it gives. The position is taken
// to be of a game that is not over.
std::vector<Prospect> prospects(const quaternity::Position& position);

// What the move brings where it may be committed, or nullptr.
const quaternity::Committed* committed_in(const Prospect& prospect);

// How many kings the move is awarded.
std::size_t awards_in(const Prospect& prospect);

// Whether the move is refused under a clause that begins so: "Q-ACTOR" stands for both of its clauses.
bool is_refused_under(const Prospect& prospect, std::string_view clause);

}  // namespace tetrarch::generators
