/** Provides Pyright's tarball for dist/: the registry's file for the version that package-lock.json pins. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version: string; readonly integrity: string }>>;
}

interface Tarball {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const root = new URL('../', import.meta.url);
const pinFile = new URL('src/server/pyright/pinned.json', root);

/**
 * Returns the tarball: the file in dist/ if it has the integrity in package-lock.json, else the registry's file.
 * Writes the version, integrity and name to src/server/pyright/pinned.json.
 *
 * @throws Error if package-lock.json lacks Pyright, or if the registry's file has a different integrity.
 */
export async function pyrightTarball(): Promise<Tarball> {
  const lock = JSON.parse(await readFile(new URL('package-lock.json', root), 'utf8')) as LockFile;
  const locked = lock.packages['node_modules/pyright'];
  if (locked === undefined) throw new Error('package-lock.json has no node_modules/pyright');
  const { version, integrity } = locked;
  const name = `pyright-${version}.tgz`;
  const present = await readIfPresent(new URL(`dist/${name}`, root));
  const bytes =
    present !== undefined && integrityOf(present) === integrity ? present : await packed(name, version);
  const actual = integrityOf(bytes);
  if (actual !== integrity) {
    throw new Error(`${name} has integrity ${actual}, but package-lock.json requires ${integrity}`);
  }
  const pin = `${JSON.stringify({ version, integrity, tarball: name }, null, 2)}\n`;
  if ((await readIfPresent(pinFile))?.toString() !== pin) await writeFile(pinFile, pin);
  return { name, bytes };
}

async function packed(name: string, version: string): Promise<Buffer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lanser-pack-'));
  try {
    const args = ['pack', `pyright@${version}`, '--ignore-scripts', '--silent', '--pack-destination', '.'];
    await promisify(execFile)('npm', args, { cwd: folder, shell: process.platform === 'win32' });
    return await readFile(path.join(folder, name));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readIfPresent(file: URL): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function integrityOf(bytes: Uint8Array): string {
  return `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
}
