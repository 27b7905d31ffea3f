#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <regex>
#include <utility>

#include "suite/cases/waivers.hpp"
#include "suite/documents/reading.hpp"

namespace tetrarch::cases {
namespace {

using documents::InputError;
using documents::MapReader;
using documents::Node;

unsigned digits(std::string_view text) {
  unsigned number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

std::chrono::year_month_day day_of(const Node& node) {
  static const std::regex shape("[0-9]{4}-[0-9]{2}-[0-9]{2}");
  const std::string& text = documents::text_of(node, "a day, such as 2027-01-31");
  const std::string_view view = text;
  if (std::regex_match(text, shape)) {
    const std::chrono::year_month_day day{std::chrono::year{static_cast<int>(digits(view.substr(0, 4)))},
                                          std::chrono::month{digits(view.substr(5, 2))},
                                          std::chrono::day{digits(view.substr(8, 2))}};
    if (day.ok()) return day;
  }
  throw InputError(node.place, fmt::format("expected a day, such as 2027-01-31, got \"{}\"", text));
}

std::string case_name_of(const Node& node) {
  static const std::regex shape("[a-z0-9-]+/[a-z0-9-]+/[a-z0-9-]+(@0|@90|@180|@270)?");
  const std::string& name = documents::text_of(node, "the full name of a case");
  if (!std::regex_match(name, shape)) {
    throw InputError(node.place,
                     fmt::format("expected the full name of a case, such as quaternity/batch/two-at-once, or that with "
                                 "@0, @90, @180 or @270, got \"{}\"",
                                 name));
  }
  return name;
}

std::string clause_of(const Node& node) {
  static const std::regex shape("[A-Z]+-[A-Z]+-[1-9][0-9]*");
  const std::string& id = documents::text_of(node, "the id of a clause");
  if (!std::regex_match(id, shape)) {
    throw InputError(node.place, fmt::format("expected the id of a clause, such as Q-GUARD-1, got \"{}\"", id));
  }
  return id;
}

Waiver read_waiver(const Node& node) {
  const MapReader reader(node, "a waiver", {"case", "clause", "verdict", "reason", "link", "until"});
  if (reader.has("case") == reader.has("clause")) {
    throw InputError(node.place, "a waiver names either a case or a clause");
  }
  Waiver waiver;
  waiver.place = node.place;
  if (const Node* name = reader.optional("case")) waiver.case_name = case_name_of(*name);
  if (const Node* clause = reader.optional("clause")) waiver.clause = clause_of(*clause);
  const std::string& verdict = documents::one_of(reader.required("verdict"), "the verdict that is waived",
                                                 {"wrong", "crash", "timeout", "protocol"});
  waiver.verdict = reports::verdict_named(verdict).value();
  waiver.reason = documents::text_of(reader.required("reason"), "the reason");
  if (const Node* link = reader.optional("link")) waiver.link = documents::line_of(*link, "a link");
  if (const Node* until = reader.optional("until")) waiver.until = day_of(*until);
  return waiver;
}

bool same_target(const Waiver& a, const Waiver& b) {
  return a.case_name == b.case_name && a.clause == b.clause && a.verdict == b.verdict;
}

}  // namespace

std::vector<Waiver> read_waivers(const std::filesystem::path& file) {
  const Node document = documents::read_document(file);
  const MapReader reader(document, "a file of waivers", {"waivers"});
  std::vector<Waiver> waivers;
  for (const Node& node : documents::items_of(reader.required("waivers"), "a list of waivers")) {
    Waiver waiver = read_waiver(node);
    const auto known =
        std::find_if(waivers.begin(), waivers.end(), [&](const Waiver& other) { return same_target(other, waiver); });
    if (known != waivers.end()) {
      throw InputError(waiver.place, fmt::format("the same is waived in line {} already", known->place.line));
    }
    waivers.push_back(std::move(waiver));
  }
  return waivers;
}

}  // namespace tetrarch::cases
