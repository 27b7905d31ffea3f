#include "reports/badge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <pugixml.hpp>

#include "reports/level_results.hpp"
#include "reports/markup.hpp"
#include "reports/run_summary.hpp"

namespace tetrarch::reports {
namespace {

constexpr std::string_view kLabel = "Tetrarch";
constexpr std::string_view kGood = "#1b6b3a";
constexpr std::string_view kWithWaivers = "#8a5300";
constexpr std::string_view kBad = "#b3123b";

std::vector<Standing> standings_of(const RunResult& run) {
  std::vector<Standing> standings;
  for (const GameFacts& game : run.games) {
    for (const LevelResult& result : level_results(run, game)) standings.push_back(result.standing);
  }
  return standings;
}

bool has_waivers(const RunResult& run) {
  return std::ranges::any_of(run.cases, [](const auto& result) { return result.verdict == Verdict::kWaived; });
}

std::string_view colour_of(const RunResult& run) {
  if (!closing_line(run).passed) return kBad;
  return has_waivers(run) ? kWithWaivers : kGood;
}

// Every letter as wide as most are; textLength makes it true.
std::size_t width_of(std::string_view text) { return 12 + text.size() * 13 / 2; }

void append_half(pugi::xml_node svg, std::string_view text, std::size_t x, std::string_view colour) {
  const std::size_t width = width_of(text);
  append(svg, "rect", {{"x", std::to_string(x)}, {"width", std::to_string(width)}, {"height", "20"}, {"fill", colour}});
  append_text(svg, text,
              {{"x", fmt::format("{:.1f}", static_cast<double>(x) + static_cast<double>(width) / 2)},
               {"y", "14"},
               {"font-size", "11"},
               {"fill", "#ffffff"},
               {"textLength", std::to_string(width - 12)}});
}

}  // namespace

std::string badge_text(const RunResult& run) {
  auto counts = counts_of(run);
  if (run.shard) {
    return fmt::format("shard {} of {}: {} of {} passed", run.shard->index, run.shard->count, counts[Verdict::kPass],
                       counted(run.cases.size(), "case"));
  }
  if (!closing_line(run).passed) {
    std::size_t failed = run.cases.size();
    for (const Verdict verdict : {Verdict::kPass, Verdict::kWaived, Verdict::kUnsupported}) failed -= counts[verdict];
    return failed == 0 ? "failed" : fmt::format("failed {} of {}", failed, counted(run.cases.size(), "case"));
  }
  const std::string waivers = has_waivers(run) ? ", with waivers" : "";
  const std::vector<Standing> standings = standings_of(run);
  if (standings.empty()) return fmt::format("passed {}{}", counted(counts[Verdict::kPass], "case"), waivers);
  const auto reached = std::ranges::count_if(
      standings, [](Standing standing) { return standing == Standing::kPassed || standing == Standing::kWithWaivers; });
  return fmt::format("{} of {}{}", reached, counted(standings.size(), "level"), waivers);
}

std::string badge(const RunResult& run) {
  const std::string text = badge_text(run);
  const std::size_t left = width_of(kLabel);
  pugi::xml_document document;
  pugi::xml_node svg = append(document, "svg",
                              {{"xmlns", "http://www.w3.org/2000/svg"},
                               {"width", std::to_string(left + width_of(text))},
                               {"height", "20"},
                               {"role", "img"},
                               {"aria-label", fmt::format("{}: {}", kLabel, text)}});
  add_text(append(svg, "title"), fmt::format("{}: {}", kLabel, text));
  append_half(svg, kLabel, 0, "#3b4048");
  append_half(svg, text, left, colour_of(run));
  return svg_of(document);
}

}  // namespace tetrarch::reports
