"""Reads a scored group for GRPO: the output of `lanser candidates --base BASE PATCHES --json`.

    python3 groups.py group.json
"""

import json
import statistics
import sys


def group(document, task):
    """Returns a row per candidate: its score, the parts of the score, and its advantage in standard deviations.

    A candidate without a score, for example because its gate is inconclusive, has mask False and reward None. It does
    not count in the group's mean and deviation.
    """
    rows = [row(candidate, task) for candidate in document["candidates"]]
    scores = [row["reward"] for row in rows if row["mask"]]
    mean = statistics.fmean(scores) if scores else 0.0
    deviation = statistics.pstdev(scores) if scores else 0.0
    for item in rows:
        if item["mask"]:
            item["advantage"] = (item["reward"] - mean) / deviation if deviation > 0 else 0.0
    return rows


def row(candidate, task):
    report = candidate["report"]
    reward = report and report["conclusion"] != "inconclusive" and report["reward"]
    return {
        "task": task,
        "name": candidate["name"],
        "reward": reward["r"] if reward else None,
        "parts": reward["components"] if reward else None,
        "mask": bool(reward),
        "advantage": None,
        "bundle": report["after"]["bundleId"] if reward else None,
    }


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        for item in group(json.load(file), "task"):
            print(json.dumps(item))
