// What it costs to ask engines: a line over a pipe, a case, an action of a campaign.
#pragma once

namespace tetrarch::benchmarks {

// Registers the benchmarks with Google Benchmark. Each stops with an error where its engine fails.
void register_pipe_benchmarks();
void register_command_benchmarks();

}  // namespace tetrarch::benchmarks
