"""Prints the statements and functions of Python files, as a JSON object with one member for each path.

    python3 bench/reward/structure.py FILE...

The type `Structure` in structure.ts describes the members. Omits files that cannot be parsed.
"""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path

from module import FUNCTIONS, parse


def statements(tree: ast.AST) -> list[list[int]]:
    spans = []
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt):
            inner = [child.lineno for child in ast.walk(node) if isinstance(child, ast.stmt) and child is not node]
            last = min(inner) - 1 if inner else node.end_lineno
            spans.append([node.lineno, max(node.lineno, last or 0)])
    return sorted(spans)


def outer_functions(node: ast.AST) -> list[list[int]]:
    found = []
    for child in ast.iter_child_nodes(node):
        if isinstance(child, FUNCTIONS):
            decorators = [decorator.lineno for decorator in child.decorator_list]
            body = max(child.body[0].lineno, child.lineno + 1)
            first = min([child.lineno, *decorators])
            found.append([first, body, child.end_lineno or 0, int(is_annotated(child))])
        else:
            found.extend(outer_functions(child))
    return found


def is_annotated(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    names = function.args
    rest = [argument for argument in (names.vararg, names.kwarg) if argument is not None]
    arguments = names.posonlyargs + names.args + names.kwonlyargs + rest
    return function.returns is not None or any(argument.annotation for argument in arguments)


def describe(tree: ast.Module) -> dict[str, object]:
    functions = [node for node in ast.walk(tree) if isinstance(node, FUNCTIONS)]
    return {
        "statements": statements(tree),
        "functions": outer_functions(tree),
        "annotated": sum(is_annotated(function) for function in functions),
        "definitions": len(functions),
    }


def main() -> None:
    found = {}
    for path in sys.argv[1:]:
        tree = parse(Path(path).read_bytes())
        if tree is not None:
            found[path] = describe(tree)
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
