#include "reports/markdown.hpp"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm.h>
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <string>

#include "reports/book_page.hpp"
#include "reports/markup.hpp"

namespace tetrarch::reports {
namespace {

struct Freed {
  void operator()(cmark_node* node) const { cmark_node_free(node); }
  void operator()(cmark_parser* parser) const { cmark_parser_free(parser); }
};

std::string literal_of(cmark_node* node) {
  const char* literal = cmark_node_get_literal(node);
  return literal == nullptr ? "" : literal;
}

// The element of a node that has nothing but what is in it; nothing for a node that needs more.
const char* plain_element(const std::string& type) {
  static const std::map<std::string, const char*> elements = {
      {"paragraph", "p"}, {"emph", "em"}, {"strong", "strong"}, {"block_quote", "blockquote"}, {"item", "li"}};
  const auto found = elements.find(type);
  return found == elements.end() ? nullptr : found->second;
}

class Renderer {
 public:
  explicit Renderer(const MarkdownOptions& options) : options_(options) {}

  void append_children(pugi::xml_node parent, cmark_node* node) const {
    for (cmark_node* child = cmark_node_first_child(node); child != nullptr; child = cmark_node_next(child))
      append_node(parent, child);
  }

 private:
  void append_node(pugi::xml_node parent, cmark_node* node) const {
    const std::string type = cmark_node_get_type_string(node);
    if (const char* element = plain_element(type)) return append_children(append(parent, element), node);
    if (type == "heading") return append_heading(parent, node);
    if (type == "list") return append_list(parent, node);
    if (type == "table") return append_table(parent, node);
    if (type == "link") return append_link(parent, node);
    if (type == "code") return options_.say_code(parent, literal_of(node));
    if (type == "code_block") return append_lines(parent, "Code", literal_of(node));
    if (type == "softbreak" || type == "linebreak") return add_text(parent, " ");
    if (cmark_node_first_child(node) != nullptr) return append_children(parent, node);
    options_.say_text(parent, literal_of(node));
  }

  void append_heading(pugi::xml_node parent, cmark_node* node) const {
    const int level = std::clamp(cmark_node_get_heading_level(node) + options_.heading_shift, 1, 6);
    append_children(append(parent, fmt::format("h{}", level).c_str()), node);
  }

  void append_list(pugi::xml_node parent, cmark_node* node) const {
    const bool is_ordered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST;
    append_children(append(parent, is_ordered ? "ol" : "ul", {{"class", "listed"}}), node);
  }

  void append_link(pugi::xml_node parent, cmark_node* node) const {
    const char* url = cmark_node_get_url(node);
    const std::string address = options_.address_of(url == nullptr ? "" : url);
    if (address.empty()) return append_children(parent, node);
    append_children(append(parent, "a", {{"href", address}}), node);
  }

  // The first row is the table's head.
  void append_table(pugi::xml_node parent, cmark_node* node) const {
    pugi::xml_node scrolled =
        append(parent, "div", {{"class", "wide"}, {"tabindex", "0"}, {"role", "group"}, {"aria-label", "Table"}});
    pugi::xml_node table = append(scrolled, "table");
    pugi::xml_node head = append(table, "thead");
    pugi::xml_node body = append(table, "tbody");
    for (cmark_node* row = cmark_node_first_child(node); row != nullptr; row = cmark_node_next(row)) {
      const bool is_head = cmark_gfm_extensions_get_table_row_is_header(row) != 0;
      append_row(append(is_head ? head : body, "tr"), row, node, is_head);
    }
  }

  void append_row(pugi::xml_node line, cmark_node* row, cmark_node* table, bool is_head) const {
    const std::uint8_t* alignments = cmark_gfm_extensions_get_table_alignments(table);
    std::size_t column = 0;
    for (cmark_node* cell = cmark_node_first_child(row); cell != nullptr; cell = cmark_node_next(cell), ++column) {
      const bool is_heading = is_head || column == 0;
      pugi::xml_node shown = append(line, is_heading ? "th" : "td");
      if (is_heading) set(shown, "scope", is_head ? "col" : "row");
      if (alignments[column] == 'r') set(shown, "class", "number");
      append_children(shown, cell);
      if (is_heading && !shown.first_child()) shown.set_name("td");  // the corner of a table heads nothing
      if (std::string_view(shown.name()) == "td") shown.remove_attribute("scope");
    }
  }

  const MarkdownOptions& options_;
};

}  // namespace

void append_markdown(pugi::xml_node parent, std::string_view text, const MarkdownOptions& options) {
  cmark_gfm_core_extensions_ensure_registered();
  const std::unique_ptr<cmark_parser, Freed> parser(cmark_parser_new(CMARK_OPT_DEFAULT));
  cmark_parser_attach_syntax_extension(parser.get(), cmark_find_syntax_extension("table"));
  cmark_parser_feed(parser.get(), text.data(), text.size());
  const std::unique_ptr<cmark_node, Freed> document(cmark_parser_finish(parser.get()));
  Renderer(options).append_children(parent, document.get());
}

}  // namespace tetrarch::reports
