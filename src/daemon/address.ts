import { lstatSync, mkdirSync, readFileSync, realpathSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The socket of a folder's warm process, the background process that keeps servers open. */
export interface Address {
  /** The folder of all sockets of the user; absolute. */
  readonly folder: string;
  /** The path of the socket; absolute. */
  readonly socket: string;
  /**
   * JSON of the values that are equal in the warm process and its callers. The hash of this JSON names the socket.
   */
  readonly key: string;
  /** The Git directory that all worktrees share. Outside a repository, the folder itself. Absolute. */
  readonly shared: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

// The limit for a socket's path on macOS, which is lower than on Linux: 104 bytes with the final NUL.
const MAX_SOCKET_BYTES = 103;

/**
 * Environment variables that apply to the whole warm process. Other variables may differ between callers, because
 * each request contains the caller's variables.
 */
const PROCESS_VARIABLES = ['NODE_OPTIONS', 'RUNNER_TEMP', 'TMPDIR', 'TMP', 'TEMP'] as const;

/** The files that identify a build. Every version has these files, and a build or an update replaces them. */
const PROGRAM_FILES = ['bin.js', 'command-line.js', 'shared.js'] as const;

/**
 * Returns the address for a folder (absolute). Returns undefined on Windows, if lanser runs from its sources, if the
 * program's files cannot be read, or if the path is too long for a socket.
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

/**
 * Returns true if only this user can open a folder, and the folder is outside of checkouts. In a checkout, a commit
 * could add files to the folder.
 */
export function isPrivateFolder(folder: string): boolean {
  try {
    const stats = lstatSync(folder);
    if (!stats.isDirectory() || stats.uid !== process.getuid?.() || (stats.mode & 0o077) !== 0) return false;
    for (let at = path.dirname(folder); ; at = path.dirname(at)) {
      if (lstatSync(path.join(at, '.git'), { throwIfNoEntry: false }) !== undefined) return false;
      if (path.dirname(at) === at) return true;
    }
  } catch {
    return false;
  }
}

/** Creates the folder of the sockets if it does not exist. Returns true if a private folder exists afterwards. */
export function makePrivateFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch {
    // The folder exists, or cannot be created. The check below distinguishes these cases.
  }
  return isPrivateFolder(folder);
}

/** Identifies a build of the program. Returns undefined for lanser's sources, or if a file cannot be read. */
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

/** Returns undefined for a place that cannot be read. The command itself reports the error later. */
function statusOf(place: string): Stats | undefined {
  try {
    return statSync(place);
  } catch {
    return undefined;
  }
}

/**
 * Returns the Git directory to which a `.git` file leads. For a linked worktree, this is the Git directory of the
 * main worktree; for a submodule, it is the submodule's own.
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

/** Hashes by FNV-1a with two seeds. Loading `node:crypto` would noticeably delay each command. */
function hashOf(text: string): string {
  return [0x811c9dc5, 0x01000193]
    .map((seed) => {
      let hash = seed;
      for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
      return hash.toString(16).padStart(8, '0');
    })
    .join('');
}
