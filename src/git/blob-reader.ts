import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { repositoryArguments, type Repository } from './repository.ts';

/** Reads blobs of a repository by id, through one Git process. */
export interface BlobReader extends AsyncDisposable {
  /** Returns the blob's bytes, or undefined if the object is missing or is not a blob. */
  read(id: string): Promise<Buffer | undefined>;
}

/**
 * The result of a read if Git has exited. Git exits at an object that a partial clone omits, because lazy
 * fetching is disabled.
 */
const ENDED = Symbol('ended');

const LINE_FEED = 10;
const HEADER = /^[0-9a-f]+ (?<type>\w+) (?<size>\d+)$/u;

export function openBlobReader(repository: Repository): BlobReader {
  let process: BatchProcess | undefined;
  let isOpen = true;
  let last: Promise<unknown> = Promise.resolve();

  async function readBlob(id: string): Promise<BlobResult> {
    if (!isOpen) return ENDED;
    process ??= startBatch(repository);
    const answer = await process.read(id);
    if (answer === ENDED) {
      await process?.end();
      process = undefined;
    }
    return answer;
  }

  return {
    async read(id) {
      const reading = last.then(async () => {
        // The process may have been killed since its last response, so the read is retried once in a new one.
        const isUsed = process !== undefined;
        const answer = await readBlob(id);
        if (answer !== ENDED) return answer;
        const retried = isUsed ? await readBlob(id) : ENDED;
        return retried === ENDED ? undefined : retried;
      });
      last = reading.catch(() => {});
      return reading;
    },
    async [Symbol.asyncDispose]() {
      isOpen = false;
      await process?.end();
    },
  };
}

type BlobResult = Buffer | undefined | typeof ENDED;

interface BatchProcess {
  read(id: string): Promise<BlobResult>;
  /** Kills the process, and returns after its end, so that no process outlives the reader. */
  end(): Promise<void>;
}

/** Starts `git cat-file --batch`. Each id on stdin yields a header line, the content and a line feed. */
function startBatch(repository: Repository): BatchProcess {
  const child = repository.git.start(
    [...repositoryArguments(repository), 'cat-file', '--batch'],
    repository.root,
  );
  const answer = answersOf(child);
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => {});
  // A process that cannot be started has an error and no exit.
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  child.on('error', () => {});
  child.stderr.resume();
  return {
    async read(id) {
      if (!/^[0-9a-f]{40,64}$/u.test(id)) return undefined;
      child.stdin.write(`${id}\n`);
      return answer();
    },
    end: async () => {
      child.kill();
      await ended;
    },
  };
}

function answersOf(child: ChildProcessWithoutNullStreams): () => Promise<BlobResult> {
  const chunks = child.stdout.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>;
  let pending: Buffer = Buffer.alloc(0);
  /** Buffers output up to a length in bytes. Returns false if the output ends before that. */
  async function upTo(length: number): Promise<boolean> {
    const parts = [pending];
    for (let size = pending.length; size < length;) {
      const next = await chunks.next();
      if (next.done === true) return false;
      parts.push(next.value);
      size += next.value.length;
    }
    pending = Buffer.concat(parts);
    return true;
  }
  return async () => {
    while (!pending.includes(LINE_FEED)) if (!(await upTo(pending.length + 1))) return ENDED;
    const headerEnd = pending.indexOf(LINE_FEED);
    const { type, size } = HEADER.exec(pending.toString('latin1', 0, headerEnd))?.groups ?? {};
    pending = pending.subarray(headerEnd + 1);
    if (size === undefined) return undefined;
    if (!(await upTo(Number(size) + 1))) return ENDED;
    const bytes = pending.subarray(0, Number(size));
    pending = pending.subarray(Number(size) + 1);
    return type === 'blob' ? bytes : undefined;
  };
}
