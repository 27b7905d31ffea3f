#include "reports/whole_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <fstream>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <string>
#include <system_error>
#include <utility>

namespace tetrarch::reports {
namespace {

namespace fs = std::filesystem;

// What to do about a failed system call.
std::string_view advice_for(int error) {
  switch (error) {
    case ENOENT:
    case ENOTDIR:
      return "Create the folder first, or give another path.";
    case EACCES:
    case EPERM:
    case EROFS:
      return "Give a path that you may write to, or change its permissions.";
    case EISDIR:
      return "Give the path of a file in it.";
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
      return "Make room there, or give a path on another disk.";
    case ENAMETOOLONG:
      return "Give a shorter path.";
    default:
      return "Give another path.";
  }
}

std::runtime_error failure(const fs::path& path, int error) {
  return std::runtime_error(fmt::format("cannot write '{}': {}. {}", path.string(),
                                        std::generic_category().message(error), advice_for(error)));
}

// An open file, closed when it goes out of scope.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }

  int number() const { return number_; }

  // Closes the file now and says whether that went well: some file systems report a full disk only here.
  bool close() { return ::close(std::exchange(number_, -1)) == 0; }

 private:
  int number_;
};

// Removes a file when it goes out of scope, unless that was called off.
class Removal {
 public:
  explicit Removal(fs::path path) : path_(std::move(path)) {}
  Removal(const Removal&) = delete;
  Removal& operator=(const Removal&) = delete;
  ~Removal() {
    if (!called_off_) ::unlink(path_.c_str());
  }

  void call_off() { called_off_ = true; }

 private:
  fs::path path_;
  bool called_off_ = false;
};

std::optional<struct stat> status_of(const fs::path& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return std::nullopt;
  return status;
}

void write_all(int descriptor, std::string_view content, const fs::path& path) {
  while (!content.empty()) {
    const ssize_t written = ::write(descriptor, content.data(), content.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) throw failure(path, errno);
    content.remove_prefix(static_cast<std::size_t>(written));
  }
}

// The standard output or error of this process, where the path leads to the same file. Opening such a path anew would
// write over what the process has printed there.
std::optional<int> standard_stream(const struct stat& status) {
  constexpr std::array kStreams = {STDOUT_FILENO, STDERR_FILENO};
  for (const int stream : kStreams) {
    struct stat other {};
    if (::fstat(stream, &other) != 0) continue;
    if (other.st_dev == status.st_dev && other.st_ino == status.st_ino) return stream;
  }
  return std::nullopt;
}

void write_directly(const fs::path& path, std::string_view content) {
  Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
  if (file.number() < 0) throw failure(path, errno);
  write_all(file.number(), content, path);
  if (!file.close()) throw failure(path, errno);
}

// Opens a new file in the folder, of a name that nothing there has.
std::pair<fs::path, int> open_temporary(const fs::path& folder, const fs::path& wanted) {
  for (int number = 0;; ++number) {
    fs::path path = folder / fmt::format(".tetrarch-{}-{}.tmp", ::getpid(), number);
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor >= 0) return {std::move(path), descriptor};
    if (errno != EEXIST) throw failure(wanted, errno);
  }
}

// `target` is where the file goes; `path` is what the caller calls it.
void replace(const fs::path& target, const std::optional<struct stat>& old, std::string_view content,
             const fs::path& path) {
  if (old && ::access(target.c_str(), W_OK) != 0) throw failure(path, errno);
  const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
  const auto [temporary, descriptor] = open_temporary(folder, path);
  Removal removal(temporary);
  Descriptor file(descriptor);
  if (old && ::fchmod(file.number(), old->st_mode & 07777) != 0) throw failure(path, errno);
  write_all(file.number(), content, path);
  if (::fsync(file.number()) != 0) throw failure(path, errno);
  if (!file.close()) throw failure(path, errno);
  if (::rename(temporary.c_str(), target.c_str()) != 0) throw failure(path, errno);
  removal.call_off();
}

// Where the path leads when the symbolic links at its end are followed, also to a file that is not there yet.
fs::path followed(const fs::path& path) {
  constexpr int kMostLinks = 40;
  fs::path target = path;
  for (int links = 0; links < kMostLinks; ++links) {
    std::error_code error;
    if (!fs::is_symlink(fs::symlink_status(target, error))) return target;
    const fs::path next = fs::read_symlink(target, error);
    if (error) throw failure(path, error.value());
    target = target.parent_path() / next;
  }
  throw failure(path, ELOOP);
}

}  // namespace

void write_whole_file(const std::filesystem::path& path, std::string_view content) {
  if (path.empty()) throw std::runtime_error("cannot write a file: the path is empty. Give the path of a file.");
  if (path.native().find('\0') != std::string::npos) throw failure(path, EINVAL);
  const std::optional<struct stat> status = status_of(path);
  if (!status) return replace(followed(path), std::nullopt, content, path);
  if (S_ISDIR(status->st_mode)) throw failure(path, EISDIR);
  if (const auto stream = standard_stream(*status)) return write_all(*stream, content, path);
  if (!S_ISREG(status->st_mode)) return write_directly(path, content);
  replace(followed(path), status, content, path);
}

std::string read_whole_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::string content{std::istreambuf_iterator<char>(file), {}};
  if (!file.is_open() || file.bad()) throw std::runtime_error(fmt::format("{} cannot be read", path.string()));
  return content;
}

}  // namespace tetrarch::reports
