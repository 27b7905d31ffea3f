// Markdown as elements of HTML.
#pragma once

#include <functional>
#include <pugixml.hpp>
#include <string>
#include <string_view>

namespace tetrarch::reports {

struct MarkdownOptions {
  int heading_shift = 0;  // by how many levels headings are lowered: 1 makes h2 of #
  // Where a link leads, from what is written; empty where it leads nowhere and is a text alone.
  std::function<std::string(const std::string& written)> address_of;
  // Appends a text, and appends code inside of a line.
  std::function<void(pugi::xml_node parent, const std::string& text)> say_text;
  std::function<void(pugi::xml_node parent, const std::string& code)> say_code;
};

// Appends what the text says, tables included. Markup of HTML in it is shown as text.
void append_markdown(pugi::xml_node parent, std::string_view text, const MarkdownOptions& options);

}  // namespace tetrarch::reports
