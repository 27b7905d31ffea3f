// How engines end, and how they are ended with everything that they started.
//
// Engines lead process groups of their own. What leaves its group (setsid) outlives the engine, but is then handed to
// this process, which is a child subreaper, and is found among its children.
#pragma once

#include <sys/types.h>

#include <functional>
#include <optional>
#include <string>

namespace tetrarch::suite {

// Readies this process for engines: it adopts orphaned descendants, gets to know how its children end, survives writing
// to an engine that has ended (SIGPIPE is ignored from here on), and takes the engines along when SIGINT, SIGTERM or
// SIGHUP ends it.
void prepare_for_engines();

// Runs `launch`, which starts an engine as the leader of a process group and gives its id, or gives nothing. No process
// tree is ended meanwhile, and from then on the engine is known as one that runs.
std::optional<pid_t> launch_engine(const std::function<std::optional<pid_t>()>& launch);

// How the engine ended, such as "ended with exit status 3" or "ended by signal 11 (Segmentation fault)"; nothing while
// it runs. The engine stays to be reaped.
std::optional<std::string> ending_of(pid_t engine);

// Kills the engine, its process group and its orphaned descendants, and reaps them. Orphans that left the group cannot
// be told from those of another engine: while another runs they are left, and go when the last engine is ended.
// Children that this process had before its engines are not touched.
void end_process_tree(pid_t engine);

}  // namespace tetrarch::suite
