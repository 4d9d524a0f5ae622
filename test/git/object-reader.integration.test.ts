import path from 'node:path';
import { expect, test } from 'vitest';
import { readOnlyUserObjects, withObjectReader } from '../../src/git/object-store.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { processesNaming } from '../helpers/processes.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

test('the reader, which keeps one Git process running, returns the same objects as the store', async () => {
  await using repository = await temporaryRepository();
  await repository.write('folder/a.txt', 'a\n');
  await repository.write('empty', '');
  await repository.write('large', 'line\n'.repeat(100_000));
  await repository.link('inside', 'folder/a.txt');
  await repository.link('dangling', 'no/such file 12');
  await repository.link('outside', '/etc/hostname');
  await repository.link('loop', 'loop');
  const head = await repository.commit('files');
  await using opened = await openedStore(repository.path);
  const { store, signal } = opened;
  await using reader = withObjectReader(store);
  const tree = (await repository.git(['rev-parse', 'HEAD^{tree}'])).trim();
  const names = [
    ...['inside', 'folder/a.txt', 'dangling', 'outside', 'loop', 'folder', 'no blob 12'].map(
      (name) => `${tree}:${name}`,
    ),
    `${head}^{tree}`,
    head,
    '0'.repeat(40),
    ...(await repository.git(['rev-parse', 'HEAD:large', 'HEAD:empty', 'HEAD:folder/a.txt']))
      .trim()
      .split('\n'),
  ];
  const found = await reader.objects(names, signal);
  expect(found).toEqual(await store.objects(names, signal));
  expect(found.map((object) => object?.type)).toEqual([
    'blob',
    'blob',
    undefined,
    undefined,
    undefined,
    'tree',
    undefined,
    'tree',
    'commit',
    undefined,
    'blob',
    'blob',
    'blob',
  ]);
  expect(String(found[0]?.content)).toBe('a\n');
  expect(found[10]?.content).toHaveLength(500_000);
});

test('the reader finds objects that are added after its first request, and replaces a killed Git process', async () => {
  await using repository = await temporaryRepository();
  await repository.write('a.txt', 'a\n');
  await repository.commit('a');
  await using other = await temporaryRepository();
  await other.write('b.txt', 'b\n');
  await other.commit('b');
  const id = (await other.git(['rev-parse', 'HEAD:b.txt'])).trim();
  await using opened = await openedStore(repository.path);
  await using reader = withObjectReader(opened.store);
  const read = async (name: string): Promise<string | undefined> => {
    const [object] = await reader.objects([name], opened.signal);
    return object && String(object.content);
  };
  expect(await read(id)).toBeUndefined();
  const written = await reader.read(['hash-object', '-w', '--stdin'], opened.signal, 'c\n');
  expect(await read(written.toString('latin1').trim())).toBe('c\n');
  await reader.addAlternate(path.join(other.path, '.git', 'objects'));
  expect(await read(id)).toBe('b\n');
  const running = processesNaming(opened.store.directory);
  expect(running).toHaveLength(1);
  for (const { pid } of running) process.kill(pid);
  expect(await read(id)).toBe('b\n');
});

test('an added alternate restarts the Git process only if the process started without this alternate', async () => {
  await using repository = await temporaryRepository();
  await using other = await temporaryRepository();
  await other.write('b.txt', 'b\n');
  await other.commit('b');
  const id = (await other.git(['rev-parse', 'HEAD:b.txt'])).trim();
  await using opened = await openedStore(repository.path);
  await using reader = withObjectReader(opened.store);
  const isFound = async (): Promise<boolean> => (await reader.objects([id], opened.signal))[0] !== undefined;
  const pids = (): readonly number[] => processesNaming(opened.store.directory).map(({ pid }) => pid);
  await reader.addAlternate(path.join(other.path, '.git', 'objects'));
  expect(await isFound()).toBe(true);
  const first = pids();
  await readOnlyUserObjects(opened.store);
  await reader.addAlternate(path.join(other.path, '.git', 'objects'));
  expect(await isFound()).toBe(true);
  expect(pids()).toEqual(first);
  await readOnlyUserObjects(opened.store);
  for (const pid of first) process.kill(pid);
  expect(await isFound()).toBe(false);
  const second = pids();
  await reader.addAlternate(path.join(other.path, '.git', 'objects'));
  expect(await isFound()).toBe(true);
  expect(pids()).not.toEqual(second);
});
