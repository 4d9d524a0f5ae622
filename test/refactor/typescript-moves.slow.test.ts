// Moves files with a newly started typescript-language-server, which has loaded only the projects of open files.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BundleOf, Check, EditFacts } from '../../src/model/bundle.ts';
import { openProject, TSSERVER, type OpenProject } from '../helpers/real-servers.ts';
import type { Tree } from '../helpers/write-tree.ts';

const CONFIGURATION = {
  'lanser.json': JSON.stringify({
    servers: { 'typescript-language-server': { initializationOptions: { tsserver: { path: TSSERVER } } } },
  }),
};
const TSCONFIG = JSON.stringify({
  compilerOptions: { strict: true, noEmit: true, types: [], resolveJsonModule: true, esModuleInterop: true },
});

async function cold(tree: Tree): Promise<OpenProject> {
  return openProject({ 'tsconfig.json': TSCONFIG, ...CONFIGURATION, ...tree });
}

function importsOf({ facts }: BundleOf<EditFacts>): Check | undefined {
  return facts?.safety.checks.find(({ name }) => name === 'imports');
}

async function errorsOf({ workspace }: OpenProject): Promise<readonly string[]> {
  const { facts, error } = await workspace.diagnostics();
  expect(error).toBeNull();
  return (facts?.diagnostics ?? []).map(({ uri, message }) => `${uri}: ${message}`);
}

test('the move of a file updates importers in its project, in a different project and in an index file', async () => {
  await using project = await cold({
    'src/a.ts': 'export const a = 1;\n',
    'src/b.ts': "import { a } from './a';\nexport const b = a;\n",
    'src/lib/index.ts': "export { a } from '../a';\n",
    'other/tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, noEmit: true, types: [] } }),
    'other/c.ts': "import { a } from '../src/a';\nexport const c = a;\n",
  });
  const { workspace, folder } = project;
  const preview = await workspace.renameFile('src/a.ts', 'src/deep/aa.ts');
  expect(preview.error).toBeNull();
  expect(preview.edits.plan?.files.map(({ uri }) => uri).toSorted()).toEqual([
    'other/c.ts',
    'src/a.ts',
    'src/b.ts',
    'src/lib/index.ts',
  ]);
  expect(importsOf(preview)).toMatchObject({ passed: true });
  expect(preview.facts?.safety.ready).toBe(1);
  const applied = await workspace.renameFile('src/a.ts', 'src/deep/aa.ts', { apply: true });
  expect([applied.error, applied.edits.applied]).toEqual([null, true]);
  expect(await readFile(path.join(folder, 'src/b.ts'), 'utf8')).toContain("from './deep/aa'");
  expect(await errorsOf(project)).toEqual([]);
});

test('the move of a folder keeps the imports between its files valid', async () => {
  await using project = await cold({
    'src/old/a.ts': "import { b } from './b';\nimport { top } from '../top';\nexport const a = b + top;\n",
    'src/old/b.ts': 'export const b = 1;\n',
    'src/top.ts': 'export const top = 1;\n',
    'src/main.ts': "import { a } from './old/a';\nexport default a;\n",
  });
  const applied = await project.workspace.renameFile('src/old', 'src/new/deeper', { apply: true });
  expect([applied.error, importsOf(applied)?.passed]).toEqual([null, true]);
  expect(await readFile(path.join(project.folder, 'src/new/deeper/a.ts'), 'utf8')).toContain("from './b'");
  expect(await errorsOf(project)).toEqual([]);
});

test('if the server does not update imports of a moved JSON file, the imports check lists the new errors', async () => {
  await using project = await cold({
    'src/data.json': '{ "one": 1 }\n',
    'src/main.ts': "import data from './data.json';\nexport default data.one;\n",
  });
  const preview = await project.workspace.renameFile('src/data.json', 'src/other.json');
  expect(preview.error).toBeNull();
  expect(importsOf(preview)).toMatchObject({
    passed: false,
    places: [{ uri: 'src/main.ts', range: [0, 17, 0, 30] }],
  });
  expect(importsOf(preview)?.detail).toContain('The move causes 1 new error');
  expect(preview.facts?.safety.ready).toBeLessThan(1);
});

describe('a move that changes a configured alias', () => {
  const tree = (options: object): Tree => ({
    'tsconfig.json': JSON.stringify({
      compilerOptions: { strict: true, noEmit: true, types: [], paths: { '@a': ['./src/a.ts'] }, ...options },
    }),
    'src/a.ts': 'export const a = 1;\n',
    'src/b.ts': "import { a } from '@a';\nexport const b = a;\n",
  });
  const configurationOf = ({ facts }: BundleOf<EditFacts>): Check | undefined =>
    facts?.safety.checks.find(({ name }) => name === 'configuration');

  test('is not ready if the compiler rejects the new alias', async () => {
    await using project = await cold(tree({}));
    const preview = await project.workspace.renameFile('src/a.ts', 'src/aa.ts');
    expect(preview.error).toBeNull();
    expect(preview.edits.plan?.files.map(({ uri }) => uri)).toContain('tsconfig.json');
    expect(configurationOf(preview)).toMatchObject({ passed: false, places: [{ uri: 'tsconfig.json' }] });
    expect(configurationOf(preview)?.detail).toContain('Non-relative paths are not allowed');
    expect(preview.facts?.safety.ready).toBeLessThan(1);
  });

  test('is ready if the compiler accepts the new alias', async () => {
    await using project = await cold(tree({ baseUrl: '.' }));
    const preview = await project.workspace.renameFile('src/a.ts', 'src/aa.ts');
    expect(preview.edits.plan?.files.map(({ uri }) => uri)).toContain('tsconfig.json');
    expect(configurationOf(preview)).toMatchObject({ passed: true });
    expect(preview.facts?.safety.ready).toBe(1);
  });
});

describe('the move of a configuration that tsconfig.json extends is not ready', () => {
  const checked = async (tree: Tree, oldUri: string, newUri: string): Promise<Check | undefined> => {
    await using project = await cold(tree);
    const { facts, error } = await project.workspace.renameFile(oldUri, newUri);
    expect(error).toBeNull();
    expect(facts?.safety.ready).toBeLessThan(1);
    return facts?.safety.checks.find(({ name }) => name === 'configuration');
  };

  test('if no source moves with it, because no server checks the move', async () => {
    const tree = {
      'tsconfig.base.json': TSCONFIG,
      'tsconfig.json': '{ "extends": "./tsconfig.base.json", "include": ["src"] }\n',
      'src/a.ts': 'export const a = 1;\n',
    };
    const check = await checked(tree, 'tsconfig.base.json', 'configs/tsconfig.base.json');
    expect(check?.passed).toBe(false);
    expect(check?.detail).toContain('tsconfig.base.json, which no server checks');
  });

  test('if a source moves with it, because the server reports that the extended file cannot be read', async () => {
    const tree = {
      'shared/base.json': TSCONFIG,
      'tsconfig.json': '{ "extends": "./shared/base.json" }\n',
      'shared/a.ts': 'export const a = 1;\n',
    };
    const check = await checked(tree, 'shared', 'common');
    expect(check).toMatchObject({ passed: false, places: [{ uri: 'tsconfig.json', range: [0, 0, 0, 0] }] });
    expect(check?.detail).toContain('Cannot read file');
  });
});
