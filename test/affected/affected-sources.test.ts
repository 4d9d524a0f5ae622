import { describe, expect, test } from 'vitest';
import { affectedSources } from '../../src/affected/affected-sources.ts';
import { sourceDeclarations } from '../../src/affected/source-declarations.ts';
import { loadPythonErrors } from '../../src/syntax/python/python.ts';
import { moduleFiles } from '../../src/syntax/python/module-files.ts';

const hasError = await loadPythonErrors();

type Files = Readonly<Record<string, string>>;

/** Returns the affected files besides the changed ones, or the reason for all. */
function affected(
  before: Files,
  changes: Readonly<Record<string, string | undefined>>,
): readonly string[] | string {
  const after: Readonly<Record<string, string | undefined>> = { ...before, ...changes };
  const files = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const filesOf = moduleFiles(files);
  const read = (file: string, text: string | undefined) =>
    text === undefined ? undefined : sourceDeclarations(file, text, filesOf);
  const found = affectedSources({
    unchanged: files.flatMap((file) => {
      const same = before[file] === after[file] ? read(file, before[file]) : undefined;
      return same === undefined ? [] : [same];
    }),
    changed: files
      .filter((file) => before[file] !== after[file])
      .map((file) => ({
        file,
        before: read(file, before[file]),
        after: read(file, after[file]),
        hasSyntaxError: hasError(before[file] ?? '') || hasError(after[file] ?? ''),
      })),
    changedFolders: [],
  });
  return found.kind === 'all'
    ? found.reason
    : [...found.files].filter((file) => !(file in changes)).toSorted();
}

const USER = { 'user.py': 'from lib import f\nf(1)\n', 'other.py': 'x = 1\n' };

describe('a changed function', () => {
  test.each([
    ['a parameter', 'def f(a: int) -> int:\n    return 1\n', 'def f(a: str) -> int:\n    return 1\n'],
    ['a default', 'def f(a=1) -> int:\n    return 1\n', 'def f(a="") -> int:\n    return 1\n'],
    ['the declared result', 'def f(a) -> int:\n    return 1\n', 'def f(a) -> str:\n    return ""\n'],
    ['an inferred result', 'def f(a):\n    return 1\n', 'def f(a):\n    return ""\n'],
    ['a decorator', 'def f(a) -> int:\n    return 1\n', '@cache\ndef f(a) -> int:\n    return 1\n'],
    ['async', 'def f(a) -> int:\n    return 1\n', 'async def f(a) -> int:\n    return 1\n'],
    ['a first yield', 'def f(a) -> Iterator[int]:\n    g()\n', 'def f(a) -> Iterator[int]:\n    yield g()\n'],
    [
      'a type comment',
      'def f(a):\n    # type: (int) -> int\n    return 1\n',
      'def f(a):\n    # type: (str) -> int\n    return 1\n',
    ],
    [
      'the module ends before it',
      'def f(a) -> int:\n    return 1\n',
      'raise X\ndef f(a) -> int:\n    return 1\n',
    ],
    [
      'the settings of its module',
      'def f(a):\n    return a\n',
      '# pyright: strict\ndef f(a):\n    return a\n',
    ],
    ['its kind', 'def f(a) -> int:\n    return 1\n', 'class f:\n    pass\n'],
    [
      'a syntax error before it',
      'def g(): ...\ndef f(a) -> int: ...\n',
      'def g.h(): ...\ndef f(a) -> int: ...\n',
    ],
    ['a string of its kind', 'f = "1"\n', 'f = "2"\n'],
    ['it is deleted', 'def f(a) -> int:\n    return 1\n', ''],
  ])('affects its users: %s', (_, before, after) => {
    expect(affected({ ...USER, 'lib.py': before }, { 'lib.py': after })).toEqual(['user.py']);
  });

  test.each([
    [
      'the body of an annotated function',
      'def f(a) -> int:\n    return 1\n',
      'def f(a) -> int:\n    return 2\n',
    ],
    ['a docstring', 'def f(a):\n    """One."""\n    return 1\n', 'def f(a):\n    """Two."""\n    return 1\n'],
    ['a comment', 'def f(a):\n    return 1\n', '# why\ndef f(a):\n    return 1  # what\n'],
    ['the layout', 'def f(a, b):\n    return 1\n', 'def f(\n    a, b\n):\n\n    return \\\n        1\n'],
    [
      'a definition beside it',
      'def f(a):\n    return 1\n',
      'def f(a):\n    return 1\n\n\ndef g():\n    return 2\n',
    ],
    [
      'a block for scripts',
      'def f(a):\n    return 1\nif __name__ == "__main__":\n    f(1)\n',
      'def f(a):\n    return 1\nif __name__ == "__main__":\n    f(2)\n    raise SystemExit\n',
    ],
  ])('affects no other file: %s', (_, before, after) => {
    expect(affected({ ...USER, 'lib.py': before }, { 'lib.py': after })).toEqual([]);
  });
});

describe('a name that depends on a changed one', () => {
  const LIB = { 'lib.py': 'class C:\n    x: int\n' };
  const CHANGE = { 'lib.py': 'class C:\n    x: str\n' };
  test.each([
    ['an inferred function', 'import lib\ndef f():\n    return lib.C()\n'],
    ['a declared result', 'from lib import C\ndef f() -> "C": ...\n'],
    ['a base class', 'from lib import C\nclass f(C):\n    pass\n'],
    [
      'an inferred attribute',
      'from lib import C\nclass f:\n    def __init__(self) -> None:\n        c = C()\n        self.c = c\n',
    ],
    ['a variable', 'import lib as l\nf = l.C()\n'],
    ['an alias', 'from lib import C as f\n'],
    ['a star import', 'from lib import *\nf = C\n'],
    ['a global statement', 'from lib import C\ndef g():\n    global f\n    f = C()\n'],
    ['an import in a function', 'def f():\n    from lib import C\n    return C()\n'],
    ['a module as a value', 'import lib\ndef f():\n    return getattr(lib, "C")\n'],
  ])('affects its users through %s', (_, middle) => {
    const files = {
      ...LIB,
      'middle.py': middle,
      'user.py': 'from middle import f\nf\n',
      'other.py': 'from middle import h\nh\n',
    };
    expect(affected(files, CHANGE)).toEqual(['middle.py', 'user.py']);
  });

  test('does not affect the users of a function with a declared result', () => {
    const middle = 'from lib import C\ndef f() -> int:\n    return C().x\n';
    const files = { ...LIB, 'middle.py': middle, 'user.py': 'from middle import f\nf()\n' };
    expect(affected(files, CHANGE)).toEqual(['middle.py']);
  });

  test('a name in a string counts, because it may be an annotation', () => {
    expect(affected({ ...LIB, 'user.py': 'import lib\ndef f(a: "list[lib.C]"): ...\n' }, CHANGE)).toEqual([
      'user.py',
    ]);
  });

  test('a call that does not return hides what follows it', () => {
    const files = {
      'lib.py': 'def stop():\n    return 1\n',
      'middle.py': 'from lib import stop\nstop()\ndef f() -> int: ...\n',
      'user.py': 'from middle import f\nf()\n',
    };
    expect(affected(files, { 'lib.py': 'def stop():\n    raise ValueError\n' })).toEqual([
      'middle.py',
      'user.py',
    ]);
  });
});

describe('modules', () => {
  test('an added module affects the files that import its name', () => {
    const files = { 'user.py': 'from pkg import new\n', 'other.py': 'import pkg\n', 'pkg/__init__.py': '' };
    expect(affected(files, { 'pkg/new.py': 'x = 1\n' })).toEqual(['user.py']);
  });
  test('a deleted module affects the files that import from it', () => {
    const files = { 'user.py': 'from .gone import x\n', 'gone.py': 'x = 1\n', 'other.py': 'x = 2\n' };
    expect(affected(files, { 'gone.py': undefined })).toEqual(['user.py']);
  });
  test('an import that cannot be read affects all files', () => {
    expect(affected({ 'a.py': 'from b import x,, y\n', 'b.py': '' }, { 'b.py': 'y = 1\n' })).toMatch(
      /^a\.py has an import/u,
    );
  });
  test('unmatched brackets affect all files', () => {
    expect(affected({ 'a.py': 'x = (\n', 'b.py': '' }, { 'b.py': 'y = 1\n' })).toBe(
      'a.py has an import, brackets or indentation that cannot be read',
    );
  });
});
