import { chmod, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DiagnosticsBundle } from '../../src/model/bundle.ts';
import { lanser } from '../helpers/lanser.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

const PROGRAM = fileURLToPath(new URL('../fixtures/programs/diagnose.mjs', import.meta.url));
const SECRET = 'hunter2';
const PROGRAMS = ['python3', 'python', 'git', 'node'];

let folder: TemporaryFolder;
let workspace: string;
let marks: string;

// The repository has links to secrets outside of it. Programs and modules that must not run would write to `marks`.
beforeAll(async () => {
  folder = await temporaryFolder();
  workspace = path.join(folder.path, 'repository');
  marks = path.join(folder.path, 'marks');
  const mark = (name: string): string => path.join(marks, name);
  const script = (name: string): string => `#!/bin/sh\ntouch '${mark(name)}'\necho '{}'\n`;
  const module = (name: string): string => `open(${JSON.stringify(mark(name))}, "w")\n`;
  const secret = (name: string): string => `SECRET = "${SECRET}-${name}"\n`;
  await writeTree(folder.path, {
    'marks/': '',
    'outside/by_path.py': secret('module'),
    'outside/by_stub.pyi': secret('stub'),
    'outside/deep/__init__.py': secret('package'),
    'outside/stdlib/builtins.pyi': secret('typeshed'),
    'outside/secret.json': `{"reportMissingImports": "${SECRET}"}`,
    'venvs/evil/pyvenv.cfg': 'home = /nowhere\n',
    'venvs/evil/lib/python3.11/site-packages/by_environment.py': secret('environment'),
    ...Object.fromEntries(PROGRAMS.map((name) => [`venvs/evil/bin/${name}`, script(`outside ${name}`)])),
  });
  await writeTree(workspace, {
    'main.py': `
import by_environment, by_path, by_stub, deep, environment, linked.by_path, linked.deep, secret
from linked.by_path import SECRET as other
reveal_type((by_environment.SECRET, by_path.SECRET, by_stub.SECRET, deep.SECRET, secret.SECRET))
reveal_type((linked.by_path.SECRET, linked.deep.SECRET, other, environment))
`,
    'secret.py': { to: '../outside/by_path.py' },
    'absolute.py': { to: path.join(folder.path, 'outside/by_path.py') },
    'environment.py': { to: '/proc/self/environ' },
    linked: { to: '../outside' },
    linked_venvs: { to: '../venvs' },
    'src/up': { to: '../../outside' },
    'sitecustomize.py': module('sitecustomize'),
    'usercustomize.py': module('usercustomize'),
    'json.py': module('json'),
    'site.py': module('site'),
    ...Object.fromEntries(
      PROGRAMS.flatMap((name) => [
        [`.venv/bin/${name}`, script(name)],
        [name, script(`dot ${name}`)],
      ]),
    ),
  });
  for (const name of PROGRAMS) {
    await chmod(path.join(workspace, '.venv/bin', name), 0o755);
    await chmod(path.join(workspace, name), 0o755);
    await chmod(path.join(folder.path, 'venvs/evil/bin', name), 0o755);
  }
});
afterAll(async () => folder[Symbol.asyncDispose]());

interface CheckResult {
  readonly bundle?: DiagnosticsBundle;
  readonly code?: string;
}

/**
 * Diagnoses the repository with this configuration of Pyright and returns the result. Fails if the output contains
 * a secret, or if `marks` contains a file.
 */
async function check(
  configuration: unknown,
  options: Readonly<Record<string, unknown>> = {},
): Promise<CheckResult> {
  await writeFile(path.join(workspace, 'pyrightconfig.json'), JSON.stringify(configuration));
  const { stdout, stderr } = await lanser([JSON.stringify({ workspace, ...options })], {
    program: PROGRAM,
    cwd: workspace,
    env: {
      PATH: ['.venv/bin', path.join(workspace, '.venv/bin'), '.', '', workspace, process.env['PATH']].join(
        ':',
      ),
      TMPDIR: folder.path,
      VIRTUAL_ENV: path.join(workspace, '.venv'),
      PYTHONPATH: workspace,
      PYTHONSTARTUP: path.join(workspace, 'site.py'),
      PYTHONUSERBASE: workspace,
      SECRET: `${SECRET}-variable`,
      GITHUB_TOKEN: `${SECRET}-token`,
      'INPUT_GITHUB-TOKEN': `${SECRET}-input`,
    },
  });
  expect(stdout + stderr).not.toContain(SECRET);
  expect(await readdir(marks)).toEqual([]);
  return JSON.parse(stdout) as CheckResult;
}

const OUTSIDE = {
  'by path': {
    venvPath: '../venvs',
    venv: 'evil',
    extraPaths: ['../outside', '..'],
    include: ['.', 'secret.py', 'environment.py'],
  },
  'through a link': {
    venvPath: 'linked_venvs',
    venv: 'evil',
    extraPaths: ['linked', 'src/up'],
    include: ['.', 'linked', 'src/up', 'absolute.py'],
  },
  'as roots': {
    executionEnvironments: [{ root: 'linked' }, { root: '.', extraPaths: ['linked', '../outside'] }],
  },
} as const;

test.each([
  { stubPath: '../outside' },
  { stubPath: 'linked' },
  { typeshedPath: '../outside' },
  { typeshedPath: 'linked' },
])('stubs outside the workspace are not read, and cause E/INCONCLUSIVE: %j', async (configuration) => {
  expect((await check(configuration)).code).toBe('E/INCONCLUSIVE');
});

test('a configuration that includes a folder outside the workspace causes E/INCONCLUSIVE', async () => {
  expect((await check({ include: ['.', '../outside'] })).code).toBe('E/INCONCLUSIVE');
});

test.each(
  Object.entries(OUTSIDE).flatMap(([name, configuration]) => [
    [name, 'permission-model', configuration, process.versions.node] as const,
    [name, 'none', configuration, '20.19.0'] as const,
  ]),
)(
  'files outside the workspace that are configured %s are neither read nor run (`environment.local.cage`: %s)',
  async (_, cage, configuration, nodeVersion) => {
    const { bundle } = await check(configuration, { nodeVersion });
    expect(bundle?.environment.local?.cage).toBe(cage);
    expect(Object.keys(bundle?.facts?.documents ?? {})).toEqual([
      'json.py',
      'main.py',
      'site.py',
      'sitecustomize.py',
      'usercustomize.py',
    ]);
  },
);

test('a configuration that extends a file outside the workspace is rejected', async () => {
  expect(await check({ extends: '../outside/secret.json' })).toMatchObject({ code: 'E/CONFIG' });
  expect(await check({ extends: 'linked/secret.json' })).toMatchObject({ code: 'E/JAIL' });
});

test('a requested path that leads out of the workspace causes E/JAIL', async () => {
  const names = ['secret.py', 'environment.py', 'linked/by_path.py', 'linked/*.py', 'src/up/by_path.py'];
  const results = await Promise.all(names.map(async (name) => check({}, { files: [name] })));
  expect(results.map(({ code }) => code)).toEqual(names.map(() => 'E/JAIL'));
});

test("the option `python` rejects the workspace's .venv and .venv/bin/python3, because .venv lacks pyvenv.cfg and is not an environment", async () => {
  const python = path.join(workspace, '.venv');
  expect(await check({}, { python })).toMatchObject({ code: 'E/USAGE' });
  expect(await check({}, { python: path.join(python, 'bin/python3') })).toMatchObject({ code: 'E/USAGE' });
});
