import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesOfLanser, filesOfPyright, PLANTED } from '../../helpers/project-files.ts';
import { temporaryFolder, type TemporaryFolder } from '../../helpers/temporary-folder.ts';
import { writeTree } from '../../helpers/write-tree.ts';

const FILES = [
  'a.py',
  'A.py',
  'src/b.py',
  'SRC/b.py',
  'src/b.py.txt',
  'src/pkg/c.py',
  'src/pkg/d.py',
  'src/pkg/d.pyi',
  'src/module.py/inner.py',
  'src2/l.py',
  'tests/test_a.py',
  'tests/data/bad.py',
  '.hidden.py',
  '.hidden/e.py',
  'src/.hidden/e.py',
  'node_modules/n.py',
  'src/node_modules/n.py',
  '__pycache__/p.py',
  '__editable__.finder/x.py',
  'venv/pyvenv.cfg',
  'venv/v.py',
  'src/env/bin/activate',
  'src/env/v.py',
  'conda/conda-meta/history',
  'conda/v.py',
  '(x)+[y]{z}/g.py',
  '$dollar^|/y.py',
  'dot.d/a.py',
  'dotxd/a.py',
  'b*c/m.py',
  'b?d/n.py',
  'back\\slash/z.py',
  'a b/h i.py',
  'new\nline/i\nj.py',
  `q"u'o\`/k".py`,
  'ünï/é😀.py',
  'module.pyc',
  'noending',
  'UPPER.PY',
];

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
  await writeTree(folder.path, Object.fromEntries(FILES.map((name) => [name, PLANTED])));
});
afterAll(async () => folder[Symbol.asyncDispose]());

test.each([
  ['the default configuration', {}, 22],
  [
    'folders, wildcards, a file and non-strings',
    { include: ['./sr?/', 7, '**/data', 'a.py', null, 'missing'], ignore: {} },
    7,
  ],
  [
    'patterns that match files, and backslashes',
    { include: ['*.py', 'src/**/d*', 'tests\\data'], exclude: ['A*'] },
    4,
  ],
  [
    'special characters of regular expressions',
    { include: ['(x)+[y]{z}', '$dollar^|', 'dot.d', `q"u'o\``, 'ünï/é😀.py', 'new\nline'], exclude: 'src' },
    6,
  ],
  [
    'exclude patterns',
    {
      exclude: [
        '$dollar^|',
        'ünï/é😀.py',
        'b?d',
        'src\\pkg',
        '**/tests',
        '**/*.pyi',
        'a ?',
        'new*line',
        'dot.d',
      ],
    },
    11,
  ],
])('lanser finds the same files as Pyright: %s', async (_, configuration, count) => {
  await writeFile(path.join(folder.path, 'pyrightconfig.json'), JSON.stringify(configuration));
  const files = await filesOfLanser(folder.path);
  expect(files).toEqual(await filesOfPyright(folder.path));
  expect(files).toHaveLength(count);
});

test.each([
  ['included hidden files and environments', { include: ['.hidden', 'venv', 'node_modules'] }],
  ['an include that is excluded', { include: ['src', 'a.py'], exclude: ['src', 'a.py'] }],
  ['a missing include', { include: ['missing'] }],
  ['everything excluded', { exclude: ['**'] }],
])('lanser finds no files: %s', async (_, configuration) => {
  await writeFile(path.join(folder.path, 'pyrightconfig.json'), JSON.stringify(configuration));
  expect(await filesOfLanser(folder.path)).toEqual([]);
});

test('a file that `include` names directly is found, whatever its extension', async () => {
  const configuration = { include: ['src/b.py.txt', 'noending', 'src/b.py'] };
  await writeFile(path.join(folder.path, 'pyrightconfig.json'), JSON.stringify(configuration));
  expect(await filesOfLanser(folder.path)).toEqual(['noending', 'src/b.py', 'src/b.py.txt']);
});

test('different numbers of files in lanser and in Pyright cause E/INCONCLUSIVE', async () => {
  await using other = await temporaryFolder();
  // Pyright interprets the backslashes as separators, and therefore finds the second file outside of the project.
  await writeTree(other.path, { 'project/a.py': PLANTED, 'project/p\\..\\..\\b.py': PLANTED });
  await expect(filesOfLanser(path.join(other.path, 'project'))).rejects.toMatchObject({
    code: 'E/INCONCLUSIVE',
    details: { server: 1, found: 2 },
  });
});
