import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCollisions } from '../../src/rename-coverage/collisions.ts';
import { findHierarchy } from '../../src/rename-coverage/hierarchy.ts';
import { openCoverageProject, shown, type CoverageProject } from './coverage-project.ts';

// Python mangles `__step` to `_Engine__step` in each of the classes named `Engine` and `_Engine`.
const TREE = {
  'base.py': `class Engine:
    def __step(self): return 1
    def run(self): return self.__step()


class _Engine:
    def __step(self): return 1
    def __stop(self): return 1
`,
  'derived.py': `import base


class Between(base.Engine):
    def __step(self): return 3


class Engine(Between):
    def __step(self): return 2
    def __stop(self): return 2
`,
  'public.py': 'from base import _Engine\nclass Engine(_Engine):\n    def __step(self): return 2\n',
  'cache.py': 'class __Cache:\n    def __init__(self): self.__items = {"a": 1}\n',
  'inside.py': `from typing import Any
from cache import __Cache
one: Any = __Cache()
print(one._Cache__items, one._Cache__dict__, one.my_Cache__items)
`,
  'inside-string.py': 'def items(cache): return getattr(cache, "_Cache__items")\n',
  'unrelated.py': 'class Engine:\n    def __step(self): return 2\n    def __stop(self): return 2\n',
};

let project: CoverageProject;
beforeAll(async () => {
  project = await openCoverageProject(TREE);
});
afterAll(async () => project[Symbol.asyncDispose]());

test.each([
  ['base.py', 'class Engine:\n    def |__step', ['override derived.py:9 Engine']],
  ['derived.py', 'class Engine(Between):\n    def |__step', ['base base.py:2 Engine']],
  ['derived.py', 'class Between(base.Engine):\n    def |__step', []],
  ['base.py', 'class _Engine:\n    def |__step', ['override public.py:3 Engine']],
  ['unrelated.py', 'def |__step', []],
])(
  'a private member overrides only base members with the same mangled name: %s, %j',
  async (uri, marked, expected) => {
    const found = await project.ask(uri, marked, async ({ graph, name, definition }) =>
      findHierarchy(graph, name, definition),
    );
    const related = found.kind === 'none' ? [] : found.related;
    expect(related.map((one) => `${one.relation} ${one.uri}:${one.range[0] + 1} ${one.class}`)).toEqual(
      expected,
    );
  },
);

test.each([
  ['base.py', 'class Engine:\n    def |__step', ['subclass derived.py:10 Engine']],
  ['derived.py', 'class Between(base.Engine):\n    def |__step', []],
  ['public.py', 'def |__step', ['base-class base.py:8 _Engine']],
])('private names collide only if their mangled names are equal: %s, %j', async (uri, marked, expected) => {
  const collisions = await project.ask(uri, marked, async ({ graph, definition }) =>
    findCollisions(graph, '__stop', definition),
  );
  expect(collisions.map((one) => `${one.reason} ${one.uri}:${one.range[0] + 1} ${one.class}`)).toEqual(
    expected,
  );
});

test.each([
  [
    'Store',
    [
      'inside-string.py:1 string: def items(cache): return getattr(cache, "_Cache__items")',
      'inside.py:4 unresolved: print(one._Cache__items, one._Cache__dict__, one.my_Cache__items)',
    ],
  ],
  ['Cache', []],
])('a rename of a class to %s lists the mangled names that it makes invalid', async (newName, expected) => {
  const { notCovered } = await project.rename('cache.py', 'class |__Cache', newName);
  expect(shown(notCovered)).toEqual(expected);
});
