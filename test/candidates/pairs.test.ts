import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { checkPairs, type CandidateSides } from '../../src/candidates/pairs.ts';
import type { Sides } from '../../src/gate/sides.ts';
import type { GitResult } from '../../src/git/command.ts';
import type { ObjectStore } from '../../src/git/object-store.ts';
import type { Delta, DeltaDiagnostic } from '../../src/model/report.ts';
import { LanserError } from '../../src/model/lanser-error.ts';
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
const changed: Partial<Delta> = { changed: [{ before: { ...error, message: 'worse' }, after: error }] };

/** Returns a store whose merges have this result. */
function mergingWith(result: GitResult): ObjectStore {
  const git = { run: async () => Promise.resolve(result) };
  return {
    directory: '',
    temporaryDirectory: tmpdir(),
    repository: { git },
    remember: async () => Promise.resolve([]),
  } as unknown as ObjectStore;
}

const merging = mergingWith({ exitCode: 0, stdout: Buffer.from(`${'f'.repeat(40)}\0`), stderr: '' });

// Two candidates are merged, and each is compared with the merge.
test.each<[error: string, conclusion: string, first: Partial<Delta>, second: Partial<Delta>]>([
  ['new in both comparisons', 'findings', { introduced: [error] }, { introduced: [error] }],
  ['new in one comparison', 'clean', { introduced: [error] }, {}],
  ['new in one comparison and changed in the other', 'findings', { introduced: [error] }, changed],
  ['changed in both comparisons', 'findings', changed, changed],
  ['changed in one comparison', 'clean', changed, {}],
  ['changed in one comparison and unstable in the other', 'inconclusive', changed, unstable('after')],
  ['unstable in both comparisons', 'inconclusive', unstable('after'), unstable('after')],
  ['new in one and unstable in the other', 'inconclusive', { introduced: [error] }, unstable('after')],
  ['unstable in one comparison', 'clean', {}, unstable('after')],
  ['unstable in the candidates, but not in the merge', 'clean', unstable('before'), unstable('before')],
])('the conclusion about an error that is %s is "%s"', async (_error, conclusion, first, second) => {
  const deltas = [first, second];
  const candidates: readonly CandidateSides[] = [0, 1].map((index) => ({
    index,
    sides: { after: { commit: String(index).repeat(40), tree: '' } } as Sides,
  }));
  const gate = async (): Promise<ReturnType<typeof sampleReport>> =>
    Promise.resolve(sampleReport({}, deltas.shift()));
  const [pair] = await checkPairs(candidates, merging, gate, new AbortController().signal);
  expect(pair?.conclusion).toBe(conclusion);
  expect(pair?.introduced).toEqual(conclusion === 'findings' ? [error] : []);
  expect(pair?.error?.code).toBe(conclusion === 'inconclusive' ? 'E/INCONCLUSIVE' : undefined);
});

const histories = mergingWith({
  exitCode: 128,
  stdout: Buffer.alloc(0),
  stderr: 'fatal: refusing to merge unrelated histories\n',
});

const oldGit = mergingWith({
  exitCode: 129,
  stdout: Buffer.alloc(0),
  stderr: 'usage: git merge-tree <base-tree> <branch1> <branch2>\n',
});

test.each([
  ['Git is older than 2.38', oldGit, 'The merge of candidates needs Git 2.38 or newer. Update Git.'],
  [
    'Git cannot merge the candidates',
    histories,
    'Git cannot merge the candidates: fatal: refusing to merge unrelated histories. Create both from the same base.',
  ],
  [
    'a comparison has no result',
    merging,
    'The comparison of candidate 1 with the merge of the pair has no result. Merge both candidates, and run lanser gate on the merge commit.',
  ],
])('the error of an inconclusive pair names the next step: %s', async (_title, store, message) => {
  const candidates = [0, 1].map(
    (index) =>
      ({ index, sides: { after: { commit: String(index).repeat(40), tree: '' } } }) as CandidateSides,
  );
  const gate = async (): Promise<ReturnType<typeof sampleReport>> =>
    Promise.resolve({ ...sampleReport(), delta: null, failures: [] });
  const [pair] = await checkPairs(candidates, store, gate, new AbortController().signal);
  expect(pair).toMatchObject({ conclusion: 'inconclusive', error: { code: 'E/INCONCLUSIVE', message } });
});

test('a pair whose comparison failed has the error of the comparison, with its hint', async () => {
  const candidates = [0, 1].map(
    (index) =>
      ({ index, sides: { after: { commit: String(index).repeat(40), tree: '' } } }) as CandidateSides,
  );
  const failure = new LanserError(
    'E/NO_SERVER',
    'The server is missing.',
    { server: 'x' },
    { hint: 'choose-server' },
  ).toJSON();
  const gate = async (): Promise<ReturnType<typeof sampleReport>> =>
    Promise.resolve({
      ...sampleReport(),
      delta: null,
      failures: [{ ...failure, side: 'after', workingDirectory: '.' }],
    });
  const [pair] = await checkPairs(candidates, merging, gate, new AbortController().signal);
  expect(pair?.conclusion).toBe('inconclusive');
  expect(pair?.error).toEqual(failure);
});
