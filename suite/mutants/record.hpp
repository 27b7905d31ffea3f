// The record of a measurement: a file with what became of each mutant so far, a line each, so that it can be gone on
// with after an interruption at any moment.
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "suite/mutants/judged.hpp"

namespace tetrarch::mutants {

class Record {
 public:
  // `measured` says what is measured: another measurement cannot be gone on with. A line that an interruption cut short
  // is dropped. Throws std::runtime_error where the file is there and is not to be resumed, holds something else, is a
  // record of another measurement, or cannot be written.
  Record(std::filesystem::path file, const nlohmann::json& measured, bool is_resumed);

  const std::map<std::string, Judged>& judged() const { return judged_; }  // by the mutants' ids

  // Throws std::runtime_error where it cannot be written down.
  void add(const Judged& judged);

 private:
  void read(const nlohmann::json& measured);
  void append(const std::string& line) const;

  std::filesystem::path file_;
  std::map<std::string, Judged> judged_;
};

}  // namespace tetrarch::mutants
