"""Runs our benchmarks and their peers in one go and writes `results.json` and `docs/benchmarks.md`."""

import json
import os
import pathlib
import platform
import subprocess
import sys

import space
import text

HERE = pathlib.Path(__file__).parent
PHASES = ["build", "cold", "resize", "unchanged", "one leaf", "fold", "snapshot", "poses", "step", "slowest step",
          "step with snapshot", "slowest step with snapshot"]
MEMORY = ["bytes a leaf", "bytes a node"]


TREES = ["flat", "rows", "tree", "text", "lazy grid", "avoiding 1", "avoiding 10", "avoiding 100", "one reader",
         "1 % readers"]
PEER_TREES = ["flat", "rows", "tree"]
EXTREMES = [("poses", "1000"), ("sweep", "1000"), ("million", "1000000"), ("deep", "10000")]


def figures(command, cases):
    """Times each case in a process of its own, so that none finds memory or caches that another has left."""
    found = {}
    for name, size in cases:
        if sys.stderr.isatty():
            print(f"{pathlib.Path(command[-1]).name}: {name} {size}", file=sys.stderr)
        lines = subprocess.run([*command, name, size], check=True, capture_output=True, text=True).stdout.splitlines()
        found |= {(figure["tree"], figure["count"]): figure for figure in map(json.loads, lines)}
    return found


def machine():
    model = next(
        (line.split(":", 1)[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), "unknown")
    return f"{model}, {os.cpu_count()} cores, {platform.system()} {platform.release()}"


def cell(value, peer):
    text = f"{value / 1e6:.3f}"
    return f"{text} ({value / peer:.2f}×)" if peer else text


def table(ours, theirs):
    used = [phase for phase in PHASES if any(phase in figure for figure in ours.values())]
    yield "| tree | leaves | " + " | ".join(used + MEMORY) + " |"
    yield "|---|---:|" + "---:|" * (len(used) + len(MEMORY))
    for key, figure in ours.items():
        peer = theirs.get(key, {})
        cells = [cell(figure[p], peer.get(p)) if p in figure else "" for p in used]
        cells += [f"{figure[m]:,}" if m in figure else "" for m in MEMORY]
        yield f"| {key[0]} | {key[1]:,} | " + " | ".join(cells) + " |"


def peer(name):
    """Compiles a peer in C++."""
    program = HERE.parent / ".build" / "peers" / name
    program.parent.mkdir(parents=True, exist_ok=True)
    source = HERE / "SpacePeers" / f"{name}.cpp"
    subprocess.run(["g++", "-O2", "-DNDEBUG", "-std=c++17", str(source), "-lgmp", "-o", str(program)], check=True)
    return str(program)


def main():
    programs = pathlib.Path(sys.argv[1])
    sizes = sys.argv[2:] or ["1000", "10000", "100000"]
    theirs = figures([sys.executable, str(HERE / "peer.py")], [(tree, size) for size in sizes for tree in PEER_TREES])
    ours = figures([str(programs / "LayoutBenchmarks")], [(tree, size) for size in sizes for tree in TREES] + EXTREMES)
    room = space.measure(str(programs / "SpaceBenchmarks"), peer("histogram"), peer("cgal"))
    texts = text.measure(str(programs / "TextBenchmarks"))
    result = {"machine": machine(), "ours": list(ours.values()), "yoga": list(theirs.values()), "space": room,
              "text": texts}
    (HERE / "results.json").write_text(json.dumps(result, indent=1) + "\n")
    head = (HERE / "preface.md").read_text().replace("MACHINE", machine())
    page = [head, *table(ours, theirs), "", (HERE / "space.md").read_text(), *space.table(room), "",
            (HERE / "text.md").read_text(), *text.table(texts)]
    (HERE.parent / "docs" / "benchmarks.md").write_text("\n".join(page) + "\n")


main()
