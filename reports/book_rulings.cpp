// What is decided here, and what is open.
#include <fmt/format.h>

#include "reports/book_parts.hpp"
#include "reports/markup.hpp"
#include "reports/run_summary.hpp"

namespace tetrarch::reports {
namespace {

bool is_listed(const BookClause& clause) { return clause.basis == "ruled" || clause.basis == "open"; }

std::vector<const BookClause*> listed_in(const BookGame& game) {
  std::vector<const BookClause*> listed;
  for (const BookChapter& chapter : game.chapters) {
    for (const BookClause& clause : chapter.clauses) {
      if (is_listed(clause)) listed.push_back(&clause);
    }
  }
  return listed;
}

void append_readings(pugi::xml_node part, const BookPage& page, const BookClause& clause) {
  if (clause.readings.empty()) return;
  say(part, "p", clause.basis == "open" ? "An engine may hold" : "An engine may decide otherwise, for instance",
      {{"class", "label"}});
  pugi::xml_node list = append(part, "ul", {{"class", "readings"}});
  for (const OtherReading& reading : clause.readings) say_linked(append(list, "li"), page, reading.believes);
}

void append_ruling(pugi::xml_node parent, const BookPage& page, const BookClause& clause) {
  pugi::xml_node part = append_clause(parent, page, clause, page.addresses->of_clause(clause.id));
  append_readings(part, page, clause);
  const std::size_t cases = clause.allowing.size() + clause.forbidding.size();
  pugi::xml_node line = append(part, "p", {{"class", "note"}});
  link(line, page, counted(cases, "case"), page.addresses->of_clause(clause.id));
  add_text(line, cases == 1 ? " cites it." : " cite it.");
}

void append_rulings_of(pugi::xml_node main, const BookPage& page, const BookGame& game) {
  const auto listed = listed_in(game);
  if (listed.empty()) return;
  pugi::xml_node part = append(main, "section", {{"class", "chapter"}});
  say(part, "h2", fmt::format("{}: {}", game.title, counted(listed.size(), "clause")), {{"id", game.ruleset}});
  for (const BookClause* clause : listed) append_ruling(part, page, *clause);
}

constexpr std::string_view kWaiver = R"(waivers:
  - clause: Q-BATCH-8
    verdict: wrong
    reason: Our engine awards them in the order in which they were mated.)";

void append_waiving(pugi::xml_node main) {
  pugi::xml_node part = append(main, "section", {{"class", "waiving"}});
  say(part, "h2", "How an engine waives one", {{"id", "waiving"}});
  say(part, "p",
      "A clause that is ruled may be decided otherwise, and one that is open may have an answer. The cases that cite "
      "it "
      "then fail, unless a file of waivers says so, with the reason:",
      {{"class", "prose"}});
  append_lines(part, "A file of waivers", kWaiver);
  append_shell_command(part, "Certify with it",
                       "./tetrarch certify --engine 'python3 my_engine.py' --waivers my_waivers.yaml");
  say(part, "p",
      "The verdict of such a case is then waived, and its level is reached with waivers. A waiver that is not needed "
      "fails the run.",
      {{"class", "note"}});
}

}  // namespace

std::string rulings_page(const Book& book, const BookAddresses& addresses) {
  const BookPage page = top_page(book, addresses, kRulingsPage, "Rulings and open questions");
  return file_of(page, [&page](pugi::xml_node main) {
    pugi::xml_node lead = append(main, "p", {{"class", "lead"}});
    add_text(lead,
             "Where the sources are silent, a clause is ruled here: that is this suite's decision, and an engine may "
             "decide otherwise. Where nobody knows the answer a clause is open: only what stays refused is specified. "
             "Every other clause is stated by a source or read from one. ");
    say(lead, "a", "How an engine waives a clause", {{"href", "#waiving"}});
    for (const BookGame& game : page.book->games) append_rulings_of(main, page, game);
    append_waiving(main);
  });
}

}  // namespace tetrarch::reports
