import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TextEdit, WorkspaceEdit } from 'vscode-languageserver-protocol';
import type { BundleOf, EditFacts } from '../../src/model/bundle.ts';
import type { RenameOptions } from '../../src/refactor/rename-operation.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { scriptedProject, type ScriptedProject } from '../helpers/scripted-server.ts';

let project: ScriptedProject;
beforeAll(async () => {
  project = await scriptedProject({
    'a.fake': 'one two\nthree one\n',
    'b.fake': 'one\n',
    'folder/c.fake': 'one\n',
    '../beside.fake': 'one\n',
    '../elsewhere/beside.fake': 'one\n',
  });
  await symlink('../beside.fake', path.join(project.folder, 'leads-out.fake'));
  await symlink('../elsewhere', path.join(project.folder, 'elsewhere'));
  await symlink('a.fake', path.join(project.folder, 'leads-to-a.fake'));
});
afterAll(async () => project[Symbol.asyncDispose]());

const edit = (line: number, from: number, to: number, newText: string, annotationId?: string): TextEdit => ({
  range: { start: { line, character: from }, end: { line, character: to } },
  newText,
  ...(annotationId === undefined ? {} : { annotationId }),
});
const FIRST = edit(0, 0, 3, 'uno');
const changes = (uri: string, ...edits: readonly TextEdit[]): WorkspaceEdit => ({
  changes: { [uri]: [...edits] },
});

let requests = 0;

/** Returns a new name at each call, because a repeated request would be answered from the cache. */
function anotherName(): string {
  requests += 1;
  return `uno${requests}`;
}

/**
 * Renames the first name in a.fake. The server responds with `answer`. Checks that a preview or a failed edit
 * writes nothing.
 */
async function previewed(answer: object | null, options: RenameOptions = {}): Promise<BundleOf<EditFacts>> {
  await project.script({ 'textDocument/rename': { results: [answer] } });
  const before = folderDigest(project.folder);
  const bundle = await project.workspace.rename('a.fake@L1:C1', anotherName(), options);
  if (options.apply !== true || bundle.error !== null) {
    expect(folderDigest(project.folder)).toEqual(before);
  }
  return bundle;
}

async function text(name: string): Promise<string> {
  return readFile(path.join(project.folder, name), 'utf8');
}

describe('a WorkspaceEdit of the server', () => {
  test('can contain `changes` of several files, in any order and with a duplicate', async () => {
    const { edits, facts } = await previewed({
      changes: {
        [project.uri('b.fake')]: [FIRST],
        [project.uri('a.fake')]: [edit(1, 6, 9, 'uno'), FIRST, FIRST],
      },
    });
    expect(edits.plan?.files.map(({ uri, edits: list }) => [uri, list.map(({ range }) => range)])).toEqual([
      [
        'a.fake',
        [
          [0, 0, 0, 3],
          [1, 6, 1, 9],
        ],
      ],
      ['b.fake', [[0, 0, 0, 3]]],
    ]);
    expect(edits.applied).toBe(false);
    expect(facts?.diagnosticsAfter).toEqual({ error: 0, warning: 0, information: 0 });
  });

  test('can contain the same change of a file and of a link to the file, and the file changes once', async () => {
    const change = edit(0, 0, 3, 'unos');
    const twice = (one: string, other: string): WorkspaceEdit => ({
      changes: { [project.uri(one)]: [change, edit(1, 6, 9, 'unos')], [project.uri(other)]: [change] },
    });
    for (const answer of [twice('a.fake', 'leads-to-a.fake'), twice('leads-to-a.fake', 'a.fake')]) {
      const { edits } = await previewed(answer);
      expect(edits.plan?.files.map(({ uri }) => uri)).toEqual(['a.fake']);
      expect(edits.diff).toContain('-one two\n+unos two\n-three one\n+three unos\n');
    }
  });

  test('can contain `documentChanges` that create, edit, move and delete, in order', async () => {
    const { uri } = project;
    const whole = {
      documentChanges: [
        { kind: 'create', uri: uri('new.fake') },
        { textDocument: { uri: uri('new.fake'), version: null }, edits: [edit(0, 0, 0, 'fresh\n')] },
        { kind: 'rename', oldUri: uri('b.fake'), newUri: uri('folder/moved.fake') },
        { textDocument: { uri: uri('folder/moved.fake'), version: null }, edits: [FIRST] },
        { kind: 'delete', uri: uri('folder/c.fake') },
      ],
    };
    const preview = await previewed(whole);
    expect(preview.error).toBeNull();
    expect(preview.edits.plan?.operations.map(({ kind }) => kind)).toEqual(['create', 'rename', 'delete']);
    expect(preview.edits.diff).toContain('rename to folder/moved.fake');
    const applied = await previewed(whole, { apply: true });
    expect([applied.error, applied.edits.applied]).toEqual([null, true]);
    expect(applied.edits.plan?.planId).toBe(preview.edits.plan?.planId);
    expect([await text('new.fake'), await text('folder/moved.fake')]).toEqual(['fresh\n', 'uno\n']);
    await expect(text('b.fake')).rejects.toThrow('ENOENT');
    await expect(text('folder/c.fake')).rejects.toThrow('ENOENT');
    const back = await previewed(
      {
        documentChanges: [
          { kind: 'delete', uri: uri('new.fake') },
          { textDocument: { uri: uri('folder/moved.fake'), version: null }, edits: [edit(0, 0, 3, 'one')] },
          { kind: 'rename', oldUri: uri('folder/moved.fake'), newUri: uri('b.fake') },
          { kind: 'create', uri: uri('folder/c.fake') },
          { textDocument: { uri: uri('folder/c.fake'), version: null }, edits: [edit(0, 0, 0, 'one\n')] },
        ],
      },
      { apply: true },
    );
    expect(back.error).toBeNull();
    expect([await text('b.fake'), await text('folder/c.fake')]).toEqual(['one\n', 'one\n']);
  });

  test('leaves the checks `completeness` and `overrides` undecided in a language other than Python', async () => {
    const { facts, error } = await previewed({
      changes: { [project.uri('a.fake')]: [edit(0, 0, 3, 'uno')] },
    });
    expect(error).toBeNull();
    const checks = facts?.safety.checks.filter(({ name }) => ['completeness', 'overrides'].includes(name));
    expect(checks?.map(({ passed }) => passed)).toEqual([null, null]);
    expect(checks?.map(({ detail }) => detail)).toEqual([
      'The server gave the same answer twice. lanser searches for other mentions only if the symbol is in a Python file.',
      'lanser searches for related classes only if the symbol is in a Python file.',
    ]);
  });

  test('with an annotation that requires confirmation is written only if confirmed', async () => {
    const annotated = {
      changeAnnotations: { sure: { label: 'Sure' }, risky: { label: 'Risky', needsConfirmation: true } },
      documentChanges: [
        {
          textDocument: { uri: project.uri('a.fake'), version: null },
          edits: [edit(0, 0, 3, 'uno', 'risky'), edit(1, 6, 9, 'uno', 'sure')],
        },
      ],
    };
    const shown = await previewed(annotated);
    expect(shown.error).toBeNull();
    expect(shown.edits.plan?.annotations).toEqual(annotated.changeAnnotations);
    expect(shown.facts?.safety.checks).toContainEqual({
      name: 'confirmation',
      passed: false,
      detail: 'The server asks for confirmation of "Risky".',
      hint: 'confirm-edit',
    });
    const refused = await previewed(annotated, { apply: true });
    expect(refused.error).toMatchObject({
      code: 'E/USAGE',
      details: { annotations: { risky: { label: 'Risky', needsConfirmation: true } } },
    });
    const confirmed = await previewed(annotated, { apply: true, confirm: true });
    expect([confirmed.error, await text('a.fake')]).toEqual([null, 'uno two\nthree uno\n']);
    const back = changes(project.uri('a.fake'), edit(0, 0, 3, 'one'), edit(1, 6, 9, 'one'));
    expect((await previewed(back, { apply: true })).error).toBeNull();
  });

  test('may replace whole documents, and the plan contains only the changed names if nothing else changes', async () => {
    const whole = (endLine: number, newText: string): TextEdit => ({
      range: { start: { line: 0, character: 0 }, end: { line: endLine, character: 0 } },
      newText,
    });
    await project.script({
      'textDocument/rename': {
        results: [
          {
            changes: {
              [project.uri('a.fake')]: [whole(2, 'whole two\nthree one\n')],
              [project.uri('b.fake')]: [whole(1, 'whole\nmore\n')],
            },
          },
        ],
      },
    });
    const { edits, error } = await project.workspace.rename('a.fake@L1:C1', 'whole');
    expect(error).toBeNull();
    expect(edits.plan?.files.map((file) => file.edits)).toEqual([
      [{ range: [0, 0, 0, 3], newText: 'whole' }],
      // This edit also adds a line, so the plan contains the whole edit.
      [{ range: [0, 0, 1, 0], newText: 'whole\nmore\n' }],
    ]);
  });

  test('is incomplete if it leaves the selected name unchanged', async () => {
    const { facts, error } = await previewed({
      changes: { [project.uri('a.fake')]: [edit(1, 6, 9, 'uno')], [project.uri('b.fake')]: [FIRST] },
    });
    expect(error).toBeNull();
    expect(facts?.safety.checks.find(({ name }) => name === 'completeness')).toEqual({
      name: 'completeness',
      passed: false,
      detail: 'The edit leaves "one" unchanged at a.fake:1:1, where the name is selected or defined.',
      places: [{ uri: 'a.fake', range: [0, 0, 0, 3] }],
    });
    expect(facts?.safety.ready).toBeLessThan(1);
  });
});

test.each([
  [
    'is incomplete if it leaves the definition unchanged',
    'uno',
    false,
    [{ uri: 'b.fake', range: [0, 0, 0, 3] }],
  ],
  ['may add an alias and leave the definition unchanged', 'one as uno', null, undefined],
])('a rename of a use %s', async (_, newText, passed, places) => {
  await using defined = await scriptedProject({ 'a.fake': 'one two\n', 'b.fake': 'one\n' });
  const definition = { uri: defined.uri('b.fake'), range: FIRST.range };
  await defined.script({
    initialize: { definitionProvider: true },
    'textDocument/definition': { results: [definition] },
    'textDocument/rename': { results: [changes(defined.uri('a.fake'), edit(0, 0, 3, newText))] },
  });
  const { facts, error } = await defined.workspace.rename('a.fake@L1:C1', 'uno');
  expect(error).toBeNull();
  const nameCheck = facts?.safety.checks.find(({ name }) => name === 'name');
  expect(nameCheck?.detail).toBe('"uno" differs from the current name.');
  const completeness = facts?.safety.checks.find(({ name }) => name === 'completeness');
  expect([completeness?.passed, completeness?.places]).toEqual([passed, places]);
});

test.each([
  [
    'undecided if the rename leaves the definition unchanged, and the references include the selected place',
    'a.fake',
    'a.fake',
    null,
  ],
  [
    'failed if the rename leaves the definition unchanged, and the references omit the selected place',
    'a.fake',
    'b.fake',
    false,
  ],
  ['failed if the rename leaves the selected name unchanged', 'b.fake', 'a.fake', false],
])('the check `completeness` is %s', async (_, changed, referring, passed) => {
  await using defined = await scriptedProject({ 'a.fake': 'one two\n', 'b.fake': 'one\n' });
  const place = (name: string): object => ({ uri: defined.uri(name), range: FIRST.range });
  await defined.script({
    initialize: { definitionProvider: true, referencesProvider: true },
    'textDocument/definition': { results: [place('b.fake')] },
    'textDocument/references': { results: [[place('b.fake'), place(referring)]] },
    'textDocument/rename': { results: [changes(defined.uri(changed), edit(0, 0, 3, 'uno'))] },
  });
  const { facts, error } = await defined.workspace.rename('a.fake@L1:C1', 'uno');
  expect(error).toBeNull();
  expect(facts?.safety.checks.find(({ name }) => name === 'completeness')?.passed).toBe(passed);
});

describe('a rename is rejected and leaves the tree unchanged', () => {
  test('for overlapping edits and for impossible operations', async () => {
    const a = project.uri('a.fake');
    const bad: readonly (readonly [string, object])[] = [
      ['overlap', changes(a, edit(0, 0, 3, 'x'), edit(0, 2, 5, 'y'))],
      ['overlap', changes(a, edit(0, 0, 3, 'x'), edit(0, 0, 3, 'y'))],
      ['exists', { documentChanges: [{ kind: 'create', uri: project.uri('b.fake') }] }],
      ['exists', { documentChanges: [{ kind: 'rename', oldUri: a, newUri: project.uri('b.fake') }] }],
      ['missing', { documentChanges: [{ kind: 'delete', uri: project.uri('gone.fake') }] }],
      ['not-empty', { documentChanges: [{ kind: 'delete', uri: project.uri('folder') }] }],
    ];
    for (const [reason, answer] of bad) {
      const { error } = await previewed(answer, { apply: true });
      expect([error?.code, error?.details?.['reason']], JSON.stringify(answer)).toEqual([
        'E/APPLY_CONFLICT',
        reason,
      ]);
    }
  });

  test('for an edit that changes nothing', async () => {
    const unchanged = [
      {},
      { changes: {} },
      { documentChanges: [] },
      changes(project.uri('a.fake')),
      changes(project.uri('a.fake'), edit(0, 0, 3, 'one')),
    ];
    for (const answer of unchanged) {
      for (const options of [{}, { apply: true }]) {
        const { error, edits } = await previewed(answer, options);
        expect([error, edits], JSON.stringify(answer)).toMatchObject([
          {
            code: 'E/NOT_FOUND',
            message:
              'fake returned an edit that changes nothing, so the name "one" does not change. Select a symbol that is defined in the workspace.',
            hint: 'choose-server',
          },
          { plan: null, diff: null },
        ]);
      }
    }
  });

  test('for paths outside of the workspace, with every path listed', async () => {
    const outside = [
      'file:///etc/passwd',
      project.uri('../beside.fake'),
      `${project.uri('')}/folder/../../beside.fake`,
      `${project.uri('')}/%2E%2E/beside.fake`,
      `${project.uri('')}/..%2Fbeside.fake`,
      project.uri('leads-out.fake'),
      project.uri('elsewhere/beside.fake'),
      'http://example.org/a.fake',
      'untitled:one',
    ];
    const answer: WorkspaceEdit = {
      changes: Object.fromEntries([project.uri('a.fake'), ...outside].map((uri) => [uri, [FIRST]])),
    };
    const { error } = await previewed(answer, { apply: true });
    const offenders = error?.details?.['offenders'] as readonly object[];
    expect([error?.code, offenders.length]).toEqual(['E/JAIL', outside.length]);
    expect(JSON.stringify(error)).not.toContain(path.dirname(project.folder));
    for (const uri of outside) {
      const { error: contentError } = await previewed(changes(uri, FIRST), { apply: true });
      expect(contentError?.code, uri).toBe('E/JAIL');
    }
    const { error: moved } = await previewed(
      { documentChanges: [{ kind: 'rename', oldUri: project.uri('a.fake'), newUri: outside[1] }] },
      { apply: true },
    );
    expect(moved?.code).toBe('E/JAIL');
  });

  test('for a response that differs each time', async () => {
    const uri = project.uri('a.fake');
    const results = Array.from({ length: 30 }, (_, at) => changes(uri, edit(0, 0, 3, `uno${at}`)));
    await project.script({ 'textDocument/rename': { results } });
    const before = folderDigest(project.folder);
    const { error } = await project.workspace.rename('a.fake@L1:C1', anotherName(), { apply: true });
    expect(error?.code).toBe('E/INCONCLUSIVE');
    expect(folderDigest(project.folder)).toEqual(before);
  });

  test('for null, malformed and error responses', async () => {
    expect((await previewed(null)).error?.code).toBe('E/NOT_FOUND');
    const nonsense: readonly object[] = [
      { changes: 7 },
      { changes: { [project.uri('a.fake')]: 'x' } },
      { changes: { [project.uri('a.fake')]: [{ newText: 'x' }] } },
      { changes: { [project.uri('a.fake')]: [{ range: null, newText: 'x' }] } },
      { changes: { [project.uri('a.fake')]: [{ ...FIRST, newText: 7 }] } },
      { changes: { [project.uri('a.fake')]: [edit(-1, 0, 3, 'x')] } },
      { changes: { [project.uri('a.fake')]: [edit(0, 3, 0, 'x')] } },
      { changes: { [project.uri('a.fake')]: [edit(0.5, 0, 3, 'x')] } },
      { documentChanges: [{ kind: 'burn', uri: project.uri('a.fake') }] },
      { documentChanges: [{ kind: 'rename', oldUri: project.uri('a.fake') }] },
      { documentChanges: [{ edits: [FIRST] }] },
      { documentChanges: [null] },
      [],
      'text' as never,
    ];
    for (const answer of nonsense) {
      const { error } = await previewed(answer, { apply: true });
      expect(error?.code, JSON.stringify(answer)).toBe('E/LS_CRASH');
    }
    await project.script({ 'textDocument/rename': { error: { code: -32602, message: 'no' } } });
    const { error } = await project.workspace.rename('a.fake@L1:C1', anotherName(), { apply: true });
    expect(error?.code).toBe('E/LS_CRASH');
  });

  test('for a server that hangs or crashes', async () => {
    const before = folderDigest(project.folder);
    await project.script({ 'textDocument/rename': { hangs: true } });
    const hung = await project.workspace.rename('a.fake@L1:C1', anotherName(), {
      apply: true,
      timeoutMs: 300,
    });
    expect(hung.error?.code).toBe('E/LS_TIMEOUT');
    await project.script({ 'textDocument/rename': { dies: true } });
    const died = await project.workspace.rename('a.fake@L1:C1', anotherName(), { apply: true });
    expect(died.error?.code).toBe('E/LS_CRASH');
    expect(folderDigest(project.folder)).toEqual(before);
    await project.workspace.reload();
  });

  test('for an edit of a different document version', async () => {
    const answer = (version: number): object => ({
      documentChanges: [{ textDocument: { uri: project.uri('a.fake'), version }, edits: [FIRST] }],
    });
    const { error } = await previewed(answer(0), { apply: true });
    expect(error?.code).toBe('E/CONTENT_MODIFIED');
  });
});

describe('an edit that the server requests with workspace/applyEdit', () => {
  test('is rejected during a hover, and the server is informed', async () => {
    const before = folderDigest(project.folder);
    await project.script({
      'textDocument/hover': {
        results: [{ contents: 'x' }],
        propose: changes(project.uri('a.fake'), FIRST),
      },
    });
    const { facts } = await project.workspace.hover('a.fake@L1:C1');
    expect(facts?.hover?.contents).toBe('x');
    expect(folderDigest(project.folder)).toEqual(before);
    const answers = (await project.received()).filter(({ id }) => id === 'propose');
    expect(answers).toMatchObject([
      { result: { applied: false, failureReason: 'edits are accepted only during a command' } },
    ]);
  });

  test('is rejected during a rename', async () => {
    const b = changes(project.uri('b.fake'), FIRST);
    await project.script({
      'textDocument/rename': { results: [changes(project.uri('a.fake'), FIRST)], propose: b },
    });
    const { edits } = await project.workspace.rename('a.fake@L1:C1', anotherName());
    expect(edits.plan?.files.map(({ uri }) => uri)).toEqual(['a.fake']);
    const last = (await project.received()).findLast(({ id }) => id === 'propose');
    expect(last).toMatchObject({ result: { applied: false } });
  });
});
