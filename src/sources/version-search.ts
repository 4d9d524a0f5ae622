import path from 'node:path';
import { documentVersion } from '../bundle/blob-id.ts';
import type { BlobReader } from '../git/blob-reader.ts';
import {
  readChanges,
  readPathHistory,
  renamedFrom,
  type HistoryWalk,
  type PathChange,
  type PathCreation,
  type PathHistory,
  type PathVersion,
} from '../git/path-history.ts';
import { isShallow, type Repository } from '../git/repository.ts';
import { revisionId } from '../git/revision-id.ts';
import { abortError, LanserError } from '../model/lanser-error.ts';
import { within } from '../model/time-limit.ts';
import { pathSimilarity } from '../relocate/path-similarity.ts';
import {
  SEARCH_LIMITS,
  type ChangedFile,
  type DocumentChange,
  type ExactVersion,
  type PastVersion,
  type VersionQuery,
  type VersionSearch,
} from '../relocate/version-search.ts';
import { languageName } from '../syntax/language-names.ts';
import { workspacePath } from '../workspace/containment.ts';

/** A {@link VersionQuery} whose test gets the bytes of a version. */
export interface ByteQuery extends Omit<VersionQuery, 'matches'> {
  readonly matches: (bytes: Uint8Array, docVersion: string, uri: string) => Promise<boolean>;
}

/** Converts `uri`, relative to `root`, to a path in the repository. Keeps a `uri` outside the repository. */
export function pathInRepository(repository: Repository, root: string, uri: string): string {
  return workspacePath(repository.root, path.join(root, uri)) ?? uri;
}

/** The history of paths, from the commit `start` back. `uriOf` maps each path to a URI of the query. */
interface PathSegment {
  readonly walk: HistoryWalk;
  readonly start: string;
  readonly uriOf: ReadonlyMap<string, string>;
}

/** The searches in Git's history. The methods of the same names in `RelocationSource` describe their results. */
export interface HistorySearch {
  lastVersion(query: ByteQuery, signal: AbortSignal): Promise<VersionSearch>;
  laterChanges(version: PastVersion, signal: AbortSignal): Promise<readonly DocumentChange[]>;
  changedFiles(commit: string, uri: string, signal: AbortSignal): Promise<readonly ChangedFile[] | undefined>;
}

const MAX_LATER_CHANGES = 500;
const MAX_CHANGED_FILES = 100;

/** The cached results. They are valid while HEAD names the commit `head`. */
interface HeadCache {
  readonly head: string;
  readonly logs: Map<string, PathHistory>;
  readonly results: Map<string, VersionSearch>;
  /** Changed files by commit and document. */
  readonly changes: Map<string, readonly ChangedFile[]>;
}

/** Returns the searches. `root` is the absolute path of the workspace. */
export function versionSearch(repository: Repository, reader: BlobReader, root: string): HistorySearch {
  let headCache: HeadCache | undefined;

  async function read(
    { walk, start, uriOf }: PathSegment,
    limit: number,
    signal: AbortSignal,
  ): Promise<PathHistory> {
    const paths = [...uriOf.keys()];
    const key = [walk, start, limit, ...paths].join('\0');
    const log =
      headCache?.logs.get(key) ?? (await readPathHistory(repository, start, paths, walk, limit, signal));
    headCache?.logs.set(key, log);
    return log;
  }

  async function exactVersion(
    version: PathVersion,
    uri: string,
    query: ByteQuery,
  ): Promise<ExactVersion | undefined> {
    const bytes = await reader.read(version.blob);
    if (bytes === undefined) return undefined;
    const docVersion = documentVersion(bytes);
    return (await query.matches(bytes, docVersion, uri))
      ? { uri, docVersion, commit: version.commit }
      : undefined;
  }

  /** Returns the older history of a renamed path; undefined if no rename created it, or if `uriOf` lacks it. */
  async function renamed(
    { uriOf }: PathSegment,
    creation: PathCreation,
    signal: AbortSignal,
  ): Promise<PathSegment | undefined> {
    const from = await renamedFrom(repository, creation, signal);
    const uri = uriOf.get(creation.path);
    return from === undefined || uri === undefined
      ? undefined
      : { walk: 'first-parent', start: creation.parent, uriOf: new Map([[from, uri]]) };
  }

  /** Searches HEAD's first-parent history, then all ancestors of HEAD, then the history of former paths. */
  async function search(query: ByteQuery, head: string, signal: AbortSignal): Promise<VersionSearch> {
    const paths = query.uris.map((uri) => [pathInRepository(repository, root, uri), uri] as const);
    const uriOf = new Map(paths);
    const segments: PathSegment[] = [
      { walk: 'first-parent', start: head, uriOf },
      { walk: 'every-parent', start: head, uriOf },
    ];
    const triedVersions = new Set<string>();
    // The second walk reads the commits of the first walk again, so `commits` is the larger count. The walks of
    // former paths read only ancestors of HEAD, which `commits` already counts. These walks share a separate limit.
    let [commits, ofFormerPaths] = [0, 0];
    for (const segment of segments) {
      const log = await read(segment, SEARCH_LIMITS.commits - ofFormerPaths, signal);
      if (segment.start === head) commits = Math.max(commits, log.commits);
      else ofFormerPaths += log.commits;
      for (const version of log.versions) {
        signal.throwIfAborted();
        const name = `${version.blob} ${version.path}`;
        const uri = segment.uriOf.get(version.path);
        // If a path is a folder, Git also returns the versions of the files in the folder.
        if (uri === undefined || triedVersions.has(name)) continue;
        triedVersions.add(name);
        const found = await exactVersion(version, uri, query);
        if (found !== undefined) return { outcome: 'found', version: found, commits };
      }
      if (!log.isComplete) return { outcome: 'commit-limit', commits };
      if (segment.walk === 'every-parent') continue;
      for (const creation of log.creations) {
        const older = await renamed(segment, creation, signal);
        if (older !== undefined) segments.push(older);
      }
    }
    return { outcome: isShallow(repository) ? 'shallow' : 'none', commits };
  }

  /** Returns the cache of the checked-out commit; undefined if HEAD has no commit, or if blob ids are not SHA-1. */
  async function currentCache(signal: AbortSignal): Promise<HeadCache | undefined> {
    // A version contains the SHA-1 id of the blob, which repositories of other object formats cannot look up.
    if (repository.objectFormat !== 'sha1') return undefined;
    const head = await revisionId(repository, 'HEAD^{commit}', signal);
    if (head !== undefined && headCache?.head !== head) {
      headCache = { head, logs: new Map(), results: new Map(), changes: new Map() };
    }
    return head === undefined ? undefined : headCache;
  }

  async function filesOf(commit: string, uri: string, signal: AbortSignal): Promise<readonly ChangedFile[]> {
    const files: ChangedFile[] = [];
    for (const { path: name, before, after } of await readChanges(repository, commit, signal)) {
      const changed = workspacePath(root, path.join(repository.root, name));
      if (changed === undefined || languageName(changed) === undefined) continue;
      files.push({ uri: changed, before: versionOf(before), after: versionOf(after) });
    }
    return files
      .toSorted((one, other) => pathSimilarity(uri, other.uri) - pathSimilarity(uri, one.uri))
      .slice(0, MAX_CHANGED_FILES);
  }

  /** Returns the result of `reading`; undefined if Git cannot read the history, for example in a partial clone. */
  async function unlessUnreadable<Result>(
    signal: AbortSignal,
    reading: () => Promise<Result>,
  ): Promise<Result | undefined> {
    try {
      return await reading();
    } catch (error) {
      if (signal.aborted) throw abortError(signal);
      if (!(error instanceof LanserError)) throw error;
      repository.git.log(`no history: ${error.message}`);
      return undefined;
    }
  }

  return {
    async lastVersion(query, signal) {
      const { head, results } = (await currentCache(signal)) ?? {};
      if (head === undefined || results === undefined) return { outcome: 'unavailable' };
      const key = [query.selector, ...query.uris].join('\0');
      const cached = results.get(key);
      if (cached !== undefined) return cached;
      try {
        const result = await unlessUnreadable(signal, async () =>
          within(SEARCH_LIMITS.milliseconds, signal, async (limited) => search(query, head, limited)),
        );
        if (result !== undefined) results.set(key, result);
        return result ?? { outcome: 'unavailable' };
      } catch (error) {
        if (error instanceof DOMException && error.name === 'TimeoutError') return { outcome: 'time-limit' };
        throw error;
      }
    },
    async laterChanges({ uri, docVersion, commit }, signal) {
      const log = await unlessUnreadable(signal, async () => {
        const head = (await currentCache(signal))?.head;
        const uriOf = new Map([[pathInRepository(repository, root, uri), uri]]);
        return head === undefined
          ? undefined
          : read({ walk: 'first-parent', start: head, uriOf }, SEARCH_LIMITS.commits, signal);
      });
      return changesAfter(log?.changes ?? [], docVersion, commit);
    },
    async changedFiles(commit, uri, signal) {
      const key = `${commit} ${uri}`;
      const files =
        headCache?.changes.get(key) ??
        (await unlessUnreadable(signal, async () => filesOf(commit, uri, signal)));
      if (files !== undefined) headCache?.changes.set(key, files);
      return files;
    },
  };
}

/** Returns the changes after a version, oldest first. Without `commit`, returns none if HEAD has this version. */
function changesAfter(
  changes: readonly PathChange[],
  docVersion: string,
  commit: string | undefined,
): readonly DocumentChange[] {
  const replaces = ({ before }: PathChange): boolean => versionOf(before) === docVersion;
  const madeAt = changes.findIndex((change) => change.commit === commit);
  const isCurrent = commit === undefined && versionOf(changes[0]?.after) === docVersion;
  const first =
    commit === undefined
      ? changes.findIndex(replaces)
      : changes.findLastIndex((change, index) =>
          madeAt === -1 ? change.parent === commit && replaces(change) : index < madeAt && replaces(change),
        );
  return changes
    .slice(0, isCurrent ? 0 : first + 1)
    .toReversed()
    .slice(0, MAX_LATER_CHANGES)
    .map((change) => ({ commit: change.commit, docVersion: versionOf(change.after) }));
}

function versionOf(blob: string | undefined): string | null {
  return blob === undefined ? null : `blob:${blob}`;
}
