// How a game's documents are written by people, to and from the documents of the protocol. One game, one Notation.
//
// What people write comes as documents::Node; what is wrong with it is thrown as documents::InputError. Documents of
// the protocol are taken as they are: whoever got them from an engine has held them to the schema.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "reports/result.hpp"
#include "reports/zone.hpp"
#include "suite/documents/document.hpp"
#include "suite/notation/expected_state.hpp"

namespace tetrarch::notation {

// How much is asked of a written position.
enum class Care {
  kPlayable,  // what a loaded position must satisfy, as far as it is seen without the rules of movement
  kAnything,  // whatever can be said: the position may be there to be refused
};

class Notation {
 public:
  virtual ~Notation() = default;

  // The ruleset's name in the protocol: "quaternity".
  virtual const std::string& ruleset() const = 0;

  // The players, who have the names of the armies, in clockwise order from the one that moves first.
  virtual const std::vector<std::string>& players() const = 0;

  // Events of an action. What is written of one is a protocol value that holds only what people write of it.
  //
  // What a step calls them: "awards".
  virtual const std::string& events_key() const = 0;
  // What people call them in a sentence: "awards".
  virtual const std::string& events_name() const = 0;
  // The events that a step lists, in order. Throws where one stands there twice.
  virtual std::vector<nlohmann::json> expected_events(const documents::Node& written) const = 0;
  // What people write of an event that came.
  virtual nlohmann::json expected_event(const nlohmann::json& event) const = 0;
  // Whom an event, or what is written of it, befell: "red". Nobody twice in one action.
  virtual std::string event_subject(const nlohmann::json& event) const = 0;
  // An event, or what is written of it, as a person reads it: "red to white", "red".
  virtual std::string event_text(const nlohmann::json& event) const = 0;
  // What is written of an event as it may stand in a file: "red".
  virtual std::string written_event(const nlohmann::json& expected) const = 0;

  // Positions. A draft is a protocol position that holds only what was written; completed() adds what follows from it.
  //
  // The draft of the opening.
  virtual nlohmann::json opening_draft() const = 0;
  // The draft of a position that is written out.
  virtual nlohmann::json draft(const documents::Node& written, Care care) const = 0;
  // The draft of another position, changed as `written` says: {like, turn, without, with}; `like` is the caller's.
  virtual nlohmann::json changed_draft(const nlohmann::json& base, const documents::Node& written, Care care) const = 0;
  // A position written as the protocol has it, right or wrong, to be sent as it stands.
  virtual nlohmann::json document(const documents::Node& written) const = 0;
  // The whole position, its pieces in the order of their squares. `written` is where its faults are reported.
  virtual nlohmann::json completed(const nlohmann::json& draft, const documents::Node& written, Care care) const = 0;
  // The opening as a protocol position.
  virtual nlohmann::json opening() const = 0;
  // The position as it may stand in a file, one `key: value` a line.
  virtual std::string written_position(const nlohmann::json& position) const = 0;

  // Actions.
  virtual nlohmann::json action(const documents::Node& written) const = 0;
  // The move of the piece on `from` to a destination, such as `a2` or `e12=queen`.
  virtual nlohmann::json move_from(const std::string& from, const documents::Node& destination) const = 0;
  // The action as a person reads it: "c5-d3", "resign red".
  virtual std::string action_text(const nlohmann::json& action) const = 0;
  // The action as it may stand in a file: "c5-d3", "{resign: red}".
  virtual std::string written_action(const nlohmann::json& action) const = 0;

  // States.
  virtual ExpectedState expected_state(const documents::Node& written) const = 0;
  // The state (or position) in the one form that it shares with every state that is the same: two are the same exactly
  // if their canonical forms are equal.
  virtual nlohmann::json canonical(nlohmann::json state) const = 0;
  // Where two canonical states differ, as a person reads it: "turn", "players.red", "pieces.g8". Empty exactly if they
  // are equal.
  virtual std::vector<reports::FieldDifference> differences(const nlohmann::json& expected,
                                                            const nlohmann::json& actual) const = 0;

  // What a person should know of a whole state that its board does not show, a line each.
  virtual std::vector<std::string> remarks(const nlohmann::json& state) const = 0;

  // The zone by round, in the order of rounds; empty in a game whose board stays as it is.
  virtual std::vector<reports::ZoneOfRounds> zones() const = 0;

  // Check, which is asked of an engine through `attackers`. States are whole ones of the protocol.
  //
  // The squares of the kings that the player loses by mate.
  virtual std::vector<std::string> kings_of(const nlohmann::json& state, const std::string& player) const = 0;
  // The players whose attack on such a king is check.
  virtual std::vector<std::string> checkers_of(const nlohmann::json& state, const std::string& player) const = 0;

  // Quarter turns clockwise: squares turn (a1 to a12 to l12 to l1) and names go one on in clockwise order.
  //
  // Of a position, a state or an action. What is neither a square nor a name of the game stays as it is.
  virtual nlohmann::json turned(const nlohmann::json& document, unsigned quarter_turns) const = 0;
  // Of a single square or name.
  virtual std::string turned_word(const std::string& word, unsigned quarter_turns) const = 0;
  virtual ExpectedState turned(const ExpectedState& state, unsigned quarter_turns) const = 0;
};

// The notation of a ruleset, or nullptr if there is none.
const Notation* notation_of(std::string_view ruleset);

// The rulesets that have a notation.
std::vector<std::string> rulesets();

}  // namespace tetrarch::notation
