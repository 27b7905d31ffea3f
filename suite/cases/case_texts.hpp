// A case file as it is written: what a person reads beside what is run.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tetrarch::cases {

// Of a case, or of another entry of a list that files are written of.
struct CaseText {
  std::string section;  // the heading, a comment of the form "--- HEADING ---", under which the case stands
  std::string comment;  // right above the case, without that heading; an empty line parts its paragraphs
  std::string text;     // the case with the comment right above it, not indented; no newline at the end
};

struct CaseTexts {
  std::string about;  // the comment at the head of the file; an empty line parts its paragraphs
  std::vector<CaseText> cases;
};

// `lines` are those in which the cases of the file begin, counted from 1 and in order.
CaseTexts case_texts(std::string_view file, const std::vector<std::size_t>& lines);

}  // namespace tetrarch::cases
