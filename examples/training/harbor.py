"""Reads the reward.json of a Harbor trial, and trajectories that lanser has written.

    python3 harbor.py RESULTS [trajectories.jsonl]
"""

import json
import sys
from pathlib import Path


def read_reward(results):
    """Returns the score and the metrics of a folder of results, or None without a reward.json."""
    file = Path(results, "reward.json")
    if not file.is_file():
        return None
    metrics = json.loads(file.read_text(encoding="utf-8"))
    return metrics.pop("reward"), metrics


def read_trajectories(lines):
    """Yields the trajectories from `lanser reward --format atif`. Validates them if Harbor is installed."""
    try:
        from harbor.models.trajectories.trajectory import Trajectory
    except ImportError:
        Trajectory = None
    for line in lines:
        if Trajectory is not None:
            Trajectory.model_validate_json(line)
        yield json.loads(line)


def step_rewards(trajectory):
    """Returns the reward of each step; None for a step without a reward."""
    return [step["extra"]["lanser"]["reward"] for step in trajectory["steps"]]


if __name__ == "__main__":
    print(json.dumps(read_reward(sys.argv[1])))
    if len(sys.argv) > 2:
        with open(sys.argv[2], encoding="utf-8") as file:
            for trajectory in read_trajectories(file):
                print(json.dumps(step_rewards(trajectory)))
