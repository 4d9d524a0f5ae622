import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { nodeHost } from '../../src/session/node-host.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { eventually } from '../helpers/eventually.ts';
import { startLanser } from '../helpers/lanser.ts';
import { entriesOf } from '../helpers/lsp-program.ts';
import { HAS_PROC, processesNaming } from '../helpers/processes.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { fakeConfiguration } from '../helpers/workspace-program.ts';
import { writeTree } from '../helpers/write-tree.ts';

const PROGRAM = fileURLToPath(new URL('../fixtures/programs/workspace-steps.mjs', import.meta.url));

/** Returns the error of a hover request, or null. `make` returns the command of the workspace's only server. */
async function errorOf(
  make: (folder: string) => Promise<{ readonly command: string; readonly args?: readonly string[] }>,
): Promise<{ readonly code: string; readonly message: string } | null> {
  await using place = await temporaryFolder();
  const folder = path.join(place.path, 'workspace');
  const command = await make(place.path);
  const fake = { args: [], fileTypes: ['.fake'], rootMarkers: [], ...command };
  await writeTree(folder, { 'a.fake': 'one', 'lanser.json': JSON.stringify({ servers: { fake } }) });
  await using workspace = await openWorkspace(folder, { host: nodeHost({}), timeoutMs: 120_000 });
  const { error } = await workspace.hover('a.fake');
  return error;
}

async function program(folder: string, content: string): Promise<{ readonly command: string }> {
  const command = path.join(folder, 'program');
  await writeFile(command, content);
  await chmod(command, 0o755);
  return { command };
}

describe('a server that cannot be started', () => {
  test('because its program does not exist causes E/NO_SERVER', async () => {
    const error = await errorOf(async () => Promise.resolve({ command: 'no-such-program-anywhere' }));
    expect(error).toMatchObject({ code: 'E/NO_SERVER' });
  });

  test.each<[title: string, make: Parameters<typeof errorOf>[0]]>([
    ['is not executable code', async (folder) => program(folder, '\0\u0001\u0002 not a program')],
    ['names a missing interpreter', async (folder) => program(folder, '#!/no/such/interpreter\n')],
    ['ends at once', async (folder) => program(folder, '#!/bin/sh\nexit 0\n')],
    [
      'prints an error and ends',
      async (folder) => program(folder, '#!/bin/sh\necho usage: none >&2\nexit 64\n'),
    ],
    ['prints its usage', async (folder) => program(folder, '#!/bin/sh\necho usage\necho\nsleep 60\n')],
    [
      'has more arguments than the system allows',
      async () => Promise.resolve({ command: process.execPath, args: ['-e', '0', 'x'.repeat(4_000_000)] }),
    ],
  ])('because its program %s causes E/LS_CRASH', async (_, make) => {
    expect(await errorOf(make)).toMatchObject({ code: 'E/LS_CRASH' });
  });
});

test.runIf(HAS_PROC).each([
  ['fails-at', ['hang', 'textDocument/hover'], 'textDocument/hover'],
  ['fails-at', ['stop', 'textDocument/hover'], 'textDocument/hover'],
  ['fails-at', ['hang', 'initialize'], 'initialize'],
  ['fails-at', ['refuse', 'exit'], 'textDocument/hover'],
  ['asks-and-floods', ['notifications'], 'textDocument/hover'],
])('after kill -9 of lanser, the fake server %s with the arguments %j ends', async (server, args, step) => {
  await using place = await temporaryFolder();
  const journal = path.join(place.path, 'journal');
  const folder = path.join(place.path, 'workspace');
  await writeTree(folder, { 'a.fake': 'one', 'lanser.json': fakeConfiguration(journal, server, args) });
  const script = { folder, journal, timeoutMs: 60_000, steps: [{ kind: 'hover' }, { kind: 'hover' }] };
  const lanser = startLanser([JSON.stringify(script)], {
    program: PROGRAM,
    cwd: place.path,
    env: { PATH: process.env['PATH'] ?? '', HOME: place.path, TMPDIR: place.path },
    keepInput: true,
  });
  await eventually('the server is working', () => entriesOf(journal).some(({ method }) => method === step));
  lanser.child.kill('SIGKILL');
  expect((await lanser.finished).signal).toBe('SIGKILL');
  await eventually('all processes have ended', () => processesNaming(place.path).length === 0);
});
