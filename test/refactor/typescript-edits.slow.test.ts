// Tests edits with typescript-language-server. For a moved file, this server returns the edits of the imports.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BundleOf, CodeActionsFacts, EditFacts } from '../../src/model/bundle.ts';
import type { CodeActionsOptions } from '../../src/refactor/code-actions-operation.ts';
import { openProject, TSSERVER, type OpenProject } from '../helpers/real-servers.ts';

const TREE = {
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "noEmit": true, "types": [] }, "include": ["src"] }\n',
  'src/a.ts': "import { two, one } from './b';\nexport function f(): number {\n  return one() + thre();\n}\n",
  'src/b.ts': `export function one() { return 1; }
export function two() { return 2; }
export function thre() { return 3; }
`,
  'lanser.json': JSON.stringify({
    servers: { 'typescript-language-server': { initializationOptions: { tsserver: { path: TSSERVER } } } },
  }),
};

let project: OpenProject;
beforeAll(async () => {
  project = await openProject(TREE);
});
afterAll(async () => project[Symbol.asyncDispose]());

const text = async (name: string): Promise<string> => readFile(path.join(project.folder, name), 'utf8');

async function listed(
  place: string,
  options: CodeActionsOptions = {},
): Promise<CodeActionsFacts['codeActions']> {
  const { facts, error } = await project.workspace.codeActions(place, options);
  expect(error).toBeNull();
  return (facts as CodeActionsFacts).codeActions;
}

async function picked(place: string, options: CodeActionsOptions): Promise<BundleOf<EditFacts>> {
  return (await project.workspace.codeActions(place, options)) as BundleOf<EditFacts>;
}

test('a quick fix is selected by its title and applied, with diagnostics before and after', async () => {
  const place = 'src/a.ts@R(3,18->3,22)';
  const titles = (await listed(place, { kind: 'quickfix' })).map(({ title }) => title);
  const [fix] = titles.filter((title) => title.includes('import') && title.includes('./b'));
  expect(titles).toContain(fix);
  const { facts, edits, error } = await picked(place, { kind: 'quickfix', pick: fix, apply: true });
  expect(error).toBeNull();
  expect([facts?.diagnosticsBefore?.error, facts?.diagnosticsAfter?.error]).toEqual([1, 0]);
  expect(edits.applied).toBe(true);
  expect(facts?.safety.checks.find(({ name }) => name === 'verification')?.passed).toBe(true);
  expect(await text('src/a.ts')).toMatch(/import \{.*\bthre\b.*\} from '.\/b';/u);
});

test('a source action can be previewed', async () => {
  const place = 'src/a.ts@L1:C1';
  const [organize] = await listed(place, { kind: 'source.organizeImports' });
  expect(organize?.kind).toMatch(/^source\.organizeImports/u);
  const { edits, error } = await picked(place, { kind: 'source.organizeImports', pick: 0 });
  expect([error, edits.applied]).toEqual([null, false]);
  expect(edits.diff).toMatch(/^\+import \{ one, thre, two \} from/mu);
});

test('a disabled refactoring cannot be picked', async () => {
  const actions = await listed('src/a.ts@R(2,17->2,18)', { kind: 'refactor' });
  const [disabled] = actions.filter((action) => action.disabled !== null);
  if (disabled === undefined) throw new Error(JSON.stringify(actions));
  const { error } = await picked('src/a.ts@R(2,17->2,18)', { kind: 'refactor', pick: disabled.index });
  expect(error).toMatchObject({ code: 'E/UNSUPPORTED_CAP' });
});

test('the preview of a refactoring writes nothing, and the plan creates the new file', async () => {
  const tree = {
    'src/shapes.ts': 'export const kept = 1;\nexport function area(): number {\n  return 2;\n}\n',
  };
  await using fresh = await openProject({ ...TREE, ...tree });
  const { workspace, folder } = fresh;
  const sources = async (): Promise<readonly string[]> =>
    (await readdir(path.join(folder, 'src'))).toSorted();
  const options = { kind: 'refactor.move', pick: 'Move to a new file' };
  const preview = (await workspace.codeActions('src/shapes.ts:area', options)) as BundleOf<EditFacts>;
  expect([preview.error, preview.edits.applied]).toEqual([null, false]);
  expect(await sources()).toEqual(['a.ts', 'b.ts', 'shapes.ts']);
  expect(preview.edits.diff).toContain('--- /dev/null\n+++ b/src/area.ts\n');
  const applied = await workspace.codeActions('src/shapes.ts:area', { ...options, apply: true });
  expect(applied.error).toBeNull();
  expect(await sources()).toEqual(['a.ts', 'area.ts', 'b.ts', 'shapes.ts']);
  expect(await readFile(path.join(folder, 'src/area.ts'), 'utf8')).toContain('export function area()');
  expect(await readFile(path.join(folder, 'src/shapes.ts'), 'utf8')).not.toContain('area');
});

test('a rename in two files can be undone by a rename to the old name', async () => {
  const before = [await text('src/a.ts'), await text('src/b.ts')];
  const renamed = await project.workspace.rename('src/b.ts@L1:C17', 'uno', { apply: true });
  expect([renamed.error, renamed.edits.plan?.files.map(({ uri }) => uri)]).toEqual([
    null,
    ['src/a.ts', 'src/b.ts'],
  ]);
  expect(await text('src/b.ts')).toContain('function uno()');
  const back = await project.workspace.rename('src/b.ts@L1:C17', 'one', { apply: true });
  expect(back.error).toBeNull();
  expect([await text('src/a.ts'), await text('src/b.ts')]).toEqual(before);
});

test("the move of a file updates imports with the server's edits", async () => {
  const { facts, error, edits } = await project.workspace.renameFile('src/b.ts', 'src/deep/c.ts', {
    apply: true,
  });
  expect([error, edits.applied]).toEqual([null, true]);
  expect(facts?.safety.checks.find(({ name }) => name === 'imports')?.passed).toBe(true);
  expect(await text('src/a.ts')).toContain("from './deep/c'");
  expect(facts?.diagnosticsAfter?.error).toBe(0);
});
