/** Compares the rewards that different interfaces return for the same series of steps. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { taskFiles } from '../../src/harbor/task-files.ts';
import type { Bundle } from '../../src/model/bundle.ts';
import type { TrainingRecord } from '../../src/model/generated/training-record.ts';
import type { AtifTrajectory } from '../../src/reward/atif.ts';
import { rewardFormula } from '../../src/reward/formula.ts';
import { createRewardSession } from '../../src/reward/reward-session.ts';
import { violationsOf } from '../../src/schema/validate.ts';
import { atifErrors } from '../helpers/atif-errors.ts';
import { ledgerWithPast } from '../helpers/every-operation.ts';
import { lanser } from '../helpers/lanser.ts';
import type { Sandbox } from '../helpers/sandbox.ts';

export const LOADERS: string = fileURLToPath(new URL('../../examples/training', import.meta.url));
const MONEY = 'py://ledger.money#Money';
const REQUESTS = [
  { cmd: 'diag' },
  { cmd: 'def', selector: MONEY },
  { cmd: 'rename', selector: MONEY, options: { newName: 'Cash' } },
  { cmd: 'locate', selector: 'py://ledger.money#Nothing' },
  { cmd: 'diag', options: { files: ['ledger/money.py'] } },
];
/** Weights without an exact binary representation. */
const WEIGHTS = 'wD=0.3,wS=0.7,wA=0.1,wE=0.9,gamma=0.99';

/** Checks that several interfaces return equal rewards for `count` steps. Returns the number of scored steps. */
export async function expectEqualRewards(sandbox: Sandbox, count: number): Promise<number> {
  const { repository } = await ledgerWithPast(sandbox);
  const start = { cwd: repository.path, env: sandbox.env };
  const runs = path.join(sandbox.path, 'runs');
  mkdirSync(runs);
  const requests = Array.from({ length: count }, (_, index) => REQUESTS[index % REQUESTS.length]);
  const input = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
  const scoring = ['--score', '--weights', WEIGHTS, '--trace-file', path.join(runs, 'run.jsonl')];
  const online = linesOf<Bundle>((await lanser(['batch', ...scoring], { ...start, input })).stdout);
  const expected = online.map(({ processReward }) => processReward?.r ?? null);
  expect(expected).toHaveLength(count);
  expect(expected.filter((reward) => reward !== null)).toHaveLength(count - 1);
  expect(new Set(expected).size).toBeGreaterThan(3);

  const weights = { wD: 0.3, wS: 0.7, wA: 0.1, wE: 0.9, gamma: 0.99 };
  const session = createRewardSession({ weights });
  expect(online.map((bundle) => session.score(bundle)?.r ?? null)).toEqual(expected);

  // `lanser reward` reads the trace and its recorded weights, and writes records and a trajectory.
  const format = async (name: string): Promise<string> =>
    (await lanser(['reward', '--trace', runs, '--format', name], start)).stdout;
  const text = await format('jsonl');
  const records = linesOf<TrainingRecord>(text);
  for (const record of records.slice(0, 20)) expect(violationsOf('training-record', record)).toEqual([]);
  expect(records.map(({ reward }) => reward)).toEqual(expected);
  expect(new Set(records.map(({ episode }) => episode))).toEqual(new Set([path.join('runs', 'run.jsonl')]));
  expect((JSON.parse(await format('json')) as TrainingRecord[]).map(({ reward }) => reward)).toEqual(
    expected,
  );
  const atif = await format('atif');
  const [trajectory] = linesOf<AtifTrajectory>(atif);
  expect(atifErrors(trajectory)).toEqual([]);
  expect(trajectory?.steps.map(({ extra }) => extra.lanser.reward)).toEqual(expected);

  // The example loaders, in Python, read the records and the trajectory.
  const file = (name: string, content: string): string => {
    writeFileSync(path.join(sandbox.path, name), content);
    return path.join(sandbox.path, name);
  };
  const scored = expected.filter((reward) => reward !== null);
  const stepsFile = file('steps.jsonl', text);
  expect(linesOf<[string, number, number]>(python('records.py', stepsFile)).map(([, , r]) => r)).toEqual(
    scored,
  );
  const gym = linesOf<{ readonly reward: number }>(python('nemo_gym.py', stepsFile));
  expect(gym.map(({ reward }) => reward)).toEqual(scored);
  const read = python('harbor.py', sandbox.path, file('atif.jsonl', atif)).trim().split('\n');
  expect(JSON.parse(read[1] ?? '')).toEqual(expected);

  // A Harbor task contains a program that writes reward.json.
  const facts = { name: 'a/b', base: '', commit: '', formula: rewardFormula(), hasSolution: false };
  const program = file('reward.mjs', taskFiles(facts, '').get('tests/reward.mjs') ?? '');
  const written = online.slice(1).map(({ processReward: reward }) => {
    const report = { reward, delta: { introduced: [], resolved: [] }, conclusion: 'findings' };
    const place = path.join(sandbox.path, 'reward.json');
    execFileSync(process.execPath, [program, file('report.json', JSON.stringify(report)), place]);
    return (JSON.parse(readFileSync(place, 'utf8')) as { readonly reward: number }).reward;
  });
  expect(written).toEqual(scored);
  return scored.length;
}

export function python(name: string, ...args: readonly string[]): string {
  return execFileSync('python3', [path.join(LOADERS, name), ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each caller knows the type of its lines
function linesOf<T>(text: string): readonly T[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}
