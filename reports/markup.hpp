// Elements of SVG and HTML, put together by pugixml, which escapes whatever stands in them.
#pragma once

#include <initializer_list>
#include <pugixml.hpp>
#include <string>
#include <string_view>

#include "reports/printable.hpp"

namespace tetrarch::reports {

struct Attribute {
  const char* name;
  std::string value;

  Attribute(const char* its_name, std::string_view its_value) : name(its_name), value(its_value) {}
};

void set(pugi::xml_node node, const char* name, std::string_view value);

pugi::xml_node append(pugi::xml_node parent, const char* name, std::initializer_list<Attribute> attributes = {});

void add_text(pugi::xml_node node, std::string_view text);

// The longest text of one element, in characters.
inline constexpr std::size_t kTextLimit = 100 * kPrintableLimit;

// An element of HTML that holds nothing but a text. Whoever wrote it, it is made printable() first, and cut where it is
// beyond all measure.
pugi::xml_node say(pugi::xml_node parent, const char* name, std::string_view text,
                   std::initializer_list<Attribute> attributes = {});

// A text of an engine inside of a sentence: right-to-left letters in it reorder nothing around it.
pugi::xml_node quote(pugi::xml_node parent, std::string_view text, std::size_t limit);

// SVG's text, around `x`.
pugi::xml_node append_text(pugi::xml_node parent, std::string_view text, std::initializer_list<Attribute> attributes);

pugi::xml_node append_use(pugi::xml_node parent, std::string_view symbol);

// Style or script as it is, also for readers of XML. It must not hold "]]>".
void add_code(pugi::xml_node node, std::string_view code);

// The document as HTML that is XML, too.
std::string html_of(const pugi::xml_document& document);

// The document as an SVG file.
std::string svg_of(const pugi::xml_document& document);

}  // namespace tetrarch::reports
