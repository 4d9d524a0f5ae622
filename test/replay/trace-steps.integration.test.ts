import path from 'node:path';
import { expect, test } from 'vitest';
import { traceSteps } from '../../src/replay/trace-steps.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

test('if a step reads a file with the name `__proto__`, the documents of the step contain the file', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'work/a.py': '', ['work/__proto__']: 'one\n' });
  const file = path.join(folder.path, 'run.jsonl');
  {
    const host = testHost({ HOME: path.join(folder.path, 'home') });
    await using workspace = await openWorkspace(path.join(folder.path, 'work'), { host, trace: { file } });
    await workspace.locate('__proto__@L1:C1');
  }
  const names: string[][] = [];
  for await (const { documents } of traceSteps(file, {})) names.push(Object.keys(documents));
  expect(names).toEqual([['__proto__']]);
});
