#include "suite/campaign/campaign.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <future>
#include <stdexcept>
#include <utility>

#include "suite/campaign/finding_text.hpp"

namespace tetrarch::campaign {
namespace {

constexpr std::uint64_t kAttemptsOfARound = 64;

// How many attempts of a leg that show one kind of difference are made small. The smallest of them stands for all.
constexpr std::size_t kShrunkOfAKind = 3;

// What an action shows, all of it together.
std::string signature_of(const std::set<std::string>& features) { return fmt::format("{}", fmt::join(features, " ")); }

// A quarter of the attempts ask for moves and a quarter for attackers.
Asking asking_for(std::uint64_t number) {
  if (number % 4 == 0) return Asking::kMoves;
  return number % 4 == 1 ? Asking::kAttackers : Asking::kStates;
}

Size size_of(const Attempt& attempt) { return {attempt.deeds.size(), attempt.position.at("pieces").size()}; }

Deadline deadline_of(const Limits& limits) {
  if (!limits.time) return std::nullopt;
  return std::chrono::steady_clock::now() + *limits.time;
}

bool is_over(const Deadline& deadline) { return deadline && std::chrono::steady_clock::now() >= *deadline; }

void require_reference_agrees(const reports::CaseResult& result) {
  if (result.verdict != reports::Verdict::kSuiteError) return;
  throw std::runtime_error(fmt::format("the reference does not agree with itself: {}", result.finding->summary));
}

}  // namespace

struct Campaign::Tried {
  Attempt attempt;
  cases::Case subject;
  std::vector<std::set<std::string>> features;
  reports::CaseResult result;
};

Campaign::Campaign(const Explorer& explorer, const cases::ClauseBook& book, const Store& store,
                   std::vector<nlohmann::json> bases, Progress progress)
    : explorer_(explorer),
      book_(book),
      store_(store),
      bases_(std::move(bases)),
      progress_(std::move(progress)),
      ground_(ground_of(progress_.legs.empty() ? Leg{} : leg())) {
  store_.keep_only(progress_);
}

Campaign::Ground Campaign::ground_of(const Leg& leg) const {
  Ground ground{Pool(explorer_, progress_.setup.seed, bases_), {}};
  for (const Attempt& attempt : store_.corpus(leg)) {
    for (const auto& features : explorer_.features(attempt)) ground.signatures.insert(signature_of(features));
    ground.pool.add(attempt.position);
  }
  return ground;
}

bool Campaign::is_on_a_leg() {
  const auto is_done = [&](const Leg& each) { return each.actions >= goal_of_leg(progress_, each.number); };
  if (!progress_.legs.empty() && !is_done(leg())) return true;
  const Leg next{.number = progress_.setup.shard + progress_.setup.shards * progress_.legs.size()};
  if (is_done(next)) return false;
  progress_.legs.push_back(next);
  ground_ = ground_of(next);
  return true;
}

void Campaign::run(const std::vector<std::unique_ptr<suite::Worker>>& workers, const Limits& limits,
                   const std::function<void(const Progress&)>& observe) {
  const Deadline deadline = deadline_of(limits);
  const auto is_enough = [&] { return totals_of(progress_).found.size() >= limits.differences; };
  if (!progress_.legs.empty() && progress_.goal != limits.actions) {
    progress_.goal = limits.actions;
    store_.write(progress_);
  }
  progress_.goal = limits.actions;
  bool is_whole = true;
  while (!is_over(deadline) && !is_enough() && is_on_a_leg()) {
    auto all = round(workers, deadline);
    for (Tried& tried : all) take(tried, *workers.front());
    is_whole = all.size() == kAttemptsOfARound;
    if (is_whole) store_.write(progress_);
    observe(progress_);
  }
  if (is_whole) store_.keep_only(progress_);
}

Campaign::Tried Campaign::tried(std::uint64_t number, suite::Worker& worker) const {
  suite::Contestant& contestant = worker.contestant();
  Tried tried{supported(ground_.pool.attempt(leg().number, number), contestant.identity().supports), {}, {}, {}};
  tried.subject = case_of(tried.attempt, progress_.setup.ruleset, asking_for(number));
  tried.features = explorer_.features(tried.attempt);
  tried.result = contestant.judge(tried.subject);
  require_reference_agrees(tried.result);
  return tried;
}

// The attempts of a round, in order, up to the first that the deadline did not allow. Every worker takes each
// so-manieth.
std::vector<Campaign::Tried> Campaign::round(const std::vector<std::unique_ptr<suite::Worker>>& workers,
                                             const Deadline& deadline) const {
  std::vector<std::future<std::optional<Tried>>> futures;
  for (std::uint64_t offset = 0; offset < kAttemptsOfARound; ++offset) {
    suite::Worker& worker = *workers[offset % workers.size()];
    const auto attempt = [this, &worker, &deadline, number = leg().next + offset]() -> std::optional<Tried> {
      if (is_over(deadline)) return std::nullopt;
      return tried(number, worker);
    };
    futures.push_back(worker.run(attempt));
  }
  for (const auto& future : futures) future.wait();
  std::vector<Tried> all;
  for (auto& future : futures) {
    auto tried = future.get();
    if (!tried) break;
    all.push_back(std::move(*tried));
  }
  return all;
}

void Campaign::take(Tried& tried, suite::Worker& worker) {
  ++leg().next;
  leg().actions += tried.features.size();
  keep_if_new(tried);
  if (is_difference(tried.result)) keep_difference(tried, worker);
}

bool Campaign::is_new(const Tried& tried) const {
  return std::ranges::any_of(tried.features, [&](const std::set<std::string>& features) {
    return !ground_.signatures.contains(signature_of(features));
  });
}

void Campaign::keep_if_new(const Tried& tried) {
  if (!is_new(tried)) return;
  for (const auto& features : tried.features) ground_.signatures.insert(signature_of(features));
  ground_.pool.add(tried.attempt.position);
  const std::size_t number = ++leg().corpus;
  cases::Case kept = case_of(tried.attempt, progress_.setup.ruleset, Asking::kStates);
  kept.area = "corpus";
  kept.name = fmt::format("{}/corpus/seen-{:04}-{:06}", kept.ruleset, leg().number, number);
  kept.title =
      fmt::format("Seen in attempt {} of leg {} of seed {}", leg().next - 1, leg().number, progress_.setup.seed);
  std::vector<std::string> comment = {"What its actions show, one a line:"};
  for (const auto& features : tried.features) comment.push_back("  " + signature_of(features));
  store_.add_to_corpus(leg().number, number, kept, comment);
}

void Campaign::keep_difference(Tried& tried, suite::Worker& worker) {
  const DifferenceKind kind = kind_of(tried.subject, tried.result);
  std::vector<Found>& all = leg().found;
  auto found = std::ranges::find(all, kind, &Found::kind);
  const bool is_first = found == all.end();
  if (is_first) found = all.insert(found, Found{kind, 0, {}, {}, {}});
  if (++found->count > kShrunkOfAKind) return;
  const auto index = static_cast<std::size_t>(found - all.begin()) + 1;
  tried.subject.area = "found";
  const std::string name = fmt::format("{:04}-{:03}-{}", leg().number, index, slug_of(kind));
  tried.subject.name = fmt::format("{}/found/{}", tried.subject.ruleset, name);
  const Judge judge = [&](const cases::Case& subject) { return worker.contestant().judge(subject); };
  const auto shrink = [&] {
    return shrunk({tried.attempt, tried.subject, tried.result, kind}, explorer_, judge, Budget{});
  };
  Failing smallest = worker.run(shrink).get();
  if (!is_first && !(size_of(smallest.attempt) < found->size)) return;
  smallest.subject.area = "found";
  found->size = size_of(smallest.attempt);
  found->title = title_of(smallest);
  found->file = fmt::format("findings/{}.yaml", name);
  store_.write_finding(found->file, finding_text(smallest, book_, progress_.setup.engine));
}

}  // namespace tetrarch::campaign
