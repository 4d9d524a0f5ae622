"""Checks trajectories and task folders against the data models of Harbor, which runs agents.

    python3 bench/formats/definitions.py HARBOR_CHECKOUT trajectories.jsonl [TASK_FOLDER...]

Exits with 1 if a trajectory or a task does not match its model, or if a task folder lacks a required file. Needs
pydantic, but not Harbor's other dependencies.
"""

import sys
import tomllib
import types
from pathlib import Path

checkout, trajectories, *folders = sys.argv[1:]
root = Path(checkout, "src/harbor")
for name in ("harbor", "harbor.models", "harbor.models.task"):
    module = types.ModuleType(name)
    module.__path__ = [str(root.joinpath(*name.split(".")[1:]))]
    sys.modules[name] = module
sys.modules.setdefault("toml", types.ModuleType("toml"))

from harbor.models.task.config import TaskConfig  # noqa: E402
from harbor.models.trajectories.trajectory import Trajectory  # noqa: E402

with open(trajectories, encoding="utf-8") as file:
    for line in file:
        trajectory = Trajectory.model_validate_json(line)
        print(f"{trajectory.trajectory_id}: valid, {len(trajectory.steps)} steps")
incomplete = False
for folder in folders:
    config = TaskConfig.model_validate(tomllib.loads(Path(folder, "task.toml").read_text()))
    missing = [
        name for name in ("instruction.md", "environment/Dockerfile", "tests/test.sh")
        if not Path(folder, name).is_file()
    ]
    incomplete = incomplete or bool(missing)
    result = f"missing files: {', '.join(missing)}" if missing else "valid"
    print(f"{config.task.name}: {result}")
if incomplete:
    sys.exit(1)
