// The book of expected outcomes, as data: what the rules say, and what happens in every case that shows it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "reports/case_account.hpp"
#include "reports/zone.hpp"

namespace tetrarch::reports {

// A place in a source of the rules.
struct SourcePlace {
  std::string source;  // what it is: "QuaterniTS, Pawns (docs/rules/pawn-vectors.md)"
  std::string place;   // in it: "3, 8"
};

// How an engine might read a clause otherwise.
struct OtherReading {
  std::string id;        // "kings-one-by-one"
  std::string believes;  // one sentence
};

struct BookClause {
  std::string id;     // "Q-BATCH-2"
  std::string title;  // "Every king that is mated in the snapshot"
  std::string basis;  // stated, read, ruled or open
  std::string text;
  std::vector<SourcePlace> sources;
  std::vector<OtherReading> readings;
  std::vector<std::string> allowing;    // names of the cases in which it allows, or applies
  std::vector<std::string> forbidding;  // names of those in which it forbids, or decides otherwise
  std::string exemption;                // what no case can show of it, and why; empty where there is nothing
};

struct BookChapter {
  std::string title;
  std::vector<BookClause> clauses;
};

struct BookCase {
  std::string name;     // "quaternity/batch/two-at-once"
  std::string title;    // what must happen
  std::string section;  // the heading of its file under which it stands; may be empty
  std::vector<std::string> clauses;
  std::vector<std::string> forbids;  // those of `clauses` that here forbid or decide otherwise
  std::vector<SourcePlace> sources;
  bool is_turned = false;  // whether it runs in its three quarter turns, too
  std::size_t line = 0;    // of its area's file
  std::string comment;     // what its author says of it; an empty line parts paragraphs
  std::string text;        // as it stands there, the comment included
  std::string explain;     // the command that explains it
  std::string run;         // the command that runs it on an engine
  CaseAccount account;
};

// The cases of one file.
struct BookArea {
  std::string name;   // "batch"
  std::string file;   // "fixtures/quaternity/cases/batch.yaml"
  std::string about;  // what the head of the file says of it
  std::vector<BookCase> cases;
};

struct BookLevel {
  std::string name;   // "movement"
  std::string title;  // what it is about, one line
  std::vector<BookArea> areas;
};

struct BookGame {
  std::string ruleset;  // "quaternity"
  std::string title;    // "Quaternity"
  std::vector<std::string> armies;
  std::vector<ZoneOfRounds> zones;  // empty in a game whose board stays as it is
  std::vector<BookChapter> chapters;
  std::vector<BookLevel> levels;
  std::string discoveries;  // what searches have found, as Markdown; empty where there is nothing
};

struct Book {
  std::string suite_version;
  std::string suite_commit;  // "unknown" where the suite was built outside of its repository
  std::vector<BookGame> games;
};

}  // namespace tetrarch::reports
