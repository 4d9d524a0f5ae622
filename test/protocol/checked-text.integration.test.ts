import { afterAll, beforeAll, expect, test } from 'vitest';
import { scriptedProject, type Script, type ScriptedProject } from '../helpers/scripted-server.ts';

const INITIALIZE = {
  documentSymbolProvider: true,
  workspaceSymbolProvider: true,
  renameProvider: { prepareProvider: true },
};
const RANGE = { start: { line: 0, character: 0 }, end: { line: 0, character: 3 } };

let project: ScriptedProject;
beforeAll(async () => {
  project = await scriptedProject({ 'a.fake': 'one\n' }, { initialize: INITIALIZE });
});
afterAll(async () => project[Symbol.asyncDispose]());

const script = async (reactions: Script): Promise<void> =>
  project.script({ initialize: INITIALIZE, ...reactions });

/** Reloads the workspace, so that it does not reuse the answers of earlier tests. */
async function change(): Promise<void> {
  await project.workspace.reload();
}

test.each([7, {}, [{}], [7], { kind: 'markdown' }, { language: 'python' }])(
  'a hover with the contents %j causes E/LS_CRASH',
  async (contents) => {
    await change();
    await script({ 'textDocument/hover': { results: [{ contents }] } });
    expect((await project.workspace.hover('a.fake@L1:C1')).error?.code).toBe('E/LS_CRASH');
  },
);

test('a hover may have the range null', async () => {
  await change();
  await script({ 'textDocument/hover': { results: [{ contents: 'one', range: null }] } });
  expect((await project.workspace.hover('a.fake@L1:C1')).facts?.hover).toMatchObject({
    contents: 'one',
    range: null,
  });
});

test('a document symbol with a name that is not a string causes E/LS_CRASH', async () => {
  await change();
  const symbol = { name: 7, kind: 12, range: RANGE, selectionRange: RANGE };
  await script({ 'textDocument/documentSymbol': { results: [[symbol]] } });
  expect((await project.workspace.symbols({ file: 'a.fake' })).error?.code).toBe('E/LS_CRASH');
});

test.each([
  [7, undefined],
  ['one', 7],
])(
  'a workspace symbol with the name %j and the container %j causes E/LS_CRASH',
  async (name, containerName) => {
    await change();
    const symbol = { name, kind: 12, containerName, location: { uri: project.uri('a.fake'), range: RANGE } };
    await script({ 'workspace/symbol': { results: [[symbol]] } });
    const { error } = await project.workspace.symbols({ query: 'one', server: 'fake' });
    expect(error?.code).toBe('E/LS_CRASH');
  },
);

test('a rename placeholder that is not a string causes E/LS_CRASH', async () => {
  await change();
  await script({ 'textDocument/prepareRename': { results: [{ range: RANGE, placeholder: 7 }] } });
  expect((await project.workspace.prepareRename('a.fake@L1:C1')).error?.code).toBe('E/LS_CRASH');
});
