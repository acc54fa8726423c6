"""Times what is asked of the room between obstacles beside two programs in C++, on the same obstacles in one run."""

import json
import math
import random
import subprocess

WINDOW = 1_000
COUNTS = [3, 10, 100, 1_000]


def obstacles(count, have_size):
    """Rectangles all over the window that cover about a quarter of it, or points."""
    chance = random.Random(count)
    side = WINDOW / math.sqrt(count)

    def rectangle():
        width, height = chance.uniform(1, side), chance.uniform(1, side)
        return chance.uniform(0, WINDOW - width), chance.uniform(0, WINDOW - height), width, height

    def point():
        return chance.uniform(1, WINDOW - 1), chance.uniform(1, WINDOW - 1), 0, 0

    return [rectangle() if have_size else point() for _ in range(count)]


def timed(command, case):
    text = "\n".join(" ".join(map(repr, row)) for row in [(WINDOW, WINDOW), *case])
    return json.loads(subprocess.run(command, input=text, check=True, capture_output=True, text=True).stdout)


def agree(ours, theirs):
    """Programs that answer differently do not answer the same question."""
    for key in {"count", "area"} & theirs.keys():
        if not math.isclose(ours[key], theirs[key], rel_tol=1e-9):
            raise SystemExit(f"space.py: the {key} is {ours[key]} here and {theirs[key]} there")


def measure(ours, histogram, cgal):
    found = []
    for kind, peer in [("rectangles", histogram), ("points", cgal)]:
        for count in COUNTS:
            case = obstacles(count, kind == "rectangles")
            here, there = timed([ours], case), timed([peer], case)
            agree(here, there)
            found.append({"obstacles": kind, "count": count, "ours": here, "peer": there})
    packed = timed([ours, "pack"], obstacles(10, True))
    return {"free": found, "packing": packed}


def cell(figure, phase):
    ours, peer = figure["ours"][phase], figure["peer"].get(phase)
    return f"{ours / 1e3:,.1f}" + (f" ({ours / peer:.2f}×)" if peer else "")


def table(result):
    yield "| obstacles | number | free rectangles | all maximal | largest |"
    yield "|---|---:|---:|---:|---:|"
    for figure in result["free"]:
        yield (f"| {figure['obstacles']} | {figure['count']:,} | {figure['ours']['count']:,} | "
               f"{cell(figure, 'maximal')} | {cell(figure, 'largest')} |")
    packing = result["packing"]
    yield ""
    yield (f"A thousand items packed around ten rectangles: {packing['reading order'] / 1e6:.1f} ms in reading order, "
           f"{packing['best fit'] / 1e6:.1f} ms by best fit.")
