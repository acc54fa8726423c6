"""Runs our benchmark and its peer in one go and writes `results.json` and `docs/benchmarks.md`."""

import json
import os
import pathlib
import platform
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
PHASES = ["build", "cold", "resize", "unchanged", "one leaf", "fold", "snapshot"]


def figures(command):
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    return {(figure["tree"], figure["count"]): figure for figure in map(json.loads, lines)}


def machine():
    model = next(
        (line.split(":", 1)[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), "unknown")
    return f"{model}, {os.cpu_count()} cores, {platform.system()} {platform.release()}"


def cell(value, peer):
    text = f"{value / 1e6:.3f}"
    return f"{text} ({value / peer:.2f}×)" if peer else text


def table(ours, theirs):
    used = [phase for phase in PHASES if any(phase in figure for figure in ours.values())]
    yield "| tree | nodes | " + " | ".join(used) + " | bytes a node |"
    yield "|---|---:|" + "---:|" * (len(used) + 1)
    for key, figure in ours.items():
        peer = theirs.get(key, {})
        cells = [cell(figure[p], peer.get(p)) if p in figure else "" for p in used]
        yield f"| {key[0]} | {key[1]:,} | " + " | ".join(cells) + f" | {figure.get('bytes', '')} |"


def main():
    sizes = sys.argv[2:]
    ours = figures([sys.argv[1], *sizes])
    theirs = figures([sys.executable, str(HERE / "peer.py"), *sizes])
    result = {"machine": machine(), "ours": list(ours.values()), "yoga": list(theirs.values())}
    (HERE / "results.json").write_text(json.dumps(result, indent=1) + "\n")
    head = (HERE / "preface.md").read_text().replace("MACHINE", machine())
    (HERE.parent / "docs" / "benchmarks.md").write_text(head + "\n" + "\n".join(table(ours, theirs)) + "\n")


main()
