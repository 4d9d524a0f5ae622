import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Workspace } from '../../src/registry/workspace.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

const TREE = {
  'shapes.py':
    'def area(w, h):\n    return w * h\n\nclass Square:\n    def side(self):\n        return area(1, 1)\n',
  'shapes.pyi': 'def area(w: int, h: int) -> int: ...\nclass Square:\n    def side(self) -> int: ...\n',
  'use.py': 'from shapes import Square, area\narea(1, 2)\nSquare().side()\n',
};

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let workspace: Workspace;

beforeAll(async () => {
  folder = await temporaryFolder();
  await writeTree(folder.path, TREE);
  workspace = await openWorkspace(folder.path, { host: testHost({}) });
});

afterAll(async () => {
  await workspace[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const AREA = ['shapes.py:1', 'shapes.py:6', 'shapes.pyi:1', 'use.py:1', 'use.py:2'];

test.each([
  ['shapes.py:area', {}, AREA],
  ['shapes.py:area', { includeDeclaration: false }, ['shapes.py:6', 'use.py:1', 'use.py:2']],
  ['shapes.py:Square.side', {}, ['shapes.py:5', 'shapes.pyi:3', 'use.py:3']],
])(
  'the references of %s with %j include those that Pyright finds through the stub',
  async (selector, options, expected) => {
    const { facts, error } = await workspace.references(selector, options);
    expect(error).toBeNull();
    expect(facts?.references.map(({ uri, range: [line] }) => `${uri}:${line + 1}`)).toEqual(expected);
    expect(facts?.total).toBe(expected.length);
  },
);
