// The reference as a library: each of its functions asks the reference's service.
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <tetrarch/json_engine.hpp>
#include <vector>

#include "suite/service/reference_service.hpp"
#include "suite/wire/message_schema.hpp"

namespace {

class ReferenceInLibrary final : public tetrarch::JsonEngine {
  Json identity() const override { return {{"name", "The reference in a library"}, {"version", "1"}}; }

  std::vector<std::string> rulesets() const override { return tetrarch::service::known_rulesets(); }

  std::vector<std::string> supports() const override { return {"attackers", "undo", "record"}; }

  void load(const std::string& ruleset, const std::optional<Json>& position) override {
    Json params = {{"ruleset", ruleset}};
    if (position) params["position"] = *position;
    ask("load", params);
  }

  Json act(const Json& action) override { return ask("act", {{"action", action}}).at("events"); }

  Json state() const override { return ask("state", Json::object()).at("state"); }

  Json moves() const override { return ask("moves", Json::object()).at("moves"); }

  Json attackers(const std::string& square, const std::string& by) const override {
    return ask("attackers", {{"square", square}, {"by", by}}).at("squares");
  }

  void undo() override { ask("undo", Json::object()); }

  Json save() const override { return ask("save", Json::object()).at("record"); }

  void restore(const Json& record) override { ask("restore", {{"record", record}}); }

  Json ask(const std::string& method, const Json& params) const {
    const Json request = {{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}};
    const Json answer = Json::parse(service_.answer_line(request.dump()));
    if (answer.contains("result")) return answer.at("result");
    throw tetrarch::Refused{answer.at("error").at("data").at("kind"), answer.at("error").at("message")};
  }

  tetrarch::wire::MessageSchema schema_{TETRARCH_SCHEMA};
  mutable tetrarch::service::ReferenceService service_{schema_};
};

}  // namespace

std::unique_ptr<tetrarch::Engine> tetrarch::make_engine() { return std::make_unique<ReferenceInLibrary>(); }
