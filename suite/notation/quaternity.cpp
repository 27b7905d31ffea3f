#include "suite/notation/quaternity.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "suite/notation/moves.hpp"
#include "suite/notation/pieces.hpp"
#include "suite/notation/quaternity_documents.hpp"
#include "suite/notation/quaternity_words.hpp"
#include "suite/notation/turning.hpp"

namespace tetrarch::notation {
namespace {

namespace parts = quaternity_documents;

// Q-BOARD-4. An open pawn stays open.
const Turning& turning() {
  static const Turning cycles{{quaternity_players(), {"up", "right", "down", "left"}}};
  return cycles;
}

// The forms in which lists have an order, restored after a turn.
nlohmann::json reordered(nlohmann::json document) {
  sort_pieces(document);
  if (document.is_object() && document.contains("offer")) document["offer"] = reordered(document["offer"]);
  if (document.is_object() && document.contains("accepted") && document["accepted"].is_array()) {
    std::sort(document["accepted"].begin(), document["accepted"].end());
  }
  return document;
}

class Quaternity : public Notation {
 public:
  const std::string& ruleset() const override {
    static const std::string name = "quaternity";
    return name;
  }
  const std::vector<std::string>& players() const override { return quaternity_players(); }
  const std::string& events_key() const override {
    static const std::string key = "awards";
    return key;
  }
  const std::string& events_name() const override { return events_key(); }
  std::vector<nlohmann::json> expected_events(const documents::Node& written) const override {
    return parts::expected_events(written);
  }
  nlohmann::json expected_event(const nlohmann::json& event) const override { return {{"king", event.at("king")}}; }
  std::string event_subject(const nlohmann::json& event) const override { return event.at("king"); }
  std::string event_text(const nlohmann::json& event) const override { return parts::event_text(event); }
  std::string written_event(const nlohmann::json& expected) const override { return expected.at("king"); }

  nlohmann::json opening_draft() const override { return parts::opening_draft(); }
  nlohmann::json draft(const documents::Node& written, Care care) const override { return parts::draft(written, care); }
  nlohmann::json changed_draft(const nlohmann::json& base, const documents::Node& written, Care care) const override {
    return parts::changed_draft(base, written, care);
  }
  nlohmann::json document(const documents::Node& written) const override { return documents::as_json(written); }
  nlohmann::json completed(const nlohmann::json& draft, const documents::Node& written, Care care) const override {
    return parts::completed(draft, written, care);
  }
  nlohmann::json opening() const override { return parts::opening(); }
  std::string written_position(const nlohmann::json& position) const override {
    return parts::written_position(position);
  }

  nlohmann::json action(const documents::Node& written) const override { return parts::action(written); }
  nlohmann::json move_from(const std::string& from, const documents::Node& destination) const override {
    return notation::move_from(from, destination);
  }
  std::string action_text(const nlohmann::json& action) const override { return parts::action_text(action); }
  std::string written_action(const nlohmann::json& action) const override { return parts::written_action(action); }

  std::vector<std::string> remarks(const nlohmann::json&) const override { return {}; }
  std::vector<reports::ZoneOfRounds> zones() const override { return {}; }

  std::vector<std::string> kings_of(const nlohmann::json& state, const std::string& player) const override {
    return parts::kings_of(state, player);
  }
  std::vector<std::string> checkers_of(const nlohmann::json& state, const std::string& player) const override {
    return parts::checkers_of(state, player);
  }

  ExpectedState expected_state(const documents::Node& written) const override { return parts::expected_state(written); }
  nlohmann::json canonical(nlohmann::json state) const override { return parts::canonical(std::move(state)); }
  std::vector<reports::FieldDifference> differences(const nlohmann::json& expected,
                                                    const nlohmann::json& actual) const override {
    return parts::differences(expected, actual);
  }

  nlohmann::json turned(const nlohmann::json& document, unsigned quarter_turns) const override {
    return reordered(turned_words(turning(), document, quarter_turns));
  }
  std::string turned_word(const std::string& word, unsigned quarter_turns) const override {
    return notation::turned_word(turning(), word, quarter_turns);
  }
  ExpectedState turned(const ExpectedState& state, unsigned quarter_turns) const override;
};

ExpectedState Quaternity::turned(const ExpectedState& state, unsigned quarter_turns) const {
  ExpectedState result;
  for (const auto& [field, value] : state.fields) result.fields[field] = turned(value, quarter_turns);
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

const Notation& quaternity() {
  static const Quaternity notation;
  return notation;
}

}  // namespace tetrarch::notation
