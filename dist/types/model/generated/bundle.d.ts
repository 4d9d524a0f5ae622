/**
 * Git blob id (SHA-1) of a document's bytes.
 */
export type DocumentVersion = string;
/**
 * The scope σ over which diagnostics are counted: the files of the workspace by the server's own configuration, or an explicit list.
 */
export type Scope = WorkspaceScope | FilesScope;
/**
 * Path relative to the workspace (POSIX, not percent-encoded), or a path under a named root such as `typeshed:stdlib/builtins.pyi`.
 */
export type Uri = string;
/**
 * [startLine, startCharacter, endLine, endCharacter]: zero-based, end exclusive, in the server's position encoding.
 *
 * @minItems 4
 * @maxItems 4
 */
export type Range = [number, number, number, number];
/**
 * SHA-256 of a canonical form.
 */
export type ContentHash = string;
/**
 * An Analysis Bundle: the one artifact of every lanser operation. `bundleId` is the SHA-256 of the RFC 8785 canonical form of the members marked `x-hashDomain: true`.
 */
export interface Bundle {
    version: '1.2';
    /**
     * SHA-256 of a canonical form.
     */
    bundleId: string;
    status: 'ok' | 'error';
    request: BundleRequest;
    /**
     * How the selector was resolved; null for operations without a selector.
     */
    resolution: null;
    facts: DiagnosticsFacts | null;
    edits: BundleEdits;
    error: BundleError | null;
    /**
     * The step's reward against its predecessor, or null; outside the hash.
     */
    processReward: ProcessReward | null;
    environment: BundleEnvironment;
    capabilities: BundleCapabilities;
    meta: BundleMeta;
}
export interface BundleRequest {
    /**
     * The operation's name; null where the command line named none.
     */
    cmd: 'diagnostics' | 'gate' | null;
    /**
     * The options that decide the result, in camelCase.
     */
    options: {
        workspace?: true;
        /**
         * Files and globs as asked for, relative to the workspace.
         */
        files?: string[];
        base?: string;
        head?: string;
        workingDirectories?: string[];
    };
}
/**
 * Facts of `diagnostics`: the complete set over the scope.
 */
export interface DiagnosticsFacts {
    provenance: 'lsp' | 'compiler';
    /**
     * Every document of the scope with the version that was read.
     */
    documents: {
        [k: string]: DocumentVersion;
    };
    scope: Scope;
    diagnostics: Diagnostic[];
    hints: Hint[];
    counts: Counts;
}
export interface WorkspaceScope {
    kind: 'workspace';
    /**
     * Number of files.
     */
    files: number;
}
export interface FilesScope {
    kind: 'files';
    files: Uri[];
}
/**
 * One diagnostic that a server or a compiler reported.
 */
export interface Diagnostic {
    uri: Uri;
    range: Range;
    severity: 'error' | 'warning' | 'information';
    /**
     * The rule's name, for example `reportCallIssue`; null for syntax errors and rules without a name.
     */
    rule: string | null;
    message: string;
    /**
     * Who reports, for example `pyright`.
     */
    source: string;
    tags?: ('unnecessary' | 'deprecated')[];
    related?: RelatedInformation[];
}
export interface RelatedInformation {
    uri: Uri;
    range: Range;
    message: string;
}
/**
 * Unreachable, unused or deprecated code; kept apart from diagnostics and never counted.
 */
export interface Hint {
    uri: Uri;
    range: Range;
    message: string;
    tags: ('unnecessary' | 'deprecated')[];
}
/**
 * Number of diagnostics by severity.
 */
export interface Counts {
    error: number;
    warning: number;
    information: number;
}
export interface BundleEdits {
    plan: null;
    diff: null;
}
export interface BundleError {
    code: string;
    message: string;
    details: {
        [k: string]: unknown;
    };
}
/**
 * See docs/rewards.md.
 */
export interface ProcessReward {
    version: 'rl-csf-v1';
    previousBundleId: ContentHash | null;
    r: number;
    components: {
        /**
         * D before minus D after: positive is better.
         */
        diag_delta: number;
        safety_delta: number;
        confidence_delta: number;
        tool_error: 0 | 1;
    };
    weights: RewardWeights;
    /**
     * What was scored.
     */
    source: 'bundle' | 'gate';
    scopeChanged: boolean;
    explanation: string;
}
export interface RewardWeights {
    wD: number;
    wS: number;
    wA: number;
    wE: number;
    gamma: number;
}
export interface BundleEnvironment {
    tool: NameAndVersion;
    server: NameAndVersion | null;
    positionEncoding: 'utf-8' | 'utf-16' | 'utf-32';
    python: BundlePythonEnvironment | null;
    /**
     * Digest of the server's configuration as read from the workspace; null where none was read.
     */
    configDigest: ContentHash | null;
    platform: string;
    local?: BundleLocalEnvironment;
}
export interface NameAndVersion {
    name: string;
    version: string;
}
export interface BundlePythonEnvironment {
    /**
     * For example `3.12.3`.
     */
    version: string;
    /**
     * SHA-256 of a canonical form.
     */
    packagesDigest: string;
}
/**
 * What only this machine knows; outside the hash. The only place where absolute paths may stand.
 */
export interface BundleLocalEnvironment {
    workspaceRoot?: string;
    pythonExe?: string | null;
    venvPath?: string | null;
    /**
     * Version of the Node that runs the server.
     */
    node?: string;
    /**
     * `permission-model`: the server runs under Node's permission model. `none`: this Node has none; child processes are refused by lanser's preload only.
     */
    cage?: 'permission-model' | 'none';
}
export interface BundleCapabilities {
    partialResult: boolean;
    cancellable: boolean;
}
export interface BundleMeta {
    exitCode: number;
    hashing: {
        algo: 'sha256-jcs-v1';
    };
    sortingKeys: string[];
    truncated: null;
    /**
     * Git tree that was read, where there is one.
     */
    snapshot?: string | null;
    /**
     * Milliseconds by phase.
     */
    timing?: {
        [k: string]: number;
    };
    /**
     * RFC 3339, UTC.
     */
    startedAt?: string;
}
