import { expect, test } from 'vitest';
import { scriptedProject } from '../helpers/scripted-server.ts';

const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 4 } };
const NONE = { kind: 'full', items: [] };
const ONE = { kind: 'full', items: [{ range, message: 'a defect', severity: 1 }] };
const TREE = { 'a.fake': 'word\n' };

test('while a server loads the project, lanser waits for complete diagnostics, definitions and hovers', async () => {
  await using project = await scriptedProject(TREE, { initialize: { definitionProvider: true } });
  const { workspace } = project;
  await project.script({
    initialize: { definitionProvider: true },
    loadsMs: 1000,
    'textDocument/diagnostic': { results: [ONE] },
    'textDocument/definition': { results: [{ uri: project.uri('a.fake'), range }] },
    'textDocument/hover': { results: [{ contents: 'a word' }] },
  });
  const { facts } = await workspace.diagnostics({ files: ['a.fake'] });
  expect(facts?.diagnostics.map(({ message }) => message)).toEqual(['a defect']);
  await workspace.reload();
  expect((await workspace.definition('a.fake@L1:C1')).facts?.definitions).toHaveLength(1);
  await workspace.reload();
  expect((await workspace.hover('a.fake@L1:C1')).facts?.hover).toMatchObject({ contents: 'a word' });
});

test('diagnostics are pulled until two consecutive answers are equal, also if the server requests a refresh', async () => {
  await using project = await scriptedProject(TREE);
  await project.script({ 'textDocument/diagnostic': { results: [NONE, ONE, ONE], refreshAt: 0 } });
  const { facts } = await project.workspace.diagnostics({ files: ['a.fake'] });
  expect(facts?.diagnostics.map(({ message }) => message)).toEqual(['a defect']);
});

test('pulled diagnostics that differ each time cause E/INCONCLUSIVE', async () => {
  await using project = await scriptedProject(TREE);
  await project.script({ 'textDocument/diagnostic': { results: [NONE, ONE] } });
  expect((await project.workspace.diagnostics({ files: ['a.fake'] })).error?.code).toBe('E/INCONCLUSIVE');
});
