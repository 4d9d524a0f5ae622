"""Makes the ground truth of relocation: the new places of code in a repository's history.

    python3 bench/relocation/truth.py --pairs N --anchors M --seed S REPOSITORY > truth.jsonl

Each anchor, a definition or a statement, is followed from commit A to commit B along the
first-parent history, one commit at a time. This script does not use lanser's relocation. Small
steps make the truth more certain. An anchor with an unknown outcome is omitted. Standard error
shows the outcomes of all followed anchors.

Prints one JSON object per line. Lines and columns are 1-based, columns count code
points, and `endCol` is exclusive. `line`, `col`: a definition's name, or a statement's
first character. `startLine`, `startCol`, `endLine`, `endCol`: the whole element with its
decorators. `newPath`, `newLine`, `newCol`: `path`, `line`, `col` at B; null for a deleted element.
`hard`: true for a surviving element whose `path`, or whose text at `line`, has changed.
White space at the ends of the line does not count. The kind `function` includes methods.

Omits files that are not UTF-8, do not parse, or contain a byte order mark, a form feed or a lone
carriage return. Omits imports, docstrings and other lone constants, `pass`, `break`, `continue` and
`return` without a value, and statements after other code on the same line.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from elements import Element, Module, parse
from history import Commit, FileChange, Repository
from matching import FilePair, Place, StepMatch

LONGEST = 200  # the maximum distance from A to B, in commits
# The maximum shares of hard anchors, gone anchors and anchors in untouched files.
HARD_SHARE, GONE_SHARE, UNTOUCHED_SHARE = 0.2, 0.15, 0.15
# The number of elements to follow in changed files, for each wanted anchor.
CANDIDATES = 10
# The weights reduce the surplus of statements, which are far more frequent than definitions.
KIND_WEIGHT = {"function": 5.0, "class": 9.0, "statement": 1.0}


@dataclass(slots=True)
class Walk:
    """The result of following one element from A to B."""

    path: str
    element: Element
    outcome: str  # survives, gone or unknown
    new_path: str = ""
    new_index: int = -1
    rules: set[str] = field(default_factory=set)


@dataclass(frozen=True)
class Pair:
    """Two commits, as positions in the first-parent history."""

    older: int
    newer: int


class Truth:
    """Follows elements through the history of one repository."""

    def __init__(self, repository: Repository) -> None:
        self.repository = repository
        self.commits = repository.first_parent_commits()
        self.module = lru_cache(maxsize=4000)(self._module)
        self.step = lru_cache(maxsize=600)(self._step)

    def _module(self, blob: str) -> Module | None:
        return parse(self.repository.blob(blob))

    def _step(self, position: int) -> StepMatch:
        return StepMatch([self.file_pair(c) for c in self.commits[position].changes])

    def file_pair(self, change: FileChange) -> FilePair:
        old = self.module(change.old_blob) if change.old_path and change.old_blob else None
        new = self.module(change.new_blob) if change.new_path and change.new_blob else None
        return FilePair(change.old_path, change.new_path, old, new)

    def follow(self, pair: Pair, path: str, element: Element) -> Walk:
        walk = Walk(path, element, "survives", path, element.index)
        for position in range(pair.older + 1, pair.newer + 1):
            if not changes_path(self.commits[position], walk.new_path):
                continue
            place = self.step(position).destination(walk.new_path, walk.new_index)
            if not isinstance(place, Place):
                walk.outcome = place
                return walk
            walk.new_path, walk.new_index = place.path, place.index
            walk.rules.add(place.rule)
        return walk

    def commit_pairs(self, count: int, rng: random.Random) -> list[Pair]:
        """Picks at most `count` pairs of commits between which a Python file changed or was deleted. The commits
        are 1 to 200 commits apart, and the logarithms of the distances are evenly spread."""
        chosen: set[Pair] = set()
        for attempt in range(count * 100):
            if len(chosen) == count:
                break
            share = (len(chosen) + rng.random()) / count
            distance = max(1, round(math.exp(share * math.log(LONGEST))))
            if distance >= len(self.commits):
                continue
            older = rng.randrange(len(self.commits) - distance)
            pair = Pair(older, older + distance)
            if self.has_python_changes(pair):
                chosen.add(pair)
        return sorted(chosen, key=lambda pair: (pair.older, pair.newer))

    def has_python_changes(self, pair: Pair) -> bool:
        changes = self.net_changes(pair)
        return any(c.old_path and self.file_pair(c).old for c in changes)

    @lru_cache(maxsize=1000)
    def net_changes(self, pair: Pair) -> tuple[FileChange, ...]:
        return self.repository.changes_between(
            self.commits[pair.older].sha, self.commits[pair.newer].sha
        )

    def walks(self, pair: Pair, anchors: int, rng: random.Random) -> list[Walk]:
        """Follows a sample of elements from A to B. Prefers files that differ at B."""
        touched = {c.old_path for c in self.net_changes(pair)}
        files = self.repository.python_files(self.commits[pair.older].sha)
        inside, outside = [], []
        for path, blob in sorted(files.items()):
            module = self.module(blob)
            found = [(path, e) for e in module.elements if e.anchor] if module else []
            (inside if path in touched else outside).extend(found)
        chosen = weighted(inside, anchors * CANDIDATES, rng)
        chosen += weighted(outside, round(anchors * UNTOUCHED_SHARE), rng)
        walks = [self.follow(pair, path, element) for path, element in chosen]
        returned = ReturnCheck(self, self.net_changes(pair))
        for walk in walks:
            gone = walk.outcome == "gone"
            if returned.may_be_back(walk) if gone else returned.has_new_bearer(self, pair, walk):
                walk.outcome = "unknown"
        return walks

    def row(self, pair: Pair, walk: Walk) -> dict[str, object]:
        older, newer = self.commits[pair.older].sha, self.commits[pair.newer].sha
        module = self.module(self.repository.python_files(older)[walk.path])
        assert module is not None
        element = walk.element
        scope = module.elements[element.scope].qualname if element.scope >= 0 else ""
        row: dict[str, object] = {
            "repo": self.repository.name, "a": older, "b": newer,
            "distance": pair.newer - pair.older, "kind": element.kind, "path": walk.path,
            "line": element.line, "col": element.col,
            "startLine": element.start[0], "startCol": element.start[1],
            "endLine": element.end[0], "endCol": element.end[1],
            "qualname": element.qualname, "scope": scope, "outcome": walk.outcome,
        }
        row.update(self.new_place(module, newer, walk))
        row["how"] = sorted(walk.rules)
        return row

    def new_place(self, module: Module, newer: str, walk: Walk) -> dict[str, object]:
        """Returns the output fields that describe the element at B."""
        if walk.outcome != "survives":
            unset = {"newPath": None, "newLine": None, "newCol": None}
            flags = {"hard": False, "moved": False, "renamed": False, "firstLineChanged": False}
            return unset | flags
        target = self.module(self.repository.python_files(newer)[walk.new_path])
        assert target is not None
        found = target.elements[walk.new_index]
        moved = walk.new_path != walk.path
        changed = module.first_line(walk.element) != target.first_line(found)
        return {
            "newPath": walk.new_path, "newLine": found.line, "newCol": found.col,
            "hard": moved or changed, "moved": moved,
            "renamed": walk.element.name != found.name, "firstLineChanged": changed,
        }


class ReturnCheck:
    """A check for deleted elements that may exist again at B, and for old names that other
    definitions have at B."""

    def __init__(self, truth: Truth, changes: tuple[FileChange, ...]) -> None:
        self.keys = Counter[object](), Counter[object]()
        self.names: tuple[set[object], set[object]] = set(), set()
        for change in changes:
            pair = truth.file_pair(change)
            self.count(0, pair.old_path, pair.old)
            self.count(1, pair.new_path, pair.new)

    def count(self, side: int, path: str | None, module: Module | None) -> None:
        for element in module.elements if module else ():
            self.keys[side][element.kind, element.key] += 1
            if element.name:
                self.names[side].add((element.kind, element.name, path, element.qualname))

    def may_be_back(self, walk: Walk) -> bool:
        key = walk.element.kind, walk.element.key
        if self.keys[1][key] and self.keys[1][key] >= self.keys[0][key]:
            return True
        if not walk.element.name:
            return False
        fresh = {name[:2] for name in self.names[1] - self.names[0]}
        kept = (walk.element.kind, walk.element.name, walk.path, walk.element.qualname)
        return (walk.element.kind, walk.element.name) in fresh or kept in self.names[1]


    def has_new_bearer(self, truth: Truth, pair: Pair, walk: Walk) -> bool:
        """Returns true if a different definition at B has the walk's old path and qualified name.

        In this case, the history and the name lead to different places, so the true place is unknown.
        """
        element = walk.element
        if walk.outcome != "survives" or not element.name:
            return False
        if (element.kind, element.name, walk.path, element.qualname) not in self.names[1]:
            return False
        newer = truth.repository.python_files(truth.commits[pair.newer].sha)
        module = truth.module(newer[walk.new_path])
        found = module.elements[walk.new_index] if module else element
        return (walk.new_path, found.qualname) != (walk.path, element.qualname)


def changes_path(commit: Commit, path: str) -> bool:
    return any(change.old_path == path for change in commit.changes)


def weighted(
    items: list[tuple[str, Element]], count: int, rng: random.Random
) -> list[tuple[str, Element]]:
    """Returns a sample without replacement, in which definitions have larger weights."""
    keyed = [(rng.random() ** (1 / KIND_WEIGHT[e.kind]), n) for n, (_, e) in enumerate(items)]
    return [items[n] for _, n in sorted(keyed, reverse=True)[:count]]


def choose(truth: Truth, pair: Pair, walks: list[Walk], anchors: int) -> list[dict[str, object]]:
    """Picks a pair's anchors, within the maximum shares. The order of the walks is already random."""
    rows = [truth.row(pair, walk) for walk in walks if walk.outcome != "unknown"]
    touched = {c.old_path for c in truth.net_changes(pair)}
    hard = [r for r in rows if r["hard"]][: round(anchors * HARD_SHARE)]
    gone = [r for r in rows if r["outcome"] == "gone"][: round(anchors * GONE_SHARE)]
    easy = [r for r in rows if r["outcome"] == "survives" and not r["hard"]]
    quiet = [r for r in easy if r["path"] not in touched][: round(anchors * UNTOUCHED_SHARE)]
    rest = anchors - len(hard) - len(gone) - len(quiet)
    return hard + gone + quiet + [r for r in easy if r["path"] in touched][:rest]


def rows_of(truth: Truth, arguments: argparse.Namespace, followed: Counter[str]) -> Iterator[dict[str, object]]:
    rng = random.Random(arguments.seed)
    for pair in truth.commit_pairs(arguments.pairs, rng):
        walks = truth.walks(pair, arguments.anchors, rng)
        followed.update(walk.outcome for walk in walks)
        yield from choose(truth, pair, walks, arguments.anchors)


def summary(rows: list[dict[str, object]], followed: Counter[str]) -> str:
    kinds = Counter((r["kind"], r["outcome"], "hard" if r["hard"] else "") for r in rows)
    pairs = len({(r["a"], r["b"]) for r in rows})
    lines = [f"{len(rows)} anchors of {pairs} pairs; followed: {dict(followed)}"]
    lines += [f"  {' '.join(map(str, kind))}: {n}" for kind, n in sorted(kinds.items(), key=str)]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--pairs", type=int, default=70)
    parser.add_argument("--anchors", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("repository")
    arguments = parser.parse_args()
    sys.setrecursionlimit(10_000)
    followed: Counter[str] = Counter()
    rows = []
    for row in rows_of(Truth(Repository(arguments.repository)), arguments, followed):
        rows.append(row)
        print(json.dumps(row, ensure_ascii=False))
    print(summary(rows, followed), file=sys.stderr)


if __name__ == "__main__":
    main()
