#include "suite/commands/validators.hpp"

#include <map>
#include <string>

namespace tetrarch::commands {

CLI::Validator is_given() {
  return {[](const std::string& text) { return text.empty() ? std::string("is empty; name one") : std::string(); }, ""};
}

CLI::Validator is_number() {
  return {[](const std::string& text) {
            return text.find_first_of("nN") == std::string::npos ? std::string() : text + " is no number";
          },
          ""};
}

CLI::Validator is_duration() {
  return CLI::AsNumberWithUnit(std::map<std::string, double>{{"s", 1}, {"m", 60}, {"h", 3600}},
                               CLI::AsNumberWithUnit::CASE_INSENSITIVE, "TIME");
}

}  // namespace tetrarch::commands
