/** The properties and services of the process. Code gets a `Host` as an argument, so tests can replace it. */
export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly arch: string;
  /** The Node binary of this process. It also runs Pyright. */
  readonly execPath: string;
  /** For example "24.21.0". */
  readonly nodeVersion: string;
  /** The absolute path of the folder for temporary folders. */
  readonly temporaryRoot: string;
  /** Returns an estimate of the memory that new processes can use, in bytes. */
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
  /** A note for people, such as the remaining time. Without a terminal, an unfinished step needs a note to appear. */
  readonly note?: string;
}
