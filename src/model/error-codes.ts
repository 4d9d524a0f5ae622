/** The properties of an error code. Codes are stable. */
export interface ErrorCodeEntry {
  readonly exitCode: number;
  /**
   * True if the command may succeed when it is repeated. Before the repetition, E/AMBIGUOUS needs the choice of a
   * candidate, and E/VERSION_SKEW needs a new version of the outdated input (for example of the selector).
   */
  readonly retryable: boolean;
  readonly summary: string;
}

export type ErrorCode =
  | 'E/GATE_FAILED'
  | 'E/BAD_SELECTOR_SYNTAX'
  | 'E/NOT_FOUND'
  | 'E/AMBIGUOUS'
  | 'E/VERSION_SKEW'
  | 'E/USAGE'
  | 'E/CONFIG'
  | 'E/SCHEMA_INVALID'
  | 'E/DIRTY_WORKTREE'
  | 'E/JAIL'
  | 'E/INCONCLUSIVE'
  | 'E/INDEXING_MISMATCH'
  | 'E/NO_SERVER'
  | 'E/INTERRUPTED'
  | 'E/LS_TIMEOUT'
  | 'E/LS_CRASH'
  | 'E/APPLY_CONFLICT'
  | 'E/FS_PERMISSIONS'
  | 'E/UNSUPPORTED_CAP'
  | 'E/REQUEST_CANCELLED'
  | 'E/CONTENT_MODIFIED'
  | 'E/INDEXING_UNSUPPORTED'
  | 'E/REPLAY_MISMATCH'
  | 'E/INTERNAL';

export const ERROR_CODES: Readonly<Record<ErrorCode, ErrorCodeEntry>> = {
  'E/GATE_FAILED': { exitCode: 1, retryable: false, summary: "the gate's policy is violated" },
  'E/BAD_SELECTOR_SYNTAX': { exitCode: 2, retryable: false, summary: 'the selector does not parse' },
  'E/NOT_FOUND': {
    exitCode: 3,
    retryable: false,
    summary: 'a file, revision, symbol or the like was not found',
  },
  'E/AMBIGUOUS': { exitCode: 4, retryable: true, summary: 'several candidates match' },
  'E/VERSION_SKEW': { exitCode: 10, retryable: true, summary: 'an input is for a different version' },
  'E/USAGE': { exitCode: 20, retryable: false, summary: 'bad arguments or options' },
  'E/CONFIG': { exitCode: 21, retryable: false, summary: 'a configuration file is invalid' },
  'E/SCHEMA_INVALID': {
    exitCode: 22,
    retryable: false,
    summary: 'a document does not match its schema or its hash',
  },
  'E/DIRTY_WORKTREE': { exitCode: 23, retryable: false, summary: 'the work tree has uncommitted changes' },
  'E/JAIL': { exitCode: 24, retryable: false, summary: 'a path is outside the workspace, or is denied' },
  'E/INCONCLUSIVE': { exitCode: 25, retryable: true, summary: 'the result is incomplete or uncertain' },
  'E/INDEXING_MISMATCH': { exitCode: 26, retryable: false, summary: 'a column is inside a character' },
  'E/NO_SERVER': { exitCode: 27, retryable: false, summary: 'a language server or tool is not available' },
  'E/INTERRUPTED': { exitCode: 28, retryable: true, summary: 'interrupted by the user or the CI runner' },
  'E/LS_TIMEOUT': { exitCode: 64, retryable: true, summary: 'a server or program did not answer in time' },
  'E/LS_CRASH': {
    exitCode: 65,
    retryable: true,
    summary: 'the language server crashed or rejected a request',
  },
  'E/APPLY_CONFLICT': {
    exitCode: 70,
    retryable: false,
    summary: 'an edit, a patch or a merge does not apply',
  },
  'E/FS_PERMISSIONS': {
    exitCode: 71,
    retryable: false,
    summary: 'a file, a folder or a GitHub resource is not accessible',
  },
  'E/UNSUPPORTED_CAP': { exitCode: 72, retryable: false, summary: 'the server lacks the capability' },
  'E/REQUEST_CANCELLED': { exitCode: 73, retryable: true, summary: 'cancelled by the caller or the server' },
  'E/CONTENT_MODIFIED': { exitCode: 74, retryable: true, summary: 'content changed during the request' },
  'E/INDEXING_UNSUPPORTED': {
    exitCode: 75,
    retryable: false,
    summary: 'the unit of columns is not supported',
  },
  'E/REPLAY_MISMATCH': {
    exitCode: 76,
    retryable: false,
    summary: 'the trace differs from its replay or its digest',
  },
  'E/INTERNAL': { exitCode: 125, retryable: false, summary: 'a defect of lanser ended the request' },
};
