// Documents of the protocol, broken.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "generators/dice.hpp"

namespace tetrarch::generators {

// A document broken in one to three places, as a text without a newline. Members and items are dropped, doubled,
// renamed and moved, values are of another type, null, out of range, nested deeply, no square, no UTF-8. The text may
// be no JSON any more, and once in a while it is as valid as it was. At most a few hundred KiB longer than the
// document.
std::string broken_json(Dice& dice, const nlohmann::json& valid);

}  // namespace tetrarch::generators
