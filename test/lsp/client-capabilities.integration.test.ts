import { expect, test } from 'vitest';
import { scriptedProject } from '../helpers/scripted-server.ts';

test('a server that could register its features late announces them at the start, so that the first request succeeds', async () => {
  const script = {
    registersLate: ['hover', 'rename'],
    'textDocument/hover': { results: [{ contents: 'a word' }] },
  };
  await using project = await scriptedProject({ 'a.fake': 'word\n' }, script);
  const { facts, error } = await project.workspace.hover('a.fake@L1:C1');
  expect(error).toBeNull();
  expect(facts?.hover).toMatchObject({ contents: 'a word' });
});
