import { mkdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { treeLinks } from '../../src/git/tree-links.ts';
import type { TreeEntry } from '../../src/git/trees.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const FILES = ['a', 'd/a', 'd/e/a', 'f/a'];
const FOLDERS = ['', 'd/', 'd/e/', 'f/'];
const part = fc.constantFrom('a', 'd', 'e', 'f', 'l', 'm', 'n', '.', '..', '');
const path$ = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('/'));
const links = fc.dictionary(
  fc.tuple(fc.constantFrom(...FOLDERS), fc.constantFrom('l', 'm', 'n')).map((parts) => parts.join('')),
  path$.map((target) => target.replace(/^\/+/u, '') || '.'),
  { maxKeys: 9 },
);

function entriesOf(files: readonly string[], linkNames: readonly string[]): readonly TreeEntry[] {
  const entry = (kind: TreeEntry['kind']) => (name: string) => ({ path: name, kind, id: '', size: 0 });
  return [...files.map(entry('file')), ...linkNames.map(entry('link'))];
}

function linksTo(files: readonly string[], targets: Readonly<Record<string, string>>) {
  const bytes = Object.entries(targets).map(([link, target]) => [link, Buffer.from(target)] as const);
  return treeLinks(entriesOf(files, Object.keys(targets)), new Map(bytes));
}

test('a path in a tree resolves as in the file system', async () => {
  await using folder = await temporaryFolder();
  const above = path.join(folder.path, 'above');
  const root = path.join(above, 'the root');
  await fc.assert(
    fc.asyncProperty(links, path$, async (targets, requestedPath) => {
      await rm(above, { recursive: true, force: true });
      // The folder above the tree contains the same files, so a path that leads out of the tree can exist on disk.
      for (const name of FILES.flatMap((file) => [path.join(root, file), path.join(above, file)])) {
        await mkdir(path.dirname(name), { recursive: true });
        await writeFile(name, '');
      }
      for (const [link, target] of Object.entries(targets)) await symlink(target, path.join(root, link));
      const tree = linksTo(FILES, targets);
      for (const name of [...Object.keys(targets), requestedPath]) {
        const real = await realpath(`${root}/${name}`).catch(() => undefined);
        const found = tree.follow(name);
        const isInside = real !== undefined && (real === root || real.startsWith(`${root}/`));
        if (found.kind === 'file' || found.kind === 'folder') {
          expect(real).toBe(path.join(root, found.kind === 'file' ? found.entry.path : found.path));
        } else if (found.kind === 'missing') expect(real).toBeUndefined();
        else expect(isInside).toBe(false);
      }
    }),
    { numRuns: 200 },
  );
});

test('a path resolves through at most 40 links, which is the limit of Linux', () => {
  const chain = (length: number): Record<string, string> =>
    Object.fromEntries(
      Array.from({ length }, (_, index) => [`l${index}`, index + 1 < length ? `l${index + 1}` : 'a']),
    );
  expect(linksTo(['a'], chain(40)).follow('l0').kind).toBe('file');
  expect(linksTo(['a'], chain(41)).follow('l0').kind).toBe('missing');
  const long = linksTo(['a'], chain(5000));
  expect(long.follow('l0').kind).toBe('missing');
  expect(long.follow('l4999').kind).toBe('file');
  expect(linksTo([], { l: 'l/l/l/l/l/l/l/l' }).follow('l').kind).toBe('missing');
});

test('if resolving all paths of a tree needs too many steps in total, the error is E/INCONCLUSIVE', () => {
  const target = 'd/../'.repeat(800);
  const links$ = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [`l${index}`, `${target}l${index + 1}`]),
  );
  const tree = linksTo(['d/a', 'l1000'], links$);
  const followAll = (): void => {
    for (const link of Object.keys(links$)) tree.follow(link);
  };
  expect(followAll).toThrow(expect.objectContaining({ code: 'E/INCONCLUSIVE' }));
});

test('a link into .git counts as leading out of the tree', () => {
  const tree = linksTo(['d/a'], { 'a.py': '.git/config', 'd/b.py': '../.GIT/config' });
  expect(tree.follow('a.py').kind).toBe('outside');
  expect(tree.follow('d/b.py').kind).toBe('outside');
});
