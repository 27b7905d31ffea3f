#include "suite/engines/library_host.hpp"

#include <dlfcn.h>
#include <fmt/format.h>
#include <tetrarch_engine.h>

#include <bit>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tetrarch/engine.hpp>
#include <tetrarch/serve.hpp>

#include "suite/engines/channel.hpp"
#include "suite/wire/strict_json.hpp"

namespace tetrarch::suite {
namespace {

static_assert(kLineLimit == TETRARCH_ENGINE_LINE_LIMIT);

// A library that stays loaded until the process ends, as threads of its own may run.
class Library {
 public:
  // With a path of its own, as a mere name would be looked for where the system keeps its libraries.
  explicit Library(const std::filesystem::path& path) : path_(path.string()) {
    if (!std::filesystem::exists(path)) throw std::runtime_error(fmt::format("there is no file \"{}\"", path_));
    handle_ = ::dlopen(std::filesystem::absolute(path).c_str(), RTLD_NOW | RTLD_LOCAL);
    if (handle_ != nullptr) return;
    throw std::runtime_error(
        fmt::format("\"{}\" cannot be loaded as a shared library, as -shared -fPIC makes one: {}", path_, ::dlerror()));
  }

  const std::string& path() const { return path_; }

  template <class Function>
  Function* function(const char* name) const {
    void* address = ::dlsym(handle_, name);
    if (address != nullptr) return std::bit_cast<Function*>(address);
    throw std::runtime_error(fmt::format(
        "\"{}\" has no function {}: a library engine has the functions of tetrarch_engine.h, in C++ as extern \"C\"",
        path_, name));
  }

 private:
  std::string path_;
  void* handle_ = nullptr;
};

class LibraryEngine final : public tetrarch::Engine {
 public:
  explicit LibraryEngine(const Library& library)
      : answer_(library.function<decltype(tetrarch_engine_answer)>("tetrarch_engine_answer")),
        destroy_(library.function<decltype(tetrarch_engine_destroy)>("tetrarch_engine_destroy")) {
    const auto create = library.function<decltype(tetrarch_engine_create)>("tetrarch_engine_create");
    require_version(library);
    engine_ = create();
    if (engine_ != nullptr) return;
    throw std::runtime_error(fmt::format("tetrarch_engine_create of \"{}\" gave no engine but NULL", library.path()));
  }

  ~LibraryEngine() override { destroy_(engine_); }

  std::string answer(std::string_view request) override {
    const std::string line(request);
    const char* text = answer_(engine_, line.c_str());
    if (text != nullptr) return text;
    throw std::runtime_error(fmt::format("tetrarch_engine_answer gave NULL for {}", wire::excerpt(line)));
  }

 private:
  static void require_version(const Library& library) {
    const int version = library.function<decltype(tetrarch_engine_abi)>("tetrarch_engine_abi")();
    if (version == TETRARCH_ENGINE_ABI) return;
    throw std::runtime_error(fmt::format(
        "\"{}\" has version {} of the functions of tetrarch_engine.h, and this is version {}: compile it with "
        "the header that came with this Tetrarch",
        library.path(), version, TETRARCH_ENGINE_ABI));
  }

  decltype(&tetrarch_engine_answer) answer_;
  decltype(&tetrarch_engine_destroy) destroy_;
  tetrarch_engine* engine_ = nullptr;
};

}  // namespace

void serve_library(const std::filesystem::path& path) {
  // First, as a library may print as soon as it is loaded.
  StandardStreams streams;
  LibraryEngine engine{Library(path)};
  serve(engine, streams);
}

}  // namespace tetrarch::suite
