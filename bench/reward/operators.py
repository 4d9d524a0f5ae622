"""Prints random edits of Python files, and does not change the files.

Each operator, a function below, makes one kind of change.

    python3 bench/reward/operators.py --seed S --count N FILE...

Prints one line of JSON per change: {"operator", "kind", "path", "edits", "sameTree"}. `kind` is `fault` for changes
that are meant to be wrong, and `preserving` for changes that are meant to keep the behaviour. `edits` is a list of
[start, end, text] in bytes of the file. `sameTree` is true if the change keeps the syntax tree, and therefore
the behaviour. Each operator gets the same share of N if the files have enough places for it.
"""

from __future__ import annotations

import argparse
import ast
import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from module import FUNCTIONS, Edit, Module, apply, parse

Operator = Callable[[Module, random.Random], Iterator["list[Edit] | None"]]
OPERATORS: dict[str, tuple[str, Operator]] = {}


def operator(kind: str) -> Callable[[Operator], Operator]:
    def register(function: Operator) -> Operator:
        OPERATORS[function.__name__.replace("_", "-")] = (kind, function)
        return function

    return register


fault, preserving = operator("fault"), operator("preserving")


def positional(call: ast.Call) -> list[ast.expr]:
    return [] if any(isinstance(argument, ast.Starred) for argument in call.args) else call.args


@fault
def argument_dropped(module: Module, rng: random.Random) -> Iterator[list[Edit]]:
    for call in module.of(ast.Call):
        arguments = positional(call)
        if len(arguments) == 1 and not call.keywords:
            yield module.replaced(arguments[0], "")
        elif len(arguments) > 1:
            yield [Edit(module.end(arguments[-2]), module.end(arguments[-1]), "")]


@fault
def arguments_swapped(module: Module, rng: random.Random) -> Iterator[list[Edit]]:
    for call in module.of(ast.Call):
        for left, right in zip(positional(call), positional(call)[1:]):
            if module.text(left) != module.text(right):
                yield module.replaced(left, module.text(right)) + module.replaced(right, module.text(left))


@fault
def argument_replaced(module: Module, rng: random.Random) -> Iterator[list[Edit]]:
    for call in module.of(ast.Call):
        for argument in positional(call):
            if isinstance(argument, (ast.Name, ast.Attribute, ast.Constant)):
                yield module.replaced(argument, rng.choice(["None", "0", '""']))


@fault
def keyword_misspelt(module: Module, rng: random.Random) -> Iterator[list[Edit]]:
    for call in module.of(ast.Call):
        for keyword in call.keywords:
            if keyword.arg is not None and len(keyword.arg) > 3:
                start = module.start(keyword)
                yield [Edit(start, start + len(keyword.arg.encode()), keyword.arg[:-1])]


@fault
def return_type(module: Module, rng: random.Random) -> Iterator[list[Edit]]:
    for statement in module.of(ast.Return):
        if statement.value is not None and module.text(statement.value) != "None":
            yield module.replaced(statement.value, rng.choice(["None", "None", "0", '""', "[]"]))


@fault
def await_lost(module: Module, rng: random.Random) -> Iterator[list[Edit]]:
    for expression in module.of(ast.Await):
        yield module.replaced(expression, module.text(expression.value))


@fault
def names_swapped(module: Module, rng: random.Random) -> Iterator[list[Edit]]:
    for function in module.of(*FUNCTIONS):
        arguments = function.args.posonlyargs + function.args.args + function.args.kwonlyargs
        names = {argument.arg for argument in arguments} - {"self", "cls"}
        for name in (node for statement in function.body for node in ast.walk(statement)):
            if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Load) and name.id in names:
                others = sorted(names - {name.id})
                # Names in f-strings have wrong positions before Python 3.12.
                if others and module.text(name) == name.id:
                    yield module.replaced(name, rng.choice(others))


@fault
def attribute_other(module: Module, rng: random.Random) -> Iterator[list[Edit]]:
    attributes = [node for node in module.of(ast.Attribute) if isinstance(node.ctx, ast.Load)]
    names = sorted({node.attr for node in attributes})
    for node in attributes:
        others = [name for name in names if name != node.attr]
        if others:
            yield [Edit(module.end(node.value), module.end(node), f".{rng.choice(others)}")]


@fault
def attribute_misspelt(module: Module, rng: random.Random) -> Iterator[list[Edit]]:
    for node in module.of(ast.Attribute):
        if isinstance(node.ctx, ast.Load) and len(node.attr) > 3:
            yield [Edit(module.end(node.value), module.end(node), f".{node.attr[:-1]}")]


@fault
def none_handling(module: Module, rng: random.Random) -> Iterator[list[Edit]]:
    """Inverts a None test, drops an `or default`, or deletes an `if … is None` without `else`."""
    for node in module.of(ast.Compare):
        if len(node.ops) == 1 and module.text(node.comparators[0]) == "None":
            opposite = {ast.Is: "is not", ast.IsNot: "is"}.get(type(node.ops[0]))
            if opposite is not None:
                yield module.replaced(node, f"{module.text(node.left)} {opposite} None")
    for node in module.of(ast.BoolOp):
        if isinstance(node.op, ast.Or) and not isinstance(module.parents[node], ast.If):
            yield module.replaced(node, module.text(node.values[0]))
    for node in module.of(ast.If):
        is_guard = isinstance(node.test, ast.Compare) and module.text(node.test).endswith(" is None")
        if is_guard and not node.orelse:
            yield module.removed(node)


@fault
def off_by_one(module: Module, rng: random.Random) -> Iterator[list[Edit]]:
    for node in module.of(ast.Constant):
        if type(node.value) is int and isinstance(
            module.parents[node], (ast.Subscript, ast.Slice, ast.Compare, ast.BinOp, ast.Call)
        ):
            change = rng.choice([-1, 1]) if node.value > 0 else 1
            yield module.replaced(node, str(node.value + change))
    for node in module.of(ast.Compare):
        if len(node.ops) == 1:
            other = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">"}.get(type(node.ops[0]))
            if other is not None:
                yield module.replaced(
                    node, f"{module.text(node.left)} {other} {module.text(node.comparators[0])}"
                )


@fault
def condition_negated(module: Module, rng: random.Random) -> Iterator[list[Edit]]:
    for node in module.of(ast.If, ast.IfExp):
        yield module.replaced(node.test, f"not ({module.text(node.test)})")


@fault
def branch_deleted(module: Module, rng: random.Random) -> Iterator[list[Edit] | None]:
    for node in module.of(ast.If):
        if not node.orelse and module.function_of(node) is not None:
            yield module.removed(node)


@fault
def statement_deleted(module: Module, rng: random.Random) -> Iterator[list[Edit] | None]:
    for node in module.of(ast.Expr, ast.Assign, ast.AugAssign):
        is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if not is_text and module.function_of(node) is not None:
            yield module.removed(node)


@fault
def import_deleted(module: Module, rng: random.Random) -> Iterator[list[Edit] | None]:
    for node in module.of(ast.Import, ast.ImportFrom):
        if getattr(node, "module", None) != "__future__":
            yield module.removed(node)


@fault
def parameter_added(module: Module, rng: random.Random) -> Iterator[list[Edit]]:
    """Adds a required parameter and changes no caller: an incomplete refactoring."""
    for function in module.of(*FUNCTIONS):
        arguments = function.args.posonlyargs + function.args.args
        required = arguments[: len(arguments) - len(function.args.defaults)]
        if required:
            yield [Edit(module.end(required[-1]), module.end(required[-1]), ", extra")]


def occurrences(module: Module, function: ast.FunctionDef, name: str) -> list[Edit] | None:
    """Returns the places of a name in the body of a function, as edits with an empty text.

    Returns None if the body has inner scopes, f-strings, `global`, `nonlocal`, imports, `except` clauses, names such
    as `locals`, or captures, wildcards, sequences with a `*`, or mappings of `match`.
    """
    found = []
    for node in (node for statement in function.body for node in ast.walk(statement)):
        is_scope = isinstance(node, (*FUNCTIONS, ast.ClassDef, ast.Lambda, ast.comprehension))
        is_other = isinstance(node, (ast.JoinedStr, ast.Global, ast.Nonlocal, ast.ExceptHandler))
        is_import = isinstance(node, (ast.Import, ast.ImportFrom))
        is_pattern = isinstance(node, (ast.MatchAs, ast.MatchStar, ast.MatchMapping))
        if is_scope or is_other or is_import or is_pattern:
            return None
        if isinstance(node, ast.Name) and node.id in {"locals", "vars", "eval", "exec", "dir"}:
            return None
        if isinstance(node, ast.Name) and node.id == name:
            found.append(Edit(module.start(node), module.end(node), ""))
    return found


def renamed(edits: list[Edit], name: str) -> list[Edit]:
    return [Edit(edit.start, edit.end, name) for edit in edits]


@fault
def parameter_renamed(module: Module, rng: random.Random) -> Iterator[list[Edit]]:
    """Renames a parameter in its function, but not the keyword in calls: an incomplete refactoring."""
    for function in module.of(*FUNCTIONS):
        for argument in function.args.args + function.args.kwonlyargs:
            places = occurrences(module, function, argument.arg)
            if argument.arg not in {"self", "cls"} and places:
                start = module.start(argument)
                places.append(Edit(start, start + len(argument.arg.encode()), ""))
                yield renamed(places, f"{argument.arg}_value")


@preserving
def local_renamed(module: Module, rng: random.Random) -> Iterator[list[Edit]]:
    for function in module.of(*FUNCTIONS):
        parameters = {node.arg for node in ast.walk(function.args) if isinstance(node, ast.arg)}
        names = {
            node.id
            for node in ast.walk(function)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        }
        for name in sorted(names - parameters):
            places = occurrences(module, function, name)
            if places and f"{name}_value".encode() not in module.source:
                yield renamed(places, f"{name}_value")


@preserving
def variable_extracted(module: Module, rng: random.Random) -> Iterator[list[Edit]]:
    for statement in module.of(ast.Return):
        indentation = module.indentation(statement)
        if statement.value is None or indentation is None or b"extracted" in module.source:
            continue
        if isinstance(statement.value, (ast.Call, ast.BinOp, ast.Compare, ast.Attribute, ast.Subscript)):
            start = module.start(statement)
            if module.source[start:].startswith(b"return ") and module.source[start + 7 :][:1] != b"(":
                yield [
                    Edit(start, start + len("return"), "extracted ="),
                    Edit(module.end(statement), module.end(statement), f"\n{indentation}return extracted"),
                ]


@preserving
def branches_inverted(module: Module, rng: random.Random) -> Iterator[list[Edit]]:
    for node in module.of(ast.If):
        if not node.orelse or not module.source[module.start(node) :].startswith(b"if "):
            continue
        blocks = (node.body, node.orelse)
        if any(module.indentation(block[0]) is None or block[0].lineno == node.lineno for block in blocks):
            continue
        # An `elif` is not a separate block.
        before = module.line(node.orelse[0].lineno - 1).strip()
        if isinstance(node.orelse[0], ast.If) and not before.startswith(b"else"):
            continue
        spans = [
            (module.offsets[first_line(block[0]) - 1], module.offsets[block[-1].end_lineno or 0]) for block in blocks
        ]
        texts = [module.source[start:end].decode() for start, end in spans]
        yield [
            *module.replaced(node.test, f"not ({module.text(node.test)})"),
            Edit(*spans[0], texts[1]),
            Edit(*spans[1], texts[0]),
        ]


def first_line(statement: ast.stmt) -> int:
    decorators = getattr(statement, "decorator_list", [])
    return min([statement.lineno, *(decorator.lineno for decorator in decorators)])


@preserving
def condition_rewritten(module: Module, rng: random.Random) -> Iterator[list[Edit]]:
    for node in module.of(ast.Compare):
        if len(node.ops) == 1:
            other = {ast.Is: "is not", ast.IsNot: "is", ast.In: "not in", ast.NotIn: "in"}.get(type(node.ops[0]))
            if other is not None:
                left, right = module.text(node.left), module.text(node.comparators[0])
                yield module.replaced(node, f"(not {left} {other} {right})")


@preserving
def annotations_removed(module: Module, rng: random.Random) -> Iterator[list[Edit]]:
    for function in module.of(*FUNCTIONS):
        annotated = [
            argument
            for argument in function.args.posonlyargs + function.args.args + function.args.kwonlyargs
            if argument.annotation is not None
        ]
        edits = [
            Edit(module.start(argument) + len(argument.arg.encode()), module.end(argument), "")
            for argument in annotated
        ]
        if function.returns is not None and function.body[0].lineno > (function.returns.end_lineno or 0):
            before = module.source.rfind(b"->", 0, module.start(function.returns))
            while before > 0 and module.source[before - 1 : before] == b" ":
                before -= 1
            edits.append(Edit(before, module.end(function.returns), ""))
        if edits:
            yield edits


@preserving
def comment_added(module: Module, rng: random.Random) -> Iterator[list[Edit]]:
    for statement in module.of(ast.stmt):
        indentation = module.indentation(statement)
        if indentation is not None and module.function_of(statement) is not None:
            start = module.offsets[first_line(statement) - 1]
            yield [Edit(start, start, f"{indentation}# See the documentation of this function.\n")]


@preserving
def formatting(module: Module, rng: random.Random) -> Iterator[list[Edit]]:
    for statement in module.of(ast.Return, ast.Assign):
        if statement.value is not None and not isinstance(statement.value, (ast.Yield, ast.YieldFrom, ast.Tuple)):
            yield module.replaced(statement.value, f"({module.text(statement.value)})")


def changes(module: Module, name: str, rng: random.Random) -> list[list[Edit]]:
    return [edits for edits in OPERATORS[name][1](module, rng) if edits]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("files", nargs="+")
    arguments = parser.parse_args()
    modules: dict[str, Module] = {}
    for path in sorted(arguments.files):
        try:
            modules[path] = Module(Path(path).read_bytes())
        except ValueError:
            pass
    pools: dict[str, list[tuple[str, list[Edit]]]] = {}
    for name in OPERATORS:
        # With one random generator per operator, a new operator does not change the random choices of the others.
        rng = random.Random(f"{arguments.seed} {name}")
        pool = [(path, edits) for path, module in modules.items() for edits in changes(module, name, rng)]
        rng.shuffle(pool)
        pools[name] = pool
    made = 0
    seen: set[tuple[str, bytes]] = set()
    while made < arguments.count and any(pools.values()):
        for name, pool in pools.items():
            if made < arguments.count and (change := taken(pool, modules, name, seen)) is not None:
                json.dump(change, sys.stdout)
                sys.stdout.write("\n")
                made += 1


def taken(
    pool: list[tuple[str, list[Edit]]], modules: dict[str, Module], name: str, seen: set[tuple[str, bytes]]
) -> dict | None:
    """Takes the next usable change from the pool. Returns None if no change is left."""
    kind = OPERATORS[name][0]
    while pool:
        path, edits = pool.pop()
        changed = apply(modules[path].source, edits)
        tree = parse(changed)
        if tree is None or (path, changed) in seen:
            continue
        same_tree = ast.dump(tree) == ast.dump(modules[path].tree)
        # A change that keeps the syntax tree cannot be a fault.
        if same_tree and kind == "fault":
            continue
        seen.add((path, changed))
        return {
            "operator": name,
            "kind": kind,
            "path": path,
            "edits": [[edit.start, edit.end, edit.text] for edit in edits],
            "sameTree": same_tree,
        }
    return None


if __name__ == "__main__":
    main()
