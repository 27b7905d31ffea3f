#include "suite/service/members.hpp"

#include <gmock/gmock.h>

#include <limits>

namespace tetrarch::service {
namespace {

using nlohmann::json;
using testing::ElementsAre;

// What is said when the reading of a member "n" is refused.
template <class Read>
std::string fault_in(Read read) {
  try {
    read();
  } catch (const std::invalid_argument& fault) {
    return fault.what();
  }
  return "accepted";
}

std::string fault_of_integer(const json& value) {
  return fault_in([&] { integer_in({{"n", value}}, "n", 1, 60); });
}

TEST(Members, AreReadByTheirTypes) {
  const json object = {{"text", "x"}, {"list", {1}}, {"square", "l12"}, {"squares", {"a1", "b2"}}, {"n", 60}};
  EXPECT_EQ(string_in(object, "text"), "x");
  EXPECT_EQ(array_in(object, "list"), json({1}));
  EXPECT_EQ(square_in(object, "square"), board::square_named("l12"));
  EXPECT_THAT(squares_in(object, "squares"), ElementsAre(*board::square_named("a1"), *board::square_named("b2")));
  EXPECT_EQ(integer_in(object, "n", 1, 60), 60);
  EXPECT_EQ(integer_in({{"n", -3}}, "n", -3, 60), -3);
}

TEST(Members, ThatAreMissingOrOfAnotherTypeAreNamed) {
  const json object = {{"n", true}, {"squares", {"a1", 2}}, {"far", {"m1"}}};
  EXPECT_EQ(fault_in([&] { member_in(object, "m"); }), "\"m\" is missing");
  EXPECT_EQ(fault_in([&] { string_in(object, "n"); }), "\"n\" is no string");
  EXPECT_EQ(fault_in([&] { array_in(object, "n"); }), "\"n\" is no array");
  EXPECT_EQ(fault_in([&] { square_in(object, "n"); }), "\"n\" is no string");
  EXPECT_EQ(fault_in([&] { squares_in(object, "squares"); }), "\"squares\" holds what is no string");
  EXPECT_EQ(fault_in([&] { squares_in(object, "far"); }), "\"m1\" is no square of the board");
  EXPECT_EQ(fault_in([&] { integer_in(object, "m", 1, 60); }), "\"m\" is missing");
  EXPECT_EQ(fault_in([&] {
              refuse_other_members(object, {"n", "far"}, "a thing");
            }),
            "\"squares\" is no member of a thing");
  EXPECT_EQ(fault_in([&] { refuse_other_members(json::array(), {}, "a thing"); }), "a thing is no object");
}

TEST(Members, OfNumbersStayWithinTheirBounds) {
  for (const int inside : {1, 2, 59, 60}) EXPECT_EQ(fault_of_integer(inside), "accepted") << inside;
  const std::vector<json> outside = {0,
                                     61,
                                     -1,
                                     1.0,
                                     1.5,
                                     "1",
                                     true,
                                     nullptr,
                                     1e300,
                                     json::array({1}),
                                     (std::int64_t{1} << 32) + 1,
                                     std::numeric_limits<std::int64_t>::min(),
                                     std::numeric_limits<std::int64_t>::max(),
                                     std::numeric_limits<std::uint64_t>::max()};
  for (const json& value : outside) EXPECT_EQ(fault_of_integer(value), "\"n\" is no integer from 1 to 60") << value;
  const json beyond_63_bits = {{"n", std::numeric_limits<std::uint64_t>::max()}};
  EXPECT_EQ(fault_in([&] { integer_in(beyond_63_bits, "n", -1, 60); }), "\"n\" is no integer from -1 to 60");
}

TEST(Members, OfNamesAreFoundBothWays) {
  const Names<int> names = {{1, "one"}, {2, "two"}};
  EXPECT_EQ(name_in(names, 2), "two");
  EXPECT_EQ(value_in(names, "two", "number"), 2);
  EXPECT_EQ(fault_in([&] { value_in(names, "three", "number"); }), "\"three\" is no number");
  EXPECT_LT(fault_in([&] { value_in(names, std::string(1 << 20, 'x'), "number"); }).size(), 300U);
}

TEST(Members, ThatAreNotThereMayBeNull) {
  const nlohmann::json object = {{"a", 1}};
  EXPECT_EQ(member_or_null(object, "a"), 1);
  EXPECT_EQ(member_or_null(object, "b"), nullptr);
}

}  // namespace
}  // namespace tetrarch::service
