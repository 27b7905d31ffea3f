// The reference on standard input and output.
#pragma once

#include <istream>
#include <ostream>

#include "suite/wire/message_schema.hpp"

namespace tetrarch::service {

// Answers one request a line until `quit` or the end of the input. A line beyond suite::kLineLimit is answered with an
// error and skipped.
void serve(std::istream& input, std::ostream& output, const wire::MessageSchema& schema);

// The same on standard input and output.
void serve_standard_streams(const wire::MessageSchema& schema);

}  // namespace tetrarch::service
