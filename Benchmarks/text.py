"""Times text around rectangles beside Pango's own wrapping."""

import json
import subprocess


def measure(program):
    lines = subprocess.run([program], check=True, capture_output=True, text=True).stdout.splitlines()
    return [json.loads(line) for line in lines]


def table(figures):
    yield "| script | bytes | lines | around three rectangles | Pango, plain | ratio |"
    yield "|---|---:|---:|---:|---:|---:|"
    for f in figures:
        ours, pango = f["around"], f["pango"]
        yield (f"| {f['script']} | {f['bytes']:,} | {f['lines']} | {ours / 1e6:.3f} | {pango / 1e6:.3f} "
               f"| {ours / pango:.2f}× |")
