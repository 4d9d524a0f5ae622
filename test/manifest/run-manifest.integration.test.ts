import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { openIndex } from '../../src/manifest/results-folder.ts';
import type { RunSummary } from '../../src/manifest/run-manifest.ts';
import { eventually } from '../helpers/eventually.ts';
import {
  gateReport,
  lanser,
  startLanser,
  type Finished,
  type Running,
  type Start,
} from '../helpers/lanser.ts';
import { descendantsOf } from '../helpers/processes.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { schemaErrors } from '../helpers/schemas.ts';
import {
  entriesIn,
  merged,
  pairOf,
  quickPair,
  writeManifest,
  writeRepositories,
} from './two-repositories.ts';

const sandbox = useSandbox();
let start: Start;
let first: Finished;
let second: Finished;

const PAIR = pairOf('one', 'clean');
const INVALID = { ...PAIR, id: 'invalid', head: undefined };
const UNKNOWN = { ...PAIR, id: 'unknown', head: 'brokne' };
const ELSEWHERE = { ...PAIR, id: 'elsewhere', repository: 'three' };
const STALE = { repository: 'two', base: 'main', patch: 'stale', id: 'stale' };
const AGAIN = { ...PAIR, id: 'again' };
const MANIFEST = [PAIR, INVALID, '', UNKNOWN, 'no JSON', ELSEWHERE, STALE, pairOf('two', 'broken'), AGAIN];

/** Kills a worker of a run while the worker checks a pair. */
async function killWorker({ child }: Running): Promise<void> {
  const worker = await eventually('a server runs', () => {
    const all = descendantsOf(child.pid ?? 0);
    return all.some(({ command }) => command.includes('langserver'))
      ? all.find(({ command }) => command.includes('--worker'))
      : undefined;
  });
  process.kill(worker.pid, 'SIGKILL');
}

beforeAll(async () => {
  start = await writeRepositories(sandbox);
  writeManifest(sandbox.path, 'pairs.jsonl', MANIFEST);
  const args = ['run', 'pairs.jsonl', '--out', 'all', '--workers', '1', '--json', '--verbose'];
  const running = startLanser(args, start);
  await killWorker(running);
  first = await running.finished;
  second = await lanser(['run', 'pairs.jsonl', '--out', 'all'], start);
});

test("a pair's report equals that of the gate except for the times, and a killed worker or a failed pair does not affect other pairs", async () => {
  const { results, exitCode } = await merged(start, 'all');
  expect(exitCode).toBe(0);
  expect(first.stderr).toContain('a worker has ended (SIGKILL)');
  for (const result of results) expect(schemaErrors('manifest', result)).toEqual([]);
  expect(results.map(({ line, id, report, error }) => [line, id, report?.conclusion ?? error?.code])).toEqual(
    [
      [1, 'one clean', 'clean'],
      [2, 'invalid', 'E/USAGE'],
      [4, 'unknown', 'E/NOT_FOUND'],
      [5, null, 'E/USAGE'],
      [6, 'elsewhere', 'E/USAGE'],
      [7, 'stale', 'E/APPLY_CONFLICT'],
      [8, 'two broken', 'findings'],
      [9, 'again', 'clean'],
    ],
  );
  const cwd = path.join(sandbox.path, 'two');
  const { report } = await gateReport(['--base', 'main', '--head', 'broken'], { ...start, cwd });
  expect(results[6]?.report).toEqual({ ...report, timing: {} });
});

test('the summary lists the pairs without a result, and the exit code is 25', () => {
  expect(first.exitCode).toBe(25);
  const summary = JSON.parse(first.stdout) as RunSummary;
  expect(summary).toMatchObject({ pairs: 8, evaluated: 3, clean: 2, findings: 1 });
  expect(summary.unfinished.map(({ line, id, error }) => [line, id, error?.code])).toEqual([
    [2, 'invalid', 'E/USAGE'],
    [4, 'unknown', 'E/NOT_FOUND'],
    [5, null, 'E/USAGE'],
    [6, 'elsewhere', 'E/USAGE'],
    [7, 'stale', 'E/APPLY_CONFLICT'],
  ]);
  expect(first.stderr).toContain('lanser: pairs.jsonl:2: E/USAGE: /head: expected `head` or `patch`.');
  expect(first.stderr).toContain(
    'lanser: pairs.jsonl:4: E/NOT_FOUND: /head: "brokne" does not name a commit in this repository. Did you mean "broken"?',
  );
  expect(first.stderr).toContain('lanser: pairs.jsonl:5: E/USAGE: column 1: expected a JSON value.');
  expect(first.stderr).toContain(
    'lanser: pairs.jsonl:6: E/USAGE: /repository: The workspace is not a folder. Name a folder of a checkout, relative to the folder of the manifest, or a URL.',
  );
});

test('the folder of results contains an index and reports, and each report is named after the digest of its bytes', () => {
  const folder = path.join(sandbox.path, 'all');
  const entries = entriesIn(folder);
  for (const entry of entries) expect(schemaErrors('manifest', entry)).toEqual([]);
  const names = readdirSync(path.join(folder, 'reports'));
  const written = new Set(entries.flatMap(({ report }) => report ?? []));
  expect(names.map((name) => `sha256:${name.replace('.json', '')}`).toSorted()).toEqual(
    [...written].toSorted(),
  );
  for (const name of names) {
    const bytes = readFileSync(path.join(folder, 'reports', name));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(name.replace('.json', ''));
    expect(schemaErrors('report', JSON.parse(bytes.toString('utf8')))).toEqual([]);
  }
});

test('a second run evaluates only the pair whose patch did not apply in the first run', () => {
  expect(second).toMatchObject({ exitCode: 25 });
  expect(second.stdout).toContain(
    '8 pairs in all: 2 clean, 1 with findings, 5 without a result (1 evaluated now)\n',
  );
  expect(second.stdout).toContain('line 7 ("stale"): E/APPLY_CONFLICT: The patch does not apply to base');
  const entries = entriesIn(path.join(sandbox.path, 'all'));
  // `PAIR` and `AGAIN` share an entry, because only their ids differ. The first run writes 7 entries, the second 1.
  expect(entries).toHaveLength(8);
  expect(entries.at(-1)?.error?.code).toBe('E/APPLY_CONFLICT');
});

test('a run into a folder that another process uses fails, and does not replace the manifest in the folder', async () => {
  const folder = path.join(sandbox.path, 'all');
  const manifest = readFileSync(path.join(folder, 'manifest.jsonl'), 'utf8');
  writeManifest(sandbox.path, 'different.jsonl', [quickPair('one', 'different')]);
  await using _index = await openIndex({ file: folder, name: 'all' }, undefined);
  expect(await lanser(['run', 'different.jsonl', '--out', 'all'], start)).toMatchObject({
    exitCode: 74,
    stderr: expect.stringContaining('Another process writes "index.jsonl".') as string,
  });
  expect(readFileSync(path.join(folder, 'manifest.jsonl'), 'utf8')).toBe(manifest);
});

test('a pair is evaluated again if its branch moved in the remote, even if the repository is a shallow clone without the branch', async () => {
  const url = pathToFileURL(path.join(sandbox.path, 'one')).href;
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: sandbox.path, encoding: 'utf8', stdio: 'pipe' });
  git('clone', '--quiet', '--depth', '1', '--single-branch', '--branch', 'main', url, 'shallow');
  const id = git('-C', 'one', 'rev-parse', 'words').trim();
  git('-C', 'one', 'branch', 'moving', 'words');
  const pairs = ['moving', id].map((head) => ({ ...quickPair('shallow', head), head }));
  writeManifest(sandbox.path, 'shallow.jsonl', pairs);
  const reports: unknown[] = [];
  for (const branch of ['words', 'clean']) {
    git('-C', 'one', 'branch', '--force', 'moving', branch);
    const { stdout } = await lanser(
      ['run', 'shallow.jsonl', '--out', 'shallow-results', '--workers', '1'],
      start,
    );
    expect(stdout).toContain(branch === 'words' ? '(2 evaluated now)' : '(1 evaluated now)');
    const { results } = await merged(start, 'shallow-results');
    reports.push(results.map(({ report }) => report?.after?.commit));
  }
  const clean = git('-C', 'one', 'rev-parse', 'clean').trim();
  expect(reports).toEqual([
    [id, id],
    [clean, id],
  ]);
});

test('the error of a run without a folder for its results suggests --out', async () => {
  const { exitCode, stderr } = await lanser(['run', 'pairs.jsonl'], start);
  expect([exitCode, stderr]).toEqual([
    20,
    'lanser: E/USAGE: No folder for the results is given. Add --out, as in: lanser run pairs.jsonl --out results\n',
  ]);
});

describe('shards', () => {
  const args = ['run', 'two.jsonl', '--workers', '1', '--out'];
  let whole: string;

  beforeAll(async () => {
    writeManifest(sandbox.path, 'two.jsonl', [quickPair('one', 'a'), quickPair('two', 'b'), 'invalid']);
    expect(await lanser([...args, 'whole'], start)).toMatchObject({ exitCode: 25 });
    whole = (await merged(start, 'whole')).stdout;
    expect(whole.split('\n')).toHaveLength(4);
  });

  test('in one folder merge to the same bytes as a run without shards, but only after all shards have run', async () => {
    const shard = async (which: string, out: string, env = {}): Promise<Finished> =>
      lanser([...args, out, '--shard', which], { ...start, env: { ...start.env, ...env } });
    const status = path.join(sandbox.path, 'status');
    const bazel = { TEST_SHARD_INDEX: '0', TEST_TOTAL_SHARDS: '2', TEST_SHARD_STATUS_FILE: status };
    expect(await shard('auto', 'shard-1', bazel)).toMatchObject({ exitCode: 25 });
    expect(readFileSync(status, 'utf8')).toBe('');
    const incomplete = await merged(start, 'shard-1');
    expect(incomplete).toMatchObject({
      exitCode: 25,
      stderr: expect.stringContaining('Line 2 of the manifest') as string,
    });
    // A killed run can leave an incomplete line.
    appendFileSync(path.join(sandbox.path, 'shard-1', 'index-2-of-2.jsonl'), '{"version":"1.0","pair":"sha');
    expect(await shard('2/2', 'shard-1')).toMatchObject({ exitCode: 0 });
    expect((await merged(start, 'shard-1')).stdout).toBe(whole);
    expect(
      readdirSync(path.join(sandbox.path, 'shard-1')).filter((name) => name.startsWith('index')),
    ).toEqual(['index-1-of-2.jsonl', 'index-2-of-2.jsonl']);
    // Both folders contain the results of all pairs.
    expect((await merged(start, 'whole', 'shard-1')).stdout).toBe(whole);
    const written = await lanser(['merge', 'shard-1', '--out', 'merged.jsonl'], start);
    expect(written).toMatchObject({ exitCode: 0, stdout: '' });
    expect(readFileSync(path.join(sandbox.path, 'merged.jsonl'), 'utf8')).toBe(whole);
  });

  test('evaluate a pair again if its report is changed or missing, or if its last entry in the index has a different base, even with an empty or future `endedAt`', async () => {
    expect(await lanser([...args, 'damaged'], start)).toMatchObject({ exitCode: 25 });
    const folder = path.join(sandbox.path, 'damaged');
    const [entry, other] = entriesIn(folder).filter(({ report }) => report !== null);
    const fileOf = (one: typeof entry): string =>
      path.join(folder, 'reports', `${one?.report?.replace('sha256:', '')}.json`);
    unlinkSync(fileOf(entry));
    appendFileSync(fileOf(other), ' ');
    expect(await lanser([...args, 'damaged'], start)).toMatchObject({
      exitCode: 25,
      stdout: expect.stringContaining('(2 evaluated now)') as string,
    });
    expect((await merged(start, 'damaged')).stdout).toBe(whole);

    for (const endedAt of ['', '2999-01-01T00:00:00.000Z']) {
      const outdated = { ...entry, base: '0'.repeat(40), endedAt };
      appendFileSync(path.join(folder, 'index.jsonl'), `${JSON.stringify(outdated)}\n`);
      for (const evaluated of [1, 0]) {
        expect(await lanser([...args, 'damaged', '--shard', '1/1'], start)).toMatchObject({
          stdout: expect.stringContaining(`(${evaluated} evaluated now)`) as string,
        });
      }
    }
    expect((await merged(start, 'damaged')).stdout).toBe(whole);
  });

  test.each([
    ['the folder of their results', 'shard-1', 'later shards would balance the pairs differently'],
    ['a folder without results', 'one', 'has no manifest.jsonl'],
  ])('cannot use %s as --costs', async (_, costs, message) => {
    const found = await lanser([...args, 'shard-1', '--shard', '1/2', '--costs', costs], start);
    expect(found).toMatchObject({ exitCode: 20, stderr: expect.stringContaining(message) as string });
  });

  test('are not merged if a report was changed, the manifests differ, or an input is not a folder of results', async () => {
    const reports = path.join(sandbox.path, 'shard-1', 'reports');
    const [name = ''] = readdirSync(reports);
    const report = path.join(reports, name);
    writeFileSync(report, readFileSync(report, 'utf8').replace('"conclusion"', '"Conclusion"'));
    const refusals: readonly (readonly [folders: readonly string[], exitCode: number, message: string])[] = [
      [['shard-1'], 22, 'is missing, was changed or cannot be read'],
      [['all', 'whole'], 10, 'belong to different manifests'],
      [['all', 'two.jsonl'], 20, 'either the folders of a run or the files of a batch'],
      [['one'], 20, 'has no manifest.jsonl'],
    ];
    for (const [folders, exitCode, message] of refusals) {
      const found = await merged(start, ...folders);
      expect(found).toMatchObject({ exitCode, stderr: expect.stringContaining(message) as string });
    }
  });
});
