import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { brokenLinks } from '../../src/import-updates/broken-links.ts';
import { moveOf } from '../../src/import-updates/move.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

test('symbolic links are broken if a move separates them from their targets', async () => {
  await using folder = await temporaryFolder();
  const root = path.join(folder.path, 'root');
  await writeTree(folder.path, { 'outside.py': '' });
  await writeTree(root, { 'p/a.py': '', 'p/c.py': '', 'q/d.py': '', 'main.py': '' });
  await mkdir(path.join(root, 'all'));
  const links = {
    'p/beside.py': 'a.py',
    'q/to-a.py': '../p/a.py',
    'q/absolute.py': path.join(root, 'p/a.py'),
    'p/to-d.py': '../q/d.py',
    'q/out.py': '../../outside.py',
    'q/without-target.py': '../p/none.py',
    'all/p': '../p',
  };
  for (const [name, target] of Object.entries(links)) await symlink(target, path.join(root, name));
  // Only folders with sources, and the folders above them, are searched for links. `all/e.py` adds the folder `all`.
  const sources = ['p/a.py', 'p/c.py', 'q/d.py', 'main.py', 'all/e.py'];
  const broken = (oldPath: string, newPath: string): readonly string[] =>
    brokenLinks(root, moveOf(sources, oldPath, newPath, !oldPath.endsWith('.py')));
  expect(broken('p/a.py', 'p/b.py')).toEqual(['p/beside.py', 'q/absolute.py', 'q/to-a.py']);
  expect(broken('p', 'r')).toEqual(['all/p', 'q/absolute.py', 'q/to-a.py']);
  expect(broken('p', 'q/p')).toEqual(['all/p', 'p/to-d.py', 'q/absolute.py', 'q/to-a.py']);
  expect(broken('p/c.py', 'p/b.py')).toEqual([]);
  expect(broken('q', 'n/q')).toEqual(['p/to-d.py', 'q/out.py', 'q/to-a.py']);
});
