#include "suite/cases/loader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <regex>
#include <utility>

#include "suite/cases/positions.hpp"
#include "suite/cases/step_reader.hpp"
#include "suite/documents/document.hpp"
#include "suite/documents/reading.hpp"
#include "suite/notation/notation.hpp"

namespace tetrarch::cases {
namespace {

using documents::Entry;
using documents::MapReader;
using documents::Node;

// A name of lower-case words with dashes.
std::string name_in(const Node& node, std::string_view what) {
  static const std::regex shape("[a-z0-9]+(-[a-z0-9]+)*");
  const std::string expected = fmt::format("{}: lower-case letters and digits, with dashes between the words", what);
  const std::string& name = documents::text_of(node, expected);
  if (name.size() > 100 || !std::regex_match(name, shape)) {
    throw InputError(node.place, fmt::format("expected {}, got {}", expected, documents::described(node)));
  }
  return name;
}

// What a file says of all its cases.
struct FileHead {
  const ClauseBook* book = nullptr;
  Scope scope;
  bool known_only = false;
};

struct WrittenCase {
  FileHead head;
  const Node* node = nullptr;
  std::string name;
};

class Loader {
 public:
  explicit Loader(const std::vector<ClauseBook>& books) : books_(books) {}

  void read(const CaseFile& file) {
    documents_.push_back(documents::read_document(file.path));
    const MapReader reader(documents_.back(), "a case file", {"ruleset", "area", "cases"});
    FileHead head;
    head.book = book_of(reader.required("ruleset"), file);
    head.scope.notation = notation::notation_of(head.book->ruleset);
    head.scope.area = area_of(reader.required("area"), file);
    head.known_only = file.known_only;
    for (const Node& node : documents::some_items_of(reader.required("cases"), "a list of cases")) {
      add_case(head, node);
    }
  }

  std::vector<Case> cases() {
    std::vector<Case> cases;
    for (const WrittenCase& written : written_) {
      if (!written.head.known_only) cases.push_back(read_case(written));
    }
    return cases;
  }

 private:
  const ClauseBook* book_of(const Node& node, const CaseFile& file) const {
    std::vector<std::string> known;
    for (const ClauseBook& book : books_) {
      if (notation::notation_of(book.ruleset) != nullptr) known.push_back(book.ruleset);
    }
    const std::string& ruleset = documents::one_of(node, "a ruleset", known);
    if (file.ruleset && *file.ruleset != ruleset) {
      throw InputError(node.place,
                       fmt::format("this file lies among the cases of {}, not of {}", *file.ruleset, ruleset));
    }
    const auto book = std::find_if(books_.begin(), books_.end(), [&](const auto& b) { return b.ruleset == ruleset; });
    return &*book;
  }

  static std::string area_of(const Node& node, const CaseFile& file) {
    std::string area = name_in(node, "the name of the area");
    if (file.area && *file.area != area) {
      throw InputError(node.place, fmt::format("the area must be named as the file is, {}, not {}", *file.area, area));
    }
    return area;
  }

  void add_case(const FileHead& head, const Node& node) {
    const MapReader reader(node, "a case",
                           {"case", "title", "clauses", "forbids", "from", "turns", "position", "steps"});
    const Node& written_name = reader.required("case");
    const std::string name = head.scope.full_name(name_in(written_name, "the name of the case"));
    const auto [known, is_new] = places_.try_emplace(name, written_name.place);
    // A user's copy of a case stands for the one that is known only.
    if (!is_new && head.known_only) return;
    if (!is_new) {
      throw InputError(written_name.place,
                       fmt::format("the case {} is there already, at {}", name, to_string(known->second)));
    }
    positions_.add(name, head.scope, reader.required("position"));
    written_.push_back({head, &node, name});
  }

  Case read_case(const WrittenCase& written) {
    const Node& node = *written.node;
    const Scope& scope = written.head.scope;
    Case result;
    result.name = written.name;
    result.ruleset = scope.notation->ruleset();
    result.area = scope.area;
    result.place = node.place;
    result.title = documents::line_of(required(node, "title"), "the case's title");
    result.clauses = read_clauses_of(required(node, "clauses"), *written.head.book);
    if (const Node* forbids = node.find("forbids")) result.forbids = read_forbids(*forbids, result.clauses);
    if (const Node* from = node.find("from")) result.from = read_from(*from, *written.head.book);
    if (const Node* turns = node.find("turns")) {
      result.all_turns = documents::one_of(*turns, "the turns to run it in", {"all"}) == "all";
    }
    result.position = positions_.read(required(node, "position"), scope, notation::Care::kPlayable);
    result.steps = read_steps(required(node, "steps"), scope, positions_);
    return result;
  }

  static const Node& required(const Node& node, std::string_view key) {
    const Node* value = node.find(key);
    if (value == nullptr) throw InputError(node.place, fmt::format("a case needs the key {}", key));
    return *value;
  }

  static std::vector<std::string> read_clauses_of(const Node& node, const ClauseBook& book) {
    documents::some_items_of(node, "a list of clauses");
    std::vector<std::string> clauses;
    for (const Node& item : node.items) {
      const std::string& id = documents::text_of(item, "the id of a clause");
      if (book.find(id) == nullptr) {
        throw InputError(item.place, fmt::format("there is no clause {} of {}", id, book.ruleset));
      }
      if (std::find(clauses.begin(), clauses.end(), id) != clauses.end()) {
        throw InputError(item.place, fmt::format("{} stands here twice", id));
      }
      clauses.push_back(id);
    }
    return clauses;
  }

  static std::vector<std::string> read_forbids(const Node& node, const std::vector<std::string>& clauses) {
    documents::some_items_of(node, "a list of clauses");
    return documents::distinct_words(node, "a clause of this case", clauses);
  }

  static std::map<std::string, std::string> read_from(const Node& node, const ClauseBook& book) {
    std::vector<std::string> sources;
    for (const auto& [name, what] : book.sources) sources.push_back(name);
    const MapReader reader(node, "from", sources);
    std::map<std::string, std::string> from;
    for (const Entry& entry : documents::some_entries_of(node, "a map from sources to places")) {
      from[entry.key] = documents::line_of(entry.value, "a place in the source");
    }
    return from;
  }

  const std::vector<ClauseBook>& books_;
  std::deque<Node> documents_;  // a deque: what was read stays where it is
  std::vector<WrittenCase> written_;
  std::map<std::string, Place> places_;
  Positions positions_;
};

// Whether a file that is only to be known is read for its cases anyway.
bool is_read_anyway(const CaseFile& file, const std::vector<CaseFile>& files) {
  return std::any_of(files.begin(), files.end(), [&](const CaseFile& other) {
    std::error_code error;
    return !other.known_only && std::filesystem::equivalent(file.path, other.path, error);
  });
}

}  // namespace

std::vector<Case> load_cases(const std::vector<CaseFile>& files, const std::vector<ClauseBook>& books) {
  Loader loader(books);
  for (const CaseFile& file : files) {
    if (!file.known_only || !is_read_anyway(file, files)) loader.read(file);
  }
  return loader.cases();
}

}  // namespace tetrarch::cases
