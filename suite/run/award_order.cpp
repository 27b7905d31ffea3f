#include "suite/run/award_order.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

namespace tetrarch::suite {
namespace {

using Batch = std::vector<service::EventAccount>;
using Awards = std::vector<std::string>;

std::ptrdiff_t seat_of(const std::string& player, const std::vector<std::string>& players) {
  return std::distance(players.begin(), std::ranges::find(players, player));
}

Awards kings_in_order(Batch batch, const std::vector<std::string>& players) {
  std::ranges::sort(batch, {}, [&](const service::EventAccount& event) {
    return std::pair(seat_of(event.seat, players), seat_of(event.player, players));
  });
  Awards kings;
  std::ranges::transform(batch, std::back_inserter(kings), &service::EventAccount::player);
  return kings;
}

}  // namespace

Awards in_award_order(Awards awards, const service::Account& account, const std::vector<std::string>& players) {
  auto begin = awards.begin();
  for (const Batch& batch : account.batches) {
    const auto size = static_cast<std::ptrdiff_t>(batch.size());
    if (std::distance(begin, awards.end()) < size) return awards;
    const Awards ordered = kings_in_order(batch, players);
    if (!std::is_permutation(begin, begin + size, ordered.begin(), ordered.end())) return awards;
    begin = std::ranges::copy(ordered, begin).out;
  }
  return awards;
}

}  // namespace tetrarch::suite
