// What the program's output goes to.
#pragma once

#include <cstddef>

namespace tetrarch::commands {

// Whether the descriptor (1: standard output, 2: standard error) is a terminal.
bool is_terminal(int descriptor);

// Whether what is printed there should be coloured: on a terminal, unless NO_COLOR is set.
bool is_coloured(int descriptor);

// The width of the terminal in columns; 80 where there is none.
std::size_t width_of(int descriptor);

}  // namespace tetrarch::commands
