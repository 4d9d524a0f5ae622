import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { folderDigest } from '../helpers/folder-digest.ts';
import { lanser, type Finished } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { writeTree } from '../helpers/write-tree.ts';

const sandbox = useSandbox();
const job = path.join(sandbox.path, 'job');
let root: string;

// Makes a checkout with links to `pkg`, and to places outside of the checkout. The places and `pkg` must not change.
beforeAll(async () => {
  await writeTree(sandbox.path, { 'job/victim': 'kept\n', 'job/victims/one': '1\n' });
  const { path: checkout, write, link, commit } = await sandbox.repository();
  root = checkout;
  await write('a.py', 'def f() -> int:\n    return 1\n');
  await commit();
  await write('a.py', 'def f() -> int:\n    return 2\n');
  await link('out', '../job');
  await link('inner', 'pkg');
  await write('pkg/b.py', '');
  await link('trace.jsonl.partial', '../job/victim');
  await link('merged.jsonl', '../job/new');
  await link('answers.jsonl', '../job/new');
  // The first byte of a cache key is the name of a folder in the cache. All 256 folders are links.
  for (let first = 0; first < 256; first += 1) {
    await link(`cache/${first.toString(16).padStart(2, '0')}`, '../../job/victims');
  }
  await write('requests.jsonl', `${JSON.stringify({ cmd: 'locate', selector: 'py://a#f' })}\n`);
  await write('kept/a.py', 'def f(): ...\n');
  await link('kept/.lanser', '../pkg');
  await write('configured/a.py', 'def f(): ...\n');
  await write('configured/lanser.json', JSON.stringify({ cacheDir: 'cache' }));
  await link('configured/cache', '../../job');
  await commit();
});

const run = async (...args: readonly string[]): Promise<Finished> =>
  lanser(args, { cwd: root, env: sandbox.env });

const gate = ['gate', '--base', 'HEAD~1'];
const locate = ['locate', 'py://a#f'];

test.each<[output: string, link: string, args: readonly string[]]>([
  ['cache', 'out', [...gate, '--cache-directory', 'out']],
  ['cache', 'out', [...gate, '--cache-directory', 'out/new/folder']],
  ['cache', 'inner', [...gate, '--cache-directory', 'inner']],
  ['trace', 'out', [...gate, '--trace-file', 'out/trace.jsonl']],
  ['report', 'out', [...gate, '--report-directory', 'out']],
  ['trace', 'out', [...locate, '--trace-file', 'out/trace.jsonl']],
  ['trace', 'trace.jsonl.partial', [...locate, '--trace-file', 'trace.jsonl']],
  ['trace', 'answers.jsonl', [...locate, '--trace-file', 'answers.jsonl']],
  ['output', 'out', ['batch', 'requests.jsonl', '--out', 'out/answers.jsonl']],
  ['output', 'answers.jsonl', ['batch', 'requests.jsonl', '--out', 'answers.jsonl', '--resume']],
  ['output', 'merged.jsonl', ['merge', 'requests.jsonl', '--out', 'merged.jsonl']],
  ['kept version', '.lanser', [...locate, '--workspace', 'kept', '--keep']],
  ['cache', 'cache', [...locate, '--workspace', 'configured']],
])('the %s is not written through the link %s: %j', async (output, link, args) => {
  const [before, packages] = [folderDigest(job), folderDigest(path.join(root, 'pkg'))];
  const { exitCode, stderr, stdout } = await run(...args);
  expect(stderr + stdout).toContain(`The ${output} would be written through the link`);
  const named = /through the link \\?"(?:[\w-]+\/)?(?<link>[\w.-]+)\\?"/u.exec(stderr + stdout)?.groups;
  expect(named?.['link']).toBe(link);
  expect(exitCode).toBe(24);
  expect([folderDigest(job), folderDigest(path.join(root, 'pkg'))]).toEqual([before, packages]);
});

test('the gate writes and removes nothing through links in the folder of the cache', async () => {
  const before = folderDigest(job);
  const { exitCode, stderr } = await run(...gate, '--cache-directory', 'cache');
  expect([exitCode, stderr]).toEqual([0, '']);
  expect(folderDigest(job)).toEqual(before);
});

test('a link that the user made outside the checkout is followed', async () => {
  mkdirSync(path.join(sandbox.path, 'elsewhere'));
  symlinkSync('elsewhere', path.join(sandbox.path, 'mine'));
  const linkedPath = path.join(sandbox.path, 'mine/answers.jsonl');
  expect((await run('batch', 'requests.jsonl', '--out', linkedPath)).exitCode).toBe(0);
  expect(Object.keys(folderDigest(path.join(sandbox.path, 'elsewhere')))).toContain('answers.jsonl');
});
