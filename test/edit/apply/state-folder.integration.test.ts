import { realpathSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { statePlaces } from '../../../src/edit/apply/state-folder.ts';
import { applyHere, creation } from '../../helpers/apply-here.ts';
import { repositoryAt, temporaryRepository } from '../../helpers/temporary-repository.ts';
import { recordTree } from '../../helpers/tree-record.ts';
import { writeTree, type Tree } from '../../helpers/write-tree.ts';

/** Returns the Git directory that would store the undo data of an edit; undefined if the workspace would store it. */
function gitDirectory(root: string): string | undefined {
  const [{ base }] = statePlaces(root);
  return base === root ? undefined : base;
}

async function gitDirectoryByGit(root: string): Promise<string | undefined> {
  const found = await repositoryAt(root, root)
    .git(['rev-parse', '--absolute-git-dir'])
    .catch(() => undefined);
  return found === undefined ? undefined : realpathSync(found);
}

test('the undo data of an edit belongs in the Git directory of the checkout', async () => {
  await using repository = await temporaryRepository();
  await repository.write('sub/a.py', '');
  await repository.commit();
  const beside = (name: string): string => path.join(repository.beside, name);
  await repository.git(['worktree', 'add', '--quiet', beside('linked')]);
  await repository.git(['clone', '--quiet', '--separate-git-dir', beside('apart'), '.', beside('clone')]);
  await repository.git(['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', './.', 'module']);
  await repository.git(['init', '--quiet', beside('unborn')]);
  const checkouts = [
    repository.path,
    path.join(repository.path, 'sub'),
    path.join(repository.path, 'module'),
    beside('linked'),
    beside('clone'),
    beside('unborn'),
  ];
  for (const root of checkouts) {
    const found = await gitDirectoryByGit(root);
    expect(found).toBeDefined();
    expect(gitDirectory(root)).toBe(found);
  }
  expect(checkouts.map((root) => statePlaces(root)[0].shown)).toEqual([
    '.git/lanser/apply',
    '.git/lanser/apply',
    '<git directory>/lanser/apply',
    '<git directory>/lanser/apply',
    '<git directory>/lanser/apply',
    '.git/lanser/apply',
  ]);
});

test.each<readonly [string, Tree]>([
  ['only HEAD', { HEAD: 'ref: refs/heads/main\n' }],
  ['no refs', { HEAD: 'ref: refs/heads/main\n', 'objects/': '' }],
  ['no objects', { HEAD: 'ref: refs/heads/main\n', 'refs/': '' }],
  ['no HEAD', { 'objects/': '', 'refs/': '' }],
  ['a file instead of the objects folder', { HEAD: 'ref: refs/heads/main\n', 'refs/': '', objects: '' }],
  ['a missing common directory', { HEAD: 'ref: refs/heads/main\n', commondir: '../gone\n' }],
  [
    'objects, refs and a missing common directory',
    { HEAD: 'ref: refs/heads/main\n', commondir: '../gone\n', 'objects/': '', 'refs/': '' },
  ],
])('nothing is written to a folder that Git rejects as a repository: %s', async (_, place) => {
  await using repository = await temporaryRepository();
  const root = path.join(repository.beside, 'tree');
  const bogus = path.join(repository.beside, 'anywhere');
  await mkdir(bogus);
  await writeTree(bogus, place);
  await writeTree(root, { 'a.py': '', '.git': `gitdir: ${bogus}\n` });
  expect(await gitDirectoryByGit(root)).toBeUndefined();
  const before = recordTree(repository.beside);
  expect(gitDirectory(root)).toBeUndefined();
  await applyHere(root, [creation('b.py', 'b\n')]);
  await rm(path.join(root, 'b.py'));
  expect(recordTree(bogus)).toEqual(new Map(inFolder(before, 'anywhere/')));
});

function inFolder<T>(record: ReadonlyMap<string, T>, folder: string): readonly (readonly [string, T])[] {
  return [...record]
    .filter(([name]) => name.startsWith(folder))
    .map(([name, entry]) => [name.slice(folder.length), entry] as const);
}
