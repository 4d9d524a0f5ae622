import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { lanser, startLanser, type Finished, type Running, type Start } from '../helpers/lanser.ts';
import { descendantsOf, processesNaming } from '../helpers/processes.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { entriesIn, merged, pairOf, writeManifest, writeRepositories } from './two-repositories.ts';

const sandbox = useSandbox();
const PAIRS = ['one', 'two'].flatMap((repository) => [
  pairOf(repository, 'words'),
  pairOf(repository, 'clean'),
  pairOf(repository, 'broken'),
]);
let start: Start;
let whole: string;

beforeAll(async () => {
  start = await writeRepositories(sandbox);
  writeManifest(sandbox.path, 'pairs.jsonl', PAIRS);
  expect(await run('whole', '--workers', '1')).toMatchObject({ exitCode: 0 });
  whole = (await merged(start, 'whole')).stdout;
  expect(whole.split('\n')).toHaveLength(PAIRS.length + 1);
});

async function run(out: string, ...args: readonly string[]): Promise<Finished> {
  return lanser(['run', 'pairs.jsonl', '--out', out, ...args], start);
}

function evaluated(out: string): number {
  const folder = path.join(sandbox.path, out);
  return existsSync(folder) ? entriesIn(folder).length : 0;
}

/** Waits until a run has evaluated at least `count` pairs and is checking another pair, or has ended. */
async function untilWorking(out: string, count: number, { child }: Running): Promise<void> {
  await eventually('the run is working', () => {
    const isBusy = descendantsOf(child.pid ?? 0).some(({ command }) => command.includes('langserver'));
    return child.exitCode !== null || (evaluated(out) >= count && isBusy);
  });
}

test.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'ending a run repeatedly by %s leaves no processes and does not change the merged results',
  async (signal) => {
    const out = `run-${signal}`;
    let runs = 0;
    for (let count = 1; count < PAIRS.length; count = evaluated(out) + 1) {
      const running = startLanser(['run', 'pairs.jsonl', '--out', out, '--workers', '2'], start);
      await untilWorking(out, count, running);
      running.child.kill(signal);
      const finished = await running.finished;
      if (signal !== 'SIGKILL') expect([0, 28]).toContain(finished.exitCode);
      await eventually(
        'the workers of the run have ended',
        () => processesNaming(path.join(sandbox.path, out)).length === 0,
      );
      runs += 1;
    }
    expect(runs).toBeGreaterThan(1);
    expect(await run(out)).toMatchObject({ exitCode: 0 });
    expect((await merged(start, out)).stdout).toBe(whole);
  },
);

test('a pair whose worker is killed twice has an error, and the next run evaluates only this pair', async () => {
  const running = startLanser(['run', 'pairs.jsonl', '--out', 'twice', '--workers', '1'], start);
  const ended = new Set<number>();
  for (const _ of [1, 2]) {
    const worker = await eventually('a worker has started a server', () => {
      const all = descendantsOf(running.child.pid ?? 0);
      return all.some(({ command }) => command.includes('langserver'))
        ? all.find(({ command, pid }) => command.includes('--worker') && !ended.has(pid))
        : undefined;
    });
    ended.add(worker.pid);
    process.kill(worker.pid, 'SIGKILL');
  }
  const finished = await running.finished;
  expect(finished.exitCode).toBe(25);
  expect(finished.stdout).toContain(
    'line 1 ("one words"): E/INTERNAL: The worker ended while it evaluated the pair (SIGKILL).',
  );
  expect(finished.stdout).toContain('1 without a result (6 evaluated now)');
  expect((await run('twice')).stdout).toContain('0 without a result (1 evaluated now)');
  expect((await merged(start, 'twice')).stdout).toBe(whole);
});

test('a repository URL is cloned once for all pairs and shards, and gives the same reports as a local repository', async () => {
  const pairs = PAIRS.map((pair) => ({
    ...pair,
    repository: pathToFileURL(path.join(sandbox.path, pair.repository)).href,
    base: 'origin/main',
    head: `origin/${pair.head}`,
  }));
  writeManifest(sandbox.path, 'urls.jsonl', [
    ...pairs,
    { ...pairs[0], repository: 'file:///gone', id: 'gone' },
  ]);
  const args = ['run', 'urls.jsonl', '--out', 'urls', '--workers', '1'];
  const finished = await Promise.all(
    ['1/2', '2/2'].map(async (shard) => lanser([...args, '--shard', shard], start)),
  );
  expect(finished.map(({ exitCode }) => exitCode)).toEqual([25, 0]);
  expect(finished[0]?.stderr).toContain(
    "urls.jsonl:7: E/INCONCLUSIVE: /repository: Git cannot clone the repository: fatal: '/gone' does not appear to be a git repository. Check the URL",
  );
  const { results } = await merged(start, 'urls');
  const own = (await merged(start, 'whole')).results;
  expect(results.map(({ report }) => report)).toEqual([...own.map(({ report }) => report), null]);
  expect(readdirSync(path.join(sandbox.path, 'urls', 'clones'))).toHaveLength(2);
});

test('a run evaluates only new and changed pairs, and shards balanced with --costs give the same merged results as one run', async () => {
  const [first] = PAIRS;
  writeManifest(sandbox.path, 'moved.jsonl', [...PAIRS, { ...first, options: { warnOnly: true } }]);
  expect((await lanser(['run', 'moved.jsonl', '--out', 'whole'], start)).stdout).toContain(
    '(1 evaluated now)',
  );
  execFileSync('git', ['branch', '--force', 'words', 'clean'], { cwd: path.join(sandbox.path, 'one') });
  expect((await run('whole')).stdout).toContain('(1 evaluated now)');
  const shards = await Promise.all(
    ['1/2', '2/2'].map(async (shard) => run('balanced', '--shard', shard, '--costs', 'whole', '--json')),
  );
  const counts = shards.map(({ stdout }) => (JSON.parse(stdout) as { readonly pairs: number }).pairs);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(PAIRS.length);
  expect((await merged(start, 'balanced')).stdout).toBe((await merged(start, 'whole')).stdout);
});
