import type { Session } from '../../lsp/session.ts';
/** Waits for the server's own word on how many files the project has. */
export interface FileCountWatch {
    readonly onLog: (message: string) => void;
    count(session: Session): Promise<number>;
    /** Waits for the next word instead of the last. */
    expectAnother(): void;
}
export declare function fileCountWatch(): FileCountWatch;
