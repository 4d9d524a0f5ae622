"""Reads a repository's history with `git`.

One command reads the whole first-parent history: a command for each commit is slow.
"""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

# The minimum similarity of a renamed file, in percent. A rename with a lower similarity counts as a
# deletion and an addition. Top-level definitions in these two files do not match by name alone.
RENAME_SCORE = 60


@dataclass(frozen=True)
class FileChange:
    """A change of one Python file. `old_*` are None for an added file, `new_*` for a deleted file."""

    old_path: str | None
    new_path: str | None
    old_blob: str | None
    new_blob: str | None


@dataclass(frozen=True)
class Commit:
    """A commit of the first-parent history. The changes of Python files are against its first parent."""

    sha: str
    changes: tuple[FileChange, ...]


class Repository:
    """A repository at a path, bare or with a work tree."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.name = repository_name(path)
        self._reader: subprocess.Popen[bytes] | None = None

    def git(self, *arguments: str) -> str:
        """Returns the output of one git command. Does not escape non-ASCII characters in paths."""
        command = ["git", "-C", self.path, "-c", "core.quotepath=off", *arguments]
        output = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
        return output.decode("utf-8", "surrogateescape")

    def first_parent_commits(self) -> list[Commit]:
        """Returns the first-parent history of HEAD, oldest first."""
        raw = self.git(
            "log", "--first-parent", "--diff-merges=first-parent", "--reverse", "--root",
            "--raw", "-z", "-M", "-l0", "--no-abbrev", "--format=%x01%H", "HEAD",
        )
        return [parse_commit(record) for record in raw.split("\x01")[1:]]

    def changes_between(self, older: str, newer: str) -> tuple[FileChange, ...]:
        raw = self.git("diff", "--raw", "-z", "-M", "-l0", "--no-abbrev", older, newer)
        return parse_changes(raw.split("\0"))

    @lru_cache(maxsize=64)
    def python_files(self, commit: str) -> dict[str, str]:
        """Returns the blob ids of the regular Python files at a commit, by path."""
        files = {}
        for row in self.git("ls-tree", "-r", "-z", commit).split("\0"):
            if row.endswith(".py") and row.startswith("100"):
                meta, path = row.split("\t", 1)
                files[path] = meta.split()[2]
        return files

    def blob(self, blob_id: str) -> bytes:
        """Returns the bytes of one blob, through one long-lived `git cat-file`.

        Raises LookupError for a missing blob.
        """
        if self._reader is None:
            command = ["git", "-C", self.path, "cat-file", "--batch"]
            self._reader = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        assert self._reader.stdin and self._reader.stdout
        self._reader.stdin.write(blob_id.encode() + b"\n")
        self._reader.stdin.flush()
        header = self._reader.stdout.readline().split()
        if len(header) != 3:
            raise LookupError(f"blob {blob_id} is not in {self.path}")
        data = self._reader.stdout.read(int(header[2]))
        self._reader.stdout.read(1)
        return data


def repository_name(path: str) -> str:
    """Returns a repository's name, for example `b` for the path `/x/a+b/repo.git`."""
    parts = [part.removesuffix(".git") for part in Path(path).resolve().parts]
    specific = [part for part in parts if part not in ("", "/", "repo")]
    return specific[-1].rsplit("+", 1)[-1] if specific else path


def parse_commit(record: str) -> Commit:
    """Parses one record of `git log --raw -z`."""
    fields = record.split("\0")
    return Commit(fields[0].strip(), parse_changes(fields[1:]))


def parse_changes(fields: list[str]) -> tuple[FileChange, ...]:
    """Returns the changes of Python files among the fields of `--raw -z`."""
    changes: list[FileChange] = []
    position = 0
    while position < len(fields):
        meta = fields[position].strip()
        if not meta.startswith(":"):
            position += 1
            continue
        two_paths = meta.split()[4][0] in "RC"
        old, new = fields[position + 1], fields[position + (2 if two_paths else 1)]
        position += 3 if two_paths else 2
        changes.extend(python_changes(meta.split(), old, new))
    return tuple(changes)


def python_changes(meta: list[str], old: str, new: str) -> list[FileChange]:
    """Converts one raw row to changes of regular Python files."""
    old_mode, new_mode, old_blob, new_blob, status = meta
    has_old = old_mode.startswith(":100") and old.endswith(".py") and status[0] not in "AC"
    has_new = new_mode.startswith("100") and new.endswith(".py") and status[0] != "D"
    weak = status[0] == "R" and int(status[1:]) < RENAME_SCORE
    if has_old and has_new and not weak:
        return [FileChange(old, new, old_blob, new_blob)]
    apart = []
    if has_old:
        apart.append(FileChange(old, None, old_blob, None))
    if has_new:
        apart.append(FileChange(None, new, None, new_blob))
    return apart
