import path from 'node:path';
import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { runPython } from '../../bench/reward/python.ts';
import { readStructures, typingOfLines, withStatements } from '../../bench/reward/structure.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

// Columns of Python's `ast` count bytes, not characters. Many lines contain two-byte characters, so that operators.py
// makes wrong changes if it confuses bytes with characters.
const SOURCE = `import os
from json import dumps


class Größe:
    async def measure(self, ä, height=None):
        ö = "ü".join(ä)  # ä
        if height is None:
            height = await self.load(ö, key="ö")
        if height > 1:
            print("größe", ö)
        return dumps(ö, indent=height)

    def load(self, ö: str, key: str) -> int:
        if key in ö:
            value = os.stat(ö)
        else:
            value = None
        return value or 2
`;

/** Examples of changes by operator: the first changed line, before and after. */
const EXAMPLES: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'argument-dropped': ['print("größe", ö)', 'print("größe")'],
  'arguments-swapped': ['print("größe", ö)', 'print(ö, "größe")'],
  'attribute-misspelt': ['ö = "ü".join(ä)  # ä', 'ö = "ü".joi(ä)  # ä'],
  'attribute-other': ['ö = "ü".join(ä)  # ä', 'ö = "ü".stat(ä)  # ä'],
  'annotations-removed': ['def load(self, ö: str, key: str) -> int:', 'def load(self, ö, key):'],
  'await-lost': ['height = await self.load(ö, key="ö")', 'height = self.load(ö, key="ö")'],
  'branch-deleted': ['if height is None:', 'if height > 1:'],
  'branches-inverted': ['if key in ö:', 'if not (key in ö):'],
  'comment-added': ['value = None', '# See the documentation of this function.'],
  'condition-negated': ['if key in ö:', 'if not (key in ö):'],
  'condition-rewritten': ['if key in ö:', 'if (not key not in ö):'],
  formatting: ['return dumps(ö, indent=height)', 'return (dumps(ö, indent=height))'],
  'import-deleted': ['import os', 'from json import dumps'],
  'keyword-misspelt': ['return dumps(ö, indent=height)', 'return dumps(ö, inden=height)'],
  'local-renamed': ['ö = "ü".join(ä)  # ä', 'ö_value = "ü".join(ä)  # ä'],
  'names-swapped': ['if key in ö:', 'if ö in ö:'],
  'none-handling': ['return value or 2', 'return value'],
  'off-by-one': ['if height > 1:', 'if height >= 1:'],
  'parameter-added': [
    'async def measure(self, ä, height=None):',
    'async def measure(self, ä, extra, height=None):',
  ],
  'parameter-renamed': [
    'async def measure(self, ä, height=None):',
    'async def measure(self, ä_value, height=None):',
  ],
  'statement-deleted': ['value = None', 'pass'],
  'variable-extracted': ['return dumps(ö, indent=height)', 'extracted = dumps(ö, indent=height)'],
};

interface Change {
  readonly operator: string;
  readonly sameTree: boolean;
  readonly edits: readonly (readonly [number, number, string])[];
}

test('each operator makes its change, no two changes are equal, and a second run with the same seed makes the same changes', async () => {
  await using folder = await temporaryFolder();
  await writeFile(path.join(folder.path, 'a.py'), SOURCE);
  const args = ['--seed', '1', '--count', '1000', 'a.py'];
  const output = runPython('operators.py', args, folder.path);
  expect(runPython('operators.py', args, folder.path)).toBe(output);
  const changes = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Change);
  const sources = changes.map((change) => changed(change));
  expect(new Set(sources).size).toBe(sources.length);
  expect(new Set(changes.map(({ operator }) => operator))).toEqual(
    new Set([...Object.keys(EXAMPLES), 'argument-replaced', 'return-type']),
  );
  const made = changes.map(({ operator }, index) => [operator, ...firstDifference(sources[index] ?? '')]);
  for (const [operator, [before, after]] of Object.entries(EXAMPLES)) {
    expect(made).toContainEqual([operator, before, after]);
  }
  const isSame = new Set(changes.filter(({ sameTree }) => sameTree).map(({ operator }) => operator));
  expect([...isSame].toSorted()).toEqual(['comment-added', 'formatting']);
});

test.each([
  ['an import', 'import os as x'],
  ['an import of a name', 'from os import x'],
  ['a capture `*x` of `match`', 'match y:\n        case [1, *x]: pass'],
  ['a capture `**x` of `match`', 'match y:\n        case {1: 2, **x}: pass'],
])(
  'no variable is renamed in a function with %s, because its syntax node does not contain the position of the name',
  async (_, statement) => {
    await using folder = await temporaryFolder();
    const renamesFor = async (body: string): Promise<ReadonlySet<string>> => {
      const source = `def f(y):\n    x = y\n    ${body}\n    return x\n`;
      await writeFile(path.join(folder.path, 'a.py'), source);
      const output = runPython('operators.py', ['--seed', '1', '--count', '1000', 'a.py'], folder.path);
      return new Set(output.match(/\b(?:local|parameter)-renamed\b/gu));
    };
    expect(await renamesFor('x = 1')).toEqual(new Set(['local-renamed', 'parameter-renamed']));
    expect(await renamesFor(statement)).toEqual(new Set());
  },
);

test('the whole statement of a changed line counts as changed, but not the body below a changed `if x:`', async () => {
  await using folder = await temporaryFolder();
  const source =
    '@a\ndef f(\n    x: int,\n):\n    if x:\n        return (\n            1\n        )\n    return 2\n';
  await writeFile(path.join(folder.path, 'b.py'), source);
  await writeFile(path.join(folder.path, 'c.py'), 'not = Python');
  const { 'b.py': structure, ...others } = readStructures(folder.path, ['b.py', 'c.py']);
  expect(others).toEqual({});
  if (structure === undefined) throw new Error('no structure');
  expect(structure).toMatchObject({ functions: [[1, 5, 9, 1]], annotated: 1, definitions: 1 });
  expect(withStatements(structure, [7])).toEqual(new Set([6, 7, 8]));
  expect(withStatements(structure, [5])).toEqual(new Set([5]));
});

test('changed lines are typed, untyped or mixed, like their functions; lines outside functions do not count', () => {
  const functions = [[1, 2, 4, 1] as const, [6, 7, 8, 0] as const];
  const structures = { 'a.py': { statements: [], functions, annotated: 1, definitions: 2 } };
  const typing = (...lines: readonly number[]): unknown =>
    typingOfLines(structures, [{ path: 'a.py', lines }]);
  const found = [typing(3), typing(8), typing(4, 7), typing(5), typing(3, 5)];
  expect(found).toEqual(['typed', 'untyped', 'mixed', undefined, 'typed']);
});

function changed({ edits }: Change): string {
  let bytes = Buffer.from(SOURCE);
  for (const [start, end, text] of edits.toSorted((left, right) => right[0] - left[0])) {
    bytes = Buffer.concat([bytes.subarray(0, start), Buffer.from(text), bytes.subarray(end)]);
  }
  return bytes.toString('utf8');
}

function firstDifference(source: string): readonly [string, string] {
  const [before, after] = [SOURCE.split('\n'), source.split('\n')];
  const at = before.findIndex((line, index) => line !== after[index]);
  return [before[at]?.trim() ?? '', after[at]?.trim() ?? ''];
}
