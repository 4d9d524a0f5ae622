import type { FrameQueue } from '../trace/frame-queue.ts';
import type { FileWorkspace } from '../sources/source-workspace.ts';
import type { ReplayPlace } from './replay-place.ts';

/** A cached view of files. The caller must call `forget` after each change of the files. */
export interface RememberedFiles {
  forget(): void;
  readonly files: FileWorkspace;
}

/** The maximum number of UTF-16 code units in cached sources. Above this number, the whole cache is cleared. */
const MAX_CHARACTERS = 64_000_000;

export function rememberedFiles(files: FileWorkspace): RememberedFiles {
  const cache = new Map<string, unknown>();
  let characters = 0;

  function once<T>(key: string, read: () => T): T {
    if (cache.has(key)) return cache.get(key) as T;
    const value = read();
    cache.set(key, value);
    return value;
  }

  return {
    forget() {
      cache.clear();
      characters = 0;
    },
    files: {
      files: async () => once('files', async () => files.files()),
      definitions: async () => once('definitions', async () => files.definitions()),
      modulePaths: async (name) => files.modulePaths(name),
      modules: async (name, from) =>
        once(`modules ${name} ${JSON.stringify(from)}`, async () => files.modules(name, from)),
      document: async (uri) => files.document(uri),
      version: (uri) => once(`version ${uri}`, () => files.version(uri)),
      text: async (uri) => files.text(uri),
      async source(uri) {
        return once(`source ${uri}`, async () => {
          const source = await files.source(uri);
          characters += source?.text.length ?? 0;
          if (characters > MAX_CHARACTERS) {
            cache.clear();
            characters = 0;
          }
          return source;
        });
      },
      [Symbol.dispose]: () => {},
    },
  };
}

/** Returns the files for one replayed operation. If the trace only names a file, reading the file is a mismatch. */
export function replayedFiles(files: FileWorkspace, place: ReplayPlace, queue: FrameQueue): FileWorkspace {
  /** Returns the URI unchanged. Throws E/REPLAY_MISMATCH if the trace contains only the file's name. */
  function readable(uri: string): string {
    if (!place.isUnread(uri)) return uri;
    const [expected, got] = ['only the name', 'the content'];
    return queue.fail({ seq: null, event: `reading ${uri}`, pointer: '', expected, got });
  }
  return {
    ...files,
    document: async (uri) => files.document(readable(uri)),
    source: async (uri) => files.source(readable(uri)),
    text: async (uri) => files.text(readable(uri)),
  };
}
