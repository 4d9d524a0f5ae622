import { lstatSync, mkdirSync, readFileSync, realpathSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The location of a served folder's warm process, the background process that keeps language servers running. */
export interface Address {
  /** The folder that contains the sockets of the user's warm processes; absolute. */
  readonly folder: string;
  /** An absolute path. */
  readonly socket: string;
  /** JSON of the values that must be equal in the warm process and its callers. Its hash is the socket's name. */
  readonly key: string;
  /** The Git directory that all worktrees share; if none, the served folder. Absolute, with links resolved. */
  readonly shared: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

// The limit of macOS for a socket's path, 104 bytes with the final NUL. The limit of Linux is 108 bytes.
const MAX_SOCKET_BYTES = 103;

/**
 * Environment variables that the warm process reads from its own environment, so they must be equal in its callers.
 * The values of other variables come from each request.
 */
const PROCESS_VARIABLES = ['NODE_OPTIONS', 'RUNNER_TEMP', 'TMPDIR', 'TMP', 'TEMP'] as const;

/** The files that identify a build. A build or an update replaces all of them. */
const PROGRAM_FILES = ['bin.js', 'command-line.js', 'shared.js'] as const;

/**
 * Returns the address for a folder (absolute). Returns undefined on Windows, if lanser runs from its sources, if the
 * program's files cannot be read, or if the socket's path is longer than 103 bytes.
 */
export function addressOf(folder: string, env: Environment, version: string): Address | undefined {
  const uid = process.getuid?.();
  const program = programIdentity();
  const base = [env['XDG_RUNTIME_DIR'], env['TMPDIR'], '/tmp'].find((one) => one?.startsWith('/') === true);
  if (uid === undefined || program === undefined || base === undefined) return undefined;
  const shared = sharedFolder(folder);
  const { execPath, execArgv, version: node } = process;
  const variables = PROCESS_VARIABLES.map((name) => env[name] ?? null);
  const key = JSON.stringify([version, program, node, execPath, execArgv, variables, shared]);
  const runtime = path.join(base, `lanser-${uid}`);
  const socket = path.join(runtime, `${hashOf(key)}.sock`);
  return Buffer.byteLength(socket) > MAX_SOCKET_BYTES ? undefined : { folder: runtime, socket, key, shared };
}

/** Returns true if a folder belongs to this user, gives other users no permissions, and is outside of checkouts. */
export function isPrivateFolder(folder: string): boolean {
  try {
    const stats = lstatSync(folder);
    const isOwn = stats.isDirectory() && stats.uid === process.getuid?.() && (stats.mode & 0o077) === 0;
    return isOwn && !isInCheckout(folder);
  } catch {
    return false;
  }
}

/** Returns true if a folder is in a checkout, where a commit could add files to the folder. */
function isInCheckout(folder: string): boolean {
  for (let at = path.dirname(folder); ; at = path.dirname(at)) {
    if (lstatSync(path.join(at, '.git'), { throwIfNoEntry: false }) !== undefined) return true;
    if (path.dirname(at) === at) return false;
  }
}

/** Creates the sockets' folder unless it exists or is in a checkout. Returns true if it is private afterwards. */
export function makePrivateFolder(folder: string): boolean {
  try {
    if (isInCheckout(folder)) return false;
    mkdirSync(folder, { mode: 0o700 });
  } catch {
    // The folder exists, or cannot be created. The check below distinguishes these cases.
  }
  return isPrivateFolder(folder);
}

/** Returns a text that identifies the running build; undefined for lanser's sources, or if a file is missing. */
export function programIdentity(): string | undefined {
  if (import.meta.url.endsWith('.ts')) return undefined;
  try {
    const identities = PROGRAM_FILES.map((name) => {
      const file = fileURLToPath(new URL(`./${name}`, import.meta.url));
      const { dev, ino, size, mtimeMs, ctimeMs } = statSync(file);
      return [file, dev, ino, size, mtimeMs, ctimeMs].join(' ');
    });
    return identities.join('\n');
  } catch {
    return undefined;
  }
}

function sharedFolder(folder: string): string {
  const real = realPath(folder);
  for (let at = real; ; at = path.dirname(at)) {
    const place = path.join(at, '.git');
    const stats = statusOf(place);
    if (stats?.isDirectory() === true) return realPath(place);
    if (stats?.isFile() === true) return realPath(commonDirectory(at, place));
    if (path.dirname(at) === at) return real;
  }
}

/** Returns undefined for a missing or unreadable path. lanser reports an unreadable path later, in the command. */
function statusOf(place: string): Stats | undefined {
  try {
    return statSync(place);
  } catch {
    return undefined;
  }
}

/**
 * Returns the Git directory to which a `.git` file leads. For a linked worktree, returns the Git directory that all
 * worktrees share; for a submodule, the submodule's own.
 */
function commonDirectory(checkout: string, file: string): string {
  const target = /^gitdir: (.+)$/mu.exec(textOf(file))?.[1] ?? '.git';
  const directory = path.resolve(checkout, target.trimEnd());
  const common = textOf(path.join(directory, 'commondir')).trimEnd();
  return common === '' ? directory : path.resolve(directory, common);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Returns a path with its links resolved, or the unchanged path if this fails. */
export function realPath(place: string): string {
  try {
    return realpathSync.native(place);
  } catch {
    return place;
  }
}

/** Hashes a text by FNV-1a with two seeds. Loading `node:crypto` would noticeably delay each command. */
function hashOf(text: string): string {
  return [0x811c9dc5, 0x01000193]
    .map((seed) => {
      let hash = seed;
      for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
      return hash.toString(16).padStart(8, '0');
    })
    .join('');
}
