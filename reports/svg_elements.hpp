// Elements of SVG and HTML, put together by pugixml, which escapes whatever stands in them.
#pragma once

#include <initializer_list>
#include <pugixml.hpp>
#include <string>
#include <string_view>

namespace tetrarch::reports {

struct Attribute {
  const char* name;
  std::string value;

  Attribute(const char* its_name, std::string_view its_value) : name(its_name), value(its_value) {}
};

inline void set(pugi::xml_node node, const char* name, std::string_view value) {
  node.append_attribute(name).set_value(std::string(value).c_str());
}

inline pugi::xml_node append(pugi::xml_node parent, const char* name,
                             std::initializer_list<Attribute> attributes = {}) {
  pugi::xml_node node = parent.append_child(name);
  for (const Attribute& attribute : attributes) set(node, attribute.name, attribute.value);
  return node;
}

inline void add_text(pugi::xml_node node, std::string_view text) {
  node.append_child(pugi::node_pcdata).set_value(std::string(text).c_str());
}

inline pugi::xml_node append_text(pugi::xml_node parent, std::string_view text,
                                  std::initializer_list<Attribute> attributes) {
  pugi::xml_node node = append(parent, "text", attributes);
  set(node, "text-anchor", "middle");
  set(node, "font-family", "sans-serif");
  add_text(node, text);
  return node;
}

inline pugi::xml_node append_use(pugi::xml_node parent, std::string_view symbol) {
  return append(parent, "use", {{"href", "#" + std::string(symbol)}});
}

}  // namespace tetrarch::reports
