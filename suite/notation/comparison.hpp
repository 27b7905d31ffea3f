// Where two canonical states differ, field by field: what both games compare alike.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "reports/result.hpp"

namespace tetrarch::notation {

// Collects the differences of two states, in the order in which it is asked for them. The states must outlive it.
class Comparison {
 public:
  // How the value of a field is said to people.
  using ValueText = std::function<std::string(const std::string& field, const nlohmann::json& value)>;

  Comparison(const nlohmann::json& expected, const nlohmann::json& actual, ValueText value_text)
      : expected_(expected), actual_(actual), value_text_(std::move(value_text)) {}

  // A field as a whole.
  void field(const std::string& field);

  // A field that is an object, by its keys: first those named, in their order.
  void entries(const std::string& field, const std::vector<std::string>& names);

  // The list of pieces, by squares.
  void pieces();

  // A list of items that each are a square or name one under a key, by squares; `item_text` says what one of them says.
  // Where one of the two is no list, as a whole.
  void squares(const std::string& field, const char* key,
               const std::function<std::string(const nlohmann::json& item)>& item_text);

  // Every field that was not compared yet. To be called last.
  std::vector<reports::FieldDifference> rest();

 private:
  void add(const std::string& field);

  const nlohmann::json& expected_;
  const nlohmann::json& actual_;
  ValueText value_text_;
  std::set<std::string> told_;
  std::vector<reports::FieldDifference> found_;
};

}  // namespace tetrarch::notation
