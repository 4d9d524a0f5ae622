import { test } from 'vitest';
import type { Tree } from '../../helpers/write-tree.ts';
import { expectFiles, expectMarkRejected, include } from './read-alike.ts';

const EMPTY_PYPROJECT = '[project]\nname = "x"\n';

// Tests with other configurations are in configuration-places.slow.test.ts.
test.each<[string, Tree, readonly string[]]>([
  [
    'pyrightconfig.json before pyproject.toml',
    { 'p/pyrightconfig.json': include('src'), 'p/pyproject.toml': '[tool.pyright]\ninclude = ["a.py"]\n' },
    ['src/b.py', 'src/pkg/c.py'],
  ],
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
    'the configuration of the parent folder if pyproject.toml has no section tool.pyright',
    { 'p/pyproject.toml': EMPTY_PYPROJECT, 'pyrightconfig.json': include('p/src') },
    ['src/b.py', 'src/pkg/c.py'],
  ],
  [
    '`extends`, with paths relative to each file',
    {
      'p/pyrightconfig.json': '{"extends": "conf/middle.toml", "exclude": ["src/b.py"]}',
      'p/conf/middle.toml': '[tool.pyright]\nextends = "deep/base.json"\nexclude = ["../src/pkg"]\n',
      'p/conf/deep/base.json': include('../../src'),
    },
    ['src/pkg/c.py'],
  ],
  [
    '`extends` with a backslash',
    {
      'p/pyrightconfig.json': String.raw`{"extends": "conf\\base.json"}`,
      'p/conf/base.json': include('../src/pkg'),
    },
    ['src/pkg/c.py'],
  ],
  [
    'configurations that extend each other',
    {
      'p/pyrightconfig.json': '{"extends": "other.json", "include": ["src"]}',
      'p/other.json': '{"extends": "pyrightconfig.json", "exclude": ["src/pkg"]}',
    },
    ['src/b.py'],
  ],
  [
    'a link inside the repository',
    { 'p/pyrightconfig.json': { to: '../conf/real.json' }, 'conf/real.json': include('src/pkg') },
    ['src/pkg/c.py'],
  ],
])('lanser reads the same configuration as Pyright: %s', async (_, tree, expected) =>
  expectFiles(tree, expected),
);

test('Pyright ignores a pyrightconfig.json with a byte order mark, so lanser rejects it', async () =>
  expectMarkRejected('pyrightconfig.json', include('a.py')));
