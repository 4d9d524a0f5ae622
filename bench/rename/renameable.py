"""Prints the renameable bindings of a folder's Python files, found with Python's own parser.

    python3 bench/rename/renameable.py FOLDER

Prints a line of JSON for each binding: [path, line, column, kind, qualname, name]. Line and column are those of the
name. Both are 0-based, and columns count UTF-16 code units. `kind` is function, method, class, parameter,
module-attribute or class-attribute. Attributes are single names that an assignment or a `for` loop binds. Omits
variables of functions, parameters of lambdas, bindings in `match`, and names that statements such as `with` bind.
Also omits hidden folders, and files that do not parse.
"""

from __future__ import annotations

import ast
import io
import json
import os
import sys
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass

SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


@dataclass(frozen=True)
class Binding:
    """A name and the position of its binding. The column counts bytes, as in `ast`."""

    line: int
    column: int
    kind: str
    qualname: str
    name: str


class Module:
    """A file's syntax tree, and the names of its definitions. The tree lacks the positions of these names."""

    def __init__(self, text: str) -> None:
        self.tree = ast.parse(text)
        self.lines = io.StringIO(text).readlines()
        self.names: dict[tuple[int, int], tuple[int, int, str]] = {}
        keyword: tuple[int, int] | None = None
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type != tokenize.NAME:
                continue
            row, column = token.start[0], self.bytes_before(*token.start)
            if keyword is not None:
                self.names[keyword] = (row, column, token.string)
            # In the tree, `async def` begins at `async`.
            is_async = token.string == "def" and self.is_after_async(token)
            keyword = (row, column) if token.string in ("def", "class") else None
            if keyword and is_async:
                keyword = (row, self.bytes_before(row, token.line.rindex("async", 0, token.start[1])))

    def bytes_before(self, row: int, column: int) -> int:
        return len(self.lines[row - 1][:column].encode())

    @staticmethod
    def is_after_async(token: tokenize.TokenInfo) -> bool:
        return token.line[: token.start[1]].rstrip().endswith("async")

    def units(self, row: int, column: int) -> int:
        before = self.lines[row - 1].encode()[:column].decode()
        return len(before.encode("utf-16-le")) // 2


def bindings(module: Module, body: list[ast.stmt], scope: str, kind: str) -> Iterator[Binding]:
    """Yields the bindings of statements. `kind` is the kind of the scope: module, class or function."""
    for node in body:
        if isinstance(node, SCOPES):
            yield from definition(module, node, scope, kind)
            continue
        if kind != "function":
            yield from assigned(node, scope, kind)
        for block in ("body", "orelse", "finalbody"):
            yield from bindings(module, getattr(node, block, []), scope, kind)
        for handler in getattr(node, "handlers", []):
            yield from bindings(module, handler.body, scope, kind)


def definition(module: Module, node: ast.stmt, scope: str, kind: str) -> Iterator[Binding]:
    line, column, name = module.names[node.lineno, node.col_offset]
    qualname = f"{scope}.{name}" if scope else name
    if isinstance(node, ast.ClassDef):
        yield Binding(line, column, "class", qualname, name)
        yield from bindings(module, node.body, qualname, "class")
        return
    yield Binding(line, column, "method" if kind == "class" else "function", qualname, name)
    arguments = node.args
    named = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]
    for argument in filter(None, named):
        place = argument.lineno, argument.col_offset
        yield Binding(*place, "parameter", f"{qualname}.{argument.arg}", argument.arg)
    yield from bindings(module, node.body, qualname, "function")


def assigned(node: ast.stmt, scope: str, kind: str) -> Iterator[Binding]:
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    for target in targets:
        if isinstance(target, ast.Name):
            qualname = f"{scope}.{target.id}" if scope else target.id
            yield Binding(target.lineno, target.col_offset, f"{kind}-attribute", qualname, target.id)


def main() -> None:
    root = sys.argv[1]
    for folder, folders, files in os.walk(root):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(name for name in files if name.endswith(".py")):
            path = os.path.join(folder, name)
            try:
                with tokenize.open(path) as file:
                    module = Module(file.read().removeprefix("\ufeff"))
            except (SyntaxError, UnicodeDecodeError, tokenize.TokenError):
                continue
            relative = os.path.relpath(path, root).replace(os.sep, "/")
            for found in bindings(module, module.tree.body, "", "module"):
                column = module.units(found.line, found.column)
                place = [relative, found.line - 1, column]
                print(json.dumps([*place, found.kind, found.qualname, found.name]))


if __name__ == "__main__":
    main()
