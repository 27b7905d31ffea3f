#include "suite/notation/comparison.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <utility>

#include "suite/notation/pieces.hpp"
#include "suite/notation/squares.hpp"

namespace tetrarch::notation {
namespace {

using nlohmann::json;
using reports::FieldDifference;

constexpr std::string_view kAbsent = "absent";

std::set<std::string> keys_of(const json& a, const json& b) {
  std::set<std::string> keys;
  for (const auto& [key, value] : a.items()) keys.insert(key);
  for (const auto& [key, value] : b.items()) keys.insert(key);
  return keys;
}

bool same_in(const json& a, const json& b, const std::string& key) {
  return a.contains(key) == b.contains(key) && (!a.contains(key) || a[key] == b[key]);
}

std::string text_in(const json& object, const std::string& key, const std::string& field,
                    const Comparison::ValueText& value_text) {
  return object.contains(key) ? value_text(field, object[key]) : std::string(kAbsent);
}

bool has_list(const json& state, const std::string& field) { return state.contains(field) && state[field].is_array(); }

bool both_objects(const json& expected, const json& actual, const std::string& field) {
  return expected.contains(field) && actual.contains(field) && expected[field].is_object() && actual[field].is_object();
}

// The items of each square that has any, in the order of squares; several where an engine says so.
using Board = std::map<std::pair<std::size_t, std::string>, std::vector<json>>;

Board board_of(const json& items, const char* key) {
  Board board;
  for (const json& item : items) {
    const std::string square = square_in(item, key);
    board[{square_order(square), square}].push_back(item);
  }
  return board;
}

std::string items_text(const std::vector<json>& items, std::string_view none,
                       const std::function<std::string(const json& item)>& item_text) {
  if (items.empty()) return std::string(none);
  std::vector<std::string> texts;
  for (const json& item : items) texts.push_back(item_text(item));
  return fmt::format("{}", fmt::join(texts, " and "));
}

void add_squares(std::vector<FieldDifference>& found, const std::string& field, Board wanted, Board got,
                 std::string_view none, const std::function<std::string(const json& item)>& item_text) {
  for (const auto& [square, items] : wanted) got.try_emplace(square);
  for (const auto& [square, items] : got) {
    const std::vector<json>& expected = wanted[square];
    if (expected == items) continue;
    FieldDifference difference{field + "." + square.second, items_text(expected, none, item_text),
                               items_text(items, none, item_text)};
    if (difference.expected == difference.actual) {
      difference.expected = json(expected).dump();
      difference.actual = json(items).dump();
    }
    found.push_back(std::move(difference));
  }
}

}  // namespace

void Comparison::add(const std::string& field) {
  if (same_in(expected_, actual_, field)) return;
  found_.push_back({field, text_in(expected_, field, field, value_text_), text_in(actual_, field, field, value_text_)});
}

void Comparison::field(const std::string& field) {
  told_.insert(field);
  add(field);
}

void Comparison::entries(const std::string& field, const std::vector<std::string>& names) {
  told_.insert(field);
  if (!both_objects(expected_, actual_, field)) return add(field);
  const json& wanted = expected_[field];
  const json& got = actual_[field];
  std::vector<std::string> keys = names;
  for (const std::string& key : keys_of(wanted, got)) {
    if (std::find(keys.begin(), keys.end(), key) == keys.end()) keys.push_back(key);
  }
  for (const std::string& key : keys) {
    if (same_in(wanted, got, key)) continue;
    found_.push_back(
        {field + "." + key, text_in(wanted, key, field, value_text_), text_in(got, key, field, value_text_)});
  }
}

void Comparison::pieces() {
  told_.insert("pieces");
  if (same_in(expected_, actual_, "pieces")) return;
  add_squares(found_, "pieces", board_of(expected_.value("pieces", json::array()), "square"),
              board_of(actual_.value("pieces", json::array()), "square"), "empty", piece_text);
}

void Comparison::squares(const std::string& field, const char* key,
                         const std::function<std::string(const json& item)>& item_text) {
  told_.insert(field);
  if (same_in(expected_, actual_, field)) return;
  if (!has_list(expected_, field) || !has_list(actual_, field)) return add(field);
  add_squares(found_, field, board_of(expected_[field], key), board_of(actual_[field], key), kAbsent, item_text);
}

std::vector<FieldDifference> Comparison::rest() {
  for (const std::string& key : keys_of(expected_, actual_)) {
    if (!told_.contains(key)) add(key);
  }
  return std::move(found_);
}

}  // namespace tetrarch::notation
