export interface AdaptOptions {
  readonly host: Host;
  /** The workspace's root, absolute or relative to the working directory. */
  readonly workspace: string;
  readonly tool: RequestedTool;
  /** The tool's saved output. If set, the tool is not run. */
  readonly output?: string | undefined;
  /** Files, folders and globs, relative to `from`. Without any, the tool checks its default files. */
  readonly files?: readonly string[];
  /** The base folder of `files`; default: the workspace. */
  readonly from?: string;
  /** The time limit for each run of the tool. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Runs the tool; default: on this machine. */
  readonly run?: ((request: ToolRequest) => Promise<FinishedTool>) | undefined;
}

export interface ApplyOptions extends EditOptions {
  /**
   * True to merge the plan into changed files by a three-way merge; a conflict causes E/APPLY_CONFLICT. Default: a
   * changed file causes E/VERSION_SKEW.
   */
  readonly threeWay?: boolean | undefined;
  /** True to write the edit; default: true. */
  readonly apply?: boolean | undefined;
}

export interface AtifStep {
  /** Starts at 1. */
  readonly step_id: number;
  readonly source: 'agent';
  readonly message: '';
  readonly tool_calls: readonly [
    {
      readonly tool_call_id: string;
      readonly function_name: string;
      readonly arguments: object;
    },
  ];
  readonly observation: {
    readonly results: readonly [
      {
        readonly source_call_id: string;
        readonly content: string;
      },
    ];
  };
  /** 0, because lanser calls no language model. With 0, ATIF forbids `metrics`, so rewards are in `extra`. */
  readonly llm_call_count: 0;
  readonly extra: {
    readonly lanser: Omit<TrainingRecord, 'action' | 'observationText' | 'version' | '$schema'>;
  };
}

/** A trajectory of the Agent Trajectory Interchange Format (ATIF). */
export interface AtifTrajectory {
  readonly schema_version: typeof SCHEMA_VERSION;
  readonly trajectory_id: string;
  readonly agent: {
    readonly name: string;
    readonly version: string;
  };
  readonly steps: readonly AtifStep[];
  readonly final_metrics: {
    readonly total_steps: number;
    /** The sum of the rewards, and the number of steps without a reward. */
    readonly extra: {
      readonly reward: number;
      readonly masked: number;
    };
  };
}

/** A non-blank line of a batch. */
export interface BatchInput {
  /** The one-based number of the line. */
  readonly line: number;
  /** The one-based number of the line among the non-blank lines. */
  readonly ordinal: number;
  /** The line's text. For invalid UTF-8, the text before the first invalid byte, then U+FFFD. This is not JSON. */
  readonly text: string;
  /** `sha256:` and the digest of the line's bytes, without the line feed. */
  readonly request: string;
  /** The digest and the number of requests of the whole input, if the input can be read twice. */
  readonly input?: BatchInputDigest;
  /** When the line was read, by the host's `monotonicMs`. The answer reflects all earlier writes to files. */
  readonly arrivedMs: number;
}

export interface BatchOptions {
  readonly host: Host;
  /** The maximum number of concurrent requests; default: 32. */
  readonly concurrency?: number | undefined;
  /** Ends the batch with E/REQUEST_CANCELLED, or with the signal's reason if the reason is a LanserError. */
  readonly signal?: AbortSignal | undefined;
  /** Opens the session that scores the answers, in the order of the lines even if later lines are answered first. */
  readonly rewards?: ((workspace: Workspace) => RewardSession) | undefined;
}

/** The output of a batch or of one of its shards. */
export interface BatchPart {
  /** The name of the part in messages. */
  readonly name: string;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** The requests of a batch, which can be read only once. */
export interface BatchRequests {
  /** The number of requests in the shard, or else in the input; undefined if the source is not repeatable. */
  readonly total: number | undefined;
  readonly lines: AsyncGenerator<BatchInput, void>;
}

export interface BatchSource {
  /** True if the source can be read more than once. For example, true for a file and false for a pipe. */
  readonly isRepeatable: boolean;
  read(): AsyncIterable<Uint8Array>;
}

export interface BatchToFileOptions extends BatchOptions {
  /** True to continue where an earlier run ended, even after a crash. */
  readonly resume?: boolean | undefined;
  /** Called with the number of answers in the file: once at the start, then after each new answer. */
  readonly onAnswer?: (done: number) => void;
}

/**
 * An Analysis Bundle, the result of every lanser operation. `bundleId` is the SHA-256 of the RFC 8785 canonical form of the properties with `x-hashDomain: true`, without their nested properties with `x-hashDomain: false`.
 */
export interface Bundle {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * The version of the bundle format.
   */
  readonly version: '1.2';
  /**
   * The digest of the hashed properties. The same request on the same files with the same tools has the same digest.
   */
  readonly bundleId: ContentHash;
  /**
   * `ok`, or `error` if the operation failed. The property `error` then contains the cause.
   */
  readonly status: 'ok' | 'error';
  /**
   * The request.
   */
  readonly request: BundleRequest_in_model_generated_bundle;
  /**
   * The resolution of the selector; null for operations without a selector.
   */
  readonly resolution: BundleResolution | null;
  /**
   * The results, by operation; null for `locate` and after a failure. If only some servers failed, the facts contain the results of the other servers, and list the failed servers in `incomplete`.
   */
  readonly facts: Facts_in_model_generated_bundle | null;
  /**
   * The changes that an operation proposes or has written; `plan` and `diff` are null if nothing changes.
   */
  readonly edits: BundleEdits;
  /**
   * The cause of the failure; null if `status` is `ok`.
   */
  readonly error: BundleError | null;
  /**
   * The reward of the step that this bundle completes, or of the bundle that `reward` scores. Null if lanser computed no reward. Not hashed.
   */
  readonly processReward: ProcessReward | null;
  /**
   * The tools that answered, and their configuration.
   */
  readonly environment: BundleEnvironment;
  /**
   * The support for partial results and for cancellation.
   */
  readonly capabilities: BundleCapabilities;
  /**
   * The exit code, the hash algorithm, the sort order, the page, and the unhashed values of this run.
   */
  readonly meta: BundleMeta;
}

/**
 * The changes, as a plan and as a patch; both null if nothing changes.
 */
export interface BundleEdits {
  /**
   * The edit, bound to the versions of the files that it was computed from; null if there is none.
   */
  readonly plan: Plan | null;
  /**
   * The plan as a unified diff that `git apply` accepts; null if there is no plan.
   */
  readonly diff: string | null;
  /**
   * True if the plan was written; false after a preview, and if nothing changes. Absent for operations without edits.
   */
  readonly applied?: boolean;
}

/**
 * Evidence of gaming between the documents of two bundles: changes that reduce the number of diagnostics without improving the code.
 */
export interface BundleEvidence {
  /**
   * The findings, ordered by file and range.
   */
  readonly findings: readonly EvidenceFinding[];
  /**
   * The estimated number of diagnostics that the added suppressions hide. A comment such as `# type: ignore` counts one per named rule, or one without rules or for a whole file. `no_type_check` counts one, other suppressions zero.
   */
  readonly hidden: number;
  /**
   * The documents that lanser could not check, because their content is unavailable, in canonical order.
   */
  readonly notFound: readonly MissingDocument[];
}

/** A bundle with facts of this type, or without facts. */
export interface BundleOf<F extends Facts> extends Omit<Bundle, 'facts'> {
  readonly facts: F | null;
}

/**
 * The resolution of a selector. Candidates are ranked, best first.
 */
export interface BundleResolution {
  /**
   * The selector as given. A selector given as JSON or with an absolute path is shown in its string form.
   */
  readonly original: string;
  /**
   * The accepted location; null if there is none.
   */
  readonly resolved: ResolvedTarget | null;
  /**
   * The best candidate's score; 0 if there is no candidate.
   */
  readonly confidence: Share;
  /**
   * True if the accepted candidate is certified; false if none is accepted.
   */
  readonly certified: boolean;
  /**
   * The possible locations, best first.
   */
  readonly candidates: readonly ResolutionCandidate[];
  readonly weights: RelocationWeights;
  readonly thresholds: RelocationThresholds;
  /**
   * A selector of the kind `request.options.as` for the resolved location. Absent if the request names no kind, or if the operation failed.
   */
  readonly selector?: PositionSpec;
  readonly foundVersion?: FoundVersion;
  readonly historySearch?: HistorySearch;
  /**
   * The imports that were followed, in order, or the server whose outline contains the definition. Absent if only the selector led to `resolved`.
   */
  readonly evidence?: readonly ResolutionEvidence[];
}

/**
 * The merge of two candidates.
 */
export interface CandidatePair {
  /**
   * The indexes of the two candidates, from 0.
   *
   * @minItems 2
   */
  readonly candidates: readonly [number, number];
  /**
   * `clean`: each diagnostic of the merge also exists in one of the candidates. `findings`: the merge has new diagnostics. `conflict`: the merge has conflicts. `inconclusive`: Git cannot merge the candidates, a check of the merge failed, or repeated checks disagree.
   */
  readonly conclusion: 'clean' | 'findings' | 'conflict' | 'inconclusive';
  /**
   * The diagnostics of the merge that neither candidate has, with ranges in the merge.
   */
  readonly introduced: readonly IntroducedDiagnostic[];
  /**
   * The files that Git cannot merge; empty unless `conclusion` is `conflict`.
   */
  readonly conflicts: readonly string[];
  /**
   * The cause of the conclusion `inconclusive`; null otherwise.
   */
  readonly error: BundleError | null;
}

/** A change to evaluate. The default for the optional `name` is the revision or the folder. */
export type CandidateSource =
  | {
      readonly kind: 'patch';
      readonly name: string;
      /** A patch to the base revision, in the format of `git diff` or `git format-patch`. */
      readonly patch: string | Uint8Array;
    }
  | {
      readonly kind: 'revision';
      readonly revision: string;
      readonly name?: string;
    }
  | {
      readonly kind: 'directory';
      /**
       * The root of a work tree of the same repository. The candidate consists of the current files, including
       * uncommitted changes and untracked files.
       */
      readonly directory: string;
      readonly name?: string;
    };

/**
 * The result of `lanser candidates`: several changes to one base, each with the report of its own gate, and their ranking. Equal runs give equal bytes, except for `timing`.
 */
export interface Candidates {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * The version of the format.
   */
  readonly version: '1.0';
  /**
   * The base of all candidates.
   */
  readonly base: {
    /**
     * The revision as given.
     */
    readonly revision: string;
    /**
     * The id of the commit that the revision names.
     */
    readonly commit: string;
  };
  /**
   * The candidates, in the order given.
   */
  readonly candidates: readonly EvaluatedCandidate[];
  /**
   * The merge of each pair of candidates. Omits candidates without a report, and those whose report has no `delta`. Absent if not requested.
   */
  readonly pairs?: readonly CandidatePair[];
  /**
   * The duration of each phase, in milliseconds. Only this property and the `timing` of each report differ between equal runs.
   */
  readonly timing: {
    readonly [k: string]: number;
  };
}

/** The candidates, and the options that all gates share. */
export interface CandidatesOptions extends Omit<
  GateOptions,
  'cache' | 'head' | 'headIsMergeCommit' | 'labels' | 'pullRequestText' | 'requireCleanTree' | 'trace'
> {
  readonly candidates: readonly CandidateSource[];
  /** True to also merge each pair of candidates whose reports have a delta, and to check the merge. */
  readonly pairs?: boolean | undefined;
  /** Called with each candidate as soon as it is evaluated, before its rank is known. */
  readonly onCandidate?: ((candidate: EvaluatedCandidate) => void) | undefined;
  /** Called with each pair as soon as it is evaluated. All candidates are evaluated before the first pair. */
  readonly onPair?: ((pair: CandidatePair) => void) | undefined;
}

/**
 * The facts of `capabilities`.
 */
export interface CapabilitiesFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * LSP's ServerCapabilities as the server sent them, any JSON.
   */
  readonly capabilities: {
    readonly [k: string]: unknown;
  };
}

/**
 * A check of `doctor`, of `recover` or of an edit.
 */
export interface Check {
  /**
   * The name of the check.
   */
  readonly name: string;
  /**
   * True if the check passed; null if there is nothing to check.
   */
  readonly passed: boolean | null;
  /**
   * The result. If the check failed, also the next step.
   */
  readonly detail: string;
  /**
   * The id of the next step; see docs/errors.md. Absent if `detail` already contains the next step, or if lanser knows no next step.
   */
  readonly hint?: string;
  /**
   * The locations that the result refers to; absent if there are none.
   */
  readonly places?: readonly Location[];
}

/**
 * The facts of `codeActions` without a picked action.
 */
export interface CodeActionsFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  readonly documents: Documents;
  /**
   * The code actions, in the order of the server.
   */
  readonly codeActions: readonly CodeActionFact[];
}

export interface CodeActionsOptions extends PlacedEditOptions {
  /** The LSP CodeActionKind of the actions to list or pick from, with its sub-kinds; default: all actions. */
  readonly kind?: string | undefined;
  /** The action's full title, or its zero-based index in the list. Default: list the actions. */
  readonly pick?: string | number | undefined;
}

export interface CompareOptions {
  /** Default: `backward`. */
  readonly direction?: CompatDirection | undefined;
  /** The URI of the old schema, and the schemas that it may refer to. */
  readonly old?: SchemaContext | undefined;
  /** The URI of the new schema, and the schemas that it may refer to. */
  readonly new?: SchemaContext | undefined;
}

/**
 * The direction of a comparison. `backward`: documents of the old schema stay valid under the new one. `forward`:
 * documents of the new schema are valid under the old one. `full`: both.
 */
export type CompatDirection = 'backward' | 'forward' | 'full';

/**
 * The result of a comparison. `compatible`: proved. `breaking`: with a counterexample, or because the schema was
 * deleted. `undecided`: neither proved nor refuted.
 */
export type CompatVerdict = 'compatible' | 'breaking' | 'undecided';

export type Conclusion = Report['conclusion'];

/** A parsed Pyright configuration before and after a change; null where it is missing. */
export interface ConfigurationVersions {
  readonly uri: string;
  readonly before: Settings | null;
  readonly after: Settings | null;
}

/** The rewards of a step, in the order of `choices`. A reward is null if {@link RewardSession.score} returns null. */
export interface Counterfactual {
  readonly index: number;
  readonly bundleId: string;
  readonly rewards: readonly (ProcessReward | null)[];
}

/**
 * The number of diagnostics by severity.
 */
export interface Counts {
  /**
   * The number of errors.
   */
  readonly error: number;
  /**
   * The number of warnings.
   */
  readonly warning: number;
  /**
   * The number of diagnostics with the severity `information`.
   */
  readonly information: number;
}

/**
 * The facts of `declaration`: locations in canonical order; empty if the server finds none.
 */
export interface DeclarationsFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  readonly documents: Documents;
  /**
   * The locations; empty if the server finds none.
   */
  readonly declarations: readonly Location[];
}

/**
 * The facts of `definition`: locations in canonical order; empty if the server finds none.
 */
export interface DefinitionsFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  readonly documents: Documents;
  /**
   * The locations; empty if the server finds none.
   */
  readonly definitions: readonly Location[];
}

/**
 * The differences between the sides. Lists are in canonical order.
 */
export interface Delta {
  /**
   * The diagnostics that only head has.
   */
  readonly introduced: readonly IntroducedDiagnostic[];
  /**
   * The diagnostics that only base has.
   */
  readonly resolved: readonly ResolvedDiagnostic[];
  /**
   * The diagnostics with the same start, rule and severity on both sides, but with different messages.
   */
  readonly changed: readonly DiagnosticPair[];
  /**
   * The diagnostics whose code moved to a different place in the same file, or to a different file.
   */
  readonly moved: readonly DiagnosticPair[];
  /**
   * The diagnostics on which two checks of all files, in the same order, disagree. If there are no findings, these diagnostics make the report inconclusive.
   */
  readonly unstable: readonly UnstableDiagnostic[];
  /**
   * The imports that neither side resolves, in the changed files and in the files that the changed files import. The imported names have no type, so errors that depend on these names are not reported. Absent if there are none.
   */
  readonly unresolvedImports?: readonly DeltaDiagnostic[];
  /**
   * The submodules whose files the gate does not have, and to which unresolved imports lead. Absent if there are none.
   */
  readonly unreadSubmodules?: readonly UnreadSubmodule[];
  /**
   * The number of diagnostics that both sides have, without `changed` and `moved`. Null if only the affected files were checked.
   */
  readonly persisting: number | null;
}

/**
 * A diagnostic of base or of head.
 */
export interface DeltaDiagnostic {
  /**
   * The file, relative to the repository's root.
   */
  readonly uri: Uri;
  /**
   * The range in the file.
   */
  readonly range: Range;
  /**
   * The severity.
   */
  readonly severity: 'error' | 'warning' | 'information';
  /**
   * The name of the rule; null for a diagnostic without a rule.
   */
  readonly rule: string | null;
  /**
   * The message.
   */
  readonly message: string;
}

/**
 * The result of `lanser delta`: the diagnostics that the files on disk have and an earlier state did not have. Equal runs give equal bytes, except for the `timing` of the report.
 */
export interface DeltaDocument {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * The version of the format.
   */
  readonly version: '1.0';
  /**
   * `sha256:` and the SHA-256 of the canonical form of `since`, `files`, `elsewhere` and `report` without its `timing`.
   */
  readonly deltaId: string;
  /**
   * The earlier state.
   */
  readonly since: {
    /**
     * `revision`: a commit. `point`: the files on disk at the time of `lanser point`.
     */
    readonly kind: 'revision' | 'point';
    /**
     * The revision, or the name of the point.
     */
    readonly name: string;
    /**
     * For a revision, the id of its commit. For a point, the id of the commit that was checked out; null before the first commit.
     */
    readonly commit: string | null;
    /**
     * The id of the Git tree with the files of the earlier state.
     */
    readonly tree: string;
  };
  /**
   * The files to which the lists of the delta are limited, relative to the repository's root. Null: all files.
   */
  readonly files: readonly string[] | null;
  /**
   * The number of introduced diagnostics in files that `files` does not name. Absent if `files` is null, or if the delta is unknown.
   */
  readonly elsewhere?: Counts;
  /**
   * The report of the gate from the earlier state to the files on disk. Only diagnostics are checked.
   */
  readonly report: Report;
}

export interface DeltaOptions extends Pick<
  GateOptions,
  | 'configFile'
  | 'failOn'
  | 'host'
  | 'onProjectAbove'
  | 'python'
  | 'repository'
  | 'signal'
  | 'timeoutMs'
  | 'workingDirectories'
> {
  /** A revision, or `point:` and the name of a point. */
  readonly since: string;
  /** The files to check, in the earlier state and on disk. Default: `affected`. */
  readonly scope?: GateScope | undefined;
  /** The files and folders to report. Absolute, or relative to the repository's root. Default: all. */
  readonly files?: readonly string[] | undefined;
}

/** A session that compares the files on disk with earlier states, one comparison at a time. Reuses its servers. */
export interface DeltaSession extends AsyncDisposable {
  /**
   * Returns the delta since an earlier state.
   *
   * @param deadline cancels only a comparison that has not begun. A running comparison continues, so that the next
   * comparison is faster.
   * @throws LanserError for example E/NOT_FOUND (revision, point, named file or Python files), E/USAGE, E/CONFIG,
   * E/JAIL or E/INTERRUPTED.
   */
  delta(options: DeltaOptions, deadline?: AbortSignal): Promise<DeltaDocument>;
}

export interface DeltaSessionOptions {
  readonly host: Host;
  /** The signal that ends the session. */
  readonly signal: AbortSignal;
}

export interface DiagnoseOptions {
  readonly host: Host;
  /** The path of the workspace's root, absolute or relative to the working directory. */
  readonly workspace: string;
  /** Files, folders and globs relative to `from`; by default or if empty, the whole workspace. */
  readonly files?: readonly string[];
  /** The path of a folder, absolute or relative to the working directory; default: the workspace. */
  readonly from?: string;
  readonly python?: string | undefined;
  /** The time limit of one server request; default: the configured `timeoutSeconds`, else 120 s. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * A diagnostic that a server, a compiler or a checker reported.
 */
export interface Diagnostic {
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The range in the file.
   */
  readonly range: Range;
  /**
   * The severity.
   */
  readonly severity: 'error' | 'warning' | 'information';
  /**
   * The name of the rule, such as `reportCallIssue`; null for syntax errors and rules without a name.
   */
  readonly rule: string | null;
  /**
   * The message. Names such as `typeshed:` replace folders of this machine. Paths in the workspace are relative.
   */
  readonly message: string;
  /**
   * The tool that reported the diagnostic, such as `pyright`.
   */
  readonly source: string;
  /**
   * The LSP DiagnosticTags.
   */
  readonly tags?: readonly ('unnecessary' | 'deprecated')[];
  /**
   * The related locations; absent if there are none.
   */
  readonly related?: readonly RelatedInformation[];
}

export type DiagnosticsBundle = BundleOf<DiagnosticsFacts>;

/**
 * The facts of `diagnostics`: all diagnostics of the scope.
 */
export interface DiagnosticsFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the scope, with the version that was read.
   */
  readonly documents: Documents;
  /**
   * The requested scope.
   */
  readonly scope: Scope;
  /**
   * All diagnostics of the scope, in canonical order.
   */
  readonly diagnostics: readonly Diagnostic[];
  /**
   * All hints of the scope, in canonical order.
   */
  readonly hints: readonly Hint[];
  /**
   * The number of diagnostics by severity.
   */
  readonly counts: Counts;
  /**
   * The servers that failed. The facts then come from the other servers, and `error` is not null. Absent if no server failed.
   *
   * @minItems 1
   */
  readonly incomplete?: readonly [IncompleteAnswer, ...(readonly IncompleteAnswer[])];
}

/** The options of `diagnostics`. `files`, `selector` and `workspace` exclude each other. */
export interface DiagnosticsOptions extends OperationOptions {
  /** Files, folders and globs, at least one. Without files or a selector, the scope is the whole workspace. */
  readonly files?: readonly string[] | undefined;
  /** The absolute path of the folder that `files` are relative to; default: the workspace. */
  readonly from?: string | undefined;
  /** The place to diagnose: the range of the selector, or the whole definition that it names. */
  readonly selector?: string | PositionSpec | undefined;
  /** True to check the whole workspace, which is also the default. */
  readonly workspace?: true | undefined;
}

/** The options of `doctor`. If `server` is set, no other language server is started. */
export type DoctorOptions = Pick<OperationOptions, 'server' | 'signal' | 'timeoutMs'>;

/** The result of the validation of one document against its schema. */
export interface DocumentVerdict {
  /** The schema's name; `json-schema` for a JSON Schema; null if unrecognised, or if the document is unreadable. */
  readonly schema: string | null;
  readonly conclusion: 'valid' | 'invalid';
  /** The violations, in document order. For `anyOf` and `oneOf`, only those of the most likely branches. */
  readonly errors: readonly DocumentViolation[];
}

/** A location at which a document does not parse, or does not match its schema or the hash of its content. */
export interface DocumentViolation {
  /** JSON pointer into the document. For a missing property, the pointer of the object that lacks it. */
  readonly pointer: string;
  /**
   * The value at the pointer; null if it is not a JSON value. If the document does not parse, the text or byte at the
   * error, or null.
   */
  readonly value: unknown;
  /** The words that follow "expected" in a message. */
  readonly expected: string;
  /** The start of the value in the file, or the position of a parse error. Absent if unknown. */
  readonly place?: TextPlace;
}

export declare const ERROR_CODES: Readonly<Record<ErrorCode, ErrorCodeEntry>>;

/**
 * The facts of `rename`, `renameFile`, `apply` and a picked code action. The edit itself is in `edits`.
 */
export interface EditFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  readonly documents: Documents;
  /**
   * The results of the edit's checks.
   */
  readonly safety: Safety;
  /**
   * The diagnostics of the affected files before the edit; null if no server reads the files.
   */
  readonly diagnosticsBefore: Counts | null;
  /**
   * The diagnostics of the affected files after the edit; null if no server reads the files. lanser always counts these diagnostics before it writes the edit.
   */
  readonly diagnosticsAfter: Counts | null;
  /**
   * The mentions of the renamed or moved code that the edit leaves unchanged, in canonical order.
   */
  readonly notCovered: readonly NotCovered[];
}

/** The options of every operation that changes files. */
export interface EditOptions extends OperationOptions {
  /** True to write the edit; default: a preview, which writes nothing in the workspace. */
  readonly apply?: boolean | undefined;
  /** True to allow the edit despite uncommitted changes; default: the configuration's value, else false. */
  readonly allowDirty?: boolean | undefined;
  /**
   * Globs relative to the workspace. The edit may change only matching files. Default, also for an empty list: the
   * configured globs; without configured globs, all files.
   */
  readonly allowPath?: readonly string[] | undefined;
  /**
   * Globs of refused files, in addition to the configured globs. Lock files, and files that Git attributes mark as
   * vendored or generated, are always refused.
   */
  readonly denyPath?: readonly string[] | undefined;
  /** True to confirm name collisions, and edits for which the server asks for confirmation. */
  readonly confirm?: boolean | undefined;
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

/** The stable id of the next step after an error. Each interface describes the step with its own option names. */
export type ErrorHint =
  | 'allow-dirty'
  | 'check-commit'
  | 'choose-head'
  | 'choose-server'
  | 'confirm-edit'
  | 'keep-documents'
  | 'make-point'
  | 'name-cache-directory'
  | 'name-column-unit'
  | 'name-commit'
  | 'name-interpreter'
  | 'name-output'
  | 'name-previous-bundle'
  | 'name-report-directory'
  | 'name-repository'
  | 'name-revision'
  | 'name-tool-output'
  | 'name-trace-file'
  | 'name-workspace'
  | 'omit-commit'
  | 'omit-shard'
  | 'pick-action'
  | 'raise-timeout'
  | 'read-partial-trace'
  | 'recover'
  | 'rename-overrides'
  | 'replay-in-clone'
  | 'report-log'
  | 'resume-batch';

/**
 * A candidate with the report of its gate, or the reason why there is none.
 */
export interface EvaluatedCandidate {
  /**
   * The file, revision or folder as given. For a line of a JSON Lines file, the `name` in the line or, by default, the file and the line number.
   */
  readonly name: string;
  /**
   * The form of the change: a patch of base, a revision, or the files in a folder.
   */
  readonly kind: 'patch' | 'revision' | 'directory';
  /**
   * The rank, from 1; equal candidates have the same rank. Null if the candidate could not be evaluated.
   */
  readonly rank: number | null;
  /**
   * The first criterion in which the candidate is worse than the candidates with the next better rank. Null if `rank` is 1 or null.
   */
  readonly reason: RankReason | null;
  /**
   * The report of the candidate's gate; null if the gate did not run to its end.
   */
  readonly report: Report | null;
  /**
   * The cause of a missing report; null if there is a report.
   */
  readonly error: BundleError | null;
}

/**
 * A change that reduces the number of diagnostics without improving the code. The change can still be correct.
 */
export interface EvidenceFinding {
  /**
   * The kind of change. `suppression`, `cast`: one was added. `directive`: a suppression for a whole file was added, or a comment such as `# pyright: strict` was removed. `any`: an `Any` was added or an annotation was removed. `dynamic`: code was added whose types the server cannot follow, such as `exec`. `rule`: a rule was weakened. `excluded`, `deleted`, `stub`: files were excluded, deleted or hidden by a stub. `test`: a test was removed or skipped. `configuration`: the configuration was replaced. `unreachable`: code became unreachable for the server.
   */
  readonly kind:
    | 'suppression'
    | 'directive'
    | 'cast'
    | 'any'
    | 'dynamic'
    | 'rule'
    | 'excluded'
    | 'deleted'
    | 'stub'
    | 'test'
    | 'configuration'
    | 'unreachable';
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The range in the new file, or in the old file if the code was removed; null for the whole file.
   */
  readonly range: Range | null;
  /**
   * The comment, name, key or path.
   */
  readonly text: string;
  /**
   * The old value of the setting, any JSON; absent if the change does not concern a setting.
   */
  readonly before?: unknown;
  /**
   * The new value of the setting, any JSON; absent if the change does not concern a setting.
   */
  readonly after?: unknown;
}

export interface EvidenceInput {
  readonly before: Sources;
  readonly after: Sources;
  /** The sources that are Python regardless of their names. Default: names determine the language. */
  readonly python?: ReadonlySet<string> | undefined;
  readonly configurations?: readonly ConfigurationVersions[] | undefined;
  /** The old and the new Python modules, to find re-exported names and replaced modules. Default: the sources. */
  readonly modules?:
    | {
        readonly before: ModuleSources;
        readonly after: ModuleSources;
      }
    | undefined;
  /** Returns true if a moved file was checked as `from`, and is not checked as `to`. Default: always false. */
  readonly isLost?: ((from: string, to: string) => boolean | Promise<boolean>) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The reasons that can fail a gate. */
export declare const FAIL_ON: readonly [
  'introduced-errors',
  'introduced-warnings',
  'negative-reward',
  'nondeterminism',
  'schema',
  'unsafe-rename',
  'incomplete-rename',
  'suppressions',
  'config-weakened',
  'unstable',
  'unresolved-imports',
  'inconclusive',
];

export type FailOn = (typeof FAIL_ON)[number];

export interface GamingEvidence {
  /** Sorted by file and range. */
  readonly findings: readonly EvidenceFinding[];
  /** The suppressions, casts and similar code that only the old sources contain. Ranges refer to these sources. */
  readonly removed: readonly EvidenceFinding[];
  /** The number of diagnostics that added suppressions hide, according to their text: 2 for `type: ignore[a, b]`. */
  readonly hidden: number;
}

export interface GateBundle {
  readonly side: SideName;
  readonly workingDirectory: string;
  readonly bundle: DiagnosticsBundle;
}

/** The options of a gate. They override base's configuration. If neither sets a value, the default applies. */
export interface GateOptions {
  readonly host: Host;
  /** The path of a folder in the checkout. */
  readonly repository: string;
  /** A revision. The `before` side is its merge base with head. */
  readonly base: string;
  /** A revision; `worktree` for the files on disk, also untracked ones that are not ignored; `index` for the index. */
  readonly head: string;
  /** True if head is a pull request's merge commit. `before` is then head's first parent, and base is ignored. */
  readonly headIsMergeCommit?: boolean;
  /** True to fail with E/DIRTY_WORKTREE if tracked files or submodules have uncommitted changes. */
  readonly requireCleanTree?: boolean;
  /**
   * Folders relative to the root. For each folder, the gate checks the project that the `pyright` command would check
   * there, which may be the project of a parent folder. Default: the root.
   */
  readonly workingDirectories?: readonly string[];
  /** A Pyright configuration at base's tip, as a path relative to the root. Replaces each project's configuration. */
  readonly configFile?: string | undefined;
  /** An interpreter or an environment's folder. Default: the environment that is found for each project. */
  readonly python?: string | undefined;
  /** The reasons that fail the gate. */
  readonly failOn?: readonly FailOn[] | undefined;
  /** True if the gate reports the reasons without failing. */
  readonly warnOnly?: boolean | undefined;
  /** Globs of artifacts and schemas. Default: JSON and JSON Lines below `.lanser`, and all `*.schema.json`. */
  readonly schemas?: readonly string[] | undefined;
  /** Globs of head's traces to replay. Default: `.lanser/traces/**\/*.jsonl`. */
  readonly traces?: readonly string[] | undefined;
  /** Globs of proposed edits to preview at head. Default: `.lanser/proposals/**\/*.json`. */
  readonly proposals?: readonly string[] | undefined;
  /**
   * With `commits`, the gate also checks and scores at most 20 single commits after the merge base, along first
   * parents. Has no effect for the working tree and the index. Default: `none`.
   */
  readonly trajectory?: Trajectory | undefined;
  /**
   * With `affected`, each side checks only the files whose diagnostics the change can affect. Totals are then
   * unknown. If types are not annotated, the gate can miss an error. The gate checks all files anyway if it cannot
   * determine the affected files, records a trace, scores single commits, or uses `rl-csf-v1` with a weight `gamma`
   * other than 1. Default: `full`, which means all files.
   */
  readonly scope?: GateScope | undefined;
  /** The description of the change. Its fenced `lanser` blocks are proposals. */
  readonly pullRequestText?: string | undefined;
  /** The labels of the change. Base's policy can waive reasons by label. */
  readonly labels?: readonly string[] | undefined;
  readonly rewardVersion?: RewardVersion | undefined;
  /** Weights of the reward formula. Each overrides the configured or default weight. */
  readonly rewardWeights?: RewardChoice['weights'];
  /** The timeout of one server request, and of the check of one schema or artifact. Default: 120 seconds. */
  readonly timeoutMs?: number | undefined;
  /** The trace that records the traffic between lanser and the servers. */
  readonly trace?: TraceOptions | undefined;
  /**
   * The cache of base's check. Not used if the gate checks only some files, if it records a trace, or if the user
   * names the folder of a Pyright package.
   */
  readonly cache?: SideCache | undefined;
  readonly authorization?: FetchAuthorization | undefined;
  /**
   * True to unpack the shipped Pyright even if its npm package is installed. Has no effect if `pyrightVersion` names
   * a different Pyright.
   */
  readonly shippedPyright?: boolean;
  /**
   * The Pyright to run: a version, the word `project`, or the absolute path of an installed package. A version must
   * be the included version or the version in base's `package-lock.json`. `project` means the version in
   * `package-lock.json`. Default: the included version.
   */
  readonly pyrightVersion?: string | undefined;
  /** Called with the exact version of Pyright before the checks start. Not called if the preparation fails. */
  readonly onPyright?: ((version: string) => void) | undefined;
  /** Called for each selected folder that is part of a parent folder's project. Paths are relative to the root. */
  readonly onProjectAbove?: ((folder: string, project: string) => void) | undefined;
  readonly signal: AbortSignal;
}

export interface GateResult {
  readonly report: Report;
  /** The diagnostics bundles: for each checked project, one of base and one of head. */
  readonly bundles: readonly GateBundle[];
}

export interface HarborTaskOptions {
  readonly host: Host;
  /** The path of a folder in the user's repository. */
  readonly repository: string;
  /** The revision that the task starts from. */
  readonly base: string;
  /** The task folder. It must be empty or not exist yet. */
  readonly folder: string;
  /** The text of the task for the agent. */
  readonly instruction: string;
  /** A patch that solves the task. Without it, the task folder has no solution. */
  readonly solution?: Uint8Array | undefined;
  readonly reward?: RewardChoice | undefined;
  readonly signal: AbortSignal;
}

/** The properties and services of the process. Code gets a `Host` as an argument, so tests can replace it. */
export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly arch: string;
  /** The Node binary of this process. It also runs Pyright. */
  readonly execPath: string;
  /** For example "24.21.0". */
  readonly nodeVersion: string;
  /** The absolute path of the folder for temporary folders. */
  readonly temporaryRoot: string;
  /** Returns an estimate of the memory that new processes can use, in bytes. */
  availableMemory(): number;
  /** Returns the milliseconds since the epoch. */
  now(): number;
  /** Returns the milliseconds of a monotonic clock. */
  monotonicMs(): number;
  /** Writes a line of the log. The log is for people, and its format can change. */
  readonly log: (message: string) => void;
  /** Reports the progress of long work. `label` names the work, for example "head". */
  readonly progress: (step: Progress) => void;
}

/**
 * The facts of `hover`.
 */
export interface HoverFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  readonly documents: Documents;
  /**
   * The hover text; null if the server has none.
   */
  readonly hover: Hover | null;
}

/**
 * The facts of `implementation`: locations in canonical order; empty if the server finds none.
 */
export interface ImplementationsFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  readonly documents: Documents;
  /**
   * The locations; empty if the server finds none.
   */
  readonly implementations: readonly Location[];
}

/**
 * The unit of columns: UTF-8 bytes, UTF-16 code units, or Unicode scalar values.
 */
export type Indexing = 'utf-8' | 'utf-16' | 'codepoint';

/**
 * A failure with a stable code. `message` is for people. `details` is JSON for programs. `describeHint` returns the
 * sentence of `hint`. A bundle's hash covers all four. So the error of an operation must not contain absolute paths:
 * they would make the hash differ between machines.
 */
export declare class LanserError extends Error {
  readonly name = 'LanserError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  readonly hint: ErrorHint | undefined;
  constructor(code: ErrorCode, message: string, details?: ErrorDetails, { cause, hint }?: ErrorContext);
  get exitCode(): number;
  get retryable(): boolean;
  toJSON(): ErrorDocument;
}

export interface ListedOperation {
  /** The number of the operation in the trace, from 0. */
  readonly index: number;
  readonly operation: BundleRequest['cmd'];
  /** The text of the given selector; null if the bundle has no resolution. */
  readonly selector: string | null;
  readonly status: Bundle['status'];
  readonly exitCode: number;
  readonly bundleId: string;
  /** The number of frames. A request and its response are one frame. */
  readonly frames: number;
}

/** The settings of a replay with real servers. */
export interface LiveReplay {
  /** The absolute path of a workspace with the recorded files. The replay runs in a copy. */
  readonly workspace: string;
  readonly python?: string | undefined;
  readonly timeoutMs?: number | undefined;
}

export interface LocateOptions {
  /** The kind of selector to create for the resolved place, as `resolution.selector` of the bundle. */
  readonly as?: SelectorKind | undefined;
  /** True to store the document in `.lanser/objects`, so that this version stays available without a commit. */
  readonly keep?: boolean | undefined;
  /** The unit of columns in a selector that does not specify a unit; default: `indexIo` of the workspace. */
  readonly indexIo?: Indexing | undefined;
  /** The maximum number of candidates; exact candidates may exceed it. Default: the configured number, else 5. */
  readonly topK?: number | undefined;
}

/**
 * A location in a document.
 */
export interface Location {
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The range in the file.
   */
  readonly range: Range;
}

export interface ManifestOptions {
  readonly host: Host;
  readonly manifest: string;
  /** The folder to which paths in the manifest are relative; absolute. */
  readonly directory: string;
  readonly out: OutputName;
  /** The maximum number of worker processes. */
  readonly workers: number;
  /** The part of the manifest to run. Default: the whole manifest. */
  readonly shard?: Shard | undefined;
  /** The results folder of an earlier run. Its recorded durations balance the shards and the workers. */
  readonly costs?: OutputName | undefined;
  /** Called for each line that cannot run, before any pair runs. */
  readonly onInvalid?: ((line: number, error: LanserError) => void) | undefined;
  /** Called after the outcome of a pair is recorded. Not called for lines that cannot run. */
  readonly onPair?: ((progress: RunProgress) => void) | undefined;
  readonly signal: AbortSignal;
}

/**
 * A mention of the renamed symbol that the edit leaves unchanged.
 */
export interface NotCovered {
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The range in the file.
   */
  readonly range: Range;
  /**
   * The reason, such as `string`, `comment`, `excluded` or `override`.
   */
  readonly reason: string;
  /**
   * The source line.
   */
  readonly text: string;
}

/** Options of every operation. */
export interface OperationOptions {
  /**
   * The name of the only server to use. Default: several servers for diagnostics, symbol searches and moves of files;
   * else the file's primary server or, without a file, the server with the most files.
   */
  readonly server?: string | undefined;
  /** The unit of columns in a selector that does not specify a unit; default: `indexIo` of the workspace. */
  readonly indexIo?: LocateSession['indexIo'] | undefined;
  /** The maximum number of candidates; exact candidates may exceed it. Default: the configured number, else 5. */
  readonly topK?: number | undefined;
  /** Cancels the request with the error E/REQUEST_CANCELLED, or with the signal's reason if it is a LanserError. */
  readonly signal?: AbortSignal | undefined;
  /** The time limit of one server request; default: that of the workspace. */
  readonly timeoutMs?: number | undefined;
  /**
   * The time at which the request arrived, by the host's `monotonicMs`; default: now. The answer reflects all earlier
   * writes to files. Requests with the same time may share one comparison with the disk.
   */
  readonly arrivedMs?: number | undefined;
}

/** A file or folder that lanser writes. */
export interface OutputName {
  /** The absolute path. */
  readonly file: string;
  /** The name in messages. Not absolute, because messages may be published. */
  readonly name: string;
}

/** A parsed selector, or the reason why the text is not a selector. */
export type ParsedSelector =
  | {
      readonly kind: 'parsed';
      readonly spec: PositionSpec;
    }
  | ({
      readonly kind: 'malformed';
    } & SyntaxFault);

/** The options of a session without `previous`, because each step may name the bundle to compare with. */
export type PathOptions = Omit<RewardSessionOptions, 'previous'>;

/** One scope for the counts of all bundles in a sequence. A bundle that does not cover the scope has no count. */
export type PinnedScope =
  | {
      readonly kind: 'workspace';
    }
  | {
      readonly kind: 'files';
      readonly files: readonly string[];
    };

/** The additional options of an edit at the place of a selector. */
export interface PlacedEditOptions extends EditOptions {
  /** The number of the selector's candidate to edit, from 1; default: the place that the selector resolves to. */
  readonly target?: number | undefined;
  /** True to refuse an ambiguous selector without `target`; false to edit the best candidate. Default: true. */
  readonly denyApplyOnAmbiguous?: boolean | undefined;
}

/**
 * An edit of files, with the hashes of the file versions from which the edit was computed.
 */
export interface Plan {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * The version of the format. Default: `1.0`.
   */
  readonly version?: '1.0';
  /**
   * The SHA-256 of the RFC 8785 canonical form of the plan without `planId` and `$schema`.
   */
  readonly planId: ContentHash;
  /**
   * The unit of the characters in ranges. Default: UTF-16 code units.
   */
  readonly positionEncoding?: 'utf-8' | 'utf-16' | 'utf-32';
  /**
   * The resolution of the selector of the edit; null or absent if the edit has no selector.
   */
  readonly resolution?: BundleResolution | null;
  /**
   * The files with text edits, each once, ordered by `uri`.
   */
  readonly files: readonly PlannedFile[];
  /**
   * The files and folders that are created, renamed or deleted, in this order.
   */
  readonly operations: readonly PlanOperation[];
  /**
   * The plan as a unified diff that `git apply` accepts; absent if it was not computed.
   */
  readonly diff?: string;
  /**
   * The server's `changeAnnotations`, by key; absent if there are none.
   */
  readonly annotations?: {
    readonly [k: string]: ChangeAnnotation;
  };
}

/**
 * A file operation of LSP's WorkspaceEdit, by its kind.
 */
export type PlanOperation = CreateOperation | RenameOperation | DeleteOperation;

/**
 * A range and its new text.
 */
export interface PlannedEdit {
  /**
   * The range to replace; an empty range inserts text.
   */
  readonly range: Range;
  /**
   * The new text; an empty text deletes the range.
   */
  readonly newText: string;
  /**
   * The key in `annotations` of the annotation that applies; absent if there is no annotation.
   */
  readonly annotation?: string;
}

/**
 * The text edits of one file.
 */
export interface PlannedFile {
  /**
   * The path of the file before `operations`. If `operations` create the file, its path after `operations`.
   */
  readonly uri: Uri;
  /**
   * The version that the ranges refer to and that the file must have; null if the operations create the file.
   */
  readonly before: DocumentVersion_in_model_generated_bundle | null;
  /**
   * The version after the edits; null if the file is deleted.
   */
  readonly after: DocumentVersion_in_model_generated_bundle | null;
  /**
   * The edits, ordered by range. The ranges do not overlap, and refer to the text before all edits.
   */
  readonly edits: readonly PlannedEdit[];
}

/**
 * A reference to a code element. Lines and columns are one-based. `indexing` sets the unit of columns. Without `indexing`, the unit of the request applies, else the configured unit, else utf-16. The end of a range is exclusive.
 */
export type PositionSpec =
  | CursorSelector
  | RangeSelector
  | SymbolSelector
  | AstSelector
  | AnchorSelector
  | LocateSelector;

/**
 * The weights of pr-v1.
 */
export interface PrWeights {
  /**
   * The weight of diagnostics.
   */
  readonly alpha: number;
  /**
   * The weight of the share of passed checks.
   */
  readonly beta: number;
  /**
   * The weight of `ambiguity_penalty`.
   */
  readonly gamma: number;
}

/**
 * The facts of `prepareRename`.
 */
export interface PrepareRenameFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  readonly documents: Documents;
  /**
   * The text that a rename would replace; null if the server refuses a rename here, or if no name is here.
   */
  readonly prepareRename: PrepareRename | null;
}

/**
 * The score of a step, by the version of the formula; see docs/rewards.md.
 */
export type ProcessReward = RlCsfReward | RlCsf2Reward | PrReward;

export interface Progress {
  readonly label: string;
  readonly done: number;
  readonly total: number;
  /** The unit of the counts; default "files". */
  readonly unit?: string;
  /** A note for people, such as the remaining time. Without a terminal, an unfinished step needs a note to appear. */
  readonly note?: string;
}

export interface PublishGateReportOptions extends PublishOptions {
  /** The host. Its environment has the runner's variables, such as GITHUB_REPOSITORY and GITHUB_EVENT_PATH. */
  readonly host: Host;
  readonly token: string;
  readonly signal: AbortSignal;
}

/** The outcome of publishing on GitHub. */
export type PublishOutcome =
  | {
      readonly kind: 'published';
      readonly url: string;
    }
  /** Nothing was published, for example because a pull request is missing or a newer result exists. */
  | {
      readonly kind: 'skipped';
      readonly reason: string;
      readonly url?: string;
    }
  /** GitHub rejected the request, probably because the token lacks the permission. */
  | {
      readonly kind: 'refused';
      readonly permission: Permission;
      readonly reason: string;
    }
  /** Any other failure, for example a rate limit or no response. */
  | {
      readonly kind: 'failed';
      readonly reason: string;
    };

/** The outcomes of the comment and of the check run. If one fails, the other can still be published. */
export interface Published {
  readonly comment: PublishOutcome;
  readonly checkRun: PublishOutcome;
}

/**
 * A criterion of the ranking with its values.
 */
export interface RankReason {
  /**
   * `verdict`, by the policy without `warnOnly`: 2 if `delta` is null or the candidate fails because the gate is inconclusive, 0 if it passes, otherwise 1. `introduced-errors`: the number of introduced errors. `evidence`: the number of added suppressions, weakened settings, added stubs and removed tests. `reward`: the score; a candidate without a score ranks after those with a score. `introduced-warnings`: the number of other introduced diagnostics.
   */
  readonly criterion: 'verdict' | 'introduced-errors' | 'evidence' | 'reward' | 'introduced-warnings';
  /**
   * The value of this candidate; null if `criterion` is `reward` and the candidate has no score.
   */
  readonly value: number | null;
  /**
   * The value of the candidates with the next better rank.
   */
  readonly better: number;
}

export interface RawRequestOptions extends OperationOptions {
  /** The parameters, any JSON value. */
  readonly params?: unknown;
  /** A place. Its document and position are the defaults of `params.textDocument` and `params.position`. */
  readonly selector?: string | PositionSpec | undefined;
}

export interface RecordOptions extends PathOptions {
  /** The name of the recording. Default: null. */
  readonly episode?: string | undefined;
  /** The maximum length of `observationText`, in UTF-16 code units. Default: 4000. */
  readonly observationBudget?: number | undefined;
}

/** One operation of a recorded sequence. */
export interface RecordedStep {
  /** The zero-based index of the operation. */
  readonly index: number;
  readonly request: BundleRequest;
  readonly bundle: Bundle;
  /** The versions of the documents before the operation, by URI. */
  readonly documents: Readonly<Record<string, string>>;
  /** The bundle to compare with. Null starts a new sequence. Default: the bundle of the previous operation. */
  readonly previous?: Bundle | null | undefined;
}

/**
 * The facts of `references`: a page of locations in canonical order.
 */
export interface ReferencesFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  readonly documents: Documents;
  /**
   * The locations on this page.
   *
   * @maxItems 100000
   */
  readonly references: readonly Location[];
  /**
   * The number of references on all pages.
   */
  readonly total: number;
  /**
   * The Python files with a syntax error that contain the name at a place without a reference. After some syntax errors, the server skips code, so references in these files may be missing. Absent without such files.
   */
  readonly withSyntaxErrors?: readonly Uri[];
  /**
   * The number of tracked files of the same language that the sparse checkout omits. References in these files are missing. Absent without such files.
   */
  readonly notCheckedOut?: number;
}

export interface ReferencesOptions extends OperationOptions {
  /** True to include declarations; default: true. */
  readonly includeDeclaration?: boolean | undefined;
  /** The maximum number of references on a page; default and upper limit: 100,000. */
  readonly limit?: number | undefined;
  /** The start of the page: `meta.truncated.cursor` of the previous page. */
  readonly cursor?: string | undefined;
}

export interface RenameOptions extends PlacedEditOptions {
  /** True to also rename the same Python member or parameter in related classes, overloads and stubs. */
  readonly overrides?: boolean | undefined;
}

export interface ReplayOptions extends Pick<ReadTraceOptions, 'partial' | 'signal' | 'progress'> {
  readonly host: Host;
  /** The only operation to run, counted from 0. If the trace lacks it, the replay yields nothing. Default: all. */
  readonly index?: number | undefined;
  /** The settings of a replay with real servers in a copy of the workspace. Default: answers come from the trace. */
  readonly live?: LiveReplay | undefined;
  /** Finds documents that the trace does not embed. Default: finds none. */
  readonly findVersion?: FindVersion | undefined;
}

export interface ReplayedOperation {
  readonly index: number;
  readonly request: BundleRequest;
  readonly bundle: Bundle;
  /** An error E/REPLAY_MISMATCH with one difference from the trace; undefined if nothing differs. */
  readonly mismatch: LanserError | undefined;
  /** The first 1,000 differences from the recorded bundle; empty if a frame (a recorded message) differs. */
  readonly differences: readonly Difference[];
}

/**
 * The report of `lanser gate` about a base and a head. All paths are relative to the repository's root. Equal runs give equal bytes, except for `timing`.
 */
export interface Report {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * The version of the format.
   */
  readonly version: '1.0';
  /**
   * `inconclusive`: a side or a check could not be completed; or, without findings, a schema that is not advisory is undecided, or a diagnostic is unstable. `findings`: the checks found problems. `clean`: neither applies. The reasons `negative-reward` and `unresolved-imports` alone are not findings.
   */
  readonly conclusion: 'clean' | 'findings' | 'inconclusive';
  /**
   * The kinds of findings and other notable results, each with its number.
   */
  readonly reasons: readonly Reason[];
  /**
   * The base; null if the gate could not prepare base and head.
   */
  readonly before: Side | null;
  /**
   * The commit of the base revision. Its configuration and policy apply. Absent if it equals `before.commit`.
   */
  readonly baseTip?: string;
  /**
   * The head; null if the gate could not prepare base and head.
   */
  readonly after: Side | null;
  /**
   * The files that both sides checked. Absent if a side could not be checked.
   */
  readonly scope?: ReportScope;
  /**
   * The projects, one by one.
   */
  readonly projects: readonly Project[];
  /**
   * The differences between the sides; null if `failures` is not empty.
   */
  readonly delta: Delta | null;
  /**
   * The committed traces that were verified, ordered by path.
   */
  readonly traces: readonly TraceCheck[];
  /**
   * The schemas and documents that were checked, ordered by path.
   */
  readonly schemas: readonly SchemaCheck[];
  /**
   * The proposed edits that were previewed, ordered by path and index.
   */
  readonly proposals: readonly ProposalCheck[];
  /**
   * Changes that reduce the number of diagnostics without improving the code.
   */
  readonly evidence: Evidence;
  /**
   * The score of head compared with base. Null if `failures` is not empty, and for a delta that is limited to files. With rl-csf-v2, also null if a schema that is not advisory is undecided, or a diagnostic is unstable.
   */
  readonly reward: ProcessReward | null;
  /**
   * One step per commit from base to head, in order; empty if it was not requested.
   */
  readonly trajectory: readonly TrajectoryStep[];
  /**
   * The policy and its result.
   */
  readonly policy: Policy;
  /**
   * The causes of sides and checks that could not be completed; empty if there are none.
   */
  readonly failures: readonly Failure[];
  /**
   * The tools of the check, and their configuration.
   */
  readonly environment: ReportEnvironment;
  /**
   * The duration of each phase, in milliseconds. Only this property differs between equal runs.
   */
  readonly timing: {
    readonly [k: string]: number;
  };
}

/**
 * The facts of `request`: the server's answer. Names such as `typeshed:` replace folders of this machine.
 */
export interface RequestFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  readonly documents: Documents;
  /**
   * The answer, any JSON.
   */
  readonly result: unknown;
}

/**
 * A location to which a selector may refer, with a score and an explanation.
 */
export interface ResolutionCandidate {
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The full range of the location.
   */
  readonly range: Range;
  /**
   * The range of the declared name. Default: `range`.
   */
  readonly selectionRange?: Range;
  /**
   * The score, from 0 to 1. A certified candidate has the score 1.
   */
  readonly score: Share;
  /**
   * True if the selector matches exactly, or if this location certainly contains the selected code, unchanged.
   */
  readonly certified: boolean;
  readonly features: CandidateFeatures;
  /**
   * An explanation for people, in one sentence.
   */
  readonly explanation: string;
  /**
   * The version of the file. The ranges refer to this version.
   */
  readonly docVersion: DocumentVersion_in_model_generated_bundle;
  /**
   * The id of the symbol that this location defines. Absent if it defines no symbol, or if lanser does not parse the file's language.
   */
  readonly symbolId?: SymbolId;
  /**
   * The imports or the outline that led to the candidate. Absent if the selector alone led to the candidate.
   */
  readonly evidence?: readonly ResolutionEvidence[];
}

/**
 * The location that a selector refers to. lanser sends requests for the start of `selectionRange`.
 */
export interface ResolvedTarget {
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The full range of the location.
   */
  readonly range: Range;
  /**
   * The name of a definition, or the node of an `ast` selector; otherwise an empty range at the start of `range`.
   */
  readonly selectionRange: Range;
  /**
   * The version of the file. The ranges refer to this version.
   */
  readonly docVersion: DocumentVersion_in_model_generated_bundle;
  /**
   * The id of the symbol that this location defines. Absent if it defines no symbol, or if lanser does not parse the file's language.
   */
  readonly symbolId?: SymbolId;
}

export interface RewardChoice {
  /** Default: the configured version, if the caller of {@link rewardFormula} passes one, or else `rl-csf-v1`. */
  readonly version?: RewardVersion | undefined;
  readonly weights?: Readonly<Partial<Record<WeightName, number | undefined>>> | undefined;
}

/**
 * The facts of `reward`. The reward itself is in `processReward`.
 */
export interface RewardFacts {
  /**
   * The evidence of gaming; null unless `evidence` of the request is true.
   */
  readonly evidence: BundleEvidence | null;
}

export type RewardFormula =
  | {
      readonly version: 'rl-csf-v1';
      readonly weights: RewardWeights;
    }
  | {
      readonly version: 'rl-csf-v2';
      readonly weights: RlCsf2Weights;
    }
  | {
      readonly version: 'pr-v1';
      readonly weights: PrWeights;
    };

/** A scorer of a sequence of bundles, each compared with the previous one. */
export interface RewardSession {
  /**
   * Returns the reward of the step from the previous bundle to this bundle; null without a previous bundle. With
   * `rl-csf-v2`, also returns null for a bundle with E/INCONCLUSIVE. If a bundle lacks `safety`, `confidence`, or a
   * count that covers the scope, the value of an earlier bundle stays. Never uses a count of a bundle with an error.
   *
   * @param hidden the number of diagnostics that the step's new suppressions hide. It is added to the counts of this
   * and all later bundles. `rl-csf-v2` ignores it, and uses `evidence` instead. Default: 0.
   * @param evidence the step's evidence. Only `rl-csf-v2` uses it. Default: none.
   */
  score(bundle: Bundle, hidden?: number, evidence?: StepEvidence): ProcessReward | null;
  /** Returns the bundle with the reward of {@link score}. Its id stays the same: the hash excludes rewards. */
  scored<F extends Facts>(bundle: BundleOf<F>): BundleOf<F>;
  /** Starts a new sequence after `previous`. Without `previous`, the next bundle is the first. */
  restart(previous?: Bundle): void;
}

export interface RewardSessionOptions extends RewardChoice {
  /** The bundle before the first scored bundle. Without `previous`, the first scored bundle has no reward. */
  readonly previous?: Bundle | undefined;
  /** One scope for all counts of diagnostics. Default: each bundle's own scope. */
  readonly scope?: PinnedScope | undefined;
}

export type RewardVersion = RewardFormula['version'];

/**
 * The weights of rl-csf-v1.
 */
export interface RewardWeights {
  /**
   * The weight of diagnostics.
   */
  readonly wD: number;
  /**
   * The weight of the share of passed checks.
   */
  readonly wS: number;
  /**
   * The weight of the selector's confidence.
   */
  readonly wA: number;
  /**
   * The weight of `tool_error`.
   */
  readonly wE: number;
  /**
   * The discount γ of Φ(after).
   */
  readonly gamma: number;
}

/** The progress of a run. A pair counts once, even if several lines contain it. */
export interface RunProgress {
  /** The number of pairs with an outcome, including lines that cannot run, and reused results of earlier runs. */
  readonly done: number;
  readonly total: number;
  /** The number of pairs that this run evaluates per minute. */
  readonly perMinute: number;
  readonly secondsLeft: number;
}

/**
 * The numbers of pairs after a run, in the manifest or in the shard. A pair that is on several lines counts once for
 * each line, except in `evaluated`.
 */
export interface RunSummary {
  readonly pairs: number;
  /** The pairs that this run has evaluated, each once. Omits lines that cannot run, and reused results. */
  readonly evaluated: number;
  readonly clean: number;
  readonly findings: number;
  /** The pairs without a conclusive result (the next run repeats them), and the lines that cannot run. */
  readonly unfinished: readonly UnfinishedPair[];
}

/** The published schemas, in the order of their names. */
export declare const SCHEMAS: readonly SchemaEntry[];

export interface SchemaComparison {
  readonly conclusion: CompatVerdict;
  readonly differences: readonly SchemaDifference[];
}

export interface SchemaContext {
  /** The absolute URI of the schema. An `$id` is resolved against it, and is then the base of relative references. */
  readonly uri?: string | undefined;
  /** Other schemas that the schema may refer to: by `$id` or by URI. */
  readonly references?: readonly SchemaReference[] | undefined;
}

export interface SchemaDifference {
  /**
   * JSON pointer to the keyword that causes the difference. If the keyword is in a referenced document, the name of
   * that document precedes the pointer. If both schemas have the keyword: for `backward`, the pointer in the new
   * schema; for `forward`, the pointer in the old schema. Empty for the schema as a whole.
   */
  readonly pointer: string;
  readonly direction: 'backward' | 'forward';
  readonly verdict: CompatVerdict;
  /** A description for people. */
  readonly reason: string;
  /** A document that only one schema accepts. Set only if `verdict` is `breaking`. Absent for a deleted schema. */
  readonly counterExample?: unknown;
}

/** A published schema's own metadata. */
export interface SchemaEntry {
  readonly name: SchemaName;
  readonly version: string;
  /** Its `$id`. */
  readonly id: string;
  readonly title: string;
}

/** The name of a published schema. */
export type SchemaName =
  | 'batch'
  | 'bundle'
  | 'candidates'
  | 'config'
  | 'delta'
  | 'manifest'
  | 'plan'
  | 'proposal'
  | 'report'
  | 'selector'
  | 'trace'
  | 'training-record';

export interface SchemaReference {
  readonly schema: unknown;
  readonly uri?: string | undefined;
  /** The name that messages show before pointers into the schema. Default: the schema's `$id`, then its URI. */
  readonly name?: string | undefined;
}

/** The options of `reward`. */
export interface ScoreOptions extends WorkspaceRewardOptions {
  /**
   * True to return the changes since `previous` that can reduce the number of diagnostics without improving the code.
   * With true, the formula `rl-csf-v2` uses these changes for the score. Default: false.
   */
  readonly evidence?: boolean | undefined;
  /**
   * True to count each new suppression as diagnostics: one for each rule that it names, or one if it names none.
   * With true, the formula `rl-csf-v2` uses the changes described at `evidence` instead of this count, even if
   * `evidence` is false. Default: the configured value, else false.
   */
  readonly countSuppressions?: boolean | undefined;
}

/** A selector in its string form, as JSON text, or as a PositionSpec. */
export type Selector = string | PositionSpec;

export type SelectorKind = PositionSpec['kind'];

/**
 * A server for one root folder.
 */
export interface ServerStatus {
  /**
   * The name in the configuration.
   */
  readonly name: string;
  /**
   * The root folder, relative to the workspace; `.` for the workspace itself.
   */
  readonly root: string;
  /**
   * `configured`: the server can be used, but does not run. `running`: it runs. `failed`: it crashed or timed out three times without an answer in between. `missing`: its program is not installed. `disabled`: the configuration disables it.
   */
  readonly state: 'configured' | 'running' | 'failed' | 'missing' | 'disabled';
  /**
   * The installed version; null if it is not known.
   */
  readonly version: string | null;
}

export type Severity = Diagnostic['severity'];

/** One of `count` parts of a batch, of a gate, or of the pairs that `lanser run` compares. */
export interface Shard {
  /** The number of the part, from 1. */
  readonly index: number;
  readonly count: number;
}

/** An operation of a trace with all its recorded data. */
export interface ShownOperation extends ListedOperation {
  readonly request: RequestEvent['request'];
  readonly rpc: readonly RecordedFrame[];
  readonly bundle: Bundle;
}

/**
 * The facts of `status`, `reload`, `recover` and `doctor`.
 */
export interface StatusFacts {
  /**
   * The servers.
   */
  readonly servers: readonly ServerStatus[];
  /**
   * The checks; empty in `status` and `reload`.
   */
  readonly checks: readonly Check[];
}

/**
 * A symbol of a document or of the workspace.
 */
export interface SymbolFact {
  /**
   * The name.
   */
  readonly name: string;
  /**
   * The kind.
   */
  readonly kind: SymbolKind;
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The full range of the symbol.
   */
  readonly range: Range;
  /**
   * The range of the name; equal to `range` if the server does not give the name's range.
   */
  readonly selectionRange: Range;
  /**
   * The names of the symbol's containers, joined by dots; null at the top level.
   */
  readonly container: string | null;
  /**
   * The id of the symbol. Absent in a search of the workspace, and if lanser finds no definition at the symbol's name.
   */
  readonly symbolId?: SymbolId;
}

/**
 * The facts of `symbols`. `symbols` contains the symbols of a document or of a place in it, or those that a search of the workspace finds.
 */
export interface SymbolsFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  readonly documents: Documents;
  /**
   * The symbols: for a document in the order of the server's outline, for the workspace in canonical order.
   */
  readonly symbols: readonly SymbolFact[];
  /**
   * The names of the classes and functions of a Python document, or of a place in it, that `symbols` lacks because the server does not list them. Pyright lists only one definition of a name, and none in unreachable code. Absent without such definitions.
   */
  readonly unlisted?: readonly Location[];
  /**
   * For a search of the workspace: the number of tracked source files that the sparse checkout omits. Their symbols are missing. Absent without such files.
   */
  readonly notCheckedOut?: number;
  /**
   * The servers that failed. The symbols then come from the other servers, and `error` is not null. Absent if no server failed.
   *
   * @minItems 1
   */
  readonly incomplete?: readonly [IncompleteAnswer, ...(readonly IncompleteAnswer[])];
}

export interface SymbolsOptions extends OperationOptions {
  /** The path of the document to outline, absolute or relative to the workspace. */
  readonly file?: string | undefined;
  /** The text to search for among the workspace's symbols. The servers decide which symbols match. */
  readonly query?: string | undefined;
  /** The place. A point selects the symbols around it. A file, range or definition selects the symbols in it. */
  readonly selector?: string | PositionSpec | undefined;
}

/**
 * The result of replaying a trace.
 */
export interface TraceCheck {
  /**
   * The file, relative to the repository's root.
   */
  readonly path: string;
  /**
   * `match`: the replay gives every recorded bundle again. `mismatch`: the replay differs from the recording, or the trace does not match its digest. `unreadable`: the trace could not be replayed, for example because it is incomplete or invalid.
   */
  readonly conclusion: 'match' | 'mismatch' | 'unreadable';
  /**
   * The number of bundles that match, up to the first difference or error.
   */
  readonly bundles: number;
  /**
   * The first difference, or the error that ended the replay; null if the trace matches.
   */
  readonly firstDifference: TraceDifference | null;
}

/** A filter of operations; all its conditions must apply. */
export interface TraceFilter {
  readonly index?: number | undefined;
  /** The value of `request.cmd`. */
  readonly operation?: string | undefined;
  /** A part of the selector's text. */
  readonly selector?: string | undefined;
  readonly exitCode?: number | undefined;
  readonly status?: Bundle['status'] | undefined;
}

/** The options of a recording. */
export interface TraceOptions {
  /** The file of the trace. Until the workspace is closed, the trace is in `FILE.partial`. */
  readonly file: string;
  /** True to embed the contents of files. Otherwise, a replay finds them by `findVersion`. Default: true. */
  readonly embed?: boolean | undefined;
}

/**
 * A step of a trace for a training loop: a line of `lanser reward --trace FILE --format jsonl`.
 */
export interface TrainingRecord {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * The version of the format.
   */
  readonly version: '1.1';
  /**
   * The path of the recording as the user named it; of an absolute path, only the last part. For a recording in a named folder, the folder's path is followed by the file's path in the folder. Null if the steps do not come from a file.
   */
  readonly episode: string | null;
  /**
   * The step, from 0: the index of the operation in the trace.
   */
  readonly step: number;
  /**
   * A digest of the documents that this step and earlier steps read. It covers their URIs, and their versions before the action.
   */
  readonly state: ContentHash;
  /**
   * The request: operation, selector and options.
   */
  readonly action: BundleRequest_in_model_generated_bundle;
  /**
   * The `bundleId` of the answer.
   */
  readonly observation: ContentHash;
  /**
   * `status`, `facts` and `error` of the answer as canonical JSON, cut to a maximum number of UTF-16 code units, which the caller chooses.
   */
  readonly observationText: string;
  /**
   * True if `observationText` is cut.
   */
  readonly observationTruncated: boolean;
  /**
   * The reward of the step, computed with `weights`; null if `mask` is false.
   */
  readonly reward: number | null;
  /**
   * True if the step counts in training. False for a step without a score, and for a step that failed because of the environment, for example with E/LS_TIMEOUT.
   */
  readonly mask: boolean;
  /**
   * The formula of the reward.
   */
  readonly rewardVersion: 'rl-csf-v1' | 'rl-csf-v2' | 'pr-v1';
  /**
   * The components of the formula, without weights; null if the step has no score.
   */
  readonly components: RlCsfComponents | RlCsf2Components | PrComponents | null;
  /**
   * The weights of the formula.
   */
  readonly weights: RewardWeights | RlCsf2Weights | PrWeights;
  /**
   * The id of the earlier bundle with which the score compares the answer; null if the step has no score.
   */
  readonly previousBundleId: ContentHash | null;
  /**
   * True for the last step of the trace.
   */
  readonly done: boolean;
}

/**
 * The facts of `typeDefinition`: locations in canonical order; empty if the server finds none.
 */
export interface TypeDefinitionsFacts {
  /**
   * The source of the facts.
   */
  readonly provenance: Provenance;
  /**
   * Every document of the workspace that the facts refer to, with its version.
   */
  readonly documents: Documents;
  /**
   * The locations; empty if the server finds none.
   */
  readonly typeDefinitions: readonly Location[];
}

export interface UnfinishedPair {
  readonly line: number;
  readonly id: unknown;
  /** Null if the gate was inconclusive; the report then has the reason. */
  readonly error: ManifestEntry['error'];
  readonly report: string | null;
}

export interface ValidateOptions {
  /** The schema to validate against. By default, `$schema`, else `fileName`, else the members determine it. */
  readonly schema?: SchemaName | undefined;
  /** The name or path of the file. Only configurations are recognised by name, for example `lanser.json`. */
  readonly fileName?: string | undefined;
  /** True to also compare ids with content hashes in valid plans, bundles and traces, and `status` with `error`. */
  readonly hashes?: boolean | undefined;
}

export interface WorkerLimits {
  /** The time limit of the task in milliseconds. Default: 60,000. */
  readonly timeoutMs?: number | undefined;
  /** The limit of the task's JavaScript heap in MiB. Default: 1024. */
  readonly memoryMib?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * An open folder. The answer to a request reflects every edit that was written before the request. For invalid
 * arguments, the methods throw a LanserError, for example E/USAGE or E/INDEXING_UNSUPPORTED.
 */
export interface Workspace extends AsyncDisposable {
  /** Absolute, with links resolved. */
  readonly root: string;
  /** The default unit of columns in selectors: the option `indexIo`, else the configured unit, else utf-16. */
  readonly indexIo: Indexing;
  /**
   * Resolves a selector to a place.
   *
   * The bundle's `resolution` contains `resolved: {uri, range, selectionRange, docVersion, symbolId?}`, `confidence`
   * in [0, 1], and `candidates`: the `topK` best ones, the best first, or all exact ones if these are more than
   * `topK`. `uri` is relative to the workspace; ranges are `[startLine, startCharacter, endLine, endCharacter]`,
   * zero-based, end exclusive, in UTF-16 code units. Lines and columns inside selectors are one-based.
   *
   * If the request fails, the bundle has `status: "error"`, and `error.code` is E/BAD_SELECTOR_SYNTAX,
   * E/SCHEMA_INVALID (a PositionSpec), E/NOT_FOUND, E/AMBIGUOUS (with the candidates), E/VERSION_SKEW (the selector's
   * version of the file is unavailable), E/INDEXING_MISMATCH, E/JAIL, E/FS_PERMISSIONS, E/CONFIG, E/INCONCLUSIVE (for
   * example, a file is too large), E/CONTENT_MODIFIED, E/INTERRUPTED, E/REQUEST_CANCELLED, or E/UNSUPPORTED_CAP (the
   * place has no selector of the kind `as`). For a language that lanser does not parse, `error.code` can also be a
   * code of {@link Workspace.definition}.
   */
  locate(selector: string | PositionSpec, options?: LocateOptions): Promise<Bundle>;
  /**
   * Converts a selector to a selector of `kind` for the same place, for example a position to a stable selector. A
   * cursor selects the start of the place. The other kinds select the place or a larger part of the code, such as a
   * body. The selector contains `docVersion`. A symbol selector in a language that lanser parses also contains
   * `symbolId`.
   *
   * @throws LanserError with the codes of {@link Workspace.locate}; E/UNSUPPORTED_CAP names an alternative kind.
   */
  selectorFor(
    selector: string | PositionSpec,
    kind: SelectorKind,
    options?: Omit<LocateOptions, 'as'>,
  ): Promise<PositionSpec>;
  /**
   * Finds the definitions of the symbol at a place: `facts.definitions: [{uri, range}]`, in canonical order, empty
   * if the server finds none. Uses `textDocument/definition`.
   *
   * If this method or a method below fails, `error.code` of the bundle is a code of {@link Workspace.locate},
   * E/USAGE (for example, an unknown `server`), E/NO_SERVER, E/UNSUPPORTED_CAP, E/LS_TIMEOUT or E/LS_CRASH. Edits can
   * have more codes; see {@link Workspace.rename}. The URI of a file is relative to the workspace. Outside of the
   * workspace, a URI starts with the name of a root, as in `typeshed:stdlib/builtins.pyi`.
   */
  definition(selector: Selector, options?: OperationOptions): Promise<BundleOf<DefinitionsFacts>>;
  /** Finds the declaration: with Pyright, the stub if one exists. Uses `textDocument/declaration`. */
  declaration(selector: Selector, options?: OperationOptions): Promise<BundleOf<DeclarationsFacts>>;
  /** Finds the definition of the symbol's type. Uses `textDocument/typeDefinition`. */
  typeDefinition(selector: Selector, options?: OperationOptions): Promise<BundleOf<TypeDefinitionsFacts>>;
  /** Finds implementations. Uses `textDocument/implementation`. With Pyright, the error is E/UNSUPPORTED_CAP. */
  implementation(selector: Selector, options?: OperationOptions): Promise<BundleOf<ImplementationsFacts>>;
  /**
   * Finds all references in canonical order, at most 100,000 a page. Repeats the request until the server's answer is
   * stable. `facts.total` is the number of all references; `meta.truncated.cursor` is the start of the next page, if
   * any. The error is E/VERSION_SKEW if the references have changed since the page that returned `cursor`. Uses
   * `textDocument/references`.
   */
  references(selector: Selector, options?: ReferencesOptions): Promise<BundleOf<ReferencesFacts>>;
  /** Returns the text of a hover: `facts.hover: {contents, kind, range}` or null. Uses `textDocument/hover`. */
  hover(selector: Selector, options?: OperationOptions): Promise<BundleOf<HoverFacts>>;
  /**
   * Lists the outline of a document, the symbols of a place, or the workspace's symbols that match a query. If some
   * servers fail in a search of the workspace, the bundle has an error and the symbols of the other servers.
   */
  symbols(options: SymbolsOptions): Promise<BundleOf<SymbolsFacts>>;
  /**
   * Collects the diagnostics of files, of a place, or of the whole workspace. If some servers fail, the bundle has an
   * error and the diagnostics of the other servers.
   */
  diagnostics(options?: DiagnosticsOptions): Promise<DiagnosticsBundle>;
  /**
   * Collects the diagnostics of a compiler or checker: runs the tool or reads its `output`.
   *
   * @throws LanserError for every failure, never an error bundle. The codes are those of the function `adapt`.
   */
  adapt(options: WorkspaceAdaptOptions): Promise<DiagnosticsBundle>;
  /** Returns the capabilities that the server announces. */
  capabilities(options?: OperationOptions): Promise<BundleOf<CapabilitiesFacts>>;
  /**
   * Sends a request that LSP or the server defines. In the answer, portable names such as `src/app.py` replace this
   * machine's paths. The error is E/USAGE for methods that only lanser itself may send, such as `initialize`.
   */
  request(method: string, options?: RawRequestOptions): Promise<BundleOf<RequestFacts>>;
  /** Lists the servers and their states. Does not start a server. */
  status(options?: Pick<OperationOptions, 'server'>): Promise<BundleOf<StatusFacts>>;
  /**
   * Deletes all cached answers on disk and in memory, and ends the servers. The next request starts new servers, even
   * after repeated crashes. With `server`, only this server ends. The other servers keep their answers in memory.
   */
  reload(options?: Pick<OperationOptions, 'server'>): Promise<BundleOf<StatusFacts>>;
  /** Checks this machine and the workspace, with separate servers, as the function `doctor` does. */
  doctor(options?: DoctorOptions): Promise<BundleOf<StatusFacts>>;
  /** Returns `facts.prepareRename: {uri, range, placeholder}` or null. Uses `textDocument/prepareRename`. */
  prepareRename(selector: Selector, options?: OperationOptions): Promise<BundleOf<PrepareRenameFacts>>;
  /**
   * Renames a symbol in the whole workspace. Without `apply`, only returns a preview. `edits` is
   * {plan, diff, applied}; `facts.safety` contains every check. `facts.diagnosticsBefore` and
   * `facts.diagnosticsAfter` are the counts of diagnostics in the affected files; null if no server checks them.
   * `facts.notCovered` lists the mentions of the name that stay unchanged. Uses `textDocument/rename`.
   *
   * `error.code` of this and the other methods that edit can also be E/DIRTY_WORKTREE, or E/APPLY_CONFLICT
   * (collisions, overlaps, or an undo that fails). After a failed write, lanser undoes the edit.
   */
  rename(selector: Selector, newName: string, options?: RenameOptions): Promise<BundleOf<EditFacts>>;
  /**
   * Moves a file or folder and updates the affected imports. Without `apply`, only returns a preview. Uses
   * `workspace/willRenameFiles`. If a Python server does not support this request, lanser itself updates the imports.
   */
  renameFile(oldUri: string, newUri: string, options?: EditOptions): Promise<BundleOf<EditFacts>>;
  /**
   * Lists the code actions at a place: `facts.codeActions: [{index, title, kind, disabled}]`. With `pick`,
   * previews or applies one of them. Uses `textDocument/codeAction`, `codeAction/resolve` and
   * `workspace/executeCommand`.
   */
  codeActions(
    selector: Selector,
    options?: CodeActionsOptions,
  ): Promise<BundleOf<CodeActionsFacts> | BundleOf<EditFacts>>;
  /**
   * Writes all files of a plan, or none. With `apply: false`, only returns a preview. `plan` is a plan or the bundle
   * of a preview, as an object or as JSON. It can also be the id of a plan that was previewed on this machine, or the
   * start of the id (`sha256:` and at least 8 digits). Without `threeWay`, the error is E/VERSION_SKEW if files have
   * changed since the plan was created. The error is E/SCHEMA_INVALID if the plan was modified.
   */
  apply(plan: unknown, options?: ApplyOptions): Promise<BundleOf<EditFacts>>;
  /**
   * Undoes the unfinished edit of a killed process, as `openWorkspace` does. The error is E/APPLY_CONFLICT if files
   * have changed since that edit.
   */
  recover(): Promise<BundleOf<StatusFacts>>;
  /**
   * Creates a scorer of bundles, by default with the workspace's formula and weights. The scorer accepts bundles of
   * any workspace.
   */
  rewardSession(options?: WorkspaceRewardOptions): RewardSession;
  /**
   * Scores a bundle against `previous`. The score is `processReward` of the returned bundle. Without `previous`, only
   * edits have a score. With `evidence`, the facts contain the result of {@link Workspace.evidence}.
   *
   * @throws LanserError, for example E/USAGE, or E/INCONCLUSIVE if the evidence for the score is incomplete.
   */
  reward(bundle: Bundle, options?: ScoreOptions): Promise<BundleOf<RewardFacts>>;
  /**
   * Finds changes that may hide errors instead of fixing them, such as suppressions, casts, deleted files and deleted
   * tests. Compares the documents of the two bundles. Reads their texts from the files, Git's objects and
   * `.lanser/objects`; `notFound` lists the versions that are in none of these places.
   */
  evidence(before: Bundle, after: Bundle): Promise<BundleEvidence>;
  /**
   * Returns the current text of a file; undefined if the file does not exist.
   *
   * @throws LanserError E/JAIL for a path outside of the workspace, E/FS_PERMISSIONS if the file cannot be
   * read, E/INCONCLUSIVE if its text exceeds the reading limits.
   */
  text(uri: string): Promise<WorkspaceText | undefined>;
}

/** The options for opening a workspace. */
export interface WorkspaceOptions {
  /** The host's `progress` receives the progress of long work, such as indexing files. */
  readonly host: Host;
  /** Cancels long work with the error E/REQUEST_CANCELLED, or with the signal's reason if it is a LanserError. */
  readonly signal?: AbortSignal | undefined;
  /**
   * A Python interpreter or environment folder. `venvPath` with `venv` in Pyright's configuration takes precedence.
   * Default: the active environment, else an environment of the project, such as `.venv`, else the first usable
   * interpreter of PATH.
   */
  readonly python?: string | undefined;
  /** The time limit of one server request; default: the configured `timeoutSeconds`, else 120 s. */
  readonly timeoutMs?: number | undefined;
  /** The unit of columns in selectors that do not specify one; default: the configured unit, else utf-16. */
  readonly indexIo?: Indexing | undefined;
  /** Names of servers to leave out, as if the configuration disabled them. */
  readonly withoutServers?: readonly string[] | undefined;
  /** True to share stored answers with other processes, unless `canonical` is true. Default: true. */
  readonly keepAnswers?: boolean | undefined;
  /**
   * True to make answers independent of earlier requests. lanser then uses answers in memory, but no answers on disk.
   * For other answers, it first resets or restarts a server that has received a query before. Default: false.
   */
  readonly canonical?: boolean | undefined;
  /** The formula and series of rewards. Default: the configured formula and no series. Then only edits are scored. */
  readonly reward?: WorkspaceRewardOptions | undefined;
  /** Records the operations for a replay without a server. Default: no recording. */
  readonly trace?: TraceOptions | undefined;
  /** Files that the caller writes while the session is open. Traces and searches for mentions of names omit them. */
  readonly ownFiles?: readonly string[] | undefined;
}

export interface WorkspaceRewardOptions extends Omit<RewardSessionOptions, 'previous'> {
  /**
   * The bundle before the first bundle of a series. A series compares each bundle with the bundle before it. With
   * null, the first bundle has no reward. If undefined, the workspace has no series, and only edits have a reward.
   */
  readonly previous?: Bundle | null | undefined;
}

/** A file's text, without a byte order mark, and the file's version: `blob:` and the Git blob id. */
export interface WorkspaceText {
  readonly text: string;
  readonly docVersion: string;
}

/**
 * Returns the reports of a compiler or checker as a bundle. Saved output must match the current files.
 *
 * @throws LanserError E/NO_SERVER (the tool is missing or does not start), E/CONFIG, E/INCONCLUSIVE (missing or
 * incomplete output, a failed run), E/VERSION_SKEW (outdated output), E/JAIL, E/NOT_FOUND, E/USAGE, E/FS_PERMISSIONS,
 * E/LS_TIMEOUT, E/LS_CRASH, and the signal's reason or E/REQUEST_CANCELLED.
 */
export declare function adapt(options: AdaptOptions): Promise<DiagnosticsBundle>;

/**
 * Answers each line of a batch with one bundle that has `meta.batch`. The bundles come in the order of the
 * lines, each as early as this order allows. The answer to an invalid line is an error bundle.
 *
 * A line that writes files starts only when the caller requests the bundle of that line. The caller can thus
 * save all previous bundles before the files change.
 *
 * @throws LanserError E/FS_PERMISSIONS if a trace of the workspace cannot be written; after an abort, the signal's
 * reason or E/REQUEST_CANCELLED; the errors of `lines`.
 */
export declare function answerBatch(
  workspace: Workspace,
  lines: AsyncIterable<BatchInput>,
  options: Omit<BatchOptions, 'rewards'> & {
    readonly rewards?: RewardSession | undefined;
  },
): AsyncGenerator<Bundle>;

/** Converts the records of one recording; undefined for none, as a trajectory needs a step. `version` is lanser's. */
export declare function atifTrajectory(
  records: readonly TrainingRecord[],
  version: string,
): AtifTrajectory | undefined;

/**
 * Reads the requests of a source or of one of its shards. Reads a repeatable source twice: first for the digest of
 * the whole input, then for the lines.
 *
 * @throws LanserError E/USAGE for a line that is too long, and for UTF-16; the errors of `source.read`. The iteration
 * of `lines` also throws these errors; if the source is not repeatable, only the iteration does. With a shard, the
 * function also throws E/USAGE for a source that is not repeatable, and for a request that writes files. The
 * iteration also throws E/CONTENT_MODIFIED if a repeatable source has changed since the first reading.
 */
export declare function batchRequests(
  host: Host,
  source: BatchSource,
  shard: Shard | undefined,
): Promise<BatchRequests>;

/**
 * Writes the answers of a batch to a file, one per line, without times and data of the machine. With `resume`,
 * continues after the last complete answer in the file. Opens no workspace if the file has all answers.
 *
 * @throws LanserError E/USAGE if the file exists and `resume` is not true, or if it is not a regular file;
 *   E/VERSION_SKEW if the file has answers to a different input or shard, or from a different version of lanser;
 *   E/SCHEMA_INVALID if the file is not the output of a batch; E/CONTENT_MODIFIED if another process writes the
 *   file, or if the input changes; after an abort, the signal's reason or E/REQUEST_CANCELLED; E/JAIL if the path of
 *   the file follows a link in a checkout; E/FS_PERMISSIONS if the file or a trace cannot be read or written; the
 *   errors of reading the input and of opening the workspace.
 */
export declare function batchToFile(
  openWorkspace: () => Promise<Workspace>,
  { lines }: BatchRequests,
  output: OutputName,
  options: BatchToFileOptions,
): Promise<void>;

/**
 * Renders the bundle of an operation for a language model, as `lanser` does with `--compact`, but without the
 * bundle's id. For a failure, adds the error's code, message and hint. Also adds an unresolved selector's candidates,
 * or the place of its syntax error. Omits the source lines of files that have changed since the operation.
 */
export declare function compactAnswer(workspace: Workspace, bundle: Bundle): Promise<string>;

/**
 * Compares the documents that two JSON Schemas accept, in a separate thread. Supports draft-04 to 2020-12, with
 * `format` as an assertion. The result `compatible` is proved, and `breaking` has a counterexample that ajv confirms.
 * In all other cases, for example after an exceeded limit, the result is `undecided`.
 *
 * @throws LanserError E/SCHEMA_INVALID if a schema cannot be compared. Examples are a value that is not a JSON
 * Schema, and a schema that refers to itself without descending into the validated document. After an abort, throws
 * the signal's reason if it is a LanserError, else E/REQUEST_CANCELLED. After a crash, throws the thread's error.
 */
export declare function compareJsonSchemas(
  old: unknown,
  next: unknown,
  options?: CompareOptions,
  limits?: WorkerLimits,
): Promise<SchemaComparison>;

/**
 * Scores one sequence with several formulas and weights in one pass. Yields the rewards of each step.
 *
 * @throws LanserError E/USAGE for invalid weights.
 */
export declare function counterfactuals(
  steps: AsyncIterable<RecordedStep>,
  choices: readonly RewardChoice[],
  options?: Pick<PathOptions, 'scope'>,
): AsyncGenerator<Counterfactual>;

/**
 * Creates a session for a sequence of bundles. With equal options, equal sequences give bitwise equal rewards.
 *
 * @throws LanserError E/USAGE for a weight that is out of range, or unknown to the formula.
 */
export declare function createRewardSession(options?: RewardSessionOptions): RewardSession;

/**
 * Returns the next step after an error in terms of the SDK's options, for example "Raise `timeoutMs`."
 *
 * @param hint the `hint` of a `LanserError`, or of an error or a check in a bundle.
 * @returns undefined for a hint that this version does not have.
 */
export declare function describeHint(hint: string): string | undefined;

/**
 * Returns the complete diagnostics of a workspace or of some of its files as a bundle. For several requests, use
 * `openWorkspace`, which keeps its servers running.
 *
 * @throws LanserError for example E/NOT_FOUND (a missing file, or no file to check), E/NO_SERVER (a file without a
 * server), E/JAIL (a file outside of the workspace), E/LS_TIMEOUT or E/REQUEST_CANCELLED.
 */
export declare function diagnose(options: DiagnoseOptions): Promise<DiagnosticsBundle>;

/**
 * Runs all checks, even after a failed check, and also in workspaces that other operations reject. If a check fails,
 * the bundle still has `status: "ok"` and facts, and `meta.exitCode` is 21. For an unknown server or an interrupt,
 * the bundle has an error.
 *
 * @throws LanserError E/USAGE if `folder` is not a folder.
 */
export declare function doctor(
  folder: string,
  options: WorkspaceOptions,
  doctorOptions?: DoctorOptions,
): Promise<BundleOf<StatusFacts>>;

/**
 * Runs a gate for each candidate against one base, and ranks the results. Each report is equal to the report
 * of a separate gate, except for `timing`. A candidate that cannot be evaluated has an `error` instead of a
 * report, and does not affect other candidates. The repository is not changed.
 *
 * @throws LanserError for a failure that concerns all candidates. Examples: E/USAGE without candidates, E/NOT_FOUND
 * or E/INCONCLUSIVE for base, E/INTERRUPTED or E/REQUEST_CANCELLED after an abort.
 */
export declare function evaluateCandidates(options: CandidatesOptions): Promise<Candidates>;

/**
 * Returns 0 if the policy is met or only warns. Returns 25 if the conclusion is `inconclusive` and the policy fails
 * for one of the {@link UNDECIDED_REASONS}, else 1.
 */
export declare function exitCodeOf({ policy, conclusion }: Pick<Report, 'conclusion' | 'policy'>): 0 | 1 | 25;

/**
 * Finds changes that can reduce the number of diagnostics without improving the code. Each change may be justified.
 * Callers that give `modules` may omit unchanged sources.
 *
 * @throws LanserError E/INCONCLUSIVE if a limit is exceeded. `details.path` is the source that exceeds the limit,
 * or `all changed files`. After an abort, throws the signal's reason, or E/REQUEST_CANCELLED if the reason is not
 * a LanserError.
 */
export declare function gamingEvidence(input: EvidenceInput): Promise<GamingEvidence>;

/**
 * Reads a kept bundle by its id, or by a unique prefix of at least 4 hexadecimal digits. Operations with `--compact`
 * and operations as MCP tools keep their bundles.
 *
 * @throws LanserError E/USAGE for an invalid id, E/NOT_FOUND if no kept bundle has this id, E/AMBIGUOUS if several
 * ids start with it, E/SCHEMA_INVALID if the file is not a valid bundle, for example because it was changed on disk.
 */
export declare function keptBundle(host: Host, id: string): Promise<Bundle>;

/**
 * Yields the recorded operations that match a filter, without running them.
 *
 * @throws LanserError E/SCHEMA_INVALID with the line of an invalid trace; E/REPLAY_MISMATCH for a wrong digest at the
 * end of the trace; E/USAGE if the file cannot be read; the signal's reason or E/REQUEST_CANCELLED after an abort.
 */
export declare function listTrace(
  file: string,
  filter?: TraceFilter,
  options?: Pick<ReadTraceOptions, 'partial' | 'signal' | 'progress'>,
): AsyncGenerator<ShownOperation>;

/**
 * Yields the lines of the whole batch in order, from parts in any order. Reads the parts line by line.
 *
 * @throws LanserError E/INCONCLUSIVE for a missing or incomplete answer, and if all parts are empty; E/USAGE for two
 * answers to a line, and for answers to a stream of requests; E/VERSION_SKEW for different inputs or versions of
 * lanser; E/SCHEMA_INVALID for a part that is not a batch's output or is out of order; the errors of `chunks`.
 */
export declare function mergeParts(parts: readonly BatchPart[]): AsyncGenerator<string, void>;

/**
 * Merges the results of a manifest's shards. Yields one line for each non-blank line of the manifest, in order.
 *
 * @param folders the outputs of the runs, in any order.
 * @throws LanserError E/VERSION_SKEW for different manifests, versions of lanser, results of a pair, or commits of a
 * revision; E/INCONCLUSIVE for a pair that is missing in all indexes; E/USAGE for an unreadable manifest or index;
 * E/SCHEMA_INVALID for an invalid index, and for a report that is missing, changed or unreadable.
 */
export declare function mergeResults(folders: readonly OutputName[]): AsyncGenerator<string, void>;

/** Returns the running process as a {@link Host}. By default, log lines and progress are discarded. */
export declare function nodeHost(listeners?: {
  readonly log?: (message: string) => void;
  readonly progress?: (step: Progress) => void;
}): Host;

/** Opens a session that does not notice changed packages. The caller must ensure that packages do not change. */
export declare function openDeltaSession(options: DeltaSessionOptions): Promise<DeltaSession>;

/**
 * Opens a folder as a workspace. If a killed process left an unfinished edit, undoes the edit. Reads lanser's
 * configuration files of the folder and of the user once. A server starts when a request needs it, and ends with
 * the workspace.
 *
 * @throws LanserError E/USAGE (not a folder, a wrong option), E/CONFIG, E/FS_PERMISSIONS, E/JAIL (a link in the path
 * of `cacheDir`), and the errors of {@link recoverFolder} and of the trace file.
 */
export declare function openWorkspace(folder: string, options: WorkspaceOptions): Promise<Workspace>;

export declare function parseSelector(text: string): ParsedSelector;

/** Returns the canonical string of a selector. `parseSelector` turns it back into the selector, without `$schema`. */
export declare function printSelector(spec: PositionSpec): string;

/**
 * Publishes an untrusted report of a gate as a comment and a check run, as far as `options` enables them.
 *
 * @param place the report folder, or its `report.json`.
 * @returns the outcomes of the comment and the check run: `published` with its URL, `skipped`, `refused` with the
 * permission that the token probably lacks, or `failed`. Failed requests to GitHub are not thrown.
 * @throws LanserError E/USAGE if the repository or the commit is missing or invalid, if the event and the options
 * name different commits, if GITHUB_API_URL is not an http or https URL, or if the event's payload or the report
 * cannot be read; E/SCHEMA_INVALID if the report is too large, not valid or inconsistent.
 */
export declare function publishGateReport(
  place: string,
  options: PublishGateReportOptions,
): Promise<Published>;

/** Reads the text of a published schema (JSON Schema 2020-12). Throws E/USAGE for an unknown name. */
export declare function readSchemaText(name: SchemaName): Promise<string>;

/**
 * Repeats the operations of a trace and compares the results with the recorded bundles. Without `live`, the replay of
 * embedded documents needs no language server, no workspace and no Git.
 *
 * @throws LanserError E/SCHEMA_INVALID for an invalid trace; E/REPLAY_MISMATCH if the trace does not match its digest
 * or an operation throws; E/NOT_FOUND if a document is neither embedded nor found; E/INCONCLUSIVE if a document takes
 * too much time or memory to read in the replay, but did not in the recording; E/USAGE if the trace cannot be read;
 * E/FS_PERMISSIONS if a file cannot be created; after an abort, the signal's LanserError or E/REQUEST_CANCELLED. With
 * `live`, also E/USAGE for a gate's trace, E/VERSION_SKEW for a different tree or server version, and the errors of
 * opening the workspace, such as E/CONFIG.
 */
export declare function replayTrace(file: string, options: ReplayOptions): AsyncGenerator<ReplayedOperation>;

/**
 * Returns the requested formula, or else the configured one. Configured weights apply only to the configured formula.
 *
 * @throws LanserError E/USAGE for an invalid requested weight; E/CONFIG for an invalid configured weight.
 */
export declare function rewardFormula(requested?: RewardChoice, configured?: RewardChoice): RewardFormula;

/**
 * Computes the diagnostics of base and head under base's configuration, and matches them. Also checks head's traces,
 * schemas and proposed edits, and finds changes that can hide errors. Judges all results. Does not change the
 * repository. A check of base or head that cannot be completed makes the report inconclusive.
 *
 * @throws LanserError for any other failure, for example E/USAGE, E/NOT_FOUND (an unknown revision, or no Python
 * file), E/DIRTY_WORKTREE, E/CONFIG (an invalid configuration of base), E/JAIL, E/NO_SERVER or E/INTERRUPTED.
 */
export declare function runGate(options: GateOptions): Promise<GateResult>;

/**
 * Runs the gates of a manifest or of one shard in worker processes. Reuses a conclusive result for the same commits
 * and version of lanser if its report is unchanged. A pair that fails or ends its worker does not affect other pairs.
 *
 * @throws LanserError E/USAGE, E/JAIL, E/FS_PERMISSIONS, E/CONTENT_MODIFIED (another run of the same shard in this
 * folder), E/SCHEMA_INVALID (an index in the folder of results or costs), E/INTERRUPTED, E/REQUEST_CANCELLED.
 */
export declare function runManifest(options: ManifestOptions): Promise<RunSummary>;

/**
 * Stores the files of a work tree under a name, like `lanser point`. Replaces a point with the same name. Returns the
 * ids of the point's tree and of the checked-out commit (null before the first commit).
 *
 * @param folder the absolute path of a folder in the work tree.
 * @throws LanserError for example E/USAGE (invalid name or folder), E/FS_PERMISSIONS, E/CONTENT_MODIFIED or
 * E/INCONCLUSIVE.
 */
export declare function storePoint(
  folder: string,
  name: string,
  options: {
    readonly host: Host;
    readonly signal: AbortSignal;
  },
): Promise<{
  readonly tree: string;
  readonly commit: string | null;
}>;

/**
 * Yields the operations of a trace as steps to score. A step's documents are the files that this and earlier
 * operations read. Each file has the version that the last operation to read the file found first.
 *
 * @throws LanserError E/SCHEMA_INVALID with the line of an invalid event or an edited bundle; E/REPLAY_MISMATCH if the
 * digest of the trace is wrong; E/USAGE if the file cannot be read; after an abort, the signal's LanserError or
 * E/REQUEST_CANCELLED.
 */
export declare function traceSteps(
  file: string,
  options?: Pick<ReadTraceOptions, 'partial' | 'signal' | 'progress'>,
): AsyncGenerator<RecordedStep>;

/**
 * Yields one record per step for a training loop. Reads one step ahead, because the last record has `done: true`.
 *
 * @throws LanserError E/USAGE for invalid weights.
 */
export declare function trainingRecords(
  steps: AsyncIterable<RecordedStep>,
  { episode, observationBudget, ...options }?: RecordOptions,
): AsyncGenerator<TrainingRecord>;

/**
 * Validates a document against its published schema, and a JSON Schema against its meta-schema. Returns violations
 * with JSON pointers (RFC 6901) in document order. For `anyOf` and `oneOf`, returns only the violations of the most
 * likely branches. An unknown kind of document is a violation, and so is a `$schema` of lanser or JSON Schema that
 * names an unknown schema or version. Throws E/USAGE for an unknown `options.schema`.
 */
export declare function validateDocument(
  document: unknown,
  options?: ValidateOptions,
): Promise<DocumentVerdict>;

/**
 * Replays a trace up to the first difference. A LanserError of the replay becomes `mismatch` or `unreadable`.
 *
 * @throws LanserError E/USAGE for a wrong option; E/INTERRUPTED or E/REQUEST_CANCELLED after an abort.
 */
export declare function verifyTrace(
  file: string,
  /** The name of the file in the result. */
  name: string,
  options: Omit<ReplayOptions, 'index'>,
): Promise<TraceCheck>;

/**
 * Writes a task folder of the Harbor framework. The task's repository has a single commit with the tree of `base`, so
 * an agent cannot find the solution in the history. The user's repository does not change.
 *
 * @returns the paths of the files relative to the folder, sorted.
 * @throws LanserError E/USAGE, for example for a folder that is not empty, a `repository` outside of Git, or invalid
 * weights; E/NOT_FOUND for an unknown revision; E/APPLY_CONFLICT if the solution does not apply to `base`;
 * E/INCONCLUSIVE if the clone lacks objects of `base`; E/FS_PERMISSIONS if a folder is not writable.
 */
export declare function writeHarborTask(options: HarborTaskOptions): Promise<readonly string[]>;

// Declarations that the exports use. Programs cannot import these declarations.
export {};

interface Adapter {
  readonly name: RequestedTool;
  /** Folder and glob arguments select only files with these extensions (with the dot); '' selects all files. */
  readonly endings: readonly string[];
  readonly unit: ColumnUnit;
  /** True if U+2028 and U+2029 also end lines. */
  readonly ecmaScriptLines: boolean;
  /** Null if the adapter only reads saved output. */
  readonly run: ToolRun | null;
  /** @throws LanserError E/INCONCLUSIVE, for example for incomplete output; E/CONFIG for configuration errors. */
  readonly read: (output: string) => ToolOutput;
  /** Returns the message without text that depends on this machine, such as paths and stack traces. */
  readonly messageOf: (message: string, roots: NamedRoots) => string;
}

/**
 * A snippet of text: `anchor://src/app.py#"def load_data("?ctx=24`.
 */
interface AnchorSelector {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * A selector of the kind `anchor`.
   */
  readonly kind: 'anchor';
  /**
   * The file, relative to the workspace (POSIX, not percent-encoded), or a file: URI.
   */
  readonly uri: Uri_in_model_generated_selector;
  /**
   * The text, with LF line ends.
   */
  readonly snippet: string;
  /**
   * The number of code points of context before and after the snippet.
   */
  readonly ctx: Natural;
  /**
   * The SHA-1 of the context before the snippet, the snippet and the context after it, in UTF-8 with LF line ends.
   */
  readonly hash?: string;
  /**
   * The last known line of the snippet, from 1, to distinguish equal texts.
   */
  readonly near?: Ordinal;
  /**
   * The version of the file for which the selector was made. lanser follows the code from this version to the current version. Default: the current version. If the selector does not match there, lanser searches the history.
   */
  readonly docVersion?: DocVersion;
}

/**
 * A definition or a syntax node inside it, by steps: `ast://[module=pkg.mod]/[class=C]/[def=m]/name[1]`.
 */
interface AstSelector {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * A selector of the kind `ast`.
   */
  readonly kind: 'ast';
  /**
   * The module, then the definitions from the outermost to the innermost. The third member of a definition selects one of several definitions with the same kind and name, from 1.
   *
   * @minItems 1
   */
  readonly path: readonly [ModuleStep, ...(readonly DefinitionStep[])];
  /**
   * A node kind or a field of the tree-sitter grammar, and the number of the node, from 1.
   *
   * @minItems 2
   * @maxItems 2
   */
  readonly leaf?: readonly [string, Ordinal];
  /**
   * False if an imported name refers to the import itself. Default: imports are followed to the definition.
   */
  readonly follow?: false;
  /**
   * The version of the file for which the selector was made. lanser follows the code from this version to the current version. Default: the current version. If the selector does not match there, lanser searches the history.
   */
  readonly docVersion?: DocVersion;
}

/**
 * The number of requests and the digest of the whole input; absent for a stream.
 */
interface BatchInputDigest {
  /**
   * The number of requests.
   */
  readonly requests: number;
  /**
   * The SHA-256 of the input's bytes.
   */
  readonly digest: string;
}

/**
 * The request of the batch that this bundle answers; absent outside of batches.
 */
interface BatchLine {
  /**
   * The line of the request in the input, from 1. Blank lines also count.
   */
  readonly line: number;
  /**
   * The `id` of the request, any JSON; null if the request has none, or if lanser could not read the line or rejected the `id`.
   */
  readonly id: unknown;
  /**
   * The number of the request in the input, from 1. Blank lines do not count.
   */
  readonly ordinal?: number;
  /**
   * The SHA-256 of the line's bytes, without the line feed.
   */
  readonly request?: string;
  readonly input?: BatchInputDigest;
}

type Brand<T, Name extends string> = T & {
  readonly [brand]: Name;
};

/**
 * The support for partial results and for cancellation.
 */
interface BundleCapabilities {
  /**
   * True if the facts may be incomplete. lanser always writes false: if servers failed, `facts.incomplete` lists them.
   */
  readonly partialResult: boolean;
  /**
   * True if the operation can be cancelled. lanser always writes true.
   */
  readonly cancellable: boolean;
}

/**
 * The tools that answered, and their configuration. All properties except `local` are hashed.
 */
interface BundleEnvironment {
  /**
   * The version of lanser.
   */
  readonly tool: NameAndVersion;
  /**
   * The server, compiler or checker that answered; null if none was used.
   */
  readonly server: NameAndVersion | null;
  /**
   * The unit of the characters in ranges: UTF-8 bytes, UTF-16 code units, or code points.
   */
  readonly positionEncoding: 'utf-8' | 'utf-16' | 'utf-32';
  /**
   * The Python environment; null if none was read.
   */
  readonly python: BundlePythonEnvironment | null;
  /**
   * The digest of the server's configuration files in the workspace; null if none was read.
   */
  readonly configDigest: ContentHash | null;
  /**
   * The operating system and processor, such as `linux-x64`.
   */
  readonly platform: string;
  /**
   * Data of this machine; absent if lanser recorded none.
   */
  readonly local?: BundleLocalEnvironment;
  /**
   * The other servers that answered, ordered by name; absent if there are none.
   */
  readonly servers?: readonly NameAndVersion[];
}

/**
 * The cause of a failure.
 */
interface BundleError {
  /**
   * The stable code; see docs/errors.md.
   */
  readonly code: string;
  /**
   * The message for people: what happened, and what to do.
   */
  readonly message: string;
  /**
   * Details for programs, any JSON. The properties depend on `code`.
   */
  readonly details: {
    readonly [k: string]: unknown;
  };
  /**
   * The id of the next step; see docs/errors.md. Absent if the message already contains the next step, or if lanser knows no next step.
   */
  readonly hint?: string;
}

/**
 * Data of this machine; not hashed. Outside of this object, absolute paths come only from code, for example in a message that quotes a string.
 */
interface BundleLocalEnvironment {
  /**
   * The path of the workspace.
   */
  readonly workspaceRoot?: string;
  /**
   * The path of the Python interpreter; null if there is none.
   */
  readonly pythonExe?: string | null;
  /**
   * The path of the virtual environment; null if there is none.
   */
  readonly venvPath?: string | null;
  /**
   * The version of Node that runs the server.
   */
  readonly node?: string;
  /**
   * `permission-model`: the server runs under Node's permission model. `none`: this Node has no stable permission model, and only a script that lanser preloads into the server blocks child processes.
   */
  readonly cage?: 'permission-model' | 'none';
  /**
   * The paths of the servers' programs, by the name of the server. Only in bundles of `doctor`.
   */
  readonly programs?: {
    readonly [k: string]: string;
  };
}

/**
 * The exit code, the hash algorithm, the sort order, the page, and the unhashed values of this run.
 */
interface BundleMeta {
  /**
   * The exit code of the process.
   */
  readonly exitCode: number;
  /**
   * The algorithm of `bundleId`.
   */
  readonly hashing: {
    /**
     * The SHA-256 of the RFC 8785 canonical form, in UTF-8.
     */
    readonly algo: 'sha256-jcs-v1';
  };
  /**
   * The order of facts: by file, then by start and end, each by line and character.
   */
  readonly sortingKeys: readonly string[];
  /**
   * The page of a result that has several pages; null if the facts contain the whole result.
   */
  readonly truncated: Truncated | null;
  /**
   * The Git tree that was read; null or absent if there is none.
   */
  readonly snapshot?: string | null;
  /**
   * The duration of each phase, in milliseconds.
   */
  readonly timing?: {
    readonly [k: string]: number;
  };
  /**
   * The start time: RFC 3339, UTC.
   */
  readonly startedAt?: string;
  readonly batch?: BatchLine;
}

/**
 * The Python environment whose packages the server reads.
 */
interface BundlePythonEnvironment {
  /**
   * The Python version, such as `3.12.3`.
   */
  readonly version: string;
  /**
   * The digest of the names and versions of the installed distributions.
   */
  readonly packagesDigest: ContentHash;
}

type BundleRequest = Bundle['request'];

/**
 * The request, with the options that affect the result.
 */
interface BundleRequest_in_model_generated_bundle {
  /**
   * The operation; null if the command line does not name one.
   */
  readonly cmd: CommandName | null;
  /**
   * The requested code element, with paths relative to the workspace. Null if the selector does not parse; `resolution.original` then has the selector's text. Absent for operations without a selector.
   */
  readonly selector?: PositionSpec | null;
  /**
   * The options that affect the result, in camelCase.
   */
  readonly options: {
    /**
     * True if the scope is the whole workspace.
     */
    readonly workspace?: true;
    /**
     * The requested files and globs, relative to the workspace.
     */
    readonly files?: readonly string[];
    /**
     * The revision to compare with.
     */
    readonly base?: string;
    /**
     * The revision to check; `worktree` for the working tree, `index` for the next commit.
     */
    readonly head?: string;
    /**
     * The projects of the gate, relative to the repository's root.
     */
    readonly workingDirectories?: readonly string[];
    /**
     * The compiler or checker that reported the diagnostics, run now or read from its saved output. Absent if a language server answered.
     */
    readonly tool?: RequestedTool;
    /**
     * The unit of the selector's columns. It applies if the selector names no unit.
     */
    readonly indexIo?: Indexing;
    /**
     * The kind of selector to create for the resolved location.
     */
    readonly as?: SelectorKind_in_model_generated_bundle;
    /**
     * The requested maximum number of candidates; absent if the request sets no maximum.
     */
    readonly topK?: number;
    /**
     * The name of the requested server; absent if the request names no server.
     */
    readonly server?: string;
    /**
     * False if the references do not include declarations. Default: true.
     */
    readonly includeDeclaration?: false;
    /**
     * The maximum number of references per page.
     */
    readonly limit?: number;
    /**
     * The start of the page: `meta.truncated.cursor` of the previous page. Absent for the first page.
     */
    readonly cursor?: string;
    /**
     * The document of the requested outline.
     */
    readonly file?: string;
    /**
     * The text to search for in the symbols of the workspace.
     */
    readonly query?: string;
    /**
     * The LSP method of `request`.
     */
    readonly method?: string;
    /**
     * The parameters of `request`, any JSON.
     */
    readonly params?: unknown;
    /**
     * The new name of `rename`.
     */
    readonly newName?: string;
    /**
     * The file or folder that `renameFile` moves.
     */
    readonly oldUri?: Uri;
    /**
     * The new path of `renameFile`.
     */
    readonly newUri?: Uri;
    /**
     * True if files are written. Absent in a preview, which writes nothing.
     */
    readonly apply?: true;
    /**
     * True if the edit is allowed despite uncommitted changes. Default: false.
     */
    readonly allowDirty?: true;
    /**
     * Globs of the files that an edit may change. Default: all files of the workspace.
     */
    readonly allowPath?: readonly string[];
    /**
     * Globs of files that an edit must not change, in addition to those denied by default. They take precedence over `allowPath`.
     */
    readonly denyPath?: readonly string[];
    /**
     * False if an ambiguous selector is allowed. Default: true.
     */
    readonly denyApplyOnAmbiguous?: false;
    /**
     * The number of the selected candidate in `resolution.candidates`, from 1. Default: the accepted candidate.
     */
    readonly target?: number;
    /**
     * True if edits that need confirmation are confirmed. Default: false.
     */
    readonly confirm?: true;
    /**
     * True if the plan is merged with later changes of the files, as `git apply --3way` does. Default: false.
     */
    readonly threeWay?: true;
    /**
     * True if the same member or parameter is also renamed in related classes, overloads and stubs. Default: false.
     */
    readonly overrides?: true;
    /**
     * The requested LSP CodeActionKind, such as `source.organizeImports`, including its sub-kinds. Default: all kinds.
     */
    readonly kind?: string;
    /**
     * The title or `index` of the requested code action. If absent, the actions are listed.
     */
    readonly pick?: string | number;
    /**
     * The id of the plan that `apply` previews or writes.
     */
    readonly planId?: ContentHash;
    /**
     * The id of the bundle that `reward` scores.
     */
    readonly bundle?: ContentHash;
    /**
     * The id of the bundle with which `reward` compares the scored bundle; absent if the request names no such bundle.
     */
    readonly prev?: ContentHash;
    /**
     * The scope of the diagnostics that `reward` counts in both bundles: files of the workspace, or `.` for all files. Default: the scope of each bundle's request.
     */
    readonly scope?: readonly string[];
    /**
     * True if `facts.evidence` contains the evidence of gaming: changes that reduce the number of diagnostics without improving the code. Default: false.
     */
    readonly evidence?: true;
    /**
     * True if each new suppression counts as diagnostics: one for each rule that the suppression names, or one if it names no rule. Default: false.
     */
    readonly countSuppressions?: true;
  };
}

/** A {@link VersionQuery} whose test gets the bytes of a version. */
interface ByteQuery extends Omit<VersionQuery, 'matches'> {
  readonly matches: (bytes: Uint8Array, docVersion: string, uri: string) => Promise<boolean>;
}

/** The modes of comments: when to create a comment. All modes except `never` update an existing comment. */
declare const COMMENT_MODES: readonly ['always', 'changes', 'on-failure', 'never'];

/**
 * The values from which lanser computes the score. A value that does not apply is null and counts as 0. For an exact match, all values are null.
 */
interface CandidateFeatures {
  /**
   * The similarity to the structure of the selected code, for example to its kind, name and scope.
   */
  readonly ast: Share | null;
  /**
   * The similarity of the file's path to the original path. 1 if the paths are equal, or if the selector's module imports the definition.
   */
  readonly module: Share | null;
  /**
   * The similarity to the words of the selected code.
   */
  readonly token: Share | null;
  /**
   * The proximity to the original position in the file, or to the folder of the original file.
   */
  readonly prox: Share | null;
}

/**
 * A ChangeAnnotation of the server.
 */
interface ChangeAnnotation {
  /**
   * The description of the edit for people.
   */
  readonly label: string;
  /**
   * True if the edit needs confirmation. Default: false.
   */
  readonly needsConfirmation?: boolean;
  /**
   * A longer description; absent if there is none.
   */
  readonly description?: string;
}

/** A file that a commit changes, and its versions before and after the commit; null if it does not exist then. */
interface ChangedFile {
  readonly uri: string;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * The result of checking a proposed code action.
 */
interface CodeActionCheck {
  /**
   * The file that contains the proposal, relative to the repository's root. Null if the description of the pull request contains it.
   */
  readonly path: string | null;
  /**
   * The index of the edit in the proposal, from 0.
   */
  readonly index: number;
  /**
   * A code action.
   */
  readonly kind: 'codeAction';
  /**
   * The selector, as proposed.
   */
  readonly selector: string | PositionSpec;
  /**
   * The title of the code action.
   */
  readonly title: string;
  /**
   * `safe`: no safety check failed. `unsafe`: a safety check failed, or lanser refused the edit. `complete`: head contains the whole edit. `incomplete`: head contains only a part of the edit. `error`: the edit could not be previewed.
   */
  readonly conclusion: 'safe' | 'unsafe' | 'complete' | 'incomplete' | 'error';
  /**
   * The previewed edit as a unified diff. For `incomplete`, usually only the missing part, as a diff of head. Null if there is no diff.
   */
  readonly diff: string | null;
  /**
   * The number of errors and warnings in the affected files after the edit, minus the number before. A negative number is an improvement. Null if a number is unknown.
   */
  readonly delta: number | null;
  /**
   * The results of the edit's safety checks; null if lanser refused the edit or could not preview it.
   */
  readonly safety: Safety | null;
  /**
   * The places in head where the edit is missing, in canonical order. For a file that head has not moved, the start of the file. Empty unless `conclusion` is `incomplete`.
   */
  readonly missed: readonly Location[];
  /**
   * Changes of head that belong to no proposed edit, in the files of this edit; in canonical order. Absent unless `conclusion` is `complete` or `incomplete`.
   */
  readonly unrelated?: readonly UnrelatedChange[];
  /**
   * The score of the previewed edit; null if the edit has no score.
   */
  readonly reward: ProcessReward | null;
  /**
   * The cause, if lanser refused the edit or could not preview it; otherwise null or absent.
   */
  readonly error?: BundleError | null;
}

/**
 * A code action of a server.
 */
interface CodeActionFact {
  /**
   * The index in the list, from 0. `pick` of a request accepts this index.
   */
  readonly index: number;
  /**
   * The title.
   */
  readonly title: string;
  /**
   * The LSP CodeActionKind, such as `quickfix`; null if the server gives none.
   */
  readonly kind: string | null;
  /**
   * The reason why the code action cannot be applied; null if it can be applied.
   */
  readonly disabled: string | null;
}

type ColumnUnit = Indexing;

/**
 * The name of an operation or of another command.
 */
type CommandName =
  | 'definition'
  | 'declaration'
  | 'typeDefinition'
  | 'implementation'
  | 'references'
  | 'hover'
  | 'symbols'
  | 'diagnostics'
  | 'locate'
  | 'prepareRename'
  | 'rename'
  | 'renameFile'
  | 'codeActions'
  | 'apply'
  | 'recover'
  | 'capabilities'
  | 'request'
  | 'status'
  | 'reload'
  | 'doctor'
  | 'batch'
  | 'gate'
  | 'candidates'
  | 'delta'
  | 'reward'
  | 'trace'
  | 'schema'
  | 'serve'
  | 'stop'
  | 'merge'
  | 'run'
  | 'publish';

type CommentMode = (typeof COMMENT_MODES)[number];

/**
 * A configuration file that head changes.
 */
interface ConfigurationChange {
  /**
   * The file, relative to the repository's root.
   */
  readonly path: string;
  /**
   * The kind of change.
   */
  readonly change: 'added' | 'deleted' | 'modified';
}

/**
 * The SHA-256 of an RFC 8785 canonical form.
 */
type ContentHash = string;

/**
 * The creation of a file.
 */
interface CreateOperation {
  /**
   * A creation.
   */
  readonly kind: 'create';
  /**
   * The new file.
   */
  readonly uri: Uri;
  /**
   * The behaviour if the file exists. Default: the operation fails.
   */
  readonly options?: TargetOptions;
  /**
   * The key in `annotations` of the annotation that applies; absent if there is no annotation.
   */
  readonly annotation?: string;
}

/**
 * A position between two characters: `src/app.py@L42:C7`.
 */
interface CursorSelector {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * A selector of the kind `cursor`.
   */
  readonly kind: 'cursor';
  /**
   * The file, relative to the workspace (POSIX, not percent-encoded), or a file: URI.
   */
  readonly uri: Uri_in_model_generated_selector;
  /**
   * The line, from 1.
   */
  readonly line: Ordinal;
  /**
   * The column, from 1. The end of the line is the column after its last character.
   */
  readonly col: Ordinal;
  /**
   * The unit of columns. Default: the unit of the request (on the command line, `--index-io`), else the configured unit, else utf-16.
   */
  readonly indexing?: Indexing;
  /**
   * The version of the file for which the selector was made. lanser follows the code from this version to the current version. Default: the current version.
   */
  readonly docVersion?: DocVersion;
}

/** A class, a function, a name that a module or class binds, or a TypeScript type alias in a function. */
interface Definition {
  readonly kind: DefinitionKind;
  readonly name: string;
  /** The names of the enclosing definitions, the outermost first, then the definition's own name. */
  readonly path: readonly string[];
  readonly nameSpan: Span_in_syntax_definition;
  /** The whole definition, in Python with decorators. For a variable, import or Python type alias, only the name. */
  readonly span: Span_in_syntax_definition;
  /** The head of a class or function. In Python, ends with the colon, and is null without it. Null for other kinds. */
  readonly signature: Span_in_syntax_definition | null;
  /** In Python, the suite from its first to its last token. In TypeScript, the body with any braces. Null if none. */
  readonly body: Span_in_syntax_definition | null;
  /** The docstring, or in TypeScript the JSDoc comment. Null if missing, and for a variable or import. */
  readonly docstring: Span_in_syntax_definition | null;
  readonly part: FunctionPart;
}

/** The kind of a definition. The interfaces, enums and namespaces of TypeScript count as classes. */
type DefinitionKind = 'class' | 'function' | 'type' | 'variable' | 'import';

/**
 * `class` or `def`, the name, and the number among the definitions with the same kind and name, from 1. Without the number, several such definitions are ambiguous.
 *
 * @minItems 2
 * @maxItems 3
 */
type DefinitionStep =
  | readonly ['class' | 'def', Identifier]
  | readonly ['class' | 'def', Identifier, Ordinal];

/**
 * The deletion of a file or folder.
 */
interface DeleteOperation {
  /**
   * A deletion.
   */
  readonly kind: 'delete';
  /**
   * The path to delete.
   */
  readonly uri: Uri;
  /**
   * The options of the deletion. Default: the target must exist, and a folder must be empty.
   */
  readonly options?: DeleteOptions;
  /**
   * The key in `annotations` of the annotation that applies; absent if there is no annotation.
   */
  readonly annotation?: string;
}

/**
 * The options of a deletion.
 */
interface DeleteOptions {
  /**
   * True if a folder is deleted with its content. Default: false.
   */
  readonly recursive?: boolean;
  /**
   * True if a missing target is ignored. Default: false.
   */
  readonly ignoreIfNotExists?: boolean;
}

/**
 * A diagnostic that both sides have, in its form in base and in head.
 */
interface DiagnosticPair {
  /**
   * The diagnostic in base.
   */
  readonly before: DeltaDiagnostic;
  /**
   * The diagnostic in head.
   */
  readonly after: DeltaDiagnostic;
}

interface Difference {
  readonly pointer: string;
  /** The part of the first value at the pointer; absent if the first value has no such part. */
  readonly expected?: unknown;
  /** The part of the second value at the pointer; absent if the second value has no such part. */
  readonly got?: unknown;
}

/**
 * The direction of a message: `sent` by lanser, or `received` from the server.
 */
type Direction = 'sent' | 'received';

/**
 * The version of a file: `blob:` and the Git blob id.
 */
type DocVersion = string;

/** A commit that changes a document, and the version afterwards; null if the commit deletes the document. */
interface DocumentChange {
  readonly commit: string;
  readonly docVersion: string | null;
}

/** `blob:` and the Git blob id (SHA-1) of a document's bytes. */
type DocumentVersion = Brand<string, 'DocumentVersion'>;

/**
 * The Git blob id (SHA-1) of a document's bytes.
 */
type DocumentVersion_in_model_generated_bundle = string;

/**
 * The documents of the workspace that the facts refer to, with the versions that were read.
 */
interface Documents {
  readonly [k: string]: DocumentVersion_in_model_generated_bundle;
}

interface ErrorContext {
  readonly cause?: unknown;
  /** Default: the hint of a `cause` that is a LanserError. */
  readonly hint?: ErrorHint | undefined;
}

type ErrorDetails = Readonly<Record<string, unknown>>;

/** The error in a document, such as a bundle, a line of a batch or a report. */
type ErrorDocument = NonNullable<Bundle['error']>;

/**
 * The values that differ between two traces of the same work.
 */
interface EventTiming {
  /**
   * The start time: RFC 3339, UTC.
   */
  readonly startedAt?: string;
  /**
   * The time since the start of the session, in milliseconds.
   */
  readonly atMs?: number;
  /**
   * The duration of each phase of a bundle, in milliseconds.
   */
  readonly phases?: {
    readonly [k: string]: number;
  };
}

/**
 * Changes that reduce the number of diagnostics without improving the code.
 */
interface Evidence {
  /**
   * Comments, casts, `Any` and unreachable code that hide diagnostics; absent if not checked.
   */
  readonly suppressions?: {
    /**
     * The suppressions that only head has, with ranges in head.
     */
    readonly introduced: readonly EvidenceFinding[];
    /**
     * The suppressions that only base has, with ranges in base.
     */
    readonly removed: readonly EvidenceFinding[];
    /**
     * The estimated number of diagnostics that the introduced suppressions hide. A comment such as `# type: ignore` counts one per named rule, or one without rules or for a whole file. `no_type_check` counts one, other suppressions zero.
     */
    readonly hidden: number;
  };
  /**
   * The server's configuration files that head changes. Both sides are checked with base's configuration.
   */
  readonly configuration: {
    /**
     * The files, ordered by path.
     */
    readonly changed: readonly ConfigurationChange[];
    /**
     * The rules of these files that head weakens, and the code that it excludes; absent if not checked.
     */
    readonly weakened?: readonly EvidenceFinding[];
  };
  /**
   * The removed files and tests, and the added stubs; absent if not checked.
   */
  readonly files?: {
    /**
     * The source files that head deletes, moves to a location that is not checked, or leaves without code.
     */
    readonly deleted: readonly EvidenceFinding[];
    /**
     * The new stubs, which the server reads instead of the code.
     */
    readonly stubs: readonly EvidenceFinding[];
    /**
     * The tests that head removes or skips, with ranges in base.
     */
    readonly tests: readonly EvidenceFinding[];
  };
}

/** A version of a document, and a commit that contains it. */
interface ExactVersion {
  readonly uri: string;
  readonly docVersion: string;
  readonly commit: string;
}

/**
 * Consecutive lines of a file.
 */
interface Excerpt {
  /**
   * The number of the first line, from 0.
   */
  readonly firstLine: number;
  /**
   * The lines, without line ends.
   */
  readonly lines: readonly string[];
}

type Facts = NonNullable<Bundle['facts']>;

/**
 * The results, by operation.
 */
type Facts_in_model_generated_bundle =
  | DiagnosticsFacts
  | DefinitionsFacts
  | TypeDefinitionsFacts
  | ImplementationsFacts
  | DeclarationsFacts
  | ReferencesFacts
  | HoverFacts
  | SymbolsFacts
  | CapabilitiesFacts
  | RequestFacts
  | StatusFacts
  | PrepareRenameFacts
  | EditFacts
  | CodeActionsFacts
  | RewardFacts;

/**
 * The cause of a side or check that could not be completed.
 */
interface Failure {
  /**
   * The side.
   */
  readonly side: 'before' | 'after';
  /**
   * The project, relative to the repository's root; null for all projects.
   */
  readonly workingDirectory: string | null;
  /**
   * The stable code; see docs/errors.md.
   */
  readonly code: string;
  /**
   * The message for people: what happened, and what to do.
   */
  readonly message: string;
  /**
   * Details for programs; any JSON, by code.
   */
  readonly details: {
    readonly [k: string]: unknown;
  };
  /**
   * The id of the next step; see docs/errors.md. Absent if the message already contains the next step, or if lanser knows no next step.
   */
  readonly hint?: string;
}

/** Credentials for fetching. Git sends them only over https, and only to the host and port of `serverUrl`. */
interface FetchAuthorization {
  /** For example `https://github.com`. */
  readonly serverUrl: string;
  readonly token: string;
}

/**
 * The result of checking a proposed move.
 */
interface FileRenameCheck {
  /**
   * The file that contains the proposal, relative to the repository's root. Null if the description of the pull request contains it.
   */
  readonly path: string | null;
  /**
   * The index of the edit in the proposal, from 0.
   */
  readonly index: number;
  /**
   * A move.
   */
  readonly kind: 'renameFile';
  /**
   * The old path, relative to the repository's root.
   */
  readonly oldUri: Uri;
  /**
   * The new path, relative to the repository's root.
   */
  readonly newUri: Uri;
  /**
   * `safe`: no safety check failed. `unsafe`: a safety check failed, or lanser refused the edit. `complete`: head contains the whole edit. `incomplete`: head contains only a part of the edit. `error`: the edit could not be previewed.
   */
  readonly conclusion: 'safe' | 'unsafe' | 'complete' | 'incomplete' | 'error';
  /**
   * The previewed edit as a unified diff. For `incomplete`, usually only the missing part, as a diff of head. Null if there is no diff.
   */
  readonly diff: string | null;
  /**
   * The number of errors and warnings in the affected files after the edit, minus the number before. A negative number is an improvement. Null if a number is unknown.
   */
  readonly delta: number | null;
  /**
   * The results of the edit's safety checks; null if lanser refused the edit or could not preview it.
   */
  readonly safety: Safety | null;
  /**
   * The places in head where the edit is missing, in canonical order. For a file that head has not moved, the start of the file. Empty unless `conclusion` is `incomplete`.
   */
  readonly missed: readonly Location[];
  /**
   * Changes of head that belong to no proposed edit, in the files of this edit; in canonical order. Absent unless `conclusion` is `complete` or `incomplete`.
   */
  readonly unrelated?: readonly UnrelatedChange[];
  /**
   * The score of the previewed edit; null if the edit has no score.
   */
  readonly reward: ProcessReward | null;
  /**
   * The cause, if lanser refused the edit or could not preview it; otherwise null or absent.
   */
  readonly error?: BundleError | null;
}

/** The current files of the workspace, in which selectors are resolved. */
interface FileWorkspace
  extends
    Omit<
      RelocationSource,
      'documentAtVersion' | 'changedFiles' | 'documentAt' | 'inCommit' | 'lastVersion' | 'laterChanges'
    >,
    Disposable {
  document(uri: string): Promise<VersionedDocument | undefined>;
  /** Returns the text of a file, if the file exists. `isPlain` is true for UTF-8 without a byte order mark. */
  source(uri: string): Promise<
    | {
        readonly text: string;
        readonly isPlain: boolean;
      }
    | undefined
  >;
  /** Returns the version of a file, if it exists in the workspace. Throws E/FS_PERMISSIONS for an unreadable file. */
  version(uri: string): DocumentVersion | undefined;
}

/**
 * A list of files.
 */
interface FilesScope {
  /**
   * A list of files.
   */
  readonly kind: 'files';
  /**
   * The files, in the same order in each run.
   */
  readonly files: readonly Uri[];
}

/** A function that returns the bytes of a version from a source other than the trace; undefined if not found. */
type FindVersion = (uri: string, blob: string) => Promise<Uint8Array | undefined>;

/** The version and the standard output of a tool that has run. */
interface FinishedTool {
  readonly version: string;
  readonly output: string;
}

/**
 * The last version in the history of HEAD in which a selector without `docVersion` matches exactly. lanser follows the selected code from this version to the present. Absent unless `historySearch.outcome` is `found`.
 */
interface FoundVersion {
  /**
   * The document's blob id.
   */
  readonly blob: DocumentVersion_in_model_generated_bundle;
  /**
   * A commit with this version; the last such commit if the history has no merges.
   */
  readonly commit: string;
}

/** A request with its answer, or a notification. Tokens replace the paths of the machine's folders. */
type Frame =
  | RequestFrame
  | (Message & {
      readonly type: 'notification';
    });

/** The role of a function. In TypeScript, `overload` also means a non-abstract signature without a body. */
type FunctionPart = 'plain' | 'overload' | 'getter' | 'setter' | 'deleter';

type GateScope = (typeof SCOPES)[number];

/**
 * The policy of head, which has no effect before the merge.
 */
interface HeadPolicy {
  /**
   * The findings that would fail the gate.
   */
  readonly failOn: readonly string[];
  /**
   * True if findings would never fail the gate.
   */
  readonly warnOnly: boolean;
  /**
   * True if the policy would be violated.
   */
  readonly failed: boolean;
  /**
   * The members of head's `failOn` that would apply.
   */
  readonly reasons: readonly string[];
  /**
   * The error in head's configuration; null if the configuration is valid. With an error, the lists are empty, and `warnOnly` and `failed` are false.
   */
  readonly error: string | null;
}

/**
 * Unreachable, unused or deprecated code. Hints are separate from diagnostics and never counted.
 */
interface Hint {
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The range in the file.
   */
  readonly range: Range;
  /**
   * The message.
   */
  readonly message: string;
  /**
   * The LSP DiagnosticTags.
   */
  readonly tags: readonly ('unnecessary' | 'deprecated')[];
}

/** Earlier versions of files, from the repository's objects or from the objects that the workspace keeps. */
interface History extends AsyncDisposable, Pick<RelocationSource, 'changedFiles' | 'laterChanges'> {
  /** Returns the bytes of a version of any file; undefined if they are not available. */
  bytes(docVersion: string): Promise<Uint8Array | undefined>;
  /**
   * Searches for the last commit that has the version `docVersion` at `uri` or at a possible former path of `uri`;
   * see {@link lastHolder}. Returns the version of the file `other` in this commit; null if the commit does not have
   * `other`. Returns undefined without Git or a repository, or if the search finds no commit.
   */
  fileAtVersion(docVersion: string, uri: string, other: string): Promise<string | null | undefined>;
  /** Returns a file's version in a commit; null if either is missing, undefined without Git or a repository. */
  versionAt(commit: string, uri: string): Promise<string | null | undefined>;
  /** Searches the history of HEAD for a document's last version that passes the query's test. */
  lastVersion(query: ByteQuery): Promise<VersionSearch>;
}

/**
 * The result of the search for `foundVersion`. Absent if lanser did not search the history.
 */
interface HistorySearch {
  /**
   * `found`: the search found a version. `none`: the whole history contains no such version. `shallow`: the incomplete history of a shallow clone contains no such version. `commit-limit`, `time-limit`: the search ended at a limit. `unavailable`: lanser cannot read the Git history. After `time-limit`, lanser accepts no candidate, because another run may find a version.
   */
  readonly outcome: 'found' | 'none' | 'shallow' | 'commit-limit' | 'time-limit' | 'unavailable';
  /**
   * The number of commits that were read; absent after `time-limit` and `unavailable`.
   */
  readonly commits?: number;
  readonly limits: HistorySearchLimits;
}

/**
 * The limits of the search.
 */
interface HistorySearchLimits {
  /**
   * The maximum number of commits.
   */
  readonly commits: number;
  /**
   * The maximum time in milliseconds.
   */
  readonly milliseconds: number;
}

/**
 * The hover text of a location.
 */
interface Hover {
  /**
   * The text.
   */
  readonly contents: string;
  /**
   * The format of the text.
   */
  readonly kind: 'markdown' | 'plaintext';
  /**
   * The range that the text describes; null if the server does not give the range.
   */
  readonly range: Range | null;
}

/**
 * A Python identifier.
 */
type Identifier = string;

/**
 * An import on the way from a name to its definition.
 */
interface ImportStep {
  /**
   * `import`: an import statement. `star`: a star import. `lazy`: a name that the code loads on access, for example in `__getattr__` or with `getattr(MODULE, name)`. `submodule`: a submodule that lanser finds by its name.
   */
  readonly kind: 'import' | 'star' | 'lazy' | 'submodule';
  /**
   * The importing file.
   */
  readonly uri: Uri;
  /**
   * The version of the importing file.
   */
  readonly docVersion: DocumentVersion_in_model_generated_bundle;
  /**
   * `import`: the name that the statement binds. `star`: the module's name. `lazy`: a string literal, or MODULE in `getattr(MODULE, name)`. `submodule`: null.
   */
  readonly range: Range | null;
  /**
   * The name in the importing file.
   */
  readonly name: string;
  /**
   * The file of the imported module.
   */
  readonly module: Uri;
}

/**
 * A server that failed, so that the facts lack its answer.
 */
interface IncompleteAnswer {
  /**
   * The server's name.
   */
  readonly server: string;
  /**
   * The error that a bundle of only this server contains.
   */
  readonly error: BundleError;
}

/** A class or function in the workspace's index. */
interface IndexedDefinition {
  readonly uri: string;
  readonly definition: Definition;
  /** The result of `fingerprintOf`. */
  readonly fingerprint: Uint8Array;
}

/**
 * A diagnostic that only head has.
 */
interface IntroducedDiagnostic {
  /**
   * The file, relative to the repository's root.
   */
  readonly uri: Uri;
  /**
   * The range in the file.
   */
  readonly range: Range;
  /**
   * The severity.
   */
  readonly severity: 'error' | 'warning' | 'information';
  /**
   * The name of the rule; null for a diagnostic without a rule.
   */
  readonly rule: string | null;
  /**
   * The message.
   */
  readonly message: string;
  /**
   * The code at the start of the range, with one line before and after it. Absent if one of these lines has more than 500 characters, or for diagnostics after the first 1,000 introduced ones of a project.
   */
  readonly excerpt?: Excerpt;
  /**
   * True if the diagnostic is not introduced in a second check with a different order of files, or has a different message or range there. The diagnostic still counts, because the Pyright command line reports it. Default: false.
   */
  readonly orderDependent?: true;
}

/**
 * Two numbers from 1: a line and a column, or two lines.
 *
 * @minItems 2
 * @maxItems 2
 */
type LineAndColumn = readonly [Ordinal, Ordinal];

/** The lines of a text, with conversion from offsets to positions and back. */
interface LineIndex {
  readonly text: string;
  readonly lineCount: number;
  /** Returns the line's text without its ending. */
  lineText(line: number): string;
  /** Clamps the offset to the text. An offset between CR and LF means the line's end. */
  positionAt(offset: number): Position;
  /** Clamps a character to its line, as in LSP, and a line beyond the text to the text's end. */
  offsetAt(position: Position): number;
}

/**
 * A range of lines.
 */
interface LineScope {
  /**
   * The first and the last line, both inclusive.
   */
  readonly lines: LineAndColumn;
}

/**
 * A scope and a pattern in it, with a marker: `models.py:MyClass.save@return <|>result`.
 */
interface LocateSelector {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * A selector of the kind `locate`.
   */
  readonly kind: 'locate';
  /**
   * The file, relative to the workspace (POSIX, not percent-encoded), or a file: URI.
   */
  readonly uri: Uri_in_model_generated_selector;
  /**
   * The scope of the search. Default: the whole file.
   */
  readonly scope?: SymbolScope | LineScope;
  /**
   * The pattern. White space between two words matches any white space, and `<|>` marks the location. If absent, the selector refers to the scope itself.
   */
  readonly find?: string;
  /**
   * The number of the match, from 1. Default: several matches are ambiguous.
   */
  readonly occurrence?: Ordinal;
  /**
   * The version of the file for which the selector was made. lanser follows the code from this version to the current version. Default: the current version. If the symbol or pattern does not match there, lanser searches the history.
   */
  readonly docVersion?: DocVersion;
}

interface LocateSession {
  readonly host: Host;
  readonly root: string;
  readonly files: FileWorkspace;
  readonly past: PastDocuments;
  readonly settings: RelocationSettings;
  readonly indexIo: Indexing;
}

/**
 * A line of the index: the outcome of a pair in one run.
 */
interface ManifestEntry {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * The version of the format.
   */
  readonly version: '1.0';
  /**
   * The digest of the pair without `id` and `$schema`. For a line that is not JSON, the digest of its text.
   */
  readonly pair: ContentHash;
  /**
   * The commit of the pair's base; null if the repository does not contain it.
   */
  readonly base: string | null;
  /**
   * The commit of the pair's head; null for a patch, and if the repository does not contain it.
   */
  readonly head: string | null;
  /**
   * The conclusion of the report; null without a report.
   */
  readonly conclusion: ('clean' | 'findings' | 'inconclusive') | null;
  /**
   * `sha256:` and the SHA-256 of the report's file, whose name is this digest; null without a report.
   */
  readonly report: string | null;
  /**
   * The cause of a missing report; null if there is a report.
   */
  readonly error: BundleError | null;
  /**
   * The version of lanser.
   */
  readonly tool: string;
  /**
   * The time that the pair took, in seconds. Later runs can use this time to balance their shards.
   */
  readonly seconds: number;
  /**
   * The time at which the gate of the pair ended, in ISO 8601 and UTC. Of several entries of a pair, the newest counts.
   */
  readonly endedAt: string;
}

interface Message {
  readonly direction: Direction;
  readonly server: string;
  readonly method: string;
  readonly params?: unknown;
}

/**
 * A document whose content is unavailable.
 */
interface MissingDocument {
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The version.
   */
  readonly docVersion: DocumentVersion_in_model_generated_bundle;
}

interface ModuleImporter {
  readonly uri: string;
  /** The number of leading dots; 0 for an absolute import. */
  readonly level: number;
}

/** The Python modules of one side of a comparison. */
interface ModuleSources {
  /** The paths of all Python files. May also contain other paths, which have no effect. */
  readonly files: readonly string[];
  /** Returns the text of a file; undefined if the text is unavailable. */
  text(file: string): Promise<string | undefined>;
}

/**
 * The text `module`, then the module's dotted name.
 *
 * @minItems 2
 * @maxItems 2
 */
type ModuleStep = readonly ['module', string];

/**
 * A program and its version.
 */
interface NameAndVersion {
  /**
   * The name.
   */
  readonly name: string;
  /**
   * The version that the program reports.
   */
  readonly version: string;
}

/** Folders of this machine, with the names that replace them in output. The workspace's name is empty. */
interface NamedRoots {
  /** The roots in the caller's order. */
  readonly entries: readonly RootEntry[];
  /** Returns a name such as `src/a.py` or `site-packages:x.py`; `external:x.py` if no root contains the file. */
  nameOf(absolutePath: string): string;
  /** Returns the name of a `file:` URI. Returns any other URI unchanged. */
  nameOfUri(uri: string): string;
  /** Replaces the roots' paths in a text with the roots' names, except in quoted code ({@link QUOTED_PATH}). */
  withoutPaths(text: string): string;
}

/**
 * A number from 0.
 */
type Natural = number;

/**
 * A number from 1.
 */
type Ordinal = number;

interface PastDocuments extends Pick<History, 'bytes' | 'changedFiles' | 'laterChanges'> {
  /** Returns a version of a document; undefined if its content is not available. */
  at(docVersion: string, uri: string): Promise<VersionedDocument | undefined>;
  /**
   * Returns the document `other` in the last commit that has the version `docVersion` at `uri` or a possible former
   * path of `uri` (see {@link History.fileAtVersion}); null if this commit does not have `other`. Returns undefined
   * without such a commit, without Git or a repository, or without the content of `other`.
   */
  documentAtVersion(
    docVersion: string,
    uri: string,
    other: string,
  ): Promise<VersionedDocument | null | undefined>;
  /** Returns a commit's document; null if either is missing; undefined without Git, a repository or the content. */
  inCommit(commit: string, uri: string): Promise<VersionedDocument | null | undefined>;
  last(query: VersionQuery): Promise<VersionSearch>;
}

/** The text of a version of a document. `document` parses the syntax. */
interface PastText {
  readonly uri: string;
  readonly lines: {
    readonly text: string;
  };
  document(): Promise<SourceDocument>;
}

/** A version of a document in the history of HEAD. Default of `commit`: the last commit with this version. */
interface PastVersion {
  readonly uri: string;
  readonly docVersion: string;
  readonly commit?: string;
}

/** A permission that a token may lack, as written under `permissions` of a workflow. */
type Permission = 'checks: write' | 'pull-requests: write' | 'pull-requests: read';

/**
 * The policy, read from base, and its result.
 */
interface Policy {
  /**
   * The kinds of findings and other results that fail the gate.
   */
  readonly failOn: readonly string[];
  /**
   * True if findings never fail the gate.
   */
  readonly warnOnly: boolean;
  /**
   * True if the policy is violated, even if `warnOnly` is true.
   */
  readonly failed: boolean;
  /**
   * The members of `failOn` that apply and that no label waives.
   */
  readonly reasons: readonly string[];
  /**
   * The members of `failOn` that apply, but that base's policy waives because of a label of the pull request. Absent if there are none.
   */
  readonly waived?: readonly Waiver[];
  /**
   * The result of head's own policy for the same findings; absent if head does not change the policy.
   */
  readonly head?: HeadPolicy;
}

/** A position in a text. Zero-based; `character` counts UTF-16 code units. */
interface Position {
  readonly line: number;
  readonly character: number;
}

/**
 * The components of pr-v1.
 */
interface PrComponents {
  /**
   * The number of errors and warnings before the step, minus the number after it. A positive value is an improvement.
   */
  readonly diag_delta: number;
  /**
   * S: the share of the edit's checks that passed, from 0 to 1.
   */
  readonly safety: Share;
  /**
   * 1 minus `alpha_conf`.
   */
  readonly ambiguity_penalty: Share;
  /**
   * A: the confidence of the selector's resolution, from 0 to 1.
   */
  readonly alpha_conf: Share;
}

/**
 * The reward pr-v1: α·(D before − D after) + β·S − γ·(1 − A). D: the number of errors and warnings. S: the share of the edit's checks that passed. A: the confidence of the selector's resolution.
 */
interface PrReward {
  /**
   * The formula.
   */
  readonly version: 'pr-v1';
  /**
   * The id of the bundle before the step; in a gate, of the bundle of base or of the previous commit. Null for an edit that lanser compares with the state before the edit.
   */
  readonly previousBundleId: ContentHash | null;
  /**
   * The reward. A positive value is an improvement.
   */
  readonly r: number;
  /**
   * The components of the reward, without weights.
   */
  readonly components: PrComponents;
  /**
   * The weights of the formula.
   */
  readonly weights: PrWeights;
  /**
   * `bundle`: the step leads to a bundle. `gate`: the step leads from one Git tree to another, for example from base to head.
   */
  readonly source: 'bundle' | 'gate';
  /**
   * True if the diagnostics before and after the step were counted in different scopes; `diag_delta` is then 0.
   */
  readonly scopeChanged: boolean;
  /**
   * An explanation for people, in one sentence.
   */
  readonly explanation: string;
}

/**
 * The text that a rename would replace.
 */
interface PrepareRename {
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The range of the name.
   */
  readonly range: Range;
  /**
   * The current name.
   */
  readonly placeholder: string;
}

interface ProgramResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * A folder that is checked separately.
 */
interface Project {
  /**
   * The folder, relative to the repository's root; `.` for the root.
   */
  readonly workingDirectory: string;
  /**
   * The digest of the server's configuration. Both sides use base's configuration. Null if the server read no configuration file, or if a side could not be checked.
   */
  readonly configDigest: ContentHash | null;
  /**
   * The check of base; null if base or head could not be checked.
   */
  readonly before: ProjectSide | null;
  /**
   * The check of head; null if base or head could not be checked.
   */
  readonly after: ProjectSide | null;
  /**
   * The project's Python environment; null if none was found. Absent if the value equals `environment.python`.
   */
  readonly python?: ReportPython | null;
}

/**
 * The check of a project in base or in head.
 */
interface ProjectSide {
  /**
   * The id of the diagnostics bundle.
   */
  readonly bundleId: ContentHash;
  /**
   * The number of checked files.
   */
  readonly files: number;
  /**
   * The number of diagnostics of the checked files by severity.
   */
  readonly counts: Counts;
}

/**
 * The result of checking a proposed edit, by its kind.
 */
type ProposalCheck = RenameCheck | FileRenameCheck | CodeActionCheck;

/**
 * The source of the facts: a language server (`lsp`), or a compiler or checker.
 */
type Provenance = 'lsp' | 'compiler';

/** Options of publishing. Defaults: GITHUB_REPOSITORY for `repository`, the `workflow_run` head for `headSha`. */
interface PublishOptions {
  readonly repository?: string | undefined;
  readonly headSha?: string | undefined;
  readonly pullRequest?: number | undefined;
  readonly name?: string | undefined;
  readonly comment: CommentMode;
  readonly checkRun: boolean;
}

/**
 * `[startLine, startCharacter, endLine, endCharacter]`: zero-based, end exclusive. Characters are UTF-16 code units, unless the document has a different `positionEncoding`.
 *
 * @minItems 4
 * @maxItems 4
 */
type Range = readonly [number, number, number, number];

/**
 * A range of one file.
 */
interface RangeScope {
  /**
   * A range of one file.
   */
  readonly kind: 'range';
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The range in the file.
   */
  readonly range: Range;
}

/**
 * A range of text: `src/app.py@R(42,7->44,1)`.
 */
interface RangeSelector {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * A selector of the kind `range`.
   */
  readonly kind: 'range';
  /**
   * The file, relative to the workspace (POSIX, not percent-encoded), or a file: URI.
   */
  readonly uri: Uri_in_model_generated_selector;
  /**
   * The start: line and column.
   */
  readonly start: LineAndColumn;
  /**
   * The end, exclusive: line and column.
   */
  readonly end: LineAndColumn;
  /**
   * The unit of columns. Default: the unit of the request (on the command line, `--index-io`), else the configured unit, else utf-16.
   */
  readonly indexing?: Indexing;
  /**
   * The version of the file for which the selector was made. lanser follows the code from this version to the current version. Default: the current version.
   */
  readonly docVersion?: DocVersion;
}

interface ReadTraceOptions {
  /** Returns a schema violation of the event; undefined for a valid event. */
  readonly violation: (event: unknown) => string | undefined;
  /** True to accept a truncated trace, up to its last complete event. */
  readonly partial?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Receives the number of bytes read so far. */
  readonly progress?: ((bytes: number) => void) | undefined;
}

/**
 * A kind of finding or other notable result, with its number.
 */
interface Reason {
  /**
   * The kind: a value of `failOn`, or `introduced-information`.
   */
  readonly code:
    | 'introduced-errors'
    | 'introduced-warnings'
    | 'introduced-information'
    | 'negative-reward'
    | 'nondeterminism'
    | 'schema'
    | 'unsafe-rename'
    | 'incomplete-rename'
    | 'suppressions'
    | 'config-weakened'
    | 'unstable'
    | 'unresolved-imports'
    | 'inconclusive';
  /**
   * The number of findings or results of this kind.
   */
  readonly count: number;
}

/**
 * A bundle without the values of this machine or run: `environment.local`, `meta.timing` and `meta.startedAt`.
 */
type RecordedBundle = Bundle;

/** A frame (a recorded request or notification), with the number of its event in the trace file. */
type RecordedFrame = Frame & {
  readonly seq: number;
};

/**
 * A related location of a diagnostic.
 */
interface RelatedInformation {
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The range in the file.
   */
  readonly range: Range;
  /**
   * The message about this location.
   */
  readonly message: string;
}

/** The thresholds for accepting and showing candidates. */
interface RelocationSettings {
  /** The minimum score of an accepted candidate. */
  readonly tau: number;
  /** The minimum difference between the scores of an accepted candidate and the next-best candidate. */
  readonly delta: number;
  /** The maximum number of candidates to show. Candidates with a score of 1 are always shown. */
  readonly topK: number;
}

/** The workspace and history in which selectors are relocated. */
interface RelocationSource extends SourceWorkspace {
  /** Returns a version of the document `uri`; undefined if the version's content is not available. */
  documentAt(docVersion: string, uri: string): Promise<SourceDocument | undefined>;
  /** Returns `other` in the last commit that contains `docVersion` of `uri`; null if absent, undefined if unknown. */
  documentAtVersion(
    docVersion: string,
    uri: string,
    other: string,
  ): Promise<SourceDocument | null | undefined>;
  /** Returns a document at a commit; null if the document or the commit does not exist, undefined if unknown. */
  inCommit(commit: string, uri: string): Promise<SourceDocument | null | undefined>;
  /** Searches the history of HEAD for the last version that passes the query's test. */
  lastVersion(query: VersionQuery): Promise<VersionSearch>;
  /**
   * Returns the first 500 changes of a document after a version, oldest first. Reads only the first-parent history of
   * HEAD. Returns an empty list if the history or version is unknown, or if no later commit changes the document.
   */
  laterChanges(version: PastVersion): Promise<readonly DocumentChange[]>;
  /** Returns up to 100 changed source files, paths similar to `uri` first; undefined if the commit is unreadable. */
  changedFiles(commit: string, uri: string): Promise<readonly ChangedFile[] | undefined>;
  /** Returns the possible paths of a module in the workspace, including paths of files that do not exist. */
  modulePaths(name: string): Promise<readonly string[]>;
  /** Returns only the text of a document; undefined if it does not exist. Throws E/FS_PERMISSIONS if unreadable. */
  text(uri: string): Promise<string | undefined>;
  /** Returns the classes and functions of the indexed files, ordered by uri (code units) and place. */
  definitions(): Promise<readonly IndexedDefinition[]>;
  /** Returns the workspace's files in an indexed language, ordered by code units. */
  files(): Promise<readonly string[]>;
}

/**
 * The conditions for an accepted candidate, and the maximum number of listed candidates.
 */
interface RelocationThresholds {
  /**
   * The minimum score of an accepted candidate.
   */
  readonly tau: Share;
  /**
   * The minimum difference between the scores of an accepted candidate and the next candidate.
   */
  readonly delta: Share;
  /**
   * The maximum number of listed candidates. If more candidates have the score 1, lanser lists all of these.
   */
  readonly topK: number;
}

/**
 * The weights of a candidate's `features` in its score.
 */
interface RelocationWeights {
  /**
   * The weight of `features.ast`.
   */
  readonly ast: Share;
  /**
   * The weight of `features.module`.
   */
  readonly module: Share;
  /**
   * The weight of `features.token`.
   */
  readonly token: Share;
  /**
   * The weight of `features.prox`.
   */
  readonly prox: Share;
}

/**
 * The result of checking a proposed rename.
 */
interface RenameCheck {
  /**
   * The file that contains the proposal, relative to the repository's root. Null if the description of the pull request contains it.
   */
  readonly path: string | null;
  /**
   * The index of the edit in the proposal, from 0.
   */
  readonly index: number;
  /**
   * A rename.
   */
  readonly kind: 'rename';
  /**
   * The selector, as proposed.
   */
  readonly selector: string | PositionSpec;
  /**
   * The new name.
   */
  readonly newName: string;
  /**
   * `safe`: no safety check failed. `unsafe`: a safety check failed, or lanser refused the edit. `complete`: head contains the whole edit. `incomplete`: head contains only a part of the edit. `error`: the edit could not be previewed.
   */
  readonly conclusion: 'safe' | 'unsafe' | 'complete' | 'incomplete' | 'error';
  /**
   * The previewed edit as a unified diff. For `incomplete`, usually only the missing part, as a diff of head. Null if there is no diff.
   */
  readonly diff: string | null;
  /**
   * The number of errors and warnings in the affected files after the edit, minus the number before. A negative number is an improvement. Null if a number is unknown.
   */
  readonly delta: number | null;
  /**
   * The results of the edit's safety checks; null if lanser refused the edit or could not preview it.
   */
  readonly safety: Safety | null;
  /**
   * The places in head where the edit is missing, in canonical order. For a file that head has not moved, the start of the file. Empty unless `conclusion` is `incomplete`.
   */
  readonly missed: readonly Location[];
  /**
   * Changes of head that belong to no proposed edit, in the files of this edit; in canonical order. Absent unless `conclusion` is `complete` or `incomplete`.
   */
  readonly unrelated?: readonly UnrelatedChange[];
  /**
   * The score of the previewed edit; null if the edit has no score.
   */
  readonly reward: ProcessReward | null;
  /**
   * The cause, if lanser refused the edit or could not preview it; otherwise null or absent.
   */
  readonly error?: BundleError | null;
}

/**
 * The move of a file or folder.
 */
interface RenameOperation {
  /**
   * A move.
   */
  readonly kind: 'rename';
  /**
   * The old path.
   */
  readonly oldUri: Uri;
  /**
   * The new path.
   */
  readonly newUri: Uri;
  /**
   * The behaviour if the target exists. Default: the operation fails.
   */
  readonly options?: TargetOptions;
  /**
   * The key in `annotations` of the annotation that applies; absent if there is no annotation.
   */
  readonly annotation?: string;
}

/**
 * The tools of the check, and their configuration.
 */
interface ReportEnvironment {
  /**
   * The name and version of lanser.
   */
  readonly tool: NameAndVersion;
  /**
   * The name and version of the language server that reported the diagnostics.
   */
  readonly server: NameAndVersion;
  /**
   * The Python environment of the first project; null if none was found.
   */
  readonly python: ReportPython | null;
  /**
   * The operating system and processor, such as `linux-x64`.
   */
  readonly platform: string;
  /**
   * The Python environments that Pyright's configuration names, but that the gate does not read. Imports from them may be unresolved. Absent if the list would be empty.
   */
  readonly unread?: readonly UnreadEnvironment[];
  /**
   * The Python environments of the projects that the gate found, but could not use or must not read. Absent if the list would be empty.
   */
  readonly skipped?: readonly SkippedEnvironment[];
  /**
   * The limit on the server's file access, in addition to a preloaded script. `permission-model`: Node's permission model. `none`: only the script, because the gate's Node has no stable permission model.
   */
  readonly cage: 'permission-model' | 'none';
}

/**
 * The Python environment in which imports are resolved.
 */
interface ReportPython {
  /**
   * The Python version, such as `3.12.3`.
   */
  readonly version: string;
  /**
   * The digest of the names and versions of the installed distributions.
   */
  readonly packagesDigest: ContentHash;
  /**
   * The number of installed distributions.
   */
  readonly packages?: number;
  /**
   * The origin of the environment. `option`: the caller names it. `pyright-configuration`: `venvPath` and `venv` of Pyright's configuration name it. `active`: the interpreter on PATH belongs to it. `project`: it is in the project's folder or a folder above, or UV_PROJECT_ENVIRONMENT names it. `path`: the interpreter on PATH, outside of any environment or in Conda's base environment.
   */
  readonly source?: 'option' | 'pyright-configuration' | 'active' | 'project' | 'path';
  /**
   * The environment's folder, relative to the repository's root; null if the folder is outside of the repository.
   */
  readonly folder?: string | null;
}

/**
 * The files that both sides checked.
 */
interface ReportScope {
  /**
   * `full`: all files. `affected`: only the files whose diagnostics the change can affect.
   */
  readonly kind: 'full' | 'affected';
  /**
   * The number of files that were checked in base, in head or in both. A file in both counts once.
   */
  readonly checked: number;
  /**
   * The number of files that the projects have in base, in head or in both. A file in both counts once.
   */
  readonly files: number;
  /**
   * The reason why the gate checked all files of a project although only the affected files were requested. Absent if this did not happen.
   */
  readonly reason?: string;
}

/** A diagnostic in the tool's output. */
interface ReportedItem extends ReportedPlace {
  /** In a bundle's facts, hints are separate from the diagnostics, and are not counted. */
  readonly severity: Severity | 'hint';
  readonly rule: string | null;
  readonly message: string;
  readonly source: string;
  readonly related?: readonly (ReportedPlace & {
    readonly message: string;
  })[];
  /** The column unit; default: the adapter's. */
  readonly unit?: ColumnUnit;
}

/** A location in the tool's output. `file` is a `file:` URI or a path, absolute or relative to the workspace. */
interface ReportedPlace {
  readonly file: string;
  readonly span: Span;
}

/**
 * The start of an operation.
 */
interface RequestEvent {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * A request to lanser.
   */
  readonly kind: 'request';
  /**
   * The number of the event in the file, from 0.
   */
  readonly seq: number;
  /**
   * The number of the operation, from 0 in the order of the requests.
   */
  readonly index: number;
  /**
   * The request, as in the bundle.
   */
  readonly request: BundleRequest_in_model_generated_bundle;
  /**
   * The selector as given; absent for operations without a selector.
   */
  readonly original?: string;
  /**
   * The bundle with which the reward compares this operation's bundle; null to compare with no bundle. Default: the bundle of the previous operation.
   */
  readonly previous?: RecordedBundle | null;
  /**
   * The values that differ between two traces of the same work; absent if not measured.
   */
  readonly timing?: EventTiming;
  /**
   * The call that made the request; absent if `request` contains everything that the call specifies.
   */
  readonly call?: TracedCall;
}

interface RequestFrame extends Message {
  readonly type: 'request';
  /** Absent if no answer was recorded, for example because the operation ended before the answer. */
  answer?:
    | {
        readonly result: unknown;
      }
    | {
        readonly error: ResponseError;
      };
}

/**
 * A compiler or checker, or a format that many of them write.
 */
type RequestedTool = 'pyright' | 'mypy' | 'tsc' | 'ruff' | 'sarif';

/**
 * An import that lanser followed, or the outline of a file by a language server.
 */
type ResolutionEvidence = ImportStep | ServerOutline;

/**
 * A diagnostic that only base has.
 */
interface ResolvedDiagnostic {
  /**
   * The file, relative to the repository's root.
   */
  readonly uri: Uri;
  /**
   * The range in the file.
   */
  readonly range: Range;
  /**
   * The severity.
   */
  readonly severity: 'error' | 'warning' | 'information';
  /**
   * The name of the rule; null for a diagnostic without a rule.
   */
  readonly rule: string | null;
  /**
   * The message.
   */
  readonly message: string;
  /**
   * True if head deletes the file or renames it to a path that is not checked; the diagnostic then does not count as fixed. Default: false.
   */
  readonly fileDeleted?: true;
  /**
   * True if head deletes the statement with the diagnostic, comments it out, or replaces it by a placeholder such as `pass`. Default: false.
   */
  readonly codeDeleted?: true;
}

/**
 * A JSON-RPC error.
 */
interface ResponseError {
  /**
   * The JSON-RPC code of the error; 0 for an error of lanser.
   */
  readonly code: number;
  /**
   * The message. Names such as `${typeshed}` replace folders of the machine.
   */
  readonly message: string;
  /**
   * Additional data, any JSON; absent if there is none. For an error of lanser: the stable code in `lanser`, the details in `details`, and a hint, if any, in `hint`.
   */
  readonly data?: unknown;
}

/**
 * The components of rl-csf-v2.
 */
interface RlCsf2Components {
  /**
   * The number of errors and warnings that disappeared, minus the number that appeared. If lanser collected evidence, diagnostics that disappeared with deleted code do not count.
   */
  readonly diag_delta: number;
  /**
   * The number of the step's changes that reduce the number of diagnostics without improving the code. Files that are deleted as a whole do not count. 0 if lanser collected no evidence.
   */
  readonly evidence: number;
  /**
   * The part of `evidence` that consists of suppressions, directives and weaker configuration.
   */
  readonly weakened: number;
  /**
   * 1 if the step ended in an error; otherwise 0.
   */
  readonly tool_error: 0 | 1;
}

/**
 * The reward rl-csf-v2: (Φ(after) − Φ(before) − wE·E) / 10, with Φ = wD·n − wH·h, limited to −10 … 10. n: the errors and warnings that disappeared since the start of the series, minus those that appeared. With evidence of hidden errors, n is at most 0. h: the suppressions, directives and weaker settings since the start of the series. E: 1 if the step ended in an error.
 */
interface RlCsf2Reward {
  /**
   * The formula.
   */
  readonly version: 'rl-csf-v2';
  /**
   * The id of the bundle before the step; in a gate, of the bundle of base or of the previous commit. Null for an edit that lanser compares with the state before the edit.
   */
  readonly previousBundleId: ContentHash | null;
  /**
   * The reward. A positive value is an improvement.
   */
  readonly r: number;
  /**
   * The components of the reward, without weights.
   */
  readonly components: RlCsf2Components;
  /**
   * The weights of the formula.
   */
  readonly weights: RlCsf2Weights;
  /**
   * `bundle`: the step leads to a bundle. `gate`: the step leads from one Git tree to another, for example from base to head.
   */
  readonly source: 'bundle' | 'gate';
  /**
   * True if the diagnostics before and after the step were counted in different scopes; `diag_delta` is then 0.
   */
  readonly scopeChanged: boolean;
  /**
   * An explanation for people, in one sentence.
   */
  readonly explanation: string;
}

/**
 * The weights of rl-csf-v2. The formula divides by 10, so a weight of 1 counts as 0.1.
 */
interface RlCsf2Weights {
  /**
   * The weight of an error or warning.
   */
  readonly wD: number;
  /**
   * The weight of a suppression, a directive or a weaker setting.
   */
  readonly wH: number;
  /**
   * The weight of `tool_error`.
   */
  readonly wE: number;
}

/**
 * The components of rl-csf-v1.
 */
interface RlCsfComponents {
  /**
   * The number of errors and warnings before the step, minus the number after it. A positive value is an improvement.
   */
  readonly diag_delta: number;
  /**
   * The share of passed checks after the step, minus the share before it.
   */
  readonly safety_delta: number;
  /**
   * The confidence of the selector's resolution after the step, minus the confidence before it.
   */
  readonly confidence_delta: number;
  /**
   * 1 if the step ended in an error; otherwise 0.
   */
  readonly tool_error: 0 | 1;
}

/**
 * The reward rl-csf-v1: γ·Φ(after) − Φ(before) − wE·E, with Φ = −wD·D + wS·S + wA·A. D: the number of errors and warnings. S: the share of the edit's checks that passed. A: the confidence of the selector's resolution. E: 1 if the step ended in an error.
 */
interface RlCsfReward {
  /**
   * The formula.
   */
  readonly version: 'rl-csf-v1';
  /**
   * The id of the bundle before the step; in a gate, of the bundle of base or of the previous commit. Null for an edit that lanser compares with the state before the edit.
   */
  readonly previousBundleId: ContentHash | null;
  /**
   * The reward. A positive value is an improvement.
   */
  readonly r: number;
  /**
   * The components of the reward, without weights.
   */
  readonly components: RlCsfComponents;
  /**
   * The weights of the formula.
   */
  readonly weights: RewardWeights;
  /**
   * `bundle`: the step leads to a bundle. `gate`: the step leads from one Git tree to another, for example from base to head.
   */
  readonly source: 'bundle' | 'gate';
  /**
   * True if the diagnostics before and after the step were counted in different scopes; `diag_delta` is then 0.
   */
  readonly scopeChanged: boolean;
  /**
   * An explanation for people, in one sentence.
   */
  readonly explanation: string;
}

interface RootEntry {
  /** '' for the workspace. */
  readonly name: string;
  /** Absolute. */
  readonly path: string;
  /** True to keep the path in texts. A path such as `/usr` can come from code that a text quotes. */
  readonly onlyLocations?: boolean;
  /** True to replace the path only in texts. Files in this folder get the names of other roots, or `external`. */
  readonly onlyTexts?: boolean;
}

/** The values from which an adapter builds a tool's arguments. All paths are absolute. */
interface RunRequest {
  readonly version: string;
  readonly workspace: string;
  /** Empty for the files that the tool checks by default. */
  readonly files: readonly string[];
  /** A temporary folder for files that the tool writes. */
  readonly scratch: string;
}

/** The version of the format that Harbor's `rfcs/0001-trajectory-format.md` defines. */
declare const SCHEMA_VERSION = 'ATIF-v1.7';

declare const SCOPES: readonly ['full', 'affected'];

/**
 * The checks of an edit. Only `verification` runs after lanser has written the files.
 */
interface Safety {
  /**
   * The share of passed checks, from 0 to 1. Checks whose `passed` is null do not count. If no check counts, the share is 1.
   */
  readonly ready: Share;
  /**
   * The checks and their results.
   */
  readonly checks: readonly Check[];
}

/**
 * The result of checking a schema or a document.
 */
interface SchemaCheck {
  /**
   * The file, relative to the repository's root.
   */
  readonly path: string;
  /**
   * `valid`, `invalid`, or `undecided` (the reason is in `details`). For a JSON Schema that head changes, also `compatible` or `breaking`. `removed`: head deletes the schema, or renames it to a name without `.json`. `unchanged`: only keywords such as `title` differ.
   */
  readonly conclusion:
    | 'valid'
    | 'invalid'
    | 'compatible'
    | 'breaking'
    | 'removed'
    | 'undecided'
    | 'unchanged';
  /**
   * True for a changed JSON Schema if its old and new paths match none of the gate's globs for schemas. The report shows the result, but the result cannot fail the gate. Default: false.
   */
  readonly advisory?: true;
  /**
   * The name of lanser's schema that the document was checked against; null if there is none, for example for a JSON Schema of the repository.
   */
  readonly schema:
    | (
        | 'selector'
        | 'bundle'
        | 'plan'
        | 'trace'
        | 'proposal'
        | 'report'
        | 'config'
        | 'batch'
        | 'candidates'
        | 'delta'
        | 'manifest'
        | 'training-record'
      )
    | null;
  /**
   * The violations of a document, or the differences of a JSON Schema; empty if there are none.
   */
  readonly details: readonly (SchemaViolation | SchemaDifference_in_model_generated_report)[];
}

/**
 * A difference between two versions of a JSON Schema.
 */
interface SchemaDifference_in_model_generated_report {
  /**
   * A JSON pointer into the new schema, or into the old schema if the new one lacks the value.
   */
  readonly pointer: string;
  /**
   * The line in head's file, from 1, of the value at `pointer` or of its nearest existing parent. Absent if unknown, and after the first 100 differences of a file.
   */
  readonly line?: number;
  /**
   * The documents that `verdict` is about. `backward`: documents of the old schema, which the new schema validates. `forward`: documents of the new schema, which the old schema validates.
   */
  readonly direction: 'backward' | 'forward';
  /**
   * The effect of the difference on the documents that `direction` selects.
   */
  readonly verdict: 'compatible' | 'breaking' | 'undecided';
  /**
   * The difference, in words.
   */
  readonly reason: string;
  /**
   * An example, any JSON. For `backward`, the old schema accepts the example, and the new schema rejects it; for `forward`, vice versa. Absent if no example was found.
   */
  readonly counterExample?: unknown;
}

/**
 * A violation of a schema in a document.
 */
interface SchemaViolation {
  /**
   * The line, from 1, if the file contains one JSON document per line; otherwise null.
   */
  readonly line: number | null;
  /**
   * A JSON pointer into the document, which can be one line of the file. Empty for the whole document.
   */
  readonly pointer: string;
  /**
   * The expected value, in words.
   */
  readonly expected: string;
  /**
   * The actual value, any JSON. Absent if its JSON has more than 1,000 UTF-16 code units, or if the check does not report values.
   */
  readonly value?: unknown;
}

/**
 * The scope of the counted diagnostics: all files that the server's configuration includes, a list of files, or a range of one file.
 */
type Scope = WorkspaceScope | FilesScope | RangeScope;

/**
 * A name in any supported language; `$` and a leading `#` occur in TypeScript.
 */
type ScopeName = string;

/**
 * The kind of a selector.
 */
type SelectorKind_in_model_generated_bundle = 'cursor' | 'range' | 'symbol' | 'ast' | 'anchor' | 'locate';

/**
 * The outline that a language server gives for a file in a language that lanser does not parse itself.
 */
interface ServerOutline {
  /**
   * The answer to `textDocument/documentSymbol`.
   */
  readonly kind: 'documentSymbol';
  /**
   * The file.
   */
  readonly uri: Uri;
  /**
   * The version of the file.
   */
  readonly docVersion: DocumentVersion_in_model_generated_bundle;
  /**
   * The source of the definitions.
   */
  readonly provenance: 'lsp';
  /**
   * The server's name.
   */
  readonly server: string;
}

/** Parsed settings of Pyright. */
type Settings = Readonly<Record<string, unknown>>;

/**
 * A share, from 0 to 1.
 */
type Share = number;

/**
 * A side of the comparison: base or head.
 */
interface Side {
  /**
   * The commit id; null for the working tree.
   */
  readonly commit: string | null;
  /**
   * The Git tree id.
   */
  readonly tree: string;
  /**
   * The id of the diagnostics bundle. For several projects, the digest of the list of their folders and bundle ids. Null if base or head could not be checked.
   */
  readonly bundleId: ContentHash | null;
  /**
   * The number of diagnostics of all projects, by severity. Null if base or head could not be checked, or if only the affected files were checked.
   */
  readonly counts: Counts | null;
}

/** A cache of base's check results. Entries are untrusted: they may be damaged, outdated, or written by others. */
interface SideCache {
  /** Returns an entry; undefined if it is missing or cannot be read. */
  get(key: string): Promise<string | undefined>;
  /** Stores an entry. Never fails: without disk space or permission, nothing is stored. */
  put(key: string, text: string): Promise<void>;
}

/** A side of the gate: `before` is base, and `after` is head. */
type SideName = 'before' | 'after';

/**
 * A Python environment of a project that the gate found, but could not use or must not read.
 */
interface SkippedEnvironment {
  /**
   * The environment's folder, relative to the repository's root; null if the folder is outside of the repository.
   */
  readonly folder: string | null;
  /**
   * The reason why the gate does not use the environment, in some cases with the next step.
   */
  readonly reason: string;
}

interface SourceDocument extends SourceSyntax {
  /** The path relative to the workspace, or a `file:` URI, as in selectors. */
  readonly uri: string;
  /** The Git blob id of the document's bytes, prefixed by `blob:`. */
  readonly docVersion: string;
  readonly lines: LineIndex;
}

interface SourceSyntax extends TreeQueries {
  /** In source order. */
  readonly definitions: readonly Definition[];
  /** Returns the tokens of the text, including comments, in source order. */
  tokens(): readonly Token[];
  /** True if the parser finds a syntax error. */
  readonly hasSyntaxError: boolean;
  /** False if an open brace continues the logical line, as in Python. */
  readonly bracesAreBlocks: boolean;
}

interface SourceWorkspace {
  document(uri: string): Promise<SourceDocument | undefined>;
  /**
   * Returns one URI for each import root that contains the module: the source file or, if it is missing, the stub. A
   * name that starts with `./` is the path of a file. Resolves a relative import from the folder of `from.uri`. If no
   * root contains the module of an absolute import, searches for the module in the folder of `from.uri`.
   */
  modules(name: string, from?: ModuleImporter): Promise<readonly string[]>;
}

/** The texts of the sources before or after a change, by URI. */
type Sources = ReadonlyMap<string, string>;

/** The reported part of a file, zero-based, with exclusive ends. Columns, offsets and lengths use the column unit. */
type Span =
  /** Only the file is known. The range is empty, at the start of the file. */
  | {
      readonly kind: 'file';
    }
  /** The line without its ending. */
  | {
      readonly kind: 'line';
      readonly line: number;
    }
  /** The end is unknown: the range covers the identifier at the start, or is empty. */
  | {
      readonly kind: 'start';
      readonly line: number;
      readonly column: number;
    }
  /** `endColumn: null` means the end of the line. */
  | {
      readonly kind: 'range';
      readonly line: number;
      readonly column: number;
      readonly endLine: number;
      readonly endColumn: number | null;
    }
  /** The offset counts from the start of the text. Line endings count too. */
  | {
      readonly kind: 'offset';
      readonly offset: number;
      readonly length: number;
    };

/** Zero-based UTF-16 offsets into a document's text, the end exclusive. */
interface Span_in_syntax_definition {
  readonly start: number;
  readonly end: number;
}

/** A statement, definition or comment, with its kind in the grammar. */
interface Statement extends Span_in_syntax_definition {
  readonly kind: string;
}

/** The changes of one step that the count of diagnostics does not show. */
interface StepEvidence {
  readonly evidence: number;
  readonly weakened: number;
  /** The number of errors and warnings that disappeared because their code was deleted. */
  readonly deleted: number;
}

/**
 * `sym1:` and 96 hexadecimal digits. The first 32 identify the definition by language, module, qualified name, kind and overload. The other 64 are a fingerprint of the definition's code.
 */
type SymbolId = string;

/**
 * A stable id of a symbol, with a fingerprint of its structure.
 */
type SymbolId_in_model_generated_selector = string;

/**
 * The name of an LSP SymbolKind.
 */
type SymbolKind =
  | 'File'
  | 'Module'
  | 'Namespace'
  | 'Package'
  | 'Class'
  | 'Method'
  | 'Property'
  | 'Field'
  | 'Constructor'
  | 'Enum'
  | 'Interface'
  | 'Function'
  | 'Variable'
  | 'Constant'
  | 'String'
  | 'Number'
  | 'Boolean'
  | 'Array'
  | 'Object'
  | 'Key'
  | 'Null'
  | 'EnumMember'
  | 'Struct'
  | 'Event'
  | 'Operator'
  | 'TypeParameter';

/**
 * A definition, including its decorators.
 */
interface SymbolScope {
  /**
   * The names from the outermost to the innermost.
   *
   * @minItems 1
   */
  readonly symbol: readonly [ScopeName, ...(readonly ScopeName[])];
}

/**
 * A definition by its module and name, such as `py://pkg.mod#Class.method:body`. In languages other than Python, by its file and name, such as `symbol://src/shape.ts#Shape.area:body`.
 */
interface SymbolSelector {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * A selector of the kind `symbol`.
   */
  readonly kind: 'symbol';
  /**
   * The module, a colon, and the names from the outermost to the innermost. A module without a Python name is written as its file, relative to the workspace, with the prefix `./`.
   */
  readonly qualname: string;
  /**
   * The part: the name, the signature, the body or the docstring.
   */
  readonly role: 'def' | 'sig' | 'body' | 'doc';
  /**
   * The index of the overload, from 0 in source order, without the implementation. Default: the implementation; without an implementation, overloads are ambiguous.
   */
  readonly overload?: Natural;
  /**
   * False if an imported name refers to the import itself. Default: imports are followed to the definition.
   */
  readonly follow?: false;
  /**
   * The id of the symbol in an earlier version. With this id, lanser can find the symbol after a rename. Default: lanser finds the symbol by its name.
   */
  readonly symbolId?: SymbolId_in_model_generated_selector;
  /**
   * The version of the file for which the selector was made. lanser follows the code from this version to the current version. Default: the current version. If the selector does not match there, lanser searches the history.
   */
  readonly docVersion?: DocVersion;
}

/** The reason why a selector does not parse. */
interface SyntaxFault {
  /** Zero-based, in UTF-16 code units. */
  readonly offset: number;
  /** The character at the offset, as a JSON string, or `end of selector`. */
  readonly found: string;
  /** A description of the expected text, such as `a line` or `"]"`. */
  readonly expected: string;
}

/** The modes for scoring single commits. */
declare const TRAJECTORIES: readonly ['none', 'commits'];

/**
 * The behaviour if the target exists.
 */
interface TargetOptions {
  /**
   * True if the target is replaced; takes precedence over `ignoreIfExists`. Default: false.
   */
  readonly overwrite?: boolean;
  /**
   * True if the target is kept and the operation is skipped. Default: false.
   */
  readonly ignoreIfExists?: boolean;
}

/** A position in a text. Line and column are one-based. Columns count UTF-16 code units. */
interface TextPlace {
  readonly line: number;
  readonly column: number;
}

interface Token extends Span_in_syntax_definition {
  readonly kind: TokenKind;
}

type TokenKind = 'word' | 'number' | 'string' | 'comment' | 'operator';

interface ToolOutput {
  readonly items: readonly ReportedItem[];
  /** The tool's name, for a format that several tools write. Several names are joined with `+`. */
  readonly name?: string;
  readonly version?: string;
  /** The checked files, or their number. Absent if the output contains neither. */
  readonly checked?: readonly string[] | number;
}

interface ToolRequest {
  readonly host: Host;
  readonly adapter: Adapter;
  readonly workspace: string;
  /** Absolute paths; empty for the files that the tool checks by default. */
  readonly files: readonly string[];
  /** Folders whose programs are never run, because a commit may have added the programs. */
  readonly untrusted: readonly string[];
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

interface ToolRun {
  readonly command: string;
  /** A sentence for the error if the tool is not found: a way to install it. */
  readonly advice: string;
  /** @throws LanserError E/CONFIG if the tool requires a configuration that the workspace does not have. */
  readonly args: (request: RunRequest) => Promise<readonly string[]>;
  /** Returns the arguments of a second run; undefined to use the first result. */
  readonly secondTry?: (request: RunRequest, result: ProgramResult) => readonly string[] | undefined;
  /** Returns or throws an error if the run failed. Some failures appear only in the output, so `read` throws them. */
  readonly failure: (result: ProgramResult) => LanserError | undefined;
  /** True if the tool checks the whole project in a workspace with a project. The caller filters the diagnostics. */
  readonly checksProject: boolean;
}

/**
 * The first difference between a trace and its replay, or the error that ended the replay.
 */
interface TraceDifference {
  /**
   * The line of the trace with the difference or error, from 1; null if the line is unknown or missing.
   */
  readonly line: number | null;
  /**
   * The index of the operation in the trace, from 0; null if the difference or error belongs to no operation.
   */
  readonly index: number | null;
  /**
   * A JSON pointer to the difference in the compared item, such as a bundle. `message` names the item. Null for the whole item, and for an error.
   */
  readonly pointer: string | null;
  /**
   * The difference or error, in words for people.
   */
  readonly message: string;
  /**
   * The id of the next step, see docs/errors.md; absent if the message contains it, or there is none.
   */
  readonly hint?: string;
  /**
   * The recorded value, any JSON. If its JSON has more than 2,000 UTF-16 code units, the start of the JSON as a string. Absent if the value is missing, null or unknown.
   */
  readonly expected?: unknown;
  /**
   * The replayed value, any JSON. If its JSON has more than 2,000 UTF-16 code units, the start of the JSON as a string. Absent if the value is missing, null or unknown.
   */
  readonly got?: unknown;
}

/**
 * A call of the SDK's Workspace, or a line of a batch.
 */
interface TracedCall {
  /**
   * The method, such as `definition`; `line` for a line of a batch.
   */
  readonly method: string;
  /**
   * The arguments, without signals and arrival times. Bytes are `{"base64": …}`.
   *
   * Items: Any JSON.
   */
  readonly arguments: readonly unknown[];
}

type Trajectory = (typeof TRAJECTORIES)[number];

/**
 * A commit between base and head, with its diagnostics and its score.
 */
interface TrajectoryStep {
  /**
   * The commit id.
   */
  readonly commit: string;
  /**
   * The first line of the commit's message, at most 200 characters. Empty if the commits could not be read.
   */
  readonly title: string;
  /**
   * The number of skipped commits between the previous step (for the first step, the merge base) and this step. lanser skips all commits before a merge of base's branch. It selects at most 20 of the other commits.
   */
  readonly skipped: number;
  /**
   * The diagnostics of all projects; null if the commit could not be checked.
   */
  readonly counts: Counts | null;
  /**
   * The score compared with the previous step; for the first step, with the merge base. Null if one of the two commits could not be checked.
   */
  readonly reward: ProcessReward | null;
  /**
   * The cause, if the commit could not be checked; otherwise null.
   */
  readonly error: BundleError | null;
}

interface TreeQueries {
  /** Returns nodes of the kind or field `name`, in source order. A definition's own child in this field is first. */
  nodes(within: Definition | Span_in_syntax_definition, name: string): readonly Span_in_syntax_definition[];
  /** Returns the innermost statement at the offset, if any: its parent's kind is in `holders`, its own is not. */
  statementAt(offset: number): Statement | undefined;
}

/**
 * The page of a result that has several pages.
 */
interface Truncated {
  /**
   * The number of facts on all pages.
   */
  readonly total: number;
  /**
   * The cursor of the next page; null on the last page.
   */
  readonly cursor: string | null;
}

/**
 * A Python environment that Pyright's configuration names, but that the gate does not read.
 */
interface UnreadEnvironment {
  /**
   * The configuration file that names the environment, relative to the repository's root.
   */
  readonly file: string;
  /**
   * The keys of the file that name the environment, as text: `venvPath and venv`.
   */
  readonly keys: string;
  /**
   * The environment's folder, relative to the repository's root; null if the folder is outside of the repository.
   */
  readonly folder: string | null;
  /**
   * The reason why the gate does not read the environment.
   */
  readonly reason?: string;
}

/**
 * A submodule whose files the gate does not have.
 */
interface UnreadSubmodule {
  /**
   * The submodule's folder, relative to the repository's root.
   */
  readonly path: string;
  /**
   * The first name of each unresolved import that leads to the submodule: `pkg` for `pkg.mod`. For a relative import, the dots and the first name.
   */
  readonly imports: readonly string[];
}

/**
 * A change of head that belongs to no proposed edit, in a file of a proposed edit.
 */
interface UnrelatedChange {
  /**
   * The file, relative to the repository's root.
   */
  readonly uri: Uri;
  /**
   * The range in head's file.
   */
  readonly range: Range;
  /**
   * The change as a unified diff between the file after the proposed edits alone and head's file. May be absent.
   */
  readonly diff?: string;
}

/**
 * A diagnostic on which two checks of the same files disagree.
 */
interface UnstableDiagnostic {
  /**
   * The side.
   */
  readonly side: 'before' | 'after';
  /**
   * The check that reported the diagnostic: the first or the second check of this side.
   */
  readonly seen: 'first' | 'second';
  /**
   * The reported diagnostic.
   */
  readonly diagnostic: DeltaDiagnostic;
}

/**
 * A path relative to the workspace (POSIX, not percent-encoded), or a path in a named root such as `typeshed:stdlib/builtins.pyi`.
 */
type Uri = string;

/**
 * A path relative to the workspace (POSIX, not percent-encoded), or a file: URI.
 */
type Uri_in_model_generated_selector = string;

/** A search for the last version of a document that passes a test. */
interface VersionQuery {
  /** The document's path, or the possible paths of its module. */
  readonly uris: readonly string[];
  /** The selector's text; empty if every version passes. Queries with equal texts and paths share a cached result. */
  readonly selector: string;
  readonly matches: (version: PastText) => Promise<boolean>;
}

/**
 * The outcome of a search. `commits` counts the commits that were read, each once. `none`: no version in the history
 * matches. `shallow`: no version in the shallow clone matches. `commit-limit` and `time-limit`: see
 * {@link SEARCH_LIMITS}. `unavailable`: the history cannot be read or searched, for example without Git.
 */
type VersionSearch =
  | {
      readonly outcome: 'found';
      readonly version: ExactVersion;
      readonly commits: number;
    }
  | {
      readonly outcome: 'none' | 'shallow' | 'commit-limit';
      readonly commits: number;
    }
  /** The progress within a time limit varies from run to run, so it is not reported. */
  | {
      readonly outcome: 'time-limit' | 'unavailable';
    };

interface VersionedDocument extends SourceDocument {
  readonly docVersion: DocumentVersion;
}

/**
 * A finding that a label waives.
 */
interface Waiver {
  /**
   * The waived finding, a member of `failOn`.
   */
  readonly reason: string;
  /**
   * The label of the pull request that waives the finding.
   */
  readonly label: string;
}

type WeightName = keyof RewardWeights | keyof RlCsf2Weights | keyof PrWeights;

type WorkspaceAdaptOptions = Pick<AdaptOptions, 'tool' | 'output' | 'files' | 'from'> & {
  /** The time limit for each run of the tool; default: 10 minutes. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
};

/**
 * All files of the workspace that the server's own configuration includes.
 */
interface WorkspaceScope {
  /**
   * The whole workspace.
   */
  readonly kind: 'workspace';
  /**
   * The number of files.
   */
  readonly files: number;
}

declare const brand: unique symbol;
