#include "suite/documents/reading.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <numeric>
#include <set>
#include <utility>

namespace tetrarch::documents {
namespace {

constexpr std::size_t kShownLength = 60;

[[noreturn]] void refuse(const Node& node, std::string_view expected) {
  throw InputError(node.place, fmt::format("expected {}, got {}", expected, described(node)));
}

// How many letters must be added, dropped or replaced to get from one word to the other.
std::size_t distance_between(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
    }
  }
  return row.back();
}

}  // namespace

MapReader::MapReader(const Node& node, std::string what, const std::vector<std::string>& allowed)
    : node_(node), what_(std::move(what)) {
  for (const Entry& entry : entries_of(node, what_ + ", a map")) {
    if (std::find(allowed.begin(), allowed.end(), entry.key) != allowed.end()) continue;
    throw InputError(entry.place, fmt::format("{} has no key {}{}; its keys are {}", what_, entry.key,
                                              suggestion(entry.key, allowed), listed(allowed)));
  }
}

const Node& MapReader::required(std::string_view key) const {
  const Node* value = optional(key);
  if (value == nullptr) throw InputError(node_.place, fmt::format("{} needs the key {}", what_, key));
  return *value;
}

std::string described(const Node& node) {
  switch (node.kind) {
    case Node::Kind::kNull:
      return "nothing";
    case Node::Kind::kScalar:
      break;
    case Node::Kind::kSequence:
      return "a list";
    case Node::Kind::kMap:
      return "a map";
  }
  if (node.text.size() <= kShownLength) return fmt::format("\"{}\"", node.text);
  std::size_t end = kShownLength;
  while ((static_cast<unsigned char>(node.text[end]) & 0xC0U) == 0x80U) --end;
  return fmt::format("\"{}..\"", node.text.substr(0, end));
}

const std::string& text_of(const Node& node, std::string_view what) {
  if (!node.is_scalar() || node.text.empty()) refuse(node, what);
  return node.text;
}

const std::string& line_of(const Node& node, std::string_view what) {
  const std::string& text = text_of(node, what);
  if (text.find('\n') != std::string::npos) refuse(node, fmt::format("{} in one line", what));
  return text;
}

const std::vector<Node>& items_of(const Node& node, std::string_view what) {
  if (!node.is_sequence()) refuse(node, what);
  return node.items;
}

const std::vector<Entry>& entries_of(const Node& node, std::string_view what) {
  if (!node.is_map()) refuse(node, what);
  return node.entries;
}

const std::vector<Node>& some_items_of(const Node& node, std::string_view what) {
  if (items_of(node, what).empty()) throw InputError(node.place, fmt::format("expected {}, got an empty list", what));
  return node.items;
}

const std::vector<Entry>& some_entries_of(const Node& node, std::string_view what) {
  if (entries_of(node, what).empty()) throw InputError(node.place, fmt::format("expected {}, got an empty map", what));
  return node.entries;
}

std::size_t number_of(const Node& node, std::string_view what, std::size_t least, std::size_t most) {
  const std::string expected = fmt::format("{}, a whole number from {} to {}", what, least, most);
  const std::string& text = text_of(node, expected);
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc{} && end == text.data() + text.size();
  const bool padded = text.size() > 1 && text.front() == '0';
  if (!whole || padded || number < least || number > most) refuse(node, expected);
  return number;
}

bool truth_of(const Node& node, std::string_view what) { return one_of(node, what, {"true", "false"}) == "true"; }

const std::string& one_of(const Node& node, std::string_view what, const std::vector<std::string>& words) {
  const std::string& text = text_of(node, fmt::format("{}: one of {}", what, listed(words)));
  require_one_of(text, node.place, what, words);
  return text;
}

void require_one_of(std::string_view text, const Place& place, std::string_view what,
                    const std::vector<std::string>& words) {
  if (std::find(words.begin(), words.end(), text) != words.end()) return;
  throw InputError(
      place, fmt::format("expected {}: one of {}, got \"{}\"{}", what, listed(words), text, suggestion(text, words)));
}

std::vector<std::string> distinct_words(const Node& node, std::string_view what,
                                        const std::vector<std::string>& words) {
  std::vector<std::string> found;
  std::set<std::string> seen;
  for (const Node& item : items_of(node, fmt::format("a list, each {}", what))) {
    const std::string& word = one_of(item, what, words);
    if (!seen.insert(word).second) throw InputError(item.place, fmt::format("{} stands here twice", word));
    found.push_back(word);
  }
  return found;
}

std::string listed(const std::vector<std::string>& words) { return fmt::format("{}", fmt::join(words, ", ")); }

std::string suggestion(std::string_view text, const std::vector<std::string>& words) {
  const std::string* nearest = nullptr;
  std::size_t least = 3;  // what takes three changes is another word
  for (const std::string& word : words) {
    const std::size_t distance = distance_between(text, word);
    if (distance >= least || distance >= word.size()) continue;
    nearest = &word;
    least = distance;
  }
  return nearest == nullptr ? "" : fmt::format("; did you mean {}?", *nearest);
}

}  // namespace tetrarch::documents
