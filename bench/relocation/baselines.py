"""Measures simple methods of relocation against the ground truth.

    python3 bench/relocation/baselines.py truth.jsonl REPOSITORY... [--wrong]

Each method maps an anchor at the older of two commits to a place at the newer one, by
- the same line number
- the line mapped through `git diff`
- the exact text of the anchor's line, if the file at the newer commit has exactly one such line
- the qualified name in the same file, for functions and classes

Each line of truth.jsonl describes an anchor: a definition or a statement, with its new place unless
it was deleted. An answer is right if its path and line are right. Every answer for a deleted anchor
is wrong. Precision is the share of right answers among all answers. Recall is the number of right
answers divided by the number of anchors that survive. Prints a Markdown table.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import defaultdict
from collections.abc import Callable
from functools import lru_cache

from elements import Module, parse
from history import Repository

Row = dict[str, object]
Answer = tuple[str, int] | None
HUNK = re.compile(r"^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@")
KINDS = ("function", "class", "statement")


class Files:
    """The files of one repository at the commits that truth.jsonl names."""

    def __init__(self, repository: Repository) -> None:
        self.repository = repository
        self.lines = lru_cache(maxsize=2000)(self._lines)
        self.module = lru_cache(maxsize=2000)(self._module)
        self.renames = lru_cache(maxsize=500)(self._renames)
        self.hunks = lru_cache(maxsize=2000)(self._hunks)

    def blob(self, commit: str, path: str) -> bytes | None:
        found = self.repository.python_files(commit).get(path)
        return None if found is None else self.repository.blob(found)

    def _lines(self, commit: str, path: str) -> list[str]:
        data = self.blob(commit, path) or b""
        return data.decode("utf-8", "replace").replace("\r\n", "\n").split("\n")

    def _module(self, commit: str, path: str) -> Module | None:
        data = self.blob(commit, path)
        return None if data is None else parse(data)

    def _renames(self, older: str, newer: str) -> dict[str, str]:
        """Maps the old paths of modified and renamed files to the new paths."""
        fields = self.repository.git("diff", "--name-status", "-z", "-M", "-l0", older, newer)
        parts, found, position = fields.split("\0"), {}, 0
        while position + 1 < len(parts):
            two_paths = parts[position][0] in "RC"
            old, new = parts[position + 1], parts[position + (2 if two_paths else 1)]
            if parts[position][0] in "RM":
                found[old] = new
            position += 3 if two_paths else 2
        return found

    def _hunks(self, older: str, newer: str, old: str, new: str) -> list[tuple[int, ...]]:
        text = self.repository.git(
            "diff", "-U0", "-M", "-l0", "--text", older, newer, "--", old, new
        )
        found = [HUNK.match(line) for line in text.split("\n")]
        return [tuple(int(n or 1) for n in match.groups(default="1")) for match in found if match]


def line_kept(files: Files, row: Row) -> Answer:
    path, line = str(row["path"]), int(str(row["line"]))
    exists = path in files.repository.python_files(str(row["b"]))
    return (path, line) if exists and line <= len(files.lines(str(row["b"]), path)) else None


def line_mapped(files: Files, row: Row) -> Answer:
    """Returns the new path and line number; None if a hunk changes the line or the file is deleted."""
    older, newer, path = str(row["a"]), str(row["b"]), str(row["path"])
    before, after = files.repository.python_files(older), files.repository.python_files(newer)
    if before[path] == after.get(path):
        return path, int(str(row["line"]))
    new = files.renames(older, newer).get(path)
    if new is None:
        return None
    line, shift = int(str(row["line"])), 0
    for start, count, new_start, new_count in files.hunks(older, newer, path, new):
        if count and start <= line < start + count:
            return None
        if line > start:
            shift = (new_start + max(new_count, 0)) - (start + count)
            shift += (new_count == 0) - (count == 0)
    return new, line + shift


def exact_text(files: Files, row: Row) -> Answer:
    """Returns the only line of the file at the newer commit with the same text and indentation.
    Returns None if no line or several lines match."""
    path, newer = str(row["path"]), str(row["b"])
    wanted = files.lines(str(row["a"]), path)[int(str(row["line"])) - 1]
    if path not in files.repository.python_files(newer):
        return None
    found = [n for n, text in enumerate(files.lines(newer, path), 1) if text == wanted]
    return (path, found[0]) if len(found) == 1 else None


def qualified_name(files: Files, row: Row) -> Answer:
    """Returns the only definition of the file at the newer commit with the same qualified name and
    kind. Returns None for a statement, or if no definition or several definitions match."""
    path, newer = str(row["path"]), str(row["b"])
    module = files.module(newer, path)
    if row["kind"] == "statement" or module is None:
        return None
    wanted = row["kind"], row["qualname"]
    found = [e for e in module.elements if (e.kind, e.qualname) == wanted]
    return (path, found[0].line) if len(found) == 1 else None


BASELINES: dict[str, Callable[[Files, Row], Answer]] = {
    "line number kept": line_kept,
    "line mapped through `git diff`": line_mapped,
    "exact unique text in the file": exact_text,
    "qualified name (functions and classes)": qualified_name,
}


def is_right(row: Row, answer: Answer) -> bool:
    if answer is None or row["outcome"] != "survives":
        return False
    return answer == (row["newPath"], row["newLine"])


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.2f}" if whole else "–"


def cell(rows: list[Row], answers: list[Answer]) -> str:
    """Returns precision and recall, in percent."""
    right = sum(is_right(row, answer) for row, answer in zip(rows, answers))
    accepted = sum(answer is not None for answer in answers)
    survivors = sum(row["outcome"] == "survives" for row in rows)
    return f"{share(right, accepted)} / {share(right, survivors)}"


def table(rows: list[Row], answers: dict[str, list[Answer]], kinds: tuple[str, ...]) -> str:
    """Returns a table: a row per baseline, and columns for all and for hard anchors, in total and
    by kind. A hard anchor has moved to a different file, or the text of its line has changed."""
    columns: dict[str, list[int]] = {}
    for label, hard in (("all", False), ("hard", True)):
        for kind in ("", *kinds):
            columns[f"{label} {kind}".strip()] = [
                n
                for n, row in enumerate(rows)
                if kind in ("", row["kind"]) and (row["hard"] or not hard)
            ]
    head = [""] + [f"{name} ({len(members)})" for name, members in columns.items()]
    lines = [head, ["---"] * len(head)]
    for baseline, results in answers.items():
        answerable = answerable_rows(baseline, rows)
        cells = []
        for members in columns.values():
            selected = [n for n in members if n in answerable]
            cells.append(cell([rows[n] for n in selected], [results[n] for n in selected]))
        lines.append([baseline, *cells])
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def answerable_rows(baseline: str, rows: list[Row]) -> set[int]:
    """Returns the positions of the rows that a baseline can answer. The baseline `qualified_name`
    does not answer for statements."""
    if BASELINES[baseline] is not qualified_name:
        return set(range(len(rows)))
    return {n for n, row in enumerate(rows) if row["kind"] != "statement"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("truth")
    parser.add_argument("repositories", nargs="+")
    parser.add_argument("--wrong", action="store_true", help="instead of the table, print the wrong answers as JSON")
    arguments = parser.parse_args()
    with open(arguments.truth, encoding="utf-8") as lines:
        rows: list[Row] = [json.loads(line) for line in lines]
    all_files = [Files(Repository(path)) for path in arguments.repositories]
    files = {one.repository.name: one for one in all_files}
    rows = [row for row in rows if row["repo"] in files]
    answers: dict[str, list[Answer]] = defaultdict(list)
    for name, baseline in BASELINES.items():
        answers[name] = [baseline(files[str(row["repo"])], row) for row in rows]
    if arguments.wrong:
        list_wrong(rows, answers)
        return
    pairs = len({(row["repo"], row["a"], row["b"]) for row in rows})
    print(f"{len(rows)} anchors over {pairs} commit pairs; precision / recall in percent.\n")
    print(table(rows, answers, KINDS))


def list_wrong(rows: list[Row], answers: dict[str, list[Answer]]) -> None:
    """Prints each wrong answer with its anchor, so that a reader can check truth.jsonl."""
    for name, results in answers.items():
        for row, answer in zip(rows, results):
            if answer is not None and not is_right(row, answer):
                print(json.dumps({"baseline": name, "answer": answer, "anchor": row}))


if __name__ == "__main__":
    main()
