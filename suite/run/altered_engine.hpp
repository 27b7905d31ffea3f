// For tests: engines in this process that are the reference but for one fault, and cases written in YAML to run on
// them.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "suite/cases/quarter_turns.hpp"
#include "suite/cases/written_files.hpp"
#include "suite/run/case_run.hpp"
#include "suite/service/reference_service.hpp"

namespace tetrarch::suite {

using nlohmann::json;

inline const wire::MessageSchema& protocol() {
  static const wire::MessageSchema compiled(std::filesystem::path(TETRARCH_FIXTURES) / "schemas/protocol.schema.json");
  return compiled;
}

// What comes back for a request: a line, or none.
using Outcome = std::variant<std::string, Failure>;

// The reference's answer to a request.
using Reference = std::function<json(const json& request)>;

// How an engine deals with a request.
using Behaviour = std::function<Outcome(const json& request, const Reference& reference)>;

inline Behaviour faithful() {
  return [](const json& request, const Reference& reference) { return reference(request).dump(); };
}

// The answers to a method are changed.
inline Behaviour changed(const std::string& method, std::function<void(json& answer)> change) {
  return [=](const json& request, const Reference& reference) {
    json answer = reference(request);
    if (request["method"] == method) change(answer);
    return answer.dump();
  };
}

// The results of a method are changed, its refusals are not.
inline Behaviour changed_result(const std::string& method, std::function<void(json& result)> change) {
  return changed(method, [=](json& answer) {
    if (answer.contains("result")) change(answer["result"]);
  });
}

// Something else is done for a method.
inline Behaviour instead_of(const std::string& method, Behaviour other) {
  return [=](const json& request, const Reference& reference) -> Outcome {
    if (request["method"] == method) return other(request, reference);
    return reference(request).dump();
  };
}

// A method is not asked of the game; what is answered is the state that there is.
inline Behaviour doing_nothing_for(const std::string& method) {
  return instead_of(method, [](json request, const Reference& reference) {
    request["method"] = "state";
    request["params"] = json::object();
    return reference(request).dump();
  });
}

// Every action is accepted, and none is carried out.
inline Behaviour accepting_without_acting() {
  return instead_of("act", [](json request, const Reference& reference) {
    request["method"] = "state";
    request["params"] = json::object();
    json answer = reference(request);
    answer["result"]["events"] = json::array();
    return answer.dump();
  });
}

inline Behaviour failing_at(const std::string& method, const Failure& failure) {
  return instead_of(method, [=](const json&, const Reference&) { return failure; });
}

inline Behaviour answering_with_error(const std::string& method, int code, const std::string& kind = {}) {
  return instead_of(method, [=](const json& request, const Reference&) {
    json error = {{"code", code}, {"message", "as scripted"}};
    if (!kind.empty()) error["data"] = {{"kind", kind}};
    return json({{"jsonrpc", "2.0"}, {"id", request["id"]}, {"error", error}}).dump();
  });
}

inline Behaviour supporting(const std::vector<std::string>& supports) {
  return changed_result("hello", [=](json& result) { result["supports"] = supports; });
}

// Keeps the methods that it is asked for. Once it has failed it is gone until it is started.
class AlteredChannel : public Channel {
 public:
  AlteredChannel(Behaviour behaviour, std::vector<std::string>& asked)
      : behaviour_(std::move(behaviour)), asked_(asked) {}

  std::optional<Failure> start() override {
    reference_ = std::make_unique<service::ReferenceService>(protocol());
    return std::nullopt;
  }

  std::variant<std::string, Failure> exchange(std::string_view line) override {
    if (!reference_) return Failure{FailureKind::kCrash, "asked though it is gone"};
    const json request = json::parse(line);
    asked_.push_back(request["method"]);
    Outcome outcome =
        behaviour_(request, [&](const json& asked) { return json::parse(reference_->answer_line(asked.dump())); });
    if (std::holds_alternative<Failure>(outcome)) reference_.reset();
    return outcome;
  }

  void stop(std::string_view) override { reference_.reset(); }

  std::string take_standard_error() override { return reference_ ? std::string() : std::string("its last words"); }

 private:
  Behaviour behaviour_;
  std::vector<std::string>& asked_;
  std::unique_ptr<service::ReferenceService> reference_;
};

// Each difference as "FIELD: EXPECTED / ACTUAL".
inline std::vector<std::string> differences_in(const reports::Finding& finding) {
  std::vector<std::string> texts;
  for (const auto& [field, expected, actual] : finding.differences) {
    texts.push_back(field + ": " + expected + " / " + actual);
  }
  return texts;
}

inline constexpr const char* kMating =
    "{turn: white, white: 'K a1, R h11 g5', red: 'K a12, N j4', black: K l9, green: K l2}";
inline constexpr const char* kTwoAtOnce =
    "{turn: white, white: 'K e1, R f1, N c10 d10 i10 j10', red: K a12, black: K l12, green: K g6}";

// Cases cite the clause Q-A-1, a clause that nothing depends on.
class CaseRunTest : public cases::WrittenFiles {
 protected:
  // A case with a position and steps, both indented as case files have them.
  cases::Case case_with(const std::string& position, const std::string& steps) const {
    const std::string text = cases::kHead + "  - case: x\n    title: A title\n    clauses: [Q-A-1]\n    turns: all\n" +
                             "    position: " + position + "\n    steps:\n" + steps;
    return load(text).at(0);
  }

  reports::CaseResult result_of(const cases::Case& subject, const Behaviour& behaviour) {
    asked_.clear();
    Engine engine(std::make_unique<AlteredChannel>(behaviour, asked_), protocol());
    const auto started = engine.start();
    if (const auto* failure = std::get_if<Failure>(&started)) {
      ADD_FAILURE() << failure->detail;
      return {};
    }
    return run_case(subject, engine, std::get<reports::EngineIdentity>(started));
  }

  // The finding on a case that ends with that verdict.
  reports::Finding finding_on(const cases::Case& subject, const Behaviour& behaviour,
                              reports::Verdict verdict = reports::Verdict::kWrong) {
    const reports::CaseResult result = result_of(subject, behaviour);
    EXPECT_EQ(reports::name_of(result.verdict), reports::name_of(verdict));
    if (!result.finding) {
      ADD_FAILURE() << "no finding";
      return {};
    }
    return *result.finding;
  }

  void expect_pass(const cases::Case& subject, const Behaviour& behaviour) {
    const reports::CaseResult result = result_of(subject, behaviour);
    EXPECT_EQ(reports::name_of(result.verdict), "pass") << (result.finding ? result.finding->summary : "");
    EXPECT_FALSE(result.finding);
    EXPECT_THAT(result.not_asked, testing::IsEmpty());
  }

  // One of every step and expectation.
  cases::Case everything() const {
    return case_with(kMating,
                     "      - attackers: {h5: {white: [g5, h11], red: [j4], black: []}}\n"
                     "        check: {red: false, white: false}\n"
                     "        moves: {from: {a1: [a2, b1, b2]}}\n"
                     "      - act: g5-h6\n"
                     "        refused: illegal\n"
                     "      - act: g5-g12\n"
                     "        awards: [red]\n"
                     "        state: {turn: black, players: {red: eliminated}, pieces: {a12: empty, j4: red N}}\n"
                     "      - save-and-restore\n"
                     "      - act: propose-draw\n"
                     "        awards: []\n"
                     "      - undo: 2\n"
                     "        state: {turn: white}\n"
                     "      - load: {turn: white, white: K a1 c1, red: K a12}\n"
                     "        refused: invalid\n"
                     "      - load: opening\n"
                     "        moves: {count: 41}\n"
                     "      - undo: 1\n"
                     "        refused: illegal\n");
  }

  cases::Case mating() const { return case_with(kMating, "      - act: g5-g12\n        awards: [red]\n"); }

  cases::Case opening_move() const { return case_with("opening", "      - act: e1-f1\n"); }

  cases::Case refusal() const { return case_with("opening", "      - act: e1-g1\n        refused: illegal\n"); }

  std::vector<std::string> asked_;  // the methods that the last engine was asked for
};

}  // namespace tetrarch::suite
