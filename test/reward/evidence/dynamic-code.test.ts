import { expect, test } from 'vitest';
import { gamingEvidence } from '../../../src/reward/evidence/gaming-evidence.ts';

async function found(
  before: Record<string, string>,
  after: Record<string, string>,
): Promise<readonly string[]> {
  const { findings } = await gamingEvidence({
    before: new Map(Object.entries(before)),
    after: new Map(Object.entries(after)),
  });
  return findings.map(({ kind, text }) => `${kind} ${text}`);
}

const TYPED = 'def f(a: int) -> int:\n    return a\n';

test.each<[evidence: string, code: string]>([
  ['dynamic exec', 'exec("x = 1")\n'],
  ['dynamic getattr', 'x = getattr(f, "a")\n'],
  ['dynamic __getattribute__', 'x = f.__getattribute__("a")\n'],
  ['dynamic __class__', 'f.__class__ = type\n'],
  ['dynamic __dict__', 'for key in f.__dict__:\n    pass\n'],
  ['dynamic py_object', 'import ctypes\nx = ctypes.cast(id(f), ctypes.py_object).value\n'],
  ['dynamic loads', 'import json\nx = json.loads("1")\n'],
  ['dynamic __getattr__', 'def __getattr__(name: str) -> int:\n    return 1\n'],
  ['any g: no annotations', 'def g(value):\n    return value\n'],
])('the evidence "%s" is reported', async (evidence, code) => {
  expect(await found({ 'a.py': TYPED }, { 'a.py': TYPED + code })).toEqual([evidence]);
});

test('imports, keyword arguments, assigned attributes and moved code are not reported as dynamic', async () => {
  const code = 'x = getattr(f, "a")\n';
  expect(await found({ 'a.py': TYPED + code }, { 'a.py': `${code}${TYPED}` })).toEqual([]);
  expect(
    await found(
      { 'a.py': TYPED },
      { 'a.py': `from json import loads\n${TYPED}y = dict(eval=1)\nf.loads = y\n` },
    ),
  ).toEqual([]);
});

test('a call of Namespace is reported as dynamic, but Namespace in an annotation is not', async () => {
  const text = 'from argparse import Namespace\n\n\ndef g(args: Namespace) -> Namespace:\n    return args\n';
  expect(await found({ 'a.py': TYPED }, { 'a.py': TYPED + text })).toEqual([]);
  expect(await found({ 'a.py': TYPED }, { 'a.py': `${TYPED}x = Namespace(a=1)\n` })).toEqual([
    'dynamic Namespace',
  ]);
});

test('removed annotations are reported, and removed parameters are not', async () => {
  const before = { 'a.py': 'limit: int = 1\n\n\ndef f(a: int, b: str) -> int:\n    return a\n' };
  expect(await found(before, { 'a.py': 'limit = 1\n\n\ndef f(a, b: str) -> int:\n    return a\n' })).toEqual([
    'any limit: annotation removed',
    'any f: annotation removed',
  ]);
  expect(
    await found(before, { 'a.py': 'limit: int = 1\n\n\ndef f(a: int) -> int:\n    return a\n' }),
  ).toEqual([]);
  expect(await found(before, { 'a.py': 'limit: int = 1\n\n\ndef f(*a, **b):\n    return 1\n' })).toEqual([
    'any f: annotation removed',
  ]);
});

test.each([
  ['a comma at the end', 'x: int, y: str,', 'x: int, y'],
  ['a separator', 'x: int, *, y: str', 'x: int, y'],
  ['a separator of positional parameters', 'x: int, /, y: str', 'x: int, y'],
  ['a comma in a default value', 'x: int, y: str = "a,b"', 'x: int, y="ab"'],
  ['a comma in a comment', 'x: int,  # a, b\n    y: str', 'x: int, y'],
])('an annotation that is removed together with %s is reported', async (_, before, after) => {
  const text = (parameters: string): string => `def f(${parameters}) -> int:\n    return x\n`;
  expect(await found({ 'a.py': text(before) }, { 'a.py': text(after) })).toEqual([
    'any f: annotation removed',
  ]);
});

test.each([
  ['a multiplication in a default value', 'a: int, b: int = 2*K', '*args: int'],
  ['a variadic type parameter', 'a: int, b: int', '*args: int', '[*Ts]'],
  ['a name that is not ASCII', 'a: int, b: int', '*ändert: int'],
])(
  'with %s, `*args` that replaces annotated parameters is reported',
  async (_, before, after, types = '') => {
    const text = (parameters: string): string => `def f${types}(${parameters}) -> int:\n    return 1\n`;
    expect(await found({ 'a.py': text(before) }, { 'a.py': text(after) })).toEqual([
      'any f: annotation removed',
    ]);
  },
);

test('a variable of a `with` statement counts as a variable without an annotation', async () => {
  const opened = 'with f() as g:\n    pass\n';
  expect(await found({ 'a.py': opened }, { 'a.py': 'g = f()\n' })).toEqual([]);
  expect(await found({ 'a.py': 'g: "int" = f()\n' }, { 'a.py': opened })).toEqual([
    'any g: annotation removed',
  ]);
});

test('type parameters do not count as parameters', async () => {
  const before = { 'a.py': 'def f[T, U](a: T, b: U) -> int:\n    return 1\n' };
  expect(await found(before, { 'a.py': 'def f[T](a: T, b) -> int:\n    return 1\n' })).toEqual([
    'any f: annotation removed',
  ]);
});

test('removing parameters of a function with `**keywords` is not reported if the other parameters keep their annotations', async () => {
  const before = { 'a.py': 'def f(a: int, b: str, **c: str) -> int:\n    return a\n' };
  for (const head of ['a: int, b: str, **c: str', 'a: int, **c: str', 'a: int']) {
    const after = { 'a.py': `def f(${head}) -> int:\n    return a + 1\n` };
    expect(await found(before, after), head).toEqual([]);
  }
});

test.each([
  ['a union that replaces `Optional`', 'def f(a: Optional[int]): ...\n', 'def f(a: int | None): ...\n'],
  ['an alias that replaces a generic type', 'def f(a: dict[str, int]): ...\n', 'def f(a: Rows): ...\n'],
  ['a removed type parameter', 'def f[T: int](a: T): ...\n', 'def f(a: int): ...\n'],
  ['a new method without parameters', TYPED, `${TYPED}class C:\n    def g(self, /): ...\n`],
  ['a new generic function without parameters', TYPED, `${TYPED}def g[T](): ...\n`],
])('%s is not reported', async (_, before, after) => {
  expect(await found({ 'a.py': before }, { 'a.py': after })).toEqual([]);
});

test('arguments of a decorator do not count as parameters', async () => {
  const text = (decorator: string, parameters: string): string =>
    `@mark(${decorator})\ndef f(${parameters}) -> int:\n    return 1\n`;
  const before = { 'a.py': text('1, 2', 'a: int, b: str') };
  expect(await found(before, { 'a.py': text('1, 2', 'a: int') })).toEqual([]);
  expect(await found(before, { 'a.py': text('', 'a, b') })).toEqual(['any f: annotation removed']);
});

test('overloads added to a function without overloads are reported unless all of them have complete annotations', async () => {
  const overloads = (heads: readonly string[]): string =>
    `from typing import overload\n\n\n${heads.map((head) => `@overload\ndef f${head}: ...\n`).join('')}`;
  const typed = [
    '(a: int) -> int',
    '(a: dict[str, int], *, b: int = 1) -> "tuple[int, ...]"',
    // `Object.prototype` has a property of this name.
    '(constructor: int) -> int',
  ];
  expect(await found({ 'a.py': TYPED }, { 'a.py': overloads(typed) + TYPED })).toEqual([]);
  for (const loose of [
    '(a) -> int',
    '(a: int)',
    '(a: int, *b) -> int',
    '(self) -> int',
    '(a=lambda b: b) -> int',
  ])
    expect(await found({ 'a.py': TYPED }, { 'a.py': overloads([...typed, loose]) + TYPED }), loose).toEqual([
      'any f: overload added',
    ]);
});

test('an overload added to a method needs no annotation of its first parameter, unless the parameter is variadic', async () => {
  const method = '    def f(self, a: int) -> int:\n        return a\n';
  const overload = (head: string): string => `    @overload\n    def f${head}: ...\n`;
  const before = { 'a.py': `class C:\n${method}` };
  for (const [head, expected] of [
    ['(self, a: int) -> int', []],
    ['(this, a: int) -> int', []],
    ['(*this, a: int) -> int', ['any C.f: overload added']],
    ['(a: int, self) -> int', ['any C.f: overload added']],
  ] as const)
    expect(await found(before, { 'a.py': `class C:\n${overload(head)}${method}` }), head).toEqual(expected);
});

test('a new package or module that takes the place of another module is reported as a stub', async () => {
  expect(
    await found(
      { 'lib.py': TYPED },
      { 'lib.py': TYPED, 'lib/__init__.py': 'x = 1\n', 'typing.py': 'y = 1\n' },
    ),
  ).toEqual(['stub lib/__init__.py: takes the place of lib.py', 'stub typing.py: takes the place of typing']);
});
