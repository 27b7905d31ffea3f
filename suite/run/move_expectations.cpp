#include "suite/run/move_expectations.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>

#include "reports/run_summary.hpp"

namespace tetrarch::suite {
namespace {

using nlohmann::json;
using Moves = std::vector<json>;
using Texts = std::set<std::string>;

// The moves that came, as texts, and what they are held against.
struct Listing {
  const notation::Notation& notation;
  Asked asked;
  Moves moves;
  Texts texts;

  Texts texts_of(const Moves& actions) const {
    Texts result;
    std::ranges::transform(actions, std::inserter(result, result.end()),
                           [&](const json& action) { return notation.action_text(action); });
    return result;
  }

  Moves moves_called(const Texts& called) const {
    Moves result;
    std::ranges::copy_if(moves, std::back_inserter(result),
                         [&](const json& move) { return called.contains(notation.action_text(move)); });
    return result;
  }

  Check differs(std::string summary, std::string field, std::string expected, std::string actual) const {
    return Discrepancy{
        std::move(summary), asked, {{"moves" + std::move(field), std::move(expected), std::move(actual)}}};
  }
};

constexpr const char* kListed = "listed";
constexpr const char* kNotListed = "not listed";

Texts minus(const Texts& left, const Texts& right) {
  Texts result;
  std::ranges::set_difference(left, right, std::inserter(result, result.end()));
  return result;
}

std::string are(std::size_t number) { return number == 1 ? "is" : "are"; }

std::string summary_of(std::size_t missing, std::size_t surplus) {
  const std::string illegal = fmt::format("{} {} listed", reports::counted(surplus, "illegal move"), are(surplus));
  if (missing == 0) return illegal;
  const std::string unlisted = fmt::format("{} {} not listed", reports::counted(missing, "legal move"), are(missing));
  return surplus == 0 ? unlisted : fmt::format("{}, and {}", unlisted, illegal);
}

Check check_exactly(const Listing& listing, const Texts& expected, const Texts& actual) {
  const Texts missing = minus(expected, actual);
  const Texts surplus = minus(actual, expected);
  if (missing.empty() && surplus.empty()) return std::nullopt;
  std::vector<reports::FieldDifference> differences;
  for (const std::string& text : missing) differences.push_back({"moves." + text, kListed, kNotListed});
  for (const std::string& text : surplus) differences.push_back({"moves." + text, kNotListed, kListed});
  return Discrepancy{summary_of(missing.size(), surplus.size()), listing.asked, std::move(differences),
                     listing.moves_called(surplus)};
}

Check check_from(const Listing& listing, const std::string& from, const Moves& expected) {
  Moves actual;
  std::ranges::copy_if(listing.moves, std::back_inserter(actual),
                       [&](const json& move) { return move.value("from", "") == from; });
  return check_exactly(listing, listing.texts_of(expected), listing.texts_of(actual));
}

Check check_membership(const Listing& listing, const Moves& actions, bool must_be_listed) {
  for (const std::string& text : listing.texts_of(actions)) {
    if (listing.texts.contains(text) == must_be_listed) continue;
    if (must_be_listed) return listing.differs(text + " must be listed and is not", "." + text, kListed, kNotListed);
    auto found = listing.differs(text + " must not be listed and is", "." + text, kNotListed, kListed);
    found->surplus = listing.moves_called({text});
    return found;
  }
  return std::nullopt;
}

Check check_count(const Listing& listing, std::size_t count) {
  if (listing.moves.size() == count) return std::nullopt;
  return listing.differs(fmt::format("{} must be listed and {} {}", reports::counted(count, "move"),
                                     listing.moves.size(), are(listing.moves.size())),
                         ".count", std::to_string(count), std::to_string(listing.moves.size()));
}

Check check_list(const cases::ExpectedMoves& expected, const Listing& listing) {
  if (listing.texts.size() != listing.moves.size()) {
    return listing.differs("a move is listed twice", "", "each move once", "a move twice");
  }
  if (expected.exactly) {
    if (auto found = check_exactly(listing, listing.texts_of(*expected.exactly), listing.texts)) return found;
  }
  if (expected.count) {
    if (auto found = check_count(listing, *expected.count)) return found;
  }
  if (auto found = check_membership(listing, expected.include, true)) return found;
  if (auto found = check_membership(listing, expected.exclude, false)) return found;
  for (const auto& [from, moves] : expected.from) {
    if (auto found = check_from(listing, from, moves)) return found;
  }
  return std::nullopt;
}

bool is_over(const json& state) {
  return state.at("outcome").is_object() && state.at("outcome").at("kind") != "in-progress";
}

}  // namespace

Check check_moves(const cases::ExpectedMoves& expected, const json& state, const notation::Notation& notation,
                  const Asker& asker) {
  Listing listing{notation, ask(asker, "moves", json::object()), {}, {}};
  if (expected.refused) return check_refusal(expected.refused, listing.asked);
  const bool stands_for_none = is_refusal(listing.asked.answer, "illegal") && is_over(state);
  if (!stands_for_none) {
    if (auto found = check_refusal(std::nullopt, listing.asked)) return found;
    listing.moves = result_in(listing.asked.answer)->at("moves").get<Moves>();
    listing.texts = listing.texts_of(listing.moves);
  }
  return check_list(expected, listing);
}

}  // namespace tetrarch::suite
