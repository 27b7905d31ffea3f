// Numbers for positions: the same ones everywhere, so that the same positions come in the same order.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

namespace tetrarch::search {

// FNV-1a.
class Hash {
 public:
  explicit Hash(std::uint64_t seed) : hash_(0xcbf29ce484222325U ^ (seed * 0x9e3779b97f4a7c15U)) {}

  template <class Value>
  void take(const Value& value) {
    static_assert(std::has_unique_object_representations_v<Value>);
    for (const unsigned char byte : std::bit_cast<std::array<unsigned char, sizeof value>>(value)) {
      hash_ = (hash_ ^ byte) * 0x100000001b3U;
    }
  }

  std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_;
};

}  // namespace tetrarch::search
