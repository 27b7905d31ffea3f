// The reference as an engine: a line of the protocol in, a line out.
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "suite/engines/channel.hpp"
#include "suite/service/game_service.hpp"
#include "suite/wire/message_schema.hpp"

namespace tetrarch::service {

// The rulesets that the reference plays.
std::vector<std::string> known_rulesets();

// A new game of that ruleset, at its opening. Throws std::invalid_argument if the ruleset is none of known_rulesets().
std::unique_ptr<GameService> make_game(std::string_view ruleset);

class ReferenceService {
 public:
  // `schema` must outlive the service.
  explicit ReferenceService(const wire::MessageSchema& schema) : schema_(&schema) {}

  // The answer to one request line, both without their newlines. Whatever the line holds, there is an answer.
  std::string answer_line(std::string_view line);

  // Whether `quit` has been asked for.
  bool has_quit() const { return has_quit_; }

 private:
  Reply reply_to(const json& request);
  Reply load(const json& params);
  Reply restore(const json& record);
  Reply ask_game(std::string_view method, const json& params);

  const wire::MessageSchema* schema_;
  std::string ruleset_ = "quaternity";
  std::unique_ptr<GameService> game_;
  bool has_quit_ = false;
};

// The reference in this process, behind the same lines as any other engine.
class ReferenceChannel : public suite::Channel {
 public:
  // `schema` must outlive the channel.
  explicit ReferenceChannel(const wire::MessageSchema& schema) : schema_(schema), service_(schema) {}

  std::optional<suite::Failure> start() override;
  std::variant<std::string, suite::Failure> exchange(std::string_view line) override;
  void stop(std::string_view farewell) override;
  std::string take_standard_error() override { return {}; }

 private:
  const wire::MessageSchema& schema_;
  ReferenceService service_;
};

}  // namespace tetrarch::service
