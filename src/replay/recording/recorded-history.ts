import { packed } from '../../trace/contents.ts';
import { GIT } from '../../trace/traced-git.ts';
import type { LogRequest } from '../../trace/traced-request.ts';
import type { History } from '../../sources/history.ts';
import {
  FILE_AT_VERSION,
  BLOB,
  CHANGED_FILES,
  LAST_VERSION,
  LATER_CHANGES,
  VERSION_AT,
} from './machine-frames.ts';

/** Wraps the history of a workspace, and logs every request with its answer. */
export function recordedHistory(history: History, logRequest: LogRequest): History {
  const logged = async <T>(
    method: string,
    params: unknown,
    work: () => Promise<T>,
    recorded: (result: T) => unknown = (result) => result,
  ): Promise<T> => logRequest(GIT, method, params, work, (result) => recorded(result) ?? null);
  return {
    bytes: async (blob) =>
      logged(
        BLOB,
        { blob },
        async () => history.bytes(blob),
        (bytes) => bytes && { content: packed(bytes) },
      ),
    fileAtVersion: async (blob, uri, other) =>
      logged(
        FILE_AT_VERSION,
        { blob, uri, other },
        async () => history.fileAtVersion(blob, uri, other),
        knownVersion,
      ),
    versionAt: async (commit, uri) =>
      logged(VERSION_AT, { commit, uri }, async () => history.versionAt(commit, uri), knownVersion),
    // The trace omits the file versions that this search reads, because a replay does not repeat the search.
    lastVersion: async (query) =>
      logged(LAST_VERSION, { uris: query.uris, selector: query.selector }, async () =>
        history.lastVersion(query),
      ),
    laterChanges: async (version) =>
      logged(LATER_CHANGES, version, async () => history.laterChanges(version)),
    changedFiles: async (commit, uri) =>
      logged(CHANGED_FILES, { commit, uri }, async () => history.changedFiles(commit, uri)),
    [Symbol.asyncDispose]: async () => {},
  };
}

function knownVersion(version: string | null | undefined): unknown {
  return version === undefined ? { known: false } : { known: true, blob: version };
}
