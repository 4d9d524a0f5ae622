import path from 'node:path';
import { expect, test } from 'vitest';
import { expandFiles } from '../../src/workspace/scope.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree, type Tree } from '../helpers/write-tree.ts';

const PYTHON = ['.py', '.pyi'];

async function expand(
  tree: Tree,
  patterns: readonly string[],
  signal?: AbortSignal,
): Promise<readonly string[]> {
  await using folder = await temporaryFolder();
  const root = path.join(folder.path, 'ws');
  await writeTree(root, tree);
  return await expandFiles(root, root, patterns, PYTHON, signal);
}

const LINKED: Tree = {
  'a.py': '',
  'pkg/b.py': '',
  'pkg/up': { to: '..' },
  'pkg/again': { to: '.' },
  'link.py': { to: 'a.py' },
  linked: { to: 'pkg' },
  'gone.py': { to: 'nothing' },
};

test.each([
  [['.'], ['a.py', 'pkg/b.py']],
  [['**/*.py'], ['a.py', 'pkg/b.py']],
  [['pkg'], ['pkg/b.py']],
  [['linked'], ['linked/b.py']],
  [['link.py'], ['link.py']],
  [['link.py', 'a.py'], ['a.py']],
  [['linked', 'pkg/b.py'], ['pkg/b.py']],
  [['pkg/again/b.py', 'linked'], ['linked/b.py']],
  [
    ['.', 'link.py', 'linked', 'pkg/up/pkg'],
    ['a.py', 'pkg/b.py'],
  ],
])('in a tree with links, %j expands to %j, with each file once', async (patterns, files) => {
  expect(await expand(LINKED, patterns)).toEqual(files);
});

test('expansion ends quickly if many folders link to each other', async () => {
  const folders = Array.from('abcdefghijklmnop');
  const links = folders.flatMap((from) =>
    folders.map((to) => [`${from}/to-${to}`, { to: `../${to}` }] as const),
  );
  const tree: Tree = { 'a/x.py': '', ...Object.fromEntries(links) };
  // The links form so many paths that following all of them would take too long.
  expect(await expand(tree, ['.'])).toEqual(['a/x.py']);
  expect(await expand(tree, ['**/*.py'])).toEqual(['a/x.py']);
});

const LEFT_OUT: Tree = {
  'a.py': '',
  '.hidden.py': '',
  '.tox/x.py': '',
  'node_modules/x/y.py': '',
  'pkg/__pycache__/x.py': '',
  'pkg/__editable__.other/x.py': '',
  'pkg/node_modules.py': '',
};

test.each([
  [['.'], ['a.py', 'pkg/node_modules.py']],
  [['node_modules'], ['node_modules/x/y.py']],
  [
    ['node_modules/**/*.py', 'pkg/__pycache__/*.py'],
    ['node_modules/x/y.py', 'pkg/__pycache__/x.py'],
  ],
  [
    ['.tox', '.hidden.py'],
    ['.hidden.py', '.tox/x.py'],
  ],
])(
  '%j expands to %j; an excluded file appears only if a pattern names it or the excluded folder above it',
  async (patterns, files) => {
    expect(await expand(LEFT_OUT, patterns)).toEqual(files);
  },
);

const ENVIRONMENTS: Tree = {
  'a.py': '',
  'venv/pyvenv.cfg': '',
  'venv/lib/x.py': '',
  'conda/conda-meta/history': '',
  'conda/lib/y.py': '',
  'pkg/env/pyvenv.cfg': '',
  'pkg/env/z.py': '',
  'pkg/lib/b.py': '',
};

test.each([
  [['.'], ['a.py', 'pkg/lib/b.py']],
  [['pkg'], ['pkg/lib/b.py']],
  [['venv'], ['venv/lib/x.py']],
  [
    ['venv/lib', 'conda/'],
    ['conda/lib/y.py', 'venv/lib/x.py'],
  ],
  [['venv/**/*.py'], ['venv/lib/x.py']],
])('%j expands to %j; a folder does not include the Python environments in it', async (patterns, files) => {
  expect(await expand(ENVIRONMENTS, patterns)).toEqual(files);
});

test('a folder with a name such as `a.py` adds only the sources that it contains', async () => {
  const tree = { 'a.py/x/y.txt': '', 'a.py/z.py': '', 'b.py': '' };
  expect(await expand(tree, ['.'])).toEqual(['a.py/z.py', 'b.py']);
  expect(await expand(tree, ['a.py'])).toEqual(['a.py/z.py']);
});

test.each([['.'], ['**/*.py']])(
  'an aborted expansion of %j fails instead of returning a partial list',
  async (pattern) => {
    await expect(expand(LINKED, [pattern], AbortSignal.abort())).rejects.toMatchObject({
      code: 'E/REQUEST_CANCELLED',
    });
  },
);
