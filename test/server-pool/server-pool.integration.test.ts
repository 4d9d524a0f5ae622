import { chmod, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { ServerStatus } from '../../src/model/bundle.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { openWorkspaceSession } from '../../src/session/open-session.ts';
import { openProject, PROGRAMS } from '../helpers/real-servers.ts';
import { scriptedProject, type ScriptedProject } from '../helpers/scripted-server.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { fakeConfiguration } from '../helpers/workspace-program.ts';
import { writeTree } from '../helpers/write-tree.ts';

async function statesOf({ workspace }: ScriptedProject): Promise<Readonly<Record<string, string>>> {
  const servers: readonly ServerStatus[] = (await workspace.status()).facts?.servers ?? [];
  return Object.fromEntries(
    servers.filter(({ name }) => ['fake', 'pyright'].includes(name)).map(({ name, state }) => [name, state]),
  );
}

test('a server that cannot be reloaded does not prevent the reload of other servers', async () => {
  const hover = { results: [{ contents: 'one' }] };
  await using project = await scriptedProject(
    { 'app.py': 'count = 1\n', 'a.fake': 'one\n' },
    { 'textDocument/hover': hover },
  );
  // Pyright starts before `fake`, so a failed reload of Pyright could prevent the reload of `fake`.
  expect((await project.workspace.hover('app.py@L1:C1')).status).toBe('ok');
  expect((await project.workspace.hover('a.fake@L1:C1')).status).toBe('ok');
  expect(await statesOf(project)).toEqual({ pyright: 'running', fake: 'running' });
  await project.write({ 'pyrightconfig.json': '{' });
  expect(await project.workspace.reload()).toMatchObject({ status: 'error', error: { code: 'E/CONFIG' } });
  expect(await statesOf(project)).toEqual({ pyright: 'configured', fake: 'configured' });
  expect((await project.workspace.hover('a.fake@L1:C1')).status).toBe('ok');
});

test('a request gets an answer after the missing temporary folder is created', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'project/app.py': 'count = 1\n' });
  const temporaryRoot = path.join(folder.path, 'temporary');
  const host = testHost({}, { temporaryRoot });
  await using workspace = await openWorkspace(path.join(folder.path, 'project'), { host, timeoutMs: 60_000 });
  expect(await workspace.hover('app.py@L1:C1')).toMatchObject({ error: { code: 'E/FS_PERMISSIONS' } });
  await mkdir(temporaryRoot);
  expect((await workspace.hover('app.py@L1:C1')).status).toBe('ok');
});

test('after a reload, a bundle contains the server version that was unknown before', async () => {
  await using project = await scriptedProject(
    { 'a.fake': 'one\n' },
    { 'textDocument/hover': { results: [{ contents: 'one' }] } },
  );
  const program = path.join(project.folder, 'program.sh');
  const { servers } = JSON.parse(await readFile(path.join(project.folder, 'lanser.json'), 'utf8')) as {
    servers: Record<'fake', { command: string; args: readonly string[] }>;
  };
  const { command, args } = servers.fake;
  await project.write({
    'program.sh': `#!/bin/sh
if [ "$1" != --version ]; then exec ${command} "$@"; fi
if [ -e ${program}.again ]; then echo 1.2.3; else touch ${program}.again; exit 1; fi
`,
    'lanser.json': JSON.stringify({ servers: { fake: { ...servers.fake, command: program, args } } }),
  });
  await chmod(program, 0o755);
  await using workspace = await project.opened();
  const version = async (): Promise<string | undefined> =>
    (await workspace.hover('a.fake@L1:C1')).environment.server?.version;
  expect(await version()).toBe('unknown');
  await workspace.reload();
  expect(await version()).toBe('1.2.3');
});

test('two simultaneous calls of toolsOf for the same folder return the same object', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'app.py': '' });
  await using session = await openWorkspaceSession(folder.path, { host: testHost() });
  const { pool } = session;
  const [one, other] = await Promise.all([pool.toolsOf(folder.path), pool.toolsOf(folder.path)]);
  expect(one).toBe(other);
});

test('basedpyright uses the named Python environment', async () => {
  const lanser = JSON.stringify({ servers: { basedpyright: {} } });
  const pyrightconfig = JSON.stringify({ typeCheckingMode: 'standard' });
  await using project = await openProject({
    'a.py': 'import installed\n',
    'lanser.json': lanser,
    'pyrightconfig.json': pyrightconfig,
  });
  const place = path.dirname(project.folder);
  const environment = await virtualEnvironment(path.join(place, 'environment'), {
    'installed.py': 'x = 1\n',
  });
  const host = testHost({ PATH: `${PROGRAMS}:${process.env['PATH'] ?? ''}`, HOME: path.join(place, 'home') });
  await using workspace = await openWorkspace(project.folder, { host, python: environment.folder });
  const { facts, error } = await workspace.diagnostics({ files: ['a.py'] });
  expect(error).toBeNull();
  expect(facts?.diagnostics.map(({ rule }) => rule)).toEqual([]);
});

test('a named Python environment causes an error if it is missing, or if a server for Python cannot use it', async () => {
  await using folder = await temporaryFolder();
  const journal = path.join(folder.path, 'journal');
  const configuration = fakeConfiguration(journal, 'remembers', ['watches']);
  await writeTree(folder.path, {
    'other/a.fake': 'one\n',
    'other/lanser.json': configuration,
    'python/a.py': 'one\n',
    'python/lanser.json': configuration.replace('.fake', '.py'),
  });
  const outcome = async (project: string, file: string, python: string): Promise<unknown> => {
    const root = path.join(folder.path, project);
    await using workspace = await openWorkspace(root, { host: testHost(), python });
    const { error } = await workspace.hover(`${file}@L1:C1`);
    return error?.message ?? 'ok';
  };
  const environment = await virtualEnvironment(path.join(folder.path, 'environment'));
  const missing = 'The Python interpreter or environment "…/nowhere" was not found.';
  expect(await outcome('other', 'a.fake', '/nowhere')).toContain(missing);
  expect(await outcome('other', 'a.fake', environment.folder)).toBe('ok');
  expect(await outcome('python', 'a.py', '/nowhere')).toContain(missing);
  expect(await outcome('python', 'a.py', environment.folder)).toContain(
    'fake cannot use the named Python environment.',
  );
});
