import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfiguration } from '../../../src/server/pyright/configuration.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { writeTree, type Tree } from '../../helpers/write-tree.ts';

test.each<[string, Tree, string, number, number]>([
  ['broken JSON', { 'p/pyrightconfig.json': '{\r\n  "include": [}\n' }, 'p/pyrightconfig.json', 2, 15],
  ['truncated JSON', { 'p/pyrightconfig.json': '{"include": ["src"]' }, 'p/pyrightconfig.json', 1, 20],
  ['an empty file', { 'p/pyrightconfig.json': '' }, 'p/pyrightconfig.json', 1, 1],
  ['a list', { 'p/pyrightconfig.json': '[]' }, 'p/pyrightconfig.json', 1, 1],
  ['broken TOML', { 'p/pyproject.toml': '[tool.pyright]\nstrict = [\n' }, 'p/pyproject.toml', 3, 1],
  ['a duplicate key', { 'p/pyproject.toml': 'a = 1\nb = 2\na = 3\n' }, 'p/pyproject.toml', 3, 1],
  [
    'a broken file in a parent folder',
    { 'p/pyproject.toml': '', 'pyrightconfig.json': '{\n}}' },
    'pyrightconfig.json',
    2,
    2,
  ],
  [
    'a broken extended file',
    { 'p/pyrightconfig.json': '{"extends": "../base.json"}', 'base.json': '{\n  "a" 1}' },
    'base.json',
    2,
    7,
  ],
  [
    'a missing extended file',
    { 'p/pyrightconfig.json': '{\n  // extends\n  "extends": "nothing.json"\n}' },
    'p/pyrightconfig.json',
    3,
    14,
  ],
  [
    'an extended file outside of the repository',
    { 'p/pyproject.toml': '[tool.pyright]\nextends = "../../outside.json"\n', '../outside.json': '{}' },
    'p/pyproject.toml',
    2,
    11,
  ],
  [
    'a byte order mark in JSON',
    { 'p/pyrightconfig.json': '\uFEFF{ "strict": ["."] }' },
    'p/pyrightconfig.json',
    1,
    1,
  ],
  [
    'a byte order mark in TOML',
    { 'p/pyproject.toml': '\uFEFF[tool.pyright]\nstrict = ["."]\n' },
    'p/pyproject.toml',
    1,
    1,
  ],
  [
    'the key `__proto__` with an escaped character',
    { 'p/pyrightconfig.json': '{\n  "__proto\\u005f_": { "typeCheckingMode": "off" }\n}' },
    'p/pyrightconfig.json',
    2,
    3,
  ],
  [
    'a key with too many parts',
    { 'p/pyproject.toml': `[tool.pyright]\n${'a.'.repeat(5000)}a = 1\n` },
    'p/pyproject.toml',
    1,
    1,
  ],
  [
    'JSON with too many levels',
    { 'p/pyrightconfig.json': `{"a": ${'['.repeat(1000)}${']'.repeat(1000)}}` },
    'p/pyrightconfig.json',
    1,
    1,
  ],
])('%s causes E/CONFIG with a position', async (_, tree, name, line, column) => {
  await using folder = await temporaryFolder();
  const repository = path.join(folder.path, 'repository');
  await writeTree(repository, { 'p/': '', ...tree });
  await expect(readConfiguration(path.join(repository, 'p'), repository)).rejects.toMatchObject({
    code: 'E/CONFIG',
    message: expect.stringMatching(new RegExp(`^${name}:${line}:${column}: .`, 'u')) as unknown,
    details: { path: name, line, column },
  });
});

test('an unterminated comment causes E/CONFIG with a message about its end', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'pyrightconfig.json': '{} /* x' });
  await expect(readConfiguration(folder.path, folder.path)).rejects.toMatchObject({
    code: 'E/CONFIG',
    message: expect.stringContaining('1:4: the end of a comment is expected') as unknown,
  });
});

test.each(['pyrightconfig.json', 'pyproject.toml'])(
  'a %s that is a link out of the repository causes E/JAIL',
  async (name) => {
    await using folder = await temporaryFolder();
    const repository = path.join(folder.path, 'repository');
    await writeTree(folder.path, {
      outside: '{ secret',
      [`repository/${name}`]: { to: '../outside' },
    });
    await expect(readConfiguration(repository, repository)).rejects.toMatchObject({
      code: 'E/JAIL',
      message: expect.not.stringContaining('secret') as unknown,
      details: { path: name },
    });
  },
);

test('a folder named pyproject.toml does not hide parent configurations, but a folder named pyrightconfig.json hides them', async () => {
  await using folder = await temporaryFolder();
  const json = path.join(folder.path, 'p', 'pyrightconfig.json');
  const toml = path.join(folder.path, 'p', 'pyproject.toml');
  await writeTree(folder.path, { 'pyrightconfig.json': '{}', 'p/pyproject.toml/file': '' });
  expect(await readConfiguration(path.dirname(json), folder.path)).toEqual({
    files: [{ path: path.join(folder.path, 'pyrightconfig.json'), content: {} }],
    folders: [toml],
  });
  await writeTree(folder.path, { 'p/pyrightconfig.json/file': '' });
  expect(await readConfiguration(path.dirname(json), folder.path)).toEqual({ files: [], folders: [json] });
});

test('a broken link and a file above the repository are not configurations', async () => {
  await using folder = await temporaryFolder();
  const repository = path.join(folder.path, 'repository');
  await writeTree(folder.path, {
    'pyrightconfig.json': '{ broken',
    'repository/pyrightconfig.json': { to: 'nothing.json' },
    'repository/pyproject.toml': '',
  });
  expect(await readConfiguration(repository, repository)).toEqual({ files: [], folders: [] });
});
