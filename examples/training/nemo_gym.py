"""Converts training records to lines of NeMo Gym: one line per step whose `mask` is true.

    python3 nemo_gym.py steps.jsonl > nemo_gym.jsonl
"""

import json
import sys

from records import load, prompt


def line(record):
    """Converts a record to NeMo Gym's verify response. The components of the reward become metrics."""
    call = f"call-{record['step']}"
    identifier = record["observation"].removeprefix("sha256:")
    return {
        "responses_create_params": {
            "input": [{"role": "user", "content": f"State {record['state']}", "type": "message"}]
        },
        "response": {
            "id": f"resp_{identifier}",
            "created_at": 0,
            "model": "lanser",
            "object": "response",
            "output": [
                {
                    "type": "function_call",
                    "call_id": call,
                    "name": record["action"]["cmd"],
                    "arguments": prompt(record),
                },
                {"type": "function_call_output", "call_id": call, "output": record["observationText"]},
            ],
            "parallel_tool_calls": False,
            "tool_choice": "auto",
            "tools": [],
        },
        "reward": record["reward"],
        **record["components"],
    }


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        for record in load(file):
            print(json.dumps(line(record)))
