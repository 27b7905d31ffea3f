// `tetrarch book`: the rules and what happens in every case, as a static site.
#include <fmt/format.h>

#include <memory>
#include <string>

#include "reports/book_site.hpp"
#include "suite/commands/book_folder.hpp"
#include "suite/commands/book_model.hpp"
#include "suite/commands/commands.hpp"
#include "suite/commands/validators.hpp"
#include "suite/run/success.hpp"

namespace tetrarch::commands {
namespace {

constexpr const char* kBookExamples = R"(Examples:
  tetrarch book --out book           then open book/index.html in a browser, or put the folder on any server
  quaternity/#Q-BATCH-2              in that folder is the address of a clause
  quaternity/batch/#two-at-once      and this that of a case)";

int book(const std::string& folder) {
  require_book_folder("--out", folder);
  const auto files = reports::book_site(book_of_fixtures());
  write_book(folder, files);
  fmt::print("{} pages and files in {}; begin with {}/index.html\n", files.size(), folder, folder);
  return suite::kSucceeded;
}

}  // namespace

void add_book(CLI::App& app, int& exit_code) {
  auto folder = std::make_shared<std::string>();
  auto* command =
      app.add_subcommand("book", "Write the rules, and what happens in every case and why, as pages for a browser");
  command->add_option("--out", *folder, "The folder to write; an earlier book in it is replaced")
      ->required()
      ->check(is_given());
  command->footer(kBookExamples);
  command->callback([folder, &exit_code] { exit_code = book(*folder); });
}

}  // namespace tetrarch::commands
