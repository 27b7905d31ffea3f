#!/usr/bin/env bash
# Certifies the bundled engine as an array of Slurm's, on four nodes of which one is lost in mid-run, and holds what the
# shards come to against one run that was not split. From a clean Debian 12, as root, it takes this one command:
#
#   suite/cluster/slurm_test.sh
#
# A controller and four nodes run on this machine, from and in a temporary folder, which is removed at the end together
# with every process that was started. TETRARCH_PROGRAM names a program that is built already.
set -euo pipefail
exec </dev/null

here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
root=$(cd -- "$here/../.." && pwd)
engine="python3 -B $root/suite/engines/python/engine.py"
# Where the daemons are, also for somebody who is not root.
PATH=$PATH:/usr/sbin
nodes=(node1 node2 node3 node4)
folder=$(mktemp -d)
# All that is started has this variable from here, by which it is known.
export SLURM_CONF=$folder/slurm.conf
# Paths in reports must be the same, whoever has started the program.
unset TETRARCH_LAUNCHER
# A test that is itself a job of a cluster is no task of its array.
for variable in $(compgen -e | grep -E '^(SLURM_(ARRAY|JOB)|SBATCH_)'); do unset "$variable"; done

step='begin'

say() {
  printf '%6d s  %s\n' "$SECONDS" "$*"
}

begin() {
  step=$1
  say "$step"
}

fail() {
  printf 'FAILED: %s: %s\n' "$step" "$*" >&2
  exit 1
}

# ids_of [WORD]: the processes that were started here, or those of them that have the word in their environment. The daemon
# that watches over a task writes its title over its own, and is known by being the task's parent.
ids_of() {
  local environment file id parent
  for file in /proc/[0-9]*/environ; do
    { mapfile -d '' -t environment <"$file"; } 2>/dev/null || continue
    [[ " ${environment[*]} " == *" SLURM_CONF=$SLURM_CONF "* && " ${environment[*]} " == *"${1:+ $1 }"* ]] || continue
    id=${file//[!0-9]/}
    echo "$id"
    parent=$(sed -n 's/^PPid:\t//p' "/proc/$id/status" 2>/dev/null) || continue
    if [[ $(cat "/proc/$parent/comm" 2>/dev/null) == slurmstepd ]]; then echo "$parent"; fi
  done
}

# kill_all [WORD]: ends them all at once, so that none of them sees another's end and tells of it.
kill_all() {
  local ids
  mapfile -t ids < <(ids_of "$@")
  if [[ ${#ids[@]} -eq 0 ]]; then return; fi
  kill -STOP "${ids[@]}" 2>/dev/null || true
  kill -KILL "${ids[@]}" 2>/dev/null || true
}

finish() {
  local status=$?
  trap - EXIT
  if [[ $status -ne 0 ]]; then
    printf 'FAILED in the step: %s\n' "$step" >&2
    tail -n 20 "$folder"/*.log "$folder"/*.out >&2 2>/dev/null || true
    squeue --all >&2 2>/dev/null || true
    sinfo >&2 2>/dev/null || true
  fi
  kill_all
  rm -rf -- "$folder"
  exit "$status"
}
trap finish EXIT
trap 'exit 1' INT TERM HUP

# wait_for SECONDS WHAT COMMAND..: until the command succeeds.
wait_for() {
  local deadline=$((SECONDS + $1)) what=$2
  shift 2
  until "$@"; do
    if [[ $SECONDS -ge $deadline ]]; then fail "waited in vain: $what"; fi
    sleep 0.2
  done
}

install_slurm() {
  local missing=() package
  for package in slurmctld slurmd slurm-client python3; do
    dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing+=("$package")
  done
  if [[ ${#missing[@]} -eq 0 ]]; then return; fi
  [[ $(id -u) -eq 0 ]] || fail "have these installed as root: ${missing[*]}"
  apt-get update >"$folder/apt.log" 2>&1 || true
  DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 install --yes --no-install-recommends \
    "${missing[@]}" >>"$folder/apt.log" 2>&1 || fail "could not install ${missing[*]}"
}

# Ports that nobody listens on.
free_ports() {
  python3 - "$1" <<'PYTHON'
import socket, sys
sockets = [socket.socket() for _ in range(int(sys.argv[1]))]
for each in sockets:
    each.bind(("127.0.0.1", 0))
print(*(each.getsockname()[1] for each in sockets))
PYTHON
}

# Each node has a port and a folder of its own, and one processor, whatever this machine has. A task that is started once
# more may be so as soon as the leave of the first has expired.
write_configuration() {
  local ports node index=0
  read -r -a ports <<<"$(free_ports $((${#nodes[@]} + 1)))"
  cat >"$SLURM_CONF" <<CONFIGURATION
ClusterName=tetrarch
SlurmctldHost=$(hostname -s)(127.0.0.1)
SlurmctldPort=${ports[-1]}
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/none
AuthInfo=cred_expire=5
CredType=cred/none
MpiDefault=none
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/linear
SchedulerType=sched/builtin
AccountingStorageType=accounting_storage/none
JobAcctGatherType=jobacct_gather/none
StateSaveLocation=$folder/state
SlurmctldPidFile=$folder/slurmctld.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdPidFile=$folder/%n.pid
SlurmdLogFile=$folder/%n.log
SlurmdSpoolDir=$folder/spool-%n
SlurmdParameters=config_overrides
JobRequeue=1
KillWait=1
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONFIGURATION
  for node in "${nodes[@]}"; do
    echo "NodeName=$node NodeHostname=$(hostname -s) NodeAddr=127.0.0.1 Port=${ports[index]} CPUs=1 State=UNKNOWN"
    index=$((index + 1))
  done >>"$SLURM_CONF"
}

start_cluster() {
  local node
  mkdir -p "$folder/state"
  slurmctld -f "$SLURM_CONF" >"$folder/slurmctld.out" 2>&1 || fail 'the controller does not start'
  for node in "${nodes[@]}"; do
    mkdir -p "$folder/spool-$node"
    SLURMD_NODENAME=$node slurmd -N "$node" -f "$SLURM_CONF" >"$folder/$node.out" 2>&1 || fail "$node does not start"
  done
}

are_idle() {
  [[ $(sinfo --noheader --states=idle --format=%D 2>/dev/null) == "${#nodes[@]}" ]]
}

# Notes the node and the number of a task that has begun and has no result yet.
finds_task_in_mid_run() {
  local number node
  while read -r number node; do
    if [[ -d $folder/results/$number && ! -e $folder/results/$number/report.json ]]; then
      lost_task=$number
      lost_node=$node
      return 0
    fi
  done < <(squeue --noheader --states=running --format='%K %N' 2>/dev/null)
  return 1
}

# As if somebody had pulled the plug.
lose_node() {
  kill_all "SLURMD_NODENAME=$lost_node"
  [[ ! -e $folder/results/$lost_task/report.json ]] || fail "task $lost_task was done before its node was lost"
  scontrol update "nodename=$lost_node" state=down reason='lost in the test'
}

is_requeued() {
  [[ $(restarts_of_lost_task) -ge 1 ]]
}

restarts_of_lost_task() {
  scontrol show job "${job}_$lost_task" 2>/dev/null | sed -n 's/.*Restarts=\([0-9]*\).*/\1/p'
}

is_done() {
  [[ -z $(squeue --noheader --format=%i 2>/dev/null) ]]
}

# The files of a report without how long anything took and on which day.
without_times() {
  local file
  for file in "$1"/*; do
    sed -i -E -e 's/"seconds": [0-9.e+-]+/"seconds": 0/' -e 's/time="[0-9.]+"/time="0"/g' \
      -e 's/\b([0-9]+ min )?[0-9.]+ s\b/TIME/g' -e 's/\b[0-9]{4}-[0-9]{2}-[0-9]{2}\b/DATE/g' "$file"
  done
}

begin 'installing Slurm'
install_slurm
begin 'building Tetrarch'
program=${TETRARCH_PROGRAM:-$root/build/tetrarch}
if [[ -z ${TETRARCH_PROGRAM:-} ]]; then "$root/tetrarch" --version >/dev/null; fi

begin "starting a controller and ${#nodes[@]} nodes"
write_configuration
start_cluster
wait_for 60 'the nodes are idle' are_idle

begin 'submitting an array of eight'
cd -- "$folder"
job=$(TETRARCH=$program ENGINE=$engine RESULTS=$folder/results sbatch --parsable --output="$folder/task-%a.out" \
  "$here/slurm_array.sbatch")
wait_for 120 'a task is in mid-run' finds_task_in_mid_run

begin "losing $lost_node, on which task $lost_task runs"
lose_node
wait_for 60 'the task is requeued' is_requeued

begin 'letting the others finish'
wait_for 1800 'the array is done' is_done
for number in 0 1 2 3 4 5 6 7; do
  [[ -e results/$number/report.json ]] || fail "task $number has no result"
done

begin 'merging'
"$program" merge results/* --out merged >merged.out || fail "the merge exits with $?"
begin 'running the same without splitting it'
"$program" certify --engine "$engine" --report whole >whole.out || fail "the run exits with $?"
begin 'comparing'
without_times merged
without_times whole
diff -r merged whole >differences.out || fail "the merge differs from one run"
say "PASSED: $(tail -n 2 merged.out | head -n 1)"
