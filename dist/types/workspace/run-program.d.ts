import type { Host } from '../model/host.ts';
import type { Janitor } from './janitor.ts';
export interface ProgramPlan {
    readonly host: Host;
    readonly janitor: Janitor;
    /** Absolute. */
    readonly program: string;
    /** What messages call it. */
    readonly name: string;
    readonly args: readonly string[];
    readonly cwd: string;
    readonly env: Readonly<Record<string, string>>;
    readonly timeoutMs: number;
    readonly signal: AbortSignal;
}
export interface ProgramOutput {
    readonly exitCode: number;
    readonly stdout: string;
    readonly stderr: string;
}
/**
 * Runs a program to its end, in a process group of its own that does not outlive it, or us.
 *
 * @throws LanserError E/NO_SERVER (does not start), E/LS_TIMEOUT, E/LS_CRASH (ended by a signal),
 * E/INCONCLUSIVE (too much output), E/INTERRUPTED.
 */
export declare function runProgram(plan: ProgramPlan): Promise<ProgramOutput>;
