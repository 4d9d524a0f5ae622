import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSameEverywhere, openProject, PROGRAMS, type OpenProject } from '../../helpers/real-servers.ts';

const LIBRARY = 'class Shape:\n    pass\n\n\ndef greet(name: str) -> int:\n    return len(name)\n';
const TREE = {
  'pyrightconfig.json': '{ "typeCheckingMode": "standard", "pythonVersion": "3.11" }\n',
  'a.py': 'from b import Shape, greet\n\nvalue: str = greet("x")\nshape = Shape()\n',
  'b.py': LIBRARY,
  'clean.py': 'x = 1\n',
};
const CALL = 'a.py@L3:C14';

// node_modules/.bin/pyright-langserver may belong to basedpyright, so the tests use this path.
const PYRIGHT = path.join(PROGRAMS, '../pyright/langserver.index.js');

interface Report {
  readonly generalDiagnostics: readonly {
    readonly file: string;
    readonly rule?: string;
    readonly range: { readonly start: { readonly line: number } };
  }[];
}

async function checked(name: string, folder: string): Promise<readonly string[]> {
  const check = promisify(execFile)(path.join(PROGRAMS, name), ['--outputjson'], { cwd: folder });
  const { stdout } = await check.catch((error: { readonly stdout: string }) => error);
  const { generalDiagnostics } = JSON.parse(stdout) as Report;
  return generalDiagnostics
    .map(({ file, rule, range }) => `${path.relative(folder, file)}:${range.start.line} ${rule}`)
    .toSorted();
}

describe.each([
  ['pyright', '1.1.414', {}, 72],
  ['basedpyright', '1.40.1', {}, 0],
  // With a configured command, lanser runs this Pyright like any other server, and not the shipped Pyright.
  ['pyright', '1.1.414', { command: ['node', PYRIGHT, '--stdio'] }, 72],
] as const)('%s %s, configured with %j,', (name, version, server, implementationExit) => {
  // A server in lanser.json takes precedence over the built-in server.
  const tree = { ...TREE, 'lanser.json': JSON.stringify({ servers: { [name]: server } }) };
  let project: OpenProject;
  beforeAll(async () => {
    project = await openProject(tree);
  });
  afterAll(async () => project[Symbol.asyncDispose]());

  async function found(): Promise<readonly string[]> {
    const { facts } = await project.workspace.diagnostics();
    return (facts?.diagnostics ?? []).map(({ uri, range, rule }) => `${uri}:${range[0]} ${rule}`).toSorted();
  }

  test('answers requests about the whole project from the first request on', async () => {
    const { workspace } = project;
    const { facts, environment } = await workspace.references('b.py@L5:C5');
    expect(facts?.references.map(({ uri, range }) => `${uri}:${range[0] + 1}`)).toEqual([
      'a.py:1',
      'a.py:3',
      'b.py:5',
    ]);
    expect(environment.server).toEqual({ name, version });
    const place = [{ uri: 'b.py', range: [4, 4, 4, 9] }];
    expect((await workspace.definition(CALL)).facts?.definitions).toEqual(place);
    expect((await workspace.declaration(CALL)).facts?.declarations).toEqual(place);
    const { facts: type } = await workspace.typeDefinition('a.py@L4:C1');
    expect(type?.typeDefinitions).toEqual([{ uri: 'b.py', range: [0, 6, 0, 11] }]);
    expect((await workspace.implementation(CALL)).meta.exitCode).toBe(implementationExit);
    expect((await workspace.hover(CALL)).facts?.hover?.contents).toContain('greet(name: str) -> int');
    const outline = await workspace.symbols({ file: 'b.py' });
    expect(outline.facts?.symbols.map((symbol) => symbol.name)).toEqual(['Shape', 'greet', 'name']);
    const query = await workspace.symbols({ query: 'greet' });
    expect(query.facts?.symbols.map(({ uri }) => uri)).toEqual(['b.py']);
    const { facts: raw } = await workspace.request('textDocument/documentHighlight', { selector: CALL });
    expect(raw?.result).toHaveLength(2);
    const { facts: offered } = await workspace.capabilities();
    expect(offered?.capabilities).toHaveProperty('referencesProvider');
  });

  test('reports the current diagnostics after each edit, and at the end the same as the command-line program', async () => {
    const { workspace, folder, write } = project;
    const steps: readonly (() => Promise<unknown>)[] = [
      async () => {},
      async () => write({ 'b.py': `\n${LIBRARY.replace('int', 'str').replace('len(name)', 'name')}` }),
      async () =>
        write({ 'a.py': 'from b import greet\nfrom late import late\n\nvalue: int = greet("x")\n' }),
      async () => write({ 'late.py': 'late: int = ""\n' }),
      async () => rm(path.join(folder, 'late.py')),
    ];
    const counts = [1, 0, 2, 2, 2];
    for (const [index, step] of steps.entries()) {
      await step();
      const lines = await found();
      expect(lines, `step ${index}`).toHaveLength(counts[index] ?? 0);
    }
    expect(await found()).toEqual(await checked(name, folder));
    // If lanser waited for diagnostics that the server does not publish, the request would end with E/LS_TIMEOUT.
    const clean = await workspace.diagnostics({ files: ['clean.py'], timeoutMs: 30_000 });
    expect(clean.facts?.diagnostics).toEqual([]);
  });

  test('returns the same bundles in a different folder, and does not change the project', async () => {
    await expectSameEverywhere(tree, [
      async (workspace) => workspace.definition(CALL),
      async (workspace) => workspace.references(CALL),
      async (workspace) => workspace.hover(CALL),
      async (workspace) => workspace.diagnostics(),
      async (workspace) => workspace.capabilities(),
    ]);
  });
});
