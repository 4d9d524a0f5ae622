import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { verifyTrace } from '../../../src/replay/verify-trace.ts';
import { openWorkspace } from '../../../src/sdk/open-workspace.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { temporaryRepository } from '../../helpers/temporary-repository.ts';
import { testHost } from '../../helpers/test-host.ts';
import { writeTree } from '../../helpers/write-tree.ts';

test('a trace of a move that is rejected because of a link out of the workspace can be replayed', async () => {
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

test('if the workspace itself is a virtual environment, a trace of a move omits the packages of the environment, and can be replayed', async () => {
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

test('a trace contains the names but not the contents of ignored files that are not sources', async () => {
  await using repository = await temporaryRepository();
  const write = async (files: Readonly<Record<string, string>>): Promise<void> => {
    for (const [name, text] of Object.entries(files)) await repository.write(name, text);
  };
  await write({ '.gitignore': '.env\nmade.py\n', 'a.py': 'from pkg import b\n', 'pkg/b.py': 'b = 1\n' });
  await repository.commit();
  await write({ '.env': 'TOKEN=1\n', 'pkg/.env': 'TOKEN=2\n', 'made.py': 'import a\n', 'new.md': 'a\n' });
  const file = path.join(repository.beside, 'run.jsonl');
  const host = testHost({ HOME: path.join(repository.beside, 'home') });
  {
    await using workspace = await openWorkspace(repository.path, { host, trace: { file } });
    expect((await workspace.renameFile('a.py', 'c.py', { apply: true, allowDirty: true })).error).toBeNull();
  }
  const events = (await readFile(file, 'utf8')).split('\n').filter((line) => line.includes('"snapshot"'));
  const snapshot = JSON.parse(events[0] ?? '') as { readonly documents: object; readonly others: unknown };
  expect(Object.keys(snapshot.documents)).toEqual(['.gitignore', 'a.py', 'made.py', 'new.md', 'pkg/b.py']);
  expect(snapshot.others).toEqual(['.env', '.git/', 'pkg/.env']);
  const { conclusion, firstDifference } = await verifyTrace(file, 'run', { host });
  expect([conclusion, firstDifference]).toEqual(['match', null]);
});

test('a trace of a moved folder that contains an ignored file can be replayed', async () => {
  await using repository = await temporaryRepository();
  await repository.write('.gitignore', '.env\n');
  await repository.write('pkg/b.py', 'b = 1\n');
  await repository.commit();
  await repository.write('pkg/.env', 'TOKEN=2\n');
  const file = path.join(repository.beside, 'run.jsonl');
  const host = testHost({ HOME: path.join(repository.beside, 'home') });
  {
    await using workspace = await openWorkspace(repository.path, { host, trace: { file } });
    expect((await workspace.renameFile('pkg', 'lib', { apply: true, allowDirty: true })).error).toBeNull();
  }
  const { conclusion, firstDifference } = await verifyTrace(file, 'run', { host });
  expect([conclusion, firstDifference]).toEqual(['match', null]);
});
