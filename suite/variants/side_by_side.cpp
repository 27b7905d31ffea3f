#include "suite/variants/side_by_side.hpp"

#include <fmt/format.h>

#include <atomic>
#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_future.hpp>
#include <future>
#include <vector>

namespace tetrarch::variants {

void side_by_side(std::size_t count, unsigned jobs, const std::filesystem::path& folder,
                  const std::function<void(std::size_t index, const Workshop& workshop,
                                           const std::filesystem::path& own_folder)>& work) {
  std::atomic<std::size_t> next = 0;
  const auto go_on = [&](const std::filesystem::path& own_folder) {
    try {
      const Workshop workshop(own_folder);
      for (std::size_t index = next++; index < count; index = next++) work(index, workshop, own_folder);
    } catch (...) {
      next = count;
      throw;
    }
  };
  boost::asio::thread_pool threads(jobs);
  std::vector<std::future<void>> ended;
  for (unsigned job = 0; job < jobs; ++job) {
    const auto own_folder = folder / fmt::format("job-{}", job);
    ended.push_back(boost::asio::post(threads, boost::asio::use_future([&go_on, own_folder] { go_on(own_folder); })));
  }
  threads.join();
  for (auto& each : ended) each.get();
}

}  // namespace tetrarch::variants
