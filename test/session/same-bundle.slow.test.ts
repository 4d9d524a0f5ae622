import { cp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleIdOf } from '../../src/bundle/hash-domain.ts';
import type { DiagnosticsBundle } from '../../src/model/bundle.ts';
import { violationsOf } from '../../src/schema/validate.ts';
import { diagnose } from '../../src/sdk/diagnose.ts';
import { HARD_CONTENT } from '../helpers/hard-content.ts';
import { lanser } from '../helpers/lanser.ts';
import { PYTHON_PROJECT, pythonEnvironment } from '../helpers/python-project.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

const PROGRAM = fileURLToPath(new URL('../fixtures/programs/diagnose.mjs', import.meta.url));

let folder: TemporaryFolder;
let workspace: string;
let environment: { readonly PATH: string };
let first: DiagnosticsBundle;

async function bundleIn(root: string, nodeVersion = process.versions.node): Promise<DiagnosticsBundle> {
  const { signal } = new AbortController();
  const host = testHost(environment, { nodeVersion });
  return diagnose({ host, workspace: root, files: [], timeoutMs: 60_000, signal });
}

beforeAll(async () => {
  folder = await temporaryFolder();
  workspace = path.join(folder.path, 'project');
  environment = await pythonEnvironment(folder.path);
  await writeTree(workspace, { ...HARD_CONTENT, ...PYTHON_PROJECT });
  await writeTree(folder.path, {
    'outside/secret.py': 'SECRET = "of another folder"\n',
    'project/linked': { to: '../outside' },
    'project/uses_link.py': 'import secret, linked.secret\nreveal_type(secret.SECRET)\n',
    'project/pyrightconfig.json': '{"extraPaths": ["linked", "../outside"], "reportImportCycles": "error"}',
  });
  first = await bundleIn(workspace);
});
afterAll(async () => folder[Symbol.asyncDispose]());

test('a bundle matches its schema, and its id matches its content', () => {
  expect(violationsOf('bundle', first)).toEqual([]);
  expect(bundleIdOf(first)).toBe(first.bundleId);
  expect(first.facts?.diagnostics.length).toBeGreaterThan(50);
  expect(first.environment.configDigest).toMatch(/^sha256:/u);
});

test("facts and bundle id are the same if lanser does not use Node's permission model, as on Node 20.19", async () => {
  const without = await bundleIn(workspace, '20.19.0');
  expect(first.environment.local?.cage).toBe('permission-model');
  expect(without.environment.local?.cage).toBe('none');
  expect(without.facts).toEqual(first.facts);
  expect(without.bundleId).toBe(first.bundleId);
});

test('facts and bundle id are the same in a different folder, for a different user, time zone and locale', async () => {
  const moved = path.join(folder.path, 'of söme-body', 'x', 'project');
  await cp(workspace, moved, { recursive: true, verbatimSymlinks: true });
  const { stdout } = await lanser([JSON.stringify({ workspace: '.' })], {
    program: PROGRAM,
    cwd: moved,
    env: {
      ...environment,
      HOME: path.join(folder.path, 'of söme-body'),
      USER: 'some-body',
      LOGNAME: 'some-body',
      TMPDIR: path.join(folder.path, 'of söme-body'),
      TZ: 'Asia/Tokyo',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
    },
  });
  const { bundle } = JSON.parse(stdout) as { readonly bundle: DiagnosticsBundle };
  expect(bundle.facts).toEqual(first.facts);
  expect(bundle.bundleId).toBe(first.bundleId);
  expect(stdout).not.toContain('some-body');
});

test('only `environment.local` contains paths of this machine', () => {
  const { local, ...shared } = first.environment;
  expect(local?.workspaceRoot).toBe(workspace);
  const text = JSON.stringify({ ...first, environment: shared });
  const machinePaths = [folder.path, os.homedir(), os.tmpdir() + path.sep, process.execPath, process.cwd()];
  for (const place of machinePaths.filter((candidate) => candidate.length > 1)) {
    // A module of the project contains the text `/tmp/x.py`, which is not a path of this machine.
    expect(text.replaceAll('/tmp/x.py', '')).not.toContain(place);
  }
  const uris = [
    ...Object.keys(first.facts?.documents ?? {}),
    ...(first.facts?.diagnostics ?? []).flatMap(({ uri, related }) => [
      uri,
      ...(related ?? []).map((r) => r.uri),
    ]),
    ...(first.facts?.hints ?? []).map(({ uri }) => uri),
  ];
  expect(uris.filter((uri) => path.isAbsolute(uri) || uri.includes('://') || uri.startsWith('..'))).toEqual(
    [],
  );
});
