import { describe, expect, test } from 'vitest';
import { aliasedAt, basesOf } from '../../src/rename-coverage/class-bases.ts';
import { classesWith } from '../../src/rename-coverage/class-members.ts';
import type { ClassGraph } from '../../src/rename-coverage/class-graph.ts';
import { classAround } from '../../src/rename-coverage/member-classes.ts';
import { marked, sourceOf } from './source-of.ts';

describe('class bases', () => {
  test.each([
    ['class C: ...', []],
    ['class C(): ...', []],
    ['class C(A, b.B,): ...', ['A', 'B']],
    ['class C(Generic[T, U], a.b.Map[str, list[int]], metaclass=Meta, flag=B): ...', ['Generic', 'Map']],
    ['class C[T: (int, str)](A[T]): ...', ['A']],
    ['class C(make(A, B), *others, A, **more): ...', ['A']],
    ['class C(\n    A,  # (B, C)\n    # D\n    B\n): ...', ['A', 'B']],
    ['class C(A)  : x = (B, D)', ['A']],
    ['@deco(A, B)\nclass C(D): ...', ['D']],
    ['class C(A[lambda x, y: (x, y)], B): ...', ['A', 'B']],
    ['class C(A', []],
    ['class É(Ü): ...', ['Ü']],
  ])('are found in %s', async (text, expected) => {
    const source = await sourceOf(text);
    const [definition] = source.definitions.filter(({ kind }) => kind === 'class');
    const bases = definition === undefined ? [] : basesOf(source, definition);
    expect(bases.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
  });

  test.each([
    ['|B = a.A', 'A'],
    ['|B = A[int]', 'A'],
    ['|B: TypeAlias = A', 'A'],
    ['type |B = A', 'A'],
    ['type |B[T = int] = A[T]', 'A'],
    ['type |B[T: (int, str), **P = [int]] = a.A[T]', 'A'],
    ['|B: Annotated[X, f(k=C)] = A', 'A'],
    ['|B: Annotated[X, f(k=C)]', undefined],
    ['|make(k=A)', undefined],
    ['|make(A', undefined],
    ['|B: A', undefined],
    ['|B = make(A)', undefined],
    ['|B += 1\nC = A', undefined],
    ['from a import |B\nC = A', undefined],
    ['for |B in b:\n    C = A', undefined],
    ['if x:\n    |B = A\n', 'A'],
  ])('in %s, the name after `|` is an alias of %s (undefined: no alias)', async (text, expected) => {
    const { text: source, offset } = marked(text);
    const span = aliasedAt(await sourceOf(source), offset);
    expect(span && source.slice(span.start, span.end)).toBe(expected);
  });
});

describe('class members', () => {
  test.each([
    ['a method', 'class C:\n    def name(self): ...', ['C']],
    [
      'a property with its setter',
      'class C:\n  @property\n  def name(self): ...\n  @name.setter\n  def name(self, v): ...',
      ['C', 'C'],
    ],
    ['a class variable', 'class C:\n    name = 1', ['C']],
    ['a field', 'class C:\n    name: int', ['C']],
    ['one of several targets', 'class C:\n    a, name = 1, 2', ['C']],
    ['a nested class', 'class C:\n    class name: ...', ['C']],
    ['a variable on one line', 'class C: x = 1; name = 1', ['C']],
    [
      'an attribute of self',
      'class C:\n  def f(me):\n    me.name = 1\n    me.name += 1\n    me.name.x = 1\n    me.name[0] = 1\n    me.name()',
      ['C'],
    ],
    ['an attribute of self with a type', 'class C:\n  def f(self):\n    self.name: int', ['C']],
    [
      'an attribute of self in a tuple',
      'class C:\n  def f(self):\n    self.a, (self.name, *b[0]) = 1, 2',
      ['C'],
    ],
    [
      'an attribute of self in a second target',
      'class C:\n  def f(self):\n    x = self.name, self.a = 1, 2',
      ['C'],
    ],
    ['no attribute of self in a value', 'class C:\n  def f(self):\n    x = self.a, self.name\n    y = 1', []],
    [
      'an attribute of self among the targets of a loop',
      'class C:\n  def f(self):\n    for i, (self.name, j) in o: ...',
      ['C'],
    ],
    [
      'no attribute of self in the values of a loop',
      'class C:\n  def f(self):\n    for i in self.a, self.name: ...',
      [],
    ],
    [
      'an attribute of self in a with statement',
      'class C:\n  def f(self):\n    with o() as self.name: ...',
      ['C'],
    ],
    [
      'an attribute of self in a tuple on several lines',
      'class C:\n  def f(self):\n    (self.a,\n     self.name) = 1, 2',
      ['C'],
    ],
    [
      'an attribute of self after a comment in the signature',
      'class C:\n  def f(  # noqa\n    self, a\n  ):\n    self.name = a',
      ['C'],
    ],
    [
      'an attribute of self in a method with type parameters',
      'class C:\n  def f[T: (int, str)](self, a: T):\n    self.name = a',
      ['C'],
    ],
    ['an attribute of cls', 'class C:\n  @classmethod\n  def f(cls):\n    cls.name = 1', ['C']],
    ['a member of a class in a function', 'def f():\n  class C:\n    name: int = 1', ['f.C']],
    ['a member of a class in a class', 'class A:\n  class B:\n    name = 1', ['A.B']],
    [
      'a member in an if statement',
      'class C:\n  if x:\n    def name(self): ...\n  else:\n    name = None',
      ['C', 'C'],
    ],
    ['a member in a different Unicode form', 'class C:\n    𝐧𝐚𝐦𝐞 = 1', ['C']],
  ])('include %s', async (_, text, expected) => {
    const found = classesWith(await sourceOf(text), 'name');
    expect(found.flatMap((one) => one.names.map(() => one.class.path.join('.')))).toEqual(expected);
  });

  test.each([
    ['a use of the name', 'class C:\n    a = name\n    def f(self): return self.name == 1'],
    ['a parameter', 'class C:\n    def f(self, name=1): g(name=2)'],
    ['a local variable', 'class C:\n    def f(self):\n        name = 1'],
    ['an attribute of a different object', 'class C:\n    def f(self, o):\n        o.name = self.o.name = 1'],
    ['a string', 'class C:\n    "name = 1"'],
    ['a variable of the module', 'name = 1\ndef f(self):\n    self.name = 1'],
    ['a dictionary key', 'class C:\n    def f(self):\n        return {\n            self.name: 1}'],
  ])('exclude %s', async (_, text) => {
    expect(classesWith(await sourceOf(text), 'name')).toEqual([]);
  });
});

test.each([
  ['class C:\n    |x = 1', 'C'],
  ['class C:\n    def f(self):\n        self.|x = 1', 'C'],
  ['class C:\n    f = lambda |x: x', undefined],
  ['class C:\n    a = [x for |x in b]', undefined],
  ['class C:\n    def f(self, |x): ...', undefined],
])('in %j, the name after `|` is a member of %s (undefined: of no class)', async (text, expected) => {
  const { text: source, offset } = marked(text);
  const read = await sourceOf(source);
  const graph = {
    session: { root: '/' },
    sources: async () => Promise.resolve({ ...read, address: 'file:///a.py', uri: 'a.py', isOwn: true }),
  } as unknown as ClassGraph;
  expect((await classAround(graph, { uri: 'a.py', offset }))?.definition.name).toBe(expected);
});
