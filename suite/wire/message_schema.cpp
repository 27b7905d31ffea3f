#include "suite/wire/message_schema.hpp"

#include <fmt/format.h>

#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "suite/wire/strict_json.hpp"

namespace tetrarch::wire {
namespace {

using nlohmann::json;

std::string text_of(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) throw std::runtime_error(fmt::format("{}: cannot be read; it is the protocol's schema", file.string()));
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

}  // namespace

MessageSchema::MessageSchema(const std::filesystem::path& file) : schemas_(text_of(file), file.string()) {
  for (const char* name : {"request", "answer", "quaternity.state", "quantum.state"}) {
    if (schemas_.has(name)) continue;
    throw std::runtime_error(fmt::format("{}: the definition \"{}\" is missing", file.string(), name));
  }
}

std::optional<std::string> MessageSchema::fault_of_request(const json& request, std::string_view ruleset) const {
  if (auto fault = schemas_.fault_of("request", request, "request")) return fault;
  return fault_of_params(request["method"].get<std::string>(), request["params"], ruleset);
}

std::optional<std::string> MessageSchema::fault_of_params(std::string_view method, const json& params,
                                                          std::string_view ruleset) const {
  return fault_of_part(method, "params", params, ruleset);
}

std::optional<std::string> MessageSchema::fault_of_answer(std::string_view method, const json& answer,
                                                          std::string_view ruleset) const {
  if (answer.is_object() && answer.contains("result") == answer.contains("error")) {
    return "answer: expected exactly one of the members \"result\" and \"error\"";
  }
  if (auto fault = schemas_.fault_of("answer", answer, "answer")) return fault;
  if (answer.contains("error")) return std::nullopt;
  return fault_of_part(method, "result", answer["result"], ruleset);
}

std::optional<std::string> MessageSchema::definition_of(std::string_view method, std::string_view part,
                                                        std::string_view ruleset) const {
  for (std::string name : {fmt::format("{}.{}.{}", ruleset, method, part), fmt::format("{}.{}", method, part)}) {
    if (schemas_.has(name)) return name;
  }
  return std::nullopt;
}

std::optional<std::string> MessageSchema::fault_of_part(std::string_view method, std::string_view part,
                                                        const json& value, std::string_view ruleset) const {
  if (const auto name = definition_of(method, part, ruleset)) return schemas_.fault_of(*name, value, part);
  // The state of either game is told by each method that has one, so that a known method lacks only the ruleset.
  if (definition_of(method, part, "quaternity")) {
    return fmt::format("there is no ruleset \"{}\" in protocol version 1", excerpt(ruleset));
  }
  return fmt::format("there is no method \"{}\" in protocol version 1", excerpt(method));
}

}  // namespace tetrarch::wire
