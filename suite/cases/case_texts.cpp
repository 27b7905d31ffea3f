#include "suite/cases/case_texts.hpp"

#include <algorithm>
#include <optional>

#include "reports/run_summary.hpp"

namespace tetrarch::cases {
namespace {

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string line(text.substr(0, end));
    line.erase(line.find_last_not_of(" \r") + 1);
    lines.push_back(std::move(line));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::size_t indent_of(const std::string& line) { return std::min(line.find_first_not_of(' '), line.size()); }

// What a line that is a comment says, or nothing.
std::optional<std::string> comment_of(const std::string& line) {
  const std::size_t indent = indent_of(line);
  if (indent == line.size() || line[indent] != '#') return std::nullopt;
  const std::size_t begin = std::min(line.find_first_not_of(' ', indent + 1), line.size());
  return line.substr(begin);
}

// "--- the four armies -----" is "The four armies".
std::optional<std::string> heading_of(const std::string& line) {
  const auto comment = comment_of(line);
  if (!comment || !comment->starts_with("--- ")) return std::nullopt;
  std::string heading = comment->substr(4);
  heading.erase(heading.find_last_not_of(" -") + 1);
  return reports::capitalized(heading);
}

// What the comments from a line on say, headings left out, an empty line between paragraphs.
std::string prose_of(const std::vector<std::string>& lines, std::size_t begin) {
  std::string prose;
  for (std::size_t index = begin; index < lines.size(); ++index) {
    const auto comment = comment_of(lines[index]);
    if (!comment) break;
    if (heading_of(lines[index])) continue;
    if (comment->empty()) {
      prose += "\n\n";
    } else {
      prose += (prose.empty() || prose.ends_with('\n') ? "" : " ") + *comment;
    }
  }
  prose.erase(0, std::min(prose.find_first_not_of('\n'), prose.size()));
  prose.erase(prose.find_last_not_of('\n') + 1);
  return prose;
}

// The first line of the comments right above a line; both counted from 0.
std::size_t first_comment_above(const std::vector<std::string>& lines, std::size_t line) {
  while (line > 0 && comment_of(lines[line - 1])) --line;
  return line;
}

std::string joined(const std::vector<std::string>& lines, std::size_t begin, std::size_t end, std::size_t indent) {
  std::string text;
  for (std::size_t index = begin; index < end; ++index) {
    if (heading_of(lines[index])) continue;
    text += lines[index].substr(std::min(indent, indent_of(lines[index]))) + "\n";
  }
  text.erase(text.find_last_not_of('\n') + 1);
  return text;
}

}  // namespace

CaseTexts case_texts(std::string_view file, const std::vector<std::size_t>& lines) {
  const std::vector<std::string> all = lines_of(file);
  CaseTexts texts{prose_of(all, 0), {}};
  std::string section;
  for (std::size_t index = 0; index < lines.size(); ++index) {
    const std::size_t first = lines[index] - 1;
    const std::size_t begin = first_comment_above(all, first);
    const std::size_t end = index + 1 < lines.size() ? first_comment_above(all, lines[index + 1] - 1) : all.size();
    for (std::size_t line = begin; line < first; ++line) section = heading_of(all[line]).value_or(section);
    texts.cases.push_back({section, prose_of(all, begin), joined(all, begin, end, indent_of(all[first]))});
  }
  return texts;
}

}  // namespace tetrarch::cases
