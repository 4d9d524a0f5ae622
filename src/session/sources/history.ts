import path from 'node:path';
import { blobIdAt, lastHolder, type Holder } from '../../git/blob-history.ts';
import { openBlobReader, type BlobReader } from '../../git/blob-reader.ts';
import type { Git } from '../../git/git.ts';
import { openRepository, type Repository } from '../../git/repository.ts';
import type { Host } from '../../model/host.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { workspacePath } from '../../workspace/containment.ts';
import { readKeptObject } from './kept-objects.ts';

/** Earlier versions of files: from the repository's objects, then from those that the workspace keeps. */
export interface History extends AsyncDisposable {
  /** The bytes of a version, of whatever file; undefined where nobody has them. */
  bytes(docVersion: string): Promise<Uint8Array | undefined>;
  /**
   * The version of another file when `uri` was `docVersion`; null where it was not there, undefined where
   * the history does not tell.
   */
  beside(docVersion: string, uri: string, other: string): Promise<string | null | undefined>;
}

/** @param signal ends what is looked for in the history, with E/INTERRUPTED. */
export function openHistory(
  host: Host,
  root: string,
  git: () => Promise<Git>,
  signal?: AbortSignal,
): History {
  const holders = new Map<string, Promise<Holder | undefined>>();
  let opening: Promise<Objects | undefined> | undefined;
  const objects = async (): Promise<Objects | undefined> => {
    opening ??= openObjects(host, root, git);
    return opening;
  };
  return {
    async bytes(docVersion) {
      const reader = (await objects())?.reader;
      return (await reader?.read(docVersion.replace(/^blob:/u, ''))) ?? readKeptObject(root, docVersion);
    },
    async beside(docVersion, uri, other) {
      const found = await objects();
      if (found === undefined) return undefined;
      const { repository } = found;
      const inRepository = (name: string): string =>
        workspacePath(repository.root, path.join(root, name)) ?? name;
      const key = `${docVersion} ${uri}`;
      const finding =
        holders.get(key) ??
        lastHolder(repository, docVersion.replace(/^blob:/u, ''), placesOf(uri).map(inRepository), signal);
      holders.set(key, finding);
      const holder = await finding;
      if (holder === undefined) return undefined;
      const id = await blobIdAt(repository, holder.commit, inRepository(other), signal);
      return id === undefined ? null : `blob:${id}`;
    },
    async [Symbol.asyncDispose]() {
      (await opening)?.reader[Symbol.dispose]();
    },
  };
}

/** Where a document may have been: a module that is gone was a file or a package, or in `src`. */
function placesOf(uri: string): readonly string[] {
  const bare = uri.replace(/\.py$/u, '');
  return bare === uri ? [uri] : [uri, `${bare}/__init__.py`, `src/${uri}`, `src/${bare}/__init__.py`];
}

interface Objects {
  readonly repository: Repository;
  readonly reader: BlobReader;
}

/** A workspace outside of Git, or without Git, has no objects of a repository. */
async function openObjects(host: Host, root: string, git: () => Promise<Git>): Promise<Objects | undefined> {
  try {
    const repository = await openRepository(await git(), root);
    return { repository, reader: openBlobReader(repository) };
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    host.log(`no Git objects: ${error.message}`);
    return undefined;
  }
}
