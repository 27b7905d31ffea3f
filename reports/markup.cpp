#include "reports/markup.hpp"

#include <array>
#include <sstream>
#include <utility>

namespace tetrarch::reports {
namespace {

void replace_all(std::string& text, std::string_view old, std::string_view by) {
  std::string replaced;
  std::size_t begin = 0;
  for (auto found = text.find(old); found != std::string::npos; found = text.find(old, begin)) {
    replaced.append(text, begin, found - begin).append(by);
    begin = found + old.size();
  }
  text = replaced.append(text, begin);
}

}  // namespace

void set(pugi::xml_node node, const char* name, std::string_view value) {
  node.append_attribute(name).set_value(std::string(value).c_str());
}

pugi::xml_node append(pugi::xml_node parent, const char* name, std::initializer_list<Attribute> attributes) {
  pugi::xml_node node = parent.append_child(name);
  for (const Attribute& attribute : attributes) set(node, attribute.name, attribute.value);
  return node;
}

void add_text(pugi::xml_node node, std::string_view text) {
  node.append_child(pugi::node_pcdata).set_value(std::string(text).c_str());
}

pugi::xml_node say(pugi::xml_node parent, const char* name, std::string_view text,
                   std::initializer_list<Attribute> attributes) {
  pugi::xml_node node = append(parent, name, attributes);
  add_text(node, printable(text, kTextLimit));
  return node;
}

pugi::xml_node quote(pugi::xml_node parent, std::string_view text, std::size_t limit) {
  return say(parent, "bdi", printable(text, limit));
}

pugi::xml_node append_text(pugi::xml_node parent, std::string_view text, std::initializer_list<Attribute> attributes) {
  pugi::xml_node node = append(parent, "text", attributes);
  set(node, "text-anchor", "middle");
  set(node, "font-family", "sans-serif");
  add_text(node, text);
  return node;
}

pugi::xml_node append_use(pugi::xml_node parent, std::string_view symbol) {
  return append(parent, "use", {{"href", "#" + std::string(symbol)}});
}

// Comments of the language hide from readers of HTML what is there for readers of XML.
void add_code(pugi::xml_node node, std::string_view code) {
  add_text(node, "/*");
  node.append_child(pugi::node_cdata).set_value(("*/" + std::string(code) + "/*").c_str());
  add_text(node, "*/");
}

std::string html_of(const pugi::xml_document& document) {
  std::ostringstream stream;
  document.save(stream, "", pugi::format_raw | pugi::format_no_declaration | pugi::format_no_empty_element_tags,
                pugi::encoding_utf8);
  std::string text = stream.str();
  // To HTML an end tag of such an element is a mistake. Inside of texts there is no "<".
  constexpr std::array<std::string_view, 3> kVoid = {"meta", "input", "link"};
  for (const std::string_view name : kVoid) replace_all(text, "></" + std::string(name) + ">", "/>");
  return text;
}

std::string svg_of(const pugi::xml_document& document) {
  std::ostringstream stream;
  document.save(stream, " ", pugi::format_indent | pugi::format_no_declaration, pugi::encoding_utf8);
  return stream.str();
}

}  // namespace tetrarch::reports
