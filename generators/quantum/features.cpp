#include "generators/quantum/features.hpp"

#include <algorithm>
#include <stdexcept>

#include "generators/quantum/questions.hpp"

namespace tetrarch::generators::quantum {

namespace {

struct Entry {
  Question question;
  bool is_of_accepted;
};

void add(std::vector<Entry>& entries, const std::vector<Question>& questions, bool is_of_accepted) {
  for (const Question& question : questions) entries.push_back({question, is_of_accepted});
}

const std::vector<Entry>& entries() {
  static const std::vector<Entry> all = [] {
    std::vector<Entry> made;
    add(made, questions_of_movement(), true);
    add(made, questions_of_mates(), true);
    add(made, questions_of_rounds(), true);
    add(made, questions_of_refusals(), false);
    return made;
  }();
  return all;
}

const Entry& entry_of(std::string_view name) {
  const auto is_such = [&](const Entry& entry) { return entry.question.feature.name == name; };
  const auto found = std::ranges::find_if(entries(), is_such);
  if (found == entries().end()) throw std::invalid_argument("no such feature: " + std::string(name));
  return *found;
}

bool shows(const Entry& entry, const Played& played) {
  return entry.is_of_accepted == !played.refusal && entry.question.shows(played);
}

}  // namespace

const std::vector<Feature>& known_features() {
  static const std::vector<Feature> all = [] {
    std::vector<Feature> features;
    for (const Entry& entry : entries()) features.push_back(entry.question.feature);
    return features;
  }();
  return all;
}

std::set<std::string> features_of(const Played& played) {
  std::set<std::string> features;
  for (const Entry& entry : entries()) {
    if (shows(entry, played)) features.emplace(entry.question.feature.name);
  }
  return features;
}

bool has_feature(const Played& played, std::string_view name) { return shows(entry_of(name), played); }

const std::vector<std::string_view>& clauses_of(std::string_view name) {
  return entry_of(name).question.feature.clauses;
}

bool is_of_accepted(std::string_view name) { return entry_of(name).is_of_accepted; }

}  // namespace tetrarch::generators::quantum
