import { boundedThread, threadProgram } from '../thread/bounded-thread.ts';

/** A tree of base or head on disk. */
export interface AffectedSide {
  /** Absolute. */
  readonly root: string;
  /** All files and links of the tree, relative to the root, with `/`. */
  readonly files: readonly string[];
}

export interface AffectedTask {
  readonly before: AffectedSide;
  readonly after: AffectedSide;
  /** The paths that differ between the sides, relative to the root. */
  readonly changed: readonly string[];
}

export interface AffectedInput extends AffectedTask {
  readonly signal: AbortSignal;
}

/** The files whose diagnostics may differ, or the reason why the diagnostics of all files may differ. */
export type AffectedFiles =
  | {
      readonly kind: 'some';
      /** Relative to the root. */
      readonly files: ReadonlySet<string>;
      /** True if `files` intentionally omits affected files, because only the changed files are to be checked. */
      readonly isPartial?: true;
    }
  | { readonly kind: 'all'; readonly reason: string };

const MEMORY_MIB = 2048;
const START_TIMEOUT_MS = 60_000;

/** A finder of the files that a change affects. Later calls may reuse the parsed sources of base. */
export interface AffectedReader extends AsyncDisposable {
  affectedFiles(input: AffectedInput): Promise<AffectedFiles>;
}

/** A reader that works in a thread. Disposing of the reader ends the thread. */
export interface ThreadReader extends AffectedReader {
  /** Starts the thread early, so that the first call is faster. */
  start(): void;
}

export function affectedReader(): ThreadReader {
  const thread = boundedThread<AffectedTask>({
    program: threadProgram(import.meta.url, 'affected-worker'),
    memoryMib: MEMORY_MIB,
  });
  return {
    start: () => thread.start(),
    async affectedFiles({ signal, before, after, changed }) {
      const outcome = await thread.run({ before, after, changed }, { timeoutMs: START_TIMEOUT_MS, signal });
      if (outcome.kind === 'done') return outcome.result as AffectedFiles;
      return { kind: 'all', reason: `${outcome.at ?? 'the sources'} cannot be read: ${outcome.reason}` };
    },
    [Symbol.asyncDispose]: async () => thread[Symbol.asyncDispose](),
  };
}

/**
 * Returns the files whose diagnostics a change can affect. In doubt, the result is `all`.
 *
 * @throws LanserError if the signal is aborted; the error of a crash if the thread crashes.
 */
export async function affectedFiles(input: AffectedInput): Promise<AffectedFiles> {
  await using reader = affectedReader();
  return await reader.affectedFiles(input);
}
