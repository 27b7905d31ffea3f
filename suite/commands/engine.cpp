// `tetrarch engine`: the reference, or a library, as an engine that is a program.
#include <memory>
#include <string>

#include "suite/commands/case_base.hpp"
#include "suite/commands/commands.hpp"
#include "suite/commands/validators.hpp"
#include "suite/engines/library_host.hpp"
#include "suite/run/success.hpp"
#include "suite/service/serve.hpp"

namespace tetrarch::commands {
namespace {

constexpr const char* kEngineExamples = R"(Examples:
  tetrarch engine
  echo '{"jsonrpc":"2.0","id":1,"method":"hello","params":{"protocol":1}}' | tetrarch engine
  tetrarch certify --engine 'tetrarch engine'
  gdb --args tetrarch engine --library ./libmine.so)";

}  // namespace

void add_engine(CLI::App& app, int& exit_code) {
  auto* command = app.add_subcommand(
      "engine",
      "Serve the reference as an engine: one JSON-RPC request a line on standard input, one answer a line out");
  auto library = std::make_shared<std::string>();
  command
      ->add_option("--library", *library, "Serve the engine in this shared library instead, as --engine lib:PATH does")
      ->check(is_given());
  command->footer(kEngineExamples);
  command->callback([library, &exit_code] {
    if (library->empty()) {
      service::serve_standard_streams(message_schema());
    } else {
      suite::serve_library(*library);
    }
    exit_code = suite::kSucceeded;
  });
}

}  // namespace tetrarch::commands
