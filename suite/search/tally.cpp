#include "suite/search/tally.hpp"

#include <fmt/format.h>

#include <array>
#include <sstream>
#include <stdexcept>
#include <string_view>

namespace tetrarch::search {

using nlohmann::json;

namespace {

constexpr std::string_view kFormat = "tetrarch-census";
constexpr std::string_view kRound = "round";

constexpr std::array<std::string_view, 3> kPawns = {"none", "some", "any"};

Pawns pawns_named(const std::string& name) {
  for (std::size_t index = 0; index < kPawns.size(); ++index) {
    if (kPawns[index] == name) return static_cast<Pawns>(index);
  }
  throw std::invalid_argument(fmt::format("\"pawns\" is none, some or any, not {}", name));
}

// Numbers by number: JSON has only names.
json json_of(const std::map<std::size_t, std::uint64_t>& numbers) {
  json document = json::object();
  for (const auto& [key, number] : numbers) document[std::to_string(key)] = number;
  return document;
}

std::map<std::size_t, std::uint64_t> numbers_from(const json& document) {
  std::map<std::size_t, std::uint64_t> numbers;
  for (const auto& [key, number] : document.items()) numbers[std::stoul(key)] = number;
  return numbers;
}

json json_of(const Sight& sight) {
  return {{"positions", sight.positions},
          {"first", {sight.first.kings, sight.first.within}},
          {"position", sight.position},
          {"move", sight.move}};
}

Sight sight_from(const json& document) {
  const json& first = document.at("first");
  return {document.at("positions"),
          {first.at(0), first.at(1)},
          document.at("position").get<std::string>(),
          document.at("move").get<std::string>()};
}

json json_of(const Census& census) {
  json sights = json::object();
  for (const auto& [feature, by_pieces] : census.sights) {
    for (const auto& [pieces, sight] : by_pieces) sights[feature][std::to_string(pieces)] = json_of(sight);
  }
  return {{"positions", census.positions},
          {"unresolved", census.unresolved},
          {"moves", census.moves},
          {"accepted", census.accepted},
          {"refused", census.refused},
          {"batches", json_of(census.batches)},
          {"batch_counts", json_of(census.batch_counts)},
          {"sights", sights}};
}

Census census_from(const json& document) {
  Census census;
  census.positions = document.at("positions");
  census.unresolved = document.at("unresolved");
  census.moves = document.at("moves");
  census.accepted = document.at("accepted");
  census.refused = document.at("refused").get<std::map<std::string, std::uint64_t>>();
  census.batches = numbers_from(document.at("batches"));
  census.batch_counts = numbers_from(document.at("batch_counts"));
  for (const auto& [feature, by_pieces] : document.at("sights").items()) {
    for (const auto& [pieces, sight] : by_pieces.items()) {
      census.sights[feature][std::stoul(pieces)] = sight_from(sight);
    }
  }
  return census;
}

std::string indented(const std::string& text) {
  std::string result;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) result += "    " + line + "\n";
  return result;
}

std::string text_of(const std::string& feature, const std::map<std::size_t, Sight>& by_pieces) {
  const auto& [pieces, sight] = *by_pieces.begin();
  return fmt::format("\n{}: {} positions with {} pieces, the first of them with {}\n{}", feature, sight.positions,
                     pieces, sight.move, indented(sight.position));
}

std::optional<int> round_from(const json& document) {
  if (!document.contains(kRound)) return std::nullopt;
  return document.at(kRound).get<int>();
}

}  // namespace

json json_of(const Tally& tally) {
  json document = {{"format", kFormat},
                   {"region", tally.kind.region},
                   {"others", tally.kind.others},
                   {"pawns", kPawns[static_cast<std::size_t>(tally.kind.pawns)]},
                   {"shards", tally.shards},
                   {"taken", tally.taken},
                   {"census", json_of(tally.census)}};
  if (tally.kind.round) document[kRound] = *tally.kind.round;
  return document;
}

Tally tally_from(const json& document) {
  if (document.at("format") != kFormat) throw std::invalid_argument("the file is no census of tetrarch search");
  return {{document.at("region"), document.at("others"), pawns_named(document.at("pawns")), round_from(document)},
          document.at("shards"),
          document.at("taken").get<std::set<std::uint64_t>>(),
          census_from(document.at("census"))};
}

void add(Tally& tally, const Tally& other) {
  if (tally.kind != other.kind || tally.shards != other.shards) {
    throw std::invalid_argument(
        "the censuses are not shards of one: region, others, pawns, the round or the number differ");
  }
  for (const std::uint64_t shard : other.taken) {
    if (!tally.taken.insert(shard).second) {
      throw std::invalid_argument(fmt::format("shard {}/{} is there twice", shard, tally.shards));
    }
  }
  add(tally.census, other.census);
}

std::string text_of_kind(const Tally& tally) {
  const Kind& kind = tally.kind;
  const std::string round = kind.round ? fmt::format(", round {}", *kind.round) : "";
  return fmt::format("four kings and up to {} other pieces in {}x{} squares, pawns: {}{}; {} of {} shards\n",
                     kind.others, kind.region, kind.region, kPawns[static_cast<std::size_t>(kind.pawns)], round,
                     tally.taken.size(), tally.shards);
}

std::string text_of_refusals(const Census& census) {
  std::string text;
  for (const auto& [clause, number] : census.refused) text += fmt::format("{} refused under {}\n", number, clause);
  return text;
}

std::string text_of_sights(const Census& census) {
  std::string text;
  for (const auto& [feature, by_pieces] : census.sights) text += text_of(feature, by_pieces);
  return text;
}

}  // namespace tetrarch::search
