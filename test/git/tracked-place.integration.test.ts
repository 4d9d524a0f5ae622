import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findGit } from '../../src/git/git.ts';
import { openRepository } from '../../src/git/repository.ts';
import { originOf, trackedNames } from '../../src/git/tracked-place.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

const { signal } = new AbortController();

const ENVIRONMENT = { '.venv/pyvenv.cfg': '', '.venv/lib/a.py': '' };

test.each([
  ['a file in it', ['.venv/pyvenv.cfg'], '.venv'],
  ['a file in it that does not exist on disk', ['.venv/other/b.py'], '.venv'],
  ['an entry at its path, for example a link', ['.venv'], '.venv'],
  ['a file in it, with the name of the folder in a different case', ['.VENV/lib/a.py'], '.venv'],
  [
    'a file in it, with the name of the folder in a different Unicode form',
    ['caf\u0065\u0301/a'],
    'caf\u00E9',
  ],
  ['an entry at the path of the parent folder, for example a submodule', ['sub'], 'sub/.venv'],
  ['a file in it, with the whole path in a different case', ['Sub/.Venv/x'], 'sub/.venv'],
])('a folder counts as tracked if Git tracks %s', async (_, names, folder) => {
  await using root = await temporaryFolder();
  await writeTree(root.path, { [`${folder}/pyvenv.cfg`]: '' });
  expect(await originOf(root.path, path.join(root.path, folder), names)).toEqual({
    kind: 'tracked',
    place: folder,
  });
});

test('a folder does not count as tracked if Git tracks only similar paths, such as `.venv2/a` for `.venv`', async () => {
  await using root = await temporaryFolder();
  await writeTree(root.path, { ...ENVIRONMENT, 'sub/.venv/pyvenv.cfg': '' });
  const names = ['.venv2/a', '.ven', 'sub/.venv.txt', 'sub/a.py', 'a/.venv/b', 'venv'];
  for (const folder of ['.venv', 'sub/.venv']) {
    expect(await originOf(root.path, path.join(root.path, folder), names)).toEqual({ kind: 'own' });
  }
});

test('originOf checks each link on the path of a folder, the resolved path, and nested checkouts on this path', async () => {
  await using root = await temporaryFolder();
  const checkout = path.join(root.path, 'checkout');
  await writeTree(root.path, {
    'outside/pyvenv.cfg': '',
    'checkout/tools/env/pyvenv.cfg': '',
    'checkout/other/.git/HEAD': '',
    'checkout/other/.venv/pyvenv.cfg': '',
  });
  await symlink('../outside', path.join(checkout, '.venv'));
  await symlink('tools', path.join(checkout, 'link'));
  await symlink('../link/env', path.join(checkout, 'tools', 'second'));
  await symlink(path.join(checkout, 'tools'), path.join(root.path, 'inward'));
  const originWith = async (folder: string, ...names: readonly string[]): ReturnType<typeof originOf> =>
    originOf(checkout, path.join(root.path, folder), names);
  expect(await originWith('checkout/.venv', 'a.py')).toEqual({ kind: 'own' });
  expect(await originWith('checkout/.venv', '.venv')).toEqual({ kind: 'tracked', place: '.venv' });
  expect(await originWith('outside', 'outside', '.venv')).toEqual({ kind: 'own' });
  const second = 'checkout/tools/second';
  expect(await originWith(second, 'a.py')).toEqual({ kind: 'own' });
  expect(await originWith(second, 'tools/second')).toEqual({ kind: 'tracked', place: 'tools/second' });
  expect(await originWith(second, 'link')).toEqual({ kind: 'tracked', place: 'link' });
  expect(await originWith(second, 'tools/env/a')).toEqual({ kind: 'tracked', place: 'tools/env' });
  expect(await originWith('inward/env', 'tools/env/a')).toEqual({ kind: 'tracked', place: 'tools/env' });
  expect(await originWith('checkout', 'a.py')).toEqual({ kind: 'tracked', place: '.' });
  expect(await originWith('checkout/other/.venv')).toEqual({ kind: 'nested', place: 'other' });
});

test('the tracked names are the names in the index and the names in HEAD', async () => {
  await using repository = await temporaryRepository();
  const { path: root } = repository;
  const opened = await openRepository(await findGit(testHost(), [root]), root);
  await repository.write('staged', '');
  await repository.git(['add', 'staged']);
  expect(await trackedNames(opened, signal)).toEqual(['staged']);
  await repository.write('sub/removed', '');
  await repository.commit();
  await repository.git(['rm', '--quiet', '--cached', 'sub/removed']);
  await repository.write('untracked', '');
  expect(new Set(await trackedNames(opened, signal))).toEqual(new Set(['staged', 'sub/removed']));
});
