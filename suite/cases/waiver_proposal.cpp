#include "suite/cases/waiver_proposal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "reports/printable.hpp"

namespace tetrarch::cases {
namespace {

using reports::CaseResult;
using reports::Verdict;

constexpr std::size_t kReasonLimit = 200;

bool is_failure(const CaseResult& result) {
  return result.verdict == Verdict::kWrong || result.verdict == Verdict::kCrash ||
         result.verdict == Verdict::kTimeout || result.verdict == Verdict::kProtocol;
}

std::string plain_name(const CaseResult& result) { return result.name.substr(0, result.name.find('@')); }

// The name that a waiver calls this turn of a case by.
std::string own_name(const CaseResult& result) {
  return result.name.find('@') == std::string::npos ? result.name + "@0" : result.name;
}

using Turns = std::vector<const CaseResult*>;

bool fail_alike(const Turns& turns) {
  return std::ranges::all_of(
      turns, [&](const CaseResult* turn) { return is_failure(*turn) && turn->verdict == turns.front()->verdict; });
}

// A text as a YAML scalar on one line: a JSON string is one.
std::string scalar(const std::string& text) {
  return nlohmann::json(text).dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
}

std::string waiver(const CaseResult& result, const std::string& name) {
  const std::string summary = result.finding ? result.finding->summary : std::string(name_of(result.verdict));
  return fmt::format("  # {}\n  - case: {}\n    verdict: {}\n    reason: {}\n", result.title, name,
                     name_of(result.verdict), scalar(reports::printable(summary, kReasonLimit)));
}

std::string waivers_of(const Turns& turns) {
  if (fail_alike(turns)) return waiver(*turns.front(), plain_name(*turns.front()));
  std::string text;
  for (const CaseResult* turn : turns) {
    if (is_failure(*turn)) text += waiver(*turn, own_name(*turn));
  }
  return text;
}

}  // namespace

std::string proposed_waivers(const std::vector<CaseResult>& results, const std::string& engine) {
  std::map<std::string, Turns> cases;
  for (const CaseResult& result : results) {
    if (result.verdict != Verdict::kUnsupported) cases[plain_name(result)].push_back(&result);
  }
  std::string waivers;
  for (const auto& [name, turns] : cases) waivers += waivers_of(turns);
  std::string text = fmt::format("# What {} is known to fail. Put the reason why in the place of what came.\n",
                                 reports::printable(engine, kReasonLimit));
  return text + (waivers.empty() ? "waivers: []\n" : "waivers:\n" + waivers);
}

}  // namespace tetrarch::cases
