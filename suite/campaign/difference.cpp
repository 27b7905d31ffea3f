#include "suite/campaign/difference.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cctype>
#include <set>

namespace tetrarch::campaign {
namespace {

using reports::FieldDifference;
using reports::Verdict;

// Of the text of a kind. With a number before it, the name of a case is within what case files may say.
constexpr std::size_t kSlugLimit = 90;

// An answer is told by what came and what was due, anything else by the names of the fields, without their entries.
std::string shape_of(const std::vector<FieldDifference>& differences) {
  std::set<std::string> fields;
  for (const auto& [field, expected, actual] : differences) {
    if (field == "answer") return fmt::format("{} where {} is due", actual, expected);
    fields.insert(field.substr(0, field.find('.')));
  }
  return fmt::format("{}", fmt::join(fields, ", "));
}

bool is_refused(const cases::Case& subject, std::size_t step) {
  return step > 0 && step <= subject.steps.size() && subject.steps[step - 1].refused;
}

}  // namespace

DifferenceKind kind_of(const cases::Case& subject, const reports::CaseResult& result) {
  const reports::Finding& finding = *result.finding;
  DifferenceKind kind;
  kind.verdict = reports::name_of(result.verdict);
  if (finding.request.is_object()) kind.method = finding.request.at("method");
  kind.shape = shape_of(finding.differences);
  if (is_refused(subject, finding.step)) kind.clause = finding.clause;
  return kind;
}

std::string text_of(const DifferenceKind& kind) {
  std::string text = kind.verdict;
  if (!kind.method.empty()) text += ", asked for " + kind.method;
  if (!kind.shape.empty()) text += ": " + kind.shape;
  if (!kind.clause.empty()) text += " (" + kind.clause + ")";
  return text;
}

std::string slug_of(const DifferenceKind& kind) {
  std::string slug;
  for (const char letter : text_of(kind).substr(0, kSlugLimit)) {
    const auto code = static_cast<unsigned char>(letter);
    if (std::isalnum(code) != 0) {
      slug += static_cast<char>(std::tolower(code));
    } else if (!slug.empty() && slug.back() != '-') {
      slug += '-';
    }
  }
  if (slug.ends_with('-')) slug.pop_back();
  return slug;
}

Asking asking_of(const DifferenceKind& kind) {
  if (kind.method == "moves") return Asking::kMoves;
  return kind.method == "attackers" ? Asking::kAttackers : Asking::kStates;
}

bool is_difference(const reports::CaseResult& result) {
  return result.verdict != Verdict::kPass && result.verdict != Verdict::kUnsupported;
}

}  // namespace tetrarch::campaign
