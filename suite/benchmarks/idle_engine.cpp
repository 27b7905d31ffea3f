// An engine that does nothing: it answers every request at once, and always the same. A request's `id` is the first
// number after `"id":`, as this suite writes it.
#include <unistd.h>

#include <string>
#include <string_view>

namespace {

constexpr std::string_view kHello =
    R"({"protocol":1,"engine":{"name":"Idle","version":"1"},"rulesets":["quaternity","quantum"],"supports":[]})";
constexpr std::string_view kNoMoves = R"({"moves":[]})";

std::string id_in(const std::string& request) {
  const std::size_t start = request.find("\"id\":") + 5;
  return request.substr(start, request.find_first_not_of("0123456789", start) - start);
}

std::string answer_to(const std::string& request) {
  const bool is_hello = request.find("\"hello\"") != std::string::npos;
  std::string answer = "{\"jsonrpc\":\"2.0\",\"id\":" + id_in(request) + ",\"result\":";
  answer += is_hello ? kHello : kNoMoves;
  return answer + "}\n";
}

bool write_all(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(STDOUT_FILENO, text.data(), text.size());
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace

int main() {
  std::string request;
  char part[65536];
  for (ssize_t length = 0; (length = read(STDIN_FILENO, part, sizeof part)) > 0;) {
    request.append(part, static_cast<std::size_t>(length));
    if (request.back() != '\n') continue;
    if (!write_all(answer_to(request))) return 1;
    request.clear();
  }
  return 0;
}
