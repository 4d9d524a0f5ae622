import type { ChildProcessWithoutNullStreams } from 'node:child_process';

export interface GitObject {
  readonly id: string;
  /** `blob`, `tree`, `commit` or `tag`. */
  readonly type: string;
  readonly content: Buffer;
}

/** A reader of Git objects. It uses a long-running Git process, which starts with the first read. */
export interface ObjectReader extends AsyncDisposable {
  /**
   * Returns one object for each name, in the order of `names`; undefined for a missing object. Returns `ended` if the
   * signal is aborted, if the reader is disposed of, or if Git exits before the last object. If the exited process is
   * from an earlier read, `read` tries once more in a new process before it returns `ended`. Git exits at an object
   * that a partial clone omits, because lazy fetching is disabled. Throws errors of `start`.
   */
  read(names: readonly string[], signal?: AbortSignal): Promise<readonly (GitObject | undefined)[] | 'ended'>;
  /** Ends the process. The next read starts a new one. */
  restart(): Promise<void>;
}

/** The Git command and its options, for {@link openObjectReader} and {@link parseObjects}. */
export const BATCH: readonly string[] = ['cat-file', '--batch', '--follow-symlinks'];

const ENDED = Symbol('ended');
type Answer = GitObject | undefined | typeof ENDED;

const LINE_FEED = 10;
const FOUND = /^(?<id>[0-9a-f]+) (?<type>\w+) (?<size>\d+)$/u;
/** Matches the header for a path with a link that Git cannot follow. A text of `size` bytes follows. */
const NOT_FOLLOWED = /^(?:dangling|loop|notdir|symlink) (?<size>\d+)$/u;

/**
 * Opens a reader of objects.
 *
 * @param start starts Git with the arguments of {@link BATCH}. A read calls this function if no process runs.
 */
export function openObjectReader(start: () => ChildProcessWithoutNullStreams): ObjectReader {
  let process: BatchProcess | undefined;
  let isOpen = true;
  let last: Promise<unknown> = Promise.resolve();

  /**
   * Returns answers of one process. The last answer is {@link ENDED} if the process exits, the reader is disposed of,
   * or the signal is aborted before all answers have arrived.
   */
  async function answersTo(names: readonly string[], signal?: AbortSignal): Promise<readonly Answer[]> {
    if (!isOpen || signal?.aborted === true) return [ENDED];
    const current = (process ??= startBatch(start()));
    const stop = (): void => void current.end();
    signal?.addEventListener('abort', stop);
    try {
      const answers = await current.ask(names);
      if (answers.includes(ENDED)) {
        await current.end();
        process = undefined;
      }
      return answers;
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  }

  return {
    async read(names, signal) {
      const reading = last.then(async () => {
        // A process of an earlier read may have exited in the meantime. Then this read is repeated in a new process.
        const isUsed = process !== undefined;
        const answers = await answersTo(names, signal);
        if (!answers.includes(ENDED) || !isUsed) return answers;
        return answersTo(names, signal);
      });
      last = reading.catch(() => {});
      const answers = await reading;
      const objects = answers.filter((answer) => answer !== ENDED);
      return objects.length === names.length ? objects : 'ended';
    },
    async restart() {
      await last;
      await process?.end();
      process = undefined;
    },
    async [Symbol.asyncDispose]() {
      isOpen = false;
      await process?.end();
    },
  };
}

/** Parses the whole output of {@link BATCH}. An object is undefined if it is missing or the output ends early. */
export async function parseObjects(
  output: Buffer,
  count: number,
): Promise<readonly (GitObject | undefined)[]> {
  const next = answersIn([output].values());
  const objects: (GitObject | undefined)[] = [];
  while (objects.length < count) {
    const answer = await next();
    objects.push(answer === ENDED ? undefined : answer);
  }
  return objects;
}

interface BatchProcess {
  /** Returns the answers in the order of the names. If the process exits too early, the last is {@link ENDED}. */
  ask(names: readonly string[]): Promise<readonly Answer[]>;
  /** Kills the process, and waits until it has exited. */
  end(): Promise<void>;
}

function startBatch(child: ChildProcessWithoutNullStreams): BatchProcess {
  const chunks = child.stdout.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>;
  const next = answersIn(chunks);
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => {});
  // A process that cannot be started emits `error` but not `exit`.
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  child.on('error', () => {});
  child.stderr.resume();
  return {
    async ask(names) {
      if (names.some((name) => name.includes('\n')))
        throw new TypeError('the name of an object contains a line feed');
      child.stdin.write(names.map((name) => `${name}\n`).join(''));
      const answers: Answer[] = [];
      while (answers.length < names.length && answers.at(-1) !== ENDED) answers.push(await next());
      return answers;
    },
    end: async () => {
      child.kill();
      await ended;
    },
  };
}

/** Returns a function that reads one answer: a header and, if the header has a size, the content and a line feed. */
function answersIn(
  chunks: Iterator<Buffer, undefined> | AsyncIterator<Buffer, undefined>,
): () => Promise<Answer> {
  let pending: Buffer = Buffer.alloc(0);
  /** Buffers at least `length` bytes of output. Returns false if the output ends before that. */
  async function upTo(length: number): Promise<boolean> {
    const parts = [pending];
    for (let size = pending.length; size < length;) {
      const next = await chunks.next();
      if (next.done === true) return false;
      parts.push(next.value);
      size += next.value.length;
    }
    if (parts.length > 1) pending = Buffer.concat(parts);
    return true;
  }
  return async () => {
    while (!pending.includes(LINE_FEED)) if (!(await upTo(pending.length + 1))) return ENDED;
    const headerEnd = pending.indexOf(LINE_FEED);
    const header = pending.toString('latin1', 0, headerEnd);
    pending = pending.subarray(headerEnd + 1);
    const { id, type, size } = (FOUND.exec(header) ?? NOT_FOLLOWED.exec(header))?.groups ?? {};
    if (size === undefined) return undefined;
    const length = Number(size);
    if (!(await upTo(length + 1))) return ENDED;
    const content = pending.subarray(0, length);
    pending = pending.subarray(length + 1);
    return id === undefined || type === undefined ? undefined : { id, type, content };
  };
}
