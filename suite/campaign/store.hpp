// A campaign's folder. Whatever moment it is interrupted at, every file in it is whole:
//
//   campaign.json             how far the campaign has come; written last
//   corpus/000001.yaml ..     attempts that showed something new, as cases
//   findings/001-SLUG.yaml .. the smallest case of each kind of difference
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "suite/campaign/attempt.hpp"
#include "suite/campaign/difference.hpp"
#include "suite/cases/clauses.hpp"

namespace tetrarch::campaign {

// What a campaign is: with the same setup it comes to the same.
struct Setup {
  std::string ruleset;
  std::string engine;  // as the user gave it
  std::uint64_t seed = 1;

  friend bool operator==(const Setup&, const Setup&) = default;
};

// How large an attempt is: the less the better, and the fewer steps above all.
struct Size {
  std::size_t steps = 0;
  std::size_t pieces = 0;

  friend bool operator<(const Size& one, const Size& other) {
    return std::tie(one.steps, one.pieces) < std::tie(other.steps, other.pieces);
  }
};

// A kind of difference that was found, with the file of the smallest case that shows it.
struct Found {
  DifferenceKind kind;
  std::size_t count = 0;  // how many attempts showed it
  std::string file;       // within the folder
  std::string title;
  Size size;
};

// How far a campaign has come.
struct Progress {
  Setup setup;
  std::uint64_t next = 0;  // the number of the next attempt
  std::uint64_t actions = 0;
  std::size_t corpus = 0;  // how many files of the corpus belong to it
  std::vector<Found> found;
};

class Store {
 public:
  // `book` has the clauses that the cases cite, and must outlive this.
  Store(std::filesystem::path folder, const cases::ClauseBook& book);

  const std::filesystem::path& folder() const { return folder_; }

  // How far the campaign in the folder has come, or nothing where there is none. Throws documents::InputError or
  // std::runtime_error where what is there cannot be read.
  std::optional<Progress> progress() const;

  // The attempts of the corpus, in order. What a campaign that was interrupted wrote beyond `count` is removed.
  std::vector<Attempt> corpus(std::size_t count) const;

  // Each throws std::runtime_error where the file cannot be written.
  void add_to_corpus(std::size_t number, const cases::Case& subject, const std::vector<std::string>& comment) const;
  void write_finding(const std::string& file, const std::string& text) const;
  void write(const Progress& progress) const;

 private:
  std::filesystem::path folder_;
  const cases::ClauseBook& book_;
};

}  // namespace tetrarch::campaign
