import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Bundle } from '../../src/model/bundle.ts';
import { killedBatch, sizeOf } from '../helpers/killed-batch.ts';
import { bundleOf, lanser, startLanser } from '../helpers/lanser.ts';
import { machineTraces } from '../helpers/machine-traces.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { writeTree } from '../helpers/write-tree.ts';

const sandbox = useSandbox();
const workspace = path.join(sandbox.path, 'workspace');
const start = { cwd: workspace, env: sandbox.env };
const at = (name: string): string => path.join(sandbox.path, name);
const REQUESTS = at('requests.jsonl');

const KINDS = [
  '{"id": 1, "cmd": "def", "selector": "main.py@L2:C5"}',
  '{"id": "é", "cmd": "hover", "selector": "main.py@L3:C5"}',
  '{"cmd": "refs", "selector": "py://lib#make"}',
  '',
  'no JSON',
  '{"cmd": "diag", "options": {"files": ["lib.py"]}}',
  '{"cmd": "def", "selector": "gone.py@L1:C1"}',
];

let whole: Buffer;
beforeAll(async () => {
  await writeTree(workspace, {
    'lib.py': 'def make(): return 1\n\n\ndef other(): return make()\n',
    'main.py': 'import lib\nlib.make()\nlib.other()\n',
  });
  await writeFile(
    REQUESTS,
    Array.from({ length: 200 }, (_, index) => KINDS[index % KINDS.length]).join('\n'),
  );
  expect(await lanser(['batch', REQUESTS, '--out', at('whole')], start)).toMatchObject({
    exitCode: 0,
    stdout: '',
  });
  whole = await readFile(at('whole'));
});

function bundlesOf(text: string): readonly Bundle[] {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Bundle);
}

test('a batch that is killed twice and resumed has the complete output, and resuming this output needs no workspace', async () => {
  const finished = await killedBatch([REQUESTS], at('killed'), start, [1, whole.length / 3]);
  expect(finished).toMatchObject({ exitCode: 0, stdout: '' });
  expect((await readFile(at('killed'))).equals(whole)).toBe(true);
  const resumeArgs = ['batch', REQUESTS, '--out', at('killed'), '--resume', '--workspace', at('gone')];
  expect(await lanser(resumeArgs, start)).toEqual({ exitCode: 0, signal: null, stdout: '', stderr: '' });
});

test('three shards that are merged out of order have the output of one run', async () => {
  const parts = ['2/3', '1/3', '3/3'].map((shard) => ({ shard, out: at(`part-${shard[0]}`) }));
  for (const { shard, out } of parts) {
    const args = ['batch', REQUESTS, '--shard', shard, '--out', out];
    expect(await lanser(args, start)).toMatchObject({ exitCode: 0 });
  }
  const files = parts.map(({ out }) => out);
  expect(await lanser(['merge', ...files, '--out', at('merged')], start)).toMatchObject({ exitCode: 0 });
  expect((await readFile(at('merged'))).equals(whole)).toBe(true);
  const printed = await lanser(['merge', ...files], start);
  expect([printed.exitCode, printed.stdout === whole.toString()]).toEqual([0, true]);
});

test('merge rejects missing and repeated parts, and its messages contain no folders', async () => {
  const { exitCode, stderr } = await lanser(
    ['merge', at('part-1'), at('part-3'), '--out', at('lacking')],
    start,
  );
  expect([exitCode, sizeOf(at('lacking'))]).toEqual([25, 0]);
  expect(stderr).toBe(
    'lanser: E/INCONCLUSIVE: The answer to line 2 is missing in the parts: request 2 of 171. Let all shards finish, and pass all parts.\n',
  );
  const twice = await bundleOf(['merge', at('part-1'), at('part-1'), '--out', at('lacking')], start);
  expect([twice.exitCode, twice.bundle.error?.message]).toEqual([
    20,
    'Line 1 is answered twice, in "part-1" and in "part-1". Pass each part once.',
  ]);
});

test('--out writes the lines that --stable prints, and their bundle ids equal those of a run without options', async () => {
  const [plain, stable] = await Promise.all([
    lanser(['batch', REQUESTS], start),
    lanser(['batch', REQUESTS, '--stable'], { ...start, env: { ...start.env, TZ: 'Asia/Tokyo' } }),
  ]);
  expect(stable.stdout === whole.toString()).toBe(true);
  const ids = bundlesOf(plain.stdout).map(({ bundleId, meta }) => [bundleId, meta.batch]);
  expect(bundlesOf(whole.toString()).map(({ bundleId, meta }) => [bundleId, meta.batch])).toEqual(ids);
  expect(bundlesOf(plain.stdout).every(({ meta }) => meta.startedAt !== undefined)).toBe(true);
  expect(machineTraces(bundlesOf(whole.toString()), [sandbox.path])).toEqual([]);
});

test('a batch that gets SIGTERM exits with 28 and leaves the complete answers in the output', async () => {
  const out = at('stopped');
  const running = startLanser(['batch', '-', '--out', out], { ...start, keepInput: true });
  running.child.stdin.write(`${KINDS[0]}\n${KINDS[4]}\n`);
  while (bundlesOf(sizeOf(out) > 0 ? await readFile(out, 'utf8') : '').length < 2)
    await new Promise((resolve) => setTimeout(resolve, 10));
  running.child.kill('SIGTERM');
  const { exitCode, stderr } = await running.finished;
  expect([exitCode, stderr]).toEqual([
    28,
    'lanser: E/INTERRUPTED: The batch was stopped. "stopped" has the first 2 answers. Continue the batch with --resume.\n',
  ]);
  const input = `${KINDS[0]}\n${KINDS[4]}\n${KINDS[6]}\n`;
  const resumed = await lanser(['batch', '--out', out, '--resume'], { ...start, input });
  expect([resumed.exitCode, resumed.stderr]).toEqual([0, '']);
  const bundles = bundlesOf(await readFile(out, 'utf8'));
  expect(bundles.map(({ error }) => error?.code ?? 'ok')).toEqual(['ok', 'E/USAGE', 'E/NOT_FOUND']);
});

describe('batch rejects', () => {
  test.each<[title: string, args: readonly string[], exitCode: number, message: string]>([
    [
      'an output file that exists',
      [REQUESTS, '--out', at('whole')],
      20,
      '"whole" exists already and is not overwritten. Continue the batch with --resume.',
    ],
    ['--resume without --out', [REQUESTS, '--resume'], 20, '--resume needs --out'],
    ['a shard of a stream', ['-', '--shard', '1/2'], 20, 'A stream cannot be divided into shards'],
    ['a shard number above the count', [REQUESTS, '--shard', '3/2'], 20, 'A shard such as 3/8 is expected'],
    ['a shard number 0', [REQUESTS, '--shard', '0/2'], 20, 'A shard such as 3/8 is expected'],
    [
      '--resume with a different input',
      [at('main.jsonl'), '--out', at('whole'), '--resume'],
      10,
      'The request on line 1 of the input differs from the request',
    ],
    [
      'an output file that is the input file',
      [REQUESTS, '--out', REQUESTS, '--resume'],
      22,
      'Line 1 of "requests.jsonl" is not an answer',
    ],
    [
      'a folder as the output',
      [REQUESTS, '--out', workspace, '--resume'],
      20,
      '"workspace" is not a regular file',
    ],
    [
      'a path in a missing folder',
      [REQUESTS, '--out', at('no/where')],
      71,
      '"where" cannot be written: no such file or directory',
    ],
  ])('%s', async (_, args, exitCode, message) => {
    await writeFile(at('main.jsonl'), 'other\n');
    const before = await readFile(REQUESTS);
    const finished = await lanser(['batch', ...args], start);
    expect([finished.exitCode, finished.stdout]).toEqual([exitCode, '']);
    expect(finished.stderr).toContain(message);
    expect((await readFile(REQUESTS)).equals(before)).toBe(true);
    expect((await readFile(at('whole'))).equals(whole)).toBe(true);
  });
});
