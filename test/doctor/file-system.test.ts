import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { distinguishesCase } from '../../src/doctor/file-system.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

test('distinguishesCase returns true if `a` and `A` are different files, and undefined if no name has a letter', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { '1': '' });
  expect(await distinguishesCase(folder.path)).toBeUndefined();
  await writeTree(folder.path, { a: '', A: '' });
  expect(await distinguishesCase(folder.path)).toBe(readdirSync(folder.path).length === 3);
});
