// The reference as an engine that takes a known time for every request: `burning_engine MICROSECONDS FILE`. When it
// ends it adds a line to the file: how many seconds it was busy, from its getting a request to its answering it, in
// all.
#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>

#include "suite/run/success.hpp"
#include "suite/service/reference_service.hpp"

namespace {

using Clock = std::chrono::steady_clock;

void burn_until(Clock::time_point end) {
  while (Clock::now() < end) {
  }
}

Clock::duration serve(std::chrono::microseconds burnt) {
  const tetrarch::wire::MessageSchema schema(TETRARCH_FIXTURES "/schemas/protocol.schema.json");
  tetrarch::service::ReferenceService reference(schema);
  Clock::duration busy{};
  for (std::string request; !reference.has_quit() && std::getline(std::cin, request);) {
    const auto start = Clock::now();
    const std::string answer = reference.answer_line(request);
    burn_until(start + burnt);
    std::cout << answer << '\n' << std::flush;
    busy += Clock::now() - start;
  }
  return busy;
}

}  // namespace

int main(int count, char** words) {
  try {
    if (count != 3) throw std::invalid_argument("give it MICROSECONDS FILE");
    const auto busy = serve(std::chrono::microseconds(std::stol(words[1])));
    std::ofstream(words[2], std::ios::app) << std::chrono::duration<double>(busy).count() << std::endl;
    return tetrarch::suite::kSucceeded;
  } catch (const std::exception& error) {
    fmt::print(stderr, "burning_engine: {}\n", error.what());
    return tetrarch::suite::kBadInput;
  }
}
