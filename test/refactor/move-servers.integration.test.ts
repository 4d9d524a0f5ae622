import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Check } from '../../src/model/bundle.ts';
import type { Message } from '../helpers/lsp-program.ts';
import { scriptedProject, type ScriptedProject } from '../helpers/scripted-server.ts';
import { writeTree } from '../helpers/write-tree.ts';

const WILL = 'workspace/willRenameFiles';
const DID = 'workspace/didRenameFiles';
const TREE = {
  'pkg/one.fake': 'use other\n',
  'pkg/two.fake': 'use one\n',
  'main.fake': 'use pkg/one\n',
  'unrelated.fake': 'nothing\n',
};

const filters = (...patterns: readonly object[]): object => ({
  filters: patterns.map((pattern) => ({ scheme: 'file', pattern })),
});
const FILES = { glob: '**/*.{fake,other}', matches: 'file' };
const FOLDERS = { glob: '**', matches: 'folder' };

let project: ScriptedProject;
let seen = 0;
beforeAll(async () => {
  project = await scriptedProject(TREE);
});
afterAll(async () => project[Symbol.asyncDispose]());
beforeEach(async () => {
  for (const name of ['new', 'moved']) {
    await rm(path.join(project.folder, name), { recursive: true, force: true });
  }
  await writeTree(project.folder, TREE);
  seen = (await project.received()).length;
});

/** Returns the parameters of this method's messages since the start of the test, with relative file names. */
async function messagesOf(method: string): Promise<readonly unknown[]> {
  const messages: readonly Message[] = (await project.received()).slice(seen);
  const root = `${project.uri('')}/`;
  return messages
    .filter((message) => message.method === method)
    .map(({ params }) => JSON.parse(JSON.stringify(params ?? null).replaceAll(root, '')) as unknown);
}

async function script(willRename: object, results: readonly unknown[], didRename?: object): Promise<void> {
  await project.script({
    initialize: { workspace: { fileOperations: { willRename, didRename } } } as never,
    [WILL]: { results },
  });
  await project.workspace.reload();
}

function imports(checks: readonly Check[] | undefined): Check | undefined {
  return checks?.find(({ name }) => name === 'imports');
}

const editOf = (name: string): unknown => ({
  changes: {
    [project.uri(name)]: [
      { range: { start: { line: 0, character: 4 }, end: { line: 0, character: 7 } }, newText: 'new' },
    ],
  },
});

test('if the server registers filters for folders, the request and the notification about a moved folder contain only the folder', async () => {
  await script(filters(FILES, FOLDERS), [editOf('main.fake')], filters(FOLDERS));
  const { error, edits } = await project.workspace.renameFile('pkg', 'new/pkg', {
    apply: true,
    allowDirty: true,
  });
  expect([error, edits.applied]).toEqual([null, true]);
  const pair = { oldUri: 'pkg', newUri: 'new/pkg' };
  expect((await messagesOf(WILL))[0]).toEqual({ files: [pair] });
  expect(await messagesOf(DID)).toEqual([{ files: [pair] }]);
  expect(existsSync(path.join(project.folder, 'new/pkg/one.fake'))).toBe(true);
});

test('if the server registers only filters for files, the request and the notification about a moved folder contain each file', async () => {
  await script(filters(FILES), [null], filters(FILES));
  await project.workspace.renameFile('pkg', 'moved', { apply: true, allowDirty: true });
  const files = [
    { oldUri: 'pkg/one.fake', newUri: 'moved/one.fake' },
    { oldUri: 'pkg/two.fake', newUri: 'moved/two.fake' },
  ];
  expect((await messagesOf(WILL))[0]).toEqual({ files });
  expect(await messagesOf(DID)).toEqual([{ files }]);
});

test('before the request about a moved file, exactly this file and the files that mention it are open', async () => {
  await script(filters(FILES), [null]);
  await project.workspace.renameFile('pkg/one.fake', 'pkg/eins.fake');
  const messages = (await project.received()).slice(seen);
  const willIndex = messages.findIndex(({ method }) => method === WILL);
  const opened = messages
    .slice(0, willIndex)
    .filter(({ method }) => method === 'textDocument/didOpen')
    .map(({ params }) => (params as { readonly uri: string }).uri);
  expect(opened.toSorted()).toEqual(['main.fake', 'pkg/one.fake', 'pkg/two.fake'].map(project.uri));
  expect(await messagesOf(DID)).toEqual([]);
});

test.each([
  ['pkg/__init__.fake', 'use pkg\n'],
  ['pkg/api.d.fake', 'use api\n'],
])(
  'the move of %s opens a file that mentions only the import name of the moved file',
  async (moved, importer) => {
    await writeTree(project.folder, { [moved]: 'x\n', 'importer.fake': importer });
    await script(filters(FILES), [null]);
    await project.workspace.renameFile(moved, 'new/other.fake');
    const opened = (await messagesOf('textDocument/didOpen')).map(
      (params) => (params as { readonly uri: string }).uri,
    );
    expect(opened).toContain('importer.fake');
  },
);

test('a server that is still loading is queried until its response is stable', async () => {
  await script(filters(FILES), [null, editOf('main.fake'), editOf('main.fake')]);
  const { edits, facts } = await project.workspace.renameFile('pkg/one.fake', 'pkg/eins.fake');
  expect(edits.plan?.files.map(({ uri }) => uri).toSorted()).toEqual(['main.fake', 'pkg/one.fake']);
  expect(imports(facts?.safety.checks)?.passed).toBe(true);
});

test('a server whose responses alternate makes the move inconclusive', async () => {
  await script(filters(FILES), [null, editOf('main.fake')]);
  const { error, facts } = await project.workspace.renameFile('pkg/one.fake', 'pkg/eins.fake');
  expect([error?.code, facts]).toEqual(['E/INCONCLUSIVE', null]);
});

test('a server whose filters do not match the file receives no request, and the check of imports fails', async () => {
  await script(filters({ glob: '**/*.other' }), [editOf('main.fake')]);
  const { facts } = await project.workspace.renameFile('pkg/one.fake', 'pkg/eins.fake');
  expect(await messagesOf(WILL)).toEqual([]);
  expect(imports(facts?.safety.checks)?.passed).toBe(false);
});

test('a move is not ready to apply if it edits a configuration file that no server checks', async () => {
  await writeTree(project.folder, { 'tsconfig.json': '{ "one": 1 }\n' });
  await script(filters(FILES), [editOf('tsconfig.json')]);
  const { facts } = await project.workspace.renameFile('pkg/one.fake', 'pkg/eins.fake');
  const check = facts?.safety.checks.find(({ name }) => name === 'configuration');
  expect(check).toMatchObject({ passed: false });
  expect(check?.detail).toContain('The edit changes tsconfig.json, which no server checks.');
  expect(facts?.safety.ready).toBeLessThan(1);
});
