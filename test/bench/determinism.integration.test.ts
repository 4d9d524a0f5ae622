import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareAnswers, bundleFrom } from '../../bench/determinism/compare.ts';
import { chosenConditions, CONDITIONS } from '../../bench/determinism/conditions.ts';
import { copyTree, listedOtherwise } from '../../bench/determinism/copies.ts';
import { differencesBetween } from '../../bench/determinism/difference.ts';
import { factLines, isUnequal, tableOf, type Outcome } from '../../bench/determinism/report.ts';
import { versionConditions } from '../../bench/determinism/versions.ts';
import { assembleBundle, bareEnvironment } from '../../src/bundle/assemble.ts';
import { canonicalJson } from '../../src/bundle/canonical.ts';
import type { Bundle } from '../../src/model/bundle.ts';
import { LanserError } from '../../src/model/lanser-error.ts';
import type { FlatRange } from '../../src/model/range.ts';
import { valueAt } from '../../src/text/json-pointer.ts';
import { recordTree } from '../helpers/tree-record.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

/** JSON values with few different keys and scalars, so that two values are often nearly equal. */
const { anyJson } = fc.letrec<{ readonly anyJson: unknown }>((tie) => ({
  anyJson: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, 1, 'ü'),
    fc.array(tie('anyJson'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('uri', 'name', '~/'), tie('anyJson')),
  ),
}));

test('two values have no differences if and only if their canonical forms are equal', () => {
  fc.assert(
    fc.property(anyJson, anyJson, (one, other) => {
      expect(differencesBetween(one, one)).toEqual([]);
      const areEqual = canonicalJson(one) === canonicalJson(other);
      expect(differencesBetween(one, other).length === 0).toBe(areEqual);
    }),
  );
});

test('the pointer of each difference leads to the differing value', () => {
  fc.assert(
    fc.property(anyJson, anyJson, (one, other) => {
      const [expected, got] = [{ facts: one }, { facts: other }];
      for (const difference of differencesBetween(expected, got)) {
        if (difference.kind === 'added') expect(valueAt(got, difference.pointer)).toEqual(difference.got);
        else if (difference.kind === 'reordered')
          expect(valueAt(expected, difference.pointer)).toBeInstanceOf(Array);
        else expect(valueAt(expected, difference.pointer)).toEqual(difference.expected);
      }
    }),
  );
});

test('a reordered list, an added or missing member and a changed field each count as one difference', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name, at) => ({ uri: 'x.py', range: [at, 0, at, 1], name }));
  expect(differencesBetween([a, b, c], [c, a, b])).toEqual([{ kind: 'reordered', pointer: '' }]);
  expect(differencesBetween([a], [b, { ...a, kind: null }])).toEqual([
    { kind: 'added', pointer: '/1/kind', got: null },
    { kind: 'added', pointer: '/0', got: b },
  ]);
  expect(differencesBetween({ l: [a, c] }, { l: [a, b, c] })).toEqual([
    { kind: 'added', pointer: '/l/1', got: b },
  ]);
  expect(differencesBetween([a, b, b], [b, a])).toEqual([{ kind: 'missing', pointer: '/2', expected: b }]);
  const one = [{ ...a, message: 'x' }, b];
  expect(differencesBetween(one, [b, { ...a, message: 'y' }])).toEqual([
    { kind: 'changed', pointer: '/0/message', expected: 'x', got: 'y' },
  ]);
});

test('each difference is attributed to its cause: order, content, environment or timing', () => {
  const first = definitions([0, 2]);
  const causes = (got: Bundle): readonly string[] =>
    compareAnswers(new Map([[7, first]]), new Map([[7, got]])).differing.flatMap(({ facts }) =>
      facts.map(({ cause, difference }) => `${cause} ${difference.pointer}`),
    );
  expect(causes(definitions([0, 2]))).toEqual([]);
  expect(causes(definitions([2, 0]))).toEqual(['order /facts/definitions']);
  expect(causes(definitions([0, 1, 2]))).toEqual(['content /facts/definitions/1']);
  expect(causes(definitions([0, 2], 'win32'))).toEqual(['environment /environment/platform']);
  const late = assembleBundle({ ...PARTS, error: new LanserError('E/LS_TIMEOUT', 'Too late.') });
  expect(new Set(causes(late).map((line) => line.split(' ')[0]))).toEqual(new Set(['timing']));
  const notFound = assembleBundle({ ...PARTS, error: new LanserError('E/NOT_FOUND', 'Nothing there.') });
  expect(causes(notFound)).toContain('content /error');
});

test('bundles with equal facts but different ids count as unequal only if the same tools made them', () => {
  const [first, other] = [definitions([0]), definitions([0], 'win32')];
  const comparison = compareAnswers(
    new Map([
      [0, first],
      [1, first],
      [2, first],
    ]),
    new Map([
      [0, first],
      [2, other],
    ]),
  );
  expect(comparison).toMatchObject({ total: 2, equalIds: 1, equalFacts: 2, differing: [{ id: 2 }] });
  const outcome: Outcome = {
    ...comparison,
    condition: 'elsewhere',
    against: 'first run',
    otherTools: false,
    seconds: 1.4,
    cold: { 2: 'got' },
  };
  expect(isUnequal(outcome)).toBe(true);
  expect(isUnequal({ ...outcome, otherTools: true })).toBe(false);
  expect(tableOf([outcome])).toContain('| elsewhere | 2 | 1 (50.0 %) | 2 (100 %) | 1 | 0 | 0 | 0 | 1 s |\n');
  const requests = [0, 1, 2].map((id) => ({ id, cmd: 'definition' as const }));
  expect(factLines(outcome, requests)).toEqual([
    '{"id":2,"cmd":"definition"} (a new process agrees with: got)',
    '  environment: /environment/platform: "linux-x64", and then "win32-x64"',
  ]);
});

test('choosing a condition also chooses the conditions that it is compared with', () => {
  const conditions = [...CONDITIONS, ...versionConditions('1.1.414', ['1.1.413', '1.1.400'])];
  const namesWith = (...texts: readonly string[]): readonly string[] =>
    chosenConditions(conditions, texts).map(({ name }) => name);
  expect(namesWith('1.1.413, configured, requests')).toEqual([
    'Pyright 1.1.414, configured',
    'Pyright 1.1.413, configured',
    'Pyright 1.1.413, configured, requests reversed',
  ]);
  expect(namesWith('requests in a shuffled order')).toEqual(['requests in a shuffled order']);
  expect(namesWith('requests in a shuffled order', 'again')).toEqual([
    'again, a new process without caches',
    'requests in a shuffled order',
  ]);
  expect(namesWith()).toEqual(conditions.map(({ name }) => name));
});

test('a text that no condition has in its name is rejected, and the error lists the conditions', () => {
  expect(() => chosenConditions(CONDITIONS, ['again', 'requests In a shuffled order'])).toThrow(
    /^No condition has "requests In a shuffled order" in its name\. The conditions are:\n {2}again, [\s\S]*\n {2}requests in a shuffled order\n/u,
  );
});

test('a bundle whose id does not match its content is rejected', () => {
  const bundle = definitions([0]);
  expect(bundleFrom(JSON.stringify(bundle))).toEqual(bundle);
  const forged = { ...definitions([1]), bundleId: bundle.bundleId };
  expect(() => bundleFrom(JSON.stringify(forged))).toThrow('the bundle id does not match the content');
  expect(() => compareAnswers(new Map([[0, bundle]]), new Map([[0, forged]]))).toThrow('do not agree');
  expect(() => compareAnswers(new Map(), new Map([[0, bundle]]))).toThrow('request 0 has no expected answer');
});

test('a copy has the same files, folders and links as the original', async () => {
  await using folder = await temporaryFolder();
  const names = Array.from({ length: 30 }, (_, index) => `a/${index}.py`);
  await writeTree(folder.path, {
    ...Object.fromEntries(names.map((name) => [`from/${name}`, name])),
    'from/ü/empty/x': '',
    'from/folder': { to: 'a' },
    'from/dangling': { to: 'nowhere' },
  });
  const [from, to] = [`${folder.path}/from`, `${folder.path}/to`];
  await copyTree(from, to, 1);
  const contents = (root: string): readonly string[] =>
    [...recordTree(root)].map(([name, { kind, content }]) => `${name} ${kind} ${content}`);
  expect(contents(to)).toEqual(contents(from));
  // The order of the entries in the copy depends on the file system. So the test checks the number of
  // folders with several entries, but not the order.
  expect((await listedOtherwise(from, to)).folders).toBe(2);
  expect((await listedOtherwise(from, from)).otherwise).toBe(0);
});

const PARTS = {
  request: { cmd: 'definition', options: {} },
  environment: bareEnvironment({ platform: 'linux', arch: 'x64' }),
  volatile: {},
} as const;

function definitions(lines: readonly number[], platform: NodeJS.Platform = 'linux'): Bundle {
  return assembleBundle({
    ...PARTS,
    environment: bareEnvironment({ platform, arch: 'x64' }),
    facts: {
      provenance: 'lsp',
      documents: {},
      definitions: lines.map((line) => ({ uri: 'a.py', range: [line, 0, line, 1] as FlatRange })),
    },
  });
}
