import { lstat, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SnapshotEvent } from '../../model/generated/trace.ts';
import { errnoOf, LanserError } from '../../model/lanser-error.ts';
import { isInside } from '../../workspace/containment.ts';
import { unpackedVersion } from '../../trace/contents.ts';

/** A folder in which the files of a trace are as the recorded operations found them. */
export interface ReplayPlace {
  /** The folder that stands for the checkout; absolute. */
  readonly checkout: string;
  /** The folder that stands for the workspace; absolute. */
  readonly root: string;
  /** A folder of which nothing is there, for a named root of the trace. */
  outside(token: string): string;
  /** Makes the files as a snapshot says. @throws LanserError E/SCHEMA_INVALID, E/NOT_FOUND, E/FS_PERMISSIONS. */
  apply(snapshot: SnapshotEvent): Promise<void>;
  /** Whether nobody has read the file when the trace was made: only its name is known. */
  isUnread(uri: string): boolean;
}

/** Finds the bytes of a version that a trace does not hold. */
export type FindVersion = (uri: string, blob: string) => Promise<Uint8Array | undefined>;

/** So much no checkout holds of what operations read. */
const MOST_BYTES = 4 * 2 ** 30;

/**
 * `folder` is where the workspace stands in its checkout, relative; `nowhere` a folder that does not come to be.
 */
export async function replayPlace(
  {
    checkout,
    folder,
    nowhere,
  }: { readonly checkout: string; readonly folder: string; readonly nowhere: string },
  findVersion: FindVersion,
): Promise<ReplayPlace> {
  const root = path.resolve(checkout, folder);
  if (folder.includes('\0') || !isInside(checkout, root)) throw leaving(folder);
  await mkdir(root, { recursive: true });
  const unread = new Set<string>();
  let total = 0;

  /** Nothing of a trace leads out of the folder, through links that it has made neither. */
  async function placeOf(uri: string): Promise<string> {
    const file = path.resolve(root, uri);
    if (uri.includes('\0') || path.isAbsolute(uri) || file === checkout || !isInside(checkout, file)) {
      throw leaving(uri);
    }
    for (let at = path.dirname(file); at !== checkout; at = path.dirname(at)) {
      const stats = await lstat(at).catch(() => undefined);
      if (stats !== undefined && !stats.isDirectory()) throw leaving(uri);
    }
    return file;
  }

  async function write(uri: string, bytes: Uint8Array): Promise<void> {
    total += bytes.length;
    if (total > MOST_BYTES)
      throw new LanserError(
        'E/SCHEMA_INVALID',
        'The trace holds more than a checkout does. Record less in one trace.',
      );
    const file = await placeOf(uri);
    const stats = await lstat(file).catch(() => undefined);
    if (stats !== undefined && !stats.isFile()) throw leaving(uri);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }

  async function contentOf(uri: string, blob: string, content: string | undefined): Promise<Uint8Array> {
    const bytes = content === undefined ? await findVersion(uri, blob) : unpackedVersion(content, blob);
    if (bytes !== undefined) return bytes;
    if (content !== undefined) {
      const message = `The content of ${JSON.stringify(uri)} in the trace is not ${blob}.`;
      throw new LanserError('E/SCHEMA_INVALID', message, { path: uri, blob });
    }
    throw new LanserError(
      'E/NOT_FOUND',
      `The trace does not hold ${JSON.stringify(uri)} (${blob}), and neither does the repository. Replay in a clone that has it (--workspace), or record without --no-embed.`,
      { path: uri, blob },
    );
  }

  return {
    checkout,
    root,
    outside: (token) => path.join(nowhere, token),
    isUnread: (uri) => unread.has(uri),
    async apply({ documents, others = [], links = {} }) {
      for (const [uri, document] of Object.entries(documents)) {
        unread.delete(uri);
        // Where it would stand comes first: what is elsewhere is not even looked for.
        await placeOf(uri);
        const content = document === null ? undefined : await contentOf(uri, document.blob, document.content);
        await made(uri, content === undefined ? remove(uri) : write(uri, content));
      }
      for (const [name, target] of Object.entries(links)) await made(name, link(name, target));
      for (const name of others) await made(name, make(name));
    },
  };

  async function remove(uri: string): Promise<void> {
    await rm(await placeOf(uri), { force: true });
  }

  /** Its contents played no part. */
  async function make(name: string): Promise<void> {
    const file = await placeOf(name.replace(/\/$/u, ''));
    if ((await lstat(file).catch(() => undefined)) !== undefined) return;
    if (name.endsWith('/')) {
      await mkdir(file, { recursive: true });
      return;
    }
    unread.add(name);
    await write(name, new Uint8Array());
  }

  async function link(name: string, target: string): Promise<void> {
    const file = await placeOf(name);
    const to = path.resolve(path.dirname(file), target);
    if (target.includes('\0') || path.isAbsolute(target) || !isInside(checkout, to)) throw leaving(name);
    await rm(file, { force: true, recursive: true });
    await mkdir(path.dirname(file), { recursive: true });
    await symlink(target, file);
  }
}

/** No file system of the machine that was recorded refused the name; this one may have no room for it. */
async function made(name: string, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof LanserError) throw error;
    const errno = errnoOf(error) ?? null;
    throw new LanserError(
      'E/FS_PERMISSIONS',
      `${JSON.stringify(name)} of the trace cannot be made in the temporary folder (${errno ?? 'unknown error'}). Set TMPDIR to a folder with room for it.`,
      { path: name, errno },
      error,
    );
  }
}

function leaving(uri: string): LanserError {
  return new LanserError(
    'E/SCHEMA_INVALID',
    `The trace names a file outside of its workspace: ${JSON.stringify(uri)}.`,
    {
      path: uri,
    },
  );
}
