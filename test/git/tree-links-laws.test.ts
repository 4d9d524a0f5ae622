import { mkdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveLinks } from '../../src/git/tree-links.ts';
import type { TreeEntry } from '../../src/git/trees.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const FILES = ['a', 'd/a', 'd/e/a', 'f/a'];
const FOLDERS = ['', 'd/', 'd/e/', 'f/'];
const part = fc.constantFrom('a', 'd', 'e', 'f', 'l', 'm', 'n', '.', '..', '');
const links = fc.dictionary(
  fc.tuple(fc.constantFrom(...FOLDERS), fc.constantFrom('l', 'm', 'n')).map((parts) => parts.join('')),
  fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('/').replace(/^\/+/u, '') || '.'),
  { maxKeys: 9 },
);

/** What the file system itself says of a link, by the rules for links of a tree. */
async function placeOnDisk(root: string, link: string): Promise<string | undefined> {
  const real = await realpath(path.join(root, link)).catch(() => root);
  const place = path.relative(root, real);
  const isOutside = place === '' || place.startsWith('..');
  return isOutside || link.startsWith(`${place}/`) ? undefined : place;
}

test('resolveLinks follows links as the file system does', async () => {
  await using folder = await temporaryFolder();
  // So that nothing above the root has a name that a target could hold.
  const root = path.join(folder.path, 'some', 'where', 'the root');
  await fc.assert(
    fc.asyncProperty(links, async (targets) => {
      await rm(root, { recursive: true, force: true });
      for (const name of FILES) {
        await mkdir(path.dirname(path.join(root, name)), { recursive: true });
        await writeFile(path.join(root, name), '');
      }
      for (const [link, target] of Object.entries(targets)) await symlink(target, path.join(root, link));
      const entry = (name: string, kind: TreeEntry['kind']): TreeEntry => ({
        path: name,
        kind,
        id: '',
        size: 0,
      });
      const entries = [
        ...FILES.map((name) => entry(name, 'file')),
        ...Object.keys(targets).map((name) => entry(name, 'link')),
      ];
      const expected = new Map<string, string>();
      for (const link of Object.keys(targets)) {
        const place = await placeOnDisk(root, link);
        if (place !== undefined) expected.set(link, place);
      }
      expect(new Map(resolveLinks(entries, new Map(Object.entries(targets))))).toEqual(expected);
    }),
    { numRuns: 150 },
  );
});

test('resolveLinks ends where a chain of links is endless or too long', () => {
  const chain = (length: number): Map<string, string> =>
    new Map(Array.from({ length }, (_, index) => [`l${index}`, index + 1 < length ? `l${index + 1}` : 'a']));
  const entries = (targets: Map<string, string>): TreeEntry[] => [
    { path: 'a', kind: 'file', id: '', size: 0 },
    ...[...targets.keys()].map((name): TreeEntry => ({ path: name, kind: 'link', id: '', size: 0 })),
  ];
  const short = chain(40);
  expect(resolveLinks(entries(short), short).get('l0')).toBe('a');
  const long = chain(5000);
  expect(resolveLinks(entries(long), long).has('l0')).toBe(false);
  expect(resolveLinks(entries(long), long).get('l4999')).toBe('a');
  const growing = new Map([['l', 'l/l/l/l/l/l/l/l']]);
  expect(resolveLinks(entries(growing), growing).size).toBe(0);
});
