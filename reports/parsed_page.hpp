// For tests: a page of HTML that is XML, too, so that it can be looked into.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <pugixml.hpp>
#include <string>

namespace tetrarch::reports {

class ParsedPage : public testing::Test {
 protected:
  void parse(const std::string& text) {
    const auto parsed =
        page_.load_string(text.c_str(), pugi::parse_default | pugi::parse_doctype | pugi::parse_ws_pcdata);
    ASSERT_TRUE(parsed) << parsed.description();
  }

  // How many nodes an XPath finds.
  std::size_t count(const std::string& path) const { return page_.select_nodes(path.c_str()).size(); }

  // The text of the first node of that path and of all in it.
  std::string text_at(const std::string& path) const {
    std::string text;
    for (const auto& found : page_.select_node(path.c_str()).node().select_nodes(".//text()")) {
      text += found.node().value();
    }
    return text;
  }

  pugi::xml_document page_;
};

}  // namespace tetrarch::reports
