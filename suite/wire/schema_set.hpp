// Documents held against a JSON Schema, with what is wrong said in readable sentences.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace tetrarch::wire {

// The definitions of one schema document, compiled once. A `description` in it completes the sentence "expected ..",
// and an `if` asks whether members have given values, and nothing else.
//
// Thread-compatible: const calls on one object may not run at the same time.
class SchemaSet {
 public:
  // `origin` names the document in errors. Throws std::runtime_error, naming it, if the text is no schema with
  // "definitions".
  SchemaSet(std::string_view text, std::string_view origin);
  ~SchemaSet();

  bool has(std::string_view definition) const;

  // What is wrong with a value, held against one of the definitions, or nothing. The sentence names the place in the
  // value, which is itself called `root`, and what was expected there.
  std::optional<std::string> fault_of(std::string_view definition, const nlohmann::json& value,
                                      std::string_view root) const;

 private:
  struct Compiled;
  std::unique_ptr<Compiled> compiled_;
};

}  // namespace tetrarch::wire
