"""Scores replies with examples/training/verifiers_env.py and the scoring of a checkout of verifiers.

    python3 bench/formats/verifiers_scores.py VERIFIERS_CHECKOUT REPOSITORY BASE reply.patch...

Prints for each reply the rewards, or the error of its rollout. Needs pydantic. Only verifiers' modules for
tasks are loaded; the trace is a stand-in with the last reply, and records rewards as verifiers does.
"""

import asyncio
import importlib.abc
import importlib.machinery
import importlib.util
import sys
import types
from pathlib import Path

import pydantic

checkout, repository, base, *replies = sys.argv[1:]
examples = Path(__file__).parents[2] / "examples/training"
sys.path.insert(0, str(examples))
root = Path(checkout, "verifiers")
for name in ("verifiers", "verifiers.v1", "verifiers.v1.configs", "verifiers.v1.utils"):
    module = types.ModuleType(name)
    module.__path__ = [str(root.joinpath(*name.split(".")[1:]))]
    sys.modules[name] = module


class StandIns(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Replaces missing modules. The loaded modules use their names only in types and base classes."""

    def find_spec(self, name, path=None, target=None):
        return importlib.machinery.ModuleSpec(name, self, is_package=True)

    def create_module(self, spec):
        module = types.ModuleType(spec.name)
        base = Exception if spec.name == "openai" else pydantic.BaseModel

        def member(name):
            if name.startswith("__"):
                raise AttributeError(name)
            return type(name, (base,), {})

        module.__getattr__ = member
        return module

    def exec_module(self, module):
        pass


finder = StandIns()
# These modules call models, start servers and run agents.
for name in ("agent", "clients", "interception", "judge", "mcp", "runtimes"):
    spec = finder.find_spec(f"verifiers.v1.{name}")
    sys.modules[spec.name] = importlib.util.module_from_spec(spec)
sys.meta_path.append(finder)

import verifiers.v1.errors as errors  # noqa: E402
import verifiers.v1.task as tasks  # noqa: E402
import verifiers.v1.taskset as tasksets  # noqa: E402
from verifiers.v1.configs.taskset import TasksetConfig  # noqa: E402
from verifiers.v1.utils.decorators import reward  # noqa: E402


class Trace:
    def __init__(self, last_reply):
        self.last_reply = last_reply
        self.rewards = {}
        self.metrics = {}

    def record_reward(self, name, value, weight=1.0):
        self.rewards[name] = float(value) * weight


vars(sys.modules["verifiers.v1"]).update(
    TaskData=tasks.TaskData, Task=tasks.Task, Taskset=tasksets.Taskset, TasksetConfig=TasksetConfig,
    Trace=Trace, reward=reward,
)
from verifiers_env import PatchConfig, PatchTaskset  # noqa: E402

row = {"prompt": "Write a patch.", "repository": repository, "base": base}
(task,) = PatchTaskset(PatchConfig(rows=[row]))
for file in replies:
    trace = Trace(Path(file).read_text(encoding="utf-8"))
    try:
        asyncio.run(task.score(trace))
        print(f"{file}: {trace.rewards}")
    except errors.TaskError as error:
        print(f"{file}: failed rollout: {error}")
