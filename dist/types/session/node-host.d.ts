import type { Host, Progress } from '../model/host.ts';
/** The running process as a {@link Host}; the edges decide where log lines and progress go. */
export declare function nodeHost(listeners: {
    readonly log?: (message: string) => void;
    readonly progress?: (step: Progress) => void;
}): Host;
