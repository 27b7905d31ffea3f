#include "suite/documents/place.hpp"

#include <fmt/format.h>

#include <utility>

#include "reports/printable.hpp"

namespace tetrarch::documents {

std::string to_string(const Place& place) {
  if (place.line == 0) return place.file;
  return fmt::format("{}:{}:{}", place.file, place.line, place.column);
}

InputError::InputError(Place place, std::string_view message)
    : std::runtime_error(to_string(place) + ": " + reports::printable(message)),
      place_(std::move(place)),
      message_(reports::printable(message)) {}

}  // namespace tetrarch::documents
