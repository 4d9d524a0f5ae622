import { expect, test } from 'vitest';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

const MANY = 20_000;
// A quadratic algorithm takes more than 30 seconds.
const SOON_MS = 15_000;

const assignments = Array.from({ length: MANY }, (_, index) => `name_${index} = ${index}\n`);
const TREE = {
  'm.py': `${assignments.join('')}def last(): return 1\n`,
  'same.py': 'name = 1\n'.repeat(MANY),
};

test.each([
  ['if every definition is a candidate', 'same.py@name', undefined, 'E/AMBIGUOUS', MANY],
  ['if every assignment is a candidate', 'm.py@ = ', undefined, 'E/AMBIGUOUS', MANY],
  ['if it selects one definition', `m.py@L${MANY}:C3`, 'locate', undefined, 1],
  ['if it selects a position in the function at the end', `m.py@L${MANY + 1}:C20`, 'locate', undefined, 1],
] as const)(
  'a selector in a file with 20,000 definitions has a result within the time limit: %s',
  async (_, selector, as, code, candidates) => {
    await using folder = await temporaryFolder();
    await writeTree(folder.path, TREE);
    await using workspace = await openWorkspace(folder.path, { host: testHost() });
    const { error, resolution } = await workspace.locate(selector, as === undefined ? {} : { as });
    expect(error?.code).toBe(code);
    expect(resolution?.candidates).toHaveLength(candidates);
  },
  SOON_MS,
);
