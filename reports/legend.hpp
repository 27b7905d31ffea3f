// How boards on a page are to be read, by examples.
#pragma once

#include <pugixml.hpp>
#include <set>
#include <string>

namespace tetrarch::reports {

// What the boards of a page are there for.
enum class BoardUse {
  kFindings,  // to show what an engine got wrong
  kBook,      // to show what happens
};

// Appends a folded list of the armies of these names, in the order of their looks, and of every sign of such boards.
void append_legend(pugi::xml_node parent, const std::set<std::string>& armies, BoardUse use);

}  // namespace tetrarch::reports
