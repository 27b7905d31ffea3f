#include "suite/documents/document.hpp"

#include <fmt/format.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <utility>

#include "suite/documents/document_source.hpp"

namespace tetrarch::documents {
namespace {

// Whether the scalar that the text begins with, if it is a quoted one, has its closing quote: yaml-cpp takes the end of
// the file for one.
bool is_closed(std::string_view text) {
  const char quote = text.empty() ? '\0' : text.front();
  if (quote != '"' && quote != '\'') return true;
  for (std::size_t i = 1; i < text.size(); ++i) {
    const bool doubled = quote == '\'' && text.substr(i).starts_with("''");
    const bool escaped = quote == '"' && text[i] == '\\';
    if (doubled || escaped) {
      ++i;
    } else if (text[i] == quote) {
      return true;
    }
  }
  return false;
}

// yaml-cpp's parser tells of its nodes one by one, so that what it would accept silently can be refused here.
class TreeBuilder : public YAML::EventHandler {
 public:
  explicit TreeBuilder(const DocumentSource& source) : source_(source) {}

  void OnDocumentStart(const YAML::Mark&) override {}
  void OnDocumentEnd() override {}

  void OnNull(const YAML::Mark& mark, YAML::anchor_t) override { add(node_at(Node::Kind::kNull, place_of_null(mark))); }

  void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override { refuse_properties(mark); }

  void OnAnchor(const YAML::Mark& mark, const std::string&) override { refuse_properties(mark); }

  void OnScalar(const YAML::Mark& mark, const std::string&, YAML::anchor_t, const std::string& value) override {
    refuse_properties(mark);
    if (!is_closed(std::string_view(source_.text()).substr(offset_of(mark)))) {
      throw InputError(place_of(mark), "this quote is never closed");
    }
    Node scalar = node_at(Node::Kind::kScalar, place_of(mark));
    scalar.text = value;
    scalar.lead = lead_of(mark, value);
    add(std::move(scalar));
  }

  void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t, YAML::EmitterStyle::value) override {
    open(mark, Node::Kind::kSequence);
  }
  void OnSequenceEnd() override { close(); }

  void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t, YAML::EmitterStyle::value) override {
    open(mark, Node::Kind::kMap);
  }
  void OnMapEnd() override { close(); }

  std::optional<Node>& root() { return root_; }

 private:
  struct Level {
    Node node;
    std::optional<Node> key;                   // in a map: read, and waiting for its value
    std::map<std::string, std::size_t> lines;  // of a map: its keys so far, and where each stands
  };

  static Node node_at(Node::Kind kind, Place place) {
    Node node;
    node.kind = kind;
    node.place = std::move(place);
    return node;
  }

  // yaml-cpp calls quoted text tagged, too, so the text itself is asked. No plain scalar begins with these characters.
  void refuse_properties(const YAML::Mark& mark) const {
    const std::size_t offset = offset_of(mark);
    const char first = offset < source_.text().size() ? source_.text()[offset] : '\0';
    if (first == '&') throw InputError(place_of(mark), "anchors are not read; write the value out where it is needed");
    if (first == '*') throw InputError(place_of(mark), "aliases are not read; write the value out");
    if (first == '!') throw InputError(place_of(mark), "tags are not read; leave the tag out");
  }

  void open(const YAML::Mark& mark, Node::Kind kind) {
    refuse_properties(mark);
    if (levels_.size() == kNestingLimit) {
      throw InputError(place_of(mark), fmt::format("nested deeper than {} levels", kNestingLimit));
    }
    levels_.push_back({node_at(kind, place_of(mark)), std::nullopt, {}});
  }

  void close() {
    Node node = std::move(levels_.back().node);
    levels_.pop_back();
    add(std::move(node));
  }

  void add(Node node) {
    if (levels_.empty()) {
      root_ = std::move(node);
    } else if (levels_.back().node.is_sequence()) {
      levels_.back().node.items.push_back(std::move(node));
    } else if (levels_.back().key) {
      add_entry(levels_.back(), std::move(node));
    } else {
      add_key(levels_.back(), std::move(node));
    }
  }

  static void add_key(Level& level, Node key) {
    if (!key.is_scalar()) throw InputError(key.place, "expected a key that is a word");
    const auto [known, is_new] = level.lines.emplace(key.text, key.place.line);
    if (!is_new) {
      throw InputError(key.place, fmt::format("the key {} stands here twice, first in line {}; keep one of them",
                                              key.text, known->second));
    }
    level.key = std::move(key);
  }

  static void add_entry(Level& level, Node value) {
    level.node.entries.push_back({std::move(level.key->text), std::move(level.key->place), std::move(value)});
    level.key.reset();
  }

  std::size_t offset_of(const YAML::Mark& mark) const {
    return mark.pos < 0 ? 0 : std::min(static_cast<std::size_t>(mark.pos), source_.text().size());
  }

  Place place_of(const YAML::Mark& mark) const { return source_.place_at(offset_of(mark)); }

  // A null that is left empty is marked where the next thing begins; its place is the end of what stands before it.
  Place place_of_null(const YAML::Mark& mark) const {
    const std::string_view text = source_.text();
    const std::size_t offset = offset_of(mark);
    for (const std::string_view written : {"~", "null", "Null", "NULL"}) {
      if (text.substr(offset).starts_with(written)) return source_.place_at(offset);
    }
    const std::size_t before = offset == 0 ? offset : text.find_last_not_of(" \t\r\n", offset - 1);
    return source_.place_at(before == std::string_view::npos ? 0 : before);
  }

  std::size_t lead_of(const YAML::Mark& mark, std::string_view value) const {
    const std::string_view rest = std::string_view(source_.text()).substr(offset_of(mark));
    const std::size_t lead = rest.starts_with('"') || rest.starts_with('\'') ? 1 : 0;
    const bool verbatim = rest.substr(std::min(lead, rest.size())).starts_with(value);
    return verbatim && value.find('\n') == std::string_view::npos ? lead : std::string::npos;
  }

  const DocumentSource& source_;
  std::vector<Level> levels_;
  std::optional<Node> root_;
};

Node parsed(const DocumentSource& source, const std::string& name) {
  const Place start{name, 1, 1};
  std::istringstream input(source.text());
  YAML::Parser parser(input);
  TreeBuilder builder(source);
  if (!parser.HandleNextDocument(builder) || !builder.root() || builder.root()->is_null()) {
    throw InputError(start, "the file is empty");
  }
  Node root = *std::move(builder.root());
  TreeBuilder second(source);
  if (parser.HandleNextDocument(second)) {
    const Place place = second.root() ? second.root()->place : start;
    throw InputError(place, "a second document begins before here; a file holds one document");
  }
  return root;
}

std::string file_text(const std::filesystem::path& file) {
  const Place whole{file.string(), 0, 0};
  std::error_code error;
  const std::filesystem::file_status status = std::filesystem::status(file, error);
  if (!std::filesystem::exists(status)) throw InputError(whole, "there is no such file");
  if (std::filesystem::is_directory(status)) throw InputError(whole, "this is a folder; expected a file");
  if (!std::filesystem::is_regular_file(status)) throw InputError(whole, "this is no regular file");
  const auto size = std::filesystem::file_size(file, error);
  if (error) throw InputError(whole, "the file cannot be read: " + error.message());
  if (size > kFileLimit) {
    throw InputError(whole, fmt::format("the file has {} bytes; at most {} are read", size, kFileLimit));
  }
  errno = 0;
  std::ifstream input(file, std::ios::binary);
  if (!input) throw InputError(whole, fmt::format("the file cannot be read: {}", std::strerror(errno)));
  std::string text{std::istreambuf_iterator<char>(input), {}};
  if (input.bad()) throw InputError(whole, "the file cannot be read to its end");
  return text;
}

}  // namespace

const Node* Node::find(std::string_view key) const {
  const auto entry = std::find_if(entries.begin(), entries.end(), [&](const Entry& e) { return e.key == key; });
  return entry == entries.end() ? nullptr : &entry->value;
}

Node read_document(const std::filesystem::path& file) { return parse_document(file_text(file), file.string()); }

Node parse_document(std::string_view text, const std::string& name) {
  if (text.size() > kFileLimit) {
    throw InputError({name, 0, 0}, fmt::format("the file has {} bytes; at most {} are read", text.size(), kFileLimit));
  }
  const DocumentSource source(text, name);
  try {
    return parsed(source, name);
  } catch (const YAML::Exception& error) {
    const int offset = error.mark.pos;
    throw InputError(source.place_at(offset < 0 ? 0 : static_cast<std::size_t>(offset)),
                     "this is no YAML: " + error.msg);
  }
}

Place place_within(const Node& scalar, std::size_t offset) {
  if (scalar.lead == std::string::npos) return scalar.place;
  const std::string_view before = std::string_view(scalar.text).substr(0, offset);
  const auto characters = std::count_if(before.begin(), before.end(),
                                        [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
  return {scalar.place.file, scalar.place.line,
          scalar.place.column + scalar.lead + static_cast<std::size_t>(characters)};
}

nlohmann::json as_json(const Node& node) {
  switch (node.kind) {
    case Node::Kind::kNull:
      return nullptr;
    case Node::Kind::kScalar:
      return node.text;
    case Node::Kind::kSequence: {
      nlohmann::json list = nlohmann::json::array();
      for (const Node& item : node.items) list.push_back(as_json(item));
      return list;
    }
    case Node::Kind::kMap:
      break;
  }
  nlohmann::json object = nlohmann::json::object();
  for (const Entry& entry : node.entries) object[entry.key] = as_json(entry.value);
  return object;
}

}  // namespace tetrarch::documents
