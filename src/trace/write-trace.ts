import { open, rename, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { TraceEvent } from '../model/generated/trace.ts';
import { errnoOf, LanserError } from '../model/lanser-error.ts';
import { outputPath } from '../workspace/output-path.ts';
import { traceDigest } from './trace-digest.ts';

/** An event without its number. */
export type NewEvent = TraceEvent extends infer Event
  ? Event extends { readonly kind: 'end' }
    ? never
    : Omit<Event, 'seq'>
  : never;

/** A trace during writing. It is stored as `FILE.partial` until it is complete. */
export interface TraceFile {
  /** Appends events in order and numbers them. @throws LanserError E/FS_PERMISSIONS. */
  write(events: readonly NewEvent[]): Promise<void>;
  /** Ends the trace and renames it to its final path. */
  end(): Promise<void>;
  /** Closes the trace and leaves it as `FILE.partial`. */
  abandon(): Promise<void>;
}

/** Returns the path of a trace until it is complete. */
export function partialOf(file: string): string {
  return `${file}.partial`;
}

/** @throws LanserError E/FS_PERMISSIONS if it cannot be written; E/JAIL behind a link in a checkout. */
export async function createTraceFile(file: string): Promise<TraceFile> {
  const partial = partialOf(file);
  for (const written of [file, partial]) outputPath(written, { what: 'trace', option: '--trace-file' });
  const handle = await refused(file, async () => open(partial, 'w', 0o600));
  const digest = traceDigest();
  let seq = 0;
  let last: Promise<void> = Promise.resolve();

  async function append(handle_: FileHandle, text: string): Promise<void> {
    await refused(file, async () => handle_.writeFile(text));
  }

  return {
    async write(events) {
      let text = '';
      for (const event of events) {
        const { kind, ...rest } = event;
        const numbered = { kind, seq, ...rest } as TraceEvent;
        seq += 1;
        digest.add(numbered);
        text += `${JSON.stringify(numbered)}\n`;
      }
      last = last.then(async () => append(handle, text));
      await last;
    },
    async end() {
      await last;
      const end: TraceEvent = { kind: 'end', seq, events: seq, digest: digest.value() };
      await append(handle, `${JSON.stringify(end)}\n`);
      await handle.close();
      await refused(file, async () => rename(partial, file));
    },
    async abandon() {
      await last.catch(() => {});
      await handle.close();
    },
  };
}

async function refused<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const errno = errnoOf(error) ?? null;
    throw new LanserError(
      'E/FS_PERMISSIONS',
      `The trace ${JSON.stringify(path.basename(file))} cannot be written (${errno ?? 'unknown error'}). Name a file in a folder that is there with --trace-file.`,
      { path: path.basename(file), errno },
      error,
    );
  }
}
