import { describe, expect, test } from 'vitest';
import type { Tree } from '../helpers/write-tree.ts';
import { renameIn } from './renamed-project.ts';

const UTIL = { 'util.py': 'def helper():\n    return 1\n', 'main.py': 'import a\nprint(a.thing)\n' };
// After the move, this import runs `pkg/__init__.py` first.
const A = 'from util import helper\nthing = helper()\n';

/** A case with the file and the zero-based line of each reported import. */
type Case = readonly [name: string, tree: Tree, places: readonly (readonly [string, number])[]];

describe('a move of util.py into the package pkg is reported if and only if a circular import fails after the move', () => {
  test.each<Case>([
    [
      'the package imports a name from a.py, which imports util.py',
      { ...UTIL, 'a.py': A, 'pkg/__init__.py': 'import sys\nfrom a import thing\n' },
      [['pkg/__init__.py', 1]],
    ],
    [
      'the package imports a name from a.py through two other modules',
      {
        ...UTIL,
        'a.py': A,
        'b.py': 'from a import thing as one\n',
        'pkg/__init__.py': 'from .c import one\n',
        'pkg/c.py': 'if True:\n    from b import one\n',
      },
      [
        ['pkg/c.py', 1],
        ['b.py', 0],
      ],
    ],
    [
      'the package imports a module of a namespace package, and this module imports a name from a.py',
      {
        ...UTIL,
        'a.py': A,
        'pkg/__init__.py': 'from ns import c, d\n',
        'ns/c.py': 'from a import thing as one\n',
        'ns/d.py': '',
      },
      [['ns/c.py', 0]],
    ],
    [
      'the package imports a.py itself, and no names from it',
      { ...UTIL, 'a.py': A, 'pkg/__init__.py': 'import a\n' },
      [],
    ],
    [
      'a.py binds the imported name above its import of util.py',
      { ...UTIL, 'a.py': 'thing = 2\nfrom util import helper\n', 'pkg/__init__.py': 'from a import thing\n' },
      [],
    ],
    [
      'the import from a.py is in a function, in a `try`, or only for the type checker',
      {
        ...UTIL,
        'a.py': A,
        'pkg/__init__.py':
          'import typing\nif typing.TYPE_CHECKING:\n    from a import thing\ntry:\n    from a import thing\nexcept ImportError:\n    pass\ndef f():\n    from a import thing\n',
      },
      [],
    ],
    [
      'the import from a.py is under a condition that is false at run time',
      {
        ...UTIL,
        'a.py': A,
        'pkg/__init__.py':
          'import typing\nif (\n    typing.TYPE_CHECKING\n):\n    from a import thing\nif False:\n    from a import thing\n',
      },
      [],
    ],
    [
      'the import from a.py is under `if not TYPE_CHECKING`',
      {
        ...UTIL,
        'a.py': A,
        'pkg/__init__.py':
          'from typing import TYPE_CHECKING\nif not TYPE_CHECKING:\n    from a import thing\n',
      },
      [['pkg/__init__.py', 2]],
    ],
    [
      'the package imports the moved module itself',
      { ...UTIL, 'a.py': A, 'pkg/__init__.py': 'from util import helper\n' },
      [],
    ],
    [
      'a.py defines __getattr__ above its import of util.py',
      {
        ...UTIL,
        'a.py': 'def __getattr__(name):\n    return 3\nfrom util import helper\nthing = helper()\n',
        'pkg/__init__.py': 'from a import thing\n',
      },
      [],
    ],
    [
      'a.py defines __getattr__ below its import of util.py',
      {
        ...UTIL,
        'a.py': `${A}def __getattr__(name):\n    return 3\n`,
        'pkg/__init__.py': 'from a import thing\n',
      },
      [['pkg/__init__.py', 0]],
    ],
  ])('%s', async (_, tree, expected) => {
    const { updates, printed } = await renameIn(tree, 'util.py', 'pkg/util.py', {
      run: [['main.py']],
      check: false,
    });
    const places = updates.problems
      .filter(({ reason }) => reason === 'circular-import')
      .flatMap((problem) => problem.places.map(({ uri, range }) => [uri, range[0]]));
    expect(places).toEqual(expected);
    expect(printed[0]).not.toContain('Error');
    expect(printed[1].includes('ImportError')).toBe(expected.length > 0);
  });
});

test('after a move of old/mod.py to new/, no circular import through the package old is reported', async () => {
  const { updates, printed } = await renameIn(
    {
      'old/__init__.py': 'from app import thing\n',
      'old/mod.py': 'value = 1\n',
      'new/__init__.py': 'import app\nimport user\n',
      'app.py': 'from old import mod\nthing = mod.value\n',
      'user.py': 'from old.mod import value\n',
      'main.py': 'import user\nprint(user.value)\n',
    },
    'old/mod.py',
    'new/mod.py',
    { run: [['main.py']], check: false },
  );
  expect(updates.problems).toEqual([]);
  expect(printed[1]).toBe(printed[0]);
  expect(printed[1]).not.toContain('Error');
});
