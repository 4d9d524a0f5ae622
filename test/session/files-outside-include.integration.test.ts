import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replayTrace } from '../../src/replay/replay-trace.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { rawAnswers } from '../helpers/raw-answers.ts';
import { rawNames } from '../helpers/raw-names.ts';
import { rawServer } from '../helpers/raw-server.ts';
import { sdkAnswers } from '../helpers/sdk-answers.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

let folder: TemporaryFolder;
let root: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  root = path.join(folder.path, 'project');
  await writeTree(root, {
    'pyrightconfig.json': '{"include": ["src"]}',
    'src/jobs/__init__.py': 'class Job:\n    pass\n\n\nqueue: "list[Job]" = [Job()]\n',
    'src/jobs/run.py': 'import jobs\nfrom typing import cast\n\njob = cast("jobs.Job", jobs.queue[0])\n',
    'tests/test_jobs.py': 'from typing import cast\nimport jobs\n\njob = cast("jobs.Job", jobs.queue[0])\n',
  });
});

afterAll(async () => folder[Symbol.asyncDispose]());

/** The name of the module and of the class, in a file that the configuration includes and in one that it does not. */
const PLACES = [
  { file: 'src/jobs/run.py', line: 0, character: 8 },
  { file: 'src/jobs/run.py', line: 3, character: 18 },
  { file: 'src/jobs/__init__.py', line: 0, character: 7 },
  { file: 'tests/test_jobs.py', line: 1, character: 8 },
];

test('references in files that the configuration excludes are those of the raw server', async () => {
  await using workspace = await openWorkspace(root, { host: testHost() });
  const lanser = sdkAnswers(workspace);
  for (const place of PLACES) {
    // A new server: Pyright keeps what it has read for an earlier request.
    await using server = await rawServer(root);
    const raw = rawAnswers(server, await rawNames(root));
    for (const file of ['src/jobs/__init__.py', 'src/jobs/run.py']) await raw.diagnostics(file);
    const expected = await raw.at('references', place);
    expect(JSON.stringify(expected).includes('tests/')).toBe(place.file.startsWith('tests/'));
    expect(await lanser.at('references', place)).toEqual(expected);
  }
});

test('a recording of such references is replayed', async () => {
  const host = testHost();
  const file = path.join(folder.path, 'trace.jsonl');
  {
    await using workspace = await openWorkspace(root, { host, trace: { file } });
    await workspace.references('src/jobs/run.py@L1:C9');
  }
  for await (const { mismatch } of replayTrace(file, { host })) expect(mismatch).toBeUndefined();
});
