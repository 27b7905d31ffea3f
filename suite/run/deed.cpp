#include "suite/run/deed.hpp"

#include <utility>

namespace tetrarch::suite {
namespace {

using nlohmann::json;

struct Performer {
  const std::string& ruleset;
  const Asker& asker;

  Asked operator()(const cases::Look&) const { return ask(asker, "state", json::object()); }

  Asked operator()(const cases::Act& act) const { return ask(asker, "act", {{"action", act.action}}); }

  Asked operator()(const cases::Load& load) const { return ask(asker, "load", load_params(ruleset, load.position)); }

  Asked operator()(const cases::Undo& undo) const {
    Asked asked = ask(asker, "undo", json::object());
    for (std::size_t time = 1; time < undo.times && result_in(asked.answer); ++time) {
      asked = ask(asker, "undo", json::object());
    }
    return asked;
  }

  Asked operator()(const cases::SaveAndRestore&) const {
    Asked saved = ask(asker, "save", json::object());
    auto* kept = std::get_if<Result>(&saved.answer);
    if (!kept) return saved;
    const Asked loaded = ask(asker, "load", load_params(ruleset, nullptr));
    if (!result_in(loaded.answer)) return loaded;
    const Asked other = ask(asker, "save", json::object());
    if (!result_in(other.answer)) return other;
    Asked restored = ask(asker, "restore", {{"record", std::move(kept->value.at("record"))}});
    if (!result_in(restored.answer)) return restored;
    Asked again = ask(asker, "save", json::object());
    return result_in(again.answer) ? restored : again;
  }
};

}  // namespace

Asked perform(const cases::Deed& deed, const std::string& ruleset, const Asker& asker) {
  return std::visit(Performer{ruleset, asker}, deed);
}

json load_params(const std::string& ruleset, const json& position) {
  json params = {{"ruleset", ruleset}};
  if (!position.is_null()) params["position"] = position;
  return params;
}

std::string needed_support(const cases::Deed& deed) {
  if (std::holds_alternative<cases::Undo>(deed)) return "undo";
  if (std::holds_alternative<cases::SaveAndRestore>(deed)) return "record";
  return {};
}

}  // namespace tetrarch::suite
