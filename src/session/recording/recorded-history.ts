import { packed } from '../../trace/contents.ts';
import type { FrameLog } from '../../trace/frames.ts';
import { GIT } from '../../trace/traced-git.ts';
import type { History } from '../sources/history.ts';
import { BESIDE, BLOB } from './machine-frames.ts';

/** The history of a workspace, with everything that is asked of it in a log. */
export function recordedHistory(history: History, log: FrameLog): History {
  return {
    async bytes(docVersion) {
      const answered = log.request(GIT, BLOB, { blob: docVersion });
      const bytes = await history.bytes(docVersion);
      answered({ result: bytes === undefined ? null : { content: packed(bytes) } });
      return bytes;
    },
    async beside(docVersion, uri, other) {
      const answered = log.request(GIT, BESIDE, { blob: docVersion, uri, other });
      const version = await history.beside(docVersion, uri, other);
      answered({ result: version === undefined ? { known: false } : { known: true, blob: version } });
      return version;
    },
    [Symbol.asyncDispose]: async () => {},
  };
}
