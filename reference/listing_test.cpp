// Listing moves allocates nothing. The program counts what it asks for, so this is a program by itself.
#include <gtest/gtest.h>

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <new>

#include "reference/quantum/movement.hpp"
#include "reference/quantum/opening.hpp"
#include "reference/quaternity/commit.hpp"
#include "reference/quaternity/opening.hpp"

namespace {

std::atomic<std::size_t>& allocations() {
  static std::atomic<std::size_t> count = 0;
  return count;
}

}  // namespace

// The other forms of operator new and delete come to these.
void* operator new(std::size_t size) {
  ++allocations();
  void* memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace tetrarch {
namespace {

// A count that keeps none of the moves that it is shown.
struct Counted {
  int moves = 0;
  template <class Move>
  bool operator()(const Move&) {
    ++moves;
    return false;
  }
};

TEST(Listing, OfQuaternityAllocatesNothing) {
  const auto position = quaternity::opening();
  Counted counted;
  const std::size_t before = allocations();
  quaternity::any_committable_move(position, std::ref(counted));
  EXPECT_EQ(allocations(), before);
  EXPECT_EQ(counted.moves, 41);
}

TEST(Listing, OfQuantumChessAllocatesNothing) {
  const auto position = quantum::opening();
  Counted counted;
  const std::size_t before = allocations();
  quantum::any_legal_move(position, position.turn, std::ref(counted));
  EXPECT_EQ(allocations(), before);
  EXPECT_EQ(counted.moves, 26);
}

TEST(Listing, AnAllocationIsSeen) {
  const std::size_t before = allocations();
  EXPECT_EQ(quaternity::committable_moves(quaternity::opening()).size(), 41U);
  EXPECT_GT(allocations(), before);
}

}  // namespace
}  // namespace tetrarch
