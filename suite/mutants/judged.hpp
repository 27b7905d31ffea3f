// What became of a mutant.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "suite/mutants/mutant.hpp"
#include "suite/variants/verdict.hpp"
#include "suite/variants/workshop.hpp"

namespace tetrarch::mutants {

enum class Fate {
  kStillborn,   // it does not compile
  kSameCode,    // the compiler makes the same of it as of the reference: it is equivalent
  kCases,       // a case catches it
  kProperties,  // no case does, but a property
  kCampaign,    // nor does a property, but a campaign
  kSurvived,    // nothing does
};

// "stillborn", "same code", "cases", "properties", "campaign", "survived".
const std::string& name_of(Fate fate);
std::optional<Fate> fate_named(const std::string& name);

struct Judged {
  std::string id;  // of the mutant
  Fate fate = Fate::kSurvived;
  std::string by;  // the case, the property or the finding that caught it; else empty
};

// Builds the mutant in the workshop and holds it against cases, properties and a campaign in turn, until one catches
// it. `source` is its file as it is. `folder` is for the campaign. Throws std::runtime_error as the workshop does.
Judged judge(const Mutant& mutant, std::string_view source, const variants::Court& court,
             const variants::Budget& budget, const variants::Workshop& workshop, const std::filesystem::path& folder);

}  // namespace tetrarch::mutants
