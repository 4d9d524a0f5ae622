import { appendFile, mkdir, symlink, truncate } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { importFile } from '../../src/git/import-file.ts';
import { openObjectStore } from '../../src/git/object-store.ts';
import { listTree } from '../../src/git/trees.ts';
import { snapshotWorktree } from '../../src/git/worktree.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { temporaryRepository, type TemporaryRepository } from '../helpers/temporary-repository.ts';

const MEBIBYTE = 1024 * 1024;

async function commandsFor(root: string, name: string): Promise<string> {
  const commands: Buffer[] = [];
  for await (const bytes of importFile(root, name)) commands.push(bytes);
  return Buffer.concat(commands).toString('utf8');
}

describe('a file listed as changed', () => {
  test.each([
    ['is missing', async () => Promise.resolve()],
    [
      'has a parent folder that was replaced with a file',
      async (repository: TemporaryRepository) => repository.write('d', ''),
    ],
    [
      'has a parent folder that was replaced with a link to itself',
      async (repository: TemporaryRepository) => repository.link('d', 'd'),
    ],
    ['is a folder', async (repository: TemporaryRepository) => repository.write('d/a.py/b.py', '')],
  ])('causes E/CONTENT_MODIFIED and does not count as deleted if it %s', async (_, arrange) => {
    await using repository = await temporaryRepository();
    await arrange(repository);
    await expect(commandsFor(repository.path, 'd/a.py')).rejects.toMatchObject({
      code: 'E/CONTENT_MODIFIED',
      message: '"d/a.py" changed while it was read. Run again.',
      details: { path: 'd/a.py' },
    });
  });

  test.each([
    ['longer', async (file: string) => appendFile(file, 'more\n')],
    ['shorter', async (file: string) => truncate(file, 1)],
  ])('causes E/CONTENT_MODIFIED if it becomes %s after its size was read', async (_, change) => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', 'a = 1\n');
    const commands = importFile(repository.path, 'a.py');
    expect(String((await commands.next()).value)).toBe('M 100644 inline "a.py"\ndata 6\n');
    await change(path.join(repository.path, 'a.py'));
    const rest = async (): Promise<void> => {
      for (let step = await commands.next(); step.done !== true;) step = await commands.next();
    };
    await expect(rest()).rejects.toMatchObject({ code: 'E/CONTENT_MODIFIED', details: { path: 'a.py' } });
  });

  test('causes E/FS_PERMISSIONS without advice about permissions if its name is too long', async () => {
    await using folder = await temporaryFolder();
    const name = `${'n'.repeat(300)}.py`;
    const failure: unknown = await commandsFor(folder.path, name).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'E/FS_PERMISSIONS', details: { errno: 'ENAMETOOLONG' } });
    expect(String(failure)).not.toContain('permissions.');
  });
});

describe('a file of more than 50 MiB', () => {
  test('is empty in the snapshot, unless it is a Python file or a configuration file (such as JSON)', async () => {
    await using repository = await temporaryRepository();
    await repository.write('tracked.bin', 'small\n');
    await repository.commit();
    const sizes = {
      'at-limit.csv': 50 * MEBIBYTE,
      'data.csv': 3 * 1024 * MEBIBYTE,
      'large.json': 50 * MEBIBYTE + 1,
      'large.py': 50 * MEBIBYTE + 1,
      'tracked.bin': 50 * MEBIBYTE + 1,
    };
    for (const [name, size] of Object.entries(sizes)) {
      await repository.write(name, '');
      await truncate(path.join(repository.path, name), size);
    }
    await using opened = await openedStore(repository.path);
    const tree = await snapshotWorktree(opened.store, opened.signal);
    const entries = await listTree(opened.store, tree, opened.signal);
    expect(Object.fromEntries(entries.map((entry) => [entry.path, entry.size]))).toEqual({
      ...sizes,
      'data.csv': 0,
      'tracked.bin': 0,
    });
  });
});

test.each(['by its path', 'through a link'])(
  "if the object store's temporary folder is in the checkout, a snapshot omits this folder (store opened %s)",
  async (named) => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', 'a\n');
    await repository.commit();
    await repository.write('tmp/kept.py', 'k\n');
    await repository.write('tmp/lanser-1-not-its-own/b.py', 'b\n');
    await mkdir(path.join(repository.path, 'tmp', 'lanser-1'));
    await repository.write('tmp/lanser-1/package/own.py', 'o\n');
    const link = path.join(repository.beside, 'link');
    await symlink(path.join(repository.path, 'tmp'), link);
    const parent = named === 'by its path' ? path.join(repository.path, 'tmp') : link;
    await using opened = await openedStore(repository.path);
    const store = await openObjectStore(opened.repository, path.join(parent, 'lanser-1'), opened.signal);
    const tree = await snapshotWorktree(store, opened.signal);
    expect((await listTree(store, tree, opened.signal)).map((entry) => entry.path)).toEqual([
      'a.py',
      'tmp/kept.py',
      'tmp/lanser-1-not-its-own/b.py',
    ]);
  },
);
