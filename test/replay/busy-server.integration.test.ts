import path from 'node:path';
import { expect, test } from 'vitest';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { verifyTrace } from '../../src/replay/verify-trace.ts';
import { scriptedProject } from '../helpers/scripted-server.ts';
import { testHost } from '../helpers/test-host.ts';

test('a request that was repeated because the server was busy is repeated in the replay', async () => {
  await using project = await scriptedProject({ 'a.fake': 'word\n' });
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 4 } };
  const edit = { changes: { [project.uri('a.fake')]: [{ range, newText: 'name' }] } };
  await project.script({
    'textDocument/prepareRename': { results: [range] },
    'textDocument/rename': { results: [edit], busyAt: 1 },
  });
  const file = path.join(path.dirname(project.folder), 'run.jsonl');
  {
    await using workspace = await openWorkspace(project.folder, { host: testHost(), trace: { file } });
    expect(await workspace.rename('a.fake@L1:C1', 'name')).toMatchObject({ status: 'ok' });
  }
  const requests = (await project.received()).filter(({ method }) => method === 'textDocument/rename');
  // lanser repeats the request until two successive answers are equal and the server is not busy. Just before the
  // second response, the server reports that it is busy, so lanser sends a third request.
  expect(requests).toHaveLength(3);
  expect(await verifyTrace(file, 'run.jsonl', { host: testHost() })).toMatchObject({
    conclusion: 'match',
    bundles: 1,
  });
});
