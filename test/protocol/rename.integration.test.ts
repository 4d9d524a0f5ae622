import { expect, test } from 'vitest';
import { scriptedProject } from '../helpers/scripted-server.ts';

const PREPARE = 'textDocument/prepareRename';
const RANGE = { start: { line: 0, character: 0 }, end: { line: 0, character: 3 } };
const PREPARED = { uri: 'a.fake', range: [0, 0, 0, 3], placeholder: 'one' };

test.each([
  [
    'is asked for the range of the name',
    { prepareProvider: true },
    { range: RANGE, placeholder: 'one' },
    PREPARED,
  ],
  ['may refuse the position', { prepareProvider: true }, null, null],
  // Without `prepareProvider`, lanser looks for a word. It finds none, because it has no grammar for `a.fake`.
  ['without prepareProvider is not asked for the range of the name', {}, { range: RANGE }, null],
])('dynamically registered renames: the server %s', async (_, registerOptions, result, prepareRename) => {
  const register = [{ id: 'r', method: 'textDocument/rename', registerOptions }];
  await using project = await scriptedProject(
    { 'a.fake': 'one\n' },
    {
      initialize: { renameProvider: false },
      register,
      'textDocument/hover': { results: [null] },
      [PREPARE]: { results: [result] },
    },
  );
  // Waits for the registration, which arrives before the response to the hover request.
  await project.workspace.hover('a.fake:1:1');
  const bundle = await project.workspace.prepareRename('a.fake:1:1');
  expect(bundle.error ?? null).toBeNull();
  expect(bundle.facts?.prepareRename).toEqual(prepareRename);
  const isAsked = (await project.received()).some(({ method }) => method === PREPARE);
  expect(isAsked).toBe('prepareProvider' in registerOptions);
});
