#include "suite/cases/case_files.hpp"

#include "suite/cases/written_files.hpp"

namespace tetrarch::cases {
namespace {

class CaseFiles : public WrittenFiles {};

TEST_F(CaseFiles, AreFoundByName) {
  write("quaternity/cases/mate.yaml", "x");
  write("quaternity/cases/attack.yaml", "x");
  const std::vector<CaseFile> files = case_files_in(folder_, "quaternity");
  ASSERT_EQ(files.size(), 2U);
  EXPECT_EQ(files[0].path, folder_ / "quaternity/cases/attack.yaml");
  EXPECT_EQ(files[0].ruleset, "quaternity");
  EXPECT_EQ(files[0].area, "attack");
  EXPECT_FALSE(files[0].known_only);
  EXPECT_EQ(files[1].area, "mate");
}

TEST_F(CaseFiles, NothingElseMayLieAmongThem) {
  for (const char* stray : {"notes.txt", "batch.yml", "attack.yaml~", ".hidden.yaml.swp", "more/mate.yaml"}) {
    write("quaternity/cases/attack.yaml", "x");
    write(std::string("quaternity/cases/") + stray, "x");
    const std::string found = refusal([&] { case_files_in(folder_, "quaternity"); });
    const std::string first = std::filesystem::path(stray).begin()->string();
    EXPECT_EQ(found, "quaternity/cases/" + first +
                         ": only case files, AREA.yaml, may lie in a folder of cases; move this elsewhere");
    std::filesystem::remove_all(folder_ / "quaternity/cases");
  }
  std::filesystem::create_directories(folder_ / "quaternity/cases/folder.yaml");
  EXPECT_NE(refusal([&] { case_files_in(folder_, "quaternity"); }), "accepted");
}

TEST_F(CaseFiles, AFolderWithoutThemIsRefused) {
  EXPECT_EQ(refusal([&] { case_files_in(folder_, "quaternity"); }).substr(0, 43),
            "quaternity/cases: the folder cannot be read");
  std::filesystem::create_directories(folder_ / "quaternity/cases");
  EXPECT_EQ(refusal([&] { case_files_in(folder_, "quaternity"); }), "quaternity/cases: the folder holds no case file");
}

TEST_F(CaseFiles, SayWhatTheirPlaceSays) {
  const auto file = write("f.yaml", kHead + case_start("x") + "      - act: a1-a2\n");
  EXPECT_EQ(refusal_of_files({CaseFile{file, "quaternity", "a", false}}), "accepted");
  EXPECT_EQ(refusal_of_files({CaseFile{file, "quaternity", "b", false}}),
            "f.yaml:2:7: the area must be named as the file is, b, not a");
  EXPECT_EQ(refusal_of_files({CaseFile{file, "quantum", "a", false}}),
            "f.yaml:1:10: this file lies among the cases of quantum, not of quaternity");
}

}  // namespace
}  // namespace tetrarch::cases
