import { lstat, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SnapshotEvent } from '../model/generated/trace.ts';
import { abortError, errnoOf, LanserError, systemErrorText } from '../model/lanser-error.ts';
import { unpackedVersion } from '../trace/contents.ts';
import { isReservedPath } from '../workspace/dot-git.ts';
import { isUnfitForWindows } from '../workspace/windows-name.ts';
import { OUTSIDE_TARGET } from './traced-link.ts';

/** A folder in which a replay repeats the operations of a trace. Contains the files as they were when recorded. */
export interface ReplayPlace {
  /** The folder for the checkout; absolute. */
  readonly checkout: string;
  /** The folder for the workspace; absolute. */
  readonly root: string;
  /** Returns a path that never exists, for a recorded folder or program outside of the checkout. */
  outside(token: string): string;
  /** Writes and removes files, and creates links and folders. */
  apply(snapshot: SnapshotEvent): Promise<void>;
  /** Returns true if the snapshots so far contain the name of the file, but not its content. */
  isUnread(uri: string): boolean;
}

/** A function that returns the bytes of a version from a source other than the trace; undefined if not found. */
export type FindVersion = (uri: string, blob: string) => Promise<Uint8Array | undefined>;

/** The maximum total number of bytes of a trace's documents. DEFLATE can expand one byte to a thousand. */
const MAX_BYTES = 2 ** 30;
/** The maximum number of changes of files, folders and links in a trace. */
const MAX_ENTRIES = 1_000_000;
/** The limit of Linux for a path. */
const MAX_PATH_LENGTH = 4096;

/** Creates a replay's folder. `folder` is the workspace, relative to the checkout. `outside` is never created. */
export async function replayPlace(
  where: {
    readonly checkout: string;
    readonly folder: string;
    readonly outside: string;
    readonly signal?: AbortSignal | undefined;
  },
  findVersion: FindVersion,
): Promise<ReplayPlace> {
  const { checkout, folder, outside, signal } = where;
  const workspace = tracedPath([], folder);
  const root = path.join(checkout, ...workspace);
  await withCreateError(folder, async () => void (await mkdir(root, { recursive: true })));
  const unread = new Set<string>();
  let total = 0;
  let entries = 0;
  // Known folders that are not links. Edits between snapshots change the tree, so each snapshot clears the set.
  const folders = new Set<string>();

  /** Returns the path of a file. Rejects a path below a link, through which a hostile trace could write elsewhere. */
  async function placeOf(uri: string, names = tracedPath(workspace, uri)): Promise<string> {
    if (names.length === 0) throw refused(uri, 'the checkout itself');
    const file = path.join(checkout, ...names);
    for (const at of unknownFolders(path.dirname(file))) {
      const stats = await lstat(at).catch(() => undefined);
      // A missing folder contains neither files nor links.
      if (stats === undefined) break;
      if (!stats.isDirectory()) throw refused(uri, 'a path below a file or a link');
      folders.add(at);
    }
    return file;
  }

  /** Returns `innermost` and the folders above it in the checkout, without those in `folders`; outermost first. */
  function unknownFolders(innermost: string): readonly string[] {
    const found: string[] = [];
    for (let at = innermost; at !== checkout && !folders.has(at); at = path.dirname(at)) found.push(at);
    return found.toReversed();
  }

  async function makeFolder(folderPath: string): Promise<void> {
    for (const at of unknownFolders(folderPath)) {
      countEntry();
      await mkdir(at, { recursive: true });
      folders.add(at);
    }
  }

  function countEntry(): void {
    if (signal?.aborted === true) throw abortError(signal);
    entries += 1;
    if (entries > MAX_ENTRIES)
      throw new LanserError(
        'E/SCHEMA_INVALID',
        `The trace changes more than ${MAX_ENTRIES} files, folders and links. Record fewer operations in one trace.`,
      );
  }

  async function write(uri: string, bytes: Uint8Array): Promise<void> {
    total += bytes.length;
    if (total > MAX_BYTES)
      throw new LanserError(
        'E/SCHEMA_INVALID',
        `The documents of the trace have more than ${MAX_BYTES / 2 ** 20} MiB in all. Record fewer operations in one trace.`,
      );
    const file = await placeOf(uri);
    const stats = await lstat(file).catch(() => undefined);
    if (stats?.isDirectory() === true) throw refused(uri, 'a file, but a folder has this path');
    if (stats?.isSymbolicLink() === true) await rm(file);
    await makeFolder(path.dirname(file));
    await writeFile(file, bytes);
  }

  async function contentOf(uri: string, blob: string, content: string | undefined): Promise<Uint8Array> {
    const bytes = content === undefined ? await findVersion(uri, blob) : unpackedVersion(content, blob);
    if (bytes !== undefined) return bytes;
    if (content !== undefined) {
      const message = `The content of ${JSON.stringify(uri)} in the trace is damaged, larger than 64 MiB, or does not match ${blob}. Record the operations again.`;
      throw new LanserError('E/SCHEMA_INVALID', message, { path: uri, blob });
    }
    throw new LanserError(
      'E/NOT_FOUND',
      `Neither the trace nor the repository contains ${JSON.stringify(uri)} (${blob}).`,
      { path: uri, blob },
      { hint: 'replay-in-clone' },
    );
  }

  return {
    checkout,
    root,
    outside: (token) => path.join(outside, token),
    isUnread: (uri) => unread.has(uri),
    async apply({ documents, others = [], links = {} }) {
      folders.clear();
      for (const [uri, document] of Object.entries(documents)) {
        countEntry();
        unread.delete(uri);
        // Checks the path first, so that no search starts for a file outside of the checkout.
        await placeOf(uri);
        const content = document === null ? undefined : await contentOf(uri, document.blob, document.content);
        await withCreateError(uri, async () =>
          content === undefined ? rm(await placeOf(uri), { force: true }) : write(uri, content),
        );
      }
      for (const [name, target] of Object.entries(links))
        await withCreateError(name, async () => link(name, target));
      for (const name of others) await withCreateError(name, async () => make(name));
    },
  };

  /** Creates an empty file or folder if the path is unused. The trace so far has its name, but not its content. */
  async function make(name: string): Promise<void> {
    const isFolder = name.endsWith('/');
    const uri = isFolder ? name.slice(0, -1) : name;
    // `placeOf` rejects a `.git` by default. Only its existence matters to edits.
    const isMark = uri === '.git' || uri.endsWith('/.git');
    const file = await placeOf(
      uri,
      isMark ? [...tracedPath(workspace, path.posix.dirname(uri)), '.git'] : undefined,
    );
    countEntry();
    if ((await lstat(file).catch(() => undefined)) !== undefined) return;
    await makeFolder(isFolder ? file : path.dirname(file));
    if (isFolder) return;
    unread.add(name);
    await writeFile(file, '');
  }

  async function link(name: string, target: string): Promise<void> {
    const names = tracedPath(workspace, name);
    const file = await placeOf(name, names);
    if (names.every((part, index) => part === workspace[index])) throw refused(name, 'the workspace itself');
    const isOutward = target === OUTSIDE_TARGET;
    // A recorded link that left the checkout gets a target that never exists. Other targets must be inside.
    if (!isOutward) tracedPath(names.slice(0, -1), target);
    countEntry();
    const stats = await lstat(file).catch(() => undefined);
    if (stats !== undefined) await rm(file, { force: true, recursive: true });
    if (stats?.isDirectory() === true) folders.clear();
    await makeFolder(path.dirname(file));
    await symlink(isOutward ? path.join(outside, 'link') : target, file);
    unread.delete(name);
  }
}

/** Reports a write error as a problem of this machine, because the recording machine accepted the name. */
async function withCreateError(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof LanserError) throw error;
    const errno = errnoOf(error) ?? null;
    throw new LanserError(
      'E/FS_PERMISSIONS',
      `${JSON.stringify(name)} of the trace cannot be created in the temporary folder: ${systemErrorText(error)}. Set TMPDIR (in GitHub Actions, RUNNER_TEMP) to a folder with free space.`,
      { path: name, errno },
      { cause: error },
    );
  }
}

/**
 * Converts a path relative to `from` to segments relative to the checkout. Allows `..` only at the start of the path,
 * so that no link precedes a `..`. Rejects reserved names such as `.git`.
 */
export function tracedPath(from: readonly string[], tracedName: string): readonly string[] {
  if (tracedName.length > MAX_PATH_LENGTH) throw refused(tracedName.slice(0, 200), 'a path that is too long');
  const steps = tracedName === '.' ? [] : tracedName.split('/');
  const ups = steps.findIndex((step) => step !== '..');
  const down = ups === -1 ? [] : steps.slice(ups);
  const up = steps.length - down.length;
  if (up > from.length || !down.every(isName))
    throw refused(tracedName, 'a path that leaves the checkout, or is not in its normal form');
  if (isReservedPath(tracedName)) throw refused(tracedName, 'a path that Git or lanser itself reads');
  return [...from.slice(0, from.length - up), ...down];
}

function isName(name: string): boolean {
  if (name === '' || name === '.' || name === '..' || name.includes('\0')) return false;
  return path.sep === '/' || !(name.includes(path.sep) || isUnfitForWindows(name));
}

function refused(tracedName: string, reason: string): LanserError {
  return new LanserError(
    'E/SCHEMA_INVALID',
    `The trace names ${JSON.stringify(tracedName)}, ${reason}. Record the operations again.`,
    { path: tracedName },
  );
}
