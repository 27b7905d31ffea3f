#include "generators/documents/broken_json.hpp"

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace tetrarch::generators {
namespace {

using nlohmann::json;
using namespace std::string_view_literals;

constexpr std::array kWords = {""sv,     "a0"sv,     "a13"sv,   "m1"sv,    "A1"sv,     "a01"sv,    " a1"sv,   "a1 "sv,
                               "a1\n"sv, "a1\0"sv,   "1a"sv,    "a"sv,     "a1a2"sv,   "a-1"sv,    "a١"sv,    "а1"sv,
                               "blue"sv, "White"sv,  "king"sv,  "queen"sv, "open"sv,   "up"sv,     "pass"sv,  "e5"sv,
                               "a1"sv,   "l12"sv,    "white"sv, "red"sv,   "kind"sv,   "winner"sv, "\x1B["sv, "\x7F"sv,
                               "\"\\"sv, "']"sv,     "[0]"sv,   "a/b~0"sv, "$ref"sv,   "none"sv,   "null"sv,  "true"sv,
                               "0"sv,    "frozen"sv, "award"sv, "🜚"sv,     "\u202E"sv, "'a': '"sv};

// Numbers as a text may have them; some are none.
constexpr std::array kNumbers = {"-1"sv,
                                 "0"sv,
                                 "1"sv,
                                 "2"sv,
                                 "13"sv,
                                 "1.0"sv,
                                 "1e0"sv,
                                 "1.5"sv,
                                 "-0"sv,
                                 "-0.0"sv,
                                 "2147483648"sv,
                                 "-9223372036854775809"sv,
                                 "9223372036854775808"sv,
                                 "18446744073709551616"sv,
                                 "1e308"sv,
                                 "1e400"sv,
                                 "-1e400"sv,
                                 "1e-400"sv,
                                 "01"sv,
                                 "+1"sv,
                                 ".5"sv,
                                 "1."sv,
                                 "0x1"sv,
                                 "NaN"sv,
                                 "-Infinity"sv};

// Strings that are none, and strings that are hard to read.
constexpr std::array kStrings = {R"("\u0000")"sv,
                                 R"("\ud800")"sv,
                                 R"("\udc00\ud800")"sv,
                                 R"("\ud83d\ude00")"sv,
                                 R"("\u00")"sv,
                                 R"("\x41")"sv,
                                 R"("a1)"sv,
                                 R"('a1')"sv,
                                 R"(a1)"sv,
                                 "\"\0\""sv,
                                 "\"a\x01\""sv,
                                 "\"a\tb\""sv,
                                 "\"\x80\""sv,
                                 "\"\xC0\xAF\""sv,
                                 "\"\xED\xA0\x80\""sv,
                                 "\"\xF4\x90\x80\x80\""sv,
                                 "\"\xF0\x9F\x9C\""sv,
                                 "\"\xEF\xBB\xBF\""sv,
                                 "\"a1\xFF\""sv};

std::string repeated(std::string_view text, std::size_t times) {
  std::string all;
  for (std::size_t time = 0; time < times; ++time) all += text;
  return all;
}

void collect_values(json& value, std::vector<json*>& values) {
  values.push_back(&value);
  if (!value.is_structured()) return;
  for (json& part : value) collect_values(part, values);
}

// A document and all that is in it.
std::vector<json*> all_in(json& document) {
  std::vector<json*> values;
  collect_values(document, values);
  return values;
}

void collect_words(const json& value, std::vector<std::string>& words) {
  if (value.is_string()) words.push_back(value);
  if (!value.is_structured()) return;
  for (const auto& [key, part] : value.items()) {
    if (value.is_object()) words.push_back(key);
    collect_words(part, words);
  }
}

class JsonBreaker {
 public:
  JsonBreaker(Dice& dice, const json& valid) : dice_(dice), valid_(valid), document_(valid) {
    collect_words(valid, words_);
    for (const std::string_view word : kWords) words_.emplace_back(word);
  }

  void break_once() {
    using Breakage = void (JsonBreaker::*)();
    constexpr std::array<Breakage, 20> kBreakages = {
        &JsonBreaker::drop,          &JsonBreaker::drop,           &JsonBreaker::rename,
        &JsonBreaker::add,           &JsonBreaker::double_it,      &JsonBreaker::double_it,
        &JsonBreaker::swap,          &JsonBreaker::empty,          &JsonBreaker::repeat,
        &JsonBreaker::put_word,      &JsonBreaker::put_word,       &JsonBreaker::put_word,
        &JsonBreaker::put_number,    &JsonBreaker::put_string,     &JsonBreaker::put_other_type,
        &JsonBreaker::put_elsewhere, &JsonBreaker::put_alike,      &JsonBreaker::put_alike,
        &JsonBreaker::nest,          &JsonBreaker::put_long_string};
    (this->*dice_.pick(kBreakages))();
  }

  std::string text() const {
    std::string text = document_.dump();
    // What was written later may hold what was written before.
    for (std::size_t index = raws_.size(); index-- > 0;) {
      const std::string quoted = json(mark_of(index)).dump();
      for (auto at = text.find(quoted); at != std::string::npos; at = text.find(quoted, at + raws_[index].size())) {
        text.replace(at, quoted.size(), raws_[index]);
      }
    }
    return text;
  }

 private:
  // What no document can hold, such as a member given twice, stands in it as a mark until it is written.
  static std::string mark_of(std::size_t index) { return "<raw " + std::to_string(index) + ">"; }

  std::string raw(std::string text) {
    raws_.push_back(std::move(text));
    return mark_of(raws_.size() - 1);
  }

  // One of the values of a document: any of them alike, or the deeper, the less likely.
  json& somewhere(json& document) {
    if (dice_.one_in(2)) return *dice_.pick(all_in(document));
    json* value = &document;
    while (value->is_structured() && !value->empty() && !dice_.one_in(4)) value = &child_of(*value);
    return *value;
  }

  json& somewhere() { return somewhere(document_); }

  // The same of the objects and lists that are not empty; nullptr where there is none.
  json* container() {
    std::vector<json*> containers = all_in(document_);
    std::erase_if(containers, [](const json* value) { return !value->is_structured() || value->empty(); });
    if (containers.empty() || dice_.one_in(2)) return containers.empty() ? nullptr : dice_.pick(containers);
    json* found = &document_;
    while (!dice_.one_in(4)) {
      json& child = child_of(*found);
      if (!child.is_structured() || child.empty()) break;
      found = &child;
    }
    return found;
  }

  json& child_of(json& parent) { return *std::next(parent.begin(), index_in(parent)); }

  std::ptrdiff_t index_in(const json& container) { return static_cast<std::ptrdiff_t>(dice_.below(container.size())); }

  void drop() {
    json* from = container();
    if (from != nullptr) from->erase(std::next(from->begin(), index_in(*from)));
  }

  void rename() {
    json* object = container();
    if (object == nullptr || !object->is_object()) return;
    const auto member = std::next(object->begin(), index_in(*object));
    json value = std::move(member.value());
    object->erase(member);
    (*object)[dice_.pick(words_)] = std::move(value);
  }

  void add() {
    json* to = container();
    if (to == nullptr) return;
    json copy = valid_;
    json value = dice_.one_in(2) ? somewhere(copy) : json(dice_.pick(words_));
    if (to->is_object()) {
      (*to)[dice_.pick(words_)] = std::move(value);
    } else {
      to->push_back(std::move(value));
    }
  }

  void double_it() {
    json* in = container();
    if (in == nullptr) return;
    const auto child = std::next(in->begin(), index_in(*in));
    if (in->is_array()) {
      in->push_back(json(*child));
      return;
    }
    const json value = dice_.one_in(2) ? child.value() : json(dice_.pick(words_));
    const std::string member = json(child.key()).dump() + ":" + value.dump();
    const std::string rest = in->dump();
    *in = raw(dice_.one_in(2) ? "{" + member + "," + rest.substr(1)
                              : rest.substr(0, rest.size() - 1) + "," + member + "}");
  }

  void swap() {
    json* in = container();
    if (in != nullptr) std::swap(child_of(*in), child_of(*in));
  }

  void empty() {
    json* what = container();
    if (what != nullptr) what->clear();
  }

  void repeat() {
    json* list = container();
    if (list == nullptr || !list->is_array()) return;
    const json item = child_of(*list);
    for (std::uint64_t times = dice_.below(40); times > 0; --times) list->push_back(item);
  }

  // Another value that stands somewhere under the same name.
  void put_alike() {
    json* object = container();
    if (object == nullptr || !object->is_object()) return;
    const auto member = std::next(object->begin(), index_in(*object));
    json copy = valid_;
    std::vector<json*> objects = all_in(copy);
    std::erase_if(objects, [&](const json* value) { return !value->is_object() || !value->contains(member.key()); });
    if (!objects.empty()) member.value() = (*dice_.pick(objects))[member.key()];
  }

  void put_word() { somewhere() = dice_.pick(words_); }

  void put_number() { somewhere() = raw(std::string(dice_.pick(kNumbers))); }

  void put_string() { somewhere() = raw(std::string(dice_.pick(kStrings))); }

  void put_other_type() {
    const std::array<json, 7> values = {nullptr, true, false, json::array(), json::object(), 1, {{"kind", "move"}}};
    somewhere() = dice_.pick(values);
  }

  void put_elsewhere() {
    json copy = valid_;
    const json value = somewhere(copy);
    somewhere() = value;
  }

  void nest() {
    constexpr std::array<std::size_t, 8> kDepths = {1, 2, 20, 60, 63, 64, 65, 2000};
    const std::size_t depth = dice_.pick(kDepths);
    json& inner = somewhere();
    const bool in_lists = dice_.one_in(2);
    const std::string closing = dice_.one_in(4) ? "" : repeated(in_lists ? "]" : "}", depth);
    inner = raw(repeated(in_lists ? "[" : R"({"a":)", depth) + inner.dump() + closing);
  }

  void put_long_string() {
    constexpr std::array<std::size_t, 3> kLengths = {100, 161, 10'000};
    const std::size_t length = dice_.pick(kLengths);
    somewhere() = repeated(dice_.one_in(2) ? "a" : "ä", length);
  }

  Dice& dice_;
  const json& valid_;
  json document_;
  std::vector<std::string> words_;
  std::vector<std::string> raws_;
};

}  // namespace

std::string broken_json(Dice& dice, const json& valid) {
  JsonBreaker breaker(dice, valid);
  // Mostly in one place: what is wrong in one way alone gets past the most checks.
  const std::uint64_t times = dice.one_in(2) ? 1 : 1 + dice.below(3);
  for (std::uint64_t time = 0; time < times; ++time) breaker.break_once();
  return breaker.text();
}

}  // namespace tetrarch::generators
