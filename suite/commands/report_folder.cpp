#include "suite/commands/report_folder.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <stdexcept>
#include <system_error>

#include "reports/badge.hpp"
#include "reports/html_report.hpp"
#include "reports/json_report.hpp"
#include "reports/junit_report.hpp"
#include "reports/markdown_report.hpp"
#include "reports/whole_file.hpp"
#include "suite/commands/output_files.hpp"

namespace tetrarch::commands {
namespace {

struct Writer {
  const char* file;
  std::string (*text_of)(const reports::RunResult& run);
};

constexpr std::array<Writer, 5> kWriters = {{{"report.html", reports::html_report},
                                             {"report.json", reports::json_report},
                                             {"junit.xml", reports::junit_report},
                                             {"summary.md", reports::markdown_report},
                                             {"badge.svg", reports::badge}}};

}  // namespace

std::vector<std::string> files_of_report(const std::string& folder) {
  std::vector<std::string> files;
  for (const Writer& writer : kWriters) files.push_back(std::filesystem::path(folder) / writer.file);
  return files;
}

void prepare_report_folder(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (!std::filesystem::is_directory(folder)) {
    throw std::invalid_argument(fmt::format("--report {}: this folder cannot be made: {}", folder,
                                            error ? error.message() : "something else is there"));
  }
  if (::access(folder.c_str(), W_OK | X_OK) != 0) {
    throw std::invalid_argument(fmt::format("--report {}: this folder cannot be written to", folder));
  }
  for (const std::string& file : files_of_report(folder)) require_writable("--report", file);
}

void write_report(const std::string& folder, const reports::RunResult& run) {
  for (const Writer& writer : kWriters) {
    reports::write_whole_file(std::filesystem::path(folder) / writer.file, writer.text_of(run));
  }
}

}  // namespace tetrarch::commands
