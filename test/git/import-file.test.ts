import { appendFile, mkdir, symlink, truncate } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { importFile } from '../../src/git/import-file.ts';
import { openObjectStore } from '../../src/git/object-store.ts';
import { listTree } from '../../src/git/trees.ts';
import { snapshotWorktree } from '../../src/git/worktree.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { snapshotOf } from '../helpers/worktree-snapshot.ts';

const MEBIBYTE = 1024 * 1024;

async function commandsFor(root: string, name: string, mayBeGone = false): Promise<string> {
  const commands: Buffer[] = [];
  for await (const bytes of importFile(root, name, mayBeGone)) commands.push(bytes);
  return Buffer.concat(commands).toString('utf8');
}

describe('a file that has been listed as changed', () => {
  test('and is not there is never a deletion', async () => {
    await using repository = await temporaryRepository();
    await repository.write('pkg/a.py', 'a\n');
    await repository.commit();
    await repository.write('pkg/a.py', 'staged\n');
    await repository.git(['add', 'pkg/a.py']);
    // Git does not look whether it is there, as outside of a sparse checkout.
    await repository.git(['update-index', '--skip-worktree', 'pkg/a.py']);
    await repository.remove('pkg/a.py');
    const changed = {
      code: 'E/CONTENT_MODIFIED',
      message: expect.stringContaining('"pkg/a.py" changed while it was read; run again.') as unknown,
      details: { path: 'pkg/a.py' },
    };
    await expect(snapshotOf(repository)).rejects.toMatchObject(changed);
    await repository.remove('pkg');
    await repository.write('pkg', 'a file now\n');
    await expect(commandsFor(repository.path, 'pkg/a.py')).rejects.toMatchObject(changed);
    expect(await commandsFor(repository.path, 'pkg/a.py', true)).toBe('D "pkg/a.py"\n');
  });

  test('and has a link to itself for a folder is removed', async () => {
    await using repository = await temporaryRepository();
    await repository.link('d', 'd');
    expect(await commandsFor(repository.path, 'd/e/a.py')).toBe('D "d/e/a.py"\n');
  });

  test.each([
    ['longer', async (file: string) => appendFile(file, 'more\n')],
    ['shorter', async (file: string) => truncate(file, 1)],
  ])('and is %s once it is read is E/CONTENT_MODIFIED', async (_, change) => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', 'a = 1\n');
    const commands = importFile(repository.path, 'a.py', false);
    expect(String((await commands.next()).value)).toBe('M 100644 inline "a.py"\ndata 6\n');
    await change(path.join(repository.path, 'a.py'));
    const rest = async (): Promise<void> => {
      for (let step = await commands.next(); step.done !== true;) step = await commands.next();
    };
    await expect(rest()).rejects.toMatchObject({ code: 'E/CONTENT_MODIFIED', details: { path: 'a.py' } });
  });

  test('and cannot be read for another reason than permissions is not said to lack them', async () => {
    await using folder = await temporaryFolder();
    const name = `${'n'.repeat(300)}.py`;
    const failure: unknown = await commandsFor(folder.path, name).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'E/FS_PERMISSIONS', details: { errno: 'ENAMETOOLONG' } });
    expect(String(failure)).not.toContain('permissions.');
  });
});

describe('a large file', () => {
  test('is there but empty, unless the check may read it', async () => {
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
    const head = await repository.git(['rev-parse', 'HEAD']);
    await using opened = await openedStore(repository.path);
    const tree = await snapshotWorktree(opened.store, head, opened.signal);
    const entries = await listTree(opened.store, tree, opened.signal);
    expect(Object.fromEntries(entries.map((entry) => [entry.path, entry.size]))).toEqual({
      ...sizes,
      'data.csv': 0,
      'tracked.bin': 0,
    });
  });
});

test.each(['by its name', 'through a link'])(
  "a temporary folder within the checkout, named %s, is not the checkout's",
  async (named) => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', 'a\n');
    const head = await repository.commit();
    await repository.write('tmp/kept.py', 'k\n');
    await repository.write('tmp/lanser-1-not-its-own/b.py', 'b\n');
    await mkdir(path.join(repository.path, 'tmp', 'lanser-1'));
    await repository.write('tmp/lanser-1/package/own.py', 'o\n');
    const link = path.join(repository.beside, 'link');
    await symlink(path.join(repository.path, 'tmp'), link);
    const parent = named === 'by its name' ? path.join(repository.path, 'tmp') : link;
    await using opened = await openedStore(repository.path);
    const store = await openObjectStore(opened.repository, path.join(parent, 'lanser-1'), opened.signal);
    const tree = await snapshotWorktree(store, head, opened.signal);
    expect((await listTree(store, tree, opened.signal)).map((entry) => entry.path)).toEqual([
      'a.py',
      'tmp/kept.py',
      'tmp/lanser-1-not-its-own/b.py',
    ]);
  },
);
