#include "suite/mutants/mutant.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <map>
#include <set>
#include <stdexcept>
#include <tuple>
#include <utility>

#include "reports/whole_file.hpp"
#include "suite/mutants/operators.hpp"

namespace tetrarch::mutants {
namespace {

// No engine is asked for perft, and only tests place pieces in one line, so that nothing of them can be seen.
constexpr std::array<std::string_view, 3> kUnseen = {"perft.cpp", "perft.hpp", "placed.hpp"};

std::string_view trimmed(std::string_view text) {
  const auto begin = text.find_first_not_of(" \t");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t") + 1 - begin);
}

std::size_t start_of_line(std::string_view source, std::size_t offset) {
  const auto before = offset == 0 ? std::string_view::npos : source.rfind('\n', offset - 1);
  return before == std::string_view::npos ? 0 : before + 1;
}

std::string_view line_at(std::string_view source, std::size_t offset) {
  const std::size_t begin = start_of_line(source, offset);
  return trimmed(source.substr(begin, source.find('\n', offset) - begin));
}

std::string with(std::string_view source, const Edit& edit) {
  std::string changed(source);
  return changed.replace(edit.offset, edit.length, edit.replacement);
}

// FNV-1a, of 32 bits.
std::string hash_of(std::string_view text) {
  std::uint32_t hash = 2166136261U;
  for (const char character : text) hash = (hash ^ static_cast<unsigned char>(character)) * 16777619U;
  return fmt::format("{:08x}", hash);
}

// How many lines before the offset read like that one.
std::size_t likes_before(std::string_view source, std::size_t offset) {
  const std::string_view line = line_at(source, offset);
  const std::size_t end = start_of_line(source, offset);
  std::size_t count = 0;
  for (std::size_t at = 0; at < end; at = source.find('\n', at) + 1) {
    if (line_at(source, at) == line) ++count;
  }
  return count;
}

Mutant mutant_of(const std::string& file, std::string_view source, const std::string& operation, const Edit& edit) {
  Mutant mutant{.id = {},
                .file = file,
                .line = 1 + static_cast<std::size_t>(std::count(
                                source.begin(), source.begin() + static_cast<std::ptrdiff_t>(edit.offset), '\n')),
                .operation = operation,
                .was = std::string(line_at(source, edit.offset)),
                .now = std::string(line_at(with(source, edit), edit.offset)),
                .offset = edit.offset,
                .length = edit.length,
                .replacement = edit.replacement};
  const std::size_t column = edit.offset - start_of_line(source, edit.offset);
  mutant.id = hash_of(fmt::format("{}\n{}\n{}\n{}\n{}\n{}\n{}", file, mutant.was, likes_before(source, edit.offset),
                                  column, edit.length, operation, edit.replacement));
  return mutant;
}

void require_distinct(const std::vector<Mutant>& mutants) {
  std::set<std::string> ids;
  for (const Mutant& mutant : mutants) {
    if (!ids.insert(mutant.id).second) {
      throw std::runtime_error(fmt::format("{}:{}: two mutants have the id {}", mutant.file, mutant.line, mutant.id));
    }
  }
}

bool is_mutated(const std::filesystem::path& path) {
  const std::string name = path.filename().string();
  const bool is_source = name.ends_with(".cpp") || name.ends_with(".hpp");
  return is_source && !name.ends_with("_test.cpp") && std::ranges::find(kUnseen, name) == kUnseen.end();
}

// Each file by its path from the root of the project, with what it holds.
std::map<std::string, std::string> sources_of(const std::filesystem::path& project, const std::string& ruleset) {
  std::map<std::string, std::string> sources;
  for (const std::string& room : {std::string("board"), ruleset}) {
    const auto folder = std::filesystem::path("reference") / room;
    if (!std::filesystem::is_directory(project / folder)) {
      throw std::runtime_error(fmt::format("there is no folder {}", (project / folder).string()));
    }
    for (const auto& entry : std::filesystem::directory_iterator(project / folder)) {
      if (!is_mutated(entry.path())) continue;
      sources.emplace((folder / entry.path().filename()).string(), reports::read_whole_file(entry.path()));
    }
  }
  return sources;
}

// `using Army = Player;` gives the values another first name.
void add_aliases(const std::vector<Token>& tokens, std::vector<Enumeration>& enumerations) {
  const std::vector<Enumeration> defined = enumerations;
  for (std::size_t index = 0; index + 3 < tokens.size(); ++index) {
    if (!is(tokens[index], "using") || !is(tokens[index + 2], "=")) continue;
    const auto named =
        std::ranges::find(defined, tokens[index + 3].text, [](const Enumeration& each) { return each.front(); });
    if (named == defined.end()) continue;
    Enumeration alias = *named;
    alias.front() = tokens[index + 1].text;
    enumerations.push_back(std::move(alias));
  }
}

}  // namespace

std::vector<Enumeration> enumerations_in(std::string_view source) {
  const auto tokens = tokens_of(source);
  std::vector<Enumeration> found;
  for (std::size_t index = 0; index + 2 < tokens.size(); ++index) {
    if (!is(tokens[index], "enum") || !is(tokens[index + 1], "class")) continue;
    Enumeration enumeration = {std::string(tokens[index + 2].text)};
    const auto open = std::find_if(tokens.begin() + static_cast<std::ptrdiff_t>(index), tokens.end(),
                                   [](const Token& token) { return is(token, "{"); });
    if (open == tokens.end()) continue;
    for (auto token = open; !is(*token, "}"); ++token) {
      if (token->kind == TokenKind::kWord) enumeration.emplace_back(token->text);
    }
    found.push_back(std::move(enumeration));
  }
  add_aliases(tokens, found);
  return found;
}

std::vector<Mutant> mutants_of(const std::string& file, std::string_view source,
                               const std::vector<Enumeration>& enumerations) {
  const Scene scene{source, tokens_of(source), enumerations};
  std::vector<Mutant> mutants;
  std::set<std::tuple<std::size_t, std::size_t, std::string>> known;
  for (const Operator& each : operators()) {
    for (const Edit& edit : each.edits(scene)) {
      if (!known.emplace(edit.offset, edit.length, edit.replacement).second) continue;
      mutants.push_back(mutant_of(file, source, each.name, edit));
    }
  }
  std::ranges::stable_sort(mutants, {}, &Mutant::offset);
  return mutants;
}

std::vector<Mutant> mutants_of(const std::filesystem::path& project, const std::string& ruleset) {
  const auto sources = sources_of(project, ruleset);
  std::vector<Enumeration> enumerations;
  for (const auto& [file, source] : sources)
    std::ranges::move(enumerations_in(source), std::back_inserter(enumerations));
  std::vector<Mutant> mutants;
  for (const auto& [file, source] : sources) {
    std::ranges::move(mutants_of(file, source, enumerations), std::back_inserter(mutants));
  }
  require_distinct(mutants);
  return mutants;
}

std::string mutated(std::string_view source, const Mutant& mutant) {
  return with(source, {mutant.offset, mutant.length, mutant.replacement});
}

}  // namespace tetrarch::mutants
