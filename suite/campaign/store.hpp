// A campaign's folder. Whatever moment it is interrupted at, every file in it is whole:
//
//   campaign.json                  how far the campaign has come; written last
//   corpus/0000-000001.yaml ..     attempts that showed something new in a leg, as cases, by leg and in order
//   findings/0000-001-SLUG.yaml .. the smallest case of each kind of difference, by leg and in order
//
// No name depends on what other legs have found, so that the folders of a campaign's shards are joined by copying.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "suite/campaign/attempt.hpp"
#include "suite/campaign/progress.hpp"
#include "suite/cases/clauses.hpp"

namespace tetrarch::campaign {

class Store {
 public:
  // Makes the folder where it is not there yet. `book` has the clauses that the cases cite, and must outlive this.
  Store(std::filesystem::path folder, const cases::ClauseBook& book);

  const std::filesystem::path& folder() const { return folder_; }

  // How far the campaign in the folder has come, or nothing where there is none. Throws documents::InputError or
  // std::runtime_error where what is there cannot be read.
  std::optional<Progress> progress() const;

  // The attempts of a leg's corpus, in order.
  std::vector<Attempt> corpus(const Leg& leg) const;

  // Removes those of the campaign's files that are not of this progress: what was written and then interrupted, and
  // findings of which there are smaller ones.
  void keep_only(const Progress& progress) const;

  // Each throws std::runtime_error where the file cannot be written.
  void add_to_corpus(std::size_t leg, std::size_t number, const cases::Case& subject,
                     const std::vector<std::string>& comment) const;
  void write_finding(const std::string& file, const std::string& text) const;
  void write(const Progress& progress) const;

 private:
  std::filesystem::path folder_;
  const cases::ClauseBook& book_;
};

// How far the campaign in the folder has come, as Store::progress() gives it; the folder is left as it is.
std::optional<Progress> read_progress(const std::filesystem::path& folder);

// Throws std::runtime_error where it cannot be written.
void write_progress(const Progress& progress, const std::filesystem::path& folder);

// The files of a campaign's corpus and findings, within its folder.
std::vector<std::string> files_of(const Progress& progress);

}  // namespace tetrarch::campaign
