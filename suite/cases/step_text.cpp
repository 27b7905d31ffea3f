#include "suite/cases/step_text.hpp"

#include <fmt/format.h>

namespace tetrarch::cases {
namespace {

struct TextOf {
  const notation::Notation& notation;

  std::string operator()(const Look&) const { return "look"; }
  std::string operator()(const Act& act) const { return "act " + notation.action_text(act.action); }
  std::string operator()(const Load& load) const {
    return load.position.is_null() ? "load the opening" : "load a position";
  }
  std::string operator()(const Undo& undo) const { return fmt::format("undo {}", undo.times); }
  std::string operator()(const SaveAndRestore&) const { return "save and restore"; }
};

}  // namespace

std::string step_text(const Deed& deed, const notation::Notation& notation) {
  return std::visit(TextOf{notation}, deed);
}

}  // namespace tetrarch::cases
