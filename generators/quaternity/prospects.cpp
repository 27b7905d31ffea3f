#include "generators/quaternity/prospects.hpp"

namespace tetrarch::generators {

using namespace quaternity;

std::vector<Prospect> prospects(const Position& position) {
  std::vector<Prospect> found;
  any_move(position, position.turn, [&](const Move& move) {
    found.push_back({move, commit(position, move)});
    return false;
  });
  return found;
}

const Committed* committed_in(const Prospect& prospect) { return std::get_if<Committed>(&prospect.outcome); }

std::size_t awards_in(const Prospect& prospect) {
  const auto* committed = committed_in(prospect);
  if (committed == nullptr) return 0;
  std::size_t count = 0;
  for (const Batch& batch : committed->batches) count += batch.awards.size();
  return count;
}

bool is_refused_under(const Prospect& prospect, std::string_view clause) {
  const auto* refusal = std::get_if<Refusal>(&prospect.outcome);
  return refusal != nullptr && refusal->clause.starts_with(clause);
}

}  // namespace tetrarch::generators
