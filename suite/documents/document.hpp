// A strict reader of the YAML that people write: one document a file, every scalar as the text it is, every node with
// its place. What has no business in such a file is refused: duplicate keys, anchors, aliases, tags, deep nesting.
#pragma once

#include <cstddef>
#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "suite/documents/place.hpp"

namespace tetrarch::documents {

inline constexpr std::size_t kFileLimit = std::size_t{8} << 20;  // bytes
inline constexpr std::size_t kNestingLimit = 32;

struct Entry;

struct Node {
  enum class Kind { kNull, kScalar, kSequence, kMap };

  Kind kind = Kind::kNull;
  Place place;
  std::string text;  // of a scalar
  // How many characters stand before the text at its place (1 for a quote), where the file holds it letter for letter
  // on one line, so that places inside it can be named; else npos.
  std::size_t lead = std::string::npos;
  std::vector<Node> items;     // of a sequence
  std::vector<Entry> entries;  // of a map, in the file's order

  bool is_null() const { return kind == Kind::kNull; }
  bool is_scalar() const { return kind == Kind::kScalar; }
  bool is_sequence() const { return kind == Kind::kSequence; }
  bool is_map() const { return kind == Kind::kMap; }

  // The value under a key of a map, or nullptr.
  const Node* find(std::string_view key) const;
};

struct Entry {
  std::string key;
  Place place;
  Node value;
};

// Reads a file. Throws InputError if it cannot be read, is no regular file, is longer than kFileLimit, is not UTF-8
// text or is not YAML of the strict kind above.
Node read_document(const std::filesystem::path& file);

// The same of a text that was read already; `name` is the file that places name.
Node parse_document(std::string_view text, const std::string& name);

// The place of the character that starts at `offset` bytes into a scalar's text; where that cannot be told, the
// scalar's.
Place place_within(const Node& scalar, std::size_t offset);

// The node as JSON as it stands: every scalar a string, a null a null.
nlohmann::json as_json(const Node& node);

}  // namespace tetrarch::documents
