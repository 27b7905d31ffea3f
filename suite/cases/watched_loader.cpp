#include "suite/cases/watched_loader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <set>

#include "reports/printable.hpp"
#include "suite/cases/quarter_turns.hpp"
#include "suite/documents/document.hpp"
#include "suite/notation/notation.hpp"
#include "suite/service/quaternity_service.hpp"

namespace tetrarch::cases {
namespace {

using nlohmann::json;
using notation::Care;
using notation::Notation;

using Fault = std::optional<std::string>;

// Whether there is a character at the place, or the end of the text or of a line.
bool is_in(const Place& place, std::string_view text) {
  if (place.line == 0 || place.column == 0) return false;
  for (std::size_t line = 1; line < place.line; ++line) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return false;
    text.remove_prefix(end + 1);
  }
  return place.column <= text.substr(0, text.find('\n')).size() + 1;
}

Fault fault_of_position(const json& position, const Notation& notation) {
  if (position.is_null()) return std::nullopt;
  const auto reply = service::QuaternityService().load(position);
  const auto* refusal = std::get_if<service::Fault>(&reply);
  if (refusal != nullptr && refusal->kind != "unresolved") return "the position cannot be loaded: " + refusal->message;
  const std::string text = notation.written_position(position);
  const documents::Node node = documents::parse_document(text, "position");
  const json again = notation.completed(notation.draft(node, Care::kPlayable), node, Care::kPlayable);
  if (notation.canonical(again) != notation.canonical(position)) return "the position is another when written: " + text;
  return std::nullopt;
}

Fault fault_of_action(const json& action, const Notation& notation, const wire::MessageSchema& schema) {
  if (auto fault = schema.fault_of_params("act", {{"action", action}}, notation.ruleset())) return fault;
  const std::string text = notation.written_action(action);
  const documents::Node node = documents::parse_document("act: " + text, "action");
  if (notation.action(*node.find("act")) != action) return "the action is another when written: " + text;
  return std::nullopt;
}

std::vector<json> actions_of(const Step& step) {
  std::vector<json> actions;
  const auto add = [&](const std::vector<json>& more) { actions.insert(actions.end(), more.begin(), more.end()); };
  if (const auto* act = std::get_if<Act>(&step.deed)) add({act->action});
  if (!step.moves) return actions;
  add(step.moves->exactly.value_or(std::vector<json>()));
  add(step.moves->include);
  add(step.moves->exclude);
  for (const auto& [square, moves] : step.moves->from) add(moves);
  return actions;
}

Fault fault_of_turns(const Case& original, const Notation& notation) {
  Case turning = original;
  turning.all_turns = true;
  const std::vector<Case> turned = with_quarter_turns({turning});
  if (turned.size() != 4) return fmt::format("turned into {} cases", turned.size());
  if (original.position.is_null()) return std::nullopt;
  const json back = notation.turned(turned[1].position, 3);
  if (notation.canonical(back) == notation.canonical(original.position)) return std::nullopt;
  return "the position is another after four quarter turns: " + back.dump();
}

Fault fault_of_steps(const Case& read, const Notation& notation, const wire::MessageSchema& schema) {
  for (const Step& step : read.steps) {
    if (step.text.empty()) return "a step without a text";
    for (const json& action : actions_of(step)) {
      if (auto fault = fault_of_action(action, notation, schema)) return fault;
    }
  }
  return std::nullopt;
}

Fault fault_of_case(const Case& read, const wire::MessageSchema& schema) {
  const Notation* notation = notation::notation_of(read.ruleset);
  if (notation == nullptr) return fmt::format("there is no ruleset \"{}\"", read.ruleset);
  if (!read.name.starts_with(fmt::format("{}/{}/", read.ruleset, read.area))) return "the name is of another area";
  if (read.title.empty() || read.clauses.empty() || read.steps.empty()) return "no title, no clauses or no steps";
  if (auto fault = fault_of_position(read.position, *notation)) return fault;
  if (auto fault = fault_of_steps(read, *notation, schema)) return fault;
  return fault_of_turns(read, *notation);
}

}  // namespace

Fault fault_of_refusal(const InputError& refusal, const std::filesystem::path& file, std::string_view text) {
  const std::string where = to_string(refusal.place());
  if (refusal.place().file != file) return "the place is in another file: " + where;
  if (!is_in(refusal.place(), text)) return "the place is not in the file: " + where;
  if (refusal.message().empty()) return "nothing is said";
  if (reports::printable(refusal.message(), std::numeric_limits<std::size_t>::max()) == refusal.message()) {
    return std::nullopt;
  }
  return "what is said cannot be printed: " + reports::printable(refusal.message());
}

Fault fault_of_cases(const std::vector<Case>& cases, const wire::MessageSchema& schema) {
  if (cases.empty()) return "accepted without a case";
  std::set<std::string> names;
  for (const Case& read : cases) {
    if (!names.insert(read.name).second) return read.name + ": the name is used twice";
    if (auto fault = fault_of_case(read, schema)) return fmt::format("{}: {}", read.name, *fault);
  }
  return std::nullopt;
}

WatchedLoader::WatchedLoader(const std::filesystem::path& fixtures)
    : books_{read_clauses(fixtures / "quaternity/clauses.yaml")}, schema_(fixtures / "schemas/protocol.schema.json") {}

WatchedLoader::Told WatchedLoader::read(std::string_view text) const {
  // A file of its own each time: some file systems wait for the disk where one is written over.
  std::filesystem::remove(folder_.path() / "cases.yaml");
  const std::filesystem::path file = folder_.write("cases.yaml", std::string(text));
  try {
    const std::vector<Case> cases = load_cases({CaseFile{file, {}, {}, false}}, books_);
    return {cases.size(), "", fault_of_cases(cases, schema_)};
  } catch (const InputError& refusal) {
    return {0, refusal.what(), fault_of_refusal(refusal, file, text)};
  }
}

}  // namespace tetrarch::cases
