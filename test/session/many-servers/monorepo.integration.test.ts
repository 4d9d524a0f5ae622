import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProject, TSSERVER, type OpenProject } from '../../helpers/real-servers.ts';

const TREE = {
  'lanser.json': JSON.stringify({
    servers: {
      'typescript-language-server': { initializationOptions: { tsserver: { path: TSSERVER } } },
      'bash-language-server': {},
    },
  }),
  'packages/a/pyrightconfig.json': '{ "reportOptionalMemberAccess": "none" }\n',
  'packages/a/shared.py': 'def own() -> int:\n    return 1\n',
  'packages/a/main.py': 'from shared import own\n\nown()\n',
  'packages/b/pyproject.toml': '[tool.pyright]\nreportUnusedCallResult = "error"\n',
  'packages/b/shared.py': '\n\ndef own() -> str:\n    return ""\n',
  'packages/b/main.py': 'from shared import own\n\nown()\n',
  'web/package.json': '{ "name": "web" }\n',
  'web/tsconfig.json': '{ "compilerOptions": { "strict": true, "noEmit": true, "types": ["nonexist"] } }\n',
  'web/own.ts': 'export function own(): string {\n  return 1;\n}\n',
  'web/main.ts': "import { own } from './own';\n\nown();\n",
  'scripts/own.sh': '#!/bin/bash\nown() {\n  echo 1\n}\n',
  'scripts/main.sh': '#!/bin/bash\nsource ./own.sh\nown\n',
  'native/compile_flags.txt': '-std=c++17\n',
  'native/own.cpp': 'int own() { return 1; }\n',
  'native/main.cpp': 'int own();\nint main() { return own() + none; }\n',
  'notes.md': '# Notes\n',
};
const hasClangd = spawnSync('clangd', ['--version']).status === 0;

describe('a monorepo', () => {
  let project: OpenProject;
  beforeAll(async () => {
    project = await openProject(TREE);
  });
  afterAll(async () => project[Symbol.asyncDispose]());

  test.each([
    ['packages/a/main.py@L3:C1', 'packages/a/shared.py', 'pyright'],
    ['packages/b/main.py@L3:C1', 'packages/b/shared.py', 'pyright'],
    ['web/main.ts@L3:C1', 'web/own.ts', 'typescript-language-server'],
    ['scripts/main.sh@L3:C1', 'scripts/own.sh', 'bash-language-server'],
    ...(hasClangd ? [['native/main.cpp@L2:C21', 'native/own.cpp', 'clangd'] as const] : []),
  ] as const)('%s is defined in %s, according to %s', async (selector, uri, server) => {
    const { facts, environment } = await project.workspace.definition(selector);
    expect(facts?.definitions.map((place) => place.uri)).toEqual([uri]);
    expect(environment.server?.name).toBe(server);
    expect(environment.server?.version).toMatch(/\d+\.\d+/u);
  });

  test('an edit of an imported file changes answers only in its own project', async () => {
    const range = async (name: string): Promise<number | undefined> =>
      (await project.workspace.definition(`packages/${name}/main.py@L3:C1`)).facts?.definitions[0]?.range[0];
    await project.write({ 'packages/a/shared.py': '# New.\ndef own() -> int:\n    return 1\n' });
    expect([await range('a'), await range('b')]).toEqual([1, 2]);
  });

  test('each server runs in the root of its own project, or in the workspace root if its files are not in a project', async () => {
    const { facts } = await project.workspace.status();
    const running = facts?.servers.filter(({ state }) => state === 'running') ?? [];
    expect(running.map(({ name, root }) => `${name} ${root}`).toSorted()).toEqual([
      'bash-language-server .',
      ...(hasClangd ? ['clangd native'] : []),
      'pyright packages/a',
      'pyright packages/b',
      'typescript-language-server web',
    ]);
    expect(running.every(({ version }) => version !== null && /\d/u.test(version))).toBe(true);
  });

  test('a symbol search queries all servers', async () => {
    const { facts, environment } = await project.workspace.symbols({ query: 'own' });
    const uris = new Set(facts?.symbols.filter(({ name }) => name === 'own').map(({ uri }) => uri));
    expect([...uris].toSorted()).toEqual(
      [
        ...(hasClangd ? ['native/own.cpp'] : []),
        'packages/a/shared.py',
        'packages/b/shared.py',
        'scripts/own.sh',
        'web/own.ts',
      ].toSorted(),
    );
    expect((environment.servers?.length ?? 0) + 1).toBe(hasClangd ? 5 : 4);
  });

  test('diagnostics of folders use the settings of the projects in them, and include the errors in these settings', async () => {
    const files = ['packages', 'web', 'scripts', ...(hasClangd ? ['native'] : [])];
    const { facts } = await project.workspace.diagnostics({ files });
    expect(facts?.diagnostics.map(({ uri, rule }) => `${uri} ${rule}`)).toEqual([
      ...(hasClangd ? ['native/main.cpp undeclared_var_use'] : []),
      'packages/b/main.py reportUnusedCallResult',
      'web/own.ts 2322',
      'web/tsconfig.json 2688',
    ]);
  });

  test('diagnostics of the whole workspace cover all Python, TypeScript and shell files', async () => {
    const { facts, status } = await project.workspace.diagnostics();
    expect(status).toBe('ok');
    const covered = Object.keys(facts?.documents ?? {});
    const expected = Object.keys(TREE).filter((name) => /\.(?:py|ts|sh)$/u.test(name));
    expect(covered).toEqual(expect.arrayContaining(expected));
    expect(facts?.diagnostics.map(({ uri }) => uri)).toContain('web/own.ts');
  });

  test('a file type without a server, or with a server that is not installed, causes E/NO_SERVER with advice', async () => {
    const { workspace } = project;
    const { error, meta } = await workspace.definition('notes.md@L1:C3');
    expect([error?.code, meta.exitCode]).toEqual(['E/NO_SERVER', 27]);
    expect(error?.message).toBe(
      'No language server is available for "notes.md". Configure one under "servers" in lanser.json.',
    );
    await using bare = await openProject({ 'main.rs': 'fn main() {}\n' }, { PATH: '/nowhere' });
    const { error: missing, meta: exit } = await bare.workspace.hover('main.rs@L1:C4');
    expect([missing?.code, exit.exitCode]).toEqual(['E/NO_SERVER', 27]);
    expect(missing?.message).toContain('rustup component add rust-analyzer');
    const { error: undiagnosed } = await bare.workspace.diagnostics({ files: ['main.rs'] });
    expect(undiagnosed?.code).toBe('E/NO_SERVER');
  });
});
