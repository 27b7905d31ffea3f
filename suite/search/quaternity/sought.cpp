#include "suite/search/quaternity/sought.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <vector>

#include "generators/quaternity/features.hpp"
#include "suite/search/quaternity/kings.hpp"
#include "suite/search/quaternity/pawns.hpp"

namespace tetrarch::search::quaternity {

using namespace tetrarch::quaternity;
using generators::Prospect;

namespace {

// How far a search is from a feature is seen from what must happen for it.
enum class Aim { kAnything, kPromotion, kCapture, kAward, kTwoAwards, kRefusal };

Aim aim_of(std::string_view feature) {
  static const std::set<std::string_view> of_one_award = {"award", "credit-without-check", "frozen-king-mated",
                                                          "assimilated-king-mated"};
  static const std::set<std::string_view> of_more = {"two-kings-in-a-batch",
                                                     "three-kings-in-a-batch",
                                                     "second-batch",
                                                     "third-batch",
                                                     "keeps-a-king",
                                                     "two-kings-of-one-player",
                                                     "kingless-army-transferred",
                                                     "one-by-one-differs",
                                                     "win",
                                                     "frozen-keeps-a-king"};
  if (feature.starts_with("promotion")) return Aim::kPromotion;
  if (feature.starts_with("capture")) return Aim::kCapture;
  if (feature.starts_with("refused-") || feature.starts_with("unresolved")) return Aim::kRefusal;
  if (of_one_award.contains(feature)) return Aim::kAward;
  return of_more.contains(feature) ? Aim::kTwoAwards : Aim::kAnything;
}

// What every move has that shows a feature of the kind, so that few have to be looked at closely.
bool may_show(const std::string& feature, const Position& before, const Prospect& prospect) {
  const auto* committed = generators::committed_in(prospect);
  switch (aim_of(feature)) {
    case Aim::kPromotion:
      return prospect.move.promotion.has_value();
    case Aim::kCapture:
      return committed != nullptr && !before.board.is_empty(prospect.move.to);
    case Aim::kAward:
    case Aim::kTwoAwards:
      return generators::awards_in(prospect) > 0;
    case Aim::kRefusal:
      return committed == nullptr && !generators::is_refused_under(prospect, "Q-SAFE");
    case Aim::kAnything:
      break;
  }
  return true;
}

}  // namespace

bool is_shown_by_moves(const std::string& feature) {
  static const std::set<std::string_view> of_other_actions = {"pass",  "offer",          "answer",         "agreement",
                                                              "lapse", "freeze-on-turn", "freeze-off-turn"};
  return !of_other_actions.contains(feature);
}

bool is_shown(const std::string& feature, const Position& before, const Prospect& prospect) {
  return may_show(feature, before, prospect) &&
         generators::features_of(generators::played(before, prospect)).contains(feature);
}

int distance_to(const std::string& feature, const Position& position) {
  switch (aim_of(feature)) {
    case Aim::kPromotion:
      return plies_to_promotion(position);
    case Aim::kAward:
      return distance_to_mate(position);
    case Aim::kTwoAwards:
    case Aim::kRefusal:
      return distance_to_two_mates(position);
    case Aim::kAnything:
    case Aim::kCapture:
      break;
  }
  return 0;
}

}  // namespace tetrarch::search::quaternity
