import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { DefinitionStep, PositionSpec } from '../../src/model/selector.ts';
import { parseSelector } from '../../src/selector/parse-selector.ts';
import type { Resolution, ResolvedPlace } from '../../src/selector/resolution.ts';
import { resolveAst } from '../../src/selector/resolve-ast.ts';
import { resolveLocate } from '../../src/selector/resolve-locate.ts';
import { resolvePlace } from '../../src/selector/resolve-place.ts';
import { resolveSymbol } from '../../src/selector/resolve-symbol.ts';
import { pythonDocument } from './python-document.ts';

function specOf(text: string): PositionSpec {
  const parsed = parseSelector(text);
  if (parsed.kind === 'malformed') throw new Error(`${text}: expected ${parsed.expected}`);
  return parsed.spec;
}

function resolveIn(text: string, selector: string): Resolution {
  const document = pythonDocument(text);
  const spec = specOf(selector);
  if (spec.kind === 'cursor' || spec.kind === 'range') return resolvePlace(spec, document);
  if (spec.kind === 'symbol') return resolveSymbol(spec, [document]);
  if (spec.kind === 'ast') return resolveAst(spec, [document]);
  if (spec.kind === 'locate') return resolveLocate(spec, document);
  throw new Error(spec.kind);
}

/** Returns the text of a place and its surroundings. The place is between « and ». */
function shown(text: string, { span }: ResolvedPlace): string {
  const from = Math.max(0, span.start - 4);
  return `${text.slice(from, span.start)}«${text.slice(span.start, span.end)}»${text.slice(span.end, span.end + 4)}`;
}

function outcome(text: string, selector: string): unknown {
  const resolution = resolveIn(text, selector);
  if (resolution.kind === 'resolved') return shown(text, resolution.place);
  if (resolution.kind === 'ambiguous') return resolution.places.map((place) => shown(text, place));
  return `${resolution.kind}: ${resolution.reason}`;
}

const CODE = `import os
LIMIT = 1
LIMIT = 2

@overload
def f(a: int) -> int: ...
@overload
def f(a: str) -> str: ...
def f(a):
    "doc"
    # c
    return a;

class C:
    x = 1
    @property
    def p(self): return 1
    @p.setter
    def p(self, v): pass
    def m(self):
        def inner():
            return self.x + self.x
        return inner

if LIMIT:
    def twice(): pass
else:
    def twice(): pass

g = 1
def g(): pass
`;

describe('a symbol selector resolves', () => {
  test.each([
    ['py://m#f', 'def «f»(a):'],
    ['py://m#f:sig', ' ...\n«def f(a):»\n   '.slice(1)],
    ['py://m#f:body', '\n    «"doc"\n    # c\n    return a»;\n\nc'.slice(1)],
    ['py://m#f:doc', '    «"doc"»\n   '],
    ['py://m#f:sig?overload=1', '...\n«@overload\ndef f(a: str) -> str:» ...'],
    ['py://m#f?overload=2', 'missing: m has no overload 2 of f'],
    ['py://m#C.p:body', 'f): «return 1»\n   '],
    ['py://m#C.m.inner', 'def «inner»():\n'],
    ['py://m#C.m.<locals>.inner', 'def «inner»():\n'],
    ['py://m#C.x', '    «x» = 1'],
    ['py://m#C.x:body', 'missing: C.x in m has no body'],
    ['py://m#C:doc', 'missing: C in m has no docstring'],
    ['py://m#LIMIT', ' os\n«LIMIT» = 1'],
    ['py://m#os', 'ort «os»\nLIM'],
    ['py://m#twice', ['def «twice»(): ', 'def «twice»(): ']],
    ['py://m#g', ['\n\n«g» = 1', 'def «g»(): ']],
    ['py://m#nothing', 'missing: m has no nothing'],
  ])('%s', (selector, expected) => {
    const found = outcome(CODE, selector);
    if (typeof expected === 'string' && typeof found === 'string') expect(found).toContain(expected.trim());
    else
      expect(found).toEqual(
        (expected as string[]).map((entry) => expect.stringContaining(entry.trim()) as string),
      );
  });

  test('to all overloads if the function does not have an implementation', () => {
    const text = '@overload\ndef f(): ...\n@overload\ndef f(a): ...\n';
    expect(resolveIn(text, 'py://m#f')).toMatchObject({ kind: 'ambiguous', places: [{}, {}] });
  });

  test('with names compared in normalised form, as in Python', () => {
    expect(outcome('def ﬁ(): pass\n', 'py://m#fi')).toBe('def «ﬁ»(): ');
  });

  test('to nothing if its module is missing', () => {
    const spec = specOf('py://m#f');
    if (spec.kind !== 'symbol') throw new Error(spec.kind);
    expect(resolveSymbol(spec, [])).toEqual({ kind: 'missing', reason: 'the module m does not exist' });
  });
});

describe('an ast selector resolves', () => {
  test.each([
    ['ast://[module=m]/[class=C]/[def=m]/[def=inner]', '«def inner():\n            return self.x + self.x»'],
    ['ast://[module=m]/[class=C]/[def=m]/name[2]', 'def «inner»'],
    ['ast://[module=m]/[class=C]/[def=m]/[def=inner]/attribute[1]', '«self.x»'],
    ['ast://[module=m]/[def=twice][2]', 'lse:\n    «def twice(): pass»'.slice(4)],
    ['ast://[module=m]/[def=twice][3]', 'missing: m has nothing at these steps'],
    ['ast://[module=m]/[class=C]/[def=p][2]', '«@p.setter\n    def p(self, v): pass»'],
    ['ast://[module=m]/[class=f]', 'missing'],
    ['ast://[module=m]/[class=C]/lambda[1]', 'missing'],
  ])('%s', (selector, expected) => {
    expect(outcome(CODE, selector)).toEqual(expect.stringContaining(expected.trim()));
  });

  const LEAVES = `@decorated(lambda: 1, name="x")
def f(a=lambda b: b):  # c
    return a

    # after
class B:
    def m(self):
        return self

    # after the method

async def g(): pass
`;

  test.each([
    // A comment after the last statement belongs to the block.
    ['ast://[module=m]/[def=f]/body[1]', '«return a\n\n    # after»'],
    ['ast://[module=m]/[def=f]/name[1]', 'def «f»(a=l'],
    ['ast://[module=m]/[def=f]/name[2]', ' 1, «name»="x'],
    ['ast://[module=m]/[def=f]/parameters[1]', 'ef f«(a=lambda b: b)»'],
    ['ast://[module=m]/[def=f]/body[2]', 'da: «1», na'],
    ['ast://[module=m]/[def=f]/body[3]', ' b: «b»):'],
    ['ast://[module=m]/[def=f]/decorator[1]', '«@decorated(lambda: 1, name="x")»'],
    // The block of a class also contains the comment after its last method. The method does not.
    ['ast://[module=m]/[class=B]/body[1]', '«def m(self):\n        return self\n\n    # after the method»'],
    ['ast://[module=m]/[class=B]/[def=m]/body[1]', '    «return self»'],
    ['ast://[module=m]/[class=B]/[def=m]/block[1]', '    «return self»'],
    ['ast://[module=m]/[class=B]/[def=m]/function_definition[1]', '«def m(self):\n        return self»'],
    ['ast://[module=m]/[def=g]/body[1]', '(): «pass»'],
    ['ast://[module=m]/body[1]', 'da: «1»'],
  ])('%s to a node of the definition', (selector, expected) => {
    expect(outcome(LEAVES, selector)).toEqual(expect.stringContaining(expected));
  });

  test('bodies in real modules to the lines that Python reports, plus trailing comments', () => {
    const folder = execFileSync('python3', ['-c', 'import sysconfig; print(sysconfig.get_path("stdlib"))'], {
      encoding: 'utf8',
    }).trim();
    const oracle = `
import ast, json, sys
def walk(node, path, out):
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            step = [*path, ["class" if isinstance(child, ast.ClassDef) else "def", child.name]]
            out.append([step, child.body[0].lineno if not getattr(child.body[0], "decorator_list", 0)
                        else child.body[0].decorator_list[0].lineno, child.body[-1].end_lineno])
            walk(child, step, out)
        elif isinstance(child, ast.stmt): walk(child, path, out)
out = []
walk(ast.parse(open(sys.argv[1], encoding="utf-8").read()), [], out)
print(json.dumps(out))`;
    let checked = 0;
    for (const name of ['contextlib.py', 'json/decoder.py', 'textwrap.py', 'dis.py']) {
      const file = path.join(folder, name);
      const document = pythonDocument(readFileSync(file, 'utf8'));
      const rows = JSON.parse(
        execFileSync('python3', ['-c', oracle, file], { encoding: 'utf8' }),
      ) as readonly [readonly DefinitionStep[], number, number][];
      for (const [steps, first, last] of rows) {
        const equal = rows.filter(([others]) => isDeepStrictEqual(others, steps));
        if (equal.length > 1) continue;
        const found = resolveAst({ kind: 'ast', path: [['module', 'm'], ...steps], leaf: ['body', 1] }, [
          document,
        ]);
        if (found.kind !== 'resolved') throw new Error(`${name} ${JSON.stringify(steps)}: ${found.kind}`);
        const { span } = found.place;
        expect(document.lines.positionAt(span.start).line + 1).toBe(first);
        expect(document.lines.positionAt(span.end).line + 1).toBeGreaterThanOrEqual(last);
        // After its last statement, a block contains only comments.
        const behind = document.lines.text.slice(
          document.lines.offsetAt({ line: last - 1, character: document.lines.lineText(last - 1).length }),
          span.end,
        );
        expect(behind.replaceAll(/#.*/gu, '').trim()).toBe('');
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(150);
  });

  test('to an ambiguous result if a step without a number matches several definitions', () => {
    expect(resolveIn(CODE, 'ast://[module=m]/[def=f]')).toMatchObject({
      kind: 'ambiguous',
      places: [{}, {}, {}],
    });
  });
});

describe('a text search finds', () => {
  test.each([
    ['m.py:C', 'ass «C»:'],
    ['m.py:C.m@return <|>inner', 'urn «»inne'],
    ['m.py:C.m@return self', '    «return self».x +'],
    ['m.py:C.m@self.<|>?n=2', 'elf.«»x\n'],
    ['m.py:C.m@self.x', ['«self.x»', '«self.x»']],
    ['m.py:C.m@self . x+self<|>', 'self«».x'],
    ['m.py:C.m@inner<|>(', 'nner«»():'],
    ['m.py:C.m@<|>inner(', 'def «»inne'],
    ['m.py:C.m@inn<|>er()', ' inn«»er()'],
    ['m.py:C.m@in', 'missing: "in" does not occur'],
    ['m.py:C.m@def', ['«def» m', '«def» inn']],
    ['m.py:C.m@self.x?n=3', 'missing: "self.x" occurs 2 times, not 3'],
    ['m.py:C.m@<|>', '    «»def '],
    ['m.py:C.p@', '    «»@pro'],
    ['m.py:2', '«»LIM'],
    ['m.py:15', '    «»x ='],
    ['m.py:15@', '«»    '],
    ['m.py:2-3@LIMIT', ['«LIMIT» = 1', '«LIMIT» = 2']],
    ['m.py:2@LIMIT =<|>', 'MIT =«» 1'.slice(1)],
    ['m.py:99', 'missing: line 99 is beyond the end'],
    ['m.py:twice@pass', ['def «twice»', 'def «twice»']],
    ['m.py:none@pass', 'missing: m.py has no none'],
    ['m.py@import  os', '«import os»'],
    ['m.py@importos', 'missing'],
    // The marker `<|>` is on the same side of white space in the text as in the pattern.
    ['m.py:C.m@return<|> inner', 'turn«» inn'],
    ['m.py:C.m@return <|> inner', 'urn «»inne'],
    ['m.py:C.m@return <|>', ['urn «»self', 'urn «»inne']],
    ['m.py:C.m@self.x<|> + self', 'lf.x«» + s'],
    ['m.py:C.m@self.x <|>+ self', '.x «»+ se'],
    ['m.py:15@<|> x', 'C:\n«»    '],
    ['m.py:15@1 <|>', '= 1«»\n'],
    ['m.py:15@x = <|>1', ' = «»1'],
    ['m.py', '«»impo'],
  ])('%s', (selector, expected) => {
    const found = outcome(CODE, selector);
    if (typeof expected === 'string') expect(found).toEqual(expect.stringContaining(expected.trim()));
    else expect(found).toEqual(expected.map((entry) => expect.stringContaining(entry.trim()) as string));
  });

  test.each([
    ['int a', ['int a', 'int\n a'], ['inta', 'int.a', 'sint a', 'int ab']],
    ['a+b', ['a+b', 'a + b', 'a\n+b'], ['ab', 'a b', 'a+bc']],
    ['foo.bar', ['foo.bar', 'foo . bar'], ['foobar']],
    ['foo(x, y)', ['foo(x, y)', 'foo( x,y )'], ['foo(xy)', 'foo(x y)']],
    ['sum', ['sum', '(sum)'], ['sum1', '1sum', '_sum', 'sumé']],
    ['x<|>', ['x'], ['xx']],
    ['a <<|>> <|> b', ['a <|> b'], ['a b']],
    ['<|> <|> z', ['<|> <|> z'], ['z']],
    ['$.*[', ['$ . * ['], ['$.x[']],
    ['😀 = "é"', ['😀="é"'], ['😀 = "e"']],
  ])('%j as a sequence of tokens', (find, matching, others) => {
    for (const text of matching) {
      expect(resolveLocate({ kind: 'locate', uri: 'm.py', find }, pythonDocument(text)).kind, text).toBe(
        'resolved',
      );
    }
    for (const text of others) {
      expect(resolveLocate({ kind: 'locate', uri: 'm.py', find }, pythonDocument(text)).kind, text).toBe(
        'missing',
      );
    }
  });

  test('long texts, including repetitive ones, or reports that they are missing, within the time limit of the test', () => {
    for (const find of [
      'a+'.repeat(50_000),
      'x'.repeat(50_000),
      `"${String.raw`\x1b[38;5;1m━\x1b[0m`.repeat(100)}"`,
    ]) {
      const found = resolveLocate(
        { kind: 'locate', uri: 'm.py', find: `${find}<|>` },
        pythonDocument(`${find}\n`),
      );
      expect(found).toMatchObject({
        kind: 'resolved',
        place: { span: { start: find.length, end: find.length } },
      });
    }
    const repeated = `${'a '.repeat(100_000)}b`;
    expect(
      resolveLocate(
        { kind: 'locate', uri: 'm.py', find: `${'a '.repeat(50_000)}c` },
        pythonDocument(repeated),
      ).kind,
    ).toBe('missing');
    expect(
      resolveLocate({ kind: 'locate', uri: 'm.py', find: '<'.repeat(200_000) }, pythonDocument('x')).kind,
    ).toBe('missing');
  });

  test('each emoji once, and white space without an endless loop', () => {
    expect(outcome('😀😀', 'm.py@😀')).toHaveLength(2);
    expect(outcome('a   b', 'm.py@ <|>')).toBe('a   «»b');
    expect(outcome('a   b', 'm.py@<|> ')).toBe('a«»   b');
  });
});

describe('a cursor or range resolves', () => {
  const TEXT = 'a😀b\r\ne\u0301\rlast';

  test.each([
    ['m.py@L1:C4', '😀«»b'],
    ['m.py@L1:C3', 'inside-character: column 3 of line 1, counted in utf-16'],
    ['m.py@L1:C3?indexing=codepoint', '😀«»b'],
    ['m.py@L1:C6?indexing=utf-8', '😀«»b'],
    ['m.py@L1:C5', 'b«»\r\n'],
    ['m.py@L1:C6', 'missing: column 6 is beyond the end of line 1'],
    ['m.py@L2:C2', 'e«»\u0301'],
    ['m.py@L3:C5', 'last«»'],
    ['m.py@L4:C1', 'missing: line 4 is beyond the end: the file has 3 lines'],
    ['m.py@R(1,1->3,5)', `«${TEXT}»`],
    ['m.py@R(1,1->1,3)', 'inside-character'],
  ])('%s', (selector, expected) => {
    expect(outcome(TEXT, selector)).toEqual(expect.stringContaining(expected));
  });
});
