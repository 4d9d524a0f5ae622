import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { BundleOf, EditFacts } from '../../src/model/bundle.ts';
import { lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { writeTree } from '../helpers/write-tree.ts';

const sandbox = useSandbox();

test("a rename in a batch lists no mentions of the name that are in the batch's own output or trace", async () => {
  const { path: folder, write, commit } = await sandbox.repository();
  await write('lib.py', 'def make(): return 1\n');
  await write('notes.md', 'First `make()`.\n');
  await commit('first');
  const requests = ['fetch', 'build'].map((newName) =>
    JSON.stringify({ cmd: 'rename', selector: 'py://lib#make', options: { newName } }),
  );
  const lines = ['{"cmd": "hover", "selector": "py://lib#make"}', ...requests, ...requests];
  await writeTree(sandbox.path, { 'in.jsonl': lines.join('\n') });
  const start = { cwd: folder, env: sandbox.env };
  const input = path.join(sandbox.path, 'in.jsonl');
  const args = ['batch', input, '--concurrency', '1', '--out', 'out.jsonl', '--trace-file', 'run.jsonl'];
  expect(await lanser(args, start)).toMatchObject({ exitCode: 0, stderr: '' });
  const answers = (await readFile(path.join(folder, 'out.jsonl'), 'utf8')).trimEnd().split('\n');
  const bundles = answers.map((line) => JSON.parse(line) as BundleOf<EditFacts>);
  expect(bundles).toHaveLength(5);
  const left = bundles.slice(1).map(({ facts }) => facts?.notCovered.map(({ uri }) => uri));
  expect(left).toEqual(Array.from({ length: 4 }, () => ['notes.md']));
  // These two bundles answer the rename to `fetch`. The rename to `build` between them does not change the answer.
  expect(bundles[3]?.bundleId).toBe(bundles[1]?.bundleId);
  const verified = await lanser(['trace', 'verify', 'run.jsonl', '--json'], start);
  expect(JSON.parse(verified.stdout)).toMatchObject({ conclusion: 'match', bundles: 5 });
});
