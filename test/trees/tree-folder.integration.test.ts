import path from 'node:path';
import { expect, test } from 'vitest';
import type { ObjectStore } from '../../src/git/object-store.ts';
import { readLinkedTree } from '../../src/trees/linked-tree.ts';
import { treeFolder, type TreeFolder } from '../../src/trees/tree-folder.ts';
import { HOSTILE_NAMES } from '../helpers/hostile-names.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { rawBlob, rawTree, type RawEntry } from '../helpers/raw-tree.ts';
import { seededRandom } from '../helpers/seeded-random.ts';
import { temporaryRepository, type TemporaryRepository } from '../helpers/temporary-repository.ts';
import { differences, recordTree, type TreeRecord } from '../helpers/tree-record.ts';

const LATIN_1 = Buffer.from('caf\u00E9', 'latin1');
const NAMES = ['a.py', 'b', 'c.pyi', ...HOSTILE_NAMES.slice(0, 6), LATIN_1];
const TARGETS = ['a.py', 'b', '../a.py', '/etc/hostname', 'missing', 'folder/b'];

const blobs = new Map<string, string>();

/** Writes a random tree of files, executable files, links, submodules and folders. Returns the tree's id. */
async function randomTree(
  repository: TemporaryRepository,
  random: ReturnType<typeof seededRandom>,
  depth = 2,
): Promise<string> {
  const entries: RawEntry[] = [];
  const blob = async (text: string): Promise<string> => {
    const id = blobs.get(text) ?? (await rawBlob(repository, text));
    blobs.set(text, id);
    return id;
  };
  for (const name of NAMES) {
    const kind = random.below(9);
    const text = `from ${'.'.repeat(random.below(4))}b import x${random.below(2)}\n`;
    if (kind < 3) entries.push(['100644', name, await blob(text)]);
    else if (kind === 3) entries.push(['100755', name, await blob(text)]);
    else if (kind === 4) entries.push(['120000', name, await blob(TARGETS[random.below(6)] ?? '')]);
    else if (kind === 5) entries.push(['160000', name, '1'.repeat(40)]);
    else if (kind === 6 && depth > 0 && name !== LATIN_1) {
      entries.push(['40000', name, await randomTree(repository, random, depth - 1)]);
    }
  }
  const bytes = ([mode, name]: RawEntry): Buffer =>
    Buffer.concat([Buffer.from(name), Buffer.from(mode === '40000' ? '/' : '')]);
  return rawTree(
    repository,
    entries.toSorted((one, other) => Buffer.compare(bytes(one), bytes(other))),
  );
}

async function written(
  store: ObjectStore,
  tree: string,
  folder: TreeFolder,
  signal: AbortSignal,
): Promise<{ readonly record: TreeRecord; readonly dotted: unknown }> {
  const linked = await readLinkedTree(store, tree, signal);
  const contents = new Set(linked.entries.flatMap(({ path: name }) => (name.includes('b') ? [] : [name])));
  const { dotted } = await folder.write(store, { ...linked, contents }, ['project/inner', '.'], signal);
  const entries = [...recordTree(folder.path)];
  return {
    record: new Map(entries.map(([name, entry]) => [name, { ...entry, identity: undefined }])),
    dotted,
  };
}

test('after each written tree, a reused folder has the same content as a new folder', async () => {
  await using repository = await temporaryRepository();
  await repository.commit();
  await using opened = await openedStore(repository.path);
  const { store, scratch, signal } = opened;
  const random = seededRandom(5);
  const kept = treeFolder(path.join(scratch, 'kept'));
  const seen = new Set<number>();
  for (let step = 0; step < 8; step += 1) {
    const tree = await randomTree(repository, random);
    const own = await written(store, tree, treeFolder(path.join(scratch, `own-${step}`)), signal);
    const shared = await written(store, tree, kept, signal);
    expect(differences(shared.record, own.record)).toEqual([]);
    expect(shared.dotted).toEqual(own.dotted);
    seen.add(own.record.size);
  }
  expect(seen.size).toBeGreaterThan(3);
});

test('a folder can be reused after a tree could not be written to it', async () => {
  await using repository = await temporaryRepository();
  const blob = await rawBlob(repository, 'x = 1\n');
  const tree = await rawTree(repository, [['100644', 'a.py', blob]]);
  const broken = await rawTree(repository, [
    ['100644', 'left.py', blob],
    ['100644', 'z.py', '1'.repeat(40)],
  ]);
  await using opened = await openedStore(repository.path);
  const { store, scratch, signal } = opened;
  const folder = treeFolder(path.join(scratch, 'kept'));
  await written(store, tree, folder, signal);
  const whole = new Set(['left.py', 'z.py']);
  const linked = await readLinkedTree(store, broken, signal);
  await expect(folder.write(store, { ...linked, contents: whole }, [], signal)).rejects.toMatchObject({
    code: 'E/INCONCLUSIVE',
  });
  const { record } = await written(store, tree, folder, signal);
  expect([...record.keys()]).toEqual(['a.py', 'project', 'project/inner']);
});
