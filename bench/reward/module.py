"""Finds the byte positions of syntax nodes, so that an edit of a Python file changes no other bytes."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Edit:
    """A replacement of the bytes from `start` to `end`."""

    start: int
    end: int
    text: str


def parse(source: bytes) -> ast.Module | None:
    """Parses a source. Returns None if it is not valid Python."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(source)
    except (SyntaxError, ValueError):
        return None


def apply(source: bytes, edits: list[Edit]) -> bytes:
    for edit in sorted(edits, key=lambda edit: edit.start, reverse=True):
        source = source[: edit.start] + edit.text.encode() + source[edit.end :]
    return source


class Module:
    """The source, the syntax tree and the line offsets of one file.

    The constructor raises ValueError if the source does not parse or the positions of `ast` may be wrong.
    """

    def __init__(self, source: bytes) -> None:
        tree = parse(source)
        # A carriage return, a form feed or a byte order mark can shift the positions of `ast`.
        if tree is None or b"\r" in source or b"\f" in source or source.startswith(b"\xef\xbb\xbf"):
            raise ValueError("not an editable source")
        self.source = source
        self.tree = tree
        self.offsets = [0]
        for line in source.splitlines(keepends=True):
            self.offsets.append(self.offsets[-1] + len(line))
        self.parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}

    def start(self, node: ast.expr | ast.stmt | ast.arg | ast.keyword) -> int:
        return self.offsets[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt | ast.arg | ast.keyword) -> int:
        return self.offsets[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)

    def text(self, node: ast.expr | ast.stmt) -> str:
        return self.source[self.start(node) : self.end(node)].decode()

    def replaced(self, node: ast.expr | ast.stmt, text: str) -> list[Edit]:
        return [Edit(self.start(node), self.end(node), text)]

    def line(self, number: int) -> bytes:
        """Returns a line by its 1-based number."""
        return self.source[self.offsets[number - 1] : self.offsets[number]]

    def indentation(self, statement: ast.stmt) -> str | None:
        """Returns the indentation of a statement; None if the statement does not begin its line."""
        before = self.line(statement.lineno)[: statement.col_offset]
        return before.decode() if before.strip() == b"" else None

    @cached_property
    def nodes(self) -> list[ast.AST]:
        """Returns all nodes outside of f-strings, because positions in f-strings are wrong before Python 3.12."""
        return list(self._below(self.tree))

    def _below(self, node: ast.AST) -> Iterator[ast.AST]:
        if isinstance(node, ast.JoinedStr):
            return
        yield node
        for child in ast.iter_child_nodes(node):
            yield from self._below(child)

    def of(self, *types: type) -> Iterator:
        return (node for node in self.nodes if isinstance(node, types))

    def function_of(self, node: ast.AST) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        """Returns the innermost function around a node; None outside of functions."""
        parent = self.parents.get(node)
        while parent is not None and not isinstance(parent, FUNCTIONS):
            parent = self.parents.get(parent)
        return parent

    def siblings(self, statement: ast.stmt) -> list[ast.stmt]:
        """Returns the statements of the block that contains a statement, with the statement itself."""
        parent = self.parents[statement]
        for name in ("body", "orelse", "finalbody"):
            block = getattr(parent, name, None)
            if isinstance(block, list) and statement in block:
                return block
        return []

    def removed(self, statement: ast.stmt) -> list[Edit] | None:
        """Returns an edit that removes the statement's lines. If the block would be empty, the
        edit replaces the lines with `pass`.

        Returns None if other code is on these lines.
        """
        indentation = self.indentation(statement)
        after = self.line(statement.end_lineno or 0)[statement.end_col_offset or 0 :]
        if indentation is None or after.strip() not in (b"", b"\n") and not after.strip().startswith(b"#"):
            return None
        start, end = self.offsets[statement.lineno - 1], self.offsets[statement.end_lineno or 0]
        if len(self.siblings(statement)) > 1:
            return [Edit(start, end, "")]
        return [Edit(start, end, f"{indentation}pass\n")]
