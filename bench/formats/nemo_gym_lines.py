"""Validates the output lines of examples/training/nemo_gym.py with the models of a checkout of NeMo Gym.

    python3 bench/formats/nemo_gym_lines.py GYM_CHECKOUT OPENAI_CHECKOUT lines.jsonl

NeMo Gym's models extend those of the library `openai`. OPENAI_CHECKOUT must have a version that Gym's
pyproject.toml permits (2.7.2 or earlier). Needs pydantic, and the packages that `openai` imports, except for jiter.
"""

import sys
import types
from pathlib import Path

gym, openai, file = sys.argv[1:]
sys.path.insert(0, str(Path(openai, "src")))
# Skips the `__init__.py` of Gym's package, which changes environment variables.
package = types.ModuleType("nemo_gym")
package.__path__ = [str(Path(gym, "nemo_gym"))]
sys.modules["nemo_gym"] = package


def stand_in(name):
    """Replaces a module. Each member of the replacement is an empty class."""
    module = types.ModuleType(name)
    module.__getattr__ = lambda member: type(member, (), {})
    sys.modules[name] = module


stand_in("nemo_gym.server_utils")
try:
    import jiter  # noqa: F401
except ModuleNotFoundError:
    stand_in("jiter")

from nemo_gym.openai_utils import (  # noqa: E402
    NeMoGymResponse,
    NeMoGymResponseCreateParamsNonStreaming,
)
from pydantic import BaseModel  # noqa: E402


class VerifyResponse(BaseModel):
    """The required members of `BaseVerifyResponse`, whose module needs FastAPI."""

    responses_create_params: NeMoGymResponseCreateParamsNonStreaming
    response: NeMoGymResponse
    reward: float


with open(file, encoding="utf-8") as lines:
    count = 0
    for line in lines:
        VerifyResponse.model_validate_json(line)
        count += 1
print(f"{count} lines: valid")
