// An engine under test: a request in, an answer or a failure out. Every request and answer is a document of the
// protocol, checked against its schema, whether the engine runs in this process or at the end of a pipe.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "reports/result.hpp"
#include "suite/engines/channel.hpp"
#include "suite/wire/message_schema.hpp"

namespace tetrarch::suite {

// A result, as the method's schema has it.
struct Result {
  nlohmann::json value;
};

// A JSON-RPC error. `kind` is data.kind: illegal, unresolved or invalid; empty for JSON-RPC's own errors.
struct Refused {
  int code = 0;
  std::string kind;
  std::string clause;  // data.clause, which the reference adds; empty elsewhere
  std::string message;
};

using Answer = std::variant<Result, Refused, Failure>;

class Engine {
 public:
  // `schema` must outlive the engine.
  Engine(std::unique_ptr<Channel> channel, const wire::MessageSchema& schema);

  // Starts a fresh engine and says hello. Gives what the engine says of itself (its `command` left empty); the error
  // with which it refused to say anything, which an engine that follows the protocol never does; or why it could not be
  // started: an engine that gives no answer to `hello` was not.
  std::variant<reports::EngineIdentity, Refused, Failure> start();

  // Sends one request of the protocol, such as ask("act", {{"action", ..}}). `ruleset` says which game's schema the
  // answer is held to. After a Failure the engine is stopped until start() is called.
  Answer ask(std::string_view method, const nlohmann::json& params, std::string_view ruleset);

  // Says `quit` and ends the engine.
  void stop();

  std::string take_standard_error() { return channel_->take_standard_error(); }

  // The answer that was not in form, as it came, for the report: {"result": ..} or {"error": ..}. Null where the last
  // request was answered in form, or not with JSON-RPC, or not at all.
  const nlohmann::json& faulty_answer() const { return faulty_answer_; }

 private:
  Answer judge(std::string_view line, std::string_view method, std::string_view ruleset);
  Failure broken(std::string detail);

  std::unique_ptr<Channel> channel_;
  const wire::MessageSchema& schema_;
  std::int64_t last_id_ = 0;
  nlohmann::json faulty_answer_;
};

}  // namespace tetrarch::suite
