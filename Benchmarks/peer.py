"""Times Yoga, by way of the package `poga`, on a tree of LayoutBenchmarks, and prints a line of JSON."""

import gc
import json
import sys
import time

import poga.libpoga_capi as yoga


def leaf(width=None, height=None, grow=0.0):
    node = yoga.YGNodeNew()
    if width is not None:
        yoga.YGNodeStyleSetWidth(node, width)
    if height is not None:
        yoga.YGNodeStyleSetHeight(node, height)
    if grow:
        yoga.YGNodeStyleSetFlexGrow(node, grow)
        yoga.YGNodeStyleSetFlexBasis(node, 0)
    return node


def container(children, direction, height=None):
    node = leaf(height=height)
    yoga.YGNodeStyleSetFlexDirection(node, direction)
    for index, child in enumerate(children):
        yoga.YGNodeInsertChild(node, child, index)
    return node


ROW, COLUMN = yoga.YGFlexDirection.Row, yoga.YGFlexDirection.Column


def flat(count):
    changing = leaf(50, 10)
    leaves = [leaf(50, 10) for _ in range(count)]
    leaves[count // 2] = changing
    return container(leaves, COLUMN), changing


def rows(count):
    changing = leaf(50, 10)
    made = []
    for index in range(count // 10):
        fixed = [leaf(20, 20) for _ in range(4)]
        if index == count // 20:
            fixed.append(changing)
        made.append(container(fixed + [leaf(grow=1)] + [leaf(grow=1) for _ in range(4)], ROW, height=20))
    return container(made, COLUMN), changing


def tree(count):
    changing = leaf(50, 10)

    def level(depth, is_row):
        if depth == 0:
            return leaf(3, 2)
        return container([level(depth - 1, not is_row) for _ in range(10)], ROW if is_row else COLUMN)

    depth = len(str(count)) - 1
    return container([level(depth, False), changing], COLUMN), changing


def timed(work):
    start = time.perf_counter_ns()
    work()
    return time.perf_counter_ns() - start


def measure(name, make, count):
    best = {}
    for _ in range(3 if count > 20_000 else 7):
        built = []
        phases = {"build": timed(lambda: built.append(make(count)))}
        root, changing = built[0]

        def lay_out(width):
            yoga.YGNodeCalculateLayout(root, width, 1000, yoga.YGDirection.LTR)

        phases["cold"] = timed(lambda: lay_out(1000))
        phases["resize"] = timed(lambda: lay_out(900))
        phases["unchanged"] = timed(lambda: lay_out(900))
        yoga.YGNodeStyleSetHeight(changing, 15)
        phases["one leaf"] = timed(lambda: lay_out(900))
        for phase, nanoseconds in phases.items():
            best[phase] = min(best.get(phase, float("inf")), nanoseconds)
        yoga.YGNodeFreeRecursive(root)
        gc.collect()
    print(json.dumps({"tree": name, "count": count, **best}))


if __name__ == "__main__":
    measure(sys.argv[1], {"flat": flat, "rows": rows, "tree": tree}[sys.argv[1]], int(sys.argv[2]))
