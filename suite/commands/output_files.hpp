// Files that a command writes: found out before the work, not after it, that one has nowhere to go.
#pragma once

#include <filesystem>
#include <map>
#include <string>

namespace tetrarch::commands {

// Whether something other than a file is there, such as /dev/null: what is written to it one after the other is not
// lost.
bool is_device(const std::string& path);

// Throws std::invalid_argument, naming the option, where no file can be written at that path; an empty path is none.
void require_writable(const std::string& option, const std::string& path);

// The files that a command reads and writes, of which none may be written that is another one of them. Symbolic links
// are followed.
class SeparateFiles {
 public:
  // `what` is what a person calls the file, such as "the case file" or "--waivers". An empty path is none.
  void add_input(const std::string& what, const std::string& path);

  // Throws std::invalid_argument, naming both, where the file is known already. An empty path, or a device, is none.
  void add_output(const std::string& option, const std::string& path);

 private:
  std::map<std::filesystem::path, std::string> taken_;
};

}  // namespace tetrarch::commands
