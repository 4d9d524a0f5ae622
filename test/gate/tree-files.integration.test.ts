import { expect, test } from 'vitest';
import { MAX_DOCUMENT_SIZE, openTreeFiles } from '../../src/gate/tree-files.ts';
import { treeOf } from '../../src/git/revisions.ts';
import { HOSTILE_NAMES } from '../helpers/hostile-names.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

test('many files are read with a single request for Git objects, and each file has its own content', async () => {
  await using repository = await temporaryRepository();
  for (const name of HOSTILE_NAMES) await repository.write(name, name);
  await repository.write('large.py', ' '.repeat(MAX_DOCUMENT_SIZE + 1));
  await repository.write('empty.py', '');
  const commit = await repository.commit();
  await using opened = await openedStore(repository.path);
  const { signal } = opened;
  const started: (readonly string[])[] = [];
  let listsRead = 0;
  const store: typeof opened.store = {
    ...opened.store,
    run: async (args, ...rest) => {
      started.push(args);
      return opened.store.run(args, ...rest);
    },
    read: async (args, ...rest) => {
      started.push(args);
      return opened.store.read(args, ...rest);
    },
    porcelain: async (args, ...rest) => {
      started.push(args);
      return opened.store.porcelain(args, ...rest);
    },
    objects: async (objects, ...rest) => {
      listsRead += 1;
      return opened.store.objects(objects, ...rest);
    },
  };
  const files = await openTreeFiles(store, await treeOf(store, commit, signal), signal);
  started.length = 0;
  listsRead = 0;
  const names = [...HOSTILE_NAMES, 'missing.py', 'large.py', 'empty.py', 'HEAD'];
  const contents: (readonly [string, string | undefined])[] = [];
  for await (const [name, content] of files.each(names)) contents.push([name, content?.toString()]);
  expect(contents).toEqual([
    ...HOSTILE_NAMES.map((name) => [name, name]),
    ['missing.py', undefined],
    ['large.py', undefined],
    ['empty.py', ''],
    ['HEAD', 'HEAD'],
  ]);
  expect({ started, listsRead }).toEqual({ started: [], listsRead: 1 });
});

test('a small document is parsed only once, even after a document that exceeds the remaining space of the cache', async () => {
  await using repository = await temporaryRepository();
  const large = JSON.stringify('x'.repeat(MAX_DOCUMENT_SIZE - 100));
  for (const name of ['a.json', 'b.json', 'c.json']) await repository.write(name, large);
  await repository.write('small.json', '{}');
  const commit = await repository.commit();
  await using opened = await openedStore(repository.path);
  const files = await openTreeFiles(
    opened.store,
    await treeOf(opened.store, commit, opened.signal),
    opened.signal,
  );
  for (const name of ['a.json', 'b.json', 'c.json']) {
    expect(await files.read(name)).toHaveLength(MAX_DOCUMENT_SIZE - 100);
  }
  const small = await files.read('small.json');
  expect(await files.read('small.json')).toBe(small);
});
