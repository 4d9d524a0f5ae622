/** Writes and checks a project whose configuration includes only the folder `src`. */
import path from 'node:path';
import { expect } from 'vitest';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { rawAnswers, type Place } from '../helpers/raw-answers.ts';
import { rawNames } from '../helpers/raw-names.ts';
import { rawServer } from '../helpers/raw-server.ts';
import { sdkAnswers } from '../helpers/sdk-answers.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

export async function writePartProject(folder: string): Promise<string> {
  const root = path.join(folder, 'project');
  await writeTree(root, {
    'pyrightconfig.json': '{"include": ["src"]}',
    'src/jobs/__init__.py': 'class Job:\n    pass\n\n\nqueue: "list[Job]" = [Job()]\n',
    'src/jobs/run.py': 'import jobs\nfrom typing import cast\n\njob = cast("jobs.Job", jobs.queue[0])\n',
    'tests/test_jobs.py': 'from typing import cast\nimport jobs\n\njob = cast("jobs.Job", jobs.queue[0])\n',
  });
  return root;
}

/** Checks that the references at each position equal those of Pyright without lanser. */
export async function expectRawReferences(root: string, places: readonly Place[]): Promise<void> {
  await using workspace = await openWorkspace(root, { host: testHost() });
  const lanser = sdkAnswers(workspace);
  for (const place of places) {
    // Each position needs a new server, because Pyright searches included files and the files of earlier requests.
    await using server = await rawServer(root);
    const raw = rawAnswers(server, await rawNames(root));
    for (const file of ['src/jobs/__init__.py', 'src/jobs/run.py']) await raw.diagnostics(file);
    const expected = await raw.at('references', place);
    expect(JSON.stringify(expected).includes('tests/')).toBe(place.file.startsWith('tests/'));
    expect(await lanser.at('references', place)).toEqual(expected);
  }
}
