#include "suite/cases/clauses.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <regex>

#include "suite/cases/case_texts.hpp"
#include "suite/documents/reading.hpp"

namespace tetrarch::cases {
namespace {

using documents::Entry;
using documents::InputError;
using documents::MapReader;
using documents::Node;

std::map<std::string, std::string> read_sources(const Node& node) {
  std::map<std::string, std::string> sources;
  for (const Entry& entry : documents::some_entries_of(node, "a map of sources")) {
    sources[entry.key] = documents::line_of(entry.value, "what the source is");
  }
  return sources;
}

std::string read_id(const Node& node) {
  static const std::regex shape("[A-Z]+-[A-Z]+-[1-9][0-9]*");
  const std::string& id = documents::text_of(node, "the clause's id, such as Q-BOARD-1");
  if (!std::regex_match(id, shape)) {
    throw InputError(node.place, fmt::format("expected the clause's id, such as Q-BOARD-1, got \"{}\"", id));
  }
  return id;
}

std::map<std::string, std::string> read_from(const Node& node, const ClauseBook& book) {
  std::vector<std::string> names;
  for (const auto& [name, what] : book.sources) names.push_back(name);
  const MapReader reader(node, "from", names);
  std::map<std::string, std::string> from;
  for (const Entry& entry : documents::some_entries_of(node, "a map from sources to places")) {
    from[entry.key] = documents::line_of(entry.value, "a place in the source");
  }
  return from;
}

Clause read_clause(const Node& node, const ClauseBook& book) {
  const MapReader reader(node, "a clause", {"id", "title", "basis", "from", "text"});
  Clause clause;
  clause.place = node.place;
  clause.id = read_id(reader.required("id"));
  clause.title = documents::line_of(reader.required("title"), "the clause's title");
  clause.basis = documents::one_of(reader.required("basis"), "the basis", {"stated", "read", "ruled", "open"});
  clause.from = read_from(reader.required("from"), book);
  clause.text = documents::text_of(reader.required("text"), "the clause's text");
  clause.text.erase(clause.text.find_last_not_of('\n') + 1);
  return clause;
}

}  // namespace

const Clause* ClauseBook::find(std::string_view id) const {
  const auto clause = std::find_if(clauses.begin(), clauses.end(), [&](const Clause& c) { return c.id == id; });
  return clause == clauses.end() ? nullptr : &*clause;
}

ClauseBook read_clauses(const std::filesystem::path& file) {
  const Node document = documents::read_document(file);
  const MapReader reader(document, "a file of clauses", {"ruleset", "title", "sources", "clauses"});
  ClauseBook book;
  book.ruleset = documents::line_of(reader.required("ruleset"), "the name of a ruleset");
  book.title = documents::line_of(reader.required("title"), "the ruleset's title");
  book.sources = read_sources(reader.required("sources"));
  for (const Node& node : documents::some_items_of(reader.required("clauses"), "a list of clauses")) {
    Clause clause = read_clause(node, book);
    if (const Clause* known = book.find(clause.id)) {
      throw InputError(clause.place,
                       fmt::format("the clause {} is there already, in line {}; an id is never used twice", clause.id,
                                   known->place.line));
    }
    book.clauses.push_back(std::move(clause));
  }
  return book;
}

std::vector<std::string> chapters_of(const ClauseBook& book, std::string_view text) {
  std::vector<std::size_t> lines;
  for (const Clause& clause : book.clauses) lines.push_back(clause.place.line);
  std::vector<std::string> chapters;
  for (const CaseText& clause : case_texts(text, lines).cases) chapters.push_back(clause.section);
  return chapters;
}

}  // namespace tetrarch::cases
