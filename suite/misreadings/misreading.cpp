#include "suite/misreadings/misreading.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <regex>
#include <utility>

#include "suite/documents/reading.hpp"

namespace tetrarch::misreadings {
namespace {

using documents::InputError;
using documents::MapReader;
using documents::Node;

std::string id_of(const Node& node) {
  static const std::regex shape("[a-z][a-z0-9]*(-[a-z0-9]+)*");
  const std::string& id = documents::line_of(node, "the misreading's id");
  if (std::regex_match(id, shape)) return id;
  throw InputError(
      node.place,
      fmt::format("expected the misreading's id, lower-case words with dashes between them, got \"{}\"", id));
}

std::string clause_of(const Node& node, const cases::ClauseBook& book) {
  const std::string& id = documents::line_of(node, "the id of a clause");
  if (book.find(id) != nullptr) return id;
  std::vector<std::string> known;
  for (const cases::Clause& clause : book.clauses) known.push_back(clause.id);
  throw InputError(node.place,
                   fmt::format("{} has no clause {}{}", book.ruleset, id, documents::suggestion(id, known)));
}

std::string source_of(const Node& node, const cases::ClauseBook& book) {
  const std::string folder = fmt::format("reference/{}/", book.ruleset);
  static const std::regex shape(R"([a-z0-9_]+\.cpp)");
  const std::string& file = documents::line_of(node, "a source of the reference");
  const bool is_there = file.starts_with(folder) && std::regex_match(file.substr(folder.size()), shape);
  if (is_there && !file.ends_with("_test.cpp")) return file;
  throw InputError(node.place,
                   fmt::format("expected a source of the reference, such as {}mate.cpp, got \"{}\"", folder, file));
}

// A text that may be empty, but is written.
std::string replacement_of(const Node& node) {
  if (node.is_scalar()) return node.text;
  throw InputError(node.place, fmt::format("expected the text that stands there instead, '' for none, got {}",
                                           documents::described(node)));
}

Misreading read_misreading(const Node& node, const cases::ClauseBook& book) {
  const MapReader reader(node, "a misreading", {"id", "clause", "believes", "file", "find", "replace", "hunted"});
  Misreading misreading;
  misreading.place = node.place;
  misreading.id = id_of(reader.required("id"));
  misreading.clause = clause_of(reader.required("clause"), book);
  misreading.believes = documents::line_of(reader.required("believes"), "a sentence");
  misreading.file = source_of(reader.required("file"), book);
  misreading.find = documents::text_of(reader.required("find"), "the text that is replaced");
  misreading.find_place = reader.required("find").place;
  misreading.replace = replacement_of(reader.required("replace"));
  const Node* hunted = reader.optional("hunted");
  misreading.is_hunted = hunted != nullptr && documents::truth_of(*hunted, "whether a campaign must find it");
  if (misreading.find == misreading.replace) {
    throw InputError(reader.required("replace").place, "find and replace are the same text; the edit changes nothing");
  }
  return misreading;
}

}  // namespace

std::vector<Misreading> read_misreadings(const std::filesystem::path& file, const cases::ClauseBook& book) {
  const Node document = documents::read_document(file);
  const MapReader reader(document, "a file of misreadings", {"misreadings"});
  std::vector<Misreading> misreadings;
  for (const Node& node : documents::some_items_of(reader.required("misreadings"), "a list of misreadings")) {
    Misreading misreading = read_misreading(node, book);
    const auto known = std::ranges::find(misreadings, misreading.id, &Misreading::id);
    if (known != misreadings.end()) {
      throw InputError(misreading.place,
                       fmt::format("the misreading {} is there already, in line {}", misreading.id, known->place.line));
    }
    misreadings.push_back(std::move(misreading));
  }
  return misreadings;
}

std::string misread_source(std::string_view source, const Misreading& misreading) {
  const auto refuse = [&](std::string_view fault, std::string_view remedy) {
    throw InputError(misreading.find_place, fmt::format("the misreading {} is stale: {} {}; {}", misreading.id,
                                                        misreading.file, fault, remedy));
  };
  const std::size_t start = source.find(misreading.find);
  if (start == std::string_view::npos) refuse("does not hold this text", "write down what stands there now");
  if (source.find(misreading.find, start + 1) != std::string_view::npos) {
    refuse("holds this text more than once", "write down more of what stands around it");
  }
  std::string misread(source);
  misread.replace(start, misreading.find.size(), misreading.replace);
  return misread;
}

}  // namespace tetrarch::misreadings
