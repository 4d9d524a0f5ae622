import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSameEverywhere, openProject, type OpenProject } from '../../helpers/real-servers.ts';

const HEADER =
  '#pragma once\n// Two of it.\nint twice(int value);\nstruct Shape { virtual int area() const = 0; };\n';
const TREE = {
  'compile_flags.txt': '-std=c++17\n-Iinclude\n',
  'include/shape.hpp': HEADER,
  'src/twice.cpp':
    '#include "shape.hpp"\nint twice(int value) { return value * 2; }\nstruct Box : Shape { int area() const override { return twice(1); } };\nBox box;\n',
  'src/main.cpp': '#include "shape.hpp"\nint main() { return twice(2) + undeclared; }\n',
  'src/clean.cpp': '#include "shape.hpp"\nint three() { return twice(1) + 1; }\n',
};
const CALL = 'src/main.cpp@L2:C21';
const isInstalled = spawnSync('clangd', ['--version']).status === 0;

test.runIf(process.env['CI_REAL_TOOLS'] === '1')('clangd is installed', () => {
  expect(isInstalled).toBe(true);
});

describe.runIf(isInstalled)('clangd', () => {
  let project: OpenProject;
  beforeAll(async () => {
    project = await openProject(TREE);
  });
  afterAll(async () => project[Symbol.asyncDispose]());

  test('finds definitions, references and implementations in other files', async () => {
    const { workspace } = project;
    const { facts, environment } = await workspace.definition(CALL);
    expect(facts?.definitions).toEqual([{ uri: 'src/twice.cpp', range: [1, 4, 1, 9] }]);
    expect(environment.server?.name).toBe('clangd');
    expect(environment.server?.version).toMatch(/\d+\.\d+\.\d+/u);
    const { facts: references } = await workspace.references('include/shape.hpp@L3:C5');
    expect(references?.references.map(({ uri, range }) => [uri, range[0]])).toEqual([
      ['include/shape.hpp', 2],
      ['src/clean.cpp', 1],
      ['src/main.cpp', 1],
      ['src/twice.cpp', 1],
      ['src/twice.cpp', 2],
    ]);
    const { facts: implementations } = await workspace.implementation('include/shape.hpp@L4:C28');
    expect(implementations?.implementations.map(({ uri }) => uri)).toEqual(['src/twice.cpp']);
  });

  test('answers declarations, type definitions, hovers, symbols, raw requests and capabilities', async () => {
    const { workspace } = project;
    const { facts: declared } = await workspace.declaration(CALL);
    expect(declared?.declarations).toEqual([{ uri: 'include/shape.hpp', range: [2, 4, 2, 9] }]);
    const { facts: type } = await workspace.typeDefinition('src/twice.cpp@L4:C5');
    expect(type?.typeDefinitions).toEqual([{ uri: 'src/twice.cpp', range: [2, 7, 2, 10] }]);
    expect((await workspace.hover(CALL)).facts?.hover?.contents).toContain('int twice(int value)');
    const outline = await workspace.symbols({ file: 'src/twice.cpp' });
    expect(outline.facts?.symbols.map(({ name }) => name)).toEqual(['twice', 'Box', 'area', 'box']);
    const found = await workspace.symbols({ query: 'three' });
    expect(found.facts?.symbols.map(({ uri }) => uri)).toEqual(['src/clean.cpp']);
    const { facts } = await workspace.request('textDocument/documentLink', {
      params: { textDocument: { uri: 'src/clean.cpp' } },
      server: 'clangd',
    });
    expect(facts?.result).toMatchObject([{ target: 'include/shape.hpp' }]);
    const { facts: offered } = await workspace.capabilities();
    expect(offered?.capabilities).toMatchObject({ referencesProvider: true });
  });

  test('resolves a definition by its path in the outline of the document', async () => {
    const { resolution, error } = await project.workspace.locate('src/twice.cpp:Box.area');
    expect(error).toBeNull();
    expect(resolution?.evidence).toMatchObject([{ kind: 'documentSymbol', server: 'clangd' }]);
    expect(resolution?.resolved?.range[0]).toBe(2);
  });

  test('publishes diagnostics even for a file without problems', async () => {
    const { workspace } = project;
    for (const [file, messages] of [
      ['src/main.cpp', ["Use of undeclared identifier 'undeclared'"]],
      ['src/clean.cpp', []],
      ['src/main.cpp', ["Use of undeclared identifier 'undeclared'"]],
    ] as const) {
      const { facts } = await workspace.diagnostics({ files: [file], timeoutMs: 30_000 });
      expect(facts?.diagnostics.map(({ message }) => message)).toEqual(messages);
    }
    // The compiler Clang, if it is installed, also reports the undeclared identifier.
    const compiler = spawnSync('clang', ['-fsyntax-only', '-std=c++17', '-Iinclude', 'src/main.cpp'], {
      cwd: project.folder,
      encoding: 'utf8',
    });
    if (compiler.error === undefined) expect(compiler.stderr).toContain('src/main.cpp:2:32: error:');
  });

  test('answers from the current files after edits of a file or a header, and after files are created or deleted', async () => {
    const { workspace, folder, write } = project;
    await write({ 'include/shape.hpp': HEADER.replace('// Two', 'extern int undeclared;\n// Two') });
    expect((await workspace.diagnostics({ files: ['src/main.cpp'] })).facts?.diagnostics).toEqual([]);
    expect((await workspace.declaration(CALL)).facts?.declarations[0]?.range).toEqual([3, 4, 3, 9]);
    await write({ 'src/main.cpp': '#include "shape.hpp"\n\nint main() { return twice(2); }\n' });
    expect((await workspace.definition('src/main.cpp@L3:C21')).facts?.definitions).toHaveLength(1);
    await write({ 'src/new.cpp': '#include "shape.hpp"\nint four() { return twice(2); }\n' });
    const total = async (): Promise<number | undefined> =>
      (await workspace.references('include/shape.hpp@L4:C5')).facts?.total;
    expect(await total()).toBe(6);
    await rm(path.join(folder, 'src/new.cpp'));
    expect(await total()).toBe(5);
    await write({ 'src/part.inc': '1', 'src/user.cpp': 'int user =\n#include "part.inc"\n;\n' });
    expect((await workspace.diagnostics({ files: ['src/user.cpp'] })).facts?.diagnostics).toEqual([]);
    await write({ 'src/part.inc': 'unknown' });
    expect((await workspace.diagnostics({ files: ['src/user.cpp'] })).facts?.diagnostics).toHaveLength(1);
  });

  test('returns the same bundles in a different folder, and does not change the project', async () => {
    await expectSameEverywhere(TREE, [
      async (workspace) => workspace.definition(CALL),
      async (workspace) => workspace.references(CALL),
      async (workspace) => workspace.hover(CALL),
      async (workspace) => workspace.symbols({ query: 'twice' }),
      async (workspace) => workspace.diagnostics(),
      async (workspace) => workspace.capabilities(),
    ]);
  });

  test('does not write an index into a project with compile commands', async () => {
    const directory = '.';
    const tree = {
      ...TREE,
      'compile_commands.json': JSON.stringify(
        ['twice', 'main', 'clean'].map((name) => ({
          directory,
          file: `src/${name}.cpp`,
          arguments: ['c++', '-std=c++17', '-Iinclude', '-c', `src/${name}.cpp`],
        })),
      ),
    };
    await expectSameEverywhere(tree, [async (workspace) => workspace.references(CALL)]);
  });
});
