// An engine of four-player chess in C++, for Tetrarch: derive from Engine (or from JsonEngine, json_engine.hpp, which
// has the protocol written already), define make_engine(), and link
//
//     Tetrarch::certify_main     for a program that certifies the engine (and serves it, with `serve`)
//     Tetrarch::engine_library   for a shared library that `tetrarch certify --engine lib:PATH` takes
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace tetrarch {

class Engine {
 public:
  Engine() = default;
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;
  virtual ~Engine() = default;

  // The answer to a request of the protocol: each is one line of JSON, without its newline. What is thrown ends the
  // engine, which costs the case; what() is in the report.
  virtual std::string answer(std::string_view request) = 0;
};

// Yours to define: a new engine.
std::unique_ptr<Engine> make_engine();

}  // namespace tetrarch
