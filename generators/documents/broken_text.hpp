// Texts of several lines, such as case files and records, broken.
#pragma once

#include <string>
#include <string_view>

#include "generators/dice.hpp"

namespace tetrarch::generators {

// A text broken in one to four places: bytes are changed, lost and added, words put in the place of others, lines
// dropped, doubled, swapped and indented otherwise; anchors, aliases, tags, tabs, control characters, byte order marks,
// second documents and deep nesting come in. Once in a while it is as valid as it was. At most 16 times as
// long as the text, plus 200 KB.
std::string broken_text(Dice& dice, std::string_view valid);

}  // namespace tetrarch::generators
