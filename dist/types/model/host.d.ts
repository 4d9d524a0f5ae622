/**
 * What the rooms below the edges may know of the running process. The edges (CLI, Action, SDK)
 * make one; nothing else reads the environment, a clock or the platform.
 */
export interface Host {
    readonly env: Readonly<Record<string, string | undefined>>;
    readonly platform: NodeJS.Platform;
    readonly arch: string;
    /** The Node binary that runs us; language servers written in JavaScript run on it too. */
    readonly execPath: string;
    /** For example "24.21.0". */
    readonly nodeVersion: string;
    /** Where temporary folders are made; absolute. */
    readonly temporaryRoot: string;
    /** Milliseconds since the epoch. */
    now(): number;
    /** Milliseconds of a clock that never goes back. */
    monotonicMs(): number;
    /** A line for `--verbose`; never parsed by anyone. */
    readonly log: (message: string) => void;
    /** How far long work is. `label` says what ("head"), done and total count files. */
    readonly progress: (step: Progress) => void;
}
export interface Progress {
    readonly label: string;
    readonly done: number;
    readonly total: number;
    /** What is counted; default "files". */
    readonly unit?: string;
}
