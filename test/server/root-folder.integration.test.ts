import path from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestRoot } from '../../src/server/root-folder.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

const MARKERS = ['go.mod', '*.csproj', 'Package.*.swift'];
const folders = fc.array(fc.constantFrom('a', 'b'), { maxLength: 3 });
const names = fc.constantFrom(
  'go.mod',
  'go.mod/inner',
  'App.csproj',
  'Package.x.swift',
  'go.modules',
  'csproj',
  'App.csproj.bak',
  'Package.swift',
  'Go.mod.txt',
);

function isMarker(name: string): boolean {
  return name === 'go.mod' || name.endsWith('.csproj') || /^Package\..*\.swift$/u.test(name);
}

test('the root of a file is its nearest parent folder that contains a marker', async () => {
  const trees = fc.array(fc.tuple(folders, names), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(trees, folders, async (entries, file) => {
      await using place = await temporaryFolder();
      const paths = entries.map(([at, name]) => [...at, name].join('/'));
      // A path cannot be both a file and a folder.
      const files = paths.filter((name) => !paths.some((other) => other.startsWith(`${name}/`)));
      await writeTree(place.path, {
        ...Object.fromEntries(files.map((name) => [name, ''])),
        [`${file.join('/')}/`]: '',
      });
      const found = await nearestRoot(place.path, path.join(place.path, ...file, 'x'), MARKERS);
      const containing = new Set(
        files.flatMap((name) => {
          const parts = name.split('/');
          return parts.flatMap((part, index) => (isMarker(part) ? [parts.slice(0, index).join('/')] : []));
        }),
      );
      const above = Array.from({ length: file.length + 1 }, (_, up) =>
        file.slice(0, file.length - up).join('/'),
      );
      const expected = above.find((folder) => containing.has(folder));
      expect(found).toBe(expected === undefined ? undefined : path.join(place.path, expected));
    }),
    { numRuns: 60 },
  );
});

test('a folder or a dangling link can be a marker', async () => {
  await using place = await temporaryFolder();
  await writeTree(place.path, { 'a/.hg/': '', 'b/go.mod': { to: 'nowhere' } });
  expect(await nearestRoot(place.path, path.join(place.path, 'a/x'), ['.hg'])).toBe(
    path.join(place.path, 'a'),
  );
  expect(await nearestRoot(place.path, path.join(place.path, 'b/x'), ['go.mod'])).toBe(
    path.join(place.path, 'b'),
  );
});
