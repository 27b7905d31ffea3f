"""Passes everything on to the program's own engine, save what the arguments change.

adapter.py PROGRAM [--without SUPPORT].. [--ruleset NAME] [--leaves-at METHOD] [--babbles-at METHOD]
"""
import argparse
import json
import subprocess
import sys

parser = argparse.ArgumentParser()
parser.add_argument("program")
parser.add_argument("--without", action="append", default=[])
parser.add_argument("--ruleset")
for fault in ["--leaves-at", "--babbles-at"]:
    parser.add_argument(fault)
arguments = parser.parse_args()
SUPPORTED_BY = {"attackers": "attackers", "undo": "undo", "save": "record", "restore": "record"}

engine = subprocess.Popen([arguments.program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for line in sys.stdin:
    request = json.loads(line)
    if request["method"] == arguments.leaves_at:
        print("leaving at", request["method"], file=sys.stderr, flush=True)
        sys.exit(7)
    if request["method"] == arguments.babbles_at:
        print("what a lovely position", flush=True)
        continue
    if SUPPORTED_BY.get(request["method"]) in arguments.without:
        sys.exit("asked for what was not announced: " + request["method"])
    engine.stdin.write(line)
    engine.stdin.flush()
    answer = json.loads(engine.stdout.readline())
    if request["method"] == "hello":
        hello = answer["result"]
        hello["supports"] = [name for name in hello["supports"] if name not in arguments.without]
        hello["rulesets"] = [arguments.ruleset] if arguments.ruleset else hello["rulesets"]
    print(json.dumps(answer), flush=True)
    if request["method"] == "quit":
        break
