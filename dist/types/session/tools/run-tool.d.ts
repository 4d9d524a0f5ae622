import type { Adapter } from '../../adapter/adapter.ts';
import type { Host } from '../../model/host.ts';
export interface ToolRequest {
    readonly host: Host;
    readonly adapter: Adapter;
    readonly workspace: string;
    /** Absolute; empty for the whole workspace. */
    readonly files: readonly string[];
    /** Folders whose programs are never run. */
    readonly untrusted: readonly string[];
    readonly timeoutMs: number;
    readonly signal: AbortSignal;
}
export interface FinishedTool {
    readonly version: string;
    readonly output: string;
}
/**
 * Runs a compiler or checker over the workspace.
 *
 * @throws LanserError E/NO_SERVER where it is not installed outside of the workspace, E/USAGE for a
 * format that is only read, E/CONFIG, E/INCONCLUSIVE, E/LS_TIMEOUT, E/LS_CRASH, E/INTERRUPTED.
 */
export declare function runTool(request: ToolRequest): Promise<FinishedTool>;
