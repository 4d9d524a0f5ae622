import { packed } from '../../trace/contents.ts';
import type { FrameLog } from '../../trace/frames.ts';
import { GIT } from '../../trace/traced-git.ts';
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
export function recordedHistory(history: History, log: FrameLog): History {
  return {
    async bytes(docVersion) {
      const answered = log.request(GIT, BLOB, { blob: docVersion });
      const bytes = await history.bytes(docVersion);
      answered({ result: bytes === undefined ? null : { content: packed(bytes) } });
      return bytes;
    },
    async fileAtVersion(docVersion, uri, other) {
      const answered = log.request(GIT, FILE_AT_VERSION, { blob: docVersion, uri, other });
      const version = await history.fileAtVersion(docVersion, uri, other);
      answered({ result: version === undefined ? { known: false } : { known: true, blob: version } });
      return version;
    },
    async versionAt(commit, uri) {
      const answered = log.request(GIT, VERSION_AT, { commit, uri });
      const version = await history.versionAt(commit, uri);
      answered({ result: version === undefined ? { known: false } : { known: true, blob: version } });
      return version;
    },
    // The frame does not contain the versions that the search reads, because the replay needs only the
    // result.
    async lastVersion(query) {
      const answered = log.request(GIT, LAST_VERSION, { uris: query.uris, selector: query.selector });
      const search = await history.lastVersion(query);
      answered({ result: search });
      return search;
    },
    async laterChanges(version) {
      const answered = log.request(GIT, LATER_CHANGES, version);
      const changes = await history.laterChanges(version);
      answered({ result: changes });
      return changes;
    },
    async changedFiles(commit, uri) {
      const answered = log.request(GIT, CHANGED_FILES, { commit, uri });
      const files = await history.changedFiles(commit, uri);
      answered({ result: files ?? null });
      return files;
    },
    [Symbol.asyncDispose]: async () => {},
  };
}
