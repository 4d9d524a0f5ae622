import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Workspace } from '../../../src/registry/workspace.ts';
import { openWorkspace } from '../../../src/sdk/open-workspace.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { testHost } from '../../helpers/test-host.ts';
import { writeTree } from '../../helpers/write-tree.ts';

const TREE = {
  'shapes.py':
    'def area(w, h):\n    return w * h\n\nclass Square:\n    def side(self):\n        return area(1, 1)\n',
  'shapes.pyi': 'def area(w: int, h: int) -> int: ...\nclass Square:\n    def side(self) -> int: ...\n',
  'use.py': 'from shapes import Square, area\narea(1, 2)\nSquare().side()\n',
  'app.py': 'def total(x):\n    return x\n\ndef found(x): ...\n',
  'found.py': 'from app import found\nfound(1)\nx = [1,\n',
  'skipped.py': 'from app import total\ny = [total(1)\ndef f(:\n    return total(2)\ntotal(3)\n',
  'platform.py':
    'import sys\nif sys.platform == "nowhere":\n    def far(): ...\n    far()\ndef unused(): ...\nclass C:\n    def m(self): ...\nif sys.platform == "nowhere":\n    v = C()\n    v.m()\n',
  'uses.py': 'from missing import gone\n\n\ndef h(x):\n    gone(x.name)\n    return None  # gone\n',
  'valid.py': 'from app import total\ntotal(4)  # total of 4\n',
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

test.each([
  ['app.py:total', {}, ['skipped.py']],
  ['app.py:total', { limit: 1 }, ['skipped.py']],
  ['app.py:found', {}, undefined],
])(
  'the references of %s with %j name the files in which a syntax error may hide references',
  async (selector, options, expected) => {
    const { facts, error } = await workspace.references(selector, options);
    expect(error).toBeNull();
    expect(facts?.withSyntaxErrors).toEqual(expected);
  },
);

test('Pyright really omits references in code that it skips after a syntax error', async () => {
  const { facts } = await workspace.references('app.py:total');
  const lines = facts?.references.flatMap(({ uri, range: [line] }) => (uri === 'skipped.py' ? line + 1 : []));
  expect(lines).toEqual([1, 2]);
  expect(Object.keys(facts?.documents ?? {})).toContain('skipped.py');
});

test.each([{}, { includeDeclaration: false }])(
  'the references of a definition that Pyright does not analyse are inconclusive with %j',
  async (options) => {
    const { error } = await workspace.references('platform.py:far', options);
    expect(error).toMatchObject({ code: 'E/INCONCLUSIVE' });
    expect(error?.message).toContain('The server does not find the definition of this name');
    const { facts } = await workspace.references('platform.py:unused', options);
    expect(facts?.total).toBe(options.includeDeclaration === false ? 0 : 1);
  },
);

test.each(['platform.py:9:5', 'platform.py:10:5', 'platform.py:10:7', 'uses.py:1:21', 'uses.py:5:12'])(
  'the references of a name that Pyright does not resolve are inconclusive: %s',
  async (selector) => {
    expect((await workspace.references(selector)).error).toMatchObject({ code: 'E/INCONCLUSIVE' });
  },
);

test.each(['uses.py:6:5', 'uses.py:6:12', 'uses.py:6:20', 'app.py:1:10'])(
  'the references of a place without a name, or with a name that Pyright resolves, are not an error: %s',
  async (selector) => {
    expect((await workspace.references(selector)).error).toBeNull();
  },
);
