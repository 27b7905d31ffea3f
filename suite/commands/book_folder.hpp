// The folder of a site that this program writes, and writes again.
#pragma once

#include <filesystem>
#include <map>
#include <string>

namespace tetrarch::commands {

// Files by their paths in the folder.
using SiteFiles = std::map<std::string, std::string>;

// Throws std::invalid_argument, naming `option`, where the folder cannot be made or written to, or holds anything that
// write_book() has not written.
void require_book_folder(const std::string& option, const std::filesystem::path& folder);

// Writes the files, each whole or not at all, beside them a list of them, book.json, and takes away what an earlier
// book had beside these. Where it is interrupted the folder is still one of a book, which can be written again. Throws
// std::runtime_error where a file cannot be written.
void write_book(const std::filesystem::path& folder, const SiteFiles& files);

}  // namespace tetrarch::commands
