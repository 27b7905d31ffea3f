// `tetrarch board`: a position, drawn.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include "reports/board_drawing.hpp"
#include "reports/svg_board.hpp"
#include "reports/whole_file.hpp"
#include "suite/cases/positions.hpp"
#include "suite/commands/case_base.hpp"
#include "suite/commands/cases_meant.hpp"
#include "suite/commands/commands.hpp"
#include "suite/commands/input_text.hpp"
#include "suite/commands/output_files.hpp"
#include "suite/commands/terminal.hpp"
#include "suite/commands/validators.hpp"
#include "suite/documents/reading.hpp"
#include "suite/notation/notation.hpp"
#include "suite/run/success.hpp"
#include "suite/wire/strict_json.hpp"

namespace tetrarch::commands {
namespace {

using nlohmann::json;

constexpr const char* kBoardExamples = R"(Examples:
  tetrarch board opening --ruleset quantum                           on the terminal
  tetrarch board fixtures/quaternity/cases/batch.yaml#one-rook-mates-two --svg mate.svg
  tetrarch board state.json --svg state.svg                          as an engine gives it
  tetrarch board mine.yaml                                           "ruleset: ..", and "position: .." as cases have it)";

struct BoardOptions {
  std::string position;
  std::string ruleset = known_rulesets().front();
  std::string svg;
};

struct Shown {
  std::string title;
  json position;
};

// Whether a file holds a document of the protocol.
bool is_json(const std::string& text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  return first != std::string::npos && text[first] == '{';
}

Shown from_json(const std::string& file, const std::string& text) {
  auto parsed = wire::parse_strict_json(text);
  if (const auto* fault = std::get_if<wire::JsonFault>(&parsed)) {
    throw std::invalid_argument(fmt::format("{}: {}", file, fault->sentence));
  }
  auto& position = std::get<json>(parsed);
  if (position.contains("pieces")) return {file, std::move(position)};
  throw std::invalid_argument(
      fmt::format("{}: expected a position or a state of the protocol, which has \"pieces\"; see README.md", file));
}

// A position as cases have it, under the ruleset that it is one of.
Shown from_written(const std::string& file, const documents::Node& document) {
  const documents::MapReader reader(document, "a position", {"ruleset", "position"});
  const auto& ruleset = documents::one_of(reader.required("ruleset"), "the ruleset", known_rulesets());
  const auto& notation = *notation::notation_of(ruleset);
  const json position =
      cases::Positions().read(reader.required("position"), {&notation, {}}, notation::Care::kAnything);
  return {file, position.is_null() ? notation.opening() : position};
}

Shown from_case(const std::string& word) {
  const auto meant = cases_meant(word);
  if (meant.size() > 1) {
    std::vector<std::string> names;
    for (const auto& each : meant) names.push_back(each.name.substr(each.name.rfind('/') + 1));
    throw std::invalid_argument(
        fmt::format("{}: there are {} cases in it; say which, as in {}#{}", word, names.size(), word, names.front()));
  }
  const cases::Case& subject = meant.front();
  return {fmt::format("{}: {}", subject.name, subject.title),
          subject.position.is_null() ? notation::notation_of(subject.ruleset)->opening() : subject.position};
}

Shown read_position(const BoardOptions& options) {
  if (options.position == "opening") {
    return {fmt::format("the opening of {}", options.ruleset), notation::notation_of(options.ruleset)->opening()};
  }
  if (!std::filesystem::is_regular_file(options.position)) return from_case(options.position);
  const std::string text = text_in_file(options.position, documents::kFileLimit);
  if (is_json(text)) return from_json(options.position, text);
  const auto document = documents::parse_document(text, options.position);
  const bool is_of_cases = document.find("cases") != nullptr;
  return is_of_cases ? from_case(options.position) : from_written(options.position, document);
}

// Only one game has a zone, and only its positions have rounds.
std::vector<reports::ZoneOfRounds> known_zones() {
  std::vector<reports::ZoneOfRounds> zones;
  for (const std::string& ruleset : known_rulesets()) {
    std::ranges::move(notation::notation_of(ruleset)->zones(), std::back_inserter(zones));
  }
  return zones;
}

int board(const BoardOptions& options) {
  require_writable("--svg", options.svg);
  SeparateFiles files;
  files.add_input("the position", options.position.substr(0, options.position.rfind('#')));
  files.add_output("--svg", options.svg);
  const Shown shown = read_position(options);
  if (options.svg.empty()) {
    fmt::print("{}", reports::draw_board(shown.position, {.colour = is_coloured(1), .marks = {}}));
    return suite::kSucceeded;
  }
  reports::BoardOptions drawing;
  drawing.title = shown.title;
  drawing.zones = known_zones();
  reports::write_whole_file(options.svg, reports::svg_file(shown.position, drawing));
  return suite::kSucceeded;
}

}  // namespace

void add_board(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<BoardOptions>();
  auto* command = app.add_subcommand("board", "Draw a position, on the terminal or as an SVG file");
  command
      ->add_option("POSITION", options->position,
                   "`opening`, the case FILE#CASE, or a file: JSON of the protocol, or YAML as in a case")
      ->required()
      ->check(is_given());
  command->add_option("--ruleset", options->ruleset, "The game whose opening it is")
      ->check(CLI::IsMember(known_rulesets()))
      ->capture_default_str();
  command->add_option("--svg", options->svg, "Write an SVG drawing to this file")->check(is_given());
  command->footer(kBoardExamples);
  command->callback([options, &exit_code] { exit_code = board(*options); });
}

}  // namespace tetrarch::commands
