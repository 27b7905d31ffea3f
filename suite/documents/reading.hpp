// Reading nodes as what they ought to be. Each function throws InputError, at the place of the fault, saying what was
// expected and what stands there. `what` is what a person calls the thing, such as "a case" or "the title".
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "suite/documents/document.hpp"

namespace tetrarch::documents {

// A map of known keys. Any other key is refused.
class MapReader {
 public:
  // `node` must outlive the reader.
  MapReader(const Node& node, std::string what, const std::vector<std::string>& allowed);

  const Node& required(std::string_view key) const;

  // The value, or nullptr where the key is absent.
  const Node* optional(std::string_view key) const { return node_.find(key); }
  bool has(std::string_view key) const { return optional(key) != nullptr; }

  const Place& place() const { return node_.place; }

 private:
  const Node& node_;
  std::string what_;
};

// The node as a person sees it, shortened: `"white"`, `a list`, `a map`, `nothing`.
std::string described(const Node& node);

// A scalar that is not empty.
const std::string& text_of(const Node& node, std::string_view what);

// A scalar of one line that is not empty.
const std::string& line_of(const Node& node, std::string_view what);

const std::vector<Node>& items_of(const Node& node, std::string_view what);
const std::vector<Entry>& entries_of(const Node& node, std::string_view what);

// The same, of which there must be one at least.
const std::vector<Node>& some_items_of(const Node& node, std::string_view what);
const std::vector<Entry>& some_entries_of(const Node& node, std::string_view what);

// A whole number in decimal digits, without a sign or leading zeros.
std::size_t number_of(const Node& node, std::string_view what, std::size_t least, std::size_t most);

// `true` or `false`, and no other word.
bool truth_of(const Node& node, std::string_view what);

// A scalar that is one of the words.
const std::string& one_of(const Node& node, std::string_view what, const std::vector<std::string>& words);

// The same for text that is no node of its own, such as a key or a part of a scalar.
void require_one_of(std::string_view text, const Place& place, std::string_view what,
                    const std::vector<std::string>& words);

// A list of words, each one of those given, none twice.
std::vector<std::string> distinct_words(const Node& node, std::string_view what, const std::vector<std::string>& words);

// "a, b, c".
std::string listed(const std::vector<std::string>& words);

// "; did you mean X?" where a word is near to the text, else nothing.
std::string suggestion(std::string_view text, const std::vector<std::string>& words);

}  // namespace tetrarch::documents
