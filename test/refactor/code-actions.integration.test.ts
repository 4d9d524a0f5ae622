import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BundleOf, CodeActionsFacts, EditFacts } from '../../src/model/bundle.ts';
import type { CodeActionsOptions } from '../../src/refactor/code-actions-operation.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { openProject, type OpenProject } from '../helpers/real-servers.ts';
import { scriptedProject, type ScriptedProject } from '../helpers/scripted-server.ts';

type Listed = CodeActionsFacts['codeActions'];

async function listed(
  { workspace }: Pick<OpenProject, 'workspace'>,
  place: string,
  options: CodeActionsOptions = {},
): Promise<Listed> {
  const { facts, error } = await workspace.codeActions(place, options);
  expect(error).toBeNull();
  return (facts as CodeActionsFacts).codeActions;
}

async function picked(
  { workspace }: Pick<OpenProject, 'workspace'>,
  place: string,
  options: CodeActionsOptions & { readonly pick: string | number },
): Promise<BundleOf<EditFacts>> {
  return (await workspace.codeActions(place, options)) as BundleOf<EditFacts>;
}

describe('code actions of biome', () => {
  let project: OpenProject;
  beforeAll(async () => {
    project = await openProject({
      'biome.json': '{ "root": true }\n',
      'a.ts': "import { c, b } from './b';\n\nif (b == c) debugger;\n",
      'b.ts': 'export const b: number = 1;\nexport const c = 2;\n',
      'c.ts': 'export class C {\n  equal(a: number, b: number) {\n    return a == b;\n  }\n}\n',
    });
  });
  afterAll(async () => project[Symbol.asyncDispose]());
  const biome = { server: 'biome' } as const;

  test('are listed with their kinds, and filtered by kind', async () => {
    const all = await listed(project, 'a.ts@R(3,1->3,22)', biome);
    expect(all.map(({ index }) => index)).toEqual(all.map((_, at) => at));
    expect(all.map(({ kind }) => kind)).toContain('quickfix.biome.suspicious.noDoubleEquals');
    const source = await listed(project, 'a.ts@R(3,1->3,22)', { ...biome, kind: 'source' });
    expect(source.map(({ kind }) => kind)).toEqual(['source.fixAll.biome']);
    expect(await listed(project, 'a.ts@R(3,1->3,22)', { ...biome, kind: 'sour' })).toEqual([]);
  });

  test('cover all of a selected definition or line; for a position or a range, cover only that place', async () => {
    const places = ['c.ts:C.equal', 'symbol://c.ts#C.equal', 'c.ts:3', 'c.ts@L2:C3', 'c.ts@R(2,3->2,8)'];
    const kinds = await Promise.all(
      places.map(async (place) => (await listed(project, place, biome)).map(({ kind }) => kind)),
    );
    const has = kinds.map((all) => all.includes('quickfix.biome.suspicious.noDoubleEquals'));
    expect(has).toEqual([true, true, true, false, false]);
    const { edits } = await picked(project, 'c.ts:C.equal', {
      ...biome,
      pick: 'Apply unsafe fix for noDoubleEquals',
    });
    expect(edits.diff).toContain('+    return a === b;\n');
  });

  test('can be previewed by index or title, and an applied action removes the diagnostic that it fixes', async () => {
    const place = 'a.ts@R(3,5->3,11)';
    const before = folderDigest(project.folder);
    const title = 'Apply unsafe fix for noDoubleEquals';
    const actions = await listed(project, place, biome);
    const byTitle = await picked(project, place, { ...biome, pick: title });
    const index = actions.find((action) => action.title === title)?.index ?? -1;
    const byNumber = await picked(project, place, { ...biome, pick: index });
    expect([byTitle.error, byNumber.error]).toEqual([null, null]);
    expect(byNumber.edits).toEqual(byTitle.edits);
    expect(byTitle.edits.diff).toContain('-if (b == c) debugger;\n+if (b === c) debugger;\n');
    expect(folderDigest(project.folder)).toEqual(before);
    const applied = await picked(project, place, { ...biome, pick: title, apply: true });
    expect(applied.edits).toEqual({ ...byTitle.edits, applied: true });
    const { safety } = applied.facts ?? { safety: { checks: [] } };
    expect(safety.checks.find(({ name }) => name === 'verification')?.passed).toBe(true);
    expect(await readFile(path.join(project.folder, 'a.ts'), 'utf8')).toContain('if (b === c) debugger;');
    const { facts } = await project.workspace.diagnostics({ ...biome, files: ['a.ts'] });
    expect(facts?.diagnostics.some(({ rule }) => rule?.includes('noDoubleEquals'))).toBe(false);
  });
});

describe('code actions of Pyright', () => {
  test('are empty, because Pyright offers a code action only for a missing type stub', async () => {
    await using project = await openProject({ 'main.py': 'import os\nx: int = ""\n' });
    expect(await listed(project, 'main.py@R(1,1->2,12)')).toEqual([]);
    const { error } = await picked(project, 'main.py@L1:C1', { pick: 0 });
    expect(error).toMatchObject({ code: 'E/NOT_FOUND', details: { pick: 0, titles: [] } });
  });
});

describe('code actions of a server with every capability', () => {
  let project: ScriptedProject;
  beforeAll(async () => {
    project = await scriptedProject({ 'a.fake': 'one\n', 'b.fake': 'one\n' });
  });
  afterAll(async () => project[Symbol.asyncDispose]());
  const change = (name: string, newText: string): object => ({
    changes: {
      [project.uri(name)]: [
        { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 3 } }, newText },
      ],
    },
  });
  const offer = async (actions: readonly object[], more: object = {}): Promise<void> => {
    await project.script({ 'textDocument/codeAction': { results: [actions] }, ...more });
    await project.workspace.reload();
  };

  test('include an action whose edit is resolved later', async () => {
    await offer([{ title: 'Later', kind: 'refactor', data: 7 }], {
      'codeAction/resolve': { results: [{ title: 'Later', edit: change('b.fake', 'later') }] },
    });
    const { edits } = await picked(project, 'a.fake@L1:C1', { pick: 'Later' });
    expect(edits.plan?.files.map(({ uri }) => uri)).toEqual(['b.fake']);
    const resolveRequest = (await project.received()).find(({ method }) => method === 'codeAction/resolve');
    expect(resolveRequest?.params).toEqual({ title: 'Later', kind: 'refactor', data: 7 });
  });

  test('include a refactoring of tsserver, and such a refactoring may create files', async () => {
    const forwarding = 'typescript.tsserverRequest';
    const command = {
      title: 'Move',
      command: '_typescript.applyRefactoring',
      arguments: [{ refactor: 'Move' }],
    };
    const answer = (body: object): object => ({
      initialize: { executeCommandProvider: { commands: [command.command, forwarding] } },
      'workspace/executeCommand': { results: [{ body }] },
    });
    const start = { line: 0, offset: 0 };
    const inOld = { start: { line: 1, offset: 1 }, end: { line: 1, offset: 4 }, newText: 'two' };
    const edits = [
      {
        fileName: path.join(project.folder, 'new.fake'),
        textChanges: [{ start, end: start, newText: 'one\n' }],
      },
      { fileName: path.join(project.folder, 'a.fake'), textChanges: [inOld] },
    ];
    await offer([command], answer({ edits }));
    const preview = await picked(project, 'a.fake@L1:C1', { pick: 'Move' });
    expect(preview.error).toBeNull();
    expect(preview.edits.diff).toContain('--- /dev/null\n+++ b/new.fake\n@@ -0,0 +1 @@\n+one\n');
    expect(preview.edits.diff).toContain('-one\n+two\n');
    const requests = (await project.received()).filter(({ method }) => method === 'workspace/executeCommand');
    expect(requests.map(({ params }) => params)).toEqual([
      { command: forwarding, arguments: ['getEditsForRefactor', { refactor: 'Move' }] },
    ]);
    await offer([command], { ...answer({}), 'workspace/executeCommand': { results: [{}] } });
    expect((await picked(project, 'a.fake@L1:C1', { pick: 'Move' })).error?.code).toBe('E/INCONCLUSIVE');
  });

  test('include an action of a server that registers code actions dynamically and resolves edits later', async () => {
    await offer([{ title: 'Later' }], {
      initialize: { codeActionProvider: null, executeCommandProvider: null },
      register: [
        { id: '1', method: 'textDocument/codeAction', registerOptions: { resolveProvider: true } },
        { id: '2', method: 'workspace/executeCommand', registerOptions: { commands: ['another.do'] } },
      ],
      'codeAction/resolve': {
        results: [
          { title: 'Later', edit: change('b.fake', 'later'), command: { title: '', command: 'another.do' } },
        ],
      },
      'workspace/executeCommand': { results: [null], propose: change('a.fake', 'proposed') },
    });
    const { edits, error } = await picked(project, 'a.fake@L1:C1', { pick: 'Later' });
    expect(error).toBeNull();
    expect(edits.plan?.files.map(({ uri }) => uri)).toEqual(['a.fake', 'b.fake']);
  });

  test('include commands; a command of the server that proposes an edit can be picked, but a command of the editor cannot', async () => {
    const command = { title: 'Do', command: 'scripted.do', arguments: ['x'] };
    await offer([command, { title: 'Show', command: 'editor.show' }], {
      'workspace/executeCommand': { results: [null], propose: change('a.fake', 'done') },
    });
    expect(await listed(project, 'a.fake@L1:C1')).toMatchObject([
      { title: 'Do', kind: null },
      { title: 'Show', kind: null },
    ]);
    const { edits } = await picked(project, 'a.fake@L1:C1', { pick: 0, apply: true });
    expect(edits.applied).toBe(true);
    expect(await readFile(path.join(project.folder, 'a.fake'), 'utf8')).toBe('done\n');
    expect((await picked(project, 'a.fake@L1:C1', { pick: 1 })).error?.code).toBe('E/UNSUPPORTED_CAP');
  });

  test('include an action with both an edit and a command', async () => {
    const both = {
      title: 'Both',
      edit: change('a.fake', 'two'),
      command: { title: '', command: 'scripted.do' },
    };
    await offer([both], {
      'workspace/executeCommand': { results: [null], propose: change('b.fake', 'three') },
    });
    const { edits } = await picked(project, 'a.fake@L1:C1', { pick: 0 });
    expect(edits.plan?.files.map(({ uri }) => uri)).toEqual(['a.fake', 'b.fake']);
  });

  test('are rejected if they are disabled, or if their title is unknown or ambiguous', async () => {
    await offer([
      { title: 'Not now', disabled: { reason: 'because' } },
      { title: 'Twice', edit: change('a.fake', 'x') },
      { title: 'Twice', edit: change('a.fake', 'y') },
    ]);
    expect((await listed(project, 'a.fake@L1:C1'))[0]?.disabled).toBe('because');
    const codes = await Promise.all(
      ['Not now', 'Twice', 'Never', 1].map(
        async (pick) => (await picked(project, 'a.fake@L1:C1', { pick })).error?.code ?? 'ok',
      ),
    );
    expect(codes).toEqual(['E/UNSUPPORTED_CAP', 'E/AMBIGUOUS', 'E/NOT_FOUND', 'ok']);
  });

  test('are rejected if they are malformed or their command fails', async () => {
    for (const nonsense of [
      { not: 'a list' },
      [null],
      [7],
      [{ title: 7 }],
      [{ title: 'Do', kind: 7 }],
    ] as readonly object[]) {
      await offer(nonsense as readonly object[]);
      expect((await picked(project, 'a.fake@L1:C1', { pick: 0 })).error?.code, JSON.stringify(nonsense)).toBe(
        'E/LS_CRASH',
      );
    }
    await offer([{ title: 'Do', command: 'scripted.do' }], {
      'workspace/executeCommand': { error: { code: -32603, message: 'broken' } },
    });
    const before = folderDigest(project.folder);
    expect((await picked(project, 'a.fake@L1:C1', { pick: 0, apply: true })).error?.code).toBe('E/LS_CRASH');
    expect(folderDigest(project.folder)).toEqual(before);
  });
});
