import { existsSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Host } from '../../model/host.ts';
import { errnoOf, LanserError } from '../../model/lanser-error.ts';
import { boundedThread, threadProgram } from '../../thread/bounded-thread.ts';
import pinned from './pinned.json' with { type: 'json' };
import type { UnpackTask } from './unpack-worker.ts';

const UNPACK = threadProgram(import.meta.url, 'unpack-worker');
/** The heap limit of the thread that unpacks the package. The unpacked package has 23 MB. */
const UNPACK_MIB = 512;
const UNPACK_MS = 600_000;

export interface PyrightPackage {
  /** Absolute, with links resolved. */
  readonly directory: string;
  readonly version: string;
  /** The SHA-512 of the package's tarball in the form `sha512-BASE64`; null if unknown. */
  readonly integrity: string | null;
}

/** Returns true if `version` is older than `other`. Both have the form `1.2.3`. */
export function isOlder(version: string, other: string): boolean {
  const [left, right] = [version, other].map((one) => one.split('.').map(Number));
  const at = right?.findIndex((number, index) => number !== left?.[index]) ?? -1;
  return at >= 0 && (left?.[at] ?? 0) < (right?.[at] ?? 0);
}

/** Returns the installed npm package if it has the pinned version. Otherwise unpacks the shipped tarball. */
export async function locatePyright(
  host: Host,
  temporaryDirectory: string,
  signal?: AbortSignal,
): Promise<PyrightPackage> {
  const installed = await installedPackage();
  if (installed !== undefined) return installed;
  host.log(`unpacking Pyright ${pinned.version}`);
  return unpackPyright(temporaryDirectory, signal);
}

/** Describes a package that is not unpacked, for a run that does not start a server. */
export function packageNotUnpacked(directory: string, version: string = pinned.version): PyrightPackage {
  return { directory, version, integrity: null };
}

async function installedPackage(): Promise<PyrightPackage | undefined> {
  try {
    const manifest = createRequire(import.meta.url).resolve('pyright/package.json');
    const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { readonly version: string };
    const { integrity } = pinned;
    return version === pinned.version ? { directory: path.dirname(manifest), version, integrity } : undefined;
  } catch {
    return undefined;
  }
}

export interface PyrightCondition {
  /** The version of Pyright that lanser ships. */
  readonly pinned: string;
  /** True if the npm package is installed in the pinned version, with its main files. */
  readonly installed: boolean;
  /** The result of checking the shipped tarball against the pinned integrity. */
  readonly shipped: 'whole' | 'damaged' | 'missing';
}

export async function pyrightCondition(): Promise<PyrightCondition> {
  const directory = (await installedPackage())?.directory;
  const parts = ['index.js', 'langserver.index.js', path.join('dist', 'typeshed-fallback', 'stdlib')];
  const installed = directory !== undefined && parts.every((part) => existsSync(path.join(directory, part)));
  const tarball = await shippedTarball().catch(() => undefined);
  if (tarball === undefined) return { pinned: pinned.version, installed, shipped: 'missing' };
  const isWhole = integrityOf(tarball) === pinned.integrity;
  return { pinned: pinned.version, installed, shipped: isWhole ? 'whole' : 'damaged' };
}

function integrityOf(tarball: Buffer): string {
  return `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
}

/** Unpacks the shipped tarball of Pyright below a folder. */
export async function unpackPyright(
  temporaryDirectory: string,
  signal?: AbortSignal,
): Promise<PyrightPackage> {
  return unpackPackage(await shippedTarball(), pinned, temporaryDirectory, signal);
}

/** Verifies a tarball of Pyright and unpacks it below a folder. */
export async function unpackPackage(
  tarball: Buffer,
  { version, integrity }: { readonly version: string; readonly integrity: string },
  folder: string,
  signal?: AbortSignal,
): Promise<PyrightPackage> {
  const found = integrityOf(tarball);
  if (found !== integrity) {
    throw new LanserError(
      'E/NO_SERVER',
      `The package of Pyright ${version} is damaged: its SHA-512 differs. Install lanser again, or check the lock file.`,
      { expected: integrity, found },
    );
  }
  await using thread = boundedThread<UnpackTask>({ program: UNPACK, memoryMib: UNPACK_MIB });
  const task = { tarball, folder: path.resolve(folder) };
  const outcome = await thread.run(task, { timeoutMs: UNPACK_MS, signal });
  if (outcome.kind === 'gave up') {
    throw new LanserError(
      'E/NO_SERVER',
      `Pyright ${version} could not be unpacked: ${outcome.reason}. Check the free memory, and the speed of the disk with the temporary folder.`,
      { version },
    );
  }
  return { directory: path.join(folder, 'package'), version, integrity };
}

async function shippedTarball(): Promise<Buffer> {
  const inDist = new URL(`./${pinned.tarball}`, import.meta.url);
  const fromSources = new URL(`../../../dist/${pinned.tarball}`, import.meta.url);
  try {
    return await readFile(fileURLToPath(import.meta.url.endsWith('.ts') ? fromSources : inDist));
  } catch (error) {
    throw new LanserError(
      'E/NO_SERVER',
      'The package of Pyright that lanser ships cannot be read. Install lanser again.',
      { errno: errnoOf(error) ?? null },
      { cause: error },
    );
  }
}
