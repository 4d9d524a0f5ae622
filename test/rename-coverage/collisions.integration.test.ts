import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProject, type OpenProject } from '../helpers/real-servers.ts';

let project: OpenProject;
beforeAll(async () => {
  project = await openProject({
    'pkg/__init__.py': 'def foo(): return 1\n\n\ndef outer(local: int): return local\n',
    'pkg/bar.py': 'def qux(): return 2\n',
    'pkg/inner/part.py': '',
    'box.py': 'class Box:\n    def size(self) -> int: ...\n    def __len__(self) -> int: ...\n',
    'main.py': 'from pkg import foo\nfrom pkg.bar import qux\nprint(foo(), qux())\n',
  });
});
afterAll(async () => project[Symbol.asyncDispose]());

test.each([
  ['pkg/__init__.py:foo', 'bar', 'pkg already has "bar" (a module of this package).', 'pkg/bar.py'],
  [
    'pkg/__init__.py:foo',
    'inner',
    'pkg already has "inner" (a module of this package).',
    'pkg/inner/part.py',
  ],
  ['pkg/__init__.py:foo', 'main', '"main" is free at all edited places.', undefined],
  ['pkg/__init__.py@L4:C11', 'bar', '"bar" is free at all edited places.', undefined],
  ['pkg/bar.py:qux', 'bar', '"bar" is free at all edited places.', undefined],
])(
  'a new name collides with a module only if the renamed symbol is an attribute of the package of the module: %s, %s',
  async (selector, newName, detail, place) => {
    const { facts } = await project.workspace.rename(selector, newName);
    const check = facts?.safety.checks.find(({ name }) => name === 'collisions');
    expect([check?.detail, check?.places?.[0]?.uri]).toEqual([detail, place]);
    expect(check?.passed).toBe(place === undefined);
  },
);

test.each([
  ['size', '__bool__', null],
  ['size', '__bool', true],
  ['__len__', '__bool__', true],
])(
  'if the new name is free, the check `collisions` is undecided only if an ordinary name becomes special: %s, %s',
  async (name, newName, passed) => {
    const { facts } = await project.workspace.rename(`py://box#Box.${name}`, newName);
    const check = facts?.safety.checks.find((one) => one.name === 'collisions');
    expect(check?.passed).toBe(passed);
  },
);
