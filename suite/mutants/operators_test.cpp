#include "suite/mutants/operators.hpp"

#include <gmock/gmock.h>

#include <string>

namespace tetrarch::mutants {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

const std::vector<Enumeration> kEnumerations = {{"Colour", "kRed", "kBlue", "kGreen"}};

// The source with each edit of an operator, one after the other.
std::vector<std::string> changed_by(std::vector<Edit> (*edits)(const Scene&), const std::string& source) {
  std::vector<std::string> changed;
  for (const Edit& edit : edits({source, tokens_of(source), kEnumerations})) {
    changed.push_back(std::string(source).replace(edit.offset, edit.length, edit.replacement));
  }
  return changed;
}

TEST(Operators, HaveDistinctNames) {
  std::vector<std::string> names;
  for (const Operator& each : operators()) names.push_back(each.name);
  EXPECT_THAT(names, UnorderedElementsAre("relational", "arithmetic", "logical", "constant", "enumerator", "arguments",
                                          "statement", "condition", "early return"));
}

TEST(RelationalOperator, GoesToTheNeighboursAndTheOpposite) {
  EXPECT_THAT(changed_by(relational_edits, "a < b"), ElementsAre("a <= b", "a >= b"));
  EXPECT_THAT(changed_by(relational_edits, "a >= b"), ElementsAre("a > b", "a < b"));
  EXPECT_THAT(changed_by(relational_edits, "a == b"), ElementsAre("a != b"));
}

TEST(RelationalOperator, LeavesTemplatesAlone) {
  EXPECT_THAT(changed_by(relational_edits, "std::vector<int> a;"), IsEmpty());
}

TEST(ArithmeticOperator, TurnsSignsRound) {
  EXPECT_THAT(changed_by(arithmetic_edits, "a + b"), ElementsAre("a - b"));
  EXPECT_THAT(changed_by(arithmetic_edits, "a % b"), ElementsAre("a * b"));
  EXPECT_THAT(changed_by(arithmetic_edits, "++a"), ElementsAre("--a"));
  EXPECT_THAT(changed_by(arithmetic_edits, "f(-1, -a)"), ElementsAre("f(1, -a)", "f(-1, a)"));
}

TEST(ArithmeticOperator, LeavesPointersAlone) { EXPECT_THAT(changed_by(arithmetic_edits, "T* a = *b;"), IsEmpty()); }

TEST(LogicalOperator, SwapsAndOrAndDropsNot) {
  EXPECT_THAT(changed_by(logical_edits, "a && !b"), ElementsAre("a || !b", "a && b"));
  EXPECT_THAT(changed_by(logical_edits, "T&& a"), IsEmpty());
}

TEST(ConstantOperator, CountsUpAndDown) {
  EXPECT_THAT(changed_by(constant_edits, "a = 2;"), ElementsAre("a = 3;", "a = 1;"));
  EXPECT_THAT(changed_by(constant_edits, "a = 0;"), ElementsAre("a = 1;"));
  EXPECT_THAT(changed_by(constant_edits, "a = true;"), ElementsAre("a = false;"));
}

TEST(ConstantOperator, LeavesTemplateArgumentsAndOtherLiteralsAlone) {
  EXPECT_THAT(changed_by(constant_edits, "std::array<int, 4> a;"), IsEmpty());
  EXPECT_THAT(changed_by(constant_edits, "a = 0x1fU;"), IsEmpty());
}

TEST(EnumeratorOperator, GoesToTheNextOfItsEnumeration) {
  EXPECT_THAT(changed_by(enumerator_edits, "a = Colour::kRed;"), ElementsAre("a = Colour::kBlue;"));
  EXPECT_THAT(changed_by(enumerator_edits, "a = Colour::kGreen;"), ElementsAre("a = Colour::kRed;")) << "the first";
  EXPECT_THAT(changed_by(enumerator_edits, "a = Size::kRed;"), IsEmpty());
}

TEST(ArgumentOperator, SwapsNeighbours) {
  EXPECT_THAT(changed_by(argument_edits, "a = f(b, g(c, d), e);"),
              UnorderedElementsAre("a = f(g(c, d), b, e);", "a = f(b, e, g(c, d));", "a = f(b, g(d, c), e);"));
  EXPECT_THAT(changed_by(argument_edits, "return {a, b};"), ElementsAre("return {b, a};"));
  EXPECT_THAT(changed_by(argument_edits, "T{a, b}"), ElementsAre("T{b, a}"));
}

TEST(ArgumentOperator, LeavesParametersNamedMembersTwinsAndListsOfWordsAlone) {
  EXPECT_THAT(changed_by(argument_edits,
                         "int f(A a, B b) {"
                         "}"),
              IsEmpty());
  EXPECT_THAT(changed_by(argument_edits, "T{.a = 1, .b = 2}"), IsEmpty());
  EXPECT_THAT(changed_by(argument_edits, "a = f(b, b);"), IsEmpty());
  EXPECT_THAT(changed_by(argument_edits, R"(a = f({"a1", "b1"});)"), IsEmpty());
  EXPECT_THAT(changed_by(argument_edits, R"(a = f(b, "b1");)"), ElementsAre(R"(a = f("b1", b);)"));
}

TEST(StatementOperator, DropsWhatDoesSomething) {
  EXPECT_THAT(changed_by(statement_edits, "void f() { a.b(c); d = e; }"),
              ElementsAre("void f() { ; d = e; }", "void f() { a.b(c); ; }"));
  EXPECT_THAT(changed_by(statement_edits, "{ if (a) b(); }"), ElementsAre("{ if (a) ; }"));
  EXPECT_THAT(changed_by(statement_edits, "{ ++a; break; }"), ElementsAre("{ ; break; }", "{ ++a; ; }"));
  EXPECT_THAT(changed_by(statement_edits, "{ std::ranges::sort(a); }"), ElementsAre("{ ; }"));
}

TEST(StatementOperator, LeavesDeclarationsAndReturnsAlone) {
  EXPECT_THAT(changed_by(statement_edits, "{ T a = b; const T c; std::vector<T> d; T& e = f; return g; }"), IsEmpty());
}

TEST(ConditionOperator, NegatesWhatIsAsked) {
  EXPECT_THAT(changed_by(condition_edits, "{ if (a && b) c(); }"), ElementsAre("{ if (!(a && b)) c(); }"));
  EXPECT_THAT(changed_by(condition_edits, "{ while (a) b(); }"), ElementsAre("{ while (!(a)) b(); }"));
  EXPECT_THAT(changed_by(condition_edits, "{ if (auto a = b; a) c(); }"),
              ElementsAre("{ if (auto a = b; !(a)) c(); }"));
}

TEST(ConditionOperator, NeverHoldsWhereSomethingIsDeclared) {
  EXPECT_THAT(changed_by(condition_edits, "{ if (auto* a = b) c(); }"),
              ElementsAre("{ if (auto* a = b; false) c(); }"));
}

TEST(ConditionOperator, MakesAChoiceForGood) {
  EXPECT_THAT(changed_by(condition_edits, "a = b ? c : d;"),
              ElementsAre("a = b && false ? c : d;", "a = b || true ? c : d;"));
}

TEST(ConditionOperator, NegatesWhatTruthFunctionsAndLambdasReturn) {
  EXPECT_THAT(changed_by(condition_edits, "bool f(T a) { return a; }"), ElementsAre("bool f(T a) { return !(a); }"));
  EXPECT_THAT(changed_by(condition_edits, "int g(T a) { return any(a, [](T b) { return b; }); }"),
              ElementsAre("int g(T a) { return any(a, [](T b) { return !(b); }); }"));
}

TEST(EarlyReturnOperator, ReturnsNothingOrTheLeast) {
  EXPECT_THAT(changed_by(early_return_edits, "void f() { a(); }"), ElementsAre("void f() { return; a(); }"));
  EXPECT_THAT(changed_by(early_return_edits, "T f(U a) { return a; }"),
              ElementsAre("T f(U a) { return {}; return a; }"));
  EXPECT_THAT(
      changed_by(early_return_edits, "bool C::f() const { return a; }"),
      ElementsAre("bool C::f() const { return true; return a; }", "bool C::f() const { return false; return a; }"));
}

TEST(EarlyReturnOperator, LeavesControlStatementsAlone) {
  EXPECT_THAT(changed_by(early_return_edits, "if (a) { b(); }"), IsEmpty());
}

}  // namespace
}  // namespace tetrarch::mutants
