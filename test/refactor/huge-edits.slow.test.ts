import { expect, test } from 'vitest';
import { scriptedProject } from '../helpers/scripted-server.ts';

test('an edit of 300 MB causes an error that states the limit', async () => {
  await using project = await scriptedProject({ 'a.fake': 'target one\n' });
  const huge = { uri: project.uri('a.fake'), text: 'x', times: 150_000_000, edits: 2 };
  await project.script({
    'textDocument/prepareRename': { results: [null] },
    'textDocument/rename': { huge },
  });
  const { status, error } = await project.workspace.rename('a.fake@L1:C1', 'other');
  expect([status, error]).toMatchObject(['error', { code: 'E/LS_CRASH' }]);
  expect(error?.message).toMatch(/it sent a message of \d+ MiB; the limit is 256 MiB/u);
});
