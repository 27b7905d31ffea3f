#include "suite/run/event_order.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <utility>

namespace tetrarch::suite {
namespace {

using nlohmann::json;
using Batch = std::vector<service::EventAccount>;
using Names = std::vector<std::string>;

std::ptrdiff_t seat_of(const std::string& player, const Names& players) {
  return std::distance(players.begin(), std::ranges::find(players, player));
}

Names subjects_in_order(Batch batch, const Names& players) {
  std::ranges::sort(batch, {}, [&](const service::EventAccount& event) {
    return std::pair(seat_of(event.seat, players), seat_of(event.player, players));
  });
  Names subjects;
  std::ranges::transform(batch, std::back_inserter(subjects), &service::EventAccount::player);
  return subjects;
}

}  // namespace

std::vector<json> in_fixed_order(std::vector<json> written, const service::Account& account,
                                 const notation::Notation& notation) {
  const auto subject_of = [&](const json& event) { return notation.event_subject(event); };
  auto begin = written.begin();
  for (const Batch& batch : account.batches) {
    const auto size = static_cast<std::ptrdiff_t>(batch.size());
    if (std::distance(begin, written.end()) < size) return written;
    const Names ordered = subjects_in_order(batch, notation.players());
    const auto end = begin + size;
    if (!std::ranges::is_permutation(begin, end, ordered.begin(), ordered.end(), {}, subject_of)) return written;
    std::ranges::sort(begin, end, {}, [&](const json& event) { return seat_of(subject_of(event), ordered); });
    begin = end;
  }
  return written;
}

}  // namespace tetrarch::suite
