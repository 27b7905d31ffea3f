#include "suite/wire/strict_json.hpp"

#include <fmt/format.h>

#include <optional>
#include <utility>
#include <vector>

namespace tetrarch::wire {
namespace {

using nlohmann::json;

// The library's own sentence, without its exception's name. The line is said only where there are several.
std::string sentence_of(const nlohmann::detail::exception& error) {
  constexpr std::string_view kFirstLine = "line 1, ";
  std::string_view text = error.what();
  if (const auto line = text.find("line "); line != std::string_view::npos) {
    text.remove_prefix(line);
    if (text.starts_with(kFirstLine)) text.remove_prefix(kFirstLine.size());
  } else if (const auto name_end = text.find("] "); name_end != std::string_view::npos) {
    text.remove_prefix(name_end + 2);
  }
  return excerpt(text);
}

// Builds the document from the parser's events. The parser keeps its own place without recursion, so that no depth of
// nesting can exhaust the stack before the limit refuses it.
class Builder final : public nlohmann::json_sax<json> {
 public:
  bool null() override { return place(nullptr); }
  bool boolean(bool value) override { return place(value); }
  bool number_integer(number_integer_t value) override { return place(value); }
  bool number_unsigned(number_unsigned_t value) override { return place(value); }
  bool number_float(number_float_t value, const string_t&) override { return place(value); }
  bool string(string_t& value) override { return place(std::move(value)); }
  bool binary(binary_t& value) override { return place(json::binary(std::move(value))); }
  bool start_object(std::size_t) override { return open(json::object()); }
  bool start_array(std::size_t) override { return open(json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& name) override {
    if (open_.back()->contains(name)) return refuse(fmt::format("the member \"{}\" is given twice", excerpt(name)));
    key_ = std::move(name);
    return true;
  }

  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& error) override {
    return refuse(sentence_of(error));
  }

  std::variant<json, JsonFault> take() {
    if (fault_) return std::move(*fault_);
    return std::move(root_);
  }

 private:
  json& put(json value) {
    if (open_.empty()) return root_ = std::move(value);
    json& parent = *open_.back();
    if (parent.is_object()) return parent[key_] = std::move(value);
    parent.push_back(std::move(value));
    return parent.back();
  }

  bool place(json value) {
    put(std::move(value));
    return true;
  }

  bool open(json container) {
    if (open_.size() == kNestingLimit) return refuse(fmt::format("nested more than {} levels deep", kNestingLimit));
    // The address holds while the container is open: until it is closed nothing is added to its parents.
    open_.push_back(&put(std::move(container)));
    return true;
  }

  bool close() {
    open_.pop_back();
    return true;
  }

  bool refuse(std::string sentence) {
    fault_ = JsonFault{std::move(sentence)};
    return false;
  }

  json root_;
  std::vector<json*> open_;
  std::string key_;
  std::optional<JsonFault> fault_;
};

}  // namespace

std::variant<json, JsonFault> parse_strict_json(std::string_view text) {
  // Both are passed over by the library: it takes a NUL for the end of the text, and skips a byte order mark.
  if (const auto nul = text.find('\0'); nul != std::string_view::npos) {
    return JsonFault{fmt::format("column {}: a NUL byte", nul + 1)};
  }
  if (text.starts_with("\xEF\xBB\xBF")) return JsonFault{"it begins with a byte order mark"};
  Builder builder;
  json::sax_parse(text, &builder);
  return builder.take();
}

std::string excerpt(std::string_view text, std::size_t limit) {
  std::string readable;
  for (const char character : text.substr(0, limit)) {
    const bool is_visible = character >= ' ' && character <= '~';
    if (is_visible) {
      readable += character;
    } else {
      readable += fmt::format("\\x{:02X}", static_cast<unsigned char>(character));
    }
  }
  if (text.size() > limit) readable += fmt::format(" .. ({} bytes)", text.size());
  return readable;
}

}  // namespace tetrarch::wire
