import { blobIdAt, lastHolder } from '../git/blob-history.ts';
import { openBlobReader, type BlobReader } from '../git/blob-reader.ts';
import type { Git } from '../git/git.ts';
import { openRepository, type Repository } from '../git/repository.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { RelocationSource } from '../relocate/source.ts';
import type { VersionSearch } from '../relocate/version-search.ts';
import { readKeptObject } from './kept-objects.ts';
import { pathInRepository, versionSearch, type ByteQuery, type HistorySearch } from './version-search.ts';

/** Earlier versions of files, from the repository's objects or from the objects that the workspace keeps. */
export interface History extends AsyncDisposable, Pick<RelocationSource, 'changedFiles' | 'laterChanges'> {
  /** Returns the bytes of a version of any file; undefined if they are not available. */
  bytes(docVersion: string): Promise<Uint8Array | undefined>;
  /**
   * Searches for the last commit that has the version `docVersion` at `uri` or at a possible former path of `uri`;
   * see {@link lastHolder}. Returns the version of the file `other` in this commit; null if the commit does not have
   * `other`. Returns undefined without Git or a repository, or if the search finds no commit.
   */
  fileAtVersion(docVersion: string, uri: string, other: string): Promise<string | null | undefined>;
  /** Returns a file's version in a commit; null if either is missing, undefined without Git or a repository. */
  versionAt(commit: string, uri: string): Promise<string | null | undefined>;
  /** Searches the history of HEAD for a document's last version that passes the query's test. */
  lastVersion(query: ByteQuery): Promise<VersionSearch>;
}

/** Opens the history of the workspace at the absolute folder `root`. `signal` aborts its searches. */
export function openHistory(
  host: Host,
  root: string,
  git: () => Promise<Git>,
  signal?: AbortSignal,
): History {
  const ends = signal ?? new AbortController().signal;
  const holders = new Map<string, Promise<string | undefined>>();
  let opening: Promise<Objects | undefined> | undefined;
  const objects = async (): Promise<Objects | undefined> => {
    opening ??= openObjects(host, root, git);
    return opening;
  };
  const idAt = async ({ repository }: Objects, commit: string, uri: string): Promise<string | null> => {
    const id = await blobIdAt(repository, commit, pathInRepository(repository, root, uri), signal);
    return id === undefined ? null : `blob:${id}`;
  };
  return {
    async bytes(docVersion) {
      const reader = (await objects())?.reader;
      return (await reader?.read(docVersion.replace(/^blob:/u, ''))) ?? readKeptObject(root, docVersion);
    },
    async fileAtVersion(docVersion, uri, other) {
      const found = await objects();
      if (found === undefined) return undefined;
      const { repository } = found;
      const inRepository = (name: string): string => pathInRepository(repository, root, name);
      const key = `${docVersion} ${uri}`;
      const finding =
        holders.get(key) ??
        lastHolder(repository, docVersion.replace(/^blob:/u, ''), placesOf(uri).map(inRepository), signal);
      holders.set(key, finding);
      const holder = await finding;
      return holder && idAt(found, holder, other);
    },
    async versionAt(commit, uri) {
      const found = await objects();
      return found && idAt(found, commit, uri);
    },
    async lastVersion(query) {
      const found = await objects();
      if (found === undefined) return { outcome: 'unavailable' };
      return found.search.lastVersion(query, ends);
    },
    laterChanges: async (version) => (await objects())?.search.laterChanges(version, ends) ?? [],
    changedFiles: async (commit, uri) => (await objects())?.search.changedFiles(commit, uri, ends),
    async [Symbol.asyncDispose]() {
      await (await opening)?.reader[Symbol.asyncDispose]();
    },
  };
}

/** Returns a path and its possible former paths: a Python module may have been a package, or in `src`. */
function placesOf(uri: string): readonly string[] {
  const bare = uri.replace(/\.py$/u, '');
  return bare === uri ? [uri] : [uri, `${bare}/__init__.py`, `src/${uri}`, `src/${bare}/__init__.py`];
}

interface Objects {
  readonly repository: Repository;
  readonly reader: BlobReader;
  readonly search: HistorySearch;
}

/** Opens the repository's objects; undefined without Git, or if Git cannot open a repository that contains `root`. */
async function openObjects(host: Host, root: string, git: () => Promise<Git>): Promise<Objects | undefined> {
  try {
    const repository = await openRepository(await git(), root);
    const reader = openBlobReader(repository);
    return { repository, reader, search: versionSearch(repository, reader, root) };
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    host.log(`no Git objects: ${error.message}`);
    return undefined;
  }
}
