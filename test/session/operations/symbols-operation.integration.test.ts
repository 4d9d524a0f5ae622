import { expect, test } from 'vitest';
import { compactAnswer } from '../../../src/sdk/compact-answer.ts';
import { openWorkspace } from '../../../src/sdk/open-workspace.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { testHost } from '../../helpers/test-host.ts';
import { writeTree } from '../../helpers/write-tree.ts';

const JOBS = `import sys


class Job:
    def start(self): ...

    @property
    def state(self): return 1

    @state.setter
    def state(self, v): ...


if sys.platform == "nowhere":
    class Far:
        def x(self): ...


class Job:
    def stop(self):
        def inner(): ...
`;

test('a search of symbols states what it does not search, and needs a text', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'jobs.py': JOBS });
  await using workspace = await openWorkspace(folder.path, { host: testHost({}) });
  const bundle = await workspace.symbols({ query: 'Far' });
  expect(bundle.facts?.symbols).toEqual([]);
  const compact = await compactAnswer(workspace, bundle);
  expect(compact).toContain('all that the server lists: usually one definition of a name');
  expect(compact).not.toContain('complete');
  await expect(workspace.symbols({ query: '' })).rejects.toMatchObject({ code: 'E/USAGE' });
});
