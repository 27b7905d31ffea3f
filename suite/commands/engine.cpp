// `tetrarch engine`: the reference as an engine.
#include "suite/commands/case_base.hpp"
#include "suite/commands/commands.hpp"
#include "suite/run/success.hpp"
#include "suite/service/serve.hpp"

namespace tetrarch::commands {
namespace {

constexpr const char* kEngineExamples = R"(Examples:
  tetrarch engine
  echo '{"jsonrpc":"2.0","id":1,"method":"hello","params":{"protocol":1}}' | tetrarch engine
  tetrarch certify --engine 'tetrarch engine')";

}  // namespace

void add_engine(CLI::App& app, int& exit_code) {
  auto* command = app.add_subcommand(
      "engine",
      "Serve the reference as an engine: one JSON-RPC request a line on standard input, one answer a line out");
  command->footer(kEngineExamples);
  command->callback([&exit_code] {
    service::serve_standard_streams(message_schema());
    exit_code = suite::kSucceeded;
  });
}

}  // namespace tetrarch::commands
