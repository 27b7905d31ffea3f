#include "suite/commands/case_digest.hpp"

#include <fmt/format.h>

#include <set>
#include <stdexcept>
#include <string_view>

#include "suite/commands/input_text.hpp"
#include "suite/run/selection.hpp"
#include "suite/search/hash.hpp"

namespace tetrarch::commands {
namespace {

constexpr std::size_t kFileLimit = std::size_t{1} << 30;  // bytes

// The text and its end, so that two texts are not taken for one.
void take(search::Hash& hash, std::string_view text) {
  for (const char letter : text) hash.take(letter);
  hash.take(text.size());
}

}  // namespace

std::string digest_of(const std::vector<cases::Case>& cases) {
  search::Hash hash(0);
  std::set<std::string> read;
  for (const cases::Case& subject : suite::in_order_of_execution(cases)) {
    take(hash, subject.name);
    if (read.insert(subject.place.file).second) take(hash, text_in_file(subject.place.file, kFileLimit));
  }
  return fmt::format("{:016x}", hash.value());
}

void require_digest(const std::string& own, const std::string& of_shards) {
  if (own == of_shards) return;
  throw std::invalid_argument(fmt::format(
      "the shards are of another state of the cases: {}; those that this program finds are of {}", of_shards, own));
}

}  // namespace tetrarch::commands
