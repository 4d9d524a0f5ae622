import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { documentVersion } from '../../src/bundle/blob-id.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';

test('Git ignores stored versions of files until .lanser/objects/.gitignore is removed', async () => {
  await using repository = await temporaryRepository();
  await repository.write('a.py', 'def f(): pass\n');
  await repository.commit();
  await using workspace = await openWorkspace(repository.path, { host: testHost() });
  const statusAfterKeep = async (): Promise<string> => {
    expect((await workspace.locate('py://a#f', { keep: true })).error).toBeNull();
    return repository.git(['status', '--porcelain', '--untracked-files=all']);
  };
  expect(await statusAfterKeep()).toBe('');
  await repository.remove(path.join('.lanser', 'objects', '.gitignore'));
  await repository.write('a.py', 'def f(): return 1\n');
  expect((await statusAfterKeep()).split('\n')).toEqual([
    expect.stringContaining('a.py'),
    expect.stringContaining('.lanser/objects/'),
    expect.stringContaining('.lanser/objects/'),
  ]);
});

test('a version that cannot be stored leaves no files', async () => {
  await using repository = await temporaryRepository();
  const text = 'def f(): pass\n';
  await repository.write('a.py', text);
  const digest = documentVersion(Buffer.from(text)).replace('blob:', '');
  const folder = path.join(repository.path, '.lanser', 'objects', digest.slice(0, 2));
  // A folder at the path of the stored version prevents lanser from writing this version.
  await mkdir(path.join(folder, digest.slice(2)), { recursive: true });
  await using workspace = await openWorkspace(repository.path, { host: testHost() });
  const { error } = await workspace.locate('py://a#f', { keep: true });
  expect(error?.code).toBe('E/FS_PERMISSIONS');
  expect(await readdir(folder)).toEqual([digest.slice(2)]);
});
