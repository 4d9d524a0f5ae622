import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Workspace } from '../../../src/registry/workspace.ts';
import { openWorkspace } from '../../../src/sdk/open-workspace.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { testHost } from '../../helpers/test-host.ts';
import { writeTree } from '../../helpers/write-tree.ts';

const TREE = {
  'a.py':
    'import sys\nif sys.platform == "nowhere":\n    def far(x): return x\ndef near():\n    return 1\nif sys.platform == "nowhere":\n    print(near())\n',
  'broken.py': 'y = z.q\nclass C:\n    def m(self): ...\n\ndef broken(:\n    x = C()\n    x.m()\n',
  'names.py':
    'import missing\n\n\ndef f(x, **options):\n    x.name\n    return None\n\n\nf(print, option=1)\nname = "text"\n',
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

const OPERATIONS = ['definition', 'declaration', 'typeDefinition'] as const;

test.each(['far', 'a.py:3:23', 'a.py:7:11', 'broken.py:7:7'])(
  'a place in code that Pyright skips is inconclusive: %s',
  async (selector) => {
    for (const operation of OPERATIONS) {
      const { error } = await workspace[operation](selector);
      expect(error).toMatchObject({ code: 'E/INCONCLUSIVE' });
    }
  },
);

test.each([
  'names.py:1:8',
  'names.py:5:7',
  'names.py:6:5',
  'names.py:6:12',
  'names.py:9:10',
  'names.py:10:10',
])('a place without a definition is not an error in code that Pyright analyses: %s', async (selector) => {
  for (const operation of OPERATIONS) expect((await workspace[operation](selector)).error).toBeNull();
});

test('a syntax error does not affect the code before it', async () => {
  expect((await workspace.definition('broken.py:1:7')).facts?.definitions).toEqual([]);
});
