import { readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { storePoint } from '../../src/delta/points.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';

const { signal } = new AbortController();

test('storing a state of the files (a point) creates the cache folder and all missing folders above this folder', async () => {
  await using repository = await temporaryRepository();
  await repository.write('a.py', '');
  const host = testHost({ XDG_CACHE_HOME: path.join(repository.beside, 'missing', 'cache') });
  expect(await storePoint(repository.path, 'p', { host, signal })).toMatchObject({ commit: null });
});

test('a cache folder that leads into the repository through a link is rejected', async () => {
  await using repository = await temporaryRepository();
  const link = path.join(repository.beside, 'link');
  await symlink(repository.path, link);
  const host = testHost({ XDG_CACHE_HOME: path.join(link, 'cache') });
  await expect(storePoint(repository.path, 'p', { host, signal })).rejects.toMatchObject({
    code: 'E/FS_PERMISSIONS',
  });
  expect(await readdir(repository.path)).toEqual(['.git']);
});

test('if XDG_CACHE_HOME is a file, storing a point fails with ENOTDIR', async () => {
  await using repository = await temporaryRepository();
  const file = path.join(repository.beside, 'file');
  await writeFile(file, '');
  const host = testHost({ XDG_CACHE_HOME: file });
  await expect(storePoint(repository.path, 'p', { host, signal })).rejects.toMatchObject({
    code: 'E/FS_PERMISSIONS',
    details: { errno: 'ENOTDIR' },
  });
});

test.runIf(process.platform === 'linux')(
  'if the cache folder is in /proc, storing a point fails and does not hang',
  async () => {
    await using repository = await temporaryRepository();
    const host = testHost({ XDG_CACHE_HOME: '/proc/lanser' });
    await expect(storePoint(repository.path, 'p', { host, signal })).rejects.toMatchObject({
      code: 'E/FS_PERMISSIONS',
    });
  },
);
