import { expect, test } from 'vitest';
import { history } from './history.ts';

const LOAD = `import json


def load_rows(path, limit):
    """Reads rows."""
    with open(path) as file:
        rows = json.load(file)
    kept = [row for row in rows if row["id"] < limit]
    return sorted(kept, key=lambda row: row["id"])


def save_rows(path, rows):
    text = json.dumps(rows, indent=2)
    with open(path, "w") as file:
        file.write(text)
`;

type Example = readonly [title: string, after: string, text: string, found: string];

const NOT_FOUND = /^E\/(?:NOT_FOUND|AMBIGUOUS)$/u;

test.each<Example>([
  ['a function is renamed', LOAD.replace('load_rows', 'read_entries'), 'load_rows', 'a.py:4:read_entries'],
  [
    'the function that contains a line is renamed',
    LOAD.replace('load_rows', 'read_entries'),
    'rows = json.load(file)',
    'a.py:7:rows = json.load(file)',
  ],
  [
    'a parameter is added',
    LOAD.replace('limit):', 'limit, strict=False):'),
    'def load_rows(path, limit):',
    'a.py:4:def load_rows(path, limit, strict=False):',
  ],
  ['async is added', LOAD.replace('def load', 'async def load'), 'load_rows', 'a.py:4:load_rows'],
  [
    'a decorator is added',
    LOAD.replace('def load', '@cached(size=3)\ndef load'),
    'load_rows',
    'a.py:5:load_rows',
  ],
  [
    'a statement has changed',
    LOAD.replace('row["id"] < limit]', 'row["id"] <= limit * 2]'),
    'kept =',
    'a.py:8:kept =',
  ],
  [
    'code is indented under a new if',
    LOAD.replace(
      '    text = json.dumps(rows, indent=2)\n    with open(path, "w") as file:\n        file.write(text)',
      '    if rows:\n        text = json.dumps(rows, indent=2)\n        with open(path, "w") as file:\n            file.write(text)',
    ),
    'file.write(text)',
    'a.py:16:file.write(text)',
  ],
  [
    'a line is split',
    LOAD.replace('json.dumps(rows, indent=2)', 'json.dumps(\n        rows,\n        indent=2,\n    )'),
    'indent=2',
    'a.py:15:indent=2',
  ],
  ['quotes are changed', LOAD.replace('"w"', "'w'"), '"w"', "a.py:14:'w'"],
  [
    'functions are reordered',
    `import json\n\n\n${LOAD.slice(LOAD.indexOf('def save'))}\n\n${LOAD.slice(LOAD.indexOf('def load'), LOAD.indexOf('def save')).trimEnd()}\n`,
    'kept = [row for row in rows if row["id"] < limit]',
    'a.py:14:kept = [row for row in rows if row["id"] < limit]',
  ],
])('code is found after an edit: %s', async (_, after, text, found) => {
  await using edited = await history({ 'a.py': LOAD }, { 'a.py': after });
  expect(await edited.follow('a.py', text)).toBe(found);
});

test('a line is found in a function if a variable is renamed in every line of its body', async () => {
  const before = 'def test_crop():\n    test = Text("foo")\n    test.crop(3)\n    assert str(test) == "f"\n';
  const after = before.replaceAll(/\btest\b/gu, 'text');
  await using edited = await history({ 'a.py': before }, { 'a.py': after });
  expect(await edited.follow('a.py', 'test.crop(3)')).toBe('a.py:3:text.crop(3)');
  expect(await edited.follow('a.py', 'test = Text("foo")')).toBe('a.py:2:text = Text("foo")');
});

test('a deleted decorator is not found, but its function is found', async () => {
  const before = LOAD.replace('def load', '@cached(size=3)\ndef load');
  await using edited = await history({ 'a.py': before }, { 'a.py': LOAD });
  expect(await edited.follow('a.py', 'load_rows')).toBe('a.py:4:load_rows');
  expect(await edited.follow('a.py', '@cached(size=3)')).toMatch(NOT_FOUND);
});

test.each<readonly [title: string, before: string, text: string, after: string]>([
  [
    'the first statement of a function is deleted',
    LOAD,
    'text = json.dumps(rows, indent=2)',
    LOAD.replace('    text = json.dumps(rows, indent=2)\n', ''),
  ],
  [
    'a statement in the middle of a function is deleted',
    LOAD,
    'kept = [row for row in rows if row["id"] < limit]',
    LOAD.replace('    kept = [row for row in rows if row["id"] < limit]\n', ''),
  ],
  ['a function is deleted', LOAD, 'save_rows', LOAD.slice(0, LOAD.indexOf('\n\ndef save'))],
  [
    'a statement is replaced by a slightly similar statement',
    LOAD,
    'text = json.dumps(rows, indent=2)',
    LOAD.replace('text = json.dumps(rows, indent=2)', 'check(rows)\n    text = str(rows, limit)\n    log(3)'),
  ],
  [
    'a statement is replaced by a statement that shares only the keyword',
    'def tokens(rows):\n    for row in rows:\n        if not row.last:\n            yield ", "\n    yield rows.close\n',
    'yield ", "',
    'def tokens(rows):\n    for row in rows:\n        if not row.last:\n            yield rows.separator\n    yield rows.close\n',
  ],
  [
    'several statements are replaced by statements with the same first words',
    'class Style:\n    bold: Optional[bool] = None\n    blink: Optional[bool] = None\n    reverse: Optional[bool] = None\n',
    'blink: Optional[bool] = None',
    'class Style:\n    bold = _Bit(0)\n    blink = _Bit(4)\n    reverse = _Bit(6)\n',
  ],
  [
    'two equal short lines and the line between them are deleted',
    'def f():\n    a()\n    step()\n    b()\n    step()\n    c()\n',
    'step()\n    b()',
    'def f():\n    a()\n    c()\n',
  ],
])('deleted code is not matched to a different line: %s', async (_, before, text, after) => {
  await using edited = await history({ 'a.py': before }, { 'a.py': after });
  expect(await edited.follow('a.py', text)).toMatch(NOT_FOUND);
  expect(await edited.follow('a.py', text, 'cursor')).toMatch(NOT_FOUND);
});

test('overloads, the functions of a property, and functions with the same name are distinguished', async () => {
  const before = `from typing import overload


@overload
def load(a: int) -> int: ...
@overload
def load(a: str) -> str: ...
def load(a): return a


class C:
    @property
    def size(self):
        return self._size + 1

    @size.setter
    def size(self, value):
        self._size = value - 1


if load:
    def twice(): return "first of the two"
else:
    def twice(): return "second of the two"
`;
  const after = before.replace('class C:', 'class C:\n    "Of a size."\n').replace('from', '# new\nfrom');
  await using edited = await history({ 'a.py': before }, { 'a.py': after });
  for (const [text, line] of [
    ['load(a: int)', 6],
    ['load(a: str)', 8],
    ['load(a): return', 9],
    ['size(self):', 16],
    ['size(self, value)', 20],
    ['twice(): return "first of the two"', 25],
    ['twice(): return "second of the two"', 27],
  ] as const) {
    expect(await edited.follow('a.py', text)).toBe(`a.py:${line}:${text}`);
  }
});

const QUERY = 'SQL = """\nSELECT alpha\nFROM users\nWHERE id = 1\nORDER BY name\nLIMIT 10\n"""\n';
const TABLE = 'AA = 1\nBB = 2\nDD = 3\nTABLE = f"""\n{AA}\n{BB}\n{DD}\n"""\n';
const WORDS = 'WORDS = "alpha beta gamma delta"\n';

test.each<readonly [title: string, before: string, text: string, after: string, found: string | RegExp]>([
  ['its line is deleted', QUERY, 'id = 1', QUERY.replace('WHERE id = 1\n', ''), NOT_FOUND],
  ['its f-string field is deleted', TABLE, 'BB}', TABLE.replace('{BB}\n', ''), NOT_FOUND],
  ['its word is deleted', WORDS, 'beta', WORDS.replace('beta ', ''), NOT_FOUND],
  ['its word is replaced', QUERY, 'id = 1', QUERY.replace('id', 'key'), NOT_FOUND],
  ['its line joins the line above', QUERY, '10', QUERY.replace('name\nLIMIT', 'name LIMIT'), NOT_FOUND],
  ['a line above it is deleted', QUERY, 'LIMIT 10', QUERY.replace('WHERE id = 1\n', ''), 'a.py:5:LIMIT 10'],
  ['the lines are indented', QUERY, 'LIMIT 10', QUERY.replaceAll('\n', '\n  '), 'a.py:6:LIMIT 10'],
  ['a word before it is deleted', WORDS, 'gamma', WORDS.replace('beta ', ''), 'a.py:1:gamma'],
  ['a word of its line is replaced', QUERY, 'id', QUERY.replace('= 1', '= 2'), 'a.py:4:id'],
])(
  'a place in a string moves with its line or word, or is not found: %s',
  async (_, before, text, after, found) => {
    await using edited = await history({ 'a.py': before }, { 'a.py': after });
    expect(await edited.follow('a.py', text)).toMatch(found);
    const cursor = await edited.follow('a.py', text, 'cursor');
    if (typeof found === 'string') expect(cursor).toBe(found.slice(0, found.lastIndexOf(':') + 1));
    else expect(cursor).toMatch(found);
  },
);
