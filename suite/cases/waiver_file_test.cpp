#include "suite/cases/waivers.hpp"
#include "suite/cases/written_files.hpp"

namespace tetrarch::cases {
namespace {

using reports::Verdict;

class WaiverFile : public WrittenFiles {
 protected:
  std::vector<Waiver> read(const std::string& text) const { return read_waivers(write("f.yaml", text)); }
  std::string refusal_of(const std::string& text) const {
    return refusal([&] { read(text); });
  }
  // Of a file with one waiver, whose first key stands in line 2, column 5.
  std::string refusal_of_waiver(const std::string& keys) const { return refusal_of("waivers:\n  - {" + keys + "}\n"); }
};

TEST_F(WaiverFile, IsRead) {
  const std::vector<Waiver> waivers = read(
      "waivers:\n"
      "  - case: quaternity/guard/p@90\n"
      "    verdict: wrong\n"
      "    reason: Our engine has no guard.\n"
      "    link: https://example.org/1\n"
      "    until: 2028-02-29\n"
      "  - {clause: Q-GUARD-1, verdict: crash, reason: x}\n");
  ASSERT_EQ(waivers.size(), 2U);
  EXPECT_EQ(waivers[0].case_name, "quaternity/guard/p@90");
  EXPECT_EQ(waivers[0].clause, std::nullopt);
  EXPECT_EQ(waivers[0].verdict, Verdict::kWrong);
  EXPECT_EQ(waivers[0].reason, "Our engine has no guard.");
  EXPECT_EQ(waivers[0].link, "https://example.org/1");
  EXPECT_EQ(waivers[0].until, std::chrono::year(2028) / 2 / 29);
  EXPECT_EQ(waivers[0].place.line, 2U);
  EXPECT_EQ(waivers[1].clause, "Q-GUARD-1");
  EXPECT_EQ(waivers[1].case_name, std::nullopt);
  EXPECT_EQ(waivers[1].verdict, Verdict::kCrash);
  EXPECT_EQ(waivers[1].until, std::nullopt);
  EXPECT_TRUE(read("waivers: []\n").empty());
}

TEST_F(WaiverFile, IsRefused) {
  EXPECT_EQ(refusal_of("waiver: []\n"),
            "f.yaml:1:1: a file of waivers has no key waiver; did you mean waivers?; its keys are waivers");
  EXPECT_EQ(refusal_of("waivers:\n"), "f.yaml:1:8: expected a list of waivers, got nothing");
  EXPECT_EQ(refusal_of_waiver("verdict: wrong, reason: x"), "f.yaml:2:5: a waiver names either a case or a clause");
  EXPECT_EQ(refusal_of_waiver("case: a/b/c, clause: Q-A-1, verdict: wrong, reason: x"),
            "f.yaml:2:5: a waiver names either a case or a clause");
  EXPECT_EQ(refusal_of_waiver("case: a/b/c, reason: x"), "f.yaml:2:5: a waiver needs the key verdict");
  EXPECT_EQ(refusal_of_waiver("case: a/b/c, verdict: wrong"), "f.yaml:2:5: a waiver needs the key reason");
  EXPECT_EQ(refusal_of_waiver("case: a/b/c, verdict: wrong, reason: ''"), "f.yaml:2:43: expected the reason, got \"\"");
  EXPECT_EQ(refusal_of_waiver("case: p, verdict: wrong, reason: x").substr(0, 45),
            "f.yaml:2:12: expected the full name of a case");
  EXPECT_EQ(refusal_of_waiver("case: a/b/c@45, verdict: wrong, reason: x").substr(0, 13), "f.yaml:2:12: ");
  EXPECT_EQ(refusal_of_waiver("clause: q-a-1, verdict: wrong, reason: x"),
            "f.yaml:2:14: expected the id of a clause, such as Q-GUARD-1, got \"q-a-1\"");
  for (const std::string verdict : {"pass", "unsupported", "waived", "suite-error"}) {
    EXPECT_EQ(refusal_of_waiver("case: a/b/c, verdict: " + verdict + ", reason: x"),
              "f.yaml:2:28: expected the verdict that is waived: one of wrong, crash, timeout, protocol, got \"" +
                  verdict + "\"");
  }
  for (const std::string day : {"2027-1-31", "31.1.2027", "2027-02-29", "2027-13-01", "2027-00-10", "tomorrow"}) {
    EXPECT_EQ(refusal_of_waiver("case: a/b/c, verdict: wrong, reason: x, until: " + day),
              "f.yaml:2:53: expected a day, such as 2027-01-31, got \"" + day + "\"");
  }
  EXPECT_EQ(refusal_of("waivers:\n  - {case: a/b/c, verdict: wrong, reason: x}\n"
                       "  - {case: a/b/c, verdict: wrong, reason: y}\n"),
            "f.yaml:3:5: the same is waived in line 2 already");
}

}  // namespace
}  // namespace tetrarch::cases
