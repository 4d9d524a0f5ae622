import { readFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadPython } from '../../src/syntax/python/python.ts';
import type { SourceSyntax, SyntaxLanguage } from '../../src/syntax/source-syntax.ts';
import { loadTypeScript } from '../../src/syntax/typescript/typescript.ts';

const RUNS = Number(process.env['LANSER_FUZZ_RUNS'] ?? 150);

interface Change {
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

function changed(text: string, { at, length, text: inserted }: Change): string {
  const start = Math.floor(at * text.length);
  return text.slice(0, start) + inserted + text.slice(start + length);
}

function answers(syntax: SourceSyntax, text: string): unknown {
  const names = ['identifier', 'parameters', 'block', 'body', 'comment', 'string'];
  return {
    definitions: syntax.definitions,
    nodes: names.map((name) => syntax.nodes({ start: 0, end: text.length }, name)),
    statements: [0, 0.25, 0.5, 0.75, 1].map((at) => syntax.statementAt(Math.floor(at * text.length))),
  };
}

/** Checks that an update after each random edit gives the same syntax as a new parse. */
function checkEdits(language: SyntaxLanguage, starts: readonly string[], pieces: readonly string[]): void {
  const anyChange = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(200)),
    text: fc.oneof(
      fc.constantFrom(...pieces),
      fc.array(fc.constantFrom(...pieces), { maxLength: 4 }).map((parts) => parts.join('')),
    ),
  });
  let compared = 0;
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.array(anyChange, { maxLength: 8 }), (start, changes) => {
      let text = start;
      using opened = language.open(text);
      for (const change of changes) {
        const before = { text, syntax: opened.syntax };
        text = changed(text, change);
        using fresh = language.open(text);
        expect(answers(opened.update(text), text)).toEqual(answers(fresh.syntax, text));
        expect(before.syntax.definitions).toEqual(language.read(before.text).definitions);
        compared += 1;
        // Undoes some of the changes, as users of an editor do.
        if (change.length % 2 === 0) {
          ({ text } = before);
          expect(answers(opened.update(text), text)).toEqual(answers(before.syntax, text));
        }
      }
    }),
    { numRuns: RUNS },
  );
  expect(compared).toBeGreaterThan(RUNS);
}

const PYTHON = `"""Module."""
import os, sys as system
from a import (b,
    c as d)

@decorator(1)
class Shop(Base):
    """Sells."""
    size: int = 1

    @property
    def name(self):  # 😀 wide
        return (self._name
    or "none")

    def close(self, *, why=None):
        if why:
            def inner(): return 1
        elif size: pass
        else:
            print(f"{why!r}")

x = y = [
  1, 2,
]; z = 3
match x:
    case [first, *rest]:
        last = first
async def outside(): await go()
with a as b, c as (d, e):
    pass
`;

test('an incremental update of a Python text gives the same syntax as a new parse', async () => {
  const long = `${PYTHON}\n`.repeat(4);
  checkEdits(
    await loadPython(),
    [PYTHON, long, PYTHON.replaceAll('\n', '\r\n'), PYTHON.replaceAll('\n', '\r'), ''],
    [
      '',
      'x',
      ' ',
      '\n',
      '\n    ',
      '\n\n',
      '\r',
      '\r\n',
      '(',
      ')',
      '"',
      '"""',
      ':',
      '#',
      '\\',
      '@',
      '\t',
      '😀',
      'def f(): pass\n',
      'class C:\n    x = 1\n',
      'import q\n',
      'else:',
      'print x',
      'match ',
      'type X = int\n',
      '[1',
    ],
  );
}, 600_000);

test('an incremental update of a TypeScript text gives the same syntax as a new parse', async () => {
  const sourceText = await readFile(new URL('../../src/syntax/pieces.ts', import.meta.url), 'utf8');
  checkEdits(
    await loadTypeScript(),
    [
      sourceText,
      `/** Doc. */\nexport class A { m() {} }\n// c\n/** f */ function f<T>(x: T) { return x < 1; }\n`.repeat(
        3,
      ),
      '',
    ],
    [
      '',
      'x',
      ' ',
      '\n',
      '{',
      '}',
      '(',
      ')',
      '`',
      '${',
      '"',
      '/*',
      '*/',
      '/** d */',
      '//',
      '<',
      '>',
      ';',
      '=>',
      '😀',
      'export ',
      'class C { x = 1 }\n',
      'function g(): void;\n',
      'const [a, b] = c;',
      'namespace N { }',
      '/re/g',
    ],
  );
}, 600_000);
