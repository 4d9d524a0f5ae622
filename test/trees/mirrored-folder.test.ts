import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mirroredFolder } from '../../src/trees/mirrored-folder.ts';
import type { TreeImage } from '../../src/trees/tree-image.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

test('after a failed update, the next update leaves exactly the entries of the new tree in the folder', async () => {
  await using temporary = await temporaryFolder();
  const folder = path.join(temporary.path, 'mirror');
  const mirror = mirroredFolder(folder);
  const update = async (image: TreeImage, failing?: string): Promise<void> =>
    mirror.update(image, async (names) => {
      for (const name of names) {
        if (name === failing) throw new Error(`no ${name}`);
        await writeFile(path.join(folder, name), image.get(name) ?? '', { flag: 'wx' });
      }
    });
  const other = new Map(['a.py', 'b.py', 'c.py'].map((name) => [name, 'file 1']));
  const next = new Map(['b.py', 'd.py'].map((name) => [name, 'file 2']));
  await update(other);
  await update(next);
  await expect(update(other, 'b.py')).rejects.toThrow('no b.py');
  expect(mirror.image.size).toBe(0);

  await update(next);
  expect((await readdir(folder)).toSorted()).toEqual(['b.py', 'd.py']);
  expect(await readFile(path.join(folder, 'b.py'), 'utf8')).toBe('file 2');
});
