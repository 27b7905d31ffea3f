// `tetrarch perft`: counting the ways in which a game can go on.
#include <fmt/core.h>

#include <memory>

#include "suite/commands/case_base.hpp"
#include "suite/commands/commands.hpp"
#include "suite/notation/notation.hpp"
#include "suite/run/success.hpp"
#include "suite/service/reference_service.hpp"

namespace tetrarch::commands {
namespace {

constexpr const char* kPerftExamples = R"(Examples:
  tetrarch perft --ruleset quaternity --depth 2            prints 1681
  tetrarch perft --ruleset quantum --depth 2               prints 664
  tetrarch perft --ruleset quaternity --depth 2 --divide   how many behind each first move)";

struct PerftOptions {
  std::string ruleset;
  unsigned depth = 0;
  bool divide = false;
};

void print_divided(service::GameService& game, const std::string& ruleset, unsigned depth) {
  const notation::Notation& notation = *notation::notation_of(ruleset);
  const service::Reply listed = game.moves();
  for (const auto& move : std::get<nlohmann::json>(listed).at("moves")) {
    [[maybe_unused]] const service::Reply acted = game.act(move);
    fmt::print("{}: {}\n", notation.action_text(move), game.perft(depth - 1));
    [[maybe_unused]] const service::Reply undone = game.undo();
  }
}

int perft(const PerftOptions& options) {
  const auto game = service::make_game(options.ruleset);
  if (options.divide && options.depth > 0) print_divided(*game, options.ruleset, options.depth);
  fmt::print("{}\n", game->perft(options.depth));
  return suite::kSucceeded;
}

}  // namespace

void add_perft(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<PerftOptions>();
  auto* command = app.add_subcommand(
      "perft",
      "Count the sequences of moves from the opening, by the reference; passes and other actions are not moves");
  command->add_option("--ruleset", options->ruleset, "The game")->required()->check(CLI::IsMember(known_rulesets()));
  command->add_option("--depth", options->depth, "How many moves a sequence has")->required()->check(CLI::Range(0, 20));
  command->add_flag("--divide", options->divide, "Print the count behind each first move, too");
  command->footer(kPerftExamples);
  command->callback([options, &exit_code] { exit_code = perft(*options); });
}

}  // namespace tetrarch::commands
