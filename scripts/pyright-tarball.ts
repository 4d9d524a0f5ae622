/**
 * Puts the Pyright that package-lock.json pins into dist/ as its registry tarball, byte for byte, and
 * writes version and integrity where src/server/pyright imports them. Does nothing when both are right.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version: string; readonly integrity: string }>>;
}

const root = new URL('../', import.meta.url);
const dist = new URL('dist/', root);
const pinFile = new URL('src/server/pyright/pinned.json', root);

async function readOrUndefined(file: URL): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function integrityOf(bytes: Buffer): string {
  return `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
}

async function pack(version: string): Promise<void> {
  const args = ['pack', `pyright@${version}`, '--ignore-scripts', '--silent', '--pack-destination', '.'];
  await promisify(execFile)('npm', args, {
    cwd: fileURLToPath(dist),
    shell: process.platform === 'win32',
  });
}

const lock = JSON.parse(await readFile(new URL('package-lock.json', root), 'utf8')) as LockFile;
const locked = lock.packages['node_modules/pyright'];
if (locked === undefined) throw new Error('package-lock.json has no node_modules/pyright');
const { version, integrity } = locked;
const tarball = `pyright-${version}.tgz`;

await mkdir(dist, { recursive: true });
for (const file of await readdir(dist)) {
  if (/^pyright-.*\.tgz$/.test(file) && file !== tarball) await rm(new URL(file, dist));
}

const target = new URL(tarball, dist);
const present = await readOrUndefined(target);
if (present === undefined || integrityOf(present) !== integrity) {
  await rm(target, { force: true });
  await pack(version);
  const actual = integrityOf(await readFile(target));
  if (actual !== integrity) {
    await rm(target);
    throw new Error(`${tarball} has integrity ${actual}, package-lock.json says ${integrity}`);
  }
}

const pin = `${JSON.stringify({ version, integrity, tarball }, null, 2)}\n`;
if ((await readOrUndefined(pinFile))?.toString() !== pin) {
  await mkdir(new URL('./', pinFile), { recursive: true });
  await writeFile(pinFile, pin);
}
