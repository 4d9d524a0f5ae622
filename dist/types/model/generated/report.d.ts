/**
 * [startLine, startCharacter, endLine, endCharacter]: zero-based, end exclusive, in the server's position encoding.
 *
 * @minItems 4
 * @maxItems 4
 */
export type Range = [number, number, number, number];
/**
 * What `lanser gate` found between a base and a head. All paths are relative to the repository's root; equal runs give equal bytes but for `timing`.
 */
export interface Report {
    version: '1.0';
    /**
     * `clean`: nothing is introduced. `findings`: something is. `inconclusive`: a side or a check could not be established.
     */
    conclusion: 'clean' | 'findings' | 'inconclusive';
    reasons: Reason[];
    before: Side | null;
    after: Side | null;
    projects: Project[];
    delta: Delta | null;
    /**
     * Committed traces that were verified.
     *
     * @maxItems 0
     */
    traces: [];
    /**
     * Schemas and artifacts that were checked.
     *
     * @maxItems 0
     */
    schemas: [];
    /**
     * Proposed edits that were previewed.
     *
     * @maxItems 0
     */
    proposals: [];
    evidence: Evidence;
    reward: ProcessReward | null;
    /**
     * One reward per commit, where asked for.
     *
     * @maxItems 0
     */
    trajectory: [];
    policy: Policy;
    /**
     * Why a side could not be established.
     */
    failures: Failure[];
    environment: ReportEnvironment;
    /**
     * Milliseconds by phase; the one member that differs between equal runs.
     */
    timing: {
        [k: string]: number;
    };
}
export interface Reason {
    code: 'introduced-errors' | 'introduced-warnings' | 'introduced-information' | 'negative-reward' | 'unstable' | 'inconclusive';
    count: number;
}
export interface Side {
    /**
     * Commit id; null for the working tree.
     */
    commit: string | null;
    tree: string;
    /**
     * The diagnostics bundle's id; over several projects, the digest of the list of their ids. Null where the side was not established.
     */
    bundleId: string | null;
    counts: Counts | null;
}
/**
 * Number of diagnostics by severity.
 */
export interface Counts {
    error: number;
    warning: number;
    information: number;
}
export interface Project {
    workingDirectory: string;
    configDigest: string | null;
    before: ProjectSide | null;
    after: ProjectSide | null;
}
export interface ProjectSide {
    /**
     * SHA-256 of a canonical form.
     */
    bundleId: string;
    files: number;
    counts: Counts;
}
export interface Delta {
    introduced: DeltaDiagnostic[];
    resolved: ResolvedDiagnostic[];
    changed: DiagnosticPair[];
    moved: DiagnosticPair[];
    unstable: UnstableDiagnostic[];
    persisting: number;
}
export interface DeltaDiagnostic {
    /**
     * Path relative to the workspace (POSIX, not percent-encoded), or a path under a named root such as `typeshed:stdlib/builtins.pyi`.
     */
    uri: string;
    range: Range;
    severity: 'error' | 'warning' | 'information';
    rule: string | null;
    message: string;
}
export interface ResolvedDiagnostic {
    /**
     * Path relative to the workspace (POSIX, not percent-encoded), or a path under a named root such as `typeshed:stdlib/builtins.pyi`.
     */
    uri: string;
    range: Range;
    severity: 'error' | 'warning' | 'information';
    rule: string | null;
    message: string;
    /**
     * The file is gone in head: not counted as resolved.
     */
    fileDeleted?: true;
}
export interface DiagnosticPair {
    before: DeltaDiagnostic;
    after: DeltaDiagnostic;
}
export interface UnstableDiagnostic {
    side: 'before' | 'after';
    /**
     * In which of the two checks of that side it was reported.
     */
    seen: 'first' | 'second';
    diagnostic: DeltaDiagnostic;
}
export interface Evidence {
    /**
     * The server's configuration files that head changes; base's were used on both sides.
     */
    configuration: {
        changed: ConfigurationChange[];
    };
}
export interface ConfigurationChange {
    path: string;
    change: 'added' | 'deleted' | 'modified';
}
/**
 * See docs/rewards.md.
 */
export interface ProcessReward {
    version: 'rl-csf-v1';
    previousBundleId: string | null;
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
export interface Policy {
    failOn: string[];
    warnOnly: boolean;
    /**
     * Whether the policy is violated; warn-only does not change it.
     */
    failed: boolean;
    /**
     * Members of `failOn` that apply.
     */
    reasons: string[];
}
export interface Failure {
    side: 'before' | 'after';
    workingDirectory: string | null;
    code: string;
    message: string;
    details: {
        [k: string]: unknown;
    };
}
export interface ReportEnvironment {
    tool: NameAndVersion;
    server: NameAndVersion;
    python: BundlePythonEnvironment | null;
    platform: string;
    cage: 'permission-model' | 'none';
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
