import type { Readable } from 'node:stream';
import type { Host } from '../model/host.ts';
import type { DeltaSessionOptions, LastingSession } from '../delta/delta-session.ts';
import type { openWorkspace } from '../sdk/open-workspace.ts';

/** The process that the user started: this process, or a client that sent its command line to this process. */
export interface Caller {
  /** The working directory; absolute. Empty if it was removed. */
  readonly cwd: string;
  readonly env: Host['env'];
  readonly stdin: Readable;
  /** True for each stream that is a terminal. */
  readonly terminals: { readonly stdout: boolean; readonly stderr: boolean };
  /** Aborted if the caller is interrupted. */
  readonly signal: AbortSignal;
  /** Writes to standard output. Returns false if the command must wait for `drained` before the next text. */
  readonly out: (text: string) => boolean;
  /** Resolves to true when standard output accepts more text; to false after an error, such as a closed pipe. */
  readonly drained: () => Promise<boolean>;
  readonly err: (text: string) => void;
  /** Writes progress to standard error. A client receives progress at once, but other output at the command's end. */
  readonly progress: (text: string) => void;
  readonly openWorkspace: typeof openWorkspace;
  /** Opens a session that compares a folder (absolute) with earlier states. */
  readonly openDelta: (options: DeltaSessionOptions, folder: string) => Promise<LastingSession>;
}
