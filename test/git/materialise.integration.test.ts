import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { materialise } from '../../src/git/materialise.ts';
import { listTree } from '../../src/git/trees.ts';
import { LanserError } from '../../src/model/lanser-error.ts';
import { HOSTILE_NAMES } from '../helpers/hostile-names.ts';
import { openedStore, type OpenedStore } from '../helpers/opened-store.ts';
import { rawBlob, rawTree, type RawEntry } from '../helpers/raw-tree.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

async function write(
  opened: OpenedStore,
  tree: string,
  needed: (name: string) => boolean = () => true,
): Promise<void> {
  const entries = await listTree(opened.store, tree, opened.signal);
  await materialise(opened.store, entries, opened.scratch, needed, opened.signal);
}

describe('materialise', () => {
  test('writes raw bytes regardless of Git attributes and settings', async () => {
    await using repository = await temporaryRepository();
    const files: Readonly<Record<string, Buffer>> = {
      'lf.py': Buffer.from('a\nb\n'),
      'crlf.py': Buffer.from('a\r\nb\r\n'),
      'mixed.py': Buffer.from('a\r\nb\nc\r'),
      'ident.py': Buffer.from('# $Id$ $Format:%H$\n'),
      'utf16.py': Buffer.from('\uFEFFa', 'utf16le'),
      'bytes.bin': Buffer.from([0, 1, 2, 254, 255]),
      empty: Buffer.alloc(0),
      'hidden.py': Buffer.from('not exported\n'),
      '.gitattributes': Buffer.from(
        '* text eol=crlf ident export-subst\nutf16.py working-tree-encoding=UTF-16LE\nhidden.py export-ignore\n',
      ),
    };
    const entries: RawEntry[] = [];
    for (const [name, bytes] of Object.entries(files)) {
      entries.push(['100644', name, await rawBlob(repository, bytes)]);
    }
    await repository.git(['config', 'core.autocrlf', 'true']);
    await using opened = await openedStore(repository.path);
    await write(opened, await rawTree(repository, entries));
    expect((await readdir(opened.scratch)).toSorted()).toEqual(Object.keys(files).toSorted());
    for (const [name, bytes] of Object.entries(files)) {
      expect(await readFile(path.join(opened.scratch, name)), name).toEqual(bytes);
    }
  });

  test('ends soon after an abort while it writes empty files', async () => {
    await using repository = await temporaryRepository();
    const blob = await rawBlob(repository, Buffer.from('content'));
    const names = Array.from({ length: 640 }, (_, index) => `${1000 + index}.py`);
    const tree = await rawTree(
      repository,
      names.map((name): RawEntry => ['100644', name, blob]),
    );
    await using opened = await openedStore(repository.path);
    const entries = await listTree(opened.store, tree, opened.signal);
    const controller = new AbortController();
    const reason = new LanserError('E/INTERRUPTED', 'interrupted');
    setImmediate(() => controller.abort(reason));
    const written = materialise(
      opened.store,
      entries,
      opened.scratch,
      () => false,
      controller.signal,
      new Map(),
    );
    await expect(written).rejects.toBe(reason);
    expect((await readdir(opened.scratch)).length).toBeLessThan(names.length);
  });

  test('writes files with hostile names', async () => {
    await using repository = await temporaryRepository();
    for (const name of HOSTILE_NAMES) await repository.write(name, `content of ${name}`);
    await using opened = await openedStore(repository.path);
    await write(opened, await repository.commit());
    for (const name of HOSTILE_NAMES) {
      expect(await readFile(path.join(opened.scratch, name), 'utf8'), name).toBe(`content of ${name}`);
    }
  });

  test('writes empty files for the names that `needed` rejects, and empty folders for submodules', async () => {
    await using repository = await temporaryRepository();
    const blob = await rawBlob(repository, 'content');
    const tree = await rawTree(repository, [
      ['100644', 'a.py', blob],
      ['100644', 'b.txt', blob],
      ['160000', 'sub', '1'.repeat(40)],
    ]);
    await using opened = await openedStore(repository.path);
    await write(opened, tree, (name) => name.endsWith('.py'));
    expect(await readFile(path.join(opened.scratch, 'a.py'), 'utf8')).toBe('content');
    expect(await readFile(path.join(opened.scratch, 'b.txt'), 'utf8')).toBe('');
    expect(await readdir(path.join(opened.scratch, 'sub'))).toEqual([]);
  });

  test('creates an empty folder for an empty tree', async () => {
    await using repository = await temporaryRepository();
    await using opened = await openedStore(repository.path);
    const directory = path.join(opened.scratch, 'not', 'there', 'yet');
    const entries = await listTree(opened.store, await rawTree(repository, []), opened.signal);
    await materialise(opened.store, entries, directory, () => true, opened.signal);
    expect(await readdir(directory)).toEqual([]);
  });

  test('writes blobs in several batches, and a blob larger than a batch', async () => {
    await using repository = await temporaryRepository();
    const megabytes = { 'a.bin': 12, 'b.bin': 12, 'c.bin': 12, 'd.bin': 40, 'e.bin': 1 };
    const entries: RawEntry[] = [];
    for (const [index, [name, size]] of Object.entries(megabytes).entries()) {
      const bytes = Buffer.alloc(size * 1024 * 1024, index + 1);
      entries.push(['100644', name, await rawBlob(repository, bytes)]);
    }
    const tree = await rawTree(repository, entries);
    await using opened = await openedStore(repository.path);
    await write(opened, tree);
    for (const [index, [name, size]] of Object.entries(megabytes).entries()) {
      const expected = createHash('sha256').update(Buffer.alloc(size * 1024 * 1024, index + 1));
      const actual = createHash('sha256').update(await readFile(path.join(opened.scratch, name)));
      expect(actual.digest('hex'), name).toBe(expected.digest('hex'));
    }
  });

  test('throws E/FS_PERMISSIONS if a name is too long for the file system', async () => {
    await using repository = await temporaryRepository();
    const blob = await rawBlob(repository, 'x');
    const tree = await rawTree(repository, [['100644', 'n'.repeat(300), blob]]);
    await using opened = await openedStore(repository.path);
    await expect(write(opened, tree)).rejects.toMatchObject({
      code: 'E/FS_PERMISSIONS',
      details: { errno: 'ENAMETOOLONG' },
    });
  });

  test('writes no file if its signal is already aborted', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', 'a');
    const head = await repository.commit();
    await using opened = await openedStore(repository.path);
    const entries = await listTree(opened.store, head, opened.signal);
    const directory = path.join(opened.scratch, 'tree');
    const writing = materialise(opened.store, entries, directory, () => true, AbortSignal.abort());
    await expect(writing).rejects.toMatchObject({ code: 'E/REQUEST_CANCELLED' });
    await expect(stat(path.join(directory, 'a.py'))).rejects.toThrow('ENOENT');
  });
});
