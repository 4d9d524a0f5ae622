import { describe, expect, test } from 'vitest';
import { gamingEvidence, type GamingEvidence } from '../../../src/reward/evidence/gaming-evidence.ts';
import { marksOf } from '../../../src/reward/evidence/marks-of.ts';
import { fileChanges } from '../../../src/reward/evidence/moved-files.ts';
import { asyncCpuCost, cpuCost } from '../../helpers/cpu-cost.ts';

type Files = Readonly<Record<string, string>>;

async function between(before: Files, after: Files): Promise<GamingEvidence> {
  return gamingEvidence({ before: new Map(Object.entries(before)), after: new Map(Object.entries(after)) });
}

/** Returns the kind and the text of each finding for a change of one file. */
async function added(before: string, after: string, uri = 'app.py'): Promise<readonly string[]> {
  const { findings } = await between({ [uri]: before }, { [uri]: after });
  return findings.map(({ kind, text }) => `${kind} ${text}`);
}

describe('comments', () => {
  test.each([
    ['x = f()  # type: ignore', ['suppression type: ignore']],
    ['x = f()  #type:ignore[arg-type,  attr-defined]', ['suppression type: ignore[arg-type, attr-defined]']],
    ['x = f()  # pyright: ignore', ['suppression pyright: ignore']],
    ['x = f()  # pyright: ignore[reportCallIssue]', ['suppression pyright: ignore[reportCallIssue]']],
    ['x = f()  # nosec # type: ignore', ['suppression type: ignore']],
    ['x = f()  # type: ignored', []],
    ['x = f()  # see type: ignore', []],
    ['x = f("# type: ignore")', []],
    ['x = """\n# type: ignore\n"""', []],
    ["x = f'{y} # pyright: basic'", []],
    ["x = f'''{\nf()  # type: ignore\n}'''", ['suppression type: ignore']],
    ['x = f()\n# pyright: foo,\u2028reportBar=none', ['directive pyright: reportBar=none']],
    ['x = f()  # why\u2028# type: ignore', ['suppression type: ignore']],
    ['x = f()\n# pyright: basic', ['directive pyright: basic']],
    ['x = f()\n# pyright: strict', []],
    ['x = f()\n# pyright: strict, reportFoo=false', ['directive pyright: reportFoo=false']],
    ['x = f()\n# pyright: reportFoo=none, reportBar=error', ['directive pyright: reportFoo=none']],
    ['x = f()\n# pyright: strictListInference=false', ['directive pyright: strictListInference=false']],
    ['x = f()\n# mypy: ignore-errors', ['directive mypy: ignore-errors']],
    [
      'x = f()\n# mypy: disallow-untyped-defs = False, no_implicit_optional=off',
      ['directive mypy: disallow-untyped-defs=False', 'directive mypy: no-implicit-optional=off'],
    ],
    ['x = f()\n# mypy: allow-untyped-defs=True', ['directive mypy: allow-untyped-defs=True']],
    ['x = f()\n# mypy: disallow-untyped-defs=True, allow-untyped-calls=False, ignore-errors=0', []],
    ['# type: ignore\nx = f()', ['directive type: ignore of the whole file']],
    ['#!/usr/bin/env python3\n# type: ignore\nx = f()', ['directive type: ignore of the whole file']],
    ['x = (f()  # type: ignore', ['suppression type: ignore']],
  ])('in %j cause the findings %j', async (after, expected) => {
    expect(await added('x = f()\n', after)).toEqual(expected);
  });

  test('are reported with their ranges and the number of diagnostics that they hide', async () => {
    const { findings, hidden } = await between(
      { 'app.py': 'a = 1\nb = f()\n' },
      { 'app.py': 'a = 1\r\nb = f()  # type: ignore[call-arg, misc]\r\n' },
    );
    expect(findings).toEqual([
      { kind: 'suppression', uri: 'app.py', range: [1, 9, 1, 39], text: 'type: ignore[call-arg, misc]' },
    ]);
    expect(hidden).toBe(2);
  });

  test('that existed before are not reported, even if they move', async () => {
    const line = 'x = f()  # type: ignore\n';
    expect(await added(line, `import g\n\n\n    ${line}`)).toEqual([]);
    expect(await added(line, 'y = f(1)  # type: ignore\n')).toEqual([]);
    const moved = await between(
      { 'a.py': line, 'b.py': 'y = 1\n' },
      { 'a.py': '', 'b.py': `y = 1\n${line}` },
    );
    expect(moved.findings).toEqual([]);
    expect(await added(line, line + line)).toEqual(['suppression type: ignore']);
  });

  test('that replace removed comments do not increase the number of hidden diagnostics', async () => {
    const { hidden } = await between(
      { 'app.py': 'x = f()  # type: ignore\ny = g()\n' },
      { 'app.py': 'x = f()\ny = g()  # type: ignore\n' },
    );
    expect(hidden).toBe(0);
  });

  test('that become narrower are not reported, and comments that become wider are', async () => {
    const [blanket, narrow] = ['x = f()  # type: ignore\n', 'x = f()  # pyright: ignore[reportCallIssue]\n'];
    expect(await added(blanket, narrow)).toEqual([]);
    expect(await added(narrow, blanket)).toEqual(['suppression type: ignore']);
  });

  test('that make a file strict are reported if they are removed', async () => {
    expect(await added('# pyright: strict\nx = 1\n', 'x = 1\n')).toEqual([
      'directive pyright: strict removed',
    ]);
    expect(await added('# pyright: strict\nx = 1\n', 'x = 1\n# pyright: strict\n')).toEqual([]);
  });

  test('of TypeScript are reported', async () => {
    const before = 'const x = f();\n';
    expect(await added(before, `// @ts-ignore\n${before}`, 'app.ts')).toEqual(['suppression @ts-ignore']);
    expect(await added(before, `/* @ts-expect-error: no */\n${before}`, 'app.ts')).toEqual([
      'suppression @ts-expect-error',
    ]);
    expect(await added(before, `// @ts-nocheck\n${before}`, 'app.ts')).toEqual(['directive @ts-nocheck']);
    expect(await added(before, 'const x = f("// @ts-ignore");\n', 'app.ts')).toEqual([]);
    for (const lineEnd of ['\n', '\r\n', '\r']) {
      const [old, current] = [
        ['// @ts-ignore', 'f();', 'g();'],
        ['f();', '// @ts-expect-error', 'g();'],
      ].map((lines) => lines.join(lineEnd));
      expect(await added(old ?? '', current ?? '', 'app.ts'), JSON.stringify(lineEnd)).toEqual([
        'suppression @ts-expect-error',
      ]);
    }
  });
});

describe('casts and Any', () => {
  test.each([
    ['from typing import Any\nx: Any = f()', ['any Any']],
    ['from typing import Any as Whatever\nx: list[Whatever] = f()', ['any Any']],
    ['import typing as t\nx: t.Any = f()', ['any Any']],
    ['import typing_extensions\nx: typing_extensions.Any = f()', ['any Any']],
    ['from typing import *\nx: Any = f()', ['any Any']],
    ['from typing import Any\nx: "dict[str, Any]" = f()', ['any Any']],
    ['from typing import Any\nx = "Any"', []],
    ['from typing import Any\nx = f()  # Any', []],
    ['from typing import Any\nx = f()  # type: Any', ['any Any']],
    ['from typing import Any\ndef g(y):\n  # type: (Any) -> int\n  return y', ['any Any']],
    ['from typing import Any\nx = f()  # type: ignore # not Any', ['suppression type: ignore']],
    ['from typing import cast\nsure = cast\nx = sure(int, f())', ['cast cast']],
    ['from typing import Any\n', []],
    ['from fractions import Any\nx: Any = f()', []],
    ['from typing import cast\nx = cast(int, f())', ['cast cast']],
    ['from typing import cast\n# See the ledger.\ncast(int, f())', ['cast cast']],
    ['from typing import cast as c\nx = c("int", f())', ['cast cast']],
    ['import typing\nx = typing.cast(int, f())', ['cast cast']],
    ['import typing\nx = f"{typing.cast(int, f())}"', ['cast cast']],
    ['import typing\nx = f"typing.cast {f()}"', []],
    ['from ctypes import cast\nx = cast(f(), int)', []],
    ['from typing import cast\nx = row.cast(int)', []],
    ['from typing import no_type_check\n@no_type_check\ndef g(): ...', ['suppression no_type_check']],
  ])('in %j cause the findings %j', async (after, expected) => {
    expect(await added('x = f()\n', after)).toEqual(expected);
  });
});

test('the line of a mark, such as a use of Any, is found without reading the text before the line', async () => {
  const text = `from typing import Any\n# ${'x'.repeat(2_000_000)}\n${'x: Any\n'.repeat(2000)}`;
  let marks: Awaited<ReturnType<typeof marksOf>> = [];
  const cost = await asyncCpuCost(async () => {
    marks = await marksOf('a.py', text);
  });
  expect(marks).toHaveLength(2000);
  // The cost is the CPU time, divided by that of sorting 200,000 strings. The cost is about 3. If each search read
  // the text before the line, the cost would be above 15.
  expect(cost).toBeLessThan(8);
});

describe('names of `typing`, imported through a module of the repository,', () => {
  const COMPAT = 'from typing import Any, cast as _cast, no_type_check\nsure = _cast\nimport typing as t\n';
  const KEPT = {
    'src/app/compat.py': COMPAT,
    'src/app/chain.py': 'from .compat import sure as certain\nfrom . import compat as c, other\n',
    'src/app/star.py': 'from app.chain import *\n',
    'src/app/other.py': 'from app.other import cast\nfrom .star import cast\ndef real(x): return x\n',
    'src/app/__init__.py': 'from .compat import no_type_check as unchecked\n',
    'src/app/main/__init__.py': 'from . import app\nsure = app.sure\napp = app.app\n',
    'src/app/main/app.py': 'from ..compat import sure\nclass App: ...\napp = App()\n',
    'src/app/deep/stub.pyi': 'from ..compat import Any as Whatever\n',
    'src/app/wide.py': 'from typing import \\\n    *\nＳure = cast\n',
    'src/app/wide_name.py': 'from typing import Any as Ｎame\n',
  };

  test.each([
    ['from app.compat import sure\nx = sure(int, f())', ['cast cast']],
    ['from app.compat import _cast as k\nx = k(int, f())', ['cast cast']],
    ['from .compat import no_type_check\n@no_type_check\ndef g(): ...', ['suppression no_type_check']],
    ['from . import unchecked\n@unchecked\ndef g(): ...', ['suppression no_type_check']],
    ['import app\n@app.unchecked\ndef g(): ...', ['suppression no_type_check']],
    ['from app import compat\nx = compat.sure(int, f())', ['cast cast']],
    ['import app.compat\nx = app.compat.t.cast(int, f())', ['cast cast']],
    ['import app.compat as k\nx = k.t.cast(int, f())', ['cast cast']],
    ['from app.chain import certain\nx = certain(int, f())', ['cast cast']],
    ['from app.chain import c\nx = c.sure(int, f())', ['cast cast']],
    ['from app.star import *\nx = certain(int, f())', ['cast cast']],
    ['from .deep.stub import Whatever\nx: Whatever = f()', ['any Any']],
    ['from .deep.stub import Whatever\nx: "Whatever" = f()', ['any Any']],
    ['from app.compat import _cast\nx = f"{_cast(int, f())}"', ['cast cast']],
    ['from app.wide import Any\nx: Any = f()', ['any Any']],
    ['from app.wide import Sure\nx = Sure(int, f())', ['cast cast']],
    ['from app.wide_name import Name\nx: Name = f()', ['any Any']],
    // The next three names are not of `typing`. `app.other` imports `cast` only from itself and from `app.star`,
    // which does not define `cast`. `app.other` defines `real`, and `app.main` defines `app`.
    ['from app.other import cast\nx = cast(int, f())', []],
    ['from app.other import real\nx = real(f())', []],
    ['from app.main import app\napp.run()', []],
    ['from app.main import sure\nx = sure(int, f())', ['cast cast']],
    ['from other.compat import sure\nx = sure(int, f())', []],
    ['from ....compat import sure\nx = sure(int, f())', []],
  ])('in %j cause the findings %j', async (text, expected) => {
    const { findings } = await between(
      { ...KEPT, 'src/app/new.py': 'x = f()\n' },
      { ...KEPT, 'src/app/new.py': text },
    );
    expect(findings.map((finding) => `${finding.kind} ${finding.text}`)).toEqual(expected);
  });
});

describe('files and tests', () => {
  const BOTH = ['test test_one', 'test TestTwo.test_three'];
  const tests = 'def test_one():\n    pass\n\n\nclass TestTwo:\n    def test_three(self):\n        pass\n';

  test('deleted files are reported, and moved files are not', async () => {
    const before = { 'a.py': 'a = 1\nb = 2\n', 'b.py': 'c = 3\n' };
    const { findings } = await between(before, { 'pkg/a.py': 'a = 1\nb = 3\n' });
    expect(findings.map(({ kind, uri }) => [kind, uri])).toEqual([['deleted', 'b.py']]);
  });

  test.each([
    ['emptied', ''],
    ['commented out', '# a = 1\n# b = f(a)\n'],
    ['turned into a string', '"""\na = 1\nb = f(a)\n"""\n'],
  ])('a file that is %s is reported as deleted', async (_, after) => {
    expect(await added('a = 1\nb = f(a)\n', after)).toEqual(['deleted app.py: now contains no code']);
    expect(await added('# nothing\n', after)).toEqual([]);
  });

  test('a file that moves to an unchecked folder is reported as deleted', async () => {
    const text = 'a = 1\nb = f(a)\n';
    const { findings } = await gamingEvidence({
      before: new Map([
        ['src/a.py', text],
        ['src/b.py', 'c = 2\n'],
      ]),
      after: new Map([
        ['build/a.py', text],
        ['src/c.py', 'c = 2\n'],
      ]),
      isLost: (_, to) => to.startsWith('build/'),
    });
    const detail = 'src/a.py: moved to build/a.py, which is not checked';
    expect(findings).toEqual([{ kind: 'deleted', uri: 'src/a.py', range: null, text: detail }]);
  });

  test('many moved, renamed and changed files are paired with their old files, and each file is split into lines once', async () => {
    const text = (file: number, first: string): string =>
      [first, ...Array.from({ length: 100 }, (_, line) => `x = ${file * 1000 + line}`)].join('\n');
    const names = [...Array.from({ length: 300 }).keys()];
    const before = names.map((file) => [`a/${file}.py`, text(file, 'y = 1')] as const);
    const after = names.toReversed().map((file) => [`b/x${file}.py`, text(file, 'y = 2')] as const);
    let changes: ReturnType<typeof fileChanges> | undefined;
    const cost = cpuCost(() => (changes = fileChanges(new Map(before), new Map(after))));
    // The cost is the CPU time, divided by that of sorting 200,000 strings. The cost is about 3. If each pair of
    // files were split into lines again, the cost would be above 20.
    expect(cost).toBeLessThan(8);
    const { moved, ...others } = changes ?? {};
    expect(others).toMatchObject({ deleted: [], added: [] });
    expect(moved).toHaveLength(names.length);
  });

  test.each([
    ['a source file that becomes a stub', 'lib.py', 'lib.pyi', ['lib.pyi']],
    [
      'a file with the name of a standard module',
      'lib.py',
      'typing.py',
      ['typing.py: takes the place of typing'],
    ],
    ['a file in place of a module', 'lib.py', 'b/__init__.py', ['b/__init__.py: takes the place of b.py']],
    ['a module that becomes a package', 'lib.py', 'lib/__init__.py', []],
    ['a stub in a different folder', 'lib.pyi', 'stubs/lib.pyi', []],
  ])(
    'a moved file is reported only if it becomes a stub or takes the place of a module: %s',
    async (_, from, to, expected) => {
      const text = 'def f(a: int) -> int:\n    return a\n';
      const { findings } = await between(
        { 'b.py': 'b = 1\n', [from]: text },
        { 'b.py': 'b = 1\n', [to]: text },
      );
      expect(findings.map((finding) => finding.text)).toEqual(expected);
    },
  );

  test('a new stub is reported', async () => {
    const { findings } = await between({ 'a.py': 'a = 1\n' }, { 'a.py': 'a = 1\n', 'a.pyi': 'a: int\n' });
    expect(findings).toEqual([{ kind: 'stub', uri: 'a.pyi', range: null, text: 'a.pyi' }]);
  });

  test.each([
    ['deleted', 'def test_one():\n    pass\n', ['test TestTwo.test_three']],
    [
      'skipped',
      tests.replace('def test_one', '@pytest.mark.skip(reason="x")\ndef test_one'),
      ['test test_one'],
    ],
    [
      'in a class that is skipped',
      `import unittest\n${tests.replace('class', '@unittest.skip("")\nclass')}`,
      ['test TestTwo.test_three'],
    ],
    ['renamed to an ordinary function', tests.replace('def test_one', 'def one'), ['test test_one']],
    [
      'in a string',
      tests.replace('def test_one():\n    pass', '"""def test_one(): pass"""'),
      ['test test_one'],
    ],
    ['in a file with a skip mark', `pytestmark = [\n  pytest.mark.skip("no"),\n]\n${tests}`, BOTH],
    ['in a file that skips itself', `pytest.skip("no", allow_module_level=True)\n${tests}`, BOTH],
    ['in a file that calls `pytest.importorskip`', `no = pytest.importorskip("no")\n${tests}`, BOTH],
    ['in a file with __test__ = False', `__test__ = False\n${tests}`, BOTH],
    [
      'in a class with an xfail mark',
      tests.replace('TestTwo:', 'TestTwo:\n    pytestmark = pytest.mark.xfail'),
      ['test TestTwo.test_three'],
    ],
    [
      'in a class with __test__ = False',
      tests.replace('TestTwo:', 'TestTwo:\n    __test__ = False'),
      ['test TestTwo.test_three'],
    ],
    ['in a renamed class', tests.replace('TestTwo', 'Two'), ['test TestTwo.test_three']],
    [
      'skipped by a mark in a variable',
      `slow = pytest.mark.skip("no")\n${tests.replace('def test_one', '@slow\ndef test_one')}`,
      ['test test_one'],
    ],
    [
      'marked, but not as skipped',
      `slow = pytest.mark.slow\n${tests.replace('def test_one', '@slow\ndef test_one')}`,
      [],
    ],
    ['skipped in its body', tests.replace('    pass', '    pytest.skip("no")\n    pass'), ['test test_one']],
    [
      'skipped in its body, below a comment with characters of two code units',
      `# ${'🙂'.repeat(20)}\n${tests.replace('    pass', '    pytest.skip("no")\n    pass')}`,
      ['test test_one'],
    ],
    [
      'ended by a return before its first statement',
      tests.replace('    pass', '    """One."""\n    return\n    pass'),
      ['test test_one'],
    ],
    [
      'parametrized without cases',
      tests.replace('def test_one', '@pytest.mark.parametrize("x", [])\ndef test_one'),
      ['test test_one'],
    ],
    [
      'parametrized with cases',
      tests.replace('def test_one', '@pytest.mark.parametrize("x", [1])\ndef test_one'),
      [],
    ],
    [
      'nested in a function',
      tests.replace('def test_one():\n', 'def outer():\n  def test_one():\n'),
      ['test test_one'],
    ],
    ['unchanged', `import os\n${tests}`, []],
    [
      'changed only in texts that mention skips',
      tests.replace('    pass', '    skip = "pytest.skip()"  # skip()'),
      [],
    ],
  ])('a test that is %s is reported only if it does not run any more', async (_, after, expected) => {
    expect(await added(tests, after, 'tests/test_app.py')).toEqual(expected);
  });

  test.each([
    ['class Two(TestCase)', ['test Two.test_three']],
    ['class Two[A: int](TestCase)', ['test Two.test_three']],
    ['class Two[A: (int, list[str]), *B](\n    TestCase\n)', ['test Two.test_three']],
    ['class Two[A: (int, str)]', []],
    ['class Two[A]()', []],
  ])('a removed test method of %j is reported only if the class has a base', async (header, expected) => {
    const before = `${header}:\n    def test_three(self):\n        pass\n\n\nx = 1\n`;
    expect(await added(before, 'x = 1\n', 'test_a.py')).toEqual(expected);
  });

  test('a test that moves to a different file is not reported', async () => {
    const { findings } = await between(
      { 'test_a.py': tests, 'test_b.py': '' },
      { 'test_a.py': '', 'test_b.py': tests },
    );
    expect(findings).toEqual([]);
  });

  test('a renamed test is not reported, and a replaced test is', async () => {
    const before = 'def test_get():\n    response = client.get(url)\n    assert response.status == 200\n';
    const renamed = before.replace('test_get', 'test_get_is_ok').replace('== 200', '== codes.OK');
    expect(await added(before, renamed, 'test_a.py')).toEqual([]);
    expect(await added(before, 'def test_other():\n    assert True\n', 'test_a.py')).toEqual([
      'test test_get',
    ]);
  });

  test('functions outside of test files are not tests', async () => {
    expect(await added(tests, 'x = 1\n', 'app.py')).toEqual([]);
  });
});

test('unchanged files, and files of an unknown language, have no evidence', async () => {
  const text = 'x = f()  # type: ignore\n';
  expect(await between({ 'a.py': text }, { 'a.py': text })).toEqual({ findings: [], removed: [], hidden: 0 });
  expect((await between({ 'a.md': '' }, { 'a.md': text })).findings).toEqual([]);
});

test('the sources in `python` are read as Python regardless of their names', async () => {
  const before = new Map([
    ['tool', 'def f(x: int): ...\n'],
    ['code.ts', 'x = 1\n'],
    ['other', 'x = 1\n'],
  ]);
  const after = new Map([
    ['tool', 'def f(x): ...  # type: ignore\n'],
    ['code.ts', '# empty\n'],
    ['other', 'x = 1  # type: ignore\n'],
  ]);
  const { findings, hidden } = await gamingEvidence({ before, after, python: new Set(['tool', 'code.ts']) });
  expect(findings.map(({ kind, uri, text }) => [kind, uri, text])).toEqual([
    ['deleted', 'code.ts', 'code.ts: now contains no code'],
    ['any', 'tool', 'f: annotation removed'],
    ['suppression', 'tool', 'type: ignore'],
  ]);
  expect(hidden).toBe(1);
});
