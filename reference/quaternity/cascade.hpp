// The loop of adjudication, over any kind of snapshot (Q-BATCH-1, Q-BATCH-5).
#pragma once

#include <type_traits>
#include <utility>
#include <vector>

namespace tetrarch::quaternity {

template <class Snapshot, class Batch>
struct Cascade {
  std::vector<Batch> batches;  // in order; empty where no king was mated
  Snapshot result;             // holds no mated king
};

// All kings that are mated in one snapshot form one batch, are removed together, and the result is judged again, until
// it holds no mated king.
//   find_mated(const Snapshot&)     gives the mated kings, as a range that knows whether it is empty
//   remove(Snapshot&, const Kings&) removes them all and gives the batch that says what happened
// It ends because a batch always removes a king.
template <class Snapshot, class FindMated, class Remove>
auto run_cascade(Snapshot snapshot, FindMated find_mated, Remove remove) {
  using Kings = std::invoke_result_t<FindMated, const Snapshot&>;
  using Batch = std::invoke_result_t<Remove, Snapshot&, const Kings&>;
  std::vector<Batch> batches;
  for (Kings mated = find_mated(snapshot); !mated.empty(); mated = find_mated(snapshot)) {
    batches.push_back(remove(snapshot, mated));
  }
  return Cascade<Snapshot, Batch>{std::move(batches), std::move(snapshot)};
}

}  // namespace tetrarch::quaternity
