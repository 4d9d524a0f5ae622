import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { verifyTrace } from '../../../src/replay/verify-trace.ts';
import { openWorkspace } from '../../../src/sdk/open-workspace.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { testHost } from '../../helpers/test-host.ts';
import { writeTree } from '../../helpers/write-tree.ts';

test('a trace of a move can be replayed if a link to a place outside of the checkout refuses it', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'outside/': '', 'work/a.py': '', 'work/out': { to: '../outside' } });
  const file = path.join(folder.path, 'run.jsonl');
  const host = testHost({ HOME: path.join(folder.path, 'home') });
  {
    await using workspace = await openWorkspace(path.join(folder.path, 'work'), { host, trace: { file } });
    const { error } = await workspace.renameFile('a.py', 'out/b.py');
    expect(error?.code).toBe('E/JAIL');
  }
  const { conclusion, firstDifference } = await verifyTrace(file, 'run', { host });
  expect([conclusion, firstDifference]).toEqual(['match', null]);
});

test('a trace of a move can be replayed if the workspace itself is a virtual environment', async () => {
  await using folder = await temporaryFolder();
  await writeTree(path.join(folder.path, 'work'), {
    'pyvenv.cfg': 'home = /usr/bin\n',
    'a.py': 'def f(): ...\n',
    'b.py': 'from a import f\n',
    'lib/python3.12/site-packages/c.py': 'c = 1\n',
  });
  const file = path.join(folder.path, 'run.jsonl');
  const host = testHost({ HOME: path.join(folder.path, 'home') });
  {
    await using workspace = await openWorkspace(path.join(folder.path, 'work'), { host, trace: { file } });
    const { error } = await workspace.renameFile('a.py', 'd.py', { apply: true });
    expect(error).toBeNull();
  }
  expect(await readFile(file, 'utf8')).not.toContain('c.py');
  const { conclusion, firstDifference } = await verifyTrace(file, 'run', { host });
  expect([conclusion, firstDifference]).toEqual(['match', null]);
});
