import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADAPTERS } from '../../src/adapter/adapters.ts';
import type { ColumnUnit } from '../../src/adapter/adapter.ts';
import { compilerFacts, type NamedDocument } from '../../src/adapter/facts.ts';
import { documentVersion } from '../../src/bundle/blob-id.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { LanserError } from '../../src/model/lanser-error.ts';
import type { FlatRange } from '../../src/model/range.ts';
import { fromUtf16 } from '../../src/text/column-units.ts';
import { lineIndex } from '../../src/text/line-index.ts';
import { namedRoots } from '../../src/workspace/named-roots.ts';
import { hostileText } from '../helpers/hostile-texts.ts';

type Tool = keyof typeof ADAPTERS;
const TOOLS = Object.keys(ADAPTERS) as Tool[];
const ROOTS = namedRoots([{ name: '', path: '/w' }]);
const FILE = 'src/a b.py';

const line = fc.string({ unit: fc.constantFrom('a', ' ', 'é', '漢', '😀', '(', '\u0301'), maxLength: 12 });
const text = fc
  .array(fc.tuple(line, fc.constantFrom('\n', '\r\n')), { minLength: 1, maxLength: 5 })
  .map((lines) => lines.flat().join(''));

/** A random document, and ranges in it that do not split a code point. */
const ranges = text.chain((content) => {
  const places = [...placesOf(content)];
  const place = fc.nat({ max: places.length - 1 });
  const range = fc.tuple(place, place).map(([left, right]): FlatRange => {
    const [from, to] = [places[Math.min(left, right)], places[Math.max(left, right)]];
    return [from?.line ?? 0, from?.character ?? 0, to?.line ?? 0, to?.character ?? 0];
  });
  return fc.tuple(fc.constant(content), fc.array(range, { maxLength: 5 }));
});

function* placesOf(content: string): Generator<{ readonly line: number; readonly character: number }> {
  for (const [number, words] of content.split(/\r?\n/u).entries()) {
    let character = 0;
    yield { line: number, character };
    for (const letter of words) yield { line: number, character: (character += letter.length) };
  }
}

const message = fc
  .string({ unit: fc.constantFrom('x', ' ', '"', ':', '😀', '[', '(1,2)'), maxLength: 9 })
  .map((words) => `m${words}m`);
const severity = fc.constantFrom('error' as const, 'warning' as const);

const written = fc.tuple(ranges, message, severity).map(([[content, all], words, level]) => ({
  content,
  facts: all.map((range): Diagnostic => ({
    uri: FILE,
    range,
    severity: level,
    rule: 'some-rule',
    message: words,
    source: 'x',
  })),
}));

interface Columns {
  readonly start: number;
  readonly end: number;
}

function columnsOf(content: string, [sL, sC, eL, eC]: FlatRange, unit: ColumnUnit): Columns {
  const lines = lineIndex(content);
  return { start: fromUtf16(lines.lineText(sL), sC, unit), end: fromUtf16(lines.lineText(eL), eC, unit) };
}

type Writer = (facts: readonly Diagnostic[], content: string) => string;

const WRITERS: Readonly<Record<Exclude<Tool, 'tsc'>, Writer>> = {
  pyright: (facts) =>
    JSON.stringify({
      version: '1',
      summary: { filesAnalyzed: 1 },
      generalDiagnostics: facts.map((fact) => ({
        ...fact,
        file: `/w/${FILE}`,
        range: {
          start: { line: fact.range[0], character: fact.range[1] },
          end: { line: fact.range[2], character: fact.range[3] },
        },
      })),
    }),
  ruff: (facts, content) =>
    JSON.stringify(
      facts.map((fact) => {
        const { start, end } = columnsOf(content, fact.range, 'codepoint');
        return {
          ...fact,
          filename: `/w/${FILE}`,
          code: fact.rule,
          location: { row: fact.range[0] + 1, column: start + 1 },
          end_location: { row: fact.range[2] + 1, column: end + 1 },
        };
      }),
    ),
  mypy: (facts, content) =>
    facts
      .map(({ range, ...fact }) => {
        const { start, end } = columnsOf(content, range, 'utf-8');
        return `/w/${FILE}:${range[0] + 1}:${start + 1}:${range[2] + 1}:${end}: ${fact.severity}: ${fact.message}  [${fact.rule}]\n`;
      })
      .join(''),
  sarif: (facts, content) =>
    JSON.stringify({
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'x' } },
          results: facts.map((fact) => {
            const { start, end } = columnsOf(content, fact.range, 'codepoint');
            const region = {
              startLine: fact.range[0] + 1,
              startColumn: start + 1,
              endLine: fact.range[2] + 1,
              endColumn: end + 1,
            };
            return {
              ruleId: fact.rule,
              level: fact.severity,
              message: { text: fact.message },
              locations: [{ physicalLocation: { artifactLocation: { uri: encodeURI(FILE) }, region } }],
            };
          }),
        },
      ],
    }),
};

function read(tool: Tool, output: string, content: string): readonly Diagnostic[] {
  const { items } = ADAPTERS[tool].read(output);
  const document: NamedDocument = {
    uri: FILE,
    version: documentVersion(Buffer.from(content)),
    lines: lineIndex(content),
  };
  const documents = new Map([FILE, `/w/${FILE}`].map((name) => [name, document]));
  const scope = { kind: 'workspace', files: 1 } as const;
  return compilerFacts({ adapter: ADAPTERS[tool], items, documents, roots: ROOTS, scope }).diagnostics;
}

const sorted = (facts: readonly Diagnostic[]): readonly string[] =>
  facts
    .map(({ range, severity: level, rule, message: words }) => JSON.stringify([range, level, rule, words]))
    .toSorted();

describe('diagnostics that are written as the output of a tool and read again are unchanged:', () => {
  test.each(['pyright', 'ruff', 'sarif'] as const)('%s', (tool) => {
    fc.assert(
      fc.property(written, ({ content, facts }) => {
        expect(sorted(read(tool, WRITERS[tool](facts, content), content))).toEqual(sorted(facts));
      }),
    );
  });

  test('mypy, for ranges that mypy can report exactly', () => {
    const wide = written.map(({ content, facts }) => ({
      content,
      facts: facts.filter(({ range }) => {
        const { start, end } = columnsOf(content, range, 'utf-8');
        return range[2] > range[0] ? end > 0 : end > start + 1;
      }),
    }));
    fc.assert(
      fc.property(wide, ({ content, facts }) => {
        expect(sorted(read('mypy', WRITERS.mypy(facts, content), content))).toEqual(sorted(facts));
      }),
    );
  });

  test('tsc, which writes only the start of a range', () => {
    fc.assert(
      fc.property(written, ({ content, facts }) => {
        const output = facts
          .map(
            ({ range, severity: level, message: words }) =>
              `${FILE}(${range[0] + 1},${range[1] + 1}): ${level} TS1: ${words}\n  more\n`,
          )
          .join('');
        const starts = (all: readonly Diagnostic[]): readonly string[] =>
          all.map((fact) => JSON.stringify([fact.range.slice(0, 2), fact.severity, fact.message])).toSorted();
        const expected = facts.map((fact) => ({ ...fact, message: `${fact.message}\n  more` }));
        expect(starts(read('tsc', output, content))).toEqual(starts(expected));
      }),
    );
  });
});

const nearly = (tool: Tool): fc.Arbitrary<string> =>
  tool === 'tsc'
    ? hostileText.map((words) => `a.ts(1,1): error TS1: ${words}\n`)
    : fc
        .tuple(written, fc.nat(), fc.nat({ max: 9 }), hostileText)
        .map(([{ content, facts }, at, length, words]) => {
          const whole = WRITERS[tool](facts, content);
          const start = at % (whole.length + 1);
          return whole.slice(0, start) + words + whole.slice(start + length);
        });

describe.each(TOOLS)('%s', (tool) => {
  test.each([
    ['any text', fc.string({ unit: 'binary' })],
    ['any hostile text', hostileText],
    ['any JSON', fc.json()],
    ['nearly valid output', nearly(tool)],
  ])('reads %s or throws a LanserError', (_, output) => {
    fc.assert(
      fc.property(output, (given) => {
        try {
          ADAPTERS[tool].read(given);
        } catch (error) {
          if (!(error instanceof LanserError)) throw error;
        }
      }),
      { numRuns: 300 },
    );
  });
});

test('every adapter rejects a long, almost valid line within the time limit of a test', () => {
  for (const tool of TOOLS) {
    for (const part of ['(1,1): error TS', ':1:1:1:1: ', '  [a', ' ']) {
      expect(() => ADAPTERS[tool].read(`a${part.repeat(20_000)}`)).toThrow(LanserError);
    }
  }
});
