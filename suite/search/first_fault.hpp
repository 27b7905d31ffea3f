// Going through positions until something is wrong with one.
#pragma once

#include <functional>
#include <optional>
#include <stdexcept>
#include <string>

#include "suite/search/kinds.hpp"

namespace tetrarch::search {

// Has visit_all(visit) visit positions; take(position, ordinal) says what is wrong with each, if anything is, and
// `observe` is told of those with which nothing is. Gives the first fault.
template <class VisitAll, class Take>
std::optional<std::string> first_fault(VisitAll visit_all, Take take,
                                       const std::function<void(const Ordinal&)>& observe) {
  // Ends the visits.
  struct Breach : std::runtime_error {
    using std::runtime_error::runtime_error;
  };
  try {
    visit_all([&](const auto& position, const Ordinal& ordinal) {
      if (const auto fault = take(position, ordinal)) throw Breach(*fault);
      observe(ordinal);
    });
  } catch (const Breach& breach) {
    return breach.what();
  }
  return std::nullopt;
}

}  // namespace tetrarch::search
