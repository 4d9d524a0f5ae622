import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { watchTree } from '../../src/workspace/watched-tree.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** A time in seconds since the epoch. */
const TIME = 1_700_000_000;

test('a new file is found in a folder whose modification time was restored', async () => {
  await using folder = await temporaryFolder();
  const inner = path.join(folder.path, 'inner');
  mkdirSync(inner);
  writeFileSync(path.join(inner, 'one.py'), '');
  utimesSync(inner, TIME, TIME);
  // This clock is far ahead, so no change counts as recent.
  const clock = (): number => Date.now() + 3_600_000;
  const tree = watchTree(folder.path, {
    limit: folder.path,
    isWatched: (name) => name.endsWith('.py'),
    clock,
  });
  expect(tree.look()).toEqual([]);
  writeFileSync(path.join(inner, 'two.py'), '');
  utimesSync(inner, TIME, TIME);
  expect(tree.look()).toEqual([{ path: 'inner/two.py', kind: 'created' }]);
});
