// An engine as `tetrarch engine` is one. What it is linked with decides how it reads the rules.
#include <fmt/format.h>

#include <cstdio>
#include <exception>

#include "suite/run/success.hpp"
#include "suite/service/serve.hpp"

int main() {
  try {
    tetrarch::service::serve_standard_streams(
        tetrarch::wire::MessageSchema(TETRARCH_FIXTURES "/schemas/protocol.schema.json"));
    return tetrarch::suite::kSucceeded;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return tetrarch::suite::kBadInput;
  }
}
