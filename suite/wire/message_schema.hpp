// The protocol's messages held against their one JSON Schema, fixtures/schemas/protocol.schema.json.
#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "suite/wire/schema_set.hpp"

namespace tetrarch::wire {

// Thread-compatible: const calls on one object may not run at the same time.
class MessageSchema {
 public:
  // Reads and compiles the schema. Throws std::runtime_error, naming the file, if it cannot be read or is no schema.
  explicit MessageSchema(const std::filesystem::path& file);

  // What is wrong with a request ({"jsonrpc", "id", "method", "params"}) sent to an engine, or nothing. The sentence
  // names the place in the document and what was expected there.
  std::optional<std::string> fault_of_request(const nlohmann::json& request, std::string_view ruleset) const;

  // What is wrong with the params alone of a method, or nothing.
  std::optional<std::string> fault_of_params(std::string_view method, const nlohmann::json& params,
                                             std::string_view ruleset) const;

  // What is wrong with the answer to `method` ({"jsonrpc", "id", "result" or "error"}), or nothing.
  std::optional<std::string> fault_of_answer(std::string_view method, const nlohmann::json& answer,
                                             std::string_view ruleset) const;

 private:
  // The definition that holds for a game, or else the one that both share; nothing where there is none.
  std::optional<std::string> definition_of(std::string_view method, std::string_view part,
                                           std::string_view ruleset) const;
  std::optional<std::string> fault_of_part(std::string_view method, std::string_view part, const nlohmann::json& value,
                                           std::string_view ruleset) const;

  SchemaSet schemas_;
};

}  // namespace tetrarch::wire
