import type { ChildProcess } from 'node:child_process';
/** Ends a process that leads a group of its own, and whatever it has started. */
export declare function killGroup(leader: ChildProcess, platform: NodeJS.Platform): void;
