// The reference as a library that goes wrong whenever it is asked to act: the variable FAULT says how.
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tetrarch/engine.hpp>
#include <vector>

#include "suite/service/reference_service.hpp"
#include "suite/wire/message_schema.hpp"

namespace {

using Answer = std::string;

[[noreturn]] void wait_forever() {
  while (true) ::pause();
}

Answer leave_a_child(const Answer& /*answer*/) {
  if (::fork() == 0) wait_forever();
  ::_exit(0);
}

Answer grow(const Answer& answer) {
  std::vector<std::unique_ptr<std::string>> kept;
  while (kept.size() < std::size_t{1} << 12) kept.push_back(std::make_unique<std::string>(std::size_t{1} << 20, 'x'));
  return answer;
}

Answer print(const Answer& answer) {
  std::puts(R"({"printed":"by puts"})");
  std::cout << R"({"printed":"by cout"})" << std::endl;
  return answer;
}

// The next request is not the library's to read.
Answer read_standard_input(const Answer& answer) {
  if (std::getchar() != EOF) throw std::runtime_error("there was something on standard input");
  return answer;
}

// What becomes of a right answer.
const std::map<std::string, Answer (*)(const Answer&)> kFaults = {
    {"aborts", [](const Answer&) -> Answer { std::abort(); }},
    {"cuts-in-lines", [](const Answer& answer) { return answer.substr(0, 20) + "\n" + answer.substr(20); }},
    {"exits", [](const Answer&) -> Answer { std::exit(0); }},
    {"grows", grow},
    {"hangs", [](const Answer&) -> Answer { wait_forever(); }},
    {"leaves-a-child", leave_a_child},
    {"newline-at-the-end", [](const Answer& answer) { return answer + "\n"; }},
    {"prints", print},
    {"prints-and-aborts",
     [](const Answer&) -> Answer {
       std::puts("about to abort");
       std::abort();
     }},
    {"reads", read_standard_input},
    {"says-nothing", [](const Answer&) { return Answer(); }},
    {"segmentation-fault",
     [](const Answer& answer) {
       std::raise(SIGSEGV);
       return answer;
     }},
    {"throws", [](const Answer&) -> Answer { throw std::runtime_error("no such pawn"); }},
    {"too-long", [](const Answer&) { return Answer(std::size_t{2} << 20, 'x'); }},
};

class Faulty final : public tetrarch::Engine {
 public:
  std::string answer(std::string_view request) override {
    const Answer right = service_.answer_line(request);
    return request.find(R"("method":"act")") == std::string_view::npos ? right : spoil_(right);
  }

 private:
  tetrarch::wire::MessageSchema schema_{TETRARCH_SCHEMA};
  tetrarch::service::ReferenceService service_{schema_};
  Answer (*spoil_)(const Answer&) = kFaults.at(std::getenv("FAULT"));
};

}  // namespace

std::unique_ptr<tetrarch::Engine> tetrarch::make_engine() { return std::make_unique<Faulty>(); }
