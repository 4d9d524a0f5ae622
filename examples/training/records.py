"""Reads training records: the lines of `lanser reward --trace FILE --format jsonl`.

    python3 records.py steps.jsonl
"""

import json
import sys


def load(lines):
    """Yields the records that count in training (`mask` is true)."""
    for line in lines:
        record = json.loads(line)
        if record["mask"]:
            yield record


def prompt(record):
    """Returns a record's action, a request to lanser, as text for a model."""
    return json.dumps(record["action"], sort_keys=True)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        for record in load(file):
            print(json.dumps([record["episode"], record["step"], record["reward"]]))
