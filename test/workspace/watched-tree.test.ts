import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { watchTree } from '../../src/workspace/watched-tree.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const TIME = 1_700_000_000;

test('a new file is found in a folder whose modification time was restored', async () => {
  await using folder = await temporaryFolder();
  const inner = path.join(folder.path, 'inner');
  mkdirSync(inner);
  writeFileSync(path.join(inner, 'one.py'), '');
  utimesSync(inner, TIME, TIME);
  // A recently changed folder is always read again. This clock is an hour ahead, so no change is recent.
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

describe('changes are found after a folder appears or disappears', () => {
  const look = (root: string): ReturnType<typeof watchTree> =>
    watchTree(root, {
      limit: path.dirname(root),
      isWatched: (name) => name.endsWith('.py'),
      clock: () => Date.now() + 3_600_000,
    });

  test('at the root of the watched tree', async () => {
    await using folder = await temporaryFolder();
    const root = path.join(folder.path, 'root');
    const tree = look(root);
    expect(tree.look()).toEqual([]);
    for (const kind of ['created', 'deleted', 'created']) {
      if (kind === 'created') mkdirSync(root);
      if (kind === 'created') writeFileSync(path.join(root, 'one.py'), '');
      else rmSync(root, { recursive: true });
      expect(tree.look()).toEqual([{ path: 'one.py', kind }]);
    }
  });

  test('at the target of a link', async () => {
    await using folder = await temporaryFolder();
    const root = path.join(folder.path, 'root');
    const target = path.join(folder.path, 'target');
    mkdirSync(root);
    symlinkSync('../target', path.join(root, 'link'));
    const tree = look(root);
    expect(tree.look()).toEqual([]);
    for (const kind of ['created', 'deleted', 'created']) {
      if (kind === 'created') mkdirSync(target);
      if (kind === 'created') writeFileSync(path.join(target, 'one.py'), '');
      else rmSync(target, { recursive: true });
      expect(tree.look()).toEqual([{ path: 'link/one.py', kind }]);
    }
  });
});
