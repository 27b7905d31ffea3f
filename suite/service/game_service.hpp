// One game of one ruleset, spoken to in documents of the protocol.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <variant>
#include <vector>

namespace tetrarch::service {

using nlohmann::json;

// Why a request got no result; the protocol's error, and the clause behind it where there is one.
struct Fault {
  int code = 0;
  std::string kind;    // illegal, unresolved, invalid; empty for JSON-RPC's own errors
  std::string clause;  // empty where no clause is behind it
  std::string message;
};

inline constexpr int kParseError = -32700;
inline constexpr int kInvalidRequest = -32600;
inline constexpr int kNoSuchMethod = -32601;
inline constexpr int kBadParams = -32602;

// A result, or why there is none.
using Reply = std::variant<json, Fault>;

// What the latest action brought, told in order: a sentence and the clauses behind it.
struct AccountLine {
  std::string text;
  std::vector<std::string> clauses;
};

// An event, by the players that decide its place among those that came at once: first the seat counts, then who is
// named.
struct EventAccount {
  std::string player;  // whom the event names: the army of a king that was awarded, or who was eliminated
  std::string seat;    // who loses by it: the king's controller, or again who was eliminated
};

struct Account {
  std::vector<AccountLine> lines;
  std::vector<std::vector<EventAccount>> batches;  // the events, in order; those of a batch came at once
};

class GameService {
 public:
  virtual ~GameService() = default;

  // The methods of the protocol, with the members of their params as arguments. Params are taken to be as the schema
  // has them. A Fault leaves the game as it was. A position of null is the opening.
  virtual Reply load(const json& position) = 0;
  virtual Reply act(const json& action) = 0;
  virtual Reply state() const = 0;
  virtual Reply moves() const = 0;
  virtual Reply attackers(const json& params) const = 0;
  virtual Reply undo() = 0;
  virtual Reply save() const = 0;
  virtual Reply restore(const json& record) = 0;

  // What the latest accepted action brought; empty where there is none.
  virtual Account account() const = 0;

  // The number of sequences of that many moves from here.
  virtual std::uint64_t perft(unsigned depth) const = 0;
};

}  // namespace tetrarch::service
