#include "suite/search/quantum/sought.hpp"

#include <algorithm>
#include <set>
#include <string_view>

#include "generators/quantum/features.hpp"
#include "suite/search/quantum/kings.hpp"
#include "suite/search/quantum/pawns.hpp"

namespace tetrarch::search::quantum {

using namespace tetrarch::quantum;

namespace {

// More than any distance to a mate.
constexpr int kPerSurvivor = 1000;

// How far a search is from a feature is seen from what must happen for it.
enum class Aim { kAnything, kPromotion, kMate, kLastSurvivor, kTwoMates };

Aim aim_of(std::string_view feature) {
  static const std::set<std::string_view> of_a_mate = {"mate",
                                                       "delivered-mate",
                                                       "mate-by-anothers-piece",
                                                       "own-mate",
                                                       "mate-as-round-begins",
                                                       "loaded-mate-judged",
                                                       "won-by-mate",
                                                       "won-by-mate-among-several",
                                                       "undelivered-mate-in-overtime",
                                                       "eliminated-skipped",
                                                       "first-of-round-skipped",
                                                       "round-begins-without-north",
                                                       "pawn-captured-without-rival",
                                                       "capture-without-rival-in-phase-1",
                                                       "capture-without-rival-in-phase-2",
                                                       "refused-C-CAPTURE-4"};
  if (feature.starts_with("promotion-") || feature == "refused-C-PROMOTE-6") return Aim::kPromotion;
  if (feature == "mates-together" || feature == "judged-again") return Aim::kTwoMates;
  if (feature == "won-by-survival" || feature == "nobody-survives") return Aim::kLastSurvivor;
  return of_a_mate.contains(feature) ? Aim::kMate : Aim::kAnything;
}

bool is_known(std::string_view feature) {
  const auto& known = generators::quantum::known_features();
  return std::ranges::find(known, feature, &generators::quantum::Feature::name) != known.end();
}

}  // namespace

bool is_shown_by_tried(const std::string& feature) {
  static const std::set<std::string_view> of_what_is_not_tried = {"refused-C-ROUND-1",   "refused-C-END-6",
                                                                  "refused-C-PROMOTE-7", "promotion-not-named",
                                                                  "promotion-not-due",   "ill-timed-promotion"};
  return is_known(feature) && !of_what_is_not_tried.contains(feature);
}

int distance_to(const std::string& feature, const Position& position) {
  switch (aim_of(feature)) {
    case Aim::kPromotion:
      return plies_to_promotion(position);
    case Aim::kMate:
      return distance_to_mate(position);
    case Aim::kLastSurvivor:
      return kPerSurvivor * count_survivors(position) + distance_to_mate(position);
    case Aim::kTwoMates:
      return distance_to_two_mates(position);
    case Aim::kAnything:
      break;
  }
  return 0;
}

}  // namespace tetrarch::search::quantum
