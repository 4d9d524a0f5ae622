"""Splits the source of a Python file into elements, which truth.py follows through the history.

An element is a definition, a statement, or a clause (`except`, `elif`, `else`, `finally`, `case`).
An anchor is an element that the output of truth.py may contain. A clause is not an anchor. Clauses
separate the branches of a statement when matching.py aligns bodies.
"""

from __future__ import annotations

import ast
import re
import warnings
from collections import Counter
from dataclasses import dataclass, field

# Node types that count as equal, because a commit may add `async` or an annotation, for example.
PLAIN_TYPE = {
    "AsyncFor": "For",
    "AsyncWith": "With",
    "TryStar": "Try",
    "AnnAssign": "Assign",
}
BLOCKS = ("body", "handlers", "orelse", "finalbody", "cases")
IGNORED_FIELDS = frozenset({"ctx", "type_comment", "kind"})
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
LEXER = re.compile(
    r"""(?P<comment>\#[^\n]*)
      | (?P<string>[A-Za-z]{0,2}(?:\"\"\"(?:\\.|[^\\])*?\"\"\"|'''(?:\\.|[^\\])*?'''
                 |\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'))
      | (?P<other>\w+|[^\w\s])""",
    re.VERBOSE | re.DOTALL,
)
WORD = re.compile(r"\w+|[^\w\s'\"]")


@dataclass(slots=True)
class Element:
    """One element of a file. Lines and columns are 1-based, and columns count code points. A clause
    without a position has line 0. For `else` and `finally`, `key` and `whole` hash only `type`."""

    index: int
    kind: str  # function, class, statement or clause
    type: str
    name: str
    qualname: str
    scope: int  # the index of the enclosing definition, -1 for the module
    parent: int  # the index of the enclosing element of any kind, -1 for the module
    key: int  # the hash of the header, for a statement or clause with a body; otherwise, `whole`
    whole: int  # a hash of the whole element with bodies, without a definition's own name
    weight: int  # the number of syntax nodes that `key` covers
    line: int = 0
    col: int = 0
    start: tuple[int, int] = (0, 0)
    end: tuple[int, int] = (0, 0)
    header_end: tuple[int, int] = (0, 0)
    compound: bool = False
    anchor: bool = False


@dataclass(slots=True)
class Module:
    """A parsed file."""

    lines: list[str]
    elements: list[Element] = field(default_factory=list)
    members: dict[int, list[int]] = field(default_factory=dict)
    _tokens: dict[tuple[int, bool], list[str]] = field(default_factory=dict)
    _bags: dict[tuple[int, bool], Counter[str]] = field(default_factory=dict)

    def first_line(self, element: Element) -> str:
        return self.lines[element.line - 1].strip()

    def text(self, element: Element, header: bool) -> str:
        (first, left), (last, right) = element.start, element.end
        if header and element.compound:
            last, right = element.header_end
        if first == last:
            return self.lines[first - 1][left - 1 : right - 1]
        middle = self.lines[first : last - 1]
        ends = self.lines[first - 1][left - 1 :], self.lines[last - 1][: right - 1]
        return "\n".join([ends[0], *middle, ends[1]])

    def tokens(self, element: Element, header: bool = True) -> list[str]:
        """Returns the tokens of an element without comments. Splits strings into words. With
        `header`, omits the blocks of a compound element."""
        wanted = (element.index, header)
        if wanted not in self._tokens:
            self._tokens[wanted] = lex(self.text(element, header))
        return self._tokens[wanted]

    def bag(self, element: Element, header: bool = True) -> Counter[str]:
        """Returns the counts of an element's tokens, without one use of a definition's own name."""
        wanted = (element.index, header)
        if wanted not in self._bags:
            counts = Counter(self.tokens(element, header))
            if element.kind in ("function", "class"):
                counts[element.name] -= 1
                counts += Counter()
            self._bags[wanted] = counts
        return self._bags[wanted]


def lex(text: str) -> list[str]:
    """Splits any text, even incomplete code, into tokens for comparisons. Omits comments."""
    tokens: list[str] = []
    for match in LEXER.finditer(text):
        if match.lastgroup == "string":
            tokens.append('"')
            tokens.extend(WORD.findall(match.group()))
        elif match.lastgroup == "other":
            tokens.append(match.group())
    return tokens


def parse(data: bytes) -> Module | None:
    """Returns the elements of a file; None if the file is not UTF-8 or does not parse, or if its
    positions are not reliable."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return None
    odd = text.startswith("\ufeff") or "\f" in text or "\0" in text
    if odd or "\r" in text.replace("\r\n", ""):
        return None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(text.replace("\r\n", "\n"))
    except (SyntaxError, ValueError, RecursionError):
        return None
    module = Module(text.replace("\r\n", "\n").split("\n"))
    Collector(module).block(tree.body, scope=-1, parent=-1)
    return module


class Collector:
    """A visitor that walks a syntax tree once, in source order."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.module.members[-1] = []

    def block(self, body: list[ast.stmt], scope: int, parent: int) -> None:
        for node in body:
            self.statement(node, scope, parent)

    def statement(self, node: ast.stmt, scope: int, parent: int) -> None:
        if isinstance(node, DEFINITIONS):
            self.definition(node, scope, parent)
            return
        element = self.add(node, "statement", scope, parent)
        element.anchor = self.is_anchor(node, element)
        self.inside(node, scope, element.index)

    def inside(self, node: ast.AST, scope: int, parent: int) -> None:
        """Adds the clauses and elements in the blocks of a compound statement. The parent of a
        clause or an element of `body` is `parent`; that of any other element is its clause."""
        self.block_if_any(getattr(node, "body", None), scope, parent)
        for handler in getattr(node, "handlers", []):
            self.clause(handler, scope, parent)
        for case in getattr(node, "cases", []):
            self.clause(case, scope, parent)
        self.otherwise(node, scope, parent)
        if getattr(node, "finalbody", None):
            clause = self.mark("finally", scope, parent)
            self.block(node.finalbody, scope, clause.index)  # type: ignore[attr-defined]

    def otherwise(self, node: ast.AST, scope: int, parent: int) -> None:
        body = getattr(node, "orelse", None)
        if not isinstance(body, list) or not body:
            return
        if isinstance(node, ast.If) and self.is_elif(body):
            element = self.add(body[0], "clause", scope, parent)
            element.type = "elif"
            self.inside(body[0], scope, element.index)
            return
        clause = self.mark(f"else {type(node).__name__}", scope, parent)
        self.block(body, scope, clause.index)

    def block_if_any(self, body: object, scope: int, parent: int) -> None:
        if isinstance(body, list):
            self.block(body, scope, parent)

    def is_elif(self, body: list[ast.stmt]) -> bool:
        node = body[0]
        if len(body) != 1 or not isinstance(node, ast.If):
            return False
        line = self.module.lines[node.lineno - 1].encode()
        return line[node.col_offset :].startswith(b"elif")

    def definition(
        self,
        node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef,
        scope: int,
        parent: int,
    ) -> None:
        kind = "class" if isinstance(node, ast.ClassDef) else "function"
        outer = self.module.elements[scope].qualname + "." if scope >= 0 else ""
        element = self.add(node, kind, scope, parent)
        element.name, element.qualname = node.name, outer + node.name
        self.place_of_name(node, element)
        self.module.members[element.index] = []
        self.block(node.body, element.index, element.index)

    def place_of_name(self, node: ast.stmt, element: Element) -> None:
        """Sets a definition's column to that of its name, and its start to its first decorator, if
        any. Excludes the definition from the anchors if the name does not follow the keyword on the
        same line, or if the decorator's line has no `@`."""
        line = self.module.lines[node.lineno - 1]
        from_keyword = element.start[1] - 1
        word = re.compile(rf"(?:async\s+def|def|class)\s+({re.escape(element.name)})\b")
        found = word.match(line, from_keyword)
        element.anchor = found is not None
        element.col = (found.start(1) if found else from_keyword) + 1
        decorators = getattr(node, "decorator_list", [])
        if decorators:
            first = decorators[0].lineno
            at = self.module.lines[first - 1].find("@")
            element.anchor = element.anchor and at >= 0
            element.start = (first, max(at, 0) + 1)

    def clause(self, node: ast.AST, scope: int, parent: int) -> None:
        element = self.add(node, "clause", scope, parent)
        self.inside(node, scope, element.index)

    def mark(self, name: str, scope: int, parent: int) -> Element:
        """Adds a clause that has no node of its own."""
        elements = self.module.elements
        element = Element(
            len(elements), "clause", name, "", "", scope, parent, hash(name), hash(name), 1
        )
        elements.append(element)
        self.module.members[scope].append(element.index)
        return element

    def add(self, node: ast.AST, kind: str, scope: int, parent: int) -> Element:
        elements = self.module.elements
        whole, weight = fingerprint(node, frozenset({"name"}) if is_definition(node) else frozenset())
        compound = any(isinstance(getattr(node, name, None), list) for name in BLOCKS)
        if compound and not is_definition(node):
            key, weight = fingerprint(node, frozenset(BLOCKS))
        else:
            key = whole
        name = PLAIN_TYPE.get(type(node).__name__, type(node).__name__)
        element = Element(
            len(elements), kind, name, "", "", scope, parent, key, whole, weight
        )
        element.compound = compound
        self.place(node, element)
        elements.append(element)
        self.module.members[scope].append(element.index)
        return element

    def place(self, node: ast.AST, element: Element) -> None:
        if not hasattr(node, "lineno"):
            return  # The node of a `case` has no position, and is not an anchor.
        element.start = self.position(node.lineno, node.col_offset)
        element.end = self.position(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]
        element.line, element.col = element.start
        element.header_end = element.end
        first = next(
            (getattr(node, name)[0] for name in BLOCKS if getattr(node, name, None)), None
        ) if element.compound else None
        if isinstance(first, ast.match_case):
            # A `case` has no position. Its keyword is before its pattern, usually on the same line.
            element.header_end = (first.pattern.lineno, 1)
        elif first is not None:
            line = min([first.lineno, *(d.lineno for d in getattr(first, "decorator_list", []))])
            col = first.col_offset if line == first.lineno else 0
            element.header_end = self.position(line, col)

    def position(self, line: int, byte: int) -> tuple[int, int]:
        text = self.module.lines[line - 1]
        if text.isascii():
            return line, byte + 1
        return line, len(text.encode()[:byte].decode()) + 1

    def is_anchor(self, node: ast.stmt, element: Element) -> bool:
        """Returns false for imports, lone constants, `pass`, `break`, `continue`, `return` without
        a value, and statements after other code on a line."""
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            return False
        before = self.module.lines[element.line - 1][: element.col - 1]
        lone_constant = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        lone_word = isinstance(node, (ast.Pass, ast.Break, ast.Continue))
        lone_return = isinstance(node, ast.Return) and node.value is None
        return not (before.strip() or lone_constant or lone_word or lone_return)


def is_definition(node: ast.AST) -> bool:
    return isinstance(node, DEFINITIONS)


def fingerprint(node: ast.AST, left_out: frozenset[str]) -> tuple[int, int]:
    """Returns a hash of a node's structure without positions, and the number of nodes. Omits the
    node's own fields in `left_out`."""
    parts: list[object] = [type(node).__name__]
    weight = 1
    for name, value in ast.iter_fields(node):
        if name in IGNORED_FIELDS or name in left_out:
            continue
        if isinstance(value, list):
            parts.append(len(value))
        for item in value if isinstance(value, list) else (value,):
            if isinstance(item, ast.AST):
                digest, size = fingerprint(item, frozenset())
                parts.append(digest)
                weight += size
            else:
                parts.append(repr(item))
    return hash(tuple(parts)), weight
