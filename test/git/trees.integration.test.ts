import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentVersion } from '../../src/bundle/blob-id.ts';
import { materialise } from '../../src/git/materialise.ts';
import { treeOf } from '../../src/git/revisions.ts';
import { fileSizeInTree, listTree, readFileOfTree } from '../../src/git/trees.ts';
import { HOSTILE_NAMES } from '../helpers/hostile-names.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { rawBlob, rawTree, type RawEntry } from '../helpers/raw-tree.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

const UNSAFE = ['..', '.', '.git', '.GIT', '.Git', '../evil.py', 'a/../../evil.py', '/etc/passwd', 'a//b.py'];

describe('listTree', () => {
  test('returns every file, link and submodule with its kind, id and size', async () => {
    await using repository = await temporaryRepository();
    const blob = await rawBlob(repository, 'four');
    const inner = await rawTree(repository, [['100644', 'x.py', blob]]);
    const tree = await rawTree(repository, [
      ['100644', 'file.py', blob],
      ['120000', 'link', blob],
      ['100664', 'old.py', blob],
      ['40000', 'pkg', inner],
      ['100755', 'run', blob],
      ['160000', 'sub', '1'.repeat(40)],
    ]);
    await using opened = await openedStore(repository.path);
    expect(await listTree(opened.store, tree, opened.signal)).toEqual([
      { path: 'file.py', kind: 'file', id: blob, size: 4 },
      { path: 'link', kind: 'link', id: blob, size: 4 },
      { path: 'old.py', kind: 'file', id: blob, size: 4 },
      { path: 'pkg/x.py', kind: 'file', id: blob, size: 4 },
      { path: 'run', kind: 'executable', id: blob, size: 4 },
      { path: 'sub', kind: 'submodule', id: '1'.repeat(40), size: 0 },
    ]);
  });

  test('returns hostile names unchanged', async () => {
    await using repository = await temporaryRepository();
    for (const name of HOSTILE_NAMES) await repository.write(name, name);
    const head = await repository.commit();
    await using opened = await openedStore(repository.path);
    const entries = await listTree(opened.store, head, opened.signal);
    expect(entries.map((entry) => entry.path).toSorted()).toEqual(HOSTILE_NAMES.toSorted());
    for (const { path: name, id, size } of entries) {
      expect(`blob:${id}`).toBe(documentVersion(Buffer.from(name)));
      expect(size).toBe(Buffer.byteLength(name));
      if (name.includes('\n')) continue;
      expect(await readFileOfTree(opened.store, head, name, opened.signal)).toEqual(Buffer.from(name));
    }
  });

  test('returns an empty list for an empty tree', async () => {
    await using repository = await temporaryRepository();
    const tree = await rawTree(repository, []);
    await using opened = await openedStore(repository.path);
    expect(await listTree(opened.store, tree, opened.signal)).toEqual([]);
  });

  test('rejects unsafe names such as `..` and `.git` with E/JAIL, at the root and below', async () => {
    await using repository = await temporaryRepository();
    await using opened = await openedStore(repository.path);
    const blob = await rawBlob(repository, 'x');
    const leaf = await rawTree(repository, [['100644', 'a', blob]]);
    for (const name of UNSAFE) {
      const top = await rawTree(repository, [['100644', name, blob]]);
      const below = await rawTree(repository, [['40000', 'pkg', top]]);
      const folder = await rawTree(repository, [['40000', name, leaf]]);
      for (const [tree, refused] of [
        [top, name],
        [below, `pkg/${name}`],
        [folder, `${name}/a`],
      ] as const) {
        await expect(listTree(opened.store, tree, opened.signal), refused).rejects.toMatchObject({
          code: 'E/JAIL',
          details: { path: refused },
        });
      }
    }
  });

  test('lists 400 files at a depth of 1000 folders in less than 3 seconds', async () => {
    await using repository = await temporaryRepository();
    const blob = await rawBlob(repository, '');
    const folder = 'a/'.repeat(1000);
    const files = Array.from({ length: 400 }, (_, index) => `M 100644 ${blob} ${folder}${index}.py\n`);
    const input = `commit refs/heads/main\ncommitter a <> 0 +0000\ndata 0\n${files.join('')}`;
    await repository.git(['fast-import', '--quiet'], { input });
    const tree = await repository.git(['rev-parse', 'main^{tree}']);
    await using opened = await openedStore(repository.path);
    const start = performance.now();
    expect(await listTree(opened.store, tree, opened.signal)).toHaveLength(400);
    expect(performance.now() - start).toBeLessThan(3000);
  });

  test('rejects an entry without a name, and two entries with the same name; the error contains the id of the tree', async () => {
    await using repository = await temporaryRepository();
    await using opened = await openedStore(repository.path);
    const blob = await rawBlob(repository, 'x');
    const inner = await rawTree(repository, [['100644', 'b.py', blob]]);
    const twice: readonly RawEntry[] = [
      ['100644', 'twice', blob],
      ['100644', 'twice', blob],
    ];
    const fileAndFolder: readonly RawEntry[] = [
      ['100644', 'a', blob],
      ['40000', 'a', inner],
    ];
    for (const [entries, refused] of [
      [twice, 'twice'],
      [[['40000', 'pkg', await rawTree(repository, twice)]], 'pkg/twice'],
      [fileAndFolder, 'a/b.py'],
    ] as const) {
      const tree = await rawTree(repository, entries);
      await expect(listTree(opened.store, tree, opened.signal), refused).rejects.toMatchObject({
        code: 'E/INCONCLUSIVE',
        message: expect.stringContaining(`several entries for the path "${refused}"`) as unknown,
        details: { path: refused, tree },
      });
    }
    const nameless = await rawTree(repository, [['100644', '', blob]]);
    await expect(listTree(opened.store, nameless, opened.signal)).rejects.toMatchObject({
      code: 'E/INCONCLUSIVE',
      message: expect.stringMatching(new RegExp(`${nameless}.*empty filename in tree entry`, 'u')) as unknown,
    });
  });

  test('accepts names that only resemble rejected names', async () => {
    await using repository = await temporaryRepository();
    const names = ['...', '..a', 'a..', '.gitignore', '.github', 'a.git', 'git'];
    for (const name of names) await repository.write(name, '');
    const head = await repository.commit();
    await using opened = await openedStore(repository.path);
    const entries = await listTree(opened.store, head, opened.signal);
    expect(entries.map((entry) => entry.path).toSorted()).toEqual(names.toSorted());
  });

  test('throws E/INCONCLUSIVE for the id of an object that does not exist', async () => {
    await using repository = await temporaryRepository();
    await repository.commit();
    await using opened = await openedStore(repository.path);
    await expect(listTree(opened.store, 'f'.repeat(40), opened.signal)).rejects.toMatchObject({
      code: 'E/INCONCLUSIVE',
    });
  });
});

describe('readFileOfTree', () => {
  test('returns the bytes of a file, and undefined for a path without a file', async () => {
    await using repository = await temporaryRepository();
    const bytes = Buffer.from([0, 255, 13, 10, 128]);
    await repository.write('pkg/bytes', bytes);
    const head = await repository.commit();
    await using opened = await openedStore(repository.path);
    const tree = await treeOf(opened.store, head, opened.signal);
    const read = async (name: string): Promise<Buffer | undefined> =>
      readFileOfTree(opened.store, tree, name, opened.signal);
    expect(await read('pkg/bytes')).toEqual(bytes);
    for (const name of ['pkg', 'nothing', 'pkg/bytes/x', '../pkg/bytes', './pkg/bytes', '', '/etc/passwd']) {
      expect(await read(name), name).toBeUndefined();
    }
  });
});

describe('a partial clone', () => {
  test('can be listed without its blobs, and the error for a missing blob contains the command that fetches it', async () => {
    await using origin = await temporaryRepository();
    await origin.write('pkg/x.py', 'x = 1\n');
    const head = await origin.commit();
    await origin.git(['config', 'uploadpack.allowFilter', 'true']);
    const place = path.join(origin.beside, 'clone');
    const options = ['--quiet', '--no-checkout', '--filter=blob:none'];
    await origin.git(['clone', ...options, `file://${origin.path}`, place]);
    const attempt = async (needed: boolean): Promise<unknown> => {
      await using opened = await openedStore(place);
      const { store, scratch, signal } = opened;
      const entries = await listTree(store, head, signal);
      expect(entries.map((entry) => entry.path)).toEqual(['pkg/x.py']);
      return await materialise(store, entries, scratch, () => needed, signal).catch(
        (error: unknown) => error,
      );
    };
    expect(await attempt(false)).toBeUndefined();
    const failure = (await attempt(true)) as { readonly details: { readonly fixCommand: string } };
    expect(failure).toMatchObject({ code: 'E/INCONCLUSIVE', details: { path: 'pkg/x.py' } });
    await origin.git(failure.details.fixCommand.split(' ').slice(1), { cwd: place });
    expect(await attempt(true)).toBeUndefined();
  });
});

test('fileSizeInTree follows links, and returns undefined for a path without a file', async () => {
  await using repository = await temporaryRepository();
  await repository.write('pkg/a.py', 'four');
  await repository.link('file', 'pkg/a.py');
  await repository.link('folder', 'pkg');
  await repository.link('dangling', 'missing');
  const tree = `${await repository.commit()}^{tree}`;
  await using opened = await openedStore(repository.path);
  const sizeOf = async (name: string): Promise<number | undefined> =>
    fileSizeInTree(opened.store, tree, name, opened.signal);
  expect(await sizeOf('pkg/a.py')).toBe(4);
  expect(await sizeOf('file')).toBe(4);
  for (const name of ['folder', 'dangling', 'missing', 'pkg']) {
    expect(await sizeOf(name), name).toBeUndefined();
  }
});
