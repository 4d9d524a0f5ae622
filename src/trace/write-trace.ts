import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import type { TraceEvent } from '../model/generated/trace.ts';
import { errnoOf, LanserError, systemErrorText } from '../model/lanser-error.ts';
import { outputPath } from '../workspace/output-path.ts';
import { traceDigest } from './trace-digest.ts';

/** An event without its number. Excludes the `end` event, which only {@link TraceFile.end} creates. */
export type NewEvent = TraceEvent extends infer Event
  ? Event extends { readonly kind: 'end' }
    ? never
    : Omit<Event, 'seq'>
  : never;

/** A trace that is being written. Until the trace is complete, its file is `FILE.partial`. */
export interface TraceFile {
  /** Appends events in order and numbers them. Throws E/FS_PERMISSIONS if the file cannot be written. */
  write(events: readonly NewEvent[]): Promise<void>;
  /** Ends the trace and renames it to its final path. Throws the errors of `write`. */
  end(): Promise<void>;
  /** Closes the trace and leaves it as `FILE.partial`. */
  abandon(): Promise<void>;
}

/** Returns the final path of a trace, and its path during the recording. Throws the errors of {@link outputPath}. */
export function tracePaths(file: string): { readonly target: string; readonly partial: string } {
  const output = { label: 'trace', hint: 'name-trace-file' } as const;
  const target = outputPath(file, output);
  return { target, partial: outputPath(`${target}.partial`, output) };
}

/** Creates the file of a trace. Throws E/FS_PERMISSIONS, and the errors of {@link tracePaths}. */
export async function createTraceFile(file: string): Promise<TraceFile> {
  const { target, partial } = tracePaths(file);
  const refused = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const errno = errnoOf(error) ?? null;
      throw new LanserError(
        'E/FS_PERMISSIONS',
        `The trace ${JSON.stringify(path.basename(file))} cannot be written: ${systemErrorText(error)}.`,
        { path: path.basename(file), errno },
        { cause: error, hint: 'name-trace-file' },
      );
    }
  };
  const handle = await refused(async () => open(partial, 'w', 0o600));
  const digest = traceDigest();
  let seq = 0;
  let last: Promise<void> = Promise.resolve();

  async function append(text: string): Promise<void> {
    await refused(async () => handle.writeFile(text));
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
      last = last.then(async () => append(text));
      await last;
    },
    async end() {
      try {
        await last;
        const end: TraceEvent = { kind: 'end', seq, events: seq, digest: digest.value() };
        await append(`${JSON.stringify(end)}\n`);
      } finally {
        await handle.close();
      }
      await refused(async () => rename(partial, target));
    },
    async abandon() {
      await last.catch(() => {});
      await handle.close();
    },
  };
}
