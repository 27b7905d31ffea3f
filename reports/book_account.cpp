// What happens in a case, step by step.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>

#include "reports/board_marks.hpp"
#include "reports/book_parts.hpp"
#include "reports/markup.hpp"
#include "reports/position_facts.hpp"
#include "reports/position_reading.hpp"
#include "reports/svg_board.hpp"

namespace tetrarch::reports {
namespace {

using nlohmann::json;

constexpr std::size_t kMostRefused = 16;  // arrows on a board; more would hide it

// A position, the step that led to it and those that are tried on it and change nothing.
struct Scene {
  const ToldPosition* position = nullptr;
  const ToldPosition* before = nullptr;  // nothing: it is the first
  std::optional<std::size_t> step;       // nothing: the case begins with it
  std::vector<std::size_t> tried;        // steps, counted from 0
};

std::vector<Scene> scenes_of(const CaseAccount& account) {
  std::vector<Scene> scenes = {{.position = &account.position, .before = nullptr, .step = {}, .tried = {}}};
  for (std::size_t index = 0; index < account.steps.size(); ++index) {
    if (account.steps[index].position) {
      scenes.push_back(
          {.position = &*account.steps[index].position, .before = scenes.back().position, .step = index, .tried = {}});
    } else {
      scenes.back().tried.push_back(index);
    }
  }
  return scenes;
}

// --- the board

std::vector<MarkedSquare> marks_of(const Scene& scene, const CaseAccount& account) {
  if (!scene.step) return {};
  const json& request = account.steps[*scene.step].request;
  if (member_of(request, "method") != "act") return {};
  std::vector<MarkedSquare> marks;
  if (const auto move = move_asked_for(request)) marks = ends_of(*move);
  const std::string square = text_of(member_of(member_of(request, "params"), "action"), "square");
  if (!square.empty()) marks.push_back({square, Mark::kMoved});
  std::ranges::move(lost_kings(scene.before->state, scene.position->state), std::back_inserter(marks));
  std::ranges::move(transfers(scene.before->state, scene.position->state), std::back_inserter(marks));
  return marks;
}

bool is_same_way(const Arrow& one, const Arrow& other) { return one.from == other.from && one.to == other.to; }

// What is tried here, the move that leads on last and on top. `next` is the step after those of the scene.
std::vector<Arrow> arrows_of(const Scene& scene, const CaseAccount& account, std::size_t next) {
  std::optional<Arrow> accepted;
  if (next < account.steps.size()) accepted = move_asked_for(account.steps[next].request);
  std::vector<Arrow> arrows;
  for (const std::size_t index : scene.tried) {
    auto arrow = move_asked_for(account.steps[index].request);
    if (!arrow || arrows.size() == kMostRefused || (accepted && is_same_way(*arrow, *accepted))) continue;
    arrow->kind = Arrow::Kind::kRefused;
    if (std::ranges::count(arrows, *arrow) == 0) arrows.push_back(*std::move(arrow));
  }
  if (accepted) arrows.push_back(*std::move(accepted));
  return arrows;
}

void append_board_of(pugi::xml_node parent, const BookGame& game, const json& state, const BoardOptions& options) {
  pugi::xml_node figure = append(parent, "figure", {{"class", "position"}});
  say(figure, "figcaption", options.title);
  BoardOptions with_zones = options;
  with_zones.zones = game.zones;
  append_board(figure, state, with_zones);
}

void append_figure(pugi::xml_node parent, const BookGame& game, const Scene& scene, const CaseAccount& account) {
  const std::size_t steps = scene.step ? *scene.step + 1 : 0;
  BoardOptions options;
  options.title = steps == 0 ? "At the beginning" : fmt::format("After step {}", steps);
  options.marks = marks_of(scene, account);
  options.arrows = arrows_of(scene, account, steps + scene.tried.size());
  append_board_of(parent, game, scene.position->state, options);
  set(parent.last_child(), "data-step", std::to_string(steps));
}

// --- the words

void append_sentence(pugi::xml_node list, const BookPage& page, const ToldSentence& sentence) {
  pugi::xml_node item = append(list, "li");
  say(item, "bdi", sentence.text);
  if (sentence.clauses.empty()) return;
  add_text(item, " ");
  link_clauses(append(item, "span", {{"class", "why"}}), page, sentence.clauses);
}

void append_plain(pugi::xml_node parent, const char* list_class, const std::vector<std::string>& lines) {
  if (lines.empty()) return;
  pugi::xml_node list = append(parent, "ul", {{"class", list_class}});
  for (const std::string& line : lines) say(list, "li", line);
}

// All that the first board does not show, and of those after it what has changed and was not said.
std::vector<std::string> new_facts(const Scene& scene, const CaseAccount& account) {
  auto known = scene.before == nullptr ? std::vector<std::string>{} : facts_of(scene.before->state);
  if (scene.step) {
    for (const ToldSentence& sentence : account.steps[*scene.step].sentences) known.push_back(sentence.text);
  }
  std::vector<std::string> facts;
  for (std::string& fact : facts_of(scene.position->state)) {
    if (std::ranges::count(known, fact) == 0) facts.push_back(std::move(fact));
  }
  return facts;
}

// What is to be known of the position beside its board.
void append_known(pugi::xml_node part, const Scene& scene, const CaseAccount& account) {
  append_plain(part, "checks", scene.position->checks);
  append_plain(part, "told", new_facts(scene, account));
  append_plain(part, "remarks", scene.position->remarks);
}

void append_refusal(pugi::xml_node parent, const BookPage& page, const ToldRefusal& refusal) {
  pugi::xml_node line = append(parent, "p", {{"class", "refused"}});
  say(line, "strong", "Refused");
  add_text(line, ": ");
  say_linked(append(line, "bdi"), page, refusal.reason);
  if (refusal.clause.empty() || refusal.reason.find(refusal.clause) != std::string::npos) return;
  add_text(line, " ");
  link_clauses(append(line, "span", {{"class", "why"}}), page, {refusal.clause});
}

// A position that was refused stands on no other board.
void append_refused_position(pugi::xml_node parent, const BookGame& game, const json& request) {
  const json& position = member_of(member_of(request, "params"), "position");
  if (text_of(request, "method") != "load" || !has_pieces(position)) return;
  pugi::xml_node folded = append(parent, "details", {{"class", "refused-position unfolds"}});
  say(folded, "summary", "The position that is refused");
  BoardOptions options;
  options.title = "Refused position";
  append_board_of(folded, game, position, options);
  append_plain(folded.last_child(), "told", facts_of(position));
}

void append_step(pugi::xml_node parent, const BookPage& page, const BookGame& game, const CaseAccount& account,
                 std::size_t index) {
  const ToldStep& step = account.steps[index];
  pugi::xml_node part = append(parent, "section", {{"class", "step"}, {"data-step", std::to_string(index + 1)}});
  pugi::xml_node heading = append(part, "h4");
  say(heading, "span", fmt::format("Step {}", index + 1), {{"class", "number"}});
  add_text(heading, " ");
  say(heading, "code", step.text);
  if (step.refusal) append_refusal(part, page, *step.refusal);
  if (!step.sentences.empty()) {
    pugi::xml_node list = append(part, "ul", {{"class", "happens"}});
    for (const ToldSentence& sentence : step.sentences) append_sentence(list, page, sentence);
  }
  append_plain(part, "seen", step.looked_for);
  const bool is_look = !step.refusal && !step.position;
  if (is_look && step.looked_for.empty()) say(part, "p", "All is as the board shows it.", {{"class", "note"}});
  if (step.refusal) append_refused_position(part, game, step.request);
}

void append_beginning(pugi::xml_node parent, const BookPage& page, const BookCase& subject) {
  pugi::xml_node part = append(parent, "section", {{"class", "step"}, {"data-step", "0"}});
  say(part, "h4", "The position");
  append_paragraphs(part, page, subject.comment);
  if (subject.account.refusal) append_refusal(part, page, *subject.account.refusal);
}

}  // namespace

void append_account(pugi::xml_node parent, const BookPage& page, const BookGame& game, const BookCase& subject) {
  const CaseAccount& account = subject.account;
  for (const Scene& scene : scenes_of(account)) {
    pugi::xml_node row = append(parent, "div", {{"class", "scene"}});
    if (scene.step) {
      append_step(row, page, game, account, *scene.step);
    } else {
      append_beginning(row, page, subject);
    }
    append_known(row.last_child(), scene, account);
    append_figure(row, game, scene, account);
    pugi::xml_node tried = append(row, "div", {{"class", "tried"}});
    for (const std::size_t index : scene.tried) append_step(tried, page, game, account, index);
    if (scene.tried.empty()) row.remove_child(tried);
  }
}

}  // namespace tetrarch::reports
