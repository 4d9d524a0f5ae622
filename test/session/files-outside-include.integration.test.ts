import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replayTrace } from '../../src/replay/replay-trace.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { expectRawReferences, writePartProject } from './part-project.ts';

let folder: TemporaryFolder;
let root: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  root = await writePartProject(folder.path);
});

afterAll(async () => folder[Symbol.asyncDispose]());

// Requests at other positions are in files-outside-include.slow.test.ts.
test('references queried in files inside and outside `include` equal those of Pyright without lanser', async () =>
  expectRawReferences(root, [
    { file: 'src/jobs/run.py', line: 0, character: 8 },
    { file: 'tests/test_jobs.py', line: 1, character: 8 },
  ]));

test('a trace with references in a file outside `include` can be replayed', async () => {
  const host = testHost();
  const file = path.join(folder.path, 'trace.jsonl');
  {
    await using workspace = await openWorkspace(root, { host, trace: { file } });
    const { facts } = await workspace.references('tests/test_jobs.py@L2:C9');
    expect(facts?.references.map(({ uri }) => uri)).toContain('tests/test_jobs.py');
  }
  const mismatches: unknown[] = [];
  for await (const { mismatch } of replayTrace(file, { host })) mismatches.push(mismatch);
  expect(mismatches).toEqual([undefined]);
});
