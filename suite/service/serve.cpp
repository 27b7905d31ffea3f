#include "suite/service/serve.hpp"

#include <iostream>
#include <limits>
#include <optional>
#include <string>

#include "suite/engines/channel.hpp"
#include "suite/service/reference_service.hpp"

namespace tetrarch::service {
namespace {

constexpr const char* kLineTooLong =
    R"({"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"the line is longer than 1 MiB"}})";

// A line of at most the limit; `is_too_long` says that there was more, which is gone.
struct Line {
  std::string text;
  bool is_too_long = false;
};

std::optional<Line> next_line(std::istream& input) {
  Line line;
  for (int next = input.get(); next != std::istream::traits_type::eof(); next = input.get()) {
    if (next == '\n') return line;
    if (line.text.size() == suite::kLineLimit) {
      input.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
      line.is_too_long = true;
      return line;
    }
    line.text.push_back(static_cast<char>(next));
  }
  if (line.text.empty()) return std::nullopt;
  return line;
}

}  // namespace

void serve(std::istream& input, std::ostream& output, const wire::MessageSchema& schema) {
  ReferenceService reference(schema);
  while (!reference.has_quit()) {
    const auto line = next_line(input);
    if (!line) return;
    output << (line->is_too_long ? kLineTooLong : reference.answer_line(line->text)) << '\n' << std::flush;
  }
}

void serve_standard_streams(const wire::MessageSchema& schema) {
  std::ios::sync_with_stdio(false);
  serve(std::cin, std::cout, schema);
}

}  // namespace tetrarch::service
