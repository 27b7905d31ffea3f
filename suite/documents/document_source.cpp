#include "suite/documents/document_source.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <utility>

namespace tetrarch::documents {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

std::uint8_t byte_at(std::string_view text, std::size_t offset) { return static_cast<std::uint8_t>(text[offset]); }

bool is_continuation(std::uint8_t byte) { return (byte & 0xC0U) == 0x80U; }

// The least second byte after a lead byte, so that no character is written longer than it needs to be.
std::uint8_t least_second(std::uint8_t lead) {
  if (lead == 0xE0) return 0xA0;
  if (lead == 0xF0) return 0x90;
  return 0x80;
}

// The greatest second byte after a lead byte, so that no surrogate and nothing beyond U+10FFFF is written.
std::uint8_t greatest_second(std::uint8_t lead) {
  if (lead == 0xED) return 0x9F;
  if (lead == 0xF4) return 0x8F;
  return 0xBF;
}

// How many bytes the lead byte announces, or 0 if it is none.
std::size_t announced_length(std::uint8_t lead) {
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead <= 0xDF) return 2;
  if (lead >= 0xE0 && lead <= 0xEF) return 3;
  if (lead >= 0xF0 && lead <= 0xF4) return 4;
  return 0;
}

// The length in bytes of the UTF-8 character at the offset, or 0 if there is none.
std::size_t character_length(std::string_view text, std::size_t offset) {
  const std::uint8_t lead = byte_at(text, offset);
  const std::size_t length = announced_length(lead);
  if (length <= 1) return length;
  if (offset + length > text.size()) return 0;
  const std::uint8_t second = byte_at(text, offset + 1);
  if (second < least_second(lead) || second > greatest_second(lead)) return 0;
  for (std::size_t i = 2; i < length; ++i) {
    if (!is_continuation(byte_at(text, offset + i))) return 0;
  }
  return length;
}

bool is_control(std::uint8_t byte) {
  if (byte == '\t' || byte == '\n' || byte == '\r') return false;
  return byte < 0x20 || byte == 0x7F;
}

}  // namespace

DocumentSource::DocumentSource(std::string_view text, std::string name) : name_(std::move(name)), line_starts_{0} {
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  text_ = text;
  for (std::size_t i = 0; i < text_.size(); ++i) {
    if (text_[i] == '\n') line_starts_.push_back(i + 1);
    if (is_continuation(byte_at(text_, i))) continuations_.push_back(i);
  }
  check();
}

void DocumentSource::check() const {
  for (std::size_t i = 0; i < text_.size();) {
    const std::size_t length = character_length(text_, i);
    if (length == 0) throw InputError(place_at(i), "this is not UTF-8 text; save the file as UTF-8");
    if (is_control(byte_at(text_, i))) {
      throw InputError(place_at(i), fmt::format("a control character (byte 0x{:02X}); expected a text file",
                                                static_cast<unsigned>(byte_at(text_, i))));
    }
    i += length;
  }
}

Place DocumentSource::place_at(std::size_t offset) const {
  offset = std::min(offset, text_.size());
  const auto line = std::upper_bound(line_starts_.begin(), line_starts_.end(), offset) - line_starts_.begin();
  const std::size_t start = line_starts_[static_cast<std::size_t>(line - 1)];
  const auto first = std::lower_bound(continuations_.begin(), continuations_.end(), start);
  const auto last = std::lower_bound(first, continuations_.end(), offset);
  const auto skipped = static_cast<std::size_t>(last - first);
  return {name_, static_cast<std::size_t>(line), offset - start - skipped + 1};
}

}  // namespace tetrarch::documents
