import type { Readable, Writable } from 'node:stream';
import type { Host } from '../model/host.ts';
import type { Janitor } from '../workspace/janitor.ts';
/** How a language server is started. Everything is absolute; nothing is inherited. */
export interface LaunchPlan {
    readonly command: string;
    readonly args: readonly string[];
    readonly cwd: string;
    readonly env: Readonly<Record<string, string>>;
}
export interface ServerExit {
    readonly code: number | null;
    readonly signal: NodeJS.Signals | null;
    /** Whether it said before its end that it had no memory left. */
    readonly outOfMemory: boolean;
}
/** A running server with its streams. It is in a process group of its own and never outlives us. */
export interface ServerProcess {
    readonly pid: number | undefined;
    readonly stdin: Writable;
    readonly stdout: Readable;
    /** Resolves when the server has ended and what it wrote before has arrived. */
    readonly exited: Promise<ServerExit>;
    /** The last lines that the server wrote to standard error. */
    lastOutput(): string;
    /** Ends the server and whatever it has started. */
    readonly kill: () => void;
}
/** @throws LanserError E/LS_CRASH where the system refuses to start such a program. */
export declare function spawnServer(host: Host, plan: LaunchPlan, janitor: Janitor): ServerProcess;
