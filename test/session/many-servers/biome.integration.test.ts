import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSameEverywhere, openProject, PROGRAMS, type OpenProject } from '../../helpers/real-servers.ts';

const TREE = {
  'biome.json': '{ "root": true, "assist": { "enabled": false } }\n',
  'src/a.ts': "import { b } from './b';\n\nvar unused = 1;\nif (b == 2) debugger;\n",
  'src/b.ts': 'export const b: number = 1;\n',
  'src/clean.json': '{ "a": 1 }\n',
  'src/wide.ts': "export const é = '漢字 😀'; debugger;\n",
};

let project: OpenProject;
beforeAll(async () => {
  project = await openProject(TREE);
});
afterAll(async () => project[Symbol.asyncDispose]());

interface Report {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly location: { readonly path: string; readonly start: { readonly line: number } };
  }[];
}

async function linted(folder: string): Promise<readonly string[]> {
  const program = path.join(PROGRAMS, 'biome');
  const lint = promisify(execFile)(program, ['lint', '--reporter=json', 'src'], { cwd: folder });
  // Biome exits with an error code if it finds errors.
  const { stdout } = await lint.catch((error: { readonly stdout: string }) => error);
  const { diagnostics } = JSON.parse(stdout) as Report;
  return diagnostics.map(({ category, location }) => `${location.path}:${location.start.line} ${category}`);
}

async function found({ workspace }: OpenProject): Promise<readonly string[]> {
  const { facts } = await workspace.diagnostics({ server: 'biome', files: ['src'] });
  return (facts?.diagnostics ?? []).map(({ uri, range, rule }) => `${uri}:${range[0] + 1} ${rule}`);
}

describe('biome', () => {
  test('reports the same diagnostics as its own command line', async () => {
    const lines = await found(project);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.toSorted()).toEqual((await linted(project.folder)).toSorted());
  });

  test('counts columns in UTF-8, and lanser converts them to UTF-16', async () => {
    const { workspace } = project;
    const { facts: offered } = await workspace.capabilities({ server: 'biome' });
    expect(offered?.capabilities['positionEncoding']).toBe('utf-8');
    const { facts, environment } = await workspace.diagnostics({ server: 'biome', files: ['src/wide.ts'] });
    const marked = (facts?.diagnostics ?? []).map(({ range: [, start, , end] }) =>
      TREE['src/wide.ts'].slice(start, end),
    );
    expect([environment.positionEncoding, marked]).toEqual(['utf-16', ['debugger;']]);
  });

  test('reports that a clean file has no diagnostics', async () => {
    const { workspace } = project;
    const { facts, environment } = await workspace.diagnostics({
      server: 'biome',
      files: ['src/clean.json'],
    });
    expect([facts?.diagnostics, environment.server]).toEqual([[], { name: 'biome', version: '2.6.8' }]);
  });

  test('answers a raw request (`biome_lsp/syntaxTree`), but does not support definitions', async () => {
    const { workspace } = project;
    const { facts } = await workspace.capabilities({ server: 'biome' });
    expect(facts?.capabilities).not.toHaveProperty('definitionProvider');
    const { error } = await workspace.definition('src/a.ts@L4:C5', { server: 'biome' });
    expect(error?.code).toBe('E/UNSUPPORTED_CAP');
    const { facts: raw } = await workspace.request('biome_lsp/syntaxTree', {
      params: { textDocument: { uri: 'src/b.ts' } },
      server: 'biome',
    });
    expect(raw?.result).toContain('JsModule');
  });

  test('reports the current diagnostics after a file or biome.json is edited, and after a file is created or deleted', async () => {
    const { folder, write } = project;
    await write({ 'src/b.ts': 'export const b: number = 1;\ndebugger;\n' });
    const edited = await found(project);
    expect(edited).toContain('src/b.ts:2 lint/suspicious/noDebugger');
    await write({
      'biome.json': '{ "root": true, "linter": { "rules": { "suspicious": { "noDebugger": "off" } } } }\n',
    });
    expect(await found(project)).not.toContain('src/b.ts:2 lint/suspicious/noDebugger');
    await write({ 'src/c.ts': 'export const c = 1 == 1;\n' });
    expect((await found(project)).some((line) => line.startsWith('src/c.ts'))).toBe(true);
    await rm(path.join(folder, 'src/c.ts'));
    expect((await found(project)).some((line) => line.startsWith('src/c.ts'))).toBe(false);
  });

  test('reports an import cycle after an edit of the imported file', async () => {
    const rules =
      '{ "root": true, "linter": { "rules": { "suspicious": { "noImportCycles": "error" } } } }\n';
    await using cycle = await openProject({
      'biome.json': rules,
      'src/a.ts': "import { b } from './b.js';\n\nexport const a = b;\n",
      'src/b.js': 'export const b = 1;\n',
    });
    const cycles = async (): Promise<number> =>
      (await found(cycle)).filter((line) => line.startsWith('src/a.ts') && line.includes('Cycles')).length;
    expect(await cycles()).toBe(0);
    await cycle.write({ 'src/b.js': "import { a } from './a.ts';\n\nexport const b = () => a;\n" });
    expect(await cycles()).toBe(1);
  });

  test('returns the same bundles in a different folder, and does not change the project', async () => {
    await expectSameEverywhere(TREE, [
      async (workspace) => workspace.diagnostics({ server: 'biome', files: ['src/a.ts'] }),
      async (workspace) => workspace.diagnostics({ server: 'biome' }),
      async (workspace) => workspace.capabilities({ server: 'biome' }),
    ]);
  });
});
