import { execFile, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneRepository, type Checkout } from '../../bench/reward/checkout.ts';
import type { Analysis } from '../../bench/reward/analysis.ts';
import type { Outcome } from '../../bench/reward/outcome.ts';
import { temporaryRepository, type TemporaryRepository } from '../helpers/temporary-repository.ts';
import { writeProject } from './reward-project.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const pyright = createRequire(import.meta.url).resolve('pyright/index.js');
const hasPytest = spawnSync('python3', ['-c', 'import pytest']).status === 0;
const hasScipy = spawnSync('python3', ['-c', 'import scipy.stats']).status === 0;
const LIMIT = 1_800_000;

let repository: TemporaryRepository;
let checkout: Checkout;
let output = '';
let outcomes: readonly Outcome[] = [];
let analysis: Analysis;
let tables = '';

beforeAll(async () => {
  if (!hasPytest) return;
  repository = await temporaryRepository();
  await writeProject(repository);
  output = path.join(repository.beside, 'outcomes.jsonl');
  tables = await study();
  outcomes = await readOutcomes();
  analysis = JSON.parse(await readFile(`${output}.json`, 'utf8')) as Analysis;
  checkout = cloneRepository(repository.path, path.join(repository.beside, 'clone'));
}, LIMIT);

afterAll(async () => repository?.[Symbol.asyncDispose]());

// A skipped test shows only its name, so the name contains the reason.
const needsPytest = test.skipIf(!hasPytest);

needsPytest(
  '100 patches have correct, incorrect and unknown verdicts, and rl-csf-v1 predicts the verdicts better than chance (skipped without pytest)',
  () => {
    expect(outcomes).toHaveLength(100);
    expect(new Set(outcomes.map(({ id }) => id)).size).toBe(100);
    const verdicts = new Set(outcomes.map(({ verdict, reason }) => `${verdict} ${reason}`));
    for (const verdict of ['correct tests', 'correct same-tree', 'incorrect tests', 'unknown uncovered']) {
      expect(verdicts).toContain(verdict);
    }
    expect(tables).toContain('| rl-csf-v1 |');
    // A random score has an AUC of 0.5.
    const [all] = analysis.groups;
    expect(all?.estimates[0]?.auc.low).toBeGreaterThan(0.5);
  },
);

needsPytest(
  'pytest fails for exactly the incorrect patches; uncovered patches from commits are not checked (skipped without pytest)',
  async () => {
    const disagreements: string[] = [];
    for (const { id, base, testsOf, diff, verdict, reason } of outcomes) {
      // If the tests of the commit `testsOf` cannot be imported with the sources of its parent `base`, these tests
      // cover no code. Then the verdict is `unknown`, although pytest may fail.
      if (testsOf !== undefined && reason === 'uncovered') continue;
      checkout.reset(base);
      if (testsOf !== undefined) checkout.git(['checkout', '--quiet', testsOf, '--', 'tests']);
      expect(checkout.apply(diff)).toBe(true);
      const passes = spawnSync('python3', ['-B', '-m', 'pytest', '-q', '-x', '-p', 'no:cacheprovider'], {
        cwd: checkout.root,
        env: { ...process.env, PYTHONPATH: checkout.root },
      });
      if ((passes.status === 0) !== (verdict !== 'incorrect')) {
        disagreements.push(`${id} ${verdict} (${reason}): pytest ${passes.status}\n${diff}`);
      }
    }
    expect(disagreements).toEqual([]);
  },
  LIMIT,
);

needsPytest(
  "rl-csf-v1 is half the decrease in Pyright's errors and warnings, and pr-v1 is 0.1 less than rl-csf-v1 (skipped without pytest)",
  async () => {
    const before = new Map<string, number>();
    const interesting = outcomes.filter(({ score }) => score !== null && score.rlCsfV1 !== 0).slice(0, 8);
    const others = outcomes.filter(({ score, sameTree }) => score?.rlCsfV1 === 0 && !sameTree).slice(0, 4);
    expect(interesting.length).toBeGreaterThan(3);
    for (const { base, diff, score } of [...interesting, ...others]) {
      checkout.reset(base);
      if (!before.has(base)) before.set(base, problems(checkout.root));
      expect(checkout.apply(diff)).toBe(true);
      const after = problems(checkout.root);
      expect(score?.rlCsfV1, diff).toBe(((before.get(base) ?? 0) - after) / 2);
      expect(score?.prV1).toBeCloseTo(((before.get(base) ?? 0) - after) / 2 - 0.1, 12);
    }
  },
  LIMIT,
);

needsPytest(
  'a resumed run has the same patches, verdicts, scores and tables as a complete run (skipped without pytest)',
  async () => {
    const lines = (await readFile(output, 'utf8')).split('\n').filter(Boolean);
    await writeFile(output, `${lines.slice(0, 97).join('\n')}\n`);
    const again = await study();
    const resumed = await readOutcomes();
    const judgedById = (list: readonly Outcome[]): unknown =>
      Object.fromEntries(list.map(({ id, verdict, score }) => [id, { verdict, score }]));
    expect(resumed).toHaveLength(outcomes.length);
    expect(judgedById(resumed)).toEqual(judgedById(outcomes));
    expect(again).toBe(tables);
  },
  LIMIT,
);

test.skipIf(!hasPytest || !hasScipy)(
  "the AUC of rl-csf-v1 equals the statistic of scipy's mannwhitneyu divided by the number of pairs (skipped without pytest or scipy)",
  () => {
    const judged = outcomes.filter(({ verdict, score }) => verdict !== 'unknown' && score !== null);
    const valuesOf = (wanted: string): readonly number[] =>
      judged.flatMap(({ verdict, score }) => (verdict === wanted && score !== null ? [score.rlCsfV1] : []));
    const program =
      'import json, sys; from scipy.stats import mannwhitneyu; a, b = json.load(sys.stdin); print(mannwhitneyu(a, b).statistic / len(a) / len(b))';
    const input = JSON.stringify([valuesOf('correct'), valuesOf('incorrect')]);
    const { stdout } = spawnSync('python3', ['-c', program], { input, encoding: 'utf8' });
    expect(analysis.groups[0]?.estimates[0]?.auc.value).toBeCloseTo(Number(stdout), 12);
  },
);

/** Runs the benchmark, or resumes a run whose `output` exists. Returns the printed tables. */
async function study(): Promise<string> {
  const args = ['bench/reward/measure.ts', '--patches', '100', '--seed', '3', '--output', output];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...args, '--json', `${output}.json`, repository.path],
    { cwd: ROOT, maxBuffer: 1024 ** 3 },
  );
  return stdout;
}

async function readOutcomes(): Promise<readonly Outcome[]> {
  const lines = (await readFile(output, 'utf8')).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Outcome);
}

function problems(root: string): number {
  const { stdout } = spawnSync(process.execPath, [pyright, '--outputjson'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  });
  const { summary } = JSON.parse(stdout) as {
    readonly summary: { readonly errorCount: number; readonly warningCount: number };
  };
  return summary.errorCount + summary.warningCount;
}
