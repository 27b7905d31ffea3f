// For tests: attempts of Quaternity, the clauses that their cases cite, and engines that are the reference but for a
// fault.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "suite/campaign/attempt_case.hpp"
#include "suite/campaign/explorer.hpp"
#include "suite/campaign/pool.hpp"
#include "suite/cases/clauses.hpp"
#include "suite/run/altered_engine.hpp"
#include "suite/run/worker.hpp"

namespace tetrarch::campaign {

inline const Explorer& quaternity() { return *explorer_of("quaternity"); }

inline const cases::ClauseBook& clauses() {
  static const auto book =
      cases::read_clauses(std::filesystem::path(TETRARCH_FIXTURES) / "quaternity" / "clauses.yaml");
  return book;
}

// The first attempts of a seed.
inline std::vector<Attempt> attempts(std::uint64_t seed, std::uint64_t count) {
  const Pool pool(quaternity(), seed, {});
  std::vector<Attempt> made;
  for (std::uint64_t number = 0; number < count; ++number) made.push_back(pool.attempt(number));
  return made;
}

// The attempt as a case that may be written down.
inline cases::Case named_case(const Attempt& attempt, Asking asking) {
  cases::Case subject = case_of(attempt, "quaternity", asking);
  subject.area = "found";
  subject.name = "quaternity/found/one";
  subject.title = "One: \"of\" many # things";
  return subject;
}

// An engine that behaves so, on a thread of its own.
inline std::unique_ptr<suite::Worker> worker_with(const suite::Behaviour& behaviour, std::vector<std::string>& asked) {
  auto worker =
      std::make_unique<suite::Worker>(std::make_unique<suite::AlteredChannel>(behaviour, asked), suite::protocol());
  const auto failure = worker->run([&] { return worker->contestant().start(); }).get();
  EXPECT_FALSE(failure.has_value());
  return worker;
}

// No piece is ever in check for long: a pass is always accepted, and the turn stays where it is.
inline suite::Behaviour passing_at_will() {
  return suite::instead_of("act", [](const suite::json& request, const suite::Reference& reference) {
    suite::json answer = reference(request);
    if (request["params"]["action"]["kind"] == "pass" && answer.contains("error")) {
      suite::json state = request;
      state["method"] = "state";
      state["params"] = suite::json::object();
      answer = reference(state);
      answer["result"]["events"] = suite::json::array();
    }
    return answer.dump();
  });
}

}  // namespace tetrarch::campaign
