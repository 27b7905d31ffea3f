// Searching Quaternity.
#pragma once

#include "suite/search/searcher.hpp"

namespace tetrarch::search::quaternity {

class QuaternitySearcher : public Searcher {
 public:
  std::string_view refusing_clause() const override;
  std::string_view plies() const override;
  std::optional<std::string> why_never_shown(const std::string& feature) const override;
  ShownGame shortest_game(const search::GameQuest& quest, Meter& meter,
                          const std::function<void(std::size_t)>& observe) const override;
  Kind completed(Kind kind) const override;
  std::optional<std::string> go_through(const Kind& kind, const Shard& shard, Census& census,
                                        const std::function<void(const Ordinal&)>& observe) const override;
  std::string text_of(const Tally& tally) const override;
  nlohmann::json document_of(const Tally& tally) const override;
};

}  // namespace tetrarch::search::quaternity
