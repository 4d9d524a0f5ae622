import type { DiagnosticsBundle, RequestedTool } from '../../model/bundle.ts';
import type { Host } from '../../model/host.ts';
import { type FinishedTool, type ToolRequest } from './run-tool.ts';
export interface AdaptOptions {
    readonly host: Host;
    /** The workspace's root, absolute or relative to the working directory. */
    readonly workspace: string;
    readonly tool: RequestedTool;
    /** What the tool has written, to be read instead of running it. */
    readonly output?: string | undefined;
    /** Files, folders and globs relative to `from`; empty means all that the tool checks, or has checked. */
    readonly files?: readonly string[];
    /** The folder that `files` are relative to; default: the workspace. */
    readonly from?: string;
    /** For each start of the tool. */
    readonly timeoutMs: number;
    readonly signal: AbortSignal;
    /** How the tool is run; default: on this machine. */
    readonly run?: ((request: ToolRequest) => Promise<FinishedTool>) | undefined;
}
/** What `tool` may be. */
export declare const TOOLS: readonly RequestedTool[];
/**
 * What a compiler or checker reports on a workspace, as a bundle of diagnostics: the tool is run, or
 * what it has written is read against the files as they are now.
 *
 * @throws LanserError E/NO_SERVER (not installed), E/CONFIG (the tool's or the project's configuration),
 * E/INCONCLUSIVE (no or not all output, a failed run), E/VERSION_SKEW (the output is of other files),
 * E/JAIL, E/NOT_FOUND, E/USAGE, E/FS_PERMISSIONS, E/LS_TIMEOUT, E/LS_CRASH, E/INTERRUPTED.
 */
export declare function adapt(options: AdaptOptions): Promise<DiagnosticsBundle>;
