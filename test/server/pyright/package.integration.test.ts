import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assembleBundle } from '../../../src/bundle/assemble.ts';
import type { DiagnosticsBundle } from '../../../src/model/bundle.ts';
import pinned from '../../../src/server/pyright/pinned.json' with { type: 'json' };
import { projectChecker } from '../../helpers/project-checker.ts';
import { temporaryFolder, type TemporaryFolder } from '../../helpers/temporary-folder.ts';
import { writeTree } from '../../helpers/write-tree.ts';

const CHECKOUT = fileURLToPath(new URL('../../../', import.meta.url));
const TARBALL = path.join('dist', pinned.tarball);

/** A copy of the sources, with an empty `dist` and `target`. */
let folder: TemporaryFolder;

beforeAll(async () => {
  folder = await temporaryFolder();
  for (const part of ['src', 'schemas', 'package.json']) {
    await cp(path.join(CHECKOUT, part), path.join(folder.path, part), { recursive: true });
  }
  await symlink(path.join(CHECKOUT, 'node_modules'), path.join(folder.path, 'node_modules'));
  await mkdir(path.join(folder.path, 'dist'));
  await mkdir(path.join(folder.path, 'target'));
});

afterAll(async () => folder[Symbol.asyncDispose]());

/** Returns the result of `unpackPyright` in the copy, with this tarball beside it. */
async function unpackedFrom(tarball: Uint8Array | undefined): Promise<unknown> {
  await rm(path.join(folder.path, TARBALL), { force: true });
  if (tarball !== undefined) await writeFile(path.join(folder.path, TARBALL), tarball);
  const module = pathToFileURL(path.join(folder.path, 'src/server/pyright/package.ts')).href;
  const program = `
    const { unpackPyright } = await import(${JSON.stringify(module)});
    const { readdirSync } = await import('node:fs');
    const outcome = await unpackPyright('target').then(({ version }) => ({ version }), ({ code, details }) => ({ code, details }));
    console.log(JSON.stringify({ ...outcome, written: readdirSync('target') }));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder.path,
  });
  return JSON.parse(stdout) as unknown;
}

describe('the shipped tarball', () => {
  test('is rejected if one bit differs', async () => {
    const tarball = await readFile(path.join(CHECKOUT, TARBALL));
    const at = Math.floor(tarball.length / 2);
    tarball[at] = (tarball[at] ?? 0) ^ 1;
    expect(await unpackedFrom(tarball)).toEqual({
      code: 'E/NO_SERVER',
      details: { expected: pinned.integrity, found: expect.stringMatching(/^sha512-/u) as unknown },
      written: [],
    });
  });

  test('is rejected if it is truncated or missing', async () => {
    const tarball = await readFile(path.join(CHECKOUT, TARBALL));
    expect(await unpackedFrom(tarball.subarray(0, -1))).toMatchObject({ code: 'E/NO_SERVER', written: [] });
    expect(await unpackedFrom(undefined)).toEqual({
      code: 'E/NO_SERVER',
      details: { errno: 'ENOENT' },
      written: [],
    });
  });
});

test('the unpacked tarball returns the same bundle as the installed Pyright', async () => {
  await using project = await temporaryFolder();
  await writeTree(project.path, {
    'a.py': 'import b, re\nx: int = b.y\nre.compile(1)\nreveal_type(b)\ndef f():\n  return 1\n  x\n',
    'b.py': 'y = ""\n',
  });
  const bundleWith = async (pyright: 'installed' | 'shipped'): Promise<DiagnosticsBundle> => {
    await using checker = await projectChecker(project.path, project.path, pyright);
    const { files } = await checker.workspaceFiles();
    const facts = await checker.diagnose(files, { kind: 'workspace', files: files.length });
    const request = { cmd: 'diagnostics' as const, options: { workspace: true as const } };
    return assembleBundle({ request, environment: checker.environment, facts, volatile: {} });
  };
  const [installed, shipped] = [await bundleWith('installed'), await bundleWith('shipped')];
  expect(installed.facts?.counts).toEqual({ error: 3, warning: 0, information: 1 });
  expect(installed.facts?.hints).toHaveLength(1);
  expect(shipped).toEqual(installed);
});
