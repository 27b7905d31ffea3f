// Positions of cases, which may be written as changes of one another.
#pragma once

#include <cstddef>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "suite/documents/document.hpp"
#include "suite/notation/notation.hpp"

namespace tetrarch::cases {

// Where a case stands: what a short name is short for.
struct Scope {
  const notation::Notation* notation = nullptr;
  std::string area;

  std::string full_name(std::string_view short_name) const {
    return notation->ruleset() + "/" + area + "/" + std::string(short_name);
  }
};

// How many positions may stand one upon the other by `like`.
inline constexpr std::size_t kLikeLimit = 32;

class Positions {
 public:
  // Makes a case's position known. `written` must outlive this.
  void add(const std::string& full_name, const Scope& scope, const documents::Node& written);

  // The protocol position that is written, or null for `opening`. Throws documents::InputError.
  nlohmann::json read(const documents::Node& written, const Scope& scope, notation::Care care);

 private:
  struct Written {
    Scope scope;
    const documents::Node* node = nullptr;
  };
  struct Draft {
    nlohmann::json position;
    std::size_t depth = 0;  // how many others it stands upon
  };

  Draft draft_of(const documents::Node& written, const Scope& scope, notation::Care care);
  const Draft& draft_of_case(const documents::Node& like, const Scope& scope);

  std::map<std::string, Written> written_;
  std::map<std::string, Draft> drafts_;
  std::vector<std::string> unfinished_;
};

}  // namespace tetrarch::cases
