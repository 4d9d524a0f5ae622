import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { array, assert, asyncProperty, constantFrom, oneof, record, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { filesOfLanser } from '../../helpers/project-files.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { writeTree, type Tree } from '../../helpers/write-tree.ts';

const FOLDERS = ['a', 'b.c', 'x+y', '.h', 'node_modules', 'ü', 'p q'];
const MODULES = FOLDERS.flatMap((outer) => [
  `${outer}/m.py`,
  ...FOLDERS.flatMap((inner) => [`${outer}/${inner}/m.py`, `${outer}/${inner}/n.pyi`]),
]);
const LINKS: Tree = {
  'b.c/link': { to: '../a' },
  l: { to: 'x+y' },
  'a/back': { to: '..' },
  'a/m2.py': { to: '../m.py' },
};

const wildcard = [
  '*',
  '**',
  '?',
  '.',
  '..',
  '*.py',
  'm.*',
  '?.py',
  '*+*',
  'b?c',
  '.*',
  '[ab]',
  '',
  '**a',
  'a**',
];
const segment = oneof(
  { weight: 3, arbitrary: constantFrom(...FOLDERS, 'm.py', 'n.pyi', 'l', 'link', 'back') },
  { weight: 2, arbitrary: constantFrom(...wildcard) },
);
const pattern = tuple(array(segment, { minLength: 1, maxLength: 4 }), constantFrom('/', '\\'))
  .map(([segments, separator]) => segments.join(separator))
  .filter((text) => !text.startsWith('/'));
// An included path outside of the checkout is E/INCONCLUSIVE.
const inside = pattern.filter((text) => !path.posix.normalize(text.replaceAll('\\', '/')).startsWith('..'));
const configuration = record(
  { include: array(inside, { maxLength: 3 }), exclude: array(pattern, { maxLength: 2 }) },
  { requiredKeys: [] },
);

test('lanser finds as many files as the server for any exclude, and any include inside the project', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'm.py': '', ...LINKS });
  await writeTree(folder.path, Object.fromEntries(MODULES.map((name) => [name, ''])));
  await assert(
    asyncProperty(configuration, async (content) => {
      await writeFile(path.join(folder.path, 'pyrightconfig.json'), JSON.stringify(content));
      // This call throws E/INCONCLUSIVE if lanser and the server find different numbers of files.
      expect(await filesOfLanser(folder.path)).toBeInstanceOf(Array);
    }),
    { numRuns: 4, endOnFailure: true },
  );
});
