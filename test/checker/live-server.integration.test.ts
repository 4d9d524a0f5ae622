import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Checker } from '../../src/checker/checker.ts';
import { unsupportedChange } from '../../src/checker/live-server.ts';
import { serverTree } from '../../src/checker/server-tree.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** A tree with a file of the project, and with a source and a text file outside of the project. */
const TREE = { 'app.py': 'file 1', 'tests/test_app.py': 'file 1', 'notes.txt': 'file 1' } as const;

async function unsupportedIn(
  changed: Readonly<Record<string, string>>,
  links: Readonly<Record<string, string>>,
  only = ['app.py'],
): Promise<string | undefined> {
  await using folder = await temporaryFolder();
  const written = path.join(folder.path, 'written');
  await mkdir(path.join(written, 'tests'), { recursive: true });
  for (const name of [...Object.keys(TREE), 'added.py']) await writeFile(path.join(written, name), '');
  for (const [name, target] of Object.entries(links)) await symlink(target, path.join(written, name));
  const image = new Map([
    ['tests', 'folder'],
    ...Object.entries(TREE),
    ...Object.entries(links).map(([name, target]) => [name, `link ${target}`] as const),
  ]);
  const tree = serverTree(path.join(folder.path, 'tree'));
  await tree.replace(image, written);
  tree.changed.clear();
  await tree.replace(new Map([...image, ...Object.entries(changed)]), written);
  const state = {
    key: '',
    root: '',
    checker: {} as Checker,
    isUsed: true,
    isFresh: true,
    hasOtherFiles: false,
  };
  const server = { ...state, files: new Set(['app.py', 'other.py']), opened: new Set<string>() };
  return await unsupportedChange(server, tree, new Set(only));
}

test.each<
  [
    behaviour: string,
    changed: Readonly<Record<string, string>>,
    links: Readonly<Record<string, string>>,
    unsupported: string | undefined,
  ]
>([
  ['follows a change of a checked file', { 'app.py': 'file 2' }, {}, undefined],
  ['follows a change of a source outside of the project', { 'tests/test_app.py': 'file 2' }, {}, undefined],
  [
    'does not follow a change of a text file outside of the project',
    { 'notes.txt': 'file 2' },
    {},
    'notes.txt',
  ],
  ['does not follow the addition of a file', { 'added.py': 'file 2' }, {}, 'added.py'],
  ['follows a change of a file beside a link', { 'app.py': 'file 2' }, { linked: 'tests' }, undefined],
  [
    'does not follow a change of a file in a linked folder',
    { 'tests/test_app.py': 'file 2' },
    { linked: 'tests' },
    'tests/test_app.py',
  ],
  ['does not follow a change of a linked file', { 'app.py': 'file 2' }, { 'linked.py': 'app.py' }, 'app.py'],
  [
    'does not follow a change of a file behind two links',
    { 'app.py': 'file 2' },
    { one: 'two', two: '.' },
    'app.py',
  ],
  [
    'follows a change of a file beside a broken link and a link to a folder outside of the tree',
    { 'app.py': 'file 2' },
    { out: '/', no: 'where' },
    undefined,
  ],
])('a running server %s', async (_, changed, links, unsupported) => {
  expect(await unsupportedIn(changed, links)).toBe(unsupported);
});

test('a running server does not follow a change of a project file that is not checked', async () => {
  expect(await unsupportedIn({ 'app.py': 'file 2' }, {}, [])).toBe('app.py');
});
