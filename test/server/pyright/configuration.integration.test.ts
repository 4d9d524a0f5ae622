import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfiguration } from '../../../src/server/pyright/configuration.ts';
import { filesOfLanser, PLANTED } from '../../helpers/project-files.ts';
import { pyrightCli } from '../../helpers/pyright-cli.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { writeTree, type Tree } from '../../helpers/write-tree.ts';

const EMPTY_PYPROJECT = '[project]\nname = "x"\n';
const include = (...entries: readonly string[]): string => JSON.stringify({ include: entries });

// The expected lists are those of Pyright 1.1.414. The server's count verifies lanser's.
test.each<[string, Tree, readonly string[]]>([
  [
    'pyrightconfig.json before pyproject.toml',
    { 'p/pyrightconfig.json': include('src'), 'p/pyproject.toml': '[tool.pyright]\ninclude = ["a.py"]\n' },
    ['src/b.py', 'src/pkg/c.py'],
  ],
  ['pyproject.toml', { 'p/pyproject.toml': '[tool.pyright]\ninclude = ["a.py"]\n' }, ['a.py']],
  [
    'comments and trailing commas',
    { 'p/pyrightconfig.json': '// one\n{ /* two */ "include": ["src",], "exclude": ["src/pkg",], }\n' },
    ['src/b.py'],
  ],
  [
    'the last of equal keys',
    { 'p/pyrightconfig.json': '{"include": ["src"], "include": ["a.py"]}' },
    ['a.py'],
  ],
  [
    'no configuration of a parent if the project has none',
    { 'pyrightconfig.json': include('p/src') },
    ['a.py', 'src/b.py', 'src/pkg/c.py'],
  ],
  [
    'the configuration of a parent above a pyproject.toml without a section',
    { 'p/pyproject.toml': EMPTY_PYPROJECT, 'pyrightconfig.json': include('p/src') },
    ['src/b.py', 'src/pkg/c.py'],
  ],
  [
    'a pyproject.toml further up',
    { 'p/pyproject.toml': EMPTY_PYPROJECT, 'pyproject.toml': '[tool.pyright]\nexclude = ["p/src/pkg"]\n' },
    ['a.py', 'src/b.py'],
  ],
  [
    'extends, with paths relative to each file',
    {
      'p/pyrightconfig.json': '{"extends": "conf/middle.toml", "exclude": ["src/b.py"]}',
      'p/conf/middle.toml': '[tool.pyright]\nextends = "deep/base.json"\nexclude = ["../src/pkg"]\n',
      'p/conf/deep/base.json': include('../../src'),
    },
    ['src/pkg/c.py'],
  ],
  [
    'extends in a circle',
    {
      'p/pyrightconfig.json': '{"extends": "other.json", "include": ["src"]}',
      'p/other.json': '{"extends": "pyrightconfig.json", "exclude": ["src/pkg"]}',
    },
    ['src/b.py'],
  ],
  [
    'extends itself',
    { 'p/pyrightconfig.json': '{"extends": "pyrightconfig.json", "include": ["a.py"]}' },
    ['a.py'],
  ],
  ['extends of a wrong type', { 'p/pyrightconfig.json': '{"extends": 7, "include": ["a.py"]}' }, ['a.py']],
  [
    'a link inside the repository',
    { 'p/pyrightconfig.json': { to: '../conf/real.json' }, 'conf/real.json': include('src/pkg') },
    ['src/pkg/c.py'],
  ],
])('lanser reads the same configuration as Pyright: %s', async (_, tree, expected) => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, {
    'z.py': PLANTED,
    'p/a.py': PLANTED,
    'p/src/b.py': PLANTED,
    'p/src/pkg/c.py': PLANTED,
    ...tree,
  });
  expect(await filesOfLanser(path.join(folder.path, 'p'), folder.path)).toEqual(expected);
});

test.each([
  ['pyrightconfig.json', include('a.py')],
  ['pyproject.toml', '[tool.pyright]\ninclude = ["a.py"]\n'],
])('Pyright ignores a %s with a byte order mark, so lanser rejects it', async (name, text) => {
  await using folder = await temporaryFolder();
  const start = { cwd: folder.path, env: { PATH: process.env['PATH'] ?? '', HOME: folder.path } };
  await writeTree(folder.path, { 'a.py': PLANTED, 'b.py': PLANTED, [name]: text });
  expect((await pyrightCli(start)).files).toBe(1);
  await writeFile(path.join(folder.path, name), `\uFEFF${text}`);
  expect((await pyrightCli(start)).files).toBe(2);
  await expect(readConfiguration(folder.path, folder.path)).rejects.toMatchObject({
    code: 'E/CONFIG',
    message: expect.stringContaining('byte order mark (U+FEFF)') as unknown,
  });
});
