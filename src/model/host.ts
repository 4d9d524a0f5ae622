/**
 * The properties and services of the process. Only the entry points read the process itself, except for `Date.now`:
 * code that computes the age of a file calls it directly, because file times come from the same clock.
 */
export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly arch: string;
  /** The Node binary of this process, which also runs language servers written in JavaScript. */
  readonly execPath: string;
  /** For example "24.21.0". */
  readonly nodeVersion: string;
  /** The folder for temporary folders; absolute. */
  readonly temporaryRoot: string;
  /** Returns the number of bytes that new processes can use, as estimated by the system. */
  availableMemory(): number;
  /** Returns the milliseconds since the epoch. */
  now(): number;
  /** Returns the milliseconds of a monotonic clock. */
  monotonicMs(): number;
  /** Writes a line of the log. The log is for people, and its format can change. */
  readonly log: (message: string) => void;
  /** Reports the progress of long work. `label` names the work, for example "head". */
  readonly progress: (step: Progress) => void;
}

export interface Progress {
  readonly label: string;
  readonly done: number;
  readonly total: number;
  /** The unit of the counts; default "files". */
  readonly unit?: string;
  /** A note for people, such as the remaining time. With a note, a log shows progress also before the end. */
  readonly note?: string;
}
