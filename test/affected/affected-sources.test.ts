import { describe, expect, test } from 'vitest';
import { affectedSources } from '../../src/affected/affected-sources.ts';
import { sourceOutline } from '../../src/affected/source-outline.ts';
import { loadPythonErrors } from '../../src/syntax/python/python.ts';
import { moduleFiles } from '../../src/syntax/python/module-files.ts';
import { OBSERVED_CHANGES } from './observed-changes.ts';

const hasError = await loadPythonErrors();

type Files = Readonly<Record<string, string>>;

/** Returns the affected files except the changed files, or the reason why all files are affected. */
function affected(
  before: Files,
  changes: Readonly<Record<string, string | undefined>>,
): readonly string[] | string {
  const after: Readonly<Record<string, string | undefined>> = { ...before, ...changes };
  const files = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const filesOf = moduleFiles(files);
  const read = (file: string, text: string | undefined) =>
    text === undefined ? undefined : sourceOutline(file, text, filesOf);
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

describe('a changed definition', () => {
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
      'a type comment in a class body on the same line as the class head',
      'class f: x = 1; y = []  # type: list[int]\n',
      'class f: x = 1; y = []  # type: list[str]\n',
    ],
    [
      'a new `raise` that ends the module before the function',
      'def f(a) -> int:\n    return 1\n',
      'raise X\ndef f(a) -> int:\n    return 1\n',
    ],
    [
      'a comment with settings of the module',
      'def f(a):\n    return a\n',
      '# pyright: strict\ndef f(a):\n    return a\n',
    ],
    ['a class instead of the function', 'def f(a) -> int:\n    return 1\n', 'class f:\n    pass\n'],
    [
      'a syntax error before the function',
      'def g(): ...\ndef f(a) -> int: ...\n',
      'def g.h(): ...\ndef f(a) -> int: ...\n',
    ],
    ['the text of a string', 'f = "1"\n', 'f = "2"\n'],
    ['the deletion of the function', 'def f(a) -> int:\n    return 1\n', ''],
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
      'a new definition after the function',
      'def f(a):\n    return 1\n',
      'def f(a):\n    return 1\n\n\ndef g():\n    return 2\n',
    ],
    [
      'a `__main__` block',
      'def f(a):\n    return 1\nif __name__ == "__main__":\n    f(1)\n',
      'def f(a):\n    return 1\nif __name__ == "__main__":\n    f(2)\n    raise SystemExit\n',
    ],
    ['the value of an annotated variable', 'f: dict[str, int] = {}\n', 'f: dict[str, int] = {"a": 1}\n'],
    ['the value of a variable with a union type', 'f: int | None = None\n', 'f: int | None = 1\n'],
  ])('affects no other file: %s', (_, before, after) => {
    expect(affected({ ...USER, 'lib.py': before }, { 'lib.py': after })).toEqual([]);
  });
});

// `early.py` imports the changed module `lib`, so lanser reads the declarations of `early.py` at the start. Only
// later does lanser find that the change affects `way.y`, which `early.py` uses.
test('a file counts as affected even if lanser reads the file first and finds the affected name later', () => {
  const files = {
    'lib.py': 'x = 1\n',
    'early.py': 'import way\ndef f() -> None:\n    import lib\nway.y\n',
    'way.py': 'import lib\ny = lib.x\n',
  };
  expect(affected(files, { 'lib.py': 'x = ""\n' })).toEqual(['early.py', 'way.py']);
});

// The import alone makes `lib` an attribute of the class `C`. No other code in `c.py` mentions `lib`.
test('a change of a module that a class imports affects the users of the class', () => {
  const files = {
    'lib.py': 'x = 1\n',
    'c.py': 'class C:\n    import lib\n',
    'user.py': 'from c import C\nC.lib.x\n',
  };
  expect(affected(files, { 'lib.py': 'x = ""\n' })).toEqual(['c.py', 'user.py']);
});

describe('a change', () => {
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
    ['a variable', 'import lib as l\nf = [l.C]\n'],
    ['an alias', 'from lib import C as f\n'],
    ['a star import', 'from lib import *\nf = C\n'],
    ['a global statement', 'from lib import C\ndef g():\n    global f\n    f = C()\n'],
    ['an import in a function', 'def f():\n    from lib import C\n    return C()\n'],
    ['a module as a value', 'import lib\ndef f():\n    return getattr(lib, "C")\n'],
  ])('affects the users of a name that depends on the changed name: %s', (_, middle) => {
    const files = {
      ...LIB,
      'middle.py': middle,
      'user.py': 'from middle import f\nf\n',
      'other.py': 'from middle import h\nh\n',
    };
    expect(affected(files, CHANGE)).toEqual(['middle.py', 'user.py']);
  });

  test.each([
    ['a parameter of the same name', 'from lib import C\ndef f(C=1):\n    return C\n'],
    ['a starred parameter of the same name', 'from lib import C\ndef f(a, *C):\n    return C\n'],
    [
      'a method with a parameter of the same name',
      'from lib import C\nclass f:\n    def g(self, C=1):\n        return C\n',
    ],
    ['a member of the same name', 'from lib import C\nclass f:\n    C: int\n'],
    ['an unused import in a function', 'def f():\n    from lib import C\n    return 1\n'],
    ['a function that uses a different name of the module', 'def f():\n    import lib\n    return lib.D()\n'],
    [
      'a later statement of a `__main__` block',
      'from lib import C\nif __name__ == "__main__":\n    f = 1\n    x = C()\n',
    ],
  ])('does not affect the users of a name that does not depend on the changed name: %s', (_, middle) => {
    const files = { ...LIB, 'middle.py': middle, 'user.py': 'from middle import f\nf\n' };
    expect(affected(files, CHANGE)).not.toContain('user.py');
  });

  test('does not affect the users of a function with a declared result', () => {
    const middle = 'from lib import C\ndef f() -> int:\n    return C().x\n';
    const files = { ...LIB, 'middle.py': middle, 'user.py': 'from middle import f\nf()\n' };
    expect(affected(files, CHANGE)).toEqual(['middle.py']);
  });

  test('of `print(1)` in a method does not affect the users of its class, but a change of `self.x = 1` does', () => {
    const before = {
      'lib.py': `class C:
    def f(self, other: "C") -> None:
        other.x = 1
        self.items[0] = 1
        self.y.z = 1
        del self.w
        with self.lock:
            print(1)
    def g(self) -> None:
        self.x = 1
        print(1)
`,
      'user.py': 'from lib import C\nC()\n',
    };
    const change = { 'lib.py': before['lib.py'].replaceAll('print(1)', 'print(2)') };
    expect(affected(before, change)).toEqual([]);
    expect(affected(before, { 'lib.py': before['lib.py'].replace('self.x = 1', 'self.x = 2') })).toEqual([
      'user.py',
    ]);
  });

  const METHOD = (...lines: readonly string[]): string =>
    `import sys\n\nclass C:\n    typed: int\n\n    def __init__(self) -> None:\n        self.own: int = 0\n\n    def method(self, len: object) -> None:\n${lines.map((line) => `        ${line}\n`).join('')}`;

  test.each<readonly [name: string, before: readonly string[], after: readonly string[]]>([
    ['an unused variable', ['self.x = 1'], ['unused = [repr("a")]', 'self.x = 1']],
    ['an annotation of an unused variable', ['unused: int', 'self.x = 1'], ['self.x = 1']],
    ['a call that always returns', ['sys.intern("a")', 'self.x = 1'], ['sys.intern("b")', 'self.x = 1']],
    ['a value of `typed` (annotated in the class)', ['self.typed = 1'], ['y = 2', 'self.typed = y']],
    ['a value of `own` (annotated in `__init__`)', ['self.own = 1'], ['if self.typed:', '    self.own = 2']],
  ])('in a method does not affect the users of its class: %s', (_, before, after) => {
    const files = { 'lib.py': METHOD(...before), 'user.py': 'from lib import C\n\nC().x\n' };
    expect(affected(files, { 'lib.py': METHOD(...after) })).toEqual([]);
  });

  test.each<readonly [name: string, before: readonly string[], after: readonly string[]]>([
    ['a variable that is assigned to an attribute', ['y = 1', 'self.x = y'], ['y = ""', 'self.x = y']],
    ['a call that may not return', ['y = 1', 'self.x = 1'], ['y = sys.exit()', 'self.x = 1']],
    ['a call of a parameter named `len`', ['y = 1', 'self.x = 1'], ['y = len("")', 'self.x = 1']],
    ['a new `assert`', ['self.x = self.own'], ['assert self.own', 'self.x = self.own']],
    ['a first assignment to an annotated attribute', ['y = 1'], ['self.typed = 1']],
  ])('in a method affects the users of its class: %s', (_, before, after) => {
    const files = { 'lib.py': METHOD(...before), 'user.py': 'from lib import C\n\nC().x\n' };
    expect(affected(files, { 'lib.py': METHOD(...after) })).toEqual(['user.py']);
  });

  test('affects a file that mentions the changed name in a string, which may be an annotation', () => {
    expect(affected({ ...LIB, 'user.py': 'import lib\ndef f(a: "list[lib.C]"): ...\n' }, CHANGE)).toEqual([
      'user.py',
    ]);
  });

  test('that makes a function raise affects the users of names bound after a call of the function', () => {
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

describe('a change in a special case', () => {
  const OPTIONAL = 'class C:\n    field: int | None = None\no = C()\n';
  const NARROWED = `${OPTIONAL}o.field = 1\ny = o.field\n`;
  const Y = 'from lib import y\ny + 1\n';
  const STOPS = 'from typing import NoReturn\ndef stop() -> NoReturn: ...\n';
  const RETURNS = 'def stop() -> None: ...\n';
  const GUARDED = 'from middle import stop\nw = g()\nif w is None:\n    stop()\nv = w\n';
  const STOPPED = { 'guarded.py': GUARDED, 'user.py': 'from guarded import v\nv\n' };

  test.each<readonly [string, Files, Readonly<Record<string, string | undefined>>, readonly string[]]>([
    [
      'a star import from a module that imports the changed module',
      {
        'lib.py': 'def f() -> int: ...\n',
        'middle.py': 'import lib\n',
        'user.py': 'from middle import *\nlib.f()\n',
      },
      { 'lib.py': 'def f() -> str: ...\n' },
      ['user.py'],
    ],
    [
      'an import of a module that a different module provides through a star import',
      {
        'lib.py': 'def f() -> int: ...\n',
        'middle.py': 'from inner import *\n',
        'inner.py': 'import lib\n',
        'user.py': 'from middle import lib\nlib.f()\n',
      },
      { 'lib.py': 'def f() -> str: ...\n' },
      ['user.py'],
    ],
    [
      'a chain of star imports',
      {
        'one.py': 'x = 1\n',
        'two.py': 'x = ""\n',
        'core.py': 'from one import *\n',
        'top.py': 'from core import *\n',
        'user.py': 'from top import x\nx\n',
      },
      { 'core.py': 'from two import *\n' },
      ['top.py', 'user.py'],
    ],
    ...['case', 'match', 'type', '_'].map((name): readonly [string, Files, Files, readonly string[]] => [
      `the annotation of a variable named \`${name}\``,
      { 'lib.py': `${name}: int = 1\n`, 'user.py': `from lib import ${name} as x\nx + 1\n` },
      { 'lib.py': `${name}: str = ""\n` },
      ['user.py'],
    ]),
    [
      'a value that is assigned in a clause of `match`',
      {
        'lib.py': 'match g():\n    case [case]: x = 1; y = 1\n    case _:\n        case: int = 1\n',
        'user.py': 'from lib import y, case\ny, case\n',
      },
      { 'lib.py': 'match g():\n    case [case]: x = 1; y = ""\n    case _:\n        case: int = 1\n' },
      ['user.py'],
    ],
    [
      'a new `__all__`, which hides other names',
      { 'lib.py': 'a = 1\nb = 2\n', 'star.py': 'from lib import *\n', 'user.py': 'from star import b\nb\n' },
      { 'lib.py': 'a = 1\nb = 2\n__all__ = ["a"]\n' },
      ['star.py', 'user.py'],
    ],
    [
      'a submodule that its package mentions only in `__all__`',
      {
        'pkg/__init__.py': '__all__ = ["sub"]\n',
        'pkg/sub.py': 'def f() -> int: ...\n',
        'user.py': 'from pkg import *\nsub.f()\n',
      },
      { 'pkg/sub.py': 'def f() -> str: ...\n' },
      ['user.py'],
    ],
    [
      'a deleted submodule that its package mentions only in `__all__`',
      {
        'pkg/__init__.py': '__all__ = ["sub"]\n',
        'pkg/sub.py': 'def f() -> int: ...\n',
        'user.py': 'from pkg import *\nsub.f()\n',
      },
      { 'pkg/sub.py': undefined },
      ['pkg/__init__.py', 'user.py'],
    ],
    [
      'a base class that moves before its subclass',
      { 'lib.py': 'class B(A): ...\nclass A: ...\n', 'user.py': 'from lib import B\nB().x\n' },
      { 'lib.py': 'class A: ...\nclass B(A): ...\n' },
      ['user.py'],
    ],
    [
      'a use that moves from between two assignments to after both',
      { 'lib.py': 'a = 1\ny = a\na = ""\n', 'user.py': Y },
      { 'lib.py': 'a = 1\na = ""\ny = a\n' },
      ['user.py'],
    ],
    [
      'a use that moves from before a `__main__` block to after it',
      { 'lib.py': 'a = 1\ny = a\nif __name__ == "__main__":\n    a = ""\n', 'user.py': Y },
      { 'lib.py': 'a = 1\nif __name__ == "__main__":\n    a = ""\ny = a\n' },
      ['user.py'],
    ],
    [
      'an assignment to an attribute',
      { 'lib.py': NARROWED, 'user.py': Y },
      { 'lib.py': NARROWED.replace('= 1', '= None') },
      ['user.py'],
    ],
    [
      'an assignment to an attribute in the body of a class',
      { 'lib.py': NARROWED.replace('o.field = 1', 'class K:\n    o.field = 1'), 'user.py': Y },
      { 'lib.py': NARROWED.replace('o.field = 1', 'class K:\n    o.field = None') },
      ['user.py'],
    ],
    [
      'an assignment to an attribute in a `__main__` block',
      {
        'lib.py': NARROWED.replace('o.field = 1', 'if __name__ == "__main__":\n    o.field = 1'),
        'user.py': Y,
      },
      { 'lib.py': NARROWED.replace('o.field = 1', 'if __name__ == "__main__":\n    o.field = None') },
      ['user.py'],
    ],
    [
      'an assignment to an item',
      { 'lib.py': 'd: dict[str, int | None] = {}\nd["k"] = 1\ny = d["k"]\n', 'user.py': Y },
      { 'lib.py': 'd: dict[str, int | None] = {}\nd["k"] = None\ny = d["k"]\n' },
      ['user.py'],
    ],
    [
      'the `break` of an endless loop',
      { 'lib.py': 'while True:\n    break\ny = 1\n', 'user.py': Y },
      { 'lib.py': 'while True:\n    pass\ny = 1\n' },
      ['user.py'],
    ],
    [
      'a name that `:=` assigns in a default',
      { 'lib.py': 'def f(a=(y := 1)): ...\n', 'user.py': Y },
      { 'lib.py': 'def f(a=(y := "")): ...\n' },
      ['user.py'],
    ],
    [
      'a package at the root',
      { '__init__.py': 'y = 1\n', 'user.py': 'from . import y\ny\n', 'sub/user.py': 'from .. import y\ny\n' },
      { '__init__.py': 'y = ""\n' },
      ['sub/user.py', 'user.py'],
    ],
    [
      'a package of stubs',
      {
        'lib.py': 'class C:\n    x: int\n',
        'other-stubs/sub.pyi': 'from lib import C\nc: C\n',
        'user.py': 'from other.sub import c\nc.x\n',
      },
      { 'lib.py': 'class C:\n    x: str\n' },
      ['other-stubs/sub.pyi', 'user.py'],
    ],
    [
      'a protocol method that raises NotImplementedError',
      {
        'lib.py':
          'class C(Protocol):\n    def f(self) -> int:\n        log()\n        raise NotImplementedError\n',
        'user.py': 'from lib import C\nC\n',
      },
      { 'lib.py': 'class C(Protocol):\n    def f(self) -> int:\n        log()\n        raise ValueError\n' },
      ['user.py'],
    ],
    [
      'an import from a different module, whose function does not return',
      { 'one.py': RETURNS, 'two.py': STOPS, 'middle.py': 'from one import stop\n', ...STOPPED },
      { 'middle.py': 'from two import stop\n' },
      ['guarded.py', 'user.py'],
    ],
    [
      'a variable whose call does not return after the change',
      { 'middle.py': 'import sys\nstop = print\n', ...STOPPED },
      { 'middle.py': 'import sys\nstop = sys.exit\n' },
      ['guarded.py', 'user.py'],
    ],
    [
      'an alias of NoReturn',
      {
        'lib.py': 'from typing import Any as Result\n',
        'middle.py': 'from lib import Result\ndef stop() -> Result: ...\n',
        ...STOPPED,
      },
      { 'lib.py': 'from typing import NoReturn as Result\n' },
      ['guarded.py', 'middle.py', 'user.py'],
    ],
  ])('affects only direct and indirect users of the changed names: %s', (_, before, changes, expected) => {
    expect(affected({ ...before, 'other.py': 'x = 1\n' }, changes)).toEqual(expected);
  });
});

describe('a changed module whose users import none of its names', () => {
  const PACKAGE = { 'pkg/__init__.py': 'from . import sub\n', 'pkg/sub.py': 'x = 1\n' };
  const CHANGE = { 'pkg/sub.py': 'x = ""\n' };
  test.each<readonly [string, Files, readonly string[]]>([
    ['a variable', { 'user.py': 'import pkg\nm = pkg.sub\nm.x\n' }, ['user.py']],
    ['an imported submodule in a variable', { 'user.py': 'import pkg.sub\nm = pkg.sub\nm.x\n' }, ['user.py']],
    ['an argument', { 'user.py': 'import pkg\nfrom other import f\nf(pkg.sub)\n' }, ['user.py']],
    ['a package as a value', { 'user.py': 'import pkg\np = pkg\np.sub.x\n' }, ['user.py']],
    [
      'the result of a function',
      {
        'middle.py': 'import pkg\ndef f():\n    return pkg\n',
        'user.py': 'from middle import f\nf().sub.x\n',
      },
      ['middle.py', 'user.py'],
    ],
    [
      'an attribute of a class',
      { 'middle.py': 'import pkg\nclass C:\n    m = pkg.sub\n', 'user.py': 'from middle import C\nC.m.x\n' },
      ['middle.py', 'user.py'],
    ],
    [
      'a submodule that is an attribute of its package because of `from .sub import y`',
      { 'pkg/__init__.py': 'from .sub import y\n', 'user.py': 'from pkg import *\nsub.x\n' },
      ['user.py'],
    ],
  ])('affects its users through %s', (_, files, expected) => {
    expect(affected({ ...PACKAGE, ...files, 'other.py': 'def f(m):\n    return m\n' }, CHANGE)).toEqual(
      expected,
    );
  });

  test('the removal of `from .sub import x` from a package affects code that uses `sub` through the package', () => {
    const files = {
      ...PACKAGE,
      'pkg/__init__.py': 'from .sub import x\n',
      'user.py': 'import pkg\npkg.sub\n',
    };
    expect(affected(files, { 'pkg/__init__.py': 'x = 1\n' })).toEqual(['user.py']);
  });

  test('a module name in a string does not count as a use of all names of the module', () => {
    const files = { ...PACKAGE, 'user.py': 'import pkg.sub\nprint("a pkg")\n' };
    expect(affected(files, CHANGE)).toEqual([]);
  });
});

describe('a changed name in unusual notation', () => {
  const X = { 'lib.py': 'class C:\n    x = 1\n' };
  const CHANGE = { 'lib.py': 'class C:\n    x = ""\n' };
  test.each<readonly [string, Files, Files]>([
    ['a lazy import', { ...X, 'user.py': 'lazy from lib import C as D\nD.x\n' }, CHANGE],
    ['a lazy import of a module', { ...X, 'user.py': 'lazy import lib as l\nl.C.x\n' }, CHANGE],
    [
      'a comment in an annotation',
      { ...X, 'user.py': 'import lib\ndef f(a: """lib. # a\nC"""): ...\n' },
      CHANGE,
    ],
    ['escapes in an annotation', { ...X, 'user.py': 'import lib\ndef f(a: "lib.\\x43"): ...\n' }, CHANGE],
    [
      'an annotation with a name that is not in the Unicode form NFKC',
      { 'lib.py': 'class \uFB01le:\n    x = 1\n', 'user.py': 'import lib\ndef f(a: "lib.\uFB01le"): ...\n' },
      { 'lib.py': 'class \uFB01le:\n    x = ""\n' },
    ],
    [
      'a file name that is not in the Unicode form NFKC',
      { 'e\u0301.py': 'x = 1\n', 'user.py': 'from e\u0301 import x\nx\n' },
      { 'e\u0301.py': 'x = ""\n' },
    ],
    [
      '`__all__` that adds the `__all__` of a different module',
      {
        'lib.py': '__all__ = ["x"]\n',
        'user.py': 'from middle import *\nx\n',
        'middle.py': 'import lib\nx = 1\n__all__ = []\n__all__ += lib.__all__\n',
      },
      { 'lib.py': '__all__ = []\n' },
    ],
    [
      '`__all__` with escapes',
      { 'lib.py': 'x = 1\n__all__ = ["\\x78"]\n', 'user.py': 'from lib import *\nx\n' },
      { 'lib.py': 'x = 1\n__all__ = []\n' },
    ],
    [
      '`__all__` from a variable',
      { 'lib.py': 'x = 1\nnames = ["x"]\n__all__ = names\n', 'user.py': 'from lib import *\nx\n' },
      { 'lib.py': 'x = 1\nnames = ["x"]\n__all__ = ["y"]\n' },
    ],
    [
      '`__all__` in a `__main__` block',
      {
        'lib.py': 'x = 1\nif __name__ == "__main__":\n    __all__ = ["x"]\n',
        'user.py': 'from lib import *\nx\n',
      },
      { 'lib.py': 'x = 1\nif __name__ == "__main__":\n    __all__ = ["y"]\n' },
    ],
    [
      'a protocol method whose body changes from `pass` to `...`',
      {
        'lib.py': 'class C(Protocol):\n    def f(self) -> None:\n        pass\n',
        'user.py': 'from lib import C\nclass D(C):\n    def f(self) -> None:\n        super().f()\n',
      },
      { 'lib.py': 'class C(Protocol):\n    def f(self) -> None:\n        ...\n' },
    ],
  ])('affects its users: %s', (_, before, changes) => {
    expect(affected({ ...before, 'other.py': 'y = 1\n' }, changes)).toContain('user.py');
  });

  test.each([
    ['an import after an error on the same line', 'y = 1 from b import x\n'],
    ['a block whose lines are indented differently', 'def f() -> int:\n    y = 1\n  x = b.x\n'],
    ['an import that cannot be parsed', 'from b import x,, y\n'],
    ['an unmatched bracket', 'x = (\n'],
  ])('any change affects a file with %s, and the direct and indirect users of this file', (_, text) => {
    const users = {
      'importer.py': 'import a\n',
      'star.py': 'from a import *\n',
      'user.py': 'import importer\ny = importer.a\n',
      'other.py': 'y = 1\n',
    };
    expect(affected({ ...users, 'a.py': text, 'c.py': 'z = 1\n' }, { 'c.py': 'z = ""\n' })).toEqual([
      'a.py',
      'importer.py',
      'star.py',
      'user.py',
    ]);
  });
});

describe('modules', () => {
  const LOOP = 'for n in __all__:\n    print(n)\n';
  test.each([
    ['does not affect', '', '', ['two.py']],
    ['does not affect', '__all__ += ["c"]\n', '', ['two.py']],
    ['affects', '__all__.append("c")\n', '', ['one.py', 'two.py']],
    ['affects', 'from other import *\n', '', ['one.py', 'two.py']],
    ['affects', 'from other import __all__\n', '', ['one.py', 'two.py']],
    ['affects', 'class __all__:\n    pass\n', '', ['one.py', 'two.py']],
    ['affects', 'if isinstance(__all__, int):\n    pass\n', '', ['one.py', 'two.py']],
    ['affects', '', 'x = __all__\n', ['one.py', 'two.py']],
    ['affects', '__all__ = ("a",)\n', '', ['one.py', 'two.py']],
  ])(
    'if a loop reads `__all__`, a new name in `__all__` %s the users of other names (code before the loop: %j, after: %j)',
    (_, above, below, users) => {
      const lib = `__all__ = ["a"]\na = 1\nb = 2\nc = 3\n${above}${LOOP}${below}`;
      const before = {
        'lib.py': lib,
        'one.py': 'import lib\nlib.a\n',
        'two.py': 'from lib import *\nb\n',
        'other.py': '',
      };
      expect(affected(before, { 'lib.py': lib.replace('"a"', '"a", "b"') })).toEqual(users);
    },
  );

  test('a new name in `__all__` affects only users of the name, but an item such as `*"a"` affects all users of the module', () => {
    const lib = '__all__ = ["a"]\na = 1\nb = 2\n';
    const before = {
      'lib.py': lib,
      'one.py': 'from lib import *\na\n',
      'two.py': 'from lib import *\nb\n',
      'three.py': 'from lib import a\na\n',
    };
    expect(affected(before, { 'lib.py': lib.replace('"a"', '"a", "b"') })).toEqual(['two.py']);
    expect(affected(before, { 'lib.py': lib.replace('["a"]', '[*"a"]') })).toEqual([
      'one.py',
      'three.py',
      'two.py',
    ]);
  });

  test('a new `__getattr__` affects the users of names that the module does not declare', () => {
    const before = { 'lib.py': 'a = 1\n', 'user.py': 'from lib import b\nb\n' };
    const change = { 'lib.py': 'a = 1\ndef __getattr__(name: str) -> int: ...\n' };
    expect(affected(before, change)).toEqual(['user.py']);
  });

  test('a new value of `__version__` affects only the users of `__version__`', () => {
    const before = {
      'lib.py': '__version__ = "1"\na = 1\n',
      'user.py': 'from lib import a\na\n',
      'setup.py': 'from lib import __version__\n__version__\n',
    };
    expect(affected(before, { 'lib.py': '__version__ = "2"\na = 1\n' })).toEqual(['setup.py']);
  });

  test('a name added to an import affects no other names, but `y as x` instead of `x` affects names that depend on `x`', () => {
    const before = {
      'lib.py': 'from a import x\nz = x\n',
      'a.py': 'x = 1\ny = 1\n',
      'user.py': 'from lib import z\nz\n',
    };
    expect(affected(before, { 'lib.py': 'from a import x, y\nz = x\n' })).toEqual([]);
    expect(affected(before, { 'lib.py': 'from a import y as x\nz = x\n' })).toEqual(['user.py']);
  });

  test('a new `assert` affects only the users of names that are bound after it', () => {
    const before = {
      'lib.py': 'print()\nx = 1\ny = 2\n',
      'one.py': 'from lib import x\nx\n',
      'two.py': 'from lib import y\ny\n',
    };
    expect(affected(before, { 'lib.py': 'print()\nx = 1\nassert input()\ny = 2\n' })).toEqual(['two.py']);
  });

  test('a changed conditional expression does not affect earlier uses of the names in its condition', () => {
    const before = {
      'lib.py': 'import os\ndef f(): return os.name\nassert input()\nx = 1 if os.name else 2\ny = os.name\n',
      'one.py': 'from lib import f\nf()\n',
      'two.py': 'from lib import y\ny\n',
    };
    const change = { 'lib.py': before['lib.py'].replace('else 2', 'else 3') };
    expect(affected(before, change)).toEqual(['two.py']);
  });

  test('an added submodule affects a file that imports its name from the package, but not a file that only imports the package', () => {
    const files = { 'user.py': 'from pkg import new\n', 'other.py': 'import pkg\n', 'pkg/__init__.py': '' };
    expect(affected(files, { 'pkg/new.py': 'x = 1\n' })).toEqual(['user.py']);
  });
  test('a deleted module affects the files that import from it', () => {
    const files = { 'user.py': 'from .gone import x\n', 'gone.py': 'x = 1\n', 'other.py': 'x = 2\n' };
    expect(affected(files, { 'gone.py': undefined })).toEqual(['user.py']);
  });
});

test.each([
  'class E(Exception): pass\n',
  'def f(): return 1\n',
  'if a: raise ValueError\nelse: b = 1; del c\n',
  'try: import a\nexcept ImportError: a = None\n',
  'for a in b: continue\nwhile a: break\n',
  'match a:\n    case 1: pass\n',
])('an unrelated change does not affect a file with a suite on the same line as its head: %j', (source) => {
  expect(affected({ 'a.py': source, 'b.py': '' }, { 'b.py': 'y = 1\n' })).toEqual([]);
});

// against-pyright.slow.test.ts proves that Pyright reports a new error in `user.py` after each change.
test.each(OBSERVED_CHANGES)(
  'a change affects a file in which Pyright reports a new error: %s',
  (_, before, changes) => {
    expect(affected(before, changes)).toContain('user.py');
  },
);
