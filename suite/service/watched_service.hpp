// For tests and fuzzers: an engine in this process, with everything watched that must hold whatever it is asked, in
// either game. The engine is the reference, or says that it is: its records are the reference's.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "suite/wire/message_schema.hpp"

namespace tetrarch::service {

// A line of the protocol in, a line out, both without their newlines.
using Answerer = std::function<std::string(std::string_view line)>;

// The reference. `schema` must outlive what is returned.
Answerer fresh_reference(const wire::MessageSchema& schema);

class WatchedService {
 public:
  // `start` gives a fresh engine, one more each time. `schema` must outlive this.
  WatchedService(std::function<Answerer()> start, const wire::MessageSchema& schema)
      : start_(std::move(start)), schema_(schema), engine_(start_()) {}

  struct Told {
    std::string answer;
    bool is_accepted = false;          // the answer has a result
    std::optional<std::string> fault;  // what is wrong with the answer, or with the game after it
  };

  // Asks the engine. These must hold:
  //
  // - The answer is one line of strict JSON and fits the protocol's schema. It carries the request's id, or null and an
  //   error of JSON-RPC where there is none.
  // - After an error, and after a method that only looks, the game with its history is what it was.
  // - A position that was loaded is the start of a game of that ruleset without history, and it is the one that was
  //   sent.
  // - An accepted action is one event more, and a move or a promotion is one of those that were listed before; undo
  // takes one event
  //   back.
  // - A record that was restored is saved again as it was, and a fresh engine that plays its actions comes to it, too.
  Told ask(std::string_view line);

 private:
  std::function<Answerer()> start_;
  const wire::MessageSchema& schema_;
  Answerer engine_;
  nlohmann::json saved_;  // the game's record; null where none is loaded
};

}  // namespace tetrarch::service
