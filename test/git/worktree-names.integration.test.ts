import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { treeOf } from '../../src/git/revisions.ts';
import { diffTrees } from '../../src/git/tree-changes.ts';
import { listTree } from '../../src/git/trees.ts';
import { snapshotWorktree } from '../../src/git/worktree.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { rawBlob, rawTree } from '../helpers/raw-tree.ts';
import {
  repositoryAt,
  temporaryRepository,
  type TemporaryRepository,
} from '../helpers/temporary-repository.ts';
import { snapshotOf } from '../helpers/worktree-snapshot.ts';

type Repository = Pick<TemporaryRepository, 'git' | 'path'>;

/** Names of Python files. Their Latin-1 bytes are not UTF-8. */
const PYTHON = ['caf\u00E9.py', 'stub\u00E8.pyi', 'd\u00E9p/x.py'];
/** Names of other files. Their Latin-1 bytes are not UTF-8. Decoded as UTF-8, the first two names are equal. */
const DATA = ['caf\u00E9.txt', 'caf\u00E8.txt', 'd\u00E9p/x.csv', 'caf\u00E9.py.bak'];

async function writeLatin1({ path: root }: Repository, name: string, content: string): Promise<void> {
  const absolute = Buffer.concat([Buffer.from(`${root}/`), Buffer.from(name, 'latin1')]);
  await mkdir(absolute.subarray(0, absolute.lastIndexOf('/')), { recursive: true });
  await writeFile(absolute, content);
}

function inconclusive(escaped: string): unknown {
  return {
    code: 'E/INCONCLUSIVE',
    message: expect.stringMatching(/^The name "[^"]*" is not UTF-8.*Rename the file/u) as unknown,
    details: { path: escaped, reason: 'name-not-utf-8' },
  };
}

const ESCAPED = ['caf\\xe9.py', 'stub\\xe8.pyi', 'd\\xe9p/x.py'];

test.skipIf(process.platform !== 'linux')(
  'a snapshot contains files whose names differ from tracked names only in case, even with core.ignoreCase',
  async () => {
    await using repository = await temporaryRepository();
    await repository.write('renamed.py', 'a\n');
    await repository.write('Package/a.py', 'a\n');
    await repository.commit();
    await repository.git(['config', 'core.ignoreCase', 'true']);
    await repository.remove('renamed.py');
    await repository.write('Renamed.py', 'b\n');
    await repository.write('Package/A.py', 'b\n');
    await repository.write('package/b.py', 'b\n');
    expect(Object.keys((await snapshotOf(repository)).entries)).toEqual([
      'Package/A.py',
      'Package/a.py',
      'Renamed.py',
      'package/b.py',
    ]);
  },
);

test.skipIf(process.platform !== 'linux')(
  'a nested repository counts as changed if it has an untracked file whose name differs from a tracked name only in case, even with core.ignoreCase',
  async () => {
    await using repository = await temporaryRepository();
    await repository.git(['init', '--quiet', 'nested']);
    const nested = repositoryAt(path.join(repository.path, 'nested'), repository.beside);
    await nested.write('a.py', 'a\n');
    const commit = await nested.commit();
    await nested.git(['config', 'core.ignoreCase', 'true']);
    expect(await submodulesIn(repository)).toEqual({ nested: commit });
    await nested.write('A.py', 'b\n');
    expect(await submodulesIn(repository)).not.toEqual({ nested: commit });
  },
);

async function submodulesIn(repository: Repository): Promise<Readonly<Record<string, string>>> {
  await using opened = await openedStore(repository.path);
  const tree = await snapshotWorktree(opened.store, opened.signal);
  const entries = await listTree(opened.store, tree, opened.signal);
  return Object.fromEntries(
    entries.flatMap(({ kind, path: name, id }) => (kind === 'submodule' ? [[name, id]] : [])),
  );
}

describe('a Python file whose name is not UTF-8', () => {
  test.each(PYTHON.map((name, index) => [ESCAPED[index] as string, name]))(
    'is rejected in a snapshot if it is modified or untracked: %s',
    async (escaped, name) => {
      await using repository = await temporaryRepository();
      await writeLatin1(repository, name, 'old\n');
      await repository.commit();
      await writeLatin1(repository, name, 'new\n');
      await expect(snapshotOf(repository)).rejects.toMatchObject(inconclusive(escaped) as object);
      await repository.git(['rm', '--quiet', '-r', '--cached', '.']);
      await repository.git(['commit', '--quiet', '--message', 'untracked']);
      await expect(snapshotOf(repository)).rejects.toMatchObject(inconclusive(escaped) as object);
    },
  );

  test('is rejected in a tree, and the error contains the id of the tree', async () => {
    await using repository = await temporaryRepository();
    for (const name of PYTHON) await writeLatin1(repository, name, 'old\n');
    const head = await repository.commit();
    await using opened = await openedStore(repository.path);
    const tree = await treeOf(opened.store, head, opened.signal);
    await expect(listTree(opened.store, tree, opened.signal)).rejects.toMatchObject({
      ...(inconclusive('caf\\xe9.py') as object),
      details: { path: 'caf\\xe9.py', tree },
    });
  });

  test('causes no error in a snapshot after its deletion', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', 'a\n');
    for (const name of PYTHON) await writeLatin1(repository, name, 'old\n');
    await repository.commit();
    await repository.git(['rm', '--quiet', '-r', '--', ':!a.py']);
    expect(Object.keys((await snapshotOf(repository)).entries)).toEqual(['a.py']);
  });
});

test('data files whose names are not UTF-8 are omitted from snapshots, lists and changes, and logged', async () => {
  await using repository = await temporaryRepository();
  await repository.write('a.py', 'a\n');
  for (const name of DATA) await writeLatin1(repository, name, 'old\n');
  await repository.write('moved.txt', 'moved content\n'.repeat(9));
  const first = await repository.commit();
  for (const name of DATA) await writeLatin1(repository, name, 'new\n');
  await writeLatin1(repository, 'untracked\u00E9', 'new\n');
  await repository.write('a.py', 'b\n');
  await using opened = await openedStore(repository.path);
  const logged: string[] = [];
  const git = { ...opened.store.repository.git, log: (line: string) => void logged.push(line) };
  const store = { ...opened.store, repository: { ...opened.store.repository, git } };
  const before = await treeOf(store, first, opened.signal);
  const after = await snapshotWorktree(store, opened.signal);
  for (const [tree, names] of [
    [before, 'readable'],
    [after, 'all'],
  ] as const) {
    const entries = await listTree(store, tree, opened.signal, names);
    expect(entries.map((entry) => entry.path)).toEqual(['a.py', 'moved.txt']);
  }
  expect(logged).toContain('"untracked\\xe9" is skipped: its name is not UTF-8');
  expect(logged).toContain('"caf\\xe9.txt" is skipped: its name is not UTF-8');
  expect(await diffTrees(store, before, after, opened.signal)).toMatchObject([
    { kind: 'modified', headPath: 'a.py', hunks: [{ baseStart: 0 }] },
  ]);
  await repository.git(['mv', 'moved.txt', 'other.txt']);
  const second = await treeOf(store, await repository.commit(), opened.signal);
  expect((await diffTrees(store, before, second, opened.signal)).map((change) => change.headPath)).toEqual([
    'a.py',
    'other.txt',
  ]);
});

test('a rename from a name that is not UTF-8 is an addition, and a rename to such a name is a deletion', async () => {
  await using repository = await temporaryRepository();
  const blob = await rawBlob(repository, 'the same content\n'.repeat(9));
  const garbled = await rawTree(repository, [['100644', Buffer.from('caf\u00E9.txt', 'latin1'), blob]]);
  const readable = await rawTree(repository, [['100644', 'cafe.txt', blob]]);
  await using opened = await openedStore(repository.path);
  const { store, signal } = opened;
  expect(await diffTrees(store, garbled, readable, signal)).toMatchObject([
    { kind: 'added', basePath: null, headPath: 'cafe.txt' },
  ]);
  expect(await diffTrees(store, readable, garbled, signal)).toMatchObject([
    { kind: 'deleted', basePath: 'cafe.txt', headPath: null },
  ]);
});

test('a snapshot keeps the bytes of a link target that is not UTF-8', async () => {
  await using repository = await temporaryRepository();
  await repository.write('a.py', 'a\n');
  await repository.commit();
  await symlink(Buffer.from('caf\u00E9', 'latin1'), path.join(repository.path, 'link'));
  const { tree } = await snapshotOf(repository);
  await repository.git(['add', '--all']);
  expect(tree).toBe(await repository.git(['write-tree']));
});
