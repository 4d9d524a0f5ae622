import type { DiagnosticsBundle } from '../model/bundle.ts';
import type { Host } from '../model/host.ts';
export interface DiagnoseOptions {
    readonly host: Host;
    /** The workspace's root: what Pyright opens. Absolute or relative to the working directory. */
    readonly workspace: string;
    /** Files, folders and globs relative to `from`; empty means the whole workspace. */
    readonly files: readonly string[];
    /** The folder that `files` are relative to; default: the workspace. */
    readonly from?: string;
    readonly python?: string | undefined;
    readonly timeoutMs: number;
    readonly signal: AbortSignal;
}
/**
 * The diagnostics of a workspace or of some of its files, as a bundle: complete, or an error. For one
 * question; `openWorkspace` keeps the server for the next.
 *
 * @throws LanserError E/NOT_FOUND (no such file, no Python file), E/JAIL, E/CONFIG, E/USAGE,
 * E/FS_PERMISSIONS, E/INCONCLUSIVE, E/LS_TIMEOUT, E/LS_CRASH, E/INTERRUPTED.
 */
export declare function diagnose(options: DiagnoseOptions): Promise<DiagnosticsBundle>;
