import path from 'node:path';
import { expect, test } from 'vitest';
import { filesOfLanser, filesOfPyright, PLANTED } from '../../helpers/project-files.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { writeTree, type Tree } from '../../helpers/write-tree.ts';

const SOURCES: Tree = { 'a.py': PLANTED, 'src/b.py': PLANTED, 'src/pkg/c.py': PLANTED };

test.each<[string, Tree, readonly string[]]>([
  [
    'links to files and folders, circular links and broken links',
    {
      'link.py': { to: 'a.py' },
      'chain.py': { to: 'link.py' },
      ld: { to: 'src' },
      loop: { to: '.' },
      'src/up': { to: '..' },
      'deep/ld': { to: '../src/pkg' },
      'self.py': { to: 'self.py' },
      'broken.py': { to: 'nothing.py' },
      noending: { to: 'a.py' },
    },
    // Files in a folder with two paths, such as `ld` and `src`, are listed under the path that is found first (`ld`).
    ['a.py', 'chain.py', 'deep/ld/c.py', 'ld/b.py', 'link.py'],
  ],
  [
    'an included link',
    { ld: { to: 'src' }, 'pyrightconfig.json': '{"include": ["ld", "src/pkg"]}' },
    ['ld/b.py', 'ld/pkg/c.py', 'src/pkg/c.py'],
  ],
  [
    'a link out of the included folder',
    { 'x/ld': { to: '../src' }, 'x/y.py': PLANTED, 'pyrightconfig.json': '{"include": ["x"]}' },
    ['x/y.py'],
  ],
  [
    'a link to an excluded folder',
    { ld: { to: 'src' }, 'pyrightconfig.json': '{"exclude": ["src"]}' },
    ['a.py', 'ld/b.py', 'ld/pkg/c.py'],
  ],
])('links inside the repository are treated as in Pyright: %s', async (_, tree, expected) => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { ...SOURCES, ...tree });
  expect(await filesOfLanser(folder.path)).toEqual(expected);
  expect(await filesOfPyright(folder.path)).toEqual(expected);
});

test.each<[string, Tree]>([
  ['without a configuration', {}],
  ['with links in `include`', { 'pyrightconfig.json': '{"include": [".", "ld", "link.py", "ld/sub"]}' }],
])('links out of the repository are not followed: %s', async (_, tree) => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, {
    'outside/o.py': PLANTED,
    'outside/sub/p.py': PLANTED,
    'repository/shared/s.py': PLANTED,
  });
  const readable = path.join(folder.path, 'repository');
  const root = path.join(readable, 'project');
  await writeTree(root, {
    ...SOURCES,
    ...tree,
    'link.py': { to: '../../outside/o.py' },
    'absolute.py': { to: path.join(folder.path, 'outside/o.py') },
    'environment.py': { to: '/proc/self/environ' },
    ld: { to: '../../outside' },
    'shared.py': { to: '../shared/s.py' },
    'marked/m.py': PLANTED,
    'marked/pyvenv.cfg': { to: '../../../outside/o.py' },
  });
  const expected = ['a.py', 'marked/m.py', 'shared.py', 'src/b.py', 'src/pkg/c.py'];
  expect(await filesOfLanser(root, readable)).toEqual(expected);
});

test('folders with names like those of Windows drives are skipped, as in Pyright', async () => {
  await using folder = await temporaryFolder();
  const skipped = ['C:/x.py', 'src/d:/y.py', '1:/m.py', 'é:/m.py', 'C:/sub/z.py'];
  const checked = ['C:.py', 'a.py', 'ab:/v.py', 'c:x/w.py', 'src/e.py', '😀:/m.py'];
  await writeTree(folder.path, Object.fromEntries([...skipped, ...checked].map((name) => [name, PLANTED])));
  expect(await filesOfLanser(folder.path)).toEqual(checked);
  expect(await filesOfPyright(folder.path)).toEqual(checked);
});
