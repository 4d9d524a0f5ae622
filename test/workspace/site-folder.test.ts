import path from 'node:path';
import { expect, test } from 'vitest';
import { skipsHiddenPathFiles, withPathFiles } from '../../src/workspace/site-folder.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

test('a .pth file whose name begins with a dot is read only if skipsHidden is false', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { '.x.pth': 'hidden\n', 'y.pth': 'shown\n' });
  const [hidden, shown] = [path.join(folder.path, 'hidden'), path.join(folder.path, 'shown')];
  const read = async (skipsHidden: boolean): Promise<readonly string[]> =>
    withPathFiles(folder.path, process.platform, skipsHidden);
  expect(await read(false)).toEqual([folder.path, hidden, shown]);
  expect(await read(true)).toEqual([folder.path, shown]);
});

// https://github.com/python/cpython/issues/113659
test.each([
  [
    [3, 8, 18],
    [3, 8, 19],
  ],
  [
    [3, 9, 18],
    [3, 9, 19],
  ],
  [
    [3, 10, 13],
    [3, 10, 14],
  ],
  [
    [3, 11, 7],
    [3, 11, 8],
  ],
  [
    [3, 12, 1],
    [3, 12, 2],
  ],
  [
    [3, 7, 17],
    [3, 13, 0],
  ],
  [
    [2, 7, 18],
    [4, 0, 0],
  ],
] as const)('Python %j reads hidden .pth files, and Python %j skips them', (reading, skipping) => {
  expect(skipsHiddenPathFiles(reading)).toBe(false);
  expect(skipsHiddenPathFiles(skipping)).toBe(true);
});
