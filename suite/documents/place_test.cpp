#include "suite/documents/place.hpp"

#include <gtest/gtest.h>

namespace tetrarch::documents {
namespace {

TEST(InputError, NamesThePlaceAndTheFault) {
  const InputError error({"f.yaml", 2, 5}, "expected a square, got \"zwölf\"");
  EXPECT_STREQ(error.what(), "f.yaml:2:5: expected a square, got \"zwölf\"");
  EXPECT_EQ(error.message(), "expected a square, got \"zwölf\"");
  EXPECT_STREQ(InputError({"f.yaml", 0, 0}, "there is no such file").what(), "f.yaml: there is no such file");
}

// What a file holds must not move the cursor of whoever reads the message, nor hide or reorder what it says.
TEST(InputError, SaysWhatItQuotesSoThatItCanBePrinted) {
  EXPECT_EQ(InputError({"f.yaml", 1, 1}, "no key a\nb").message(), "no key a\\nb");
  EXPECT_STREQ(InputError({"f.yaml", 1, 1}, "no key \x1B[31ma").what(), "f.yaml:1:1: no key \\x1b[31ma");
  EXPECT_EQ(InputError({"f.yaml", 1, 1},
                       "no key \xE2\x80\xA8"
                       "awards")
                .message(),
            "no key \\u{2028}awards");
  EXPECT_LT(InputError({"f.yaml", 1, 1}, std::string(100'000, 'a')).message().size(), 2200U);
}

}  // namespace
}  // namespace tetrarch::documents
