// Rules for the tests of the template: those of `tetrarch engine`, the program being named by $TETRARCH.
#pragma once

#include <boost/process.hpp>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rules {

using nlohmann::json;

inline const std::string kName = "A bridged engine";
inline const std::string kVersion = "1";
inline const std::vector<std::string> kRulesets = {"quaternity", "quantum"};

struct Refused {
  std::string kind;
  std::string message;
};

using Lines = std::vector<std::string>;

// The lines that it takes to bring a new engine to where it is, and the state there.
struct Game {
  Lines lines;
  json state;
};

// The last line that a new engine answers to these.
inline std::string last_answer(const Lines& lines) {
  boost::process::opstream input;
  boost::process::ipstream output;
  boost::process::child engine(std::getenv("TETRARCH"), "engine",
                               boost::process::std_in<input, boost::process::std_out> output);
  for (const std::string& line : lines) input << line << '\n';
  input.flush();
  input.pipe().close();
  std::string last;
  for (std::string line; std::getline(output, line);) last = line;
  engine.wait();
  return last;
}

// The lines with this request after them, and its result.
inline std::pair<Lines, json> asked(Lines lines, const std::string& method, const json& params) {
  const json request = {{"jsonrpc", "2.0"}, {"id", lines.size() + 1}, {"method", method}, {"params", params}};
  lines.push_back(request.dump());
  const json answer = json::parse(last_answer(lines));
  if (answer.contains("result")) return {lines, answer["result"]};
  throw Refused{answer["error"]["data"]["kind"], answer["error"]["message"]};
}

inline Game load(const std::string& ruleset, const std::optional<json>& position) {
  json params = {{"ruleset", ruleset}};
  if (position) params["position"] = *position;
  const auto [lines, result] = asked({}, "load", params);
  return {lines, result["state"]};
}

inline std::pair<Game, json> act(const Game& game, const json& action) {
  const auto [lines, result] = asked(game.lines, "act", {{"action", action}});
  return {Game{lines, result["state"]}, result["events"]};
}

inline json state(const Game& game) { return game.state; }

inline json moves(const Game& game) { return asked(game.lines, "moves", json::object()).second["moves"]; }

}  // namespace rules
