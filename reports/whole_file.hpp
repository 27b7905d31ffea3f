// Files that are read whole, and written whole or not at all.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace tetrarch::reports {

// Makes `content` the content of the file at `path`. A regular file appears, or changes, all at once: a temporary file
// in the same folder takes its place, so that after a failure the old file is as it was and the temporary is gone. The
// mode of a file that is replaced is kept, and a symbolic link stays a link: the file it leads to is replaced.
// Anything else that exists, such as /dev/null or a pipe, is written to directly, and so is what standard output or
// standard error lead to (flush what this process has printed there first).
// Throws std::runtime_error, which names the path, the reason and what to do.
void write_whole_file(const std::filesystem::path& path, std::string_view content);

// Everything that the file holds. Throws std::runtime_error, which names the path, where it cannot be read.
std::string read_whole_file(const std::filesystem::path& path);

}  // namespace tetrarch::reports
