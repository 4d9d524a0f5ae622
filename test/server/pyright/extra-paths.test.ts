import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { extraFolders, patternSearch } from '../../../src/server/pyright/extra-paths.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { writeTree } from '../../helpers/write-tree.ts';

test('in `extraPaths`, an entry with wildcards names the matching folders, except those that an entry without wildcards names', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'libs/b/m.py': '', 'libs/a/': '', 'libs/c.py': '', 'other/src/': '' });
  await symlink('../other', path.join(folder.path, 'libs/link'));
  const found = (entries: readonly string[]): readonly string[] =>
    extraFolders(folder.path, entries).map((place) => path.relative(folder.path, place));
  expect(found(['libs/*', 'missing', 'libs/b'])).toEqual(['libs/a', 'libs/link', 'missing', 'libs/b']);
  expect(found(['libs/*/src'])).toEqual(['libs/link/src']);
  expect(found(['missing/*', 'libs\\?'])).toEqual(['libs/a', 'libs/b']);
  expect(found(['libs\\b', '', ' '])).toEqual(['libs/b']);
});

test('a link to a folder that contains the link does not make the search endless', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'a/b/': '' });
  await symlink('.', path.join(folder.path, 'a/up'));
  const places = ['a', 'a/b'].map((name) => path.join(folder.path, name));
  expect(extraFolders(folder.path, ['a/**'])).toEqual(places);
});

test.each([
  ['libs/*/src', 'libs/a', true],
  ['libs/*/src', 'libs/a/src', true],
  ['libs/*/src', 'libs/a/other', false],
  ['libs/*/src', 'libs/a/src/inner', false],
  // The search starts at `libs`, and `libs` is not below itself.
  ['libs/*/src', 'libs', false],
  ['libs/**', 'libs/a/b', true],
  // An entry without wildcards needs no search.
  ['libs/a', 'libs/a', false],
])('the search for %s can visit %s below the start folder of the search: %s', (entry, place, isReached) => {
  expect(patternSearch('/tree', entry)(`/tree/${place}`)).toBe(isReached);
});
