#include "suite/notation/quantum.hpp"

#include <utility>

#include "suite/notation/moves.hpp"
#include "suite/notation/quantum_documents.hpp"
#include "suite/notation/quantum_words.hpp"
#include "suite/notation/turning.hpp"

namespace tetrarch::notation {
namespace {

namespace parts = quantum_documents;

using documents::Node;
using nlohmann::json;

// C-BOARD-4
const Turning& turning() {
  static const Turning cycles{{quantum_players()}};
  return cycles;
}

class Quantum : public Notation {
 public:
  const std::string& ruleset() const override {
    static const std::string name = "quantum";
    return name;
  }
  const std::vector<std::string>& players() const override { return quantum_players(); }

  const std::string& events_key() const override {
    static const std::string key = "eliminated";
    return key;
  }
  const std::string& events_name() const override {
    static const std::string name = "eliminations";
    return name;
  }
  std::vector<json> expected_events(const Node& written) const override { return parts::expected_events(written); }
  json expected_event(const json& event) const override {
    return {{"player", event.at("player")}, {"by", event.at("by")}};
  }
  std::string event_subject(const json& event) const override { return event.at("player"); }
  std::string event_text(const json& event) const override { return parts::event_text(event); }
  std::string written_event(const json& expected) const override { return parts::written_event(expected); }

  json opening_draft() const override { return parts::opening_draft(); }
  json draft(const Node& written, Care care) const override { return parts::draft(written, care); }
  json changed_draft(const json& base, const Node& written, Care care) const override {
    return parts::changed_draft(base, written, care);
  }
  json completed(const json& draft, const Node& written, Care care) const override {
    return parts::completed(draft, written, care);
  }
  json document(const Node& written) const override { return parts::document(written); }
  json opening() const override { return parts::opening(); }
  std::string written_position(const json& position) const override { return parts::written_position(position); }

  json action(const Node& written) const override { return parts::action(written); }
  json move_from(const std::string& from, const Node& destination) const override {
    return notation::move_from(from, destination);
  }
  std::string action_text(const json& action) const override { return parts::action_text(action); }
  std::string written_action(const json& action) const override { return parts::written_action(action); }

  ExpectedState expected_state(const Node& written) const override { return parts::expected_state(written); }
  json canonical(json state) const override { return parts::canonical(std::move(state)); }
  std::vector<reports::FieldDifference> differences(const json& expected, const json& actual) const override {
    return parts::differences(expected, actual);
  }

  std::vector<std::string> remarks(const json& state) const override { return parts::remarks(state); }
  std::vector<reports::ZoneOfRounds> zones() const override { return parts::zones(); }

  std::vector<std::string> kings_of(const json& state, const std::string& player) const override {
    return parts::kings_of(state, player);
  }
  std::vector<std::string> checkers_of(const json& state, const std::string& player) const override {
    return parts::checkers_of(state, player);
  }

  json turned(const json& document, unsigned quarter_turns) const override {
    json result = turned_words(turning(), document, quarter_turns);
    sort_lists(result);
    return result;
  }
  std::string turned_word(const std::string& word, unsigned quarter_turns) const override {
    return notation::turned_word(turning(), word, quarter_turns);
  }
  ExpectedState turned(const ExpectedState& state, unsigned quarter_turns) const override;
};

ExpectedState Quantum::turned(const ExpectedState& state, unsigned quarter_turns) const {
  ExpectedState result;
  // The fields as a document, in which their lists are put in order again.
  if (!state.fields.empty()) result.fields = turned(json(state.fields), quarter_turns);
  for (const auto& [field, entries] : state.entries) {
    for (const auto& [name, value] : entries) {
      result.entries[field][turned_word(name, quarter_turns)] = turned(value, quarter_turns);
    }
  }
  for (const ExpectedSquare& square : state.squares) {
    result.squares.push_back({turned_word(square.square, quarter_turns), turned(square.piece, quarter_turns)});
  }
  return result;
}

}  // namespace

const Notation& quantum() {
  static const Quantum notation;
  return notation;
}

}  // namespace tetrarch::notation
