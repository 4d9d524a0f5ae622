"""Scores replies with examples/training/verifiers_env.py and a checkout of the package verifiers.

    python3 bench/formats/verifiers_scores.py VERIFIERS_CHECKOUT REPOSITORY BASE reply.patch...

Prints the rewards of each reply, or the error of its rollout. Needs the packages pydantic, openai, httpx, aiohttp,
requests, rich, tenacity, msgpack and numpy, and the command `lanser`. Replaces other missing dependencies of
verifiers by packages whose members are types.
"""

import asyncio
import importlib.abc
import importlib.machinery
import importlib.util
import sys
import types
from pathlib import Path

import pydantic
from pydantic_core import core_schema

checkout, repository, base, *replies = sys.argv[1:]
sys.path[:0] = [checkout, str(Path(__file__).parents[2] / "examples/training")]


class AnyType:
    """A type that pydantic accepts in models."""

    @classmethod
    def __get_pydantic_core_schema__(cls, _source, _handler):
        return core_schema.any_schema()


class Replacement(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """A finder and loader of replacements for the packages in `names`. Each member of a replacement is a type."""

    names = set()

    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in self.names:
            return importlib.machinery.ModuleSpec(name, self, is_package=True)
        return None

    def create_module(self, spec):
        module = types.ModuleType(spec.name)

        def member(name):
            if name.startswith("__"):
                raise AttributeError(name)
            return type(name, (AnyType,), {})

        module.__getattr__ = member
        return module

    def exec_module(self, module):
        pass


def verifiers():
    """Imports verifiers, and replaces each package that is missing."""
    while True:
        try:
            return importlib.import_module("verifiers.v1")
        except ModuleNotFoundError as error:
            name = error.name.split(".")[0]
            if name == "verifiers" or name in Replacement.names:
                raise
            Replacement.names.add(name)
            for loaded in [loaded for loaded in sys.modules if loaded.startswith("verifiers")]:
                del sys.modules[loaded]


# Replaces pydantic_config, which needs more packages. Scoring needs only its `BaseConfig`, a pydantic model.
configuration = types.ModuleType("pydantic_config")
configuration.BaseConfig = type("BaseConfig", (pydantic.BaseModel,), {})
sys.modules["pydantic_config"] = configuration
sys.meta_path.append(Replacement())
vf = verifiers()
from verifiers.v1.graph import MessageNode  # noqa: E402
from verifiers.v1.types import AssistantMessage  # noqa: E402
from verifiers_env import PatchConfig, PatchTaskset  # noqa: E402

row = {"prompt": "Write a patch.", "repository": repository, "base": base}
(task,) = PatchTaskset(PatchConfig(rows=[row]))
for file in replies:
    message = AssistantMessage(content=Path(file).read_text(encoding="utf-8"))
    # Scoring uses only these three fields of a trace. A rollout would also set the others.
    trace = vf.Trace.model_construct(nodes=[MessageNode(message=message, sampled=True)], rewards={}, metrics={})
    try:
        asyncio.run(task.score(trace))
        print(f"{file}: {trace.rewards}")
    except vf.TaskError as error:
        print(f"{file}: failed rollout: {error}")
