#include "suite/wire/schema_set.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <span>
#include <stdexcept>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>
#include <variant>
#include <vector>

#include "suite/wire/strict_json.hpp"

namespace tetrarch::wire {
namespace {

using nlohmann::json;
using Adapter = valijson::adapters::NlohmannJsonAdapter;

// So much of a list is looked at to say what is wrong with it. Telling all that is wrong with a line full of wrong
// items would take half a gigabyte.
constexpr std::size_t kListLimit = 16384;

void shorten_lists(json& value) {
  if (value.is_array() && value.size() > kListLimit + 1) {
    value.erase(value.begin() + kListLimit + 1, value.end());
  }
  if (!value.is_structured()) return;
  for (json& part : value) shorten_lists(part);
}

json read_document(std::string_view text, std::string_view origin) {
  auto parsed = parse_strict_json(text);
  if (const auto* fault = std::get_if<JsonFault>(&parsed)) {
    throw std::runtime_error(fmt::format("{}: no strict JSON: {}", origin, fault->sentence));
  }
  json document = std::get<json>(std::move(parsed));
  if (!document.is_object() || !document.contains("definitions") || !document["definitions"].is_object()) {
    throw std::runtime_error(fmt::format("{}: no schema with \"definitions\"", origin));
  }
  return document;
}

// The path to a value, its steps written by valijson as "[name]" or "[3]", without the root.
std::vector<std::string> path_of(const valijson::ValidationResults::Error& error) {
  std::vector<std::string> path;
  for (const std::string& step : std::span(error.context).subspan(1)) path.push_back(step.substr(1, step.size() - 2));
  return path;
}

const json& value_at(const json& document, std::span<const std::string> path) {
  const json* value = &document;
  for (const std::string& step : path) value = value->is_array() ? &value->at(std::stoul(step)) : &value->at(step);
  return *value;
}

// A path as a person writes it: result.state.pieces[3].square
std::string written(std::string_view root, const json& document, std::span<const std::string> path) {
  std::string text(root);
  const json* value = &document;
  for (const std::string& step : path) {
    text += value->is_array() ? fmt::format("[{}]", step) : fmt::format(".{}", excerpt(step));
    value = value->is_array() ? &value->at(std::stoul(step)) : &value->at(step);
  }
  return text;
}

const json& resolved(const json& root, const json& schema) {
  if (!schema.is_object() || !schema.contains("$ref")) return schema;
  const std::string reference = schema["$ref"];
  return resolved(root, root.at(json::json_pointer(reference.substr(1))));
}

// Whether an `if` of the schema file holds: all of its members have the values that it asks for.
bool applies(const json& condition, const json& value) {
  if (!value.is_object()) return true;
  for (const auto& [name, wanted] : condition.at("properties").items()) {
    if (!value.contains(name) || value[name] != wanted.at("const")) return false;
  }
  return true;
}

// What the schema expects at the end of the path, in its own words (`description`); empty where it says nothing. The
// deepest `then` and `else` win, since they know more than what surrounds them.
std::string expected_at(const json& root, const json& unresolved, const json& value,
                        std::span<const std::string> path) {
  const json& schema = resolved(root, unresolved);
  if (!schema.is_object()) return {};
  if (schema.contains("if")) {
    const char* branch = applies(schema["if"], value) ? "then" : "else";
    if (schema.contains(branch)) {
      if (auto found = expected_at(root, schema[branch], value, path); !found.empty()) return found;
    }
  }
  for (const json& part : schema.value("allOf", json::array())) {
    if (auto found = expected_at(root, part, value, path); !found.empty()) return found;
  }
  if (path.empty()) return schema.value("description", "");
  const std::string& step = path.front();
  if (value.is_array()) {
    if (!schema.contains("items")) return {};
    return expected_at(root, schema["items"], value.at(std::stoul(step)), path.subspan(1));
  }
  if (!schema.contains("properties") || !schema["properties"].contains(step)) return {};
  return expected_at(root, schema["properties"][step], value.at(step), path.subspan(1));
}

// What stands between the first and the last quotation mark of a sentence: valijson's way to name a member.
std::string_view quoted_in(std::string_view sentence) {
  const auto first = sentence.find(": '");
  const auto begin = first == std::string_view::npos ? sentence.find('\'') + 1 : first + 3;
  return sentence.substr(begin, sentence.rfind('\'') - begin);
}

// The one number of a sentence, as it is written.
std::string_view number_in(std::string_view sentence) {
  constexpr const char* kDigits = "0123456789";
  sentence.remove_prefix(std::min(sentence.find_first_of(kDigits), sentence.size()));
  return sentence.substr(0, sentence.find_first_not_of(kDigits));
}

std::string shown(const json& value) { return excerpt(value.dump(-1, ' ', true, json::error_handler_t::replace), 60); }

}  // namespace

struct SchemaSet::Compiled {
  json document;
  std::map<std::string, valijson::Schema, std::less<>> schemas;
  valijson::Validator validator;

  std::string sentence_of(const valijson::ValidationResults::Error& error, const std::string& name, const json& value,
                          std::string_view root) const {
    const auto path = path_of(error);
    const std::string place = written(root, value, path);
    const json& found = value_at(value, path);
    if (error.description.starts_with("Missing required property")) {
      return fmt::format("{}: the member \"{}\" is missing", place, quoted_in(error.description));
    }
    if (error.description.starts_with("Object contains a property")) {
      return fmt::format("{}: the member \"{}\" does not belong here", place, excerpt(quoted_in(error.description)));
    }
    if (error.description.starts_with("Array should contain no more")) {
      return fmt::format("{}: a list of more than {} items", place, number_in(error.description));
    }
    const std::string expected = expected_at(document, document["definitions"][name], value, path);
    if (expected.empty()) return fmt::format("{}: {} Got {}", place, error.description, shown(found));
    return fmt::format("{}: expected {}, got {}", place, expected, shown(found));
  }
};

SchemaSet::SchemaSet(std::string_view text, std::string_view origin) : compiled_(std::make_unique<Compiled>()) {
  compiled_->document = read_document(text, origin);
  json schema = {{"definitions", compiled_->document["definitions"]}};
  for (const auto& [name, definition] : compiled_->document["definitions"].items()) {
    schema["allOf"] = {{{"$ref", fmt::format("#/definitions/{}", name)}}};
    try {
      valijson::SchemaParser(valijson::SchemaParser::kDraft7).populateSchema(Adapter(schema), compiled_->schemas[name]);
    } catch (const std::exception& error) {
      throw std::runtime_error(fmt::format("{}: definition \"{}\": {}", origin, name, error.what()));
    }
  }
}

SchemaSet::~SchemaSet() = default;

bool SchemaSet::has(std::string_view definition) const { return compiled_->schemas.contains(definition); }

// Held against the schema twice where something is wrong, since collecting errors is slow.
std::optional<std::string> SchemaSet::fault_of(std::string_view definition, const json& value,
                                               std::string_view root) const {
  const std::string name(definition);
  const valijson::Schema& schema = compiled_->schemas.at(name);
  if (compiled_->validator.validate(schema, Adapter(value), nullptr)) return std::nullopt;
  json shortened = value;
  shorten_lists(shortened);
  valijson::ValidationResults results;
  compiled_->validator.validate(schema, Adapter(shortened), &results);
  valijson::ValidationResults::Error first;
  if (!results.popError(first)) return fmt::format("{}: does not match {}", root, name);
  return compiled_->sentence_of(first, name, shortened, root);
}

}  // namespace tetrarch::wire
