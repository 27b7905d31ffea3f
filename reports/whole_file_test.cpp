#include "reports/whole_file.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "reports/temporary_folder.hpp"

namespace tetrarch::reports {
namespace {

namespace fs = std::filesystem;

// An empty folder for each test.
class WholeFile : public testing::Test {
 protected:
  std::vector<std::string> names() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder_)) names.push_back(entry.path().filename());
    return names;
  }

  TemporaryFolder temporary_;
  fs::path folder_ = temporary_.path();
};

std::string content_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// What went wrong, or nothing.
std::string error_of(const fs::path& path, std::string_view content) {
  try {
    write_whole_file(path, content);
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "";
}

TEST_F(WholeFile, WritesANewFile) {
  const std::string content("a\0b\r\n", 5);
  write_whole_file(folder_ / "report.json", content);
  EXPECT_EQ(content_of(folder_ / "report.json"), content);
  EXPECT_EQ(names(), std::vector<std::string>{"report.json"});
  struct stat status {};
  ASSERT_EQ(::stat((folder_ / "report.json").c_str(), &status), 0);
  const mode_t mask = ::umask(0);
  ::umask(mask);
  EXPECT_EQ(status.st_mode & 0777U, 0666U & ~mask);
}

TEST_F(WholeFile, ReplacesAFileAndKeepsItsMode) {
  const fs::path path = folder_ / "report.json";
  write_whole_file(path, "a longer text than the next");
  ASSERT_EQ(::chmod(path.c_str(), 0640), 0);
  write_whole_file(path, "short");
  EXPECT_EQ(content_of(path), "short");
  struct stat status {};
  ASSERT_EQ(::stat(path.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777U, 0640U);
  EXPECT_EQ(names().size(), 1U);
}

TEST_F(WholeFile, WritesALargeFile) {
  const std::string content(std::size_t{5} << 20, 'x');
  write_whole_file(folder_ / "large", content);
  EXPECT_EQ(content_of(folder_ / "large"), content);
}

TEST_F(WholeFile, WritesWhatNamesNoFolder) {
  const fs::path here = fs::current_path();
  fs::current_path(folder_);
  const std::string error = error_of("-", "dash");
  fs::current_path(here);
  EXPECT_EQ(error, "");
  EXPECT_EQ(content_of(folder_ / "-"), "dash") << "a dash is a name like any other";
}

TEST_F(WholeFile, RefusesWithPathReasonAndAdvice) {
  EXPECT_EQ(error_of(folder_ / "none" / "report.json", "x"),
            "cannot write '" + (folder_ / "none" / "report.json").string() +
                "': No such file or directory. Create the folder first, or give another path.");
  EXPECT_EQ(error_of(folder_, "x"),
            "cannot write '" + folder_.string() + "': Is a directory. Give the path of a file in it.");
  write_whole_file(folder_ / "file", "x");
  EXPECT_NE(error_of(folder_ / "file" / "report.json", "x").find("Not a directory. Create the folder"),
            std::string::npos);
  EXPECT_NE(error_of(folder_ / std::string(300, 'n'), "x").find("Give a shorter path."), std::string::npos);
  EXPECT_NE(error_of("", "x").find("the path is empty"), std::string::npos);
  EXPECT_NE(error_of(folder_ / std::string("a\0b", 3), "x"), "");
  EXPECT_EQ(names(), std::vector<std::string>{"file"}) << "no temporary file is left behind";
}

TEST_F(WholeFile, SaysWhenPermissionIsMissing) {
  if (::geteuid() == 0) {
    // Root may write everywhere but into the kernel's own folders.
    EXPECT_NE(error_of("/proc/self/report.json", "x").find("cannot write '/proc/self/report.json'"), std::string::npos);
    return;
  }
  fs::permissions(folder_, fs::perms::owner_read | fs::perms::owner_exec);
  const std::string error = error_of(folder_ / "report.json", "x");
  fs::permissions(folder_, fs::perms::owner_all);
  EXPECT_NE(error.find("Permission denied. Give a path that you may write to"), std::string::npos) << error;

  write_whole_file(folder_ / "report.json", "old");
  fs::permissions(folder_ / "report.json", fs::perms::owner_read);
  EXPECT_NE(error_of(folder_ / "report.json", "new").find("Permission denied"), std::string::npos);
  EXPECT_EQ(content_of(folder_ / "report.json"), "old") << "what is write-protected is not replaced";
}

TEST_F(WholeFile, KeepsTheOldFileWhenTheDiskIsFull) {
  const fs::path path = folder_ / "report.json";
  write_whole_file(path, "old");
  struct rlimit old_limit {};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &old_limit), 0);
  const struct rlimit small_limit { 1000, old_limit.rlim_max };
  const auto old_handler = std::signal(SIGXFSZ, SIG_IGN);
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small_limit), 0);
  const std::string error = error_of(path, std::string(5000, 'x'));
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &old_limit), 0);
  std::signal(SIGXFSZ, old_handler);
  EXPECT_NE(error.find("File too large. Make room there"), std::string::npos) << error;
  EXPECT_EQ(content_of(path), "old");
  EXPECT_EQ(names(), std::vector<std::string>{"report.json"});
}

TEST_F(WholeFile, WritesToDevicesDirectly) {
  EXPECT_EQ(error_of("/dev/null", "x"), "");
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
  if (!fs::exists("/dev/full")) GTEST_SKIP() << "no /dev/full here";
  EXPECT_EQ(error_of("/dev/full", "x"),
            "cannot write '/dev/full': No space left on device. Make room there, or give a path on another disk.");
}

TEST_F(WholeFile, WritesToAPipe) {
  const fs::path path = folder_ / "pipe";
  ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
  std::string received;
  std::thread reader([&] { received = content_of(path); });
  const std::string error = error_of(path, "through the pipe");
  reader.join();
  EXPECT_EQ(error, "");
  EXPECT_EQ(received, "through the pipe");
  EXPECT_TRUE(fs::is_fifo(path));
}

TEST_F(WholeFile, FollowsSymbolicLinks) {
  write_whole_file(folder_ / "target", "old and long");
  fs::create_symlink("target", folder_ / "link");
  fs::create_symlink("absent", folder_ / "dangling");
  fs::create_symlink("loop", folder_ / "loop");
  write_whole_file(folder_ / "link", "new");
  write_whole_file(folder_ / "dangling", "newer");
  EXPECT_TRUE(fs::is_symlink(folder_ / "link"));
  EXPECT_EQ(content_of(folder_ / "target"), "new");
  EXPECT_TRUE(fs::is_symlink(folder_ / "dangling"));
  EXPECT_EQ(content_of(folder_ / "absent"), "newer");
  EXPECT_NE(error_of(folder_ / "loop", "x").find("Too many levels of symbolic links"), std::string::npos);
  EXPECT_EQ(names().size(), 5U);
}

TEST_F(WholeFile, AddsToStandardOutputThatIsAFile) {
  const fs::path path = folder_ / "output";
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  const int old_output = ::dup(STDOUT_FILENO);
  ASSERT_EQ(::dup2(file, STDOUT_FILENO), STDOUT_FILENO);
  const auto written = ::write(STDOUT_FILENO, "before ", 7);
  const std::string error = error_of("/dev/stdout", "report");
  ASSERT_EQ(::dup2(old_output, STDOUT_FILENO), STDOUT_FILENO);
  ::close(old_output);
  ::close(file);
  EXPECT_EQ(written, 7);
  EXPECT_EQ(error, "");
  EXPECT_EQ(content_of(path), "before report");
}

TEST_F(WholeFile, IsReadWhole) {
  const std::string bytes("a\0\n\r\n b", 7);
  write_whole_file(folder_ / "file", bytes);
  EXPECT_EQ(read_whole_file(folder_ / "file"), bytes);
  write_whole_file(folder_ / "empty", "");
  EXPECT_EQ(read_whole_file(folder_ / "empty"), "");
}

TEST_F(WholeFile, IsNamedWhereItCannotBeRead) {
  try {
    read_whole_file(folder_ / "absent");
    FAIL() << "nothing was thrown";
  } catch (const std::runtime_error& error) {
    EXPECT_NE(std::string(error.what()).find("absent cannot be read"), std::string::npos) << error.what();
  }
  EXPECT_THROW(read_whole_file(folder_), std::runtime_error) << "a folder";
}

}  // namespace
}  // namespace tetrarch::reports
