import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Definition, Span } from '../../src/syntax/definition.ts';
import { loadPython } from '../../src/syntax/python/python.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

const python = await loadPython();
const ORACLE = fileURLToPath(new URL('../fixtures/programs/definitions_by_ast.py', import.meta.url));

const definitionsOf = (text: string): readonly Definition[] => python.read(text).definitions;

const pair = (span: Span | null): unknown => span && [span.start, span.end];

function comparable(text: string): readonly unknown[] {
  return definitionsOf(text)
    .filter(({ kind }) => kind === 'class' || kind === 'function')
    .map((found) => ({
      path: found.path,
      name: pair(found.nameSpan),
      signature: pair(found.signature),
      body: pair(found.body),
      doc: pair(found.docstring),
    }));
}

async function byPython(files: readonly string[]): Promise<readonly unknown[]> {
  const running = promisify(execFile)('python3', [ORACLE], { maxBuffer: 1024 ** 3 });
  running.child.stdin?.end(files.join('\n'));
  const { stdout } = await running;
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

test("the classes and functions in modules of the standard library equal those of Python's ast", async () => {
  const { stdout } = await promisify(execFile)('python3', [
    '-Ic',
    'import sysconfig; print(sysconfig.get_path("stdlib"))',
  ]);
  const root = stdout.trim();
  const folders = ['.', 'asyncio', 'email', 'json', 'unittest', 'xml/dom', 'ctypes', 'importlib'];
  const files: string[] = [];
  for (const folder of folders) {
    const names = await readdir(path.join(root, folder));
    files.push(...names.filter((name) => name.endsWith('.py')).map((name) => path.join(root, folder, name)));
  }
  const expected = await byPython(files);
  let definitions = 0;
  for (const [index, file] of files.entries()) {
    const text = await readFile(file, 'utf8');
    if (expected[index] === null || text.includes('\uFFFD')) continue;
    const found = comparable(text);
    expect(found, file).toEqual(expected[index]);
    definitions += found.length;
  }
  expect(definitions).toBeGreaterThan(10_000);
});

const HARD = {
  'cr.py': 'def f():\r  "doc"\r  return 1\r\rclass C:\r  x = 1\r',
  'crlf.py': 'class C:\r\n\tdef m(self):\r\n\t\t"""d\r\n\t\te"""\r\n\t\tpass # c\r\n\t# d\r\n',
  'form_feed.py': '\f\ndef f(): pass\n\f\nclass C:\n\f  def m(self): ...\n',
  'no_end.py': 'def f(): return 1',
  'wide.py': 'x = "😀"; y = 1\ndef 𝒳(a="é\u0301"):  # 😀\n  "😀 doc"\n  return "\u2028"\nclass Größe: pass\n',
  'dedent.py':
    'class C:\n    def f():\n        (bar.\n    baz)\n        (a  # (\n  +\n b)\n    def g(): pass\n',
  'one_line.py': 'def f(): "doc"; x = 1;\ndef g(): pass; # c\nif x: \n  def h(): ...\n',
  'docs.py':
    'def a():\n  ("x" # c\n   "y")\n  pass\ndef b():\n  f"x"\ndef c():\n  b"x"\ndef d():\n  "x" f"y"\ndef e():\n  "x",\ndef g():\n  # c\n  r"""x"""\ndef h():\n  u"x".y\n',
  'annotated.py':
    'def f(a: {"k": 1} = {2: 3}, *b: lambda: 0) -> {1: 2}[1]:\n  pass\nclass C(B[1:2], m={1: 2}): ...\n',
  'nested.py':
    '@a\n@b.c(1)\nasync def f():\n  @d\n  class G:\n    @e\n    def h(self): ...\n  def i(): ...\nmatch x:\n  case 1:\n    def j(): ...\nwith a:\n  try:\n    def k(): ...\n  except* E:\n    def k(): ...\n  finally:\n    while 1:\n      def l(): ...\n    else:\n      def m(): ...\n',
  'tabs.py': 'if 1:\n\tdef f():\n\t    pass\n        \n\tdef g():\n\t\tpass\n',
  'continued.py': 'def \\\n  f(a): \\\n  return 1\nclass C \\\n  (B):\n  pass\n',
};

test("the classes and functions of texts with unusual layouts equal those of Python's ast", async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, HARD);
  const names = Object.keys(HARD) as (keyof typeof HARD)[];
  const expected = await byPython(names.map((name) => path.join(folder.path, name)));
  for (const [index, name] of names.entries()) {
    expect(expected[index], name).not.toBeNull();
    expect(comparable(HARD[name]), name).toEqual(expected[index]);
  }
});

test('type aliases and type parameters of newer Python versions can be parsed', () => {
  const found = definitionsOf(
    'type Pair[T] = tuple[T, T]\nclass Box[T: int = str, *Ts, **P]:\n  def get[U](self, x: U) -> T: ...\n',
  );
  expect(found.map(({ kind, path: names }) => [kind, names.join('.')])).toEqual([
    ['type', 'Pair'],
    ['class', 'Box'],
    ['function', 'Box.get'],
  ]);
  expect(found[1]?.signature).toEqual({ start: 27, end: 61 });
});

test('names that modules and classes bind are definitions, and local variables of functions are not', () => {
  const found = definitionsOf(
    [
      'import a.b, c.d as e',
      'from . import f as g, h',
      'from __future__ import annotations',
      'i: int',
      'j = k = 1',
      '(l, [m, *n]), o.p, q[0] = r()',
      'for s, (t, _) in u: v = 1',
      'with w() as x, y() as (z, aa): pass',
      'try: pass',
      'except E as ab: pass',
      'match ac:',
      '  case Point(x=ad, y=[ae, *af]) as ag: pass',
      '  case {"k": ah, **ai} | K.aj: pass',
      'class C:',
      '  ak = 1',
      '  def f(self): al = 1',
      'am += 1',
    ].join('\n'),
  );
  expect(found.map(({ path: names }) => names.join('.'))).toEqual([
    'a',
    'e',
    'g',
    'h',
    'annotations',
    'i',
    'j',
    'k',
    'l',
    'm',
    'n',
    's',
    't',
    '_',
    'v',
    'x',
    'z',
    'aa',
    'ab',
    'ad',
    'ae',
    'af',
    'ag',
    'ah',
    'ai',
    'C',
    'C.ak',
    'C.f',
  ]);
});

test('overloads, and the getters and setters of properties, are distinguished', () => {
  const text =
    '@overload\ndef f(): ...\n@typing.overload\ndef f(): ...\ndef f(): ...\nclass C:\n  @property\n  def x(self): ...\n  @x.setter\n  def x(self, v): ...\n  @functools.cached_property\n  def y(self): ...\n';
  expect(definitionsOf(text).map(({ part }) => part)).toEqual([
    'overload',
    'overload',
    'plain',
    'plain',
    'getter',
    'setter',
    'getter',
  ]);
});

test.each([
  ['an open parameter list', 'class C:\n    def f(self:\n        x = 1\n', ['before', 'C', 'f', 'after']],
  ['a missing name', 'class C:\n    def (self): pass\n    def m(self): x.\n', ['before', 'C', 'm', 'after']],
  ['an open call', 'def g():\n    x = (1,\n', ['before', 'g', 'after']],
  [
    'an open list in a class',
    'class C:\n    x = [1, {2: (3\n    def m(self): pass\n',
    ['before', 'C', 'm', 'after'],
  ],
  ['an open string', 'def g():\n    x = "abc\n    y = 1\n', ['before', 'g', 'after']],
  [
    'a merge conflict',
    '<<<<<<< HEAD\ndef g(): pass\n=======\ndef h(): pass\n>>>>>>> x\n',
    ['before', 'g', 'h', 'after'],
  ],
])('the classes and functions before, in and after code with %s are found', (_, broken, expected) => {
  const found = definitionsOf(`def before(): pass\n\n${broken}\ndef after(): pass\n`);
  expect(found.filter(({ kind }) => kind !== 'variable').map(({ name }) => name)).toEqual(expected);
});

test('deeply nested code is parsed', () => {
  const deep = 20_000;
  expect(definitionsOf(`${'('.repeat(deep)}a${')'.repeat(deep)} = 1\ndef f(): pass\n`).at(-1)?.name).toBe(
    'f',
  );
  expect(
    definitionsOf(`for ${'['.repeat(deep)}a${']'.repeat(deep)} in x: pass\ndef f(): pass\n`).at(-1)?.name,
  ).toBe('f');
  const ifs = Array.from({ length: 1500 }, (_, level) => `${' '.repeat(level)}if x:\n`).join('');
  expect(definitionsOf(`def f(): pass\n${ifs}${' '.repeat(1500)}pass\n`)[0]?.name).toBe('f');
});

test('in broken texts, the span of each definition contains its name', () => {
  const pieces = fc.constantFrom(
    'def f(',
    'class C:',
    '\n',
    '\n  ',
    '\n\t',
    '):',
    ')',
    '[',
    '{',
    '"',
    "'''",
    '"""',
    '\\',
    '#',
    '@',
    'x = 1',
    'async ',
    'match x:',
    'case y:',
    'lambda: ',
    'f"{',
    '}',
    '\r',
    '\f',
    '\0',
    '\uD800',
    '😀',
    'type X = ',
    'import a',
    ';',
    '...',
    'if x:',
  );
  const broken = fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(broken, (text) => {
      for (const { name, nameSpan, span } of definitionsOf(text)) {
        expect(text.slice(nameSpan.start, nameSpan.end)).toBe(name);
        expect(span.start).toBeLessThanOrEqual(nameSpan.start);
        expect(span.end).toBeGreaterThanOrEqual(nameSpan.end);
      }
    }),
    { numRuns: Number(process.env['LANSER_FUZZ_RUNS'] ?? 3000) },
  );
}, 600_000);
