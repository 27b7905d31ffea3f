#include "generators/documents/broken_json.hpp"
#include "generators/documents/broken_text.hpp"
#include "suite/fuzzers/mutating.hpp"
#include "suite/wire/strict_json.hpp"

namespace {

using tetrarch::generators::Dice;

struct Line {
  std::size_t begin = 0;
  std::size_t length = 0;
};

// One of the lines of a text that is not empty, without its newline.
Line line_of(Dice& dice, const std::string& text) {
  const std::size_t within = dice.below(text.size());
  const std::size_t before = within == 0 ? std::string::npos : text.rfind('\n', within - 1);
  const std::size_t begin = before == std::string::npos ? 0 : before + 1;
  return {begin, std::min(text.find('\n', within), text.size()) - begin};
}

// A text of lines, of which one is broken: as the document that it is, if it is one.
std::string with_a_broken_line(Dice& dice, const std::string& text) {
  if (text.empty() || dice.one_in(8)) return tetrarch::generators::broken_text(dice, text);
  const Line line = line_of(dice, text);
  const auto parsed = tetrarch::wire::parse_strict_json(text.substr(line.begin, line.length));
  const auto* document = std::get_if<nlohmann::json>(&parsed);
  if (document == nullptr) return tetrarch::generators::broken_text(dice, text);
  std::string broken = text;
  return broken.replace(line.begin, line.length, tetrarch::generators::broken_json(dice, *document));
}

}  // namespace

std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size, unsigned int seed) {
  return tetrarch::fuzzers::mutate(data, size, max_size, seed, with_a_broken_line);
}
