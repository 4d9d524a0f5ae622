import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mirroredFolder } from '../../src/candidates/mirrored-folder.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

test('an update after a failed one leaves no entry of other trees', async () => {
  await using temporary = await temporaryFolder();
  const treeOf = async (name: string, files: readonly string[]): Promise<string> => {
    const tree = path.join(temporary.path, name);
    await mkdir(tree);
    for (const file of files) await writeFile(path.join(tree, file), name);
    return tree;
  };
  const folder = path.join(temporary.path, 'mirror');
  const mirror = mirroredFolder(folder);
  const failing = await treeOf('failing', ['a.py', 'b.py', 'c.py']);
  const next = await treeOf('next', ['b.py']);
  await symlink('b.py', path.join(next, 'link.py'));
  await mirror.update(failing);
  await mirror.update(next);
  await rm(path.join(failing, 'b.py'));
  await expect(mirror.update(failing)).rejects.toThrow('ENOENT');

  const changes = await mirror.update(next);
  expect((await readdir(folder)).toSorted()).toEqual(['b.py', 'link.py']);
  expect(await readFile(path.join(folder, 'b.py'), 'utf8')).toBe('next');
  expect(changes.map((change) => change.path).toSorted()).toEqual(['', 'b.py', 'link.py']);
});
