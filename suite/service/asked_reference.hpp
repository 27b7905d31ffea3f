// For tests: the reference, asked line by line, its answers held to the protocol.
#pragma once

#include <cstdint>
#include <string>

#include "suite/engines/channel.hpp"
#include "suite/service/served.hpp"

namespace tetrarch::service {

class ReferenceServiceTest : public testing::Test {
 protected:
  // The answer to a line, which must be of one line and of the protocol's length.
  json answer_to(const std::string& line) {
    const std::string answer = service_.answer_line(line);
    EXPECT_EQ(answer.find('\n'), std::string::npos);
    EXPECT_LE(answer.size(), suite::kLineLimit);
    return json::parse(answer);
  }

  // The result of a request, which must be as the protocol's schema has it.
  json ask(const std::string& method, const json& params) {
    const json answer = answer_to(request(method, params).dump());
    EXPECT_EQ(answer.at("id"), id_);
    EXPECT_EQ(protocol().fault_of_answer(method, answer, ruleset_).value_or(""), "");
    if (!answer.contains("result")) ADD_FAILURE() << answer;
    return answer.value("result", json());
  }

  // The error that a request is answered with, which must leave the state as it was.
  json error_of(const std::string& method, const json& params) {
    const json asked = request(method, params);
    const json error = error_to(asked);
    EXPECT_EQ(last_answered_id_, asked["id"]);
    return error;
  }

  json error_to(const json& request) {
    const json before = loaded_ ? ask("state", json::object()) : json();
    const json answer = answer_to(request.dump());
    EXPECT_EQ(answer.at("jsonrpc"), "2.0");
    const json after = loaded_ ? ask("state", json::object()) : json();
    EXPECT_EQ(after, before);
    if (!answer.contains("error")) ADD_FAILURE() << answer;
    last_answered_id_ = answer.value("id", json("missing"));
    return answer.value("error", json());
  }

  json request(const std::string& method, const json& params) {
    return {{"jsonrpc", "2.0"}, {"id", ++id_}, {"method", method}, {"params", params}};
  }

  void load(const json& position = nullptr, const std::string& ruleset = "quaternity") {
    json params = {{"ruleset", ruleset}};
    ruleset_ = ruleset;
    if (!position.is_null()) params["position"] = position;
    ask("load", params);
    loaded_ = true;
  }

  json act(const json& action) { return ask("act", {{"action", action}}); }

  ReferenceService service_{protocol()};
  std::string ruleset_ = "quaternity";  // what answers are held to
  std::int64_t id_ = 0;
  bool loaded_ = false;
  json last_answered_id_;
};

// An error of the game, with its kind and clause.
MATCHER_P3(IsRefusal, code, kind, clause, "") {
  return arg.value("code", 0) == code && arg.value("data", json()) == json({{"kind", kind}, {"clause", clause}}) &&
         arg.value("message", "").starts_with(std::string(kind) + " under " + clause);
}

// An error of JSON-RPC, whose message says something.
MATCHER_P2(IsError, code, part, "") {
  return arg.value("code", 0) == code && !arg.contains("data") &&
         arg.value("message", "").find(part) != std::string::npos;
}

}  // namespace tetrarch::service
