/** `$/progress`. */
export interface ProgressParams {
    readonly token: string | number;
    readonly value: unknown;
}
/** The work that a server says it is doing, such as indexing. */
export interface WorkInProgress {
    readonly onProgress: (params: ProgressParams) => void;
    /** Whether the server has said that it works, and not yet that this has ended. */
    readonly busy: boolean;
    /** Resolves when nothing is under way. */
    idle(): Promise<void>;
}
export declare function workInProgress(): WorkInProgress;
