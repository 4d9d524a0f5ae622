import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { stableBundle } from '../../src/bundle/stable-bundle.ts';
import { lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { eventsIn, traceText } from '../helpers/trace-file.ts';
import { bundlesIn, idsOf, MONEY, useRecordedBatch } from './recorded-batch.ts';

const sandbox = useSandbox();
const { FILE, SPARE, repository, start, printed, elsewhere } = useRecordedBatch(sandbox);

test('after the repository is deleted, trace replay repeats the history search for selectors without a version', async () => {
  const history = await sandbox.repository('history');
  await history.write(
    'old.py',
    'def first(rows):\n    for row in rows:\n        print(row.name, row.cents)\n',
  );
  const commit = await history.commit();
  await history.remove('old.py');
  await history.write(
    'new.py',
    'def other(rows):\n    for row in rows:\n        print(row.name, row.cents)\n',
  );
  await history.commit();
  await history.write(
    'new.py',
    'def other(rows):\n    for row in rows:\n        print(row.name, row.euros)\n',
  );
  await history.commit();
  const file = path.join(sandbox.path, 'history.jsonl');
  const requests = ['py://old#first', 'old.py@row.cents', 'py://old#never'].map(
    (selector) => `${JSON.stringify({ cmd: 'locate', selector })}\n`,
  );
  const from = { cwd: history.path, env: sandbox.env, input: requests.join('') };
  const recorded = await lanser(['batch', '--trace-file', file], from);
  const bundles = bundlesIn(recorded.stdout);
  expect(bundles.map(({ resolution }) => resolution)).toMatchObject([
    { resolved: { uri: 'new.py', range: [0, 4, 0, 9] }, foundVersion: { commit } },
    { resolved: { uri: 'new.py', range: [2, 24, 2, 33] }, foundVersion: { commit } },
    { resolved: null, historySearch: { outcome: 'none' } },
  ]);
  await rm(history.path, { recursive: true });
  const replayed = await lanser(['trace', 'replay', file, '--json'], elsewhere);
  expect([replayed.exitCode, replayed.stderr]).toEqual([0, '']);
  expect(bundlesIn(replayed.stdout).map(stableBundle)).toEqual(bundles.map(stableBundle));
});

test('trace replay --index replays one operation, and rejects an index without an operation', async () => {
  const { exitCode, stdout } = await lanser(['trace', 'replay', FILE, '--index', '3', '--json'], elsewhere);
  expect([exitCode, idsOf(bundlesIn(stdout))]).toEqual([0, [printed()[3]?.bundleId]]);
  const none = await lanser(['trace', 'replay', FILE, '--index', '7'], elsewhere);
  expect([none.exitCode, none.stderr]).toEqual([3, expect.stringContaining('no operation 7')]);
  expect((await lanser(['trace', 'replay', FILE, '--index', '-1'], elsewhere)).exitCode).toBe(20);
});

test('trace list and show filter operations, and report an index without a matching operation', async () => {
  const listed = async (...filter: readonly string[]): Promise<readonly number[]> => {
    const { exitCode, stdout } = await lanser(['trace', 'list', FILE, '--json', ...filter], elsewhere);
    expect(exitCode).toBe(0);
    return stdout === ''
      ? []
      : stdout
          .trimEnd()
          .split('\n')
          .map((line) => (JSON.parse(line) as { index: number }).index);
  };
  expect(await listed()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(await listed('--operation', 'rename')).toEqual([6]);
  expect(await listed('--selector', 'money#')).toEqual([1, 3, 5, 6]);
  expect(await listed('--exit-code', '72')).toEqual([3]);
  expect(await listed('--status', 'error')).toEqual([3, 5]);
  expect(await listed('--status', 'error', '--selector', 'Nothing', '--index', '5')).toEqual([5]);
  expect(await listed('--operation', 'hover', '--status', 'error', '--exit-code', '0')).toEqual([]);
  for (const command of ['list', 'show']) {
    const none = await lanser(['trace', command, FILE, '--index', '9'], elsewhere);
    expect([none.exitCode, none.stderr]).toEqual([3, expect.stringContaining('no operation 9. ')]);
    const filtered = await lanser(['trace', command, FILE, '--index', '1', '--status', 'error'], elsewhere);
    expect([filtered.exitCode, filtered.stderr]).toEqual([3, expect.stringContaining('other filters')]);
  }
  const { stdout } = await lanser(['trace', 'list', FILE, '--index', '1'], elsewhere);
  expect(stdout).toBe(`1 references ${MONEY}: ok, 9 frames, ${printed()[1]?.bundleId}\n`);
  const shown = await lanser(['trace', 'show', FILE, '--operation', 'references', '--json'], elsewhere);
  const { rpc, bundle, ...line } = JSON.parse(shown.stdout) as Record<string, unknown>;
  expect(line).toMatchObject({
    index: 1,
    operation: 'references',
    selector: MONEY,
    status: 'ok',
    exitCode: 0,
  });
  expect(rpc).toHaveLength(9);
  expect(rpc).toMatchObject({ 0: { method: 'lanser/open' } });
  expect(bundle).toMatchObject({ bundleId: printed()[1]?.bundleId });
  const text = await lanser(['trace', 'show', FILE, '--index', '1'], elsewhere);
  expect(text.stdout).toMatch(/^ {2}> pyright textDocument\/references \{/mu);
});

test('trace replay --live rejects a tree or a server version that differs from the recorded one', async () => {
  await repository().write('ledger/new.py', 'x = 1\n');
  await repository().commit();
  const other = await lanser(['trace', 'replay', SPARE, '--live'], start());
  expect([other.exitCode, other.stderr]).toEqual([10, expect.stringContaining('but the recorded tree is')]);
  await repository().git(['reset', '--hard', '--quiet', 'HEAD~1']);
  const events = await eventsIn(SPARE);
  const file = path.join(sandbox.path, 'older.jsonl');
  const text = JSON.stringify(events).replaceAll(
    /"name":"pyright","version":"[^"]*"/gu,
    '"name":"pyright","version":"1.0.0"',
  );
  await writeFile(file, traceText(JSON.parse(text) as typeof events));
  const older = await lanser(['trace', 'replay', file, '--live'], start());
  expect([older.exitCode, older.stderr]).toEqual([
    10,
    expect.stringContaining('recorded with pyright 1.0.0'),
  ]);
});
