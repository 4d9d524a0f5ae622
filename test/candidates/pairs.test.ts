import { expect, test } from 'vitest';
import { checkPairs, type CandidateSides } from '../../src/candidates/pairs.ts';
import type { Sides } from '../../src/gate/sides.ts';
import type { ObjectStore } from '../../src/git/object-store.ts';
import type { Delta, DeltaDiagnostic } from '../../src/model/report.ts';
import { sampleReport } from '../helpers/sample-report.ts';

const error: DeltaDiagnostic = {
  uri: 'a.py',
  range: [0, 0, 0, 5],
  severity: 'error',
  rule: null,
  message: 'bad',
};
const unstable = (side: 'before' | 'after', diagnostic = error): Partial<Delta> => ({
  unstable: [{ side, seen: 'second', diagnostic }],
});

test.each<[title: string, first: Partial<Delta>, second: Partial<Delta>, conclusion: string]>([
  ['new in both comparisons', { introduced: [error] }, { introduced: [error] }, 'findings'],
  ['new in one comparison', { introduced: [error] }, {}, 'clean'],
  ['unstable in both comparisons', unstable('after'), unstable('after'), 'inconclusive'],
  ['new in one and unstable in the other', { introduced: [error] }, unstable('after'), 'inconclusive'],
  ['unstable in one comparison', {}, unstable('after'), 'clean'],
  ['unstable in the candidates', unstable('before'), unstable('before'), 'clean'],
])('a pair with an error that is %s', async (_title, first, second, conclusion) => {
  const deltas = [first, second];
  const candidates: readonly CandidateSides[] = [0, 1].map((index) => ({
    index,
    sides: { after: { commit: String(index).repeat(40), tree: '' } } as Sides,
  }));
  // The store merges all commits.
  const store = {
    run: async () => Promise.resolve({ exitCode: 0, stdout: Buffer.from(`${'f'.repeat(40)}\0`), stderr: '' }),
  } as Partial<ObjectStore> as ObjectStore;
  const gate = async (): Promise<ReturnType<typeof sampleReport>> =>
    Promise.resolve(sampleReport({}, deltas.shift()));
  const [pair] = await checkPairs(candidates, store, gate, new AbortController().signal);
  expect(pair?.conclusion).toBe(conclusion);
  expect(pair?.introduced).toEqual(conclusion === 'findings' ? [error] : []);
  expect(pair?.error?.code).toBe(conclusion === 'inconclusive' ? 'E/INCONCLUSIVE' : undefined);
});
