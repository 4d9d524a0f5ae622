import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dottedNames } from '../../src/syntax/python/dotted-names.ts';
import { readImports, type ImportStatement } from '../../src/syntax/python/imports.ts';
import { languageOf } from '../../src/syntax/languages.ts';

const python = await languageOf('any.py');

function read(text: string): readonly ImportStatement[] {
  if (python === undefined) throw new Error('Python is not a known language');
  return readImports(text, python.read(text).tokens());
}

const word = fc.constantFrom('a', 'b', 'späti', 'x1', '_k', 'match');
const space = fc.constantFrom(' ', '  ', '\t', ' \\\n ', '\\\r\n\t');
const tight = fc.constantFrom('', ' ', ' \\\n ');
const dotted = fc.array(word, { minLength: 1, maxLength: 4 });
const alias = fc.option(word, { nil: undefined });

/** A random import statement with its meaning. */
const statement = fc.oneof(
  fc
    .tuple(fc.array(fc.tuple(dotted, alias), { minLength: 1, maxLength: 3 }), space, tight)
    .map(([modules, gap, dot]) => ({
      text: `import${gap}${modules.map(([parts, as]) => parts.join(`${dot}.${dot}`) + (as === undefined ? '' : `${gap}as${gap}${as}`)).join(`${dot},${dot}`)}`,
      meaning: { kind: 'import', modules: modules.map(([parts, as]) => [parts, as]) },
    })),
  fc
    .tuple(
      fc.integer({ min: 0, max: 5 }),
      fc.array(word, { maxLength: 3 }),
      fc.array(fc.tuple(word, alias), { minLength: 1, maxLength: 3 }),
      space,
      tight,
      fc.constantFrom('plain', 'parentheses', 'star'),
    )
    .filter(([level, parts]) => level > 0 || parts.length > 0)
    .map(([level, parts, names, gap, dot, form]) => {
      const list = names.map(([name, as]) => name + (as === undefined ? '' : `${gap}as${gap}${as}`));
      const written = {
        plain: list.join(`${dot},${dot}`),
        parentheses: `( # (a, b)\n${list.join(', # as c\n ')},\n)`,
        star: '*',
      }[form];
      const module = '.'.repeat(level) + dot + parts.join(`${dot}.${dot}`);
      return {
        text: `from${gap}${module}${gap}import${gap}${written}`,
        meaning: { kind: 'from', level, parts, isStar: form === 'star', names: form === 'star' ? [] : names },
      };
    }),
);

function summaryOf(found: ImportStatement): unknown {
  if (found.kind === 'import') {
    return {
      kind: 'import',
      modules: found.modules.map(({ parts, alias: as }) => [parts.map(({ name }) => name), as?.name]),
    };
  }
  const { kind, level, parts, isStar, names } = found;
  return {
    kind,
    level,
    parts: parts.map(({ name }) => name),
    isStar,
    names: names.map(({ imported, alias: as }) => [imported.name, as?.name]),
  };
}

describe('readImports', () => {
  test('reads import statements of any form at several positions', () => {
    const place = fc.constantFrom(
      (text: string) => text,
      (text: string) => `x = 1; ${text}; y = "import no"`,
      (text: string) => `def f():\n\tif x:\n\t\t${text}\n`,
      (text: string) => `"""\nimport no\n"""\ntry: ${text}\nexcept E: pass\n`,
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(statement, place), { minLength: 1, maxLength: 4 }), (all) => {
        const text = all.map(([{ text: one }, format]) => format(one)).join('\n');
        expect(read(text).map(summaryOf)).toEqual(all.map(([{ meaning }]) => meaning));
      }),
      { numRuns: 1000 },
    );
  });

  test('never throws, and the spans of module names match the text', () => {
    const piece = fc.constantFrom(
      'import',
      'from',
      ' ',
      '.',
      ',',
      '(',
      ')',
      '*',
      'a',
      'as',
      '\n',
      '\\',
      ';',
      '#',
      '"',
      '\0',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        for (const found of read(text)) {
          const names = found.kind === 'import' ? found.modules.flatMap(({ parts }) => parts) : found.parts;
          for (const { start, end, name } of names) {
            expect(text.slice(start, end).normalize('NFKC')).toBe(name);
            expect(start >= found.start && end <= found.end).toBe(true);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  ['raise Error() from e\nimport a', ['import a']],
  ['raise Error() from e  # \\\nimport a', ['import a']],
  ['def f():\n\tyield from b\n\timport a', ['import a']],
  ['from .\nimport a', ['import a']],
  ['f(\nimport a', ['import a']],
  ['from b\\\nimport a', ['from b\\\nimport a']],
])(
  'code in the line above does not hide an import, but a backslash outside of comments joins the lines: %j',
  (text, expected) => {
    expect(read(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
  },
);

test.each([
  ['import a as', []],
  ['import a as, b', []],
  ['import a,', []],
  ['from a import b as', []],
  ['from a import b,', []],
  ['from a import (b as)', []],
  ['from a import (b,)', ['from a import (b,)']],
])('an import statement is read only if it is complete: %j', (text, expected) => {
  expect(read(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});

test.each([
  ['# a.\nb.c', ['a comment', 'b.c code']],
  ['# a\n.b', ['a comment']],
  ['(a  # -.\n.b)', ['a code']],
  ['(a  # b\n.c)', ['a code', 'b comment']],
  ['# 1.\na', ['a code']],
  ['"a."\nb', ['a string', 'b code']],
  ['def a(): ...\nb.c', ['def code', 'a code', 'b.c code']],
  ['a = 1.\nb.c', ['a code', 'b.c code']],
  ['a = 1.  # d\nb.c', ['a code', 'd comment', 'b.c code']],
  ['(1..a, 1 .b, 2.5.c, 1.e5)', []],
  ['(a()\n.b, [...].\nc)', ['a code']],
  ['from ...a import b', ['from code', 'import code', 'b code']],
])('a comment, string, number or ellipsis ends a dotted name: %j', (text, expected) => {
  const found = dottedNames(text, python?.read(text).tokens() ?? []);
  expect(found.map(({ parts, inside }) => `${parts.map(({ name }) => name).join('.')} ${inside}`)).toEqual(
    expected,
  );
});

test('dotted names are found in code, comments and strings, but attributes of calls and lists are not', () => {
  const text = 'a . b # c.d\nx().y.z; "e.f"; p\\\n.q; [1].r; (a\n.b)';
  const tokens = python?.read(text).tokens() ?? [];
  expect(
    dottedNames(text, tokens).map(
      ({ parts, inside }) => `${parts.map(({ name }) => name).join('.')} ${inside}`,
    ),
  ).toEqual(['a.b code', 'c.d comment', 'x code', 'e.f string', 'p.q code', 'a.b code']);
});
