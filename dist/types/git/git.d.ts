import { type ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Host } from '../model/host.ts';
export interface GitResult {
    readonly exitCode: number;
    readonly stdout: Buffer;
    /** For people and logs; trimmed. */
    readonly stderr: string;
}
/** What a command reads; pieces that are made on the way are never in memory all at once. */
export type GitInput = Uint8Array | string | AsyncIterable<Uint8Array>;
export interface GitOptions {
    readonly cwd?: string;
    readonly input?: GitInput;
    readonly env?: Readonly<Record<string, string>>;
    readonly signal?: AbortSignal;
}
/** Runs Git with nothing of the repository's own acting: no hook, monitor, replacement or prompt. */
export interface Git {
    run(args: readonly string[], options?: GitOptions): Promise<GitResult>;
    /** Like `run`, for commands that must succeed; E/INCONCLUSIVE with Git's own words otherwise. */
    read(args: readonly string[], options?: GitOptions): Promise<Buffer>;
    /** Starts a command that is asked again and again; the caller ends it. */
    start(args: readonly string[], cwd: string): ChildProcessWithoutNullStreams;
    readonly log: (message: string) => void;
}
/**
 * Git from outside of these folders and of the checkouts that they are in.
 *
 * @throws LanserError E/USAGE where Git is not installed.
 */
export declare function findGit(host: Host, folders: readonly string[]): Promise<Git>;
/** Fields of a `-z` output. */
export declare function splitNul(output: Buffer): string[];
