import { expect, test } from 'vitest';
import { scriptedProject } from '../helpers/scripted-server.ts';

test.each<[what: string, text: string, times: number, edits: number]>([
  ['one text of 20 million characters', 'x', 20_000_000, 1],
  ['three texts of two million lines each', '\n', 2_000_000, 3],
])('an edit with %s causes an error that states the limit', async (_, text, times, edits) => {
  await using project = await scriptedProject({ 'a.fake': 'target one\n' });
  await project.script({
    'textDocument/prepareRename': { results: [null] },
    'textDocument/rename': { huge: { uri: project.uri('a.fake'), text, times, edits } },
  });
  const { status, error } = await project.workspace.rename('a.fake@L1:C1', 'other');
  expect([status, error]).toMatchObject(['error', { code: 'E/INCONCLUSIVE' }]);
  expect(error?.message).toMatch(
    /^fake returned an edit with \d+\.\d million characters of new text; the limit is 4\.2 /u,
  );
});

test('an edit with a text of one million characters can be previewed', async () => {
  await using project = await scriptedProject({ 'a.fake': 'target one\n' });
  const huge = { uri: project.uri('a.fake'), text: 'x', times: 1_000_000, edits: 1 };
  await project.script({
    'textDocument/prepareRename': { results: [null] },
    'textDocument/rename': { huge },
  });
  const { status, edits } = await project.workspace.rename('a.fake@L1:C1', 'other');
  expect([status, edits?.plan?.files.length]).toEqual(['ok', 1]);
});
