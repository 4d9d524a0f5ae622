import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Host } from '../../model/host.ts';
import { memberAt } from '../../model/json-record.ts';
import { LanserError, messageOf } from '../../model/lanser-error.ts';
import { childEnvironment } from '../../workspace/child-environment.ts';
import { isInside } from '../../workspace/containment.ts';
import { findExecutable, pathOutside } from '../../workspace/executable.ts';
import type { Janitor } from '../../workspace/janitor.ts';
import { runProgram } from '../../workspace/run-program.ts';
import { isOlder, unpackPackage, type PyrightPackage } from './package.ts';
import pinned from './pinned.json' with { type: 'json' };

/** A choice of Pyright: the included version, the version in the package-lock.json of the gate's base, or a folder. */
export type PyrightChoice =
  | { readonly kind: 'shipped' }
  /** If `version` is undefined, the lock file may name any version. */
  | { readonly kind: 'locked'; readonly version: string | undefined }
  | { readonly kind: 'folder'; readonly folder: string };

export interface PackageSource {
  readonly host: Host;
  readonly janitor: Janitor;
  /** A temporary folder of lanser; absolute. */
  readonly scratch: string;
  /** Folders that must not supply programs, such as the checkout. */
  readonly untrusted: readonly string[];
  readonly signal: AbortSignal;
}

const VERSION = /^\d+\.\d+\.\d+$/u;
const NPM_TIMEOUT_MS = 300_000;
/** The first version with `textDocument/diagnostic`. */
const MIN_VERSION = '1.1.397';

/**
 * Parses `project`, an absolute path, or an exact version such as `1.1.400`. Undefined and the included version mean
 * the Pyright that lanser includes.
 *
 * @throws LanserError E/USAGE for any other text.
 */
export function pyrightChoice(text: string | undefined): PyrightChoice {
  if (text === undefined || text === pinned.version) return { kind: 'shipped' };
  if (text === 'project') return { kind: 'locked', version: undefined };
  if (VERSION.test(text)) return { kind: 'locked', version: text };
  if (path.isAbsolute(text)) return { kind: 'folder', folder: text };
  throw new LanserError(
    'E/USAGE',
    `${JSON.stringify(text)} is not a version of Pyright. Name an exact version such as ${pinned.version}, "project", or the absolute path of an installed pyright package.`,
    { pyright: text },
  );
}

export async function pyrightInFolder(folder: string, untrusted: readonly string[]): Promise<PyrightPackage> {
  const directory = await realpath(folder).catch(() => folder);
  if (untrusted.some((root) => isInside(root, directory) || isInside(root, folder))) {
    throw new LanserError(
      'E/USAGE',
      'The Pyright package is inside the checkout, and lanser runs no programs from there. Install the package outside of the checkout, or use "project" for the version of the lock file.',
      { folder },
    );
  }
  const manifest = path.join(directory, 'package.json');
  try {
    const { name, version } = JSON.parse(await readFile(manifest, 'utf8')) as Record<string, unknown>;
    if (name === 'pyright' && typeof version === 'string' && VERSION.test(version)) {
      return { directory, version: recent(version), integrity: null };
    }
  } catch (error) {
    throw error instanceof LanserError ? error : notAPackage(folder, messageOf(error));
  }
  throw notAPackage(folder, 'its package.json does not name pyright and an exact version');
}

function recent(version: string): string {
  if (!isOlder(version, MIN_VERSION)) return version;
  const message = `Pyright ${version} does not answer requests for diagnostics. Use ${MIN_VERSION} or a later version.`;
  throw new LanserError('E/NO_SERVER', message, { version });
}

function notAPackage(folder: string, reason: string): LanserError {
  return new LanserError(
    'E/NO_SERVER',
    `${JSON.stringify(folder)} does not contain the npm package pyright: ${reason}. Name the folder of the package, such as node_modules/pyright.`,
    { folder },
  );
}

/** Fetches the Pyright of a `package-lock.json` with npm. Verifies it before unpacking, and runs no scripts. */
export async function lockedPyright(
  lockFile: Buffer | undefined,
  version: string | undefined,
  source: PackageSource,
): Promise<PyrightPackage> {
  const locked = lockedPackage(lockFile);
  if (locked === undefined || (version !== undefined && version !== locked.version)) {
    const unnamed = lockFile === undefined ? 'does not exist' : 'does not name pyright with its SHA-512';
    const found = locked === undefined ? unnamed : `names ${locked.version}`;
    throw new LanserError(
      'E/NO_SERVER',
      `package-lock.json of base ${found}. With npm, add the wanted version of Pyright to package-lock.json on base, or use the included version ${pinned.version}.`,
      { requested: version ?? 'project', locked: locked?.version ?? null },
    );
  }
  const tarball = await packedByNpm(recent(locked.version), source);
  return unpackPackage(tarball, locked, path.join(source.scratch, 'other-pyright'), source.signal);
}

interface LockedPackage {
  readonly version: string;
  readonly integrity: string;
}

/** Reads `packages` of lock file versions 2 and 3, or `dependencies` of version 1. */
function lockedPackage(lockFile: Buffer | undefined): LockedPackage | undefined {
  if (lockFile === undefined) return undefined;
  let lock: unknown;
  try {
    lock = JSON.parse(lockFile.toString('utf8'));
  } catch (error) {
    throw new LanserError(
      'E/NO_SERVER',
      `package-lock.json of base is not JSON: ${messageOf(error)}. Create it again with npm.`,
    );
  }
  const entry = memberAt(lock, 'packages', 'node_modules/pyright');
  const found = entry ?? memberAt(lock, 'dependencies', 'pyright');
  const [version, integrity] = [memberAt(found, 'version'), memberAt(found, 'integrity')];
  if (typeof version !== 'string' || !VERSION.test(version)) return undefined;
  if (typeof integrity !== 'string' || !integrity.startsWith('sha512-')) return undefined;
  return { version, integrity };
}

async function packedByNpm(version: string, source: PackageSource): Promise<Buffer> {
  const { host, janitor, scratch, untrusted, signal } = source;
  const npm = await findExecutable(host, ['npm'], untrusted);
  if (npm === undefined) {
    throw new LanserError(
      'E/NO_SERVER',
      `npm was not found on PATH. Install npm, which downloads Pyright ${version}.`,
    );
  }
  const { exitCode, stderr } = await runProgram({
    host,
    janitor,
    program: npm,
    name: 'npm pack',
    args: ['pack', `pyright@${version}`, '--ignore-scripts', '--silent', '--pack-destination', scratch],
    // npm does not run in a project's folder, because the .npmrc there could select a registry.
    cwd: scratch,
    env: {
      ...childEnvironment(host, READ_BY_NPM),
      PATH: await pathOutside(host, untrusted),
      TMPDIR: scratch,
    },
    timeoutMs: NPM_TIMEOUT_MS,
    signal,
  });
  const file = path.join(scratch, `pyright-${version}.tgz`);
  const tarball = exitCode === 0 ? await readFile(file).catch(() => undefined) : undefined;
  if (tarball !== undefined) return tarball;
  const [reason = ''] = stderr.trim().split('\n');
  throw new LanserError(
    'E/NO_SERVER',
    `npm could not fetch pyright@${version} (exit code ${exitCode}${reason === '' ? '' : `: ${reason}`}). Check that npm can reach its registry.`,
    { version, exitCode },
  );
}

/** The variables that npm needs to reach the user's registry. */
const READ_BY_NPM = {
  names: ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR'],
  pattern: /^npm_config_(?:registry|cafile|cache|userconfig|globalconfig|proxy|https_proxy|noproxy)$/iu,
};
