#include <fmt/format.h>

#include <algorithm>

#include "suite/documents/reading.hpp"
#include "suite/notation/pieces.hpp"
#include "suite/notation/quaternity_documents.hpp"
#include "suite/notation/quaternity_words.hpp"
#include "suite/notation/squares.hpp"

namespace tetrarch::notation::quaternity_documents {
namespace {

using documents::InputError;
using documents::MapReader;
using documents::Node;
using documents::Place;
using nlohmann::json;

// Q-BOARD-3
constexpr std::string_view kOpening = R"(turn: white
white: K a1, Q b2, R a4 d1, N b4 c4, B d2 d3, P a5^ b5^ c5^ e1> e2> e3> d4* e5*
red: K a12, Q b11, R a9 d12, N d10 d11, B b9 c9, P a8v b8v c8v e10> e11> e12> d9* e8*
black: K l12, Q k11, R i12 l9, N j9 k9, B i10 i11, P j8v k8v l8v h10< h11< h12< h8* i9*
green: K l1, Q k2, R i1 l4, N i2 i3, B j4 k4, P j5^ k5^ l5^ h1< h2< h3< h5* i4*
)";

json empty_draft() { return {{"players", json::object()}, {"controllers", json::object()}, {"pieces", json::array()}}; }

// Whether a second piece may be put on a square.
enum class Stacking { kAllowed, kRefused };

// Puts the pieces of one army, as written, into a draft.
class Setup {
 public:
  Setup(json& draft, std::string army, Care care, Stacking stacking)
      : draft_(draft), army_(std::move(army)), care_(care), stacking_(stacking) {}

  void put_all(const Node& written) {
    read_pieces(written, army_, [this](const std::string& type, const Word& word) { put(type, word); });
  }

 private:
  void put(const std::string& type, const Word& word) {
    const auto heading = heading_of_mark(word.text.back());
    const std::string_view name = heading ? word.text.substr(0, word.text.size() - 1) : word.text;
    const std::string square = require_square(name, word.place);
    check_heading(type, heading, word);
    if (stacking_ == Stacking::kRefused) require_empty(draft_, square, word.place);
    if (type == "king" && care_ == Care::kPlayable) require_no_king(draft_, army_, word.place);
    json piece = piece_of(army_, type, heading);
    piece["square"] = square;
    draft_["pieces"].push_back(std::move(piece));
  }

  void check_heading(const std::string& type, const std::optional<std::string>& heading, const Word& word) const {
    if (type == "pawn" && !heading) {
      throw InputError(word.place, fmt::format("the pawn on {} needs a mark: ^ v < > or * for open", word.text));
    }
    if (care_ == Care::kAnything || !heading) return;
    if (type != "pawn") throw InputError(word.place, fmt::format("a {} has no heading: leave the mark out", type));
    require_heading_of_army(army_, *heading, word.place);
  }

  json& draft_;
  std::string army_;
  Care care_;
  Stacking stacking_;
};

void put_army(json& draft, const std::string& army, const Node& written, Care care, Stacking stacking) {
  Setup setup(draft, army, care, stacking);
  if (!written.is_map()) return setup.put_all(written);
  const MapReader reader(written, "the army of " + army, {"pieces", "controller", "status"});
  documents::some_entries_of(written, "an army");
  if (const Node* pieces = reader.optional("pieces")) setup.put_all(*pieces);
  if (const Node* controller = reader.optional("controller")) {
    draft["controllers"][army] = documents::one_of(*controller, "a player", quaternity_players());
  }
  if (const Node* status = reader.optional("status")) {
    draft["players"][army] = documents::one_of(*status, "a status", quaternity_statuses());
  }
}

void set_turn(json& draft, const Node& written) {
  draft["turn"] = documents::one_of(written, "a player", quaternity_players());
}

std::string controller_in(const json& draft, const std::string& army) { return draft["controllers"].value(army, army); }

bool controls_king(const json& draft, const std::string& player) {
  const json& pieces = draft["pieces"];
  return std::any_of(pieces.begin(), pieces.end(), [&](const json& piece) {
    return piece["type"] == "king" && controller_in(draft, piece["army"]) == player;
  });
}

std::string status_in(const json& draft, const std::string& player) {
  return draft["players"].value(player, controls_king(draft, player) ? "active" : "eliminated");
}

// What of Q-LOAD-1 concerns players and what they control.
void check_players(const json& draft, const Node& written) {
  const Node* turn = written.find("turn");
  const std::string mover = draft["turn"];
  if (status_in(draft, mover) != "active") {
    throw InputError(turn == nullptr ? written.place : turn->place,
                     fmt::format("{} is on turn and must be active, but is {}{}", mover, status_in(draft, mover),
                                 controls_king(draft, mover) ? "" : ": it controls no king"));
  }
  for (const std::string& player : quaternity_players()) {
    if (status_in(draft, player) == "eliminated" || controls_king(draft, player)) continue;
    throw InputError(written.place, fmt::format("{} is {} but controls no king", player, status_in(draft, player)));
  }
  for (const json& piece : draft["pieces"]) {
    const std::string controller = controller_in(draft, piece["army"]);
    if (status_in(draft, controller) != "eliminated") continue;
    throw InputError(written.place, fmt::format("the {} on {} is controlled by {}, which is eliminated; give its army "
                                                "a king, or a controller",
                                                piece_text(piece), piece["square"].get<std::string>(), controller));
  }
}

std::string mark_of(const json& piece) {
  return piece.contains("heading") ? std::string(1, mark_of_heading(piece["heading"].get<std::string>())) : "";
}

std::string written_army(const json& position, const std::string& army) {
  const std::string pieces = written_pieces(position, army, mark_of);
  const std::string controller = position["controllers"].value(army, army);
  const std::string status = position["players"].value(army, "active");
  const bool status_follows = status == (controls_king(position, army) ? "active" : "eliminated");
  const bool controller_follows = controller == army || pieces.empty();
  if (status_follows && controller_follows) return pieces;
  std::vector<std::string> parts;
  if (!pieces.empty()) parts.push_back(fmt::format("pieces: \"{}\"", pieces));
  if (!controller_follows) parts.push_back("controller: " + controller);
  if (!status_follows) parts.push_back("status: " + status);
  return "{" + documents::listed(parts) + "}";
}

}  // namespace

json opening_draft() {
  static const json opening = draft(documents::parse_document(kOpening, "the opening"), Care::kPlayable);
  return opening;
}

json draft(const Node& written, Care care) {
  std::vector<std::string> keys = quaternity_players();
  keys.insert(keys.begin(), "turn");
  const MapReader reader(written, "a position", keys);
  json result = empty_draft();
  set_turn(result, reader.required("turn"));
  const Stacking stacking = care == Care::kPlayable ? Stacking::kRefused : Stacking::kAllowed;
  for (const std::string& army : quaternity_players()) {
    if (const Node* pieces = reader.optional(army)) put_army(result, army, *pieces, care, stacking);
  }
  return result;
}

json changed_draft(const json& base, const Node& written, Care care) {
  const MapReader reader(written, "a changed position", {"like", "turn", "without", "with"});
  json result = base;
  if (const Node* turn = reader.optional("turn")) set_turn(result, *turn);
  if (const Node* without = reader.optional("without")) {
    for (const Node& square : documents::some_items_of(*without, "a list of squares")) remove_piece(result, square);
  }
  if (const Node* with = reader.optional("with")) {
    const MapReader armies(*with, "the pieces added", quaternity_players());
    for (const documents::Entry& army : documents::some_entries_of(*with, "a map from armies to pieces")) {
      put_army(result, army.key, army.value, care, Stacking::kRefused);
    }
  }
  return result;
}

json completed(const json& draft, const Node& written, Care care) {
  if (care == Care::kPlayable) check_players(draft, written);
  json position = draft;
  for (const std::string& name : quaternity_players()) {
    position["players"][name] = status_in(draft, name);
    position["controllers"][name] = controller_in(draft, name);
  }
  sort_pieces(position);
  return position;
}

json opening() {
  static const json position =
      completed(opening_draft(), documents::parse_document(kOpening, "the opening"), Care::kPlayable);
  return position;
}

std::string written_position(const json& position) {
  std::string text = "turn: " + position["turn"].get<std::string>() + "\n";
  for (const std::string& army : quaternity_players()) {
    const std::string written = written_army(position, army);
    if (!written.empty()) text += army + ": " + written + "\n";
  }
  return text;
}

}  // namespace tetrarch::notation::quaternity_documents
