#include "suite/misreadings/judgement.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace tetrarch::misreadings {
namespace {

bool cites(const reports::CaseResult& result, const std::string& clause) {
  return std::ranges::find(result.clauses, clause) != result.clauses.end();
}

// A misreading errs in a chapter of the rules; it neither breaks down nor plays another game.
std::string fault_of(const std::vector<reports::CaseResult>& failed, std::size_t cases) {
  const auto broken =
      std::ranges::find_if(failed, [](const auto& result) { return result.verdict != reports::Verdict::kWrong; });
  if (broken != failed.end()) {
    return fmt::format("it does not err, it breaks down: {} in {}", name_of(broken->verdict), broken->name);
  }
  if (failed.size() * 2 > cases) return fmt::format("it fails more than half of the {} cases", cases);
  return {};
}

}  // namespace

Judgement judge(const Misreading& misreading, std::string_view source, const variants::Court& court,
                const variants::Workshop& workshop) {
  const auto build = workshop.build({court.ruleset, misreading.file, misread_source(source, misreading)});
  if (const auto* complaint = std::get_if<variants::NotBuilt>(&build)) {
    return {.failed = 0, .caught = {}, .fault = "it cannot be built:\n" + complaint->complaint};
  }
  if (std::holds_alternative<variants::SameCode>(build))
    return {.failed = 0, .caught = {}, .fault = "it changes nothing in what is compiled"};
  const auto failed = variants::failed_cases(std::get<variants::BuiltEngine>(build).program, court, court.cases.size());
  Judgement judgement{.failed = failed.size(), .caught = {}, .fault = fault_of(failed, court.cases.size())};
  for (const reports::CaseResult& result : failed) {
    if (cites(result, misreading.clause)) judgement.caught.push_back(result.name);
  }
  return judgement;
}

}  // namespace tetrarch::misreadings
