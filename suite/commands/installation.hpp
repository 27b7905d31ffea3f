// Where the program finds what comes with it, and where it may keep something.
#pragma once

#include <filesystem>
#include <optional>

namespace tetrarch::commands {

// The folder of clauses, cases and schemas: TETRARCH_FIXTURES where it is set, else the one that was installed with the
// program, else, for a program in the folder that it was built in, that of its sources. Throws std::runtime_error where
// there is none.
std::filesystem::path fixtures_folder();

// The script of the bundled engine, in the same way.
std::filesystem::path bundled_engine();

// The folder for what outlives a run, which may have yet to be made: that of the program where it was built, else one
// of the user's own; nothing for a user who has none.
std::optional<std::filesystem::path> state_folder();

}  // namespace tetrarch::commands
