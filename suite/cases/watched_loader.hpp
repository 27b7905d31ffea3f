// For tests and fuzzers: the loader of case files, with everything watched that must hold whatever a file says.
//
// It watches files of Quaternity alone. Of a position of Quantum Chess the loader looks at players, kings and lists,
// not at all of C-LOAD-1, so that not every position that it accepts can be loaded.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/temporary_folder.hpp"
#include "suite/cases/loader.hpp"
#include "suite/wire/message_schema.hpp"

namespace tetrarch::cases {

// What is wrong with the refusal of a file that holds this text, or nothing. It must name the file and a line and
// column that are in it, and say something on one line that can be printed.
std::optional<std::string> fault_of_refusal(const InputError& refusal, const std::filesystem::path& file,
                                            std::string_view text);

// What is wrong with the cases of a file that was accepted, or nothing:
//
// - There is one at least, and each has a name, a title, clauses and steps of its own.
// - Its position can be loaded, or is unresolved, and its actions are such as the protocol has; both are the same when
//   they are written out and read again.
// - It can be turned, and is the same after four quarter turns.
std::optional<std::string> fault_of_cases(const std::vector<Case>& cases, const wire::MessageSchema& schema);

class WatchedLoader {
 public:
  // `fixtures` is the folder of the fixtures: the clauses that may be cited, and the protocol's schema.
  explicit WatchedLoader(const std::filesystem::path& fixtures);

  struct Told {
    std::size_t case_count = 0;        // 0 where the file was refused
    std::string refusal;               // empty where it was accepted
    std::optional<std::string> fault;  // what is wrong with what the loader made of it
  };

  // Has a file with that text read.
  Told read(std::string_view text) const;

 private:
  std::vector<ClauseBook> books_;
  wire::MessageSchema schema_;
  reports::TemporaryFolder folder_;
};

}  // namespace tetrarch::cases
