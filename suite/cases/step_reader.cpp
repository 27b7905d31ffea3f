#include "suite/cases/step_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "suite/cases/step_text.hpp"
#include "suite/documents/reading.hpp"
#include "suite/notation/squares.hpp"

namespace tetrarch::cases {
namespace {

using documents::Entry;
using documents::MapReader;
using documents::Node;
using nlohmann::json;

constexpr std::size_t kMovesLimit = 10000;

// Reads one step, a map, key by key.
class StepReader {
 public:
  StepReader(const Node& written, const Scope& scope, Positions& positions)
      : written_(written),
        scope_(scope),
        notation_(*scope.notation),
        positions_(positions),
        reader_(written, "a step",
                {"act", "load", "undo", "refused", notation_.events_key(), "state", "moves", "attackers", "check"}) {}

  Step read() {
    check_keys();
    Step step;
    step.place = written_.place;
    step.deed = read_deed();
    step.text = step_text(step.deed, notation_);
    if (const Node* refused = reader_.optional("refused")) step.refused = read_refused(*refused, step.deed);
    if (const Node* events = reader_.optional(notation_.events_key())) {
      step.events = notation_.expected_events(*events);
    }
    if (const Node* state = reader_.optional("state")) step.state = notation_.expected_state(*state);
    if (const Node* moves = reader_.optional("moves")) step.moves = read_moves(*moves);
    if (const Node* attackers = reader_.optional("attackers")) step.attackers = read_attackers(*attackers);
    if (const Node* check = reader_.optional("check")) step.check = read_check(*check);
    return step;
  }

 private:
  void check_keys() const {
    if (written_.entries.empty()) throw InputError(written_.place, "this step does nothing and shows nothing");
    const std::string* deed = nullptr;
    for (const Entry& entry : written_.entries) {
      if (entry.key != "act" && entry.key != "load" && entry.key != "undo") continue;
      if (deed != nullptr) {
        throw InputError(entry.place,
                         fmt::format("a step does one thing, and this one has {} already; make it two steps", *deed));
      }
      deed = &entry.key;
    }
    const std::string& events = notation_.events_key();
    for (const Entry& entry : written_.entries) {
      if (entry.key == events && !reader_.has("act")) {
        throw InputError(entry.place, fmt::format("{} belongs to a step with act", events));
      }
      if (entry.key == events && reader_.has("refused")) {
        throw InputError(entry.place, fmt::format("a refused action has no {}; leave one of the two out", events));
      }
      if (entry.key == "refused" && deed == nullptr) {
        throw InputError(entry.place, "refused belongs to a step with act, load or undo");
      }
    }
  }

  Deed read_deed() {
    if (const Node* act = reader_.optional("act")) return Act{notation_.action(*act)};
    if (const Node* load = reader_.optional("load")) return Load{read_load(*load)};
    if (const Node* undo = reader_.optional("undo")) {
      return Undo{documents::number_of(*undo, "how many events are undone", 1, kUndoLimit)};
    }
    return Look{};
  }

  json read_load(const Node& node) {
    const Node* document = node.find("document");
    if (document == nullptr) return positions_.read(node, scope_, notation::Care::kAnything);
    const MapReader alone(node, "a position given as a document", {"document"});
    documents::entries_of(*document, "a position as the protocol has it, a map");
    return notation_.document(*document);
  }

  static std::string read_refused(const Node& node, const Deed& deed) {
    const bool loads = std::holds_alternative<Load>(deed);
    const Undo* undo = std::get_if<Undo>(&deed);
    if (loads) return documents::one_of(node, "why a position is refused", {"invalid", "unresolved"});
    if (undo == nullptr) return documents::one_of(node, "why an action is refused", {"illegal", "unresolved"});
    if (undo->times != 1) throw InputError(node.place, "which of several undos is refused? write undo: 1");
    return documents::one_of(node, "why an undo is refused", {"illegal"});
  }

  ExpectedMoves read_moves(const Node& node) const {
    const MapReader reader(node, "moves", {"exactly", "include", "exclude", "from", "count", "refused"});
    documents::some_entries_of(node, "what the moves must be");
    ExpectedMoves moves;
    if (const Node* exactly = reader.optional("exactly")) moves.exactly = read_move_list(*exactly);
    if (const Node* include = reader.optional("include")) moves.include = read_some_moves(*include);
    if (const Node* exclude = reader.optional("exclude")) moves.exclude = read_some_moves(*exclude);
    if (const Node* from = reader.optional("from")) moves.from = read_moves_from(*from);
    if (const Node* count = reader.optional("count")) {
      moves.count = documents::number_of(*count, "how many moves there are", 0, kMovesLimit);
    }
    if (const Node* refused = reader.optional("refused")) {
      moves.refused = documents::one_of(*refused, "why listing is refused", {"unresolved"});
      if (node.entries.size() > 1) throw InputError(refused->place, "a refused list has no moves; leave one out");
    }
    if (const Node* exclude = reader.optional("exclude")) check_not_both(moves, *exclude);
    return moves;
  }

  void check_not_both(const ExpectedMoves& moves, const Node& exclude) const {
    for (std::size_t i = 0; i < moves.exclude.size(); ++i) {
      if (std::find(moves.include.begin(), moves.include.end(), moves.exclude[i]) == moves.include.end()) continue;
      throw InputError(exclude.items[i].place,
                       fmt::format("{} is both included and excluded", notation_.action_text(moves.exclude[i])));
    }
  }

  std::vector<json> read_move_list(const Node& node) const {
    std::vector<json> moves;
    for (const Node& item : documents::items_of(node, "a list of moves")) {
      json move = notation_.action(item);
      if (move["kind"] != "move" && move["kind"] != "promote") {
        throw InputError(item.place, fmt::format("expected a move, got {}", notation_.action_text(move)));
      }
      add_new(moves, std::move(move), item);
    }
    return moves;
  }

  std::vector<json> read_some_moves(const Node& node) const {
    documents::some_items_of(node, "a list of moves");
    return read_move_list(node);
  }

  std::map<std::string, std::vector<json>> read_moves_from(const Node& node) const {
    std::map<std::string, std::vector<json>> from;
    for (const Entry& entry : documents::some_entries_of(node, "a map from squares to destinations")) {
      const std::string square = notation::require_square(entry.key, entry.place);
      std::vector<json>& moves = from[square];
      for (const Node& item : documents::items_of(entry.value, "a list of destinations")) {
        add_new(moves, notation_.move_from(square, item), item);
      }
    }
    return from;
  }

  void add_new(std::vector<json>& moves, json move, const Node& item) const {
    if (std::find(moves.begin(), moves.end(), move) != moves.end()) {
      throw InputError(item.place, fmt::format("{} stands here twice", notation_.action_text(move)));
    }
    moves.push_back(std::move(move));
  }

  static std::set<std::string> read_squares(const Node& node) {
    std::set<std::string> squares;
    for (const Node& item : documents::items_of(node, "a list of squares")) {
      if (!squares.insert(notation::square_of(item)).second) {
        throw InputError(item.place, fmt::format("{} stands here twice", item.text));
      }
    }
    return squares;
  }

  std::vector<ExpectedAttackers> read_attackers(const Node& node) const {
    std::vector<ExpectedAttackers> attackers;
    for (const Entry& entry : documents::some_entries_of(node, "a map from squares to their attackers")) {
      const std::string square = notation::require_square(entry.key, entry.place);
      for (const Entry& by : documents::some_entries_of(entry.value, "a map from players to squares")) {
        documents::require_one_of(by.key, by.place, "a player", notation_.players());
        attackers.push_back({square, by.key, read_squares(by.value)});
      }
    }
    return attackers;
  }

  std::map<std::string, bool> read_check(const Node& node) const {
    std::map<std::string, bool> check;
    for (const Entry& entry : documents::some_entries_of(node, "a map from players to true or false")) {
      documents::require_one_of(entry.key, entry.place, "a player", notation_.players());
      check[entry.key] = documents::truth_of(entry.value, "whether the player is in check");
    }
    return check;
  }

  const Node& written_;
  const Scope& scope_;
  const notation::Notation& notation_;
  Positions& positions_;
  MapReader reader_;
};

Step read_step(const Node& written, const Scope& scope, Positions& positions) {
  if (!written.is_scalar()) return StepReader(written, scope, positions).read();
  documents::one_of(written, "a step, which is a map or this word", {"save-and-restore"});
  Step step;
  step.place = written.place;
  step.deed = SaveAndRestore{};
  step.text = step_text(step.deed, *scope.notation);
  return step;
}

}  // namespace

std::vector<Step> read_steps(const Node& written, const Scope& scope, Positions& positions) {
  std::vector<Step> steps;
  for (const Node& item : documents::some_items_of(written, "a list of steps")) {
    steps.push_back(read_step(item, scope, positions));
  }
  return steps;
}

}  // namespace tetrarch::cases
