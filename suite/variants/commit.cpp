#include "suite/variants/commit.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "reports/temporary_folder.hpp"
#include "suite/variants/tool.hpp"

namespace tetrarch::variants {
namespace {

// What git prints, without the newline at its end.
std::string answer_of_git(const std::filesystem::path& project, const std::vector<std::string>& question) {
  const reports::TemporaryFolder folder;
  std::vector<std::string> words = {"git", "-C", project.string()};
  words.insert(words.end(), question.begin(), question.end());
  const int status = run_tool(words, folder.path() / "answer");
  std::string answer = folder.read("answer");
  if (status != 0) throw std::runtime_error(fmt::format("git {} failed: {}", question.front(), answer));
  while (!answer.empty() && answer.back() == '\n') answer.pop_back();
  return answer;
}

}  // namespace

std::string commit_of(const std::filesystem::path& project, const std::vector<std::string>& measured) {
  std::vector<std::string> question = {"status", "--porcelain", "--"};
  question.insert(question.end(), measured.begin(), measured.end());
  const auto changes = answer_of_git(project, question);
  if (changes.empty()) return answer_of_git(project, {"rev-parse", "--short=10", "HEAD"});
  throw std::runtime_error("--publish: what was measured is not committed:\n" + changes);
}

}  // namespace tetrarch::variants
