import os from 'node:os';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace } from '../../../src/sdk/open-workspace.ts';
import type { Workspace } from '../../../src/registry/workspace.ts';
import { verifyTrace } from '../../../src/replay/verify-trace.ts';
import { scriptedProject, type ScriptedProject } from '../../helpers/scripted-server.ts';
import { testHost } from '../../helpers/test-host.ts';

const PLACE = 'a.fake@L1:C1';

/** A project with a server that returns the project's folder, the user's home folder and other paths. */
let project: ScriptedProject;
let beside: string;
let home: string;
beforeAll(async () => {
  project = await scriptedProject({ 'a.fake': 'word\n' });
  beside = path.dirname(project.folder);
  home = path.join(beside, 'home');
});
afterAll(async () => project[Symbol.asyncDispose]());

/** Records work on the project. Returns the path and the lines of the trace. */
async function recorded(
  name: string,
  work: (workspace: Workspace) => Promise<unknown>,
): Promise<{ readonly file: string; readonly lines: readonly string[] }> {
  const file = path.join(beside, `${name}.jsonl`);
  {
    const host = testHost({ HOME: home });
    await using workspace = await openWorkspace(project.folder, { host, trace: { file } });
    await work(workspace);
  }
  return { file, lines: (await readFile(file, 'utf8')).trimEnd().split('\n') };
}

function expectNoPaths(lines: readonly string[]): void {
  const text = lines.join('\n');
  for (const canary of [beside, pathToFileURL(beside).href, '/srv/canary', process.cwd(), process.execPath]) {
    expect(text).not.toContain(canary);
  }
}

test('if a server returns the path of the workspace, the trace does not contain the path and can be replayed elsewhere', async () => {
  const { folder } = project;
  const texts = [
    `cwd: ${folder}`,
    `in "${folder}/a.fake" \${workspace} $${folder} [x](${pathToFileURL(folder).href}/a%2Efake#L1)`,
    '/users/all/posts',
  ];
  await project.script({
    'textDocument/hover': { results: texts.map((value) => ({ contents: { kind: 'plaintext', value } })) },
    'textDocument/codeAction': {
      results: [
        [
          {
            title: 'Open',
            command: { title: 'x', command: 'y', arguments: [folder, 'file:///srv/canary/x.py'] },
          },
        ],
      ],
    },
  });
  const { file, lines } = await recorded('answers', async (workspace) => {
    for (const _ of texts) await workspace.hover(PLACE);
    await workspace.request('textDocument/hover', { selector: PLACE });
    await workspace.codeActions(PLACE);
    await workspace.status();
  });
  expectNoPaths(lines);
  expect(lines.join('\n')).toContain('"arguments":["${workspace}","${outside:uri}/x.py"]');
  const { conclusion, firstDifference } = await verifyTrace(file, 'run', { host: testHost() });
  expect([conclusion, firstDifference]).toEqual(['match', null]);
});

test('if a server returns the path of the home folder, the trace does not contain the path and can be replayed', async () => {
  const { folder } = project;
  const reported = `${home}/.netrc ${pathToFileURL(home).href}/x ${os.tmpdir()}/y ${folder}`;
  await project.script({
    'textDocument/hover': { results: [{ contents: { kind: 'plaintext', value: reported } }] },
    'textDocument/rename': { error: { code: -32803, message: `cannot read ${reported}` } },
  });
  const { file, lines } = await recorded('names', async (workspace) => {
    await workspace.hover(PLACE);
    await workspace.rename(PLACE, 'other');
  });
  expectNoPaths(lines);
  // The path of a common folder such as /tmp is not secret, so the recorded hover text keeps this path.
  const hidden = `\${home}/.netrc \${home:uri}/x ${os.tmpdir()}/y \${workspace}`;
  expect(lines.join('\n')).toContain(`"value":"${hidden}"`);
  expect(lines.join('\n')).toContain('Message: cannot read home:.netrc file://home:x external:y .');
  const { conclusion, firstDifference } = await verifyTrace(file, 'run', { host: testHost() });
  expect([conclusion, firstDifference]).toEqual(['match', null]);
});
