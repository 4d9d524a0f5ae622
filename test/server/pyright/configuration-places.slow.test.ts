import { test } from 'vitest';
import type { Tree } from '../../helpers/write-tree.ts';
import { expectFiles, expectMarkRejected, include } from './read-alike.ts';

const EMPTY_PYPROJECT = '[project]\nname = "x"\n';

test.each<[string, Tree, readonly string[]]>([
  ['pyproject.toml', { 'p/pyproject.toml': '[tool.pyright]\ninclude = ["a.py"]\n' }, ['a.py']],
  [
    'no pyrightconfig.json of a parent folder if the project folder has no pyproject.toml',
    { 'pyrightconfig.json': include('p/src') },
    ['a.py', 'src/b.py', 'src/pkg/c.py'],
  ],
  [
    'the pyproject.toml of a parent folder if that of the project folder has no section tool.pyright',
    { 'p/pyproject.toml': EMPTY_PYPROJECT, 'pyproject.toml': '[tool.pyright]\nexclude = ["p/src/pkg"]\n' },
    ['a.py', 'src/b.py'],
  ],
  [
    'a configuration that extends itself',
    { 'p/pyrightconfig.json': '{"extends": "pyrightconfig.json", "include": ["a.py"]}' },
    ['a.py'],
  ],
  [
    '`extends` with a value of a wrong type',
    { 'p/pyrightconfig.json': '{"extends": 7, "include": ["a.py"]}' },
    ['a.py'],
  ],
])('lanser reads the same configuration as Pyright: %s', async (_, tree, expected) =>
  expectFiles(tree, expected),
);

test('Pyright ignores a pyproject.toml with a byte order mark, so lanser rejects it', async () =>
  expectMarkRejected('pyproject.toml', '[tool.pyright]\ninclude = ["a.py"]\n'));
