#include "suite/mutants/record.hpp"

#include <fmt/format.h>

#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "reports/whole_file.hpp"

namespace tetrarch::mutants {
namespace {

using nlohmann::json;

// The lines that end in a newline.
std::string whole_lines_of(const std::filesystem::path& path) {
  const std::string content = reports::read_whole_file(path);
  return content.substr(0, content.rfind('\n') + 1);
}

Judged judged_in(const json& line) {
  const auto fate = fate_named(line.at("fate").get<std::string>());
  if (!fate) throw std::invalid_argument("unknown fate");
  return {line.at("mutant").get<std::string>(), *fate, line.at("by").get<std::string>()};
}

}  // namespace

Record::Record(std::filesystem::path file, const json& measured, bool is_resumed) : file_(std::move(file)) {
  if (!std::filesystem::exists(file_)) {
    if (file_.has_parent_path()) std::filesystem::create_directories(file_.parent_path());
    append(measured.dump());
    return;
  }
  if (!is_resumed) {
    throw std::runtime_error(fmt::format(
        "{}: there is a record already; go on with it by --resume, or name another folder", file_.string()));
  }
  read(measured);
}

void Record::read(const json& measured) {
  const std::string content = whole_lines_of(file_);
  std::istringstream lines(content);
  std::string line;
  std::size_t number = 1;
  try {
    if (std::getline(lines, line) && json::parse(line) != measured) {
      throw std::runtime_error(fmt::format("{}: this is the record of another measurement: {}", file_.string(), line));
    }
    for (++number; std::getline(lines, line); ++number) {
      Judged judged = judged_in(json::parse(line));
      judged_.insert_or_assign(judged.id, judged);
    }
  } catch (const std::logic_error&) {
    throw std::runtime_error(fmt::format("{}:{}: this is no line of a record", file_.string(), number));
  } catch (const json::exception&) {
    throw std::runtime_error(fmt::format("{}:{}: this is no line of a record", file_.string(), number));
  }
  reports::write_whole_file(file_, content.empty() ? measured.dump() + "\n" : content);
}

void Record::add(const Judged& judged) {
  append(json({{"mutant", judged.id}, {"fate", name_of(judged.fate)}, {"by", judged.by}})
             .dump(-1, ' ', true, json::error_handler_t::replace));
  judged_.insert_or_assign(judged.id, judged);
}

void Record::append(const std::string& line) const {
  std::ofstream file(file_, std::ios::binary | std::ios::app);
  file << line << '\n';
  file.flush();
  if (!file) throw std::runtime_error(fmt::format("{} cannot be written", file_.string()));
}

}  // namespace tetrarch::mutants
