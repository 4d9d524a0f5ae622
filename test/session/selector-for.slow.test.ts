import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bundle } from '../../src/model/bundle.ts';
import { LanserError } from '../../src/model/lanser-error.ts';
import { SELECTOR_KINDS, type PositionSpec, type SelectorKind } from '../../src/model/selector.ts';
import { violationsOf } from '../../src/schema/validate.ts';
import { parseSelector } from '../../src/selector/parse-selector.ts';
import { printSelector } from '../../src/selector/print-selector.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import { decodeSource } from '../../src/text/decode.ts';
import { lineIndex } from '../../src/text/line-index.ts';
import { HARD_CONTENT } from '../helpers/hard-content.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree, type Tree } from '../helpers/write-tree.ts';

const STDLIB = ['json/decoder.py', 'dataclasses.py', 'enum.py', 'contextlib.py', 'inspect.py', 'typing.py'];
// `LANSER_FUZZ_RUNS=500` tests 500 positions in every file.
const POSITIONS = Number(process.env['LANSER_FUZZ_RUNS'] ?? 8);

const HARD: Tree = {
  'pkg/astral.py':
    '# 😀 é e\u0301\nclass 𝒳:\n    名 = "😀"; b = "😀"\n    def ñ(self): return "😀" + self.名  # 😀\n',
  'pkg/__init__.py':
    '\uFEFFdef f():\r\n    "doc"\r\n\r\n    return 1\r\n\r\n\r\ndef f():\r\n    return 2\r\n',
  'pkg/cr.py': 'a = 1\rdef f(a):\r    return a\r\r',
  'src/lib/twins.py': 'def f():\n    pass\n    pass\n\n\n'.repeat(40),
  'pkg/parts.py':
    'from typing import overload\n@overload\ndef f(a: int) -> int: ...\n@overload\ndef f(a: str) -> str: ...\ndef f(a): return a\nclass C:\n    @property\n    def p(self): return 1\n    @p.setter\n    def p(self, v):\n        # <|> here\n        self._p = v\n    x = 1\n    x = 2\n',
  'no-module.py': 'def f(): pass\n',
  'blank.py': '\n\n   \n',
  ...HARD_CONTENT,
};

const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'lanser-test-')));
let workspace: Workspace;
let files: readonly string[];

beforeAll(async () => {
  const stdlib = execFileSync('python3', ['-c', 'import sysconfig; print(sysconfig.get_path("stdlib"))'], {
    encoding: 'utf8',
  }).trim();
  for (const name of STDLIB) cpSync(path.join(stdlib, name), path.join(folder, 'std', name));
  await writeTree(folder, HARD);
  workspace = await openWorkspace(folder, { host: testHost() });
  files = [...STDLIB.map((name) => `std/${name}`), ...Object.keys(HARD)];
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Yields pseudo-random numbers that are the same in every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

type Position = readonly [line: number, character: number];

interface Place {
  readonly spec: PositionSpec;
  readonly start: Position;
  readonly end: Position;
}

/** Yields empty ranges, and ranges of up to three lines. */
function* placesIn(uri: string, seed: number): Generator<Place> {
  const lines = lineIndex(decodeSource(readFileSync(path.join(folder, uri))).text);
  const random = numbers(seed);
  const next = (below: number): number => Math.floor((random.next().value as number) * below);
  const position = (line: number): Position => {
    const characters = Array.from(lines.lineText(line));
    return [line, characters.slice(0, next(characters.length + 1)).join('').length];
  };
  for (let count = 0; count < POSITIONS; count += 1) {
    const one = position(next(lines.lineCount));
    const other = count % 3 > 0 ? one : position(Math.min(one[0] + next(3), lines.lineCount - 1));
    const [start, end] = isBefore(other, one) ? [other, one] : [one, other];
    const pair = ([line, character]: Position): [number, number] => [line + 1, character + 1];
    yield { spec: { kind: 'range', uri, start: pair(start), end: pair(end) }, start, end };
  }
}

function isBefore(left: Position, right: Position): boolean {
  return left[0] < right[0] || (left[0] === right[0] && left[1] < right[1]);
}

/** Returns true if the resolved range of a bundle covers a place. For `cursor`, compares only the place's start. */
function covers({ resolution }: Bundle, { start, end }: Place, kind: SelectorKind): boolean {
  if (resolution === null || resolution.resolved === null) return false;
  const [startLine, startCharacter, endLine, endCharacter] = resolution.resolved.range;
  const last = kind === 'cursor' ? start : end;
  return !isBefore(start, [startLine, startCharacter]) && !isBefore([endLine, endCharacter], last);
}

async function made(place: Place, kind: SelectorKind): Promise<PositionSpec | LanserError> {
  try {
    return await workspace.selectorFor(place.spec, kind);
  } catch (error) {
    if (error instanceof LanserError) return error;
    throw error;
  }
}

/** The minimum share of the places for which a selector of a kind exists. */
const MIN_SHARE: Readonly<Record<SelectorKind, number>> = {
  cursor: 1,
  range: 1,
  symbol: 0.15,
  ast: 0.8,
  // In an empty file, no place has an anchor selector.
  anchor: 0.98,
  locate: 0.4,
};

describe.each(SELECTOR_KINDS)('%s', (kind) => {
  test('a selector for a random place is valid, and resolves to a range that covers the place', async () => {
    let found = 0;
    let all = 0;
    for (const [index, uri] of files.entries()) {
      for (const place of placesIn(uri, index + 1)) {
        const spec = await made(place, kind);
        const where = `${uri} ${place.start.join(':')} ${place.end.join(':')} ${kind}`;
        all += 1;
        if (spec instanceof LanserError) {
          expect([where, spec.code, spec.message], spec.message).toEqual([
            where,
            'E/UNSUPPORTED_CAP',
            expect.stringMatching(/Its (?:symbol|ast|anchor|range) selector is ./u),
          ]);
          continue;
        }
        found += 1;
        expect(violationsOf('selector', spec), where).toEqual([]);
        expect(parseSelector(printSelector(spec)), where).toEqual({ kind: 'parsed', spec });
        const bundle = await workspace.locate(printSelector(spec));
        expect([where, bundle.error, covers(bundle, place, kind)]).toEqual([where, null, true]);
        expect(bundle.resolution?.certified, where).toBe(true);
        expect(spec.docVersion).toBe(bundle.resolution?.resolved?.docVersion);
      }
    }
    // Some selectors do not exist. For example, a place outside of definitions has no `symbol` selector, and
    // most ranges of more than 200 characters have no `locate` selector.
    expect(found / all).toBeGreaterThanOrEqual(MIN_SHARE[kind]);
  }, 300_000);
});
