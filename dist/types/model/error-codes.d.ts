/**
 * The stable error codes and what each one does to the process: its exit number, and whether the
 * same command may succeed when it is run again.
 */
export interface ErrorCodeEntry {
    readonly exitCode: number;
    readonly retryable: boolean;
    readonly summary: string;
}
export type ErrorCode = 'E/GATE_FAILED' | 'E/BAD_SELECTOR_SYNTAX' | 'E/NOT_FOUND' | 'E/AMBIGUOUS' | 'E/VERSION_SKEW' | 'E/USAGE' | 'E/CONFIG' | 'E/SCHEMA_INVALID' | 'E/DIRTY_WORKTREE' | 'E/JAIL' | 'E/INCONCLUSIVE' | 'E/INDEXING_MISMATCH' | 'E/NO_SERVER' | 'E/INTERRUPTED' | 'E/LS_TIMEOUT' | 'E/LS_CRASH' | 'E/APPLY_CONFLICT' | 'E/FS_PERMISSIONS' | 'E/UNSUPPORTED_CAP' | 'E/REQUEST_CANCELLED' | 'E/CONTENT_MODIFIED' | 'E/INDEXING_UNSUPPORTED' | 'E/REPLAY_MISMATCH';
/** Total over {@link ErrorCode}: a new code does not compile until it has its exit number here. */
export declare const ERROR_CODES: Readonly<Record<ErrorCode, ErrorCodeEntry>>;
