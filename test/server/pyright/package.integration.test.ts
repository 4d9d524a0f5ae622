import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pinned from '../../../src/server/pyright/pinned.json' with { type: 'json' };
import { unpackPyright } from '../../../src/server/pyright/package.ts';
import { folderDigest } from '../../helpers/folder-digest.ts';
import { temporaryFolder, type TemporaryFolder } from '../../helpers/temporary-folder.ts';

const CHECKOUT = fileURLToPath(new URL('../../../', import.meta.url));
const TARBALL = path.join('dist', pinned.tarball);

/** A folder with a copy of the sources, a folder `dist` for the tarball, and an empty folder `target`. */
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

/**
 * Runs `unpackPyright` in the copy with this tarball; without a tarball if it is undefined. `signal` is a JavaScript
 * expression. Returns the version, or the code and details of the error, and the names of the entries in `target`.
 */
async function unpackedFrom(tarball: Uint8Array | undefined, signal = 'undefined'): Promise<unknown> {
  await rm(path.join(folder.path, TARBALL), { force: true });
  if (tarball !== undefined) await writeFile(path.join(folder.path, TARBALL), tarball);
  const module = pathToFileURL(path.join(folder.path, 'src/server/pyright/package.ts')).href;
  const program = `
    const { unpackPyright } = await import(${JSON.stringify(module)});
    const { readdirSync } = await import('node:fs');
    const outcome = await unpackPyright('target', ${signal}).then(({ version }) => ({ version }), ({ code, details }) => ({ code, details }));
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

  test('is unpacked to the same files as by tar', async () => {
    await using other = await temporaryFolder();
    await promisify(execFile)('tar', ['-xzf', path.join(CHECKOUT, TARBALL), '-C', other.path]);
    await using own = await temporaryFolder();
    await unpackPyright(own.path);
    const { stdout } = await promisify(execFile)('diff', ['--recursive', '--brief', own.path, other.path]);
    expect(stdout).toBe('');
    expect(readdirSync(path.join(own.path, 'package'))).toContain('langserver.index.js');
  });

  test('causes E/FS_PERMISSIONS if one of its files cannot be written', async () => {
    await using own = await temporaryFolder();
    // `unpackPyright` cannot replace this folder with a file, because the folder is not empty.
    await mkdir(path.join(own.path, 'package/LICENSE.txt/folder'), { recursive: true });
    await expect(unpackPyright(own.path)).rejects.toMatchObject({ code: 'E/FS_PERMISSIONS' });
  });

  test('is not unpacked further after an abort', async () => {
    await using own = await temporaryFolder();
    const unpacking = unpackPyright(own.path, AbortSignal.timeout(200));
    await expect(unpacking).rejects.toMatchObject({ code: 'E/REQUEST_CANCELLED' });
    const digest = folderDigest(own.path);
    await setTimeout(300);
    expect(folderDigest(own.path)).toEqual(digest);
    expect(existsSync(path.join(own.path, 'package/LICENSE.txt'))).toBe(false);
  });

  test('is not unpacked if the signal is already aborted', async () => {
    const tarball = await readFile(path.join(CHECKOUT, TARBALL));
    expect(await unpackedFrom(tarball, 'AbortSignal.abort()')).toMatchObject({
      code: 'E/REQUEST_CANCELLED',
      written: [],
    });
  });
});
