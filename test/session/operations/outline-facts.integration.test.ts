import { expect, test } from 'vitest';
import { compactAnswer } from '../../../src/sdk/compact-answer.ts';
import { openWorkspace } from '../../../src/sdk/open-workspace.ts';
import { schemaErrors } from '../../helpers/schemas.ts';
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

test('`unlisted` contains the definitions that the outline of the server lacks, and the compact answer counts them', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, {
    'jobs.py': JOBS,
    'plain.py': 'class A:\n    def b(self):\n        def c(): ...\n',
  });
  await using workspace = await openWorkspace(folder.path, { host: testHost({}) });
  for (const [options, listed, unlisted] of [
    [{ file: 'jobs.py' }, ['Job', 'stop', 'inner'], [4, 5, 8, 11, 15, 16]],
    [{ selector: 'jobs.py' }, ['Job', 'stop', 'inner'], [4, 5, 8, 11, 15, 16]],
    [{ selector: 'jobs.py:4-5' }, [], [4, 5]],
    [{ selector: 'jobs.py:16:13' }, [], [15, 16]],
    [{ selector: 'jobs.py:19-21' }, ['Job', 'stop', 'inner'], undefined],
    [{ file: 'plain.py' }, ['A', 'b', 'c'], undefined],
  ] as const) {
    const bundle = await workspace.symbols(options);
    expect(schemaErrors('bundle', bundle)).toEqual([]);
    const { facts } = bundle;
    expect(facts?.symbols.filter(({ kind }) => kind !== 'Variable').map(({ name }) => name)).toEqual(listed);
    expect(facts?.unlisted?.map(({ range: [line] }) => line + 1)).toEqual(unlisted);
    const compact = await compactAnswer(workspace, bundle);
    const count = unlisted?.length;
    expect(compact).toContain(
      count === undefined ? 'complete' : `incomplete: the server does not list ${count} definitions`,
    );
    expect(compact.includes('incomplete')).toBe(count !== undefined);
  }
});
