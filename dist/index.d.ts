export interface AdaptOptions {
  readonly host: Host;
  /** The workspace's root, absolute or relative to the working directory. */
  readonly workspace: string;
  readonly tool: RequestedTool;
  /** The tool's saved output, to read instead of running it. */
  readonly output?: string | undefined;
  /** Files, folders and globs relative to `from`; empty for all files that the tool checks. */
  readonly files?: readonly string[];
  /** The folder that `files` are relative to; default: the workspace. */
  readonly from?: string;
  /** The limit for each run of the tool. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Runs the tool; default: on this machine. */
  readonly run?: ((request: ToolRequest) => Promise<FinishedTool>) | undefined;
}

export interface ApplyOptions extends EditOptions {
  /** True to merge files that changed since with `git apply --3way`; default: E/VERSION_SKEW. */
  readonly threeWay?: boolean | undefined;
  /** True to write the edit; default: true. */
  readonly apply?: boolean | undefined;
}

/** A line of a batch that is not blank. */
export interface BatchInput {
  /** One-based. */
  readonly line: number;
  /** Its number among the lines that are not blank, from 1. */
  readonly ordinal: number;
  readonly text: string;
  /** `sha256:` over the line's bytes. */
  readonly request: string;
  /** The digest of the whole input, if the input can be read twice. */
  readonly input?: BatchInputDigest;
  /** The time it was read, by the host's `monotonicMs`. The answer sees all earlier writes. */
  readonly arrivedMs: number;
}

export interface BatchOptions {
  readonly host: Host;
  /** The maximum number of concurrent requests; default: 32. */
  readonly concurrency?: number | undefined;
  /** Ends the batch with E/REQUEST_CANCELLED, or with the signal's reason if that is a LanserError. */
  readonly signal?: AbortSignal | undefined;
  /** Scores the answers in the order of the lines, not in the order of completion. */
  readonly rewards?: ((workspace: Workspace) => RewardSession) | undefined;
}

/** The output of one shard of a batch. */
export interface BatchPart {
  /** Its name in messages. */
  readonly name: string;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** The requests of a batch. They can be read once. */
export interface BatchRequests {
  /** The number of requests; undefined for a stream. */
  readonly total: number | undefined;
  readonly lines: AsyncGenerator<BatchInput, void>;
}

/** The source of a batch's bytes. */
export interface BatchSource {
  /** True if it can be read more than once. A file can, a pipe cannot. */
  readonly isRepeatable: boolean;
  read(): AsyncIterable<Uint8Array>;
}

export interface BatchToFileOptions extends BatchOptions {
  /** Continues where an earlier run ended, also after a crash. */
  readonly resume?: boolean | undefined;
  /** Receives the number of answers in the file. */
  readonly onAnswer?: (done: number) => void;
}

/**
 * An Analysis Bundle, envelope 1.2: the artifact of every operation (`bundle.schema.json`). Its positions are
 * zero-based and half-open, in `environment.positionEncoding`.
 */
export type Bundle = DeepReadonly<Bundle_in_model_generated_bundle>;

export type BundleEdits = DeepReadonly<BundleEdits_in_model_generated_bundle>;

export type BundleEvidence = DeepReadonly<BundleEvidence_in_model_generated_bundle>;

/** A bundle with facts of this type, or without facts. */
export interface BundleOf<F extends Facts> extends Omit<Bundle, 'facts'> {
  readonly facts: F | null;
}

export type BundleResolution = DeepReadonly<BundleResolution_in_model_generated_bundle>;

export type CapabilitiesFacts = DeepReadonly<CapabilitiesFacts_in_model_generated_bundle>;

export type Check = DeepReadonly<Check_in_model_generated_bundle>;

export type CodeActionsFacts = DeepReadonly<CodeActionsFacts_in_model_generated_bundle>;

export interface CodeActionsOptions extends PlacedEditOptions {
  /** LSP's CodeActionKind, including its subkinds; default: all that the server offers without a filter. */
  readonly kind?: string | undefined;
  /** The action, by its full title or its index in the list, from 0; default: list the actions. */
  readonly pick?: string | number | undefined;
}

export interface CompareOptions {
  /** Default: `backward`. */
  readonly direction?: CompatDirection | undefined;
  /** The URIs of the two schemas and the schemas that they may refer to. */
  readonly old?: SchemaContext | undefined;
  readonly new?: SchemaContext | undefined;
}

/**
 * The direction of a compatibility check. `backward`: every document that is valid under the old schema is
 * valid under the new one. `forward`: the reverse. `full`: both.
 */
export type CompatDirection = 'backward' | 'forward' | 'full';

/** Compatible by proof, breaking by a counterexample, or undecided. */
export type CompatVerdict = 'compatible' | 'breaking' | 'undecided';

export type Conclusion = Report['conclusion'];

/** A parsed configuration of Pyright on both sides; null if it does not exist. */
export interface ConfigurationVersions {
  readonly uri: string;
  readonly before: Settings | null;
  readonly after: Settings | null;
}

/** A step under several formulas. `rewards` are in the order of the choices, null in a first step. */
export interface Counterfactual {
  readonly index: number;
  readonly bundleId: string;
  readonly rewards: readonly (ProcessReward | null)[];
}

/** The number of diagnostics by severity. Hints are not counted. */
export type Counts = Readonly<Counts_in_model_generated_bundle>;

export type DeclarationsFacts = DeepReadonly<DeclarationsFacts_in_model_generated_bundle>;

export type DefinitionsFacts = DeepReadonly<DefinitionsFacts_in_model_generated_bundle>;

export type Delta = DeepReadonly<Delta_in_model_generated_report>;

export type DeltaDiagnostic = DeepReadonly<DeltaDiagnostic_in_model_generated_report>;

export interface DiagnoseOptions {
  readonly host: Host;
  /** The workspace's root, which Pyright opens. Absolute or relative to the working directory. */
  readonly workspace: string;
  /** Files, folders and globs relative to `from`; empty means the whole workspace. */
  readonly files: readonly string[];
  /** The folder that `files` are relative to; default: the workspace. */
  readonly from?: string;
  readonly python?: string | undefined;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** A diagnostic as it appears in bundles and reports (`$defs/diagnostic` of `bundle.schema.json`). */
export type Diagnostic = DeepReadonly<Diagnostic_in_model_generated_bundle>;

export type DiagnosticsBundle = BundleOf<DiagnosticsFacts>;

export type DiagnosticsFacts = DeepReadonly<DiagnosticsFacts_in_model_generated_bundle>;

export interface DiagnosticsOptions extends OperationOptions {
  /** Files, folders and globs. Without files and a selector, the scope is the whole workspace. */
  readonly files?: readonly string[] | undefined;
  /** The folder that `files` are relative to; default: the workspace. Absolute. */
  readonly from?: string | undefined;
  /** A place. The scope is its definition's range, or else its own range. */
  readonly selector?: string | PositionSpec | undefined;
}

/** `server` is the only server to check. */
export type DoctorOptions = Pick<OperationOptions, 'server' | 'signal' | 'timeoutMs'>;

/** The result of validating one document against its schema. */
export interface DocumentVerdict {
  /** The schema's name; `json-schema` for a JSON Schema itself, null if none was recognised. */
  readonly schema: string | null;
  readonly conclusion: 'valid' | 'invalid';
  /** All violations, in document order. */
  readonly errors: readonly DocumentViolation[];
}

/** A location at which a document does not match its schema or does not parse. */
export interface DocumentViolation {
  /** JSON pointer into the document. For a missing property, the pointer of the object that lacks it. */
  readonly pointer: string;
  /** The value at the pointer, or a part of the text if that is not JSON. */
  readonly value: unknown;
  /** The words that follow "expected" in a message. */
  readonly expected: string;
  /** The start of the value in the file, if it is known. */
  readonly place?: TextPlace;
}

/** The properties of every {@link ErrorCode}. The type requires an entry for each new code. */
export declare const ERROR_CODES: Readonly<Record<ErrorCode, ErrorCodeEntry>>;

export type EditFacts = DeepReadonly<EditFacts_in_model_generated_bundle>;

/** The options of every operation that changes files. */
export interface EditOptions extends OperationOptions {
  /** True to write the edit; default: a preview, which writes nothing. */
  readonly apply?: boolean | undefined;
  /** True to accept uncommitted changes; default: the configuration's value, else false. */
  readonly allowDirty?: boolean | undefined;
  /** Globs of the only files that the edit may touch, relative to the workspace. */
  readonly allowPath?: readonly string[] | undefined;
  /** Globs of files that the edit may not touch, besides lock files, vendored and generated files. */
  readonly denyPath?: readonly string[] | undefined;
  /** True to confirm annotated edits and name collisions. */
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

/**
 * The effect of an error code on the process: its exit code, and whether the same command may succeed on a
 * retry. Codes are stable.
 */
export interface ErrorCodeEntry {
  readonly exitCode: number;
  readonly retryable: boolean;
  readonly summary: string;
}

export type EvidenceFinding = DeepReadonly<EvidenceFinding_in_model_generated_bundle>;

export interface EvidenceInput {
  readonly before: Sources;
  readonly after: Sources;
  readonly configurations?: readonly ConfigurationVersions[] | undefined;
  /** The modules of each side that may re-export names of `typing`. Default: the sources. */
  readonly modules?:
    | {
        readonly before: ModuleSources;
        readonly after: ModuleSources;
      }
    | undefined;
  /** Returns true if a moved file is no longer checked. Default: always false. */
  readonly isLost?: ((from: string, to: string) => boolean) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The reasons that can fail a gate, in the order in which reports name them. */
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
  /** In the order of files and ranges. */
  readonly findings: readonly EvidenceFinding[];
  /** Removed suppressions, casts and the like, with their ranges in the old sources. */
  readonly removed: readonly EvidenceFinding[];
  /** The number of hidden diagnostics, according to the added suppressions. */
  readonly hidden: number;
}

export interface GateBundle {
  readonly side: SideName;
  readonly workingDirectory: string;
  readonly bundle: DiagnosticsBundle;
}

export interface GateOptions {
  readonly host: Host;
  /** A folder of the checkout. */
  readonly repository: string;
  /** A revision. The before side is its merge base with head. */
  readonly base: string;
  /** A revision, or `worktree`: the working tree as it is, with untracked files. */
  readonly head: string;
  /** True if head is a pull request's merge commit: before is its first parent, and base is ignored. */
  readonly headIsMergeCommit?: boolean;
  /** True to fail with E/DIRTY_WORKTREE if tracked files are changed. */
  readonly requireCleanTree?: boolean;
  /** Folders relative to the repository's root, each a project of its own. Default: the root. */
  readonly workingDirectories?: readonly string[];
  /** A Pyright configuration of base that replaces the projects' own; relative to the repository's root. */
  readonly configFile?: string | undefined;
  readonly python?: string | undefined;
  /** Overrides base's configuration, as does `warnOnly`. */
  readonly failOn?: readonly FailOn[] | undefined;
  readonly warnOnly?: boolean | undefined;
  /** Globs of artifacts and JSON Schemas. Default: those below `.lanser`, and `*.schema.json`. */
  readonly schemas?: readonly string[] | undefined;
  /** Globs of committed traces to replay. Default: `.lanser/traces/**\/*.jsonl`. */
  readonly traces?: readonly string[] | undefined;
  /** Globs of proposed edits to preview at head. Default: `.lanser/proposals/**\/*.json`. */
  readonly proposals?: readonly string[] | undefined;
  /** `commits`: each commit from base to head is also checked and scored. */
  readonly trajectory?: Trajectory | undefined;
  /** The description of the change. Its fenced `lanser` blocks are proposals. */
  readonly pullRequestText?: string | undefined;
  /** The labels of the change. Base's policy can waive reasons by label. */
  readonly labels?: readonly string[] | undefined;
  readonly rewardVersion?: RewardVersion | undefined;
  /** Weights of the formula that override the configured ones, or its default ones. */
  readonly rewardWeights?: RewardChoice['weights'];
  /** The timeout of one server request. */
  readonly timeoutMs?: number | undefined;
  /** The trace that records the traffic between lanser and the servers. */
  readonly trace?: TraceOptions | undefined;
  /** The cache of base's check. Not used while a trace is recorded. */
  readonly cache?: SideCache | undefined;
  readonly authorization?: FetchAuthorization | undefined;
  readonly shippedPyright?: boolean;
  /** A different Pyright: an exact version or `project`, as in base's lock file, or an absolute folder. */
  readonly pyrightVersion?: string | undefined;
  readonly signal: AbortSignal;
}

export interface GateResult {
  readonly report: Report;
  /** The diagnostics bundles: one per side and checked project. */
  readonly bundles: readonly GateBundle[];
}

/**
 * The properties of the running process that the rooms below the edges may use. The edges (CLI, Action, SDK)
 * create it. No other code reads the environment, a clock or the platform.
 */
export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly arch: string;
  /** The Node binary of this process, which also runs language servers written in JavaScript. */
  readonly execPath: string;
  /** For example "24.21.0". */
  readonly nodeVersion: string;
  /** The folder for temporary folders; absolute. */
  readonly temporaryRoot: string;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Milliseconds of a monotonic clock. */
  monotonicMs(): number;
  /** Writes a line for `--verbose`. Programs must not parse it. */
  readonly log: (message: string) => void;
  /** Reports the progress of long work. `label` names the work ("head"); `done` and `total` count files. */
  readonly progress: (step: Progress) => void;
}

export type HoverFacts = DeepReadonly<HoverFacts_in_model_generated_bundle>;

export type ImplementationsFacts = DeepReadonly<ImplementationsFacts_in_model_generated_bundle>;

/** The unit of a column: UTF-8 bytes, UTF-16 code units, or Unicode scalar values. */
export type Indexing = Indexing_in_model_generated_selector;

/**
 * A failure of the environment or of the input: the only exception type of lanser's own. `message` is one or
 * two sentences for people, with the next step. `details` is JSON for programs and contains no absolute
 * paths, because the hash of an error bundle covers it.
 */
export declare class LanserError extends Error {
  readonly name = 'LanserError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  constructor(code: ErrorCode, message: string, details?: ErrorDetails, cause?: unknown);
  get exitCode(): number;
  get retryable(): boolean;
}

/** The summary of an operation of a trace. */
export interface ListedOperation {
  /** The number of the operation in the trace, from 0. */
  readonly index: number;
  readonly operation: BundleRequest['cmd'];
  /** The selector as given; null without a selector. */
  readonly selector: string | null;
  readonly status: Bundle['status'];
  readonly exitCode: number;
  readonly bundleId: string;
  /** The number of frames exchanged. */
  readonly frames: number;
}

/** The settings of a replay with real servers. */
export interface LiveReplay {
  /** The workspace at the recorded snapshot; absolute. It is not changed. */
  readonly workspace: string;
  readonly python?: string | undefined;
  readonly timeoutMs?: number | undefined;
}

export interface LocateOptions {
  /** The kind of selector to create for the resolved place: `resolution.selector`. */
  readonly as?: SelectorKind | undefined;
  /** True to keep the resolved document in `.lanser/objects`, so that `docVersion` lasts without a commit. */
  readonly keep?: boolean | undefined;
  /** The unit of the selector's columns if it has none; default: the configuration's, else utf-16. */
  readonly indexIo?: Indexing | undefined;
  /** The number of candidates to show; default: the configuration's, else 5. */
  readonly topK?: number | undefined;
}

/** A range of a document: `{uri, range}`. */
export type Location = DeepReadonly<Location_in_model_generated_bundle>;

export type NotCovered = DeepReadonly<NotCovered_in_model_generated_bundle>;

/** Options of every operation. */
export interface OperationOptions {
  /** The server's name; default: the file's primary server. */
  readonly server?: string | undefined;
  /** The unit of columns in the selector; default: the configuration's, else utf-16. */
  readonly indexIo?: LocateSession['indexIo'] | undefined;
  /** The maximum number of candidates in the answer; default: the configuration's, else 5. */
  readonly topK?: number | undefined;
  /** Cancels the request, here and at the server: E/REQUEST_CANCELLED, or the signal's reason if that is a LanserError. */
  readonly signal?: AbortSignal | undefined;
  /** The time limit of one server request; default: the configuration's `timeoutSeconds`, else 120 s. */
  readonly timeoutMs?: number | undefined;
  /**
   * When the request arrived, by the host's `monotonicMs`; its answer sees all earlier writes. Default: now.
   * Requests that arrived together may share a look at the workspace.
   */
  readonly arrivedMs?: number | undefined;
}

/** The name of a file that a command writes. */
export interface OutputName {
  /** Absolute. */
  readonly file: string;
  /** Its name in messages, which leave this machine. */
  readonly name: string;
}

export type ParsedSelector =
  | {
      readonly kind: 'parsed';
      readonly spec: PositionSpec;
    }
  | ({
      readonly kind: 'malformed';
    } & SyntaxFault);

/** Without `previous`: the first step of a sequence names the bundle to compare with. */
export type PathOptions = Omit<RewardSessionOptions, 'previous'>;

/**
 * One scope for a whole sequence: the workspace, or some of its files. A bundle that does not cover it
 * contributes no count. Every other bundle counts only the diagnostics in it.
 */
export type PinnedScope =
  | {
      readonly kind: 'workspace';
    }
  | {
      readonly kind: 'files';
      readonly files: readonly string[];
    };

/** The additional options of an edit that a selector locates. */
export interface PlacedEditOptions extends EditOptions {
  /** The number of a candidate, from 1; default: the accepted one. */
  readonly target?: number | undefined;
  /** True to refuse the edit if the selector was not accepted; default: true. */
  readonly denyApplyOnAmbiguous?: boolean | undefined;
}

/** An edit of files, bound by hash to the versions from which it was computed (`plan.schema.json`). */
export type Plan = DeepReadonly<Plan_in_model_generated_plan>;

export type PlanOperation = DeepReadonly<PlanOperation_in_model_generated_plan>;

export type PlannedEdit = DeepReadonly<PlannedEdit_in_model_generated_plan>;

export type PlannedFile = DeepReadonly<PlannedFile_in_model_generated_plan>;

/** A reference to a code element (`selector.schema.json`). Lines and columns are one-based. */
export type PositionSpec = DeepReadonly<PositionSpec_in_model_generated_selector>;

export type PrWeights = DeepReadonly<PrWeights_in_model_generated_bundle>;

export type PrepareRenameFacts = DeepReadonly<PrepareRenameFacts_in_model_generated_bundle>;

export type ProcessReward = DeepReadonly<ProcessReward_in_model_generated_bundle>;

export interface Progress {
  readonly label: string;
  readonly done: number;
  readonly total: number;
  /** The unit of the counts; default "files". */
  readonly unit?: string;
}

export interface PublishGateReportOptions extends Wanted {
  /** The environment contains the runner's variables for the event and the repository. */
  readonly host: Host;
  readonly token: string;
  readonly signal: AbortSignal;
}

/** The outcome of publishing something to GitHub. None of them is an exception. */
export type PublishOutcome =
  | {
      readonly kind: 'published';
      readonly url: string;
    }
  /** There is nothing to publish, or something newer is there. */
  | {
      readonly kind: 'skipped';
      readonly reason: string;
      readonly url?: string;
    }
  | {
      readonly kind: 'refused';
      readonly permission: Permission;
      readonly reason: string;
    }
  | {
      readonly kind: 'failed';
      readonly reason: string;
    };

/** The outcome of each channel. Channels fail independently. */
export interface Published {
  readonly comment: PublishOutcome;
  readonly checkRun: PublishOutcome;
}

export interface RawRequestOptions extends OperationOptions {
  /** Any JSON. With a selector, the selector's document and position are added. */
  readonly params?: unknown;
  /** The place whose document and position are added. */
  readonly selector?: string | PositionSpec | undefined;
}

/** One operation of a recorded sequence. */
export interface RecordedStep {
  /** The zero-based index of the operation. */
  readonly index: number;
  readonly request: BundleRequest;
  readonly bundle: Bundle;
  /** The documents before the operation: uri to version. */
  readonly documents: Readonly<Record<string, string>>;
  /** The bundle to compare with; null for none. Default: that of the previous operation. */
  readonly previous?: Bundle | null | undefined;
}

export type ReferencesFacts = DeepReadonly<ReferencesFacts_in_model_generated_bundle>;

export interface ReferencesOptions extends OperationOptions {
  /** Includes declarations; default: true. */
  readonly includeDeclaration?: boolean | undefined;
  /** The maximum number of references on a page; default and upper limit: 100,000. */
  readonly limit?: number | undefined;
  /** The start of the page: `meta.truncated.cursor` of the page before. */
  readonly cursor?: string | undefined;
}

export interface RenameOptions extends PlacedEditOptions {
  /** True to rename a member in base and derived classes too; default: they are in `notCovered`. */
  readonly overrides?: boolean | undefined;
}

export interface ReplayOptions extends Pick<ReadTraceOptions, 'partial' | 'signal' | 'progress'> {
  readonly host: Host;
  /** The operation to run; default: all. */
  readonly index?: number | undefined;
  /** Sends requests to real servers instead, over a copy of this workspace with the recorded files. */
  readonly live?: LiveReplay | undefined;
  /** Finds versions that are not in the trace; default: it finds none. */
  readonly findVersion?: FindVersion | undefined;
}

/** A replayed operation. */
export interface ReplayedOperation {
  readonly index: number;
  readonly request: BundleRequest;
  readonly bundle: Bundle;
  /** The first difference from the trace; E/REPLAY_MISMATCH. */
  readonly mismatch: LanserError | undefined;
  /** All differences between the bundles, at most a thousand; empty if a frame differs first. */
  readonly differences: readonly Difference[];
}

/** The result of the gate for a base and a head (`report.schema.json`). */
export type Report = DeepReadonly<Report_in_model_generated_report>;

export type RequestFacts = DeepReadonly<RequestFacts_in_model_generated_bundle>;

export type ResolutionCandidate = DeepReadonly<ResolutionCandidate_in_model_generated_bundle>;

export type ResolvedTarget = DeepReadonly<ResolvedTarget_in_model_generated_bundle>;

/** A formula, and weights that override its defaults. */
export interface RewardChoice {
  /** Default: `rl-csf-v1`. */
  readonly version?: RewardVersion | undefined;
  readonly weights?: Readonly<Partial<Record<WeightName, number | undefined>>> | undefined;
}

export type RewardFacts = DeepReadonly<RewardFacts_in_model_generated_bundle>;

/** A formula with all its weights. */
export type RewardFormula =
  | {
      readonly version: 'rl-csf-v1';
      readonly weights: RewardWeights;
    }
  | {
      readonly version: 'pr-v1';
      readonly weights: PrWeights;
    };

/** Scores bundles in sequence, each against the previous one. */
export interface RewardSession {
  /**
   * Returns the reward of the step to this bundle; null for the first. Missing D, S or A are carried over.
   *
   * @param hidden the diagnostics that the step's new suppressions hide. They count from here on. Default: 0.
   */
  score(bundle: Bundle, hidden?: number): ProcessReward | null;
  /** Returns the bundle with its reward. Its id stays, because the hash does not cover rewards. */
  scored<F extends Facts>(bundle: BundleOf<F>): BundleOf<F>;
  /** Starts a new sequence: the next bundle is scored against this one, or is the first. */
  restart(previous?: Bundle): void;
}

export interface RewardSessionOptions extends RewardChoice {
  /** The bundle before the first one. By default there is none, and the first bundle has no reward. */
  readonly previous?: Bundle | undefined;
  /** One scope for all counts of diagnostics. Default: the scope of each bundle's request. */
  readonly scope?: PinnedScope | undefined;
}

export type RewardVersion = RewardFormula['version'];

export type RewardWeights = DeepReadonly<RewardWeights_in_model_generated_bundle>;

/** The published schemas, by name. */
export declare const SCHEMAS: readonly SchemaEntry[];

export interface SchemaComparison {
  readonly conclusion: CompatVerdict;
  readonly differences: readonly SchemaDifference[];
}

export interface SchemaContext {
  /** The absolute URI of the schema, for relative references. */
  readonly uri?: string | undefined;
  /** Other schemas that it may refer to: by their `$id` or their URI. */
  readonly references?: readonly SchemaReference[] | undefined;
}

export interface SchemaDifference {
  /** JSON pointer to the keyword in the new schema, or in the old one if the new one does not have it. */
  readonly pointer: string;
  readonly direction: 'backward' | 'forward';
  readonly verdict: CompatVerdict;
  /** A sentence for people. */
  readonly reason: string;
  /** For a break: a document that one schema accepts and the other rejects, as confirmed by ajv. */
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
  | 'config'
  | 'plan'
  | 'proposal'
  | 'report'
  | 'selector'
  | 'trace'
  | 'training-record';

export interface SchemaReference {
  readonly schema: unknown;
  readonly uri?: string | undefined;
  /** The name to show before pointers into it. Default: its `$id`. */
  readonly name?: string | undefined;
}

export interface ScoreOptions extends WorkspaceRewardOptions {
  /** True to look for evidence of gaming between the two; default: false. */
  readonly evidence?: boolean | undefined;
  /** True to weigh each new suppression as what it hides; default: the configuration's value. */
  readonly countSuppressions?: boolean | undefined;
}

/** A selector as a string in any form, or as a PositionSpec. */
export type Selector = string | PositionSpec;

export type SelectorKind = PositionSpec['kind'];

export type ServerStatus = DeepReadonly<ServerStatus_in_model_generated_bundle>;

export type Severity = Diagnostic['severity'];

/** A part of a batch: the `index`-th of every `count` requests, from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** An operation of a trace with all its recorded data. */
export interface ShownOperation extends ListedOperation {
  readonly request: RequestEvent['request'];
  readonly rpc: readonly RecordedFrame[];
  readonly bundle: Bundle;
}

export type StatusFacts = DeepReadonly<StatusFacts_in_model_generated_bundle>;

export type SymbolFact = DeepReadonly<SymbolFact_in_model_generated_bundle>;

export type SymbolsFacts = DeepReadonly<SymbolsFacts_in_model_generated_bundle>;

export interface SymbolsOptions extends OperationOptions {
  /** The document to outline, relative to the workspace. */
  readonly file?: string | undefined;
  /** The text to search for among the workspace's symbols. The server decides what matches. */
  readonly query?: string | undefined;
  /** The place whose symbols are listed. */
  readonly selector?: string | PositionSpec | undefined;
}

export type TraceCheck = DeepReadonly<TraceCheck_in_model_generated_report>;

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
  /** The trace's file. Until the session ends it is `FILE.partial`. */
  readonly file: string;
  /** Embeds the contents of documents; otherwise a replay finds them in Git by blob id. Default: true. */
  readonly embed?: boolean | undefined;
}

/**
 * One step of a trace for a training loop: a line of `lanser reward --trace FILE --format jsonl`.
 */
export interface TrainingRecord {
  /**
   * The schema that the document follows: its `$id`, or where an editor finds it.
   */
  $schema?: string;
  /**
   * The format's version.
   */
  version: '1.0';
  /**
   * The step, from 0: the index of the operation in the trace.
   */
  step: number;
  /**
   * Digest of the documents before the action, by uri and version.
   */
  state: ContentHash;
  /**
   * What was asked: operation, selector and options.
   */
  action: BundleRequest_in_model_generated_bundle;
  /**
   * `bundleId` of the answer.
   */
  observation: ContentHash;
  /**
   * The reward of the step, under `weights`; 0 in a first step, which has nothing to be held against.
   */
  reward: number;
  /**
   * The formula.
   */
  rewardVersion: 'rl-csf-v1' | 'pr-v1';
  /**
   * What is weighted, by the formula; null in a first step.
   */
  components: RlCsfComponents | PrComponents | null;
  /**
   * The weights, by the formula.
   */
  weights: RewardWeights_in_model_generated_bundle | PrWeights_in_model_generated_bundle;
  /**
   * The bundle that it is held against; null in a first step.
   */
  previousBundleId: ContentHash | null;
  /**
   * Whether it is the trace's last step.
   */
  done: boolean;
}

export type TypeDefinitionsFacts = DeepReadonly<TypeDefinitionsFacts_in_model_generated_bundle>;

export interface ValidateOptions {
  /** The schema to validate against. Default: by `$schema`, file name or shape. */
  readonly schema?: SchemaName | undefined;
  /** The name of the file: configurations are recognised by it. */
  readonly fileName?: string | undefined;
  /** Also recomputes the ids of bundles and plans. */
  readonly hashes?: boolean | undefined;
}

export interface WorkerLimits {
  /** The task is given up after this time. Default: 60,000. */
  readonly timeoutMs?: number | undefined;
  /** The task is given up beyond this size. Default: 1024. */
  readonly memoryMib?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * An open folder. Every request reads files again, so that it sees every edit; within a request each file is
 * read once.
 */
export interface Workspace extends AsyncDisposable {
  /** Absolute, with links resolved. */
  readonly root: string;
  /** The default unit of columns in selectors: the configuration's `indexIo`, else utf-16. */
  readonly indexIo: Indexing;
  /**
   * Resolves a selector, a string in any form or a PositionSpec, to a place.
   *
   * The bundle's `resolution` holds `resolved: {uri, range, selectionRange, docVersion, symbolId?}`,
   * `confidence` in [0, 1], and all candidates, best first. `uri` is relative to the workspace; ranges
   * are `[startLine, startCharacter, endLine, endCharacter]`, zero-based, end exclusive, in UTF-16 units.
   * Lines and columns inside selectors are one-based.
   *
   * If the selector cannot be resolved, the bundle has `status: "error"` and one of these in `error`:
   * E/BAD_SELECTOR_SYNTAX, E/SCHEMA_INVALID (a PositionSpec), E/NOT_FOUND, E/AMBIGUOUS (with the
   * candidates), E/INDEXING_MISMATCH, E/JAIL, E/FS_PERMISSIONS, E/CONFIG, and E/UNSUPPORTED_CAP if
   * the place has no selector of the kind `as`.
   *
   * @throws LanserError E/USAGE, E/INDEXING_UNSUPPORTED for invalid options.
   */
  locate(selector: string | PositionSpec, options?: LocateOptions): Promise<Bundle>;
  /**
   * Makes a selector of a different kind for the same place, for example a stable one from a position. It
   * leads back to the place, or to the part of a definition that contains it. It carries `docVersion`; a
   * symbol selector also `symbolId`.
   *
   * @throws LanserError with the codes of {@link Workspace.locate}; E/UNSUPPORTED_CAP names a kind that
   * the place has.
   */
  selectorFor(
    selector: string | PositionSpec,
    kind: SelectorKind,
    options?: Omit<LocateOptions, 'as'>,
  ): Promise<PositionSpec>;
  /**
   * Finds the definitions of the symbol at a place: `facts.definitions: [{uri, range}]`, in canonical order,
   * empty if the server finds none. Source: `textDocument/definition`.
   *
   * If a request cannot be answered, `error` of its bundle has one of these codes, for this and all
   * operations below: the codes of {@link Workspace.locate}, E/NO_SERVER, E/UNSUPPORTED_CAP, E/LS_TIMEOUT,
   * E/LS_CRASH, E/CONTENT_MODIFIED, E/REQUEST_CANCELLED, E/INTERRUPTED, E/INCONCLUSIVE. Files of the
   * workspace are named relative to it, others by root: `typeshed:stdlib/builtins.pyi`.
   */
  definition(selector: Selector, options?: OperationOptions): Promise<BundleOf<DefinitionsFacts>>;
  /** Finds the declaration: the stub if there is one, else the definition. `textDocument/declaration`. */
  declaration(selector: Selector, options?: OperationOptions): Promise<BundleOf<DeclarationsFacts>>;
  /** Finds the definition of the symbol's type. `textDocument/typeDefinition`. */
  typeDefinition(selector: Selector, options?: OperationOptions): Promise<BundleOf<TypeDefinitionsFacts>>;
  /** Finds implementations. `textDocument/implementation`; E/UNSUPPORTED_CAP with Pyright. */
  implementation(selector: Selector, options?: OperationOptions): Promise<BundleOf<ImplementationsFacts>>;
  /**
   * Finds all references, after the server has settled, in canonical order, at most 100,000 a page.
   * `facts.total` counts them all; `meta.truncated.cursor` leads to the next page. `textDocument/references`.
   */
  references(selector: Selector, options?: ReferencesOptions): Promise<BundleOf<ReferencesFacts>>;
  /** Returns the text of a hover: `facts.hover: {contents, kind, range}` or null. `textDocument/hover`. */
  hover(selector: Selector, options?: OperationOptions): Promise<BundleOf<HoverFacts>>;
  /** Lists the outline of a document, the symbols of a place, or the workspace's symbols that match a query. */
  symbols(options: SymbolsOptions): Promise<BundleOf<SymbolsFacts>>;
  /** Collects the complete diagnostics of files, of a place, or of the whole workspace. */
  diagnostics(options?: DiagnosticsOptions): Promise<DiagnosticsBundle>;
  /**
   * Collects the diagnostics of a compiler or checker: runs the tool or reads its `output`.
   *
   * @throws LanserError with the codes of `adapt`: a failure has no bundle.
   */
  adapt(options: WorkspaceAdaptOptions): Promise<DiagnosticsBundle>;
  /** Returns the capabilities that the server announces. */
  capabilities(options?: OperationOptions): Promise<BundleOf<CapabilitiesFacts>>;
  /** Sends any request of the protocol. Names replace paths of this machine in the answer. */
  request(method: string, options?: RawRequestOptions): Promise<BundleOf<RequestFacts>>;
  /** Lists the servers and their states; starts none. */
  status(options?: Pick<OperationOptions, 'server'>): Promise<BundleOf<StatusFacts>>;
  /**
   * Deletes all answers, including those on disk, and restarts the servers, including those that lanser gave
   * up on.
   */
  reload(options?: Pick<OperationOptions, 'server'>): Promise<BundleOf<StatusFacts>>;
  /** Checks this machine and the workspace, with servers of its own; {@link doctor}. */
  doctor(options?: DoctorOptions): Promise<BundleOf<StatusFacts>>;
  /**
   * Returns the text that a rename would replace: `facts.prepareRename: {uri, range, placeholder}`, or null if
   * the server cannot rename it. `textDocument/prepareRename`.
   */
  prepareRename(selector: Selector, options?: OperationOptions): Promise<BundleOf<PrepareRenameFacts>>;
  /**
   * Renames a symbol in the whole workspace: a preview unless `apply` is set. `edits: {plan, diff, applied}`;
   * `facts.safety` contains every check, `facts.diagnosticsBefore` and `After` count the diagnostics of the
   * affected files, `facts.notCovered` lists the mentions that stay. `textDocument/rename`.
   *
   * Besides the codes of {@link Workspace.definition} the bundle's `error` is E/JAIL (outside the
   * workspace, or denied), E/USAGE (invalid name; missing confirmation), E/AMBIGUOUS, E/DIRTY_WORKTREE,
   * E/APPLY_CONFLICT (collisions, overlaps), E/FS_PERMISSIONS; the files are then as before.
   */
  rename(selector: Selector, newName: string, options?: RenameOptions): Promise<BundleOf<EditFacts>>;
  /**
   * Moves a file or folder and updates the imports that name it; paths are relative to the workspace. A preview
   * unless `apply` is set. `workspace/willRenameFiles`, or computed here if the server does not offer it.
   */
  renameFile(oldUri: string, newUri: string, options?: EditOptions): Promise<BundleOf<EditFacts>>;
  /**
   * Lists the code actions at a place: `facts.codeActions: [{index, title, kind, disabled}]`; with `pick`
   * previews or applies one of them. `textDocument/codeAction`, `codeAction/resolve`,
   * `workspace/executeCommand`.
   */
  codeActions(
    selector: Selector,
    options?: CodeActionsOptions,
  ): Promise<BundleOf<CodeActionsFacts> | BundleOf<EditFacts>>;
  /**
   * Writes a plan as a whole or not at all: a plan id of this machine, a plan, the bundle of a preview, or the
   * bytes of either's JSON. E/VERSION_SKEW if files differ from it, E/SCHEMA_INVALID if it was changed.
   */
  apply(plan: unknown, options?: ApplyOptions): Promise<BundleOf<EditFacts>>;
  /** Undoes the half-written edit of a killed process. Opening the workspace has done so already. */
  recover(): Promise<BundleOf<StatusFacts>>;
  /**
   * Opens a series of rewards, by default with the workspace's formula and weights. Its bundles may come from
   * other workspaces.
   *
   * @throws LanserError E/USAGE for invalid weights.
   */
  rewardSession(options?: WorkspaceRewardOptions): RewardSession;
  /**
   * Scores a bundle against `previous`, in `processReward` of a new bundle. With `evidence` its facts contain
   * the result of {@link Workspace.evidence}.
   *
   * @throws LanserError E/USAGE, E/CONFIG, E/INCONCLUSIVE (suppressions that cannot be counted).
   */
  reward(bundle: Bundle, options?: ScoreOptions): Promise<BundleOf<RewardFacts>>;
  /**
   * Finds changes that improve the counts of the second bundle without improving code: suppressions, casts,
   * deleted files and tests between the documents of the two. Texts come from the files, Git's objects and
   * `.lanser/objects`; `notFound` lists the versions that are missing.
   */
  evidence(before: Bundle, after: Bundle): Promise<BundleEvidence>;
  /** Reads a file as it is now; undefined if there is none. @throws LanserError E/JAIL. */
  text(uri: string): Promise<WorkspaceText | undefined>;
}

/** The options that open a workspace. */
export interface WorkspaceOptions {
  /** Its `progress` receives the progress of indexing the workspace's files. */
  readonly host: Host;
  /** Ends long work: bundles with E/REQUEST_CANCELLED, or with the signal's reason if that is a LanserError. */
  readonly signal?: AbortSignal | undefined;
  /**
   * A Python interpreter or the folder of an environment; default: Pyright's configuration, then the first
   * python3 of PATH.
   */
  readonly python?: string | undefined;
  /** The time limit of one server request; default: the configuration's `timeoutSeconds`, else 120 s. */
  readonly timeoutMs?: number | undefined;
  /** The default unit of columns in selectors; default: the configuration's, else utf-16. */
  readonly indexIo?: Indexing | undefined;
  /** Names of servers to leave out, as if the configuration disabled them. */
  readonly withoutServers?: readonly string[] | undefined;
  /** Uses answers of earlier processes and keeps new ones for later; default: true. */
  readonly keepAnswers?: boolean | undefined;
  /** The scoring of answers; default: by the configuration, without a series. */
  readonly reward?: WorkspaceRewardOptions | undefined;
  /** Records every operation to a file, with everything that a replay without a server needs. */
  readonly trace?: TraceOptions | undefined;
  /** Files that the caller writes meanwhile, such as the answers. They are not part of the workspace. */
  readonly ownFiles?: readonly string[] | undefined;
}

/** The options for the rewards of a workspace. */
export interface WorkspaceRewardOptions extends Omit<RewardSessionOptions, 'previous'> {
  /**
   * The start of a series, which compares each bundle with the one before it and the first with this one;
   * null: the first with none. Absent: not a series; only previews of edits have a reward.
   */
  readonly previous?: Bundle | null | undefined;
}

/** A file's text, without a byte order mark, and the Git blob id of its bytes. */
export interface WorkspaceText {
  readonly text: string;
  readonly docVersion: string;
}

/**
 * Returns the reports of a compiler or checker on a workspace as a bundle of diagnostics. Runs the tool, or
 * reads its saved output against the present files.
 *
 * @throws LanserError E/NO_SERVER (not installed), E/CONFIG (the tool's or the project's configuration),
 * E/INCONCLUSIVE (missing or incomplete output, a failed run), E/VERSION_SKEW (the output is of different
 * files), E/JAIL, E/NOT_FOUND, E/USAGE, E/FS_PERMISSIONS, E/LS_TIMEOUT, E/LS_CRASH, E/INTERRUPTED.
 */
export declare function adapt(options: AdaptOptions): Promise<DiagnosticsBundle>;

/**
 * Answers each line of a batch with one bundle with `meta.batch`, in the order of the lines and as early as
 * that order allows. The answer to an invalid line is a bundle of its error.
 *
 * A line that writes files starts when the caller has taken all bundles before it. A caller that saves each
 * bundle before it asks for the next thus has every answer about the earlier state, even after a crash.
 *
 * @throws LanserError E/REQUEST_CANCELLED or the signal's reason, and the errors of reading the lines.
 */
export declare function answerBatch(
  workspace: Workspace,
  lines: AsyncIterable<BatchInput>,
  options: Omit<BatchOptions, 'rewards'> & {
    readonly rewards?: RewardSession | undefined;
  },
): AsyncGenerator<Bundle>;

/**
 * Reads the requests of a source or of one shard of it. A repeatable source is read twice, so that each request
 * carries the digest of the whole input.
 *
 * @throws LanserError E/USAGE for a shard of a stream or of a batch that writes, and the errors of reading;
 *   from the lines also E/CONTENT_MODIFIED if the source has changed since the first reading.
 */
export declare function batchRequests(
  host: Host,
  source: BatchSource,
  shard: Shard | undefined,
): Promise<BatchRequests>;

/**
 * Answers a batch into a file, line by line, without values that differ between runs. An output that was
 * interrupted and resumed equals that of one run byte for byte. If the file has all answers, no workspace opens.
 *
 * @throws LanserError E/USAGE if the file exists and `resume` is not set; E/VERSION_SKEW and E/SCHEMA_INVALID if
 *   it is the output of a different input; E/INTERRUPTED and E/REQUEST_CANCELLED by the signal;
 *   E/FS_PERMISSIONS.
 */
export declare function batchToFile(
  openWorkspace: () => Promise<Workspace>,
  { lines }: BatchRequests,
  output: OutputName,
  options: BatchToFileOptions,
): Promise<void>;

/**
 * Compares two JSON Schemas (draft-04 to 2020-12, formats asserted) by the documents that they accept, in a
 * separate thread. `compatible` is proved, `breaking` has a counterexample that ajv confirms, and everything
 * else, including an exceeded limit, is `undecided`.
 *
 * @throws LanserError E/SCHEMA_INVALID if either is not a JSON Schema; the reason of an aborted signal.
 */
export declare function compareJsonSchemas(
  old: unknown,
  next: unknown,
  options?: CompareOptions,
  limits?: WorkerLimits,
): Promise<SchemaComparison>;

/**
 * Scores one sequence with several formulas and weights at once.
 *
 * @throws LanserError E/USAGE for invalid weights.
 */
export declare function counterfactuals(
  steps: AsyncIterable<RecordedStep>,
  choices: readonly RewardChoice[],
  options?: Pick<PathOptions, 'scope'>,
): AsyncGenerator<Counterfactual>;

/**
 * Creates a session for a sequence of bundles. It is pure: equal bundles in equal order give bitwise equal
 * numbers, online and offline.
 *
 * @throws LanserError E/USAGE for a weight that is negative, not finite, or not one of the formula's.
 */
export declare function createRewardSession(options?: RewardSessionOptions): RewardSession;

/**
 * Returns the diagnostics of a workspace or of some of its files as a bundle: complete, or an error. For a
 * single request; `openWorkspace` keeps the server for more.
 *
 * @throws LanserError E/NOT_FOUND (no such file, no Python file), E/JAIL, E/CONFIG, E/USAGE,
 * E/FS_PERMISSIONS, E/INCONCLUSIVE, E/LS_TIMEOUT, E/LS_CRASH, E/INTERRUPTED.
 */
export declare function diagnose(options: DiagnoseOptions): Promise<DiagnosticsBundle>;

/**
 * Checks whether this machine, the configuration and the workspace meet lanser's requirements. All checks
 * run, even after failures, so this opens workspaces that other operations cannot open. The bundle has
 * `status: "ok"` and facts even if a check fails; `meta.exitCode` is then 21.
 *
 * @throws LanserError E/USAGE if it is not a folder.
 */
export declare function doctor(
  folder: string,
  options: WorkspaceOptions,
  asked?: DoctorOptions,
): Promise<BundleOf<StatusFacts>>;

/**
 * Returns the exit code of a report: 0 if it passes, 25 if the policy fails an inconclusive report, 1 if it
 * fails anything else.
 */
export declare function exitCodeOf({ policy, conclusion }: Report): number;

/**
 * Finds changes between two versions of sources that improve counts without improving code. Sources that are
 * equal on both sides may be omitted. It does not judge: each of these changes may be right.
 *
 * @throws LanserError E/INCONCLUSIVE with `details.path` for a source that exceeds a limit; the reason of an
 *   aborted signal.
 */
export declare function gamingEvidence(input: EvidenceInput): Promise<GamingEvidence>;

/**
 * Lists the operations of a trace in order, as recorded: it runs nothing.
 *
 * @throws LanserError E/SCHEMA_INVALID with the line of an invalid trace; E/USAGE if the file cannot be read.
 */
export declare function listTrace(
  file: string,
  filter: TraceFilter,
  options: Pick<ReadTraceOptions, 'partial' | 'signal' | 'progress'>,
): AsyncGenerator<ShownOperation>;

/**
 * Yields the lines of the whole in order, from parts in any order. Keeps one line of each part in memory.
 *
 * @throws LanserError E/INCONCLUSIVE if a line is missing, E/USAGE if a line is there twice or was read from a
 *   stream, E/VERSION_SKEW if the parts belong to several inputs, E/SCHEMA_INVALID.
 */
export declare function mergeParts(parts: readonly BatchPart[]): AsyncGenerator<string, void>;

/** Returns the running process as a {@link Host}. The caller chooses where log lines and progress go. */
export declare function nodeHost(listeners: {
  readonly log?: (message: string) => void;
  readonly progress?: (step: Progress) => void;
}): Host;

/**
 * Opens a folder. Its configuration and the user's are read once. Servers start with their first request and
 * end with the workspace.
 *
 * @throws LanserError E/USAGE (no folder), E/CONFIG, E/FS_PERMISSIONS.
 */
export declare function openWorkspace(folder: string, options: WorkspaceOptions): Promise<Workspace>;

/**
 * Parses any string form of a selector. A scheme determines the form. A trailing `@L…:C…` or `@R(…)` makes a
 * cursor or a range, and everything else is a Locate selector.
 */
export declare function parseSelector(text: string): ParsedSelector;

/** Returns the canonical string of a selector. `parseSelector` maps it back to the same selector. */
export declare function printSelector(spec: PositionSpec): string;

/**
 * Publishes an untrusted report of a gate as a comment and a check run.
 *
 * @param place the report folder, or its `report.json`.
 * @returns the outcome of each channel: `published` with its URL, `skipped`, `refused` with the permission
 * that the token lacks, or `failed`. Failures of GitHub are not thrown.
 * @throws LanserError E/USAGE if only the report names its target, or it cannot be read; E/SCHEMA_INVALID if
 * it is not a report.
 */
export declare function publishGateReport(
  place: string,
  options: PublishGateReportOptions,
): Promise<Published>;

/** Reads the text of a published schema (JSON Schema 2020-12), byte for byte as in the package. */
export declare function readSchemaText(name: SchemaName): Promise<string>;

/**
 * Repeats the operations of a trace without a language server. External input comes from the trace;
 * everything else is computed again and compared with the recorded bundles. Needs neither the workspace nor
 * Git.
 *
 * @throws LanserError E/SCHEMA_INVALID with the line of an invalid or modified trace; E/NOT_FOUND if a
 * document was not embedded; E/USAGE if the file cannot be read.
 */
export declare function replayTrace(file: string, options: ReplayOptions): AsyncGenerator<ReplayedOperation>;

/**
 * Returns the requested formula. Configured weights apply only if they belong to the same formula.
 *
 * @throws LanserError E/USAGE for a weight that is negative, not finite, or not one of the formula's;
 * E/CONFIG if it is configured.
 */
export declare function rewardFormula(asked?: RewardChoice, configured?: RewardChoice): RewardFormula;

/**
 * Computes the diagnostics of base and head under base's configuration, matches them, and judges the result.
 * Nothing in the repository changes. A side that cannot be established makes the report inconclusive;
 * incomplete diagnostics are never used.
 *
 * @throws LanserError E/USAGE, E/NOT_FOUND (revision, no Python file), E/DIRTY_WORKTREE, E/CONFIG (base's),
 * E/JAIL, E/INTERRUPTED.
 */
export declare function runGate(options: GateOptions): Promise<GateResult>;

/**
 * Returns the operations of a trace as steps to score, with the documents before each.
 *
 * @throws LanserError E/SCHEMA_INVALID with the line of an invalid trace; E/USAGE if the file cannot be read.
 */
export declare function traceSteps(
  file: string,
  options: Pick<ReadTraceOptions, 'partial' | 'signal' | 'progress'>,
): AsyncGenerator<RecordedStep>;

/**
 * Yields one record per step for a training loop (`training-record.schema.json`). Each record waits for the
 * next step, because `done` depends on it.
 *
 * @throws LanserError E/USAGE for invalid weights.
 */
export declare function trainingRecords(
  steps: AsyncIterable<RecordedStep>,
  options?: PathOptions,
): AsyncGenerator<DeepReadonly<TrainingRecord>>;

/**
 * Validates a document (a value that `JSON.parse` can return) against its published schema, or a JSON Schema
 * against its meta-schema. Returns every violation with its JSON pointer (RFC 6901), in document order. An
 * unknown schema or version is a violation, not an exception.
 */
export declare function validateDocument(
  document: unknown,
  options?: ValidateOptions,
): Promise<DocumentVerdict>;

/** Replays a trace up to the first bundle that differs. */
export declare function verifyTrace(
  file: string,
  /** The name of the file in the result. */
  name: string,
  options: Omit<ReplayOptions, 'index'>,
): Promise<TraceCheck>;

// Parts of the exports. Programs cannot import them by name.
export {};

interface Adapter {
  readonly name: RequestedTool;
  /** The extensions of the files that a folder argument means. */
  readonly endings: readonly string[];
  readonly unit: ColumnUnit;
  /** True if U+2028 and U+2029 also end lines. */
  readonly ecmaScriptLines: boolean;
  /** Null for a format that is only read. */
  readonly run: ToolRun | null;
  /** @throws LanserError E/INCONCLUSIVE (not this tool's output, or incomplete), E/CONFIG. */
  readonly read: (output: string) => ToolOutput;
  /** Returns the message without data of this machine. */
  readonly messageOf: (item: Pick<ReportedItem, 'message' | 'rule'>, roots: NamedRoots) => string;
}

/**
 * A snippet of text: `anchor://src/app.py#"def load_data("?ctx=24`
 */
interface AnchorSelector {
  /**
   * The schema that the document follows: its `$id`, or where an editor finds it.
   */
  $schema?: string;
  /**
   * A selector of the kind `anchor`.
   */
  kind: 'anchor';
  /**
   * The file, relative to the workspace (POSIX, not percent-encoded), or a file: URI.
   */
  uri: Uri_in_model_generated_selector;
  /**
   * The text itself, with line ends as LF.
   */
  snippet: string;
  /**
   * How many code points before and after the snippet belong to its context.
   */
  ctx: Natural;
  /**
   * SHA-1 of the UTF-8 of context, snippet and context, line ends as LF.
   */
  hash?: string;
  /**
   * The one-based line where it was last seen.
   */
  near?: Ordinal;
  /**
   * The version of the file that it was made for; absent: the file as it is.
   */
  docVersion?: DocVersion;
}

/**
 * A definition, or a syntax node inside it, by steps: `ast://[module=pkg.mod]/[class=C]/[def=m]/name[1]`
 */
interface AstSelector {
  /**
   * The schema that the document follows: its `$id`, or where an editor finds it.
   */
  $schema?: string;
  /**
   * A selector of the kind `ast`.
   */
  kind: 'ast';
  /**
   * The module, then definitions from the outermost in; a third member picks among equals, from 1.
   *
   * @minItems 1
   */
  path: [ModuleStep, ...DefinitionStep[]];
  /**
   * A node kind or field of the grammar and which of them, from 1.
   *
   * @minItems 2
   * @maxItems 2
   */
  leaf?: [string, Ordinal];
  /**
   * False: an imported name is its import's own binding; absent: imports are followed to the definition.
   */
  follow?: false;
  /**
   * The version of the file that it was made for; absent: the file as it is.
   */
  docVersion?: DocVersion;
}

/**
 * The whole input; absent where it is a stream.
 */
interface BatchInputDigest {
  /**
   * How many requests it holds.
   */
  requests: number;
  /**
   * SHA-256 of its bytes.
   */
  digest: string;
}

/**
 * The line of a batch that this answers; absent outside of batches.
 */
interface BatchLine {
  /**
   * The line, from 1.
   */
  line: number;
  /**
   * The line's own, any JSON; null where it has none.
   */
  id: unknown;
  /**
   * Which request of the input it is, from 1: blank lines are none.
   */
  ordinal?: number;
  /**
   * SHA-256 of the line's bytes, without its line feed.
   */
  request?: string;
  input?: BatchInputDigest;
}

type Brand<T, Name extends string> = T & {
  readonly [brand]: Name;
};

/**
 * An Analysis Bundle: the one artifact of every lanser operation. `bundleId` is the SHA-256 of the RFC 8785 canonical form of the members marked `x-hashDomain: true`, without those inside of them marked `x-hashDomain: false`.
 */
interface Bundle_in_model_generated_bundle {
  /**
   * The schema that the document follows: its `$id`, or where an editor finds it.
   */
  $schema?: string;
  /**
   * The envelope's version.
   */
  version: '1.2';
  /**
   * Digest of the hash domain: the same request on the same files with the same tools gives the same.
   */
  bundleId: ContentHash;
  /**
   * `error` where `error` says why there are no facts.
   */
  status: 'ok' | 'error';
  /**
   * What was asked.
   */
  request: BundleRequest_in_model_generated_bundle;
  /**
   * How the selector was resolved; null for operations without a selector.
   */
  resolution: BundleResolution_in_model_generated_bundle | null;
  /**
   * What was found, by operation; null for `locate` and for a failure. Where one of several servers failed, the answers of the others, with `incomplete`.
   */
  facts: Facts_in_model_generated_bundle | null;
  /**
   * What an operation that changes files would change, or has changed.
   */
  edits: BundleEdits_in_model_generated_bundle;
  /**
   * Why it failed; null where it did not.
   */
  error: BundleError | null;
  /**
   * The step's reward against its predecessor, or null; outside the hash.
   */
  processReward: ProcessReward_in_model_generated_bundle | null;
  /**
   * What answered, and how it was set up.
   */
  environment: BundleEnvironment;
  /**
   * What the operation supports.
   */
  capabilities: BundleCapabilities;
  /**
   * How it ended, how it was hashed, and what depends on this run alone.
   */
  meta: BundleMeta;
}

/**
 * What the operation supports.
 */
interface BundleCapabilities {
  /**
   * Whether the facts may be incomplete.
   */
  partialResult: boolean;
  /**
   * Whether it can be cancelled.
   */
  cancellable: boolean;
}

/**
 * What changes: the plan and how it reads as a patch. Null in operations that change nothing.
 */
interface BundleEdits_in_model_generated_bundle {
  /**
   * The edit, bound to the files that it was computed from; null where there is none.
   */
  plan: Plan_in_model_generated_plan | null;
  /**
   * The plan as a unified diff that `git apply` accepts; null where there is no plan.
   */
  diff: string | null;
  /**
   * Whether the plan has been written; absent where there is none.
   */
  applied?: boolean;
}

/**
 * What answered, and how it was set up. All of it is hashed but `local`.
 */
interface BundleEnvironment {
  /**
   * lanser itself.
   */
  tool: NameAndVersion;
  /**
   * The server that answered, or the compiler or checker; null where none was asked.
   */
  server: NameAndVersion | null;
  /**
   * What the characters of every range count: bytes of UTF-8, code units of UTF-16, or code points.
   */
  positionEncoding: 'utf-8' | 'utf-16' | 'utf-32';
  /**
   * The Python environment; null where none was read.
   */
  python: BundlePythonEnvironment | null;
  /**
   * Digest of the server's configuration as read from the workspace; null where none was read.
   */
  configDigest: ContentHash | null;
  /**
   * Operating system and processor, for example `linux-x64`.
   */
  platform: string;
  /**
   * What only this machine knows; absent where nothing of it was read.
   */
  local?: BundleLocalEnvironment;
  /**
   * The servers beside `server` that were asked, by name; absent: none.
   */
  servers?: NameAndVersion[];
}

/**
 * Why an operation failed.
 */
interface BundleError {
  /**
   * The stable code, see docs/errors.md.
   */
  code: string;
  /**
   * For a person: what happened, and what to do.
   */
  message: string;
  /**
   * For a program, by code: free JSON.
   */
  details: {
    [k: string]: unknown;
  };
}

/**
 * Evidence of gaming between the documents of two bundles.
 */
interface BundleEvidence_in_model_generated_bundle {
  /**
   * What was found, by file and place.
   */
  findings: EvidenceFinding_in_model_generated_bundle[];
  /**
   * How many diagnostics the added suppressions say that they hide.
   */
  hidden: number;
  /**
   * Documents that could not be looked into, in canonical order.
   */
  notFound: MissingDocument[];
}

/**
 * What only this machine knows; outside the hash. The only place where absolute paths may stand.
 */
interface BundleLocalEnvironment {
  /**
   * The folder that was opened.
   */
  workspaceRoot?: string;
  /**
   * The interpreter; null: none.
   */
  pythonExe?: string | null;
  /**
   * The virtual environment; null: none.
   */
  venvPath?: string | null;
  /**
   * Version of the Node that runs the server.
   */
  node?: string;
  /**
   * `permission-model`: the server runs under Node's permission model. `none`: this Node has none; child processes are refused by lanser's preload only.
   */
  cage?: 'permission-model' | 'none';
  /**
   * Where the programs of servers are, by server; of `doctor`.
   */
  programs?: {
    [k: string]: string;
  };
}

/**
 * How it ended and was hashed, and what depends on this run alone.
 */
interface BundleMeta {
  /**
   * The process's exit code.
   */
  exitCode: number;
  /**
   * How `bundleId` was made.
   */
  hashing: {
    /**
     * SHA-256 over the RFC 8785 canonical form, as UTF-8.
     */
    algo: 'sha256-jcs-v1';
  };
  /**
   * What facts are ordered by: file, then start and end, line and character.
   */
  sortingKeys: string[];
  /**
   * What a page leaves out; null where nothing is.
   */
  truncated: Truncated | null;
  /**
   * Git tree that was read; null or absent where there is none.
   */
  snapshot?: string | null;
  /**
   * Milliseconds by phase.
   */
  timing?: {
    [k: string]: number;
  };
  /**
   * When it began: RFC 3339, UTC.
   */
  startedAt?: string;
  batch?: BatchLine;
}

/**
 * The interpreter whose packages the server sees.
 */
interface BundlePythonEnvironment {
  /**
   * For example `3.12.3`.
   */
  version: string;
  /**
   * Digest of the names and versions of the installed distributions.
   */
  packagesDigest: ContentHash;
}

type BundleRequest = Bundle['request'];

/**
 * What was asked, with the options that decide the result.
 */
interface BundleRequest_in_model_generated_bundle {
  /**
   * The operation; null where the command line named none.
   */
  cmd: CommandName | null;
  /**
   * Which code element was asked for, files by their path relative to the workspace; null where the selector does not parse (`resolution.original` holds its text), absent for operations without one.
   */
  selector?: PositionSpec_in_model_generated_selector | null;
  /**
   * The options that decide the result, in camelCase.
   */
  options: {
    /**
     * The whole workspace is the scope.
     */
    workspace?: true;
    /**
     * Files and globs as asked for, relative to the workspace.
     */
    files?: string[];
    /**
     * The revision that a change is held against.
     */
    base?: string;
    /**
     * The revision that is judged; `worktree` for the working tree.
     */
    head?: string;
    /**
     * Projects of the gate, relative to the repository's root.
     */
    workingDirectories?: string[];
    /**
     * The compiler or checker whose diagnostics these are, run or read from what it has written; absent where a language server was asked.
     */
    tool?: RequestedTool_in_model_generated_bundle;
    /**
     * What columns of the selector count where it does not say.
     */
    indexIo?: Indexing_in_model_generated_selector;
    /**
     * The kind of selector to make for the resolved place.
     */
    as?: SelectorKind_in_model_generated_bundle;
    /**
     * How many candidates to show at most, where the request says so.
     */
    topK?: number;
    /**
     * The server that was named.
     */
    server?: string;
    /**
     * Whether declarations are among the references; absent: they are.
     */
    includeDeclaration?: false;
    /**
     * How many references a page holds at most.
     */
    limit?: number;
    /**
     * Where a page begins, from the one before.
     */
    cursor?: string;
    /**
     * The document whose outline is asked for.
     */
    file?: string;
    /**
     * What symbols of the workspace are searched for.
     */
    query?: string;
    /**
     * The method of `request`.
     */
    method?: string;
    /**
     * Parameters of `request`: any JSON.
     */
    params?: unknown;
    /**
     * The new name of `rename`.
     */
    newName?: string;
    /**
     * What `renameFile` moves: a file or folder.
     */
    oldUri?: Uri;
    /**
     * Where `renameFile` moves it to.
     */
    newUri?: Uri;
    /**
     * Files are written; absent: a preview, which writes nothing.
     */
    apply?: true;
    /**
     * Uncommitted changes do not refuse the edit; absent: they do.
     */
    allowDirty?: true;
    /**
     * Globs of the only files that an edit may touch; absent: any in the workspace.
     */
    allowPath?: string[];
    /**
     * Globs of files that an edit must not touch, beside those denied by default; they win over `allowPath`.
     */
    denyPath?: string[];
    /**
     * A selector that was not accepted does not refuse the edit; absent: it does.
     */
    denyApplyOnAmbiguous?: false;
    /**
     * Which of `resolution.candidates` is meant, from 1; absent: the one that was accepted.
     */
    target?: number;
    /**
     * Edits that need confirmation are confirmed; absent: they are refused.
     */
    confirm?: true;
    /**
     * Where files have changed since, the plan is merged by `git apply --3way`; absent: it is refused.
     */
    threeWay?: true;
    /**
     * A method is renamed in the classes below too; absent: there it is not covered.
     */
    overrides?: true;
    /**
     * The kind of code actions asked for, LSP's CodeActionKind such as `source.organizeImports`, with the kinds below it; absent: all.
     */
    kind?: string;
    /**
     * The code action that is meant, by its title or by its `index`; absent: they are listed.
     */
    pick?: string | number;
    /**
     * The plan of `apply`.
     */
    planId?: ContentHash;
    /**
     * The bundle that `reward` scores.
     */
    bundle?: ContentHash;
    /**
     * The bundle that `reward` holds it against; absent: none.
     */
    prev?: ContentHash;
    /**
     * What `reward` counts diagnostics over, on both sides: files of the workspace, or `.` for all of it; absent: over what each bundle was asked for.
     */
    scope?: string[];
    /**
     * Evidence of gaming is looked for; absent: it is not.
     */
    evidence?: true;
    /**
     * Each suppression that was added weighs as the diagnostics that it hides; absent: it does not.
     */
    countSuppressions?: true;
  };
}

/**
 * What became of the selector. Candidates are ranked, best first.
 */
interface BundleResolution_in_model_generated_bundle {
  /**
   * The selector as it was given; of one given as JSON, or with an absolute path, its string form.
   */
  original: string;
  /**
   * The place that is accepted; null where none is.
   */
  resolved: ResolvedTarget_in_model_generated_bundle | null;
  /**
   * The best candidate's score; 0 without one.
   */
  confidence: Share;
  /**
   * Whether `resolved` is; false where nothing is.
   */
  certified: boolean;
  /**
   * Places that may be meant, best first.
   */
  candidates: ResolutionCandidate_in_model_generated_bundle[];
  weights: RelocationWeights;
  thresholds: RelocationThresholds;
  /**
   * The selector of the kind that `request.options.as` names, for the resolved place.
   */
  selector?: PositionSpec_in_model_generated_selector;
  foundVersion?: FoundVersion;
  historySearch?: HistorySearch;
  /**
   * What led to `resolved` besides the selector itself: the imports that were followed, in order, or the server whose outline contains the definition; absent: nothing else did.
   */
  evidence?: ResolutionEvidence[];
}

/** The conditions for creating a comment. An existing one is always updated, except with `never`. */
declare const COMMENT_MODES: readonly ['always', 'changes', 'on-failure', 'never'];

/**
 * What speaks for it; null where a feature does not apply, which counts as 0.
 */
interface CandidateFeatures {
  /**
   * How alike the syntax is.
   */
  ast: Share | null;
  /**
   * How near the module is.
   */
  module: Share | null;
  /**
   * How alike the words are.
   */
  token: Share | null;
  /**
   * How near the place is to where it was.
   */
  prox: Share | null;
}

/**
 * Facts of `capabilities`: what the server says that it can do, as it says it.
 */
interface CapabilitiesFacts_in_model_generated_bundle {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * LSP's ServerCapabilities: free JSON.
   */
  capabilities: {
    [k: string]: unknown;
  };
}

/**
 * Why an edit is done, as the server says it.
 */
interface ChangeAnnotation {
  /**
   * For a person: what is done.
   */
  label: string;
  /**
   * Whether it must be confirmed first; absent: no.
   */
  needsConfirmation?: boolean;
  /**
   * More about it; absent: nothing.
   */
  description?: string;
}

/** The versions of a file before and after a commit; null if the file does not exist. */
interface ChangedFile {
  readonly uri: string;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * One check of `doctor`, or of the guard before an edit.
 */
interface Check_in_model_generated_bundle {
  /**
   * What is checked.
   */
  name: string;
  /**
   * null: there is nothing to check here.
   */
  passed: boolean | null;
  /**
   * What was found, and where it did not pass, what to do.
   */
  detail: string;
  /**
   * The places that it is about; absent where it is about none.
   */
  places?: Location_in_model_generated_bundle[];
}

/**
 * What became of a proposed code action.
 */
interface CodeActionCheck {
  /**
   * The proposal's file, relative to the repository's root; null for the text of the pull request.
   */
  path: string | null;
  /**
   * Which edit of the proposal, from 0.
   */
  index: number;
  /**
   * A code action.
   */
  kind: 'codeAction';
  /**
   * What is meant, as it was proposed.
   */
  selector: string | PositionSpec_in_model_generated_selector;
  /**
   * The title by which the server offers it.
   */
  title: string;
  /**
   * `safe`: every check passed. `unsafe`: one did not. `complete`: head holds the edit, whole. `incomplete`: head holds a part of it. `error`: it could not be previewed.
   */
  conclusion: 'safe' | 'unsafe' | 'complete' | 'incomplete' | 'error';
  /**
   * The edit as a unified diff; null where there is none.
   */
  diff: string | null;
  /**
   * Errors and warnings of the affected files after the edit, minus before: negative is better. Null where they could not be had.
   */
  delta: number | null;
  /**
   * What the guard found; null where it was not reached.
   */
  safety: Safety | null;
  /**
   * Mentions that head left as they were, in canonical order.
   */
  missed: Location_in_model_generated_bundle[];
  /**
   * Changes of head in the files that the edit touches which the edit does not explain, in canonical order; absent: none were looked for.
   */
  unrelated?: UnrelatedChange[];
  /**
   * The score of the step; null where it has none.
   */
  reward: ProcessReward_in_model_generated_bundle | null;
  /**
   * Why it could not be previewed; absent or null where it could.
   */
  error?: BundleError | null;
}

/**
 * A code action that a server offers.
 */
interface CodeActionFact {
  /**
   * Its place in the list, from 0; `--pick` takes it.
   */
  index: number;
  /**
   * What it is called.
   */
  title: string;
  /**
   * LSP's CodeActionKind, for example `quickfix`; null where the server gives none.
   */
  kind: string | null;
  /**
   * Why it cannot be applied; null where it can.
   */
  disabled: string | null;
}

/**
 * Facts of `codeActions` where none is picked.
 */
interface CodeActionsFacts_in_model_generated_bundle {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts speak of, with the version that they speak of.
   */
  documents: Documents;
  /**
   * The code actions, in the order of the server.
   */
  codeActions: CodeActionFact[];
}

/** The unit of a tool's columns. */
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
  | 'reward'
  | 'trace'
  | 'schema'
  | 'serve'
  | 'stop'
  | 'merge'
  | 'publish';

type CommentMode = (typeof COMMENT_MODES)[number];

/**
 * A configuration file that head changes.
 */
interface ConfigurationChange {
  /**
   * The file, relative to the repository's root.
   */
  path: string;
  /**
   * What became of it.
   */
  change: 'added' | 'deleted' | 'modified';
}

/**
 * SHA-256 of an RFC 8785 canonical form.
 */
type ContentHash = string;

/**
 * Number of diagnostics by severity.
 */
interface Counts_in_model_generated_bundle {
  /**
   * Number of errors.
   */
  error: number;
  /**
   * Number of warnings.
   */
  warning: number;
  /**
   * Number of diagnostics that only inform.
   */
  information: number;
}

/**
 * A file is created.
 */
interface CreateOperation {
  /**
   * A creation.
   */
  kind: 'create';
  /**
   * The new file.
   */
  uri: Uri;
  /**
   * What happens where it exists; absent: it must not.
   */
  options?: TargetOptions;
  /**
   * The key in `annotations` of why it is done; absent: nothing is said.
   */
  annotation?: string;
}

/**
 * A place between two characters: `src/app.py@L42:C7`
 */
interface CursorSelector {
  /**
   * The schema that the document follows: its `$id`, or where an editor finds it.
   */
  $schema?: string;
  /**
   * A selector of the kind `cursor`.
   */
  kind: 'cursor';
  /**
   * The file, relative to the workspace (POSIX, not percent-encoded), or a file: URI.
   */
  uri: Uri_in_model_generated_selector;
  /**
   * The line, from 1.
   */
  line: Ordinal;
  /**
   * The column, from 1; the line's length plus 1 is its end.
   */
  col: Ordinal;
  /**
   * What columns count; absent: the command's --index-io.
   */
  indexing?: Indexing_in_model_generated_selector;
  /**
   * The version of the file that it was made for; absent: the file as it is.
   */
  docVersion?: DocVersion;
}

/**
 * Facts of `declaration`: places in canonical order; empty where the server knows none.
 */
interface DeclarationsFacts_in_model_generated_bundle {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts speak of, with the version that they speak of.
   */
  documents: Documents;
  /**
   * The places; empty where the server knows none.
   */
  declarations: Location_in_model_generated_bundle[];
}

/** The same type, readonly at every level. */
type DeepReadonly<T> = T extends readonly unknown[]
  ? {
      readonly [Index in keyof T]: DeepReadonly<T[Index]>;
    }
  : T extends object
    ? {
        readonly [Key in keyof T]: DeepReadonly<T[Key]>;
      }
    : T;

/** A name that a module or class binds, or any class or function. */
interface Definition {
  readonly kind: DefinitionKind;
  readonly name: string;
  /** The names from the outermost in, with its own last. */
  readonly path: readonly string[];
  readonly nameSpan: Span_in_syntax_definition;
  /** The whole definition with decorators, or only the name of a variable or import. */
  readonly span: Span_in_syntax_definition;
  /** From the first decorator or keyword to the colon, inclusive. Only classes and functions have one. */
  readonly signature: Span_in_syntax_definition | null;
  /** From the first to the last token of the suite. */
  readonly body: Span_in_syntax_definition | null;
  readonly docstring: Span_in_syntax_definition | null;
  readonly part: FunctionPart;
}

type DefinitionKind = 'class' | 'function' | 'type' | 'variable' | 'import';

/**
 * `class` or `def`, the name, and which of several equals, from 1; without it equals are ambiguous.
 *
 * @minItems 2
 * @maxItems 3
 */
type DefinitionStep = ['class' | 'def', Identifier] | ['class' | 'def', Identifier, Ordinal];

/**
 * Facts of `definition`: places in canonical order; empty where the server knows none.
 */
interface DefinitionsFacts_in_model_generated_bundle {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts speak of, with the version that they speak of.
   */
  documents: Documents;
  /**
   * The places; empty where the server knows none.
   */
  definitions: Location_in_model_generated_bundle[];
}

/**
 * A file or folder is deleted.
 */
interface DeleteOperation {
  /**
   * A deletion.
   */
  kind: 'delete';
  /**
   * What is deleted.
   */
  uri: Uri;
  /**
   * How; absent: a file that exists.
   */
  options?: DeleteOptions;
  /**
   * The key in `annotations` of why it is done; absent: nothing is said.
   */
  annotation?: string;
}

/**
 * How something is deleted.
 */
interface DeleteOptions {
  /**
   * A folder is deleted with all that it holds. Absent: no.
   */
  recursive?: boolean;
  /**
   * Where nothing is, the operation is done. Absent: no.
   */
  ignoreIfNotExists?: boolean;
}

/**
 * What differs between the sides. Lists are in canonical order.
 */
interface Delta_in_model_generated_report {
  /**
   * Only in head.
   */
  introduced: IntroducedDiagnostic[];
  /**
   * Only in base.
   */
  resolved: ResolvedDiagnostic[];
  /**
   * The same rule at the same place, with another message.
   */
  changed: DiagnosticPair[];
  /**
   * The same in another file.
   */
  moved: DiagnosticPair[];
  /**
   * Two checks of all files, in the same order, do not agree on these. They make the report inconclusive.
   */
  unstable: UnstableDiagnostic[];
  /**
   * Imports that neither side resolves, in a file that the change touches or that a touched file imports. Names from them have no type, so errors behind them stay unseen. Absent: none.
   */
  unresolvedImports?: DeltaDiagnostic_in_model_generated_report[];
  /**
   * Number of diagnostics that both sides have.
   */
  persisting: number;
}

/**
 * A diagnostic of one side.
 */
interface DeltaDiagnostic_in_model_generated_report {
  /**
   * The file, relative to the repository's root.
   */
  uri: Uri;
  /**
   * The place in it.
   */
  range: Range;
  /**
   * How bad it is.
   */
  severity: 'error' | 'warning' | 'information';
  /**
   * The rule's name; null where it has none.
   */
  rule: string | null;
  /**
   * The text.
   */
  message: string;
}

/**
 * One diagnostic that a server or a compiler reported.
 */
interface Diagnostic_in_model_generated_bundle {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The place in it.
   */
  range: Range;
  /**
   * How bad it is.
   */
  severity: 'error' | 'warning' | 'information';
  /**
   * The rule's name, for example `reportCallIssue`; null for syntax errors and rules without a name.
   */
  rule: string | null;
  /**
   * The text, with every path of the machine replaced by a name.
   */
  message: string;
  /**
   * Who reports, for example `pyright`.
   */
  source: string;
  /**
   * What kind of finding it is, beside its severity.
   */
  tags?: ('unnecessary' | 'deprecated')[];
  /**
   * Other places that belong to it.
   */
  related?: RelatedInformation[];
}

/**
 * A diagnostic that both sides have, in two forms.
 */
interface DiagnosticPair {
  /**
   * As base has it.
   */
  before: DeltaDiagnostic_in_model_generated_report;
  /**
   * As head has it.
   */
  after: DeltaDiagnostic_in_model_generated_report;
}

/**
 * Facts of `diagnostics`: the complete set over the scope.
 */
interface DiagnosticsFacts_in_model_generated_bundle {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the scope with the version that was read.
   */
  documents: Documents;
  /**
   * Over what the diagnostics were asked for.
   */
  scope: Scope;
  /**
   * All diagnostics of the scope, in canonical order.
   */
  diagnostics: Diagnostic_in_model_generated_bundle[];
  /**
   * All hints of the scope, in canonical order.
   */
  hints: Hint[];
  /**
   * How many diagnostics of each severity.
   */
  counts: Counts_in_model_generated_bundle;
  /**
   * The servers that failed: the facts are those of the others, and `error` is not null. Absent where the set is complete.
   *
   * @minItems 1
   */
  incomplete?: [IncompleteAnswer, ...IncompleteAnswer[]];
}

/** The first difference between two JSON values, in the order of the first value's members. */
interface Difference {
  readonly pointer: string;
  /** Absent if the first value has nothing there. */
  readonly expected?: unknown;
  /** Absent if the second value has nothing there. */
  readonly got?: unknown;
}

/**
 * Who sends a frame: `sent` by lanser, `received` from the server.
 */
type Direction = 'sent' | 'received';

/**
 * The Git blob id of the document that the selector was made for.
 */
type DocVersion = string;

/** `blob:` and the Git blob id (SHA-1) of a document's bytes. */
type DocumentVersion = Brand<string, 'DocumentVersion'>;

/**
 * Git blob id (SHA-1) of a document's bytes.
 */
type DocumentVersion_in_model_generated_bundle = string;

/**
 * Documents of the workspace that the facts speak of, with the version that was read.
 */
interface Documents {
  [k: string]: DocumentVersion_in_model_generated_bundle;
}

/**
 * Facts of `rename`, `renameFile`, `apply` and a picked code action. The edit itself stands in `edits`.
 */
interface EditFacts_in_model_generated_bundle {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts speak of, with the version that they speak of.
   */
  documents: Documents;
  /**
   * What the guard found.
   */
  safety: Safety;
  /**
   * Diagnostics of the affected files before the edit; null where no server reads them.
   */
  diagnosticsBefore: Counts_in_model_generated_bundle | null;
  /**
   * The same after it; in a preview, with the edit in memory only.
   */
  diagnosticsAfter: Counts_in_model_generated_bundle | null;
  /**
   * Mentions that the edit leaves as they are, in canonical order.
   */
  notCovered: NotCovered_in_model_generated_bundle[];
}

type ErrorDetails = Readonly<Record<string, unknown>>;

/**
 * What differs between two traces of the same work.
 */
interface EventTiming {
  /**
   * When it began: RFC 3339, UTC.
   */
  startedAt?: string;
  /**
   * Milliseconds since the session began.
   */
  atMs?: number;
  /**
   * Milliseconds by phase, of a bundle.
   */
  phases?: {
    [k: string]: number;
  };
}

/**
 * What could make the counts better without making the code better.
 */
interface Evidence {
  /**
   * Comments, casts, `Any` and code out of reach that hide diagnostics; absent: nobody looked.
   */
  suppressions?: {
    /**
     * Only in head; ranges are head's.
     */
    introduced: EvidenceFinding_in_model_generated_bundle[];
    /**
     * Only in base; ranges are base's.
     */
    removed: EvidenceFinding_in_model_generated_bundle[];
    /**
     * How many diagnostics the introduced comments say that they hide.
     */
    hidden: number;
  };
  /**
   * The server's configuration files that head changes; base's were used on both sides.
   */
  configuration: {
    /**
     * The files, by path.
     */
    changed: ConfigurationChange[];
    /**
     * Rules of those files that head weakens, and code that it excludes; absent: nobody looked.
     */
    weakened?: EvidenceFinding_in_model_generated_bundle[];
  };
  /**
   * Files and tests that went, and stubs that came; absent: nobody looked.
   */
  files?: {
    /**
     * Source files that are nowhere in head, that have no code any more, or that went where nobody checks them.
     */
    deleted: EvidenceFinding_in_model_generated_bundle[];
    /**
     * Stubs that stand before code from now on.
     */
    stubs: EvidenceFinding_in_model_generated_bundle[];
    /**
     * Tests that do not run any more; ranges are base's.
     */
    tests: EvidenceFinding_in_model_generated_bundle[];
  };
}

/**
 * Something that makes counts better without making code better. It may be right all the same.
 */
interface EvidenceFinding_in_model_generated_bundle {
  /**
   * What was done: a suppression, a directive for a whole file, a cast or an `Any` was added; a rule was weakened; files were excluded, deleted or hidden by a stub; a test was removed or skipped; another configuration was in force; code is there that the server does not look at.
   */
  kind:
    | 'suppression'
    | 'directive'
    | 'cast'
    | 'any'
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
  uri: Uri;
  /**
   * The place in the file after, or in the one before where it was removed; null where it is about the whole file.
   */
  range: Range | null;
  /**
   * What it is: a comment, a name, a key or a path.
   */
  text: string;
  /**
   * The setting before, any JSON; absent for what is no setting.
   */
  before?: unknown;
  /**
   * The setting after, any JSON; absent for what is no setting.
   */
  after?: unknown;
}

/** A version of a document, and a commit that contains it. */
interface ExactVersion {
  readonly uri: string;
  readonly docVersion: string;
  readonly commit: string;
}

type Facts = NonNullable<Bundle['facts']>;

/**
 * What was found, by operation.
 */
type Facts_in_model_generated_bundle =
  | DiagnosticsFacts_in_model_generated_bundle
  | DefinitionsFacts_in_model_generated_bundle
  | TypeDefinitionsFacts_in_model_generated_bundle
  | ImplementationsFacts_in_model_generated_bundle
  | DeclarationsFacts_in_model_generated_bundle
  | ReferencesFacts_in_model_generated_bundle
  | HoverFacts_in_model_generated_bundle
  | SymbolsFacts_in_model_generated_bundle
  | CapabilitiesFacts_in_model_generated_bundle
  | RequestFacts_in_model_generated_bundle
  | StatusFacts_in_model_generated_bundle
  | PrepareRenameFacts_in_model_generated_bundle
  | EditFacts_in_model_generated_bundle
  | CodeActionsFacts_in_model_generated_bundle
  | RewardFacts_in_model_generated_bundle;

/**
 * Why a side or a check could not be established.
 */
interface Failure {
  /**
   * Which side.
   */
  side: 'before' | 'after';
  /**
   * The project, relative to the repository's root; null: all of them.
   */
  workingDirectory: string | null;
  /**
   * The stable code, see docs/errors.md.
   */
  code: string;
  /**
   * For a person: what happened, and what to do.
   */
  message: string;
  /**
   * For a program, by code: free JSON.
   */
  details: {
    [k: string]: unknown;
  };
}

/** Credentials for fetching, sent to this origin only. */
interface FetchAuthorization {
  /** For example `https://github.com`. */
  readonly serverUrl: string;
  readonly token: string;
}

/**
 * What became of a proposed move.
 */
interface FileRenameCheck {
  /**
   * The proposal's file, relative to the repository's root; null for the text of the pull request.
   */
  path: string | null;
  /**
   * Which edit of the proposal, from 0.
   */
  index: number;
  /**
   * A move.
   */
  kind: 'renameFile';
  /**
   * What is moved.
   */
  oldUri: Uri;
  /**
   * Where to.
   */
  newUri: Uri;
  /**
   * `safe`: every check passed. `unsafe`: one did not. `complete`: head holds the edit, whole. `incomplete`: head holds a part of it. `error`: it could not be previewed.
   */
  conclusion: 'safe' | 'unsafe' | 'complete' | 'incomplete' | 'error';
  /**
   * The edit as a unified diff; null where there is none.
   */
  diff: string | null;
  /**
   * Errors and warnings of the affected files after the edit, minus before: negative is better. Null where they could not be had.
   */
  delta: number | null;
  /**
   * What the guard found; null where it was not reached.
   */
  safety: Safety | null;
  /**
   * Mentions that head left as they were, in canonical order.
   */
  missed: Location_in_model_generated_bundle[];
  /**
   * Changes of head in the files that the edit touches which the edit does not explain, in canonical order; absent: none were looked for.
   */
  unrelated?: UnrelatedChange[];
  /**
   * The score of the step; null where it has none.
   */
  reward: ProcessReward_in_model_generated_bundle | null;
  /**
   * Why it could not be previewed; absent or null where it could.
   */
  error?: BundleError | null;
}

/** The files of a workspace for selectors, always in their current state. */
interface FileWorkspace
  extends
    Omit<RelocationSource, 'beside' | 'documentAt' | 'inCommit' | 'lastVersion' | 'nextChange'>,
    Disposable {
  document(uri: string): Promise<VersionedDocument | undefined>;
  /** Returns a file's text; `isPlain` if it is UTF-8 without a byte order mark, as servers expect. */
  source(uri: string): Promise<
    | {
        readonly text: string;
        readonly isPlain: boolean;
      }
    | undefined
  >;
  /** Returns the current version of a file without reading its syntax; undefined if it does not exist. */
  version(uri: string): DocumentVersion | undefined;
}

/**
 * Files that were named.
 */
interface FilesScope {
  /**
   * An explicit list.
   */
  kind: 'files';
  /**
   * The files, in order.
   */
  files: Uri[];
}

/** Finds the bytes of a version that is not in the trace. */
type FindVersion = (uri: string, blob: string) => Promise<Uint8Array | undefined>;

interface FinishedTool {
  readonly version: string;
  readonly output: string;
}

/**
 * The last version in the history of HEAD in which a selector without `docVersion` is exact; the selector is followed from there. Absent where it is exact now, or in no version.
 */
interface FoundVersion {
  /**
   * The document's content.
   */
  blob: DocumentVersion_in_model_generated_bundle;
  /**
   * A commit that has it; the last one in a history without merges.
   */
  commit: string;
}

/** A message between an operation and a server, Git or the host, without the host's folders. */
type Frame = RequestFrame | NotificationFrame;

/** The role of a function among functions of its name: an overload, or an accessor of a property. */
type FunctionPart = 'plain' | 'overload' | 'getter' | 'setter' | 'deleter';

/**
 * The policy as head would have it; it has no effect before it is merged.
 */
interface HeadPolicy {
  /**
   * What would fail the gate.
   */
  failOn: string[];
  /**
   * Whether the exit code would stay 0.
   */
  warnOnly: boolean;
  /**
   * Whether the policy would be violated.
   */
  failed: boolean;
  /**
   * Members of its `failOn` that would apply.
   */
  reasons: string[];
  /**
   * Why head's configuration cannot be read, with the key; null where it can.
   */
  error: string | null;
}

/**
 * Unreachable, unused or deprecated code; kept apart from diagnostics and never counted.
 */
interface Hint {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The place in it.
   */
  range: Range;
  /**
   * The text.
   */
  message: string;
  /**
   * What kind of finding it is, beside its severity.
   */
  tags: ('unnecessary' | 'deprecated')[];
}

/** A commit that changes a document, with every file of the workspace that it changes. */
interface HistoryChange {
  readonly commit: string;
  readonly files: readonly ChangedFile[];
}

/**
 * How the search for `foundVersion` ended. Absent where nothing was searched.
 */
interface HistorySearch {
  /**
   * `found` a version; `none` in the whole history; ended at `commit-limit` or `time-limit`; `unavailable` without a Git history. After `time-limit` nothing is accepted, since another run may find a version.
   */
  outcome: 'found' | 'none' | 'commit-limit' | 'time-limit' | 'unavailable';
  /**
   * How many commits were read; absent after `time-limit` and `unavailable`.
   */
  commits?: number;
  limits: HistorySearchLimits;
}

/**
 * How far a search goes.
 */
interface HistorySearchLimits {
  /**
   * The most commits that are read.
   */
  commits: number;
  /**
   * The most time that a search takes.
   */
  milliseconds: number;
}

/**
 * What a server shows for a place.
 */
interface Hover {
  /**
   * The text.
   */
  contents: string;
  /**
   * What the text is written in.
   */
  kind: 'markdown' | 'plaintext';
  /**
   * What the text is about; null where the server does not say.
   */
  range: Range | null;
}

/**
 * Facts of `hover`; null where the server has nothing to show.
 */
interface HoverFacts_in_model_generated_bundle {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts speak of, with the version that they speak of.
   */
  documents: Documents;
  /**
   * What is shown; null where the server has nothing to show.
   */
  hover: Hover | null;
}

/**
 * A name as Python has it.
 */
type Identifier = string;

/**
 * Facts of `implementation`: places in canonical order; empty where the server knows none.
 */
interface ImplementationsFacts_in_model_generated_bundle {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts speak of, with the version that they speak of.
   */
  documents: Documents;
  /**
   * The places; empty where the server knows none.
   */
  implementations: Location_in_model_generated_bundle[];
}

/**
 * One module on the way from a name to its definition.
 */
interface ImportStep {
  /**
   * An import statement, a star import, a literal of a lazy attribute (`__getattr__`), or a submodule by its name alone.
   */
  kind: 'import' | 'star' | 'lazy' | 'submodule';
  /**
   * The importing file.
   */
  uri: Uri;
  /**
   * The version of the importing file.
   */
  docVersion: DocumentVersion_in_model_generated_bundle;
  /**
   * The imported name, the module of a star, or the literal; null for a submodule.
   */
  range: Range | null;
  /**
   * The name in the importing file.
   */
  name: string;
  /**
   * The file of the imported module.
   */
  module: Uri;
}

/**
 * A server whose answer is missing in the facts.
 */
interface IncompleteAnswer {
  /**
   * The server's name.
   */
  server: string;
  /**
   * The reason, as in a bundle of this server alone.
   */
  error: BundleError;
}

/** A definition in the workspace's index. */
interface IndexedDefinition {
  readonly uri: string;
  readonly definition: Definition;
  /** See `fingerprintOf`. Only classes and functions have one. */
  readonly fingerprint: Uint8Array;
}

/**
 * What columns count: UTF-8 bytes, UTF-16 code units, or Unicode scalar values.
 */
type Indexing_in_model_generated_selector = 'utf-8' | 'utf-16' | 'codepoint';

/**
 * A diagnostic that only head has.
 */
interface IntroducedDiagnostic {
  /**
   * The file, relative to the repository's root.
   */
  uri: Uri;
  /**
   * The place in it.
   */
  range: Range;
  /**
   * How bad it is.
   */
  severity: 'error' | 'warning' | 'information';
  /**
   * The rule's name; null where it has none.
   */
  rule: string | null;
  /**
   * The text.
   */
  message: string;
  /**
   * Pyright's command line reports it, and another order of checking the files does not, or reports it with another message. It counts. Absent: every order that was tried agrees.
   */
  orderDependent?: true;
}

/**
 * Two numbers from 1: a line and a column, or two lines.
 *
 * @minItems 2
 * @maxItems 2
 */
type LineAndColumn = [Ordinal, Ordinal];

/** The lines of a text, with conversion from offsets to positions and back. */
interface LineIndex {
  readonly text: string;
  readonly lineCount: number;
  /** Returns the line's text without its ending. */
  lineText(line: number): string;
  /** Maps an offset to a position. Offsets after the text map to its end, one in CRLF to its line end. */
  positionAt(offset: number): Position;
  /** Returns the offset of a position inside the text. */
  offsetAt(position: Position): number;
}

/**
 * Some lines.
 */
interface LineScope {
  /**
   * First and last line, both included.
   */
  lines: LineAndColumn;
}

/**
 * A scope and a pattern in it, with a marker: `models.py:MyClass.save@return <|>result`
 */
interface LocateSelector {
  /**
   * The schema that the document follows: its `$id`, or where an editor finds it.
   */
  $schema?: string;
  /**
   * A selector of the kind `locate`.
   */
  kind: 'locate';
  /**
   * The file, relative to the workspace (POSIX, not percent-encoded), or a file: URI.
   */
  uri: Uri_in_model_generated_selector;
  /**
   * Where the pattern is searched for; absent: the whole file.
   */
  scope?: SymbolScope | LineScope;
  /**
   * The pattern. White space between two words stands for any; `<|>` marks the place that is meant. Absent: the scope itself.
   */
  find?: string;
  /**
   * Which of several matches, from 1.
   */
  occurrence?: Ordinal;
  /**
   * The version of the file that it was made for; absent: the file as it is.
   */
  docVersion?: DocVersion;
}

/** The context of every request to an open workspace. */
interface LocateSession {
  readonly host: Host;
  readonly root: string;
  readonly files: FileWorkspace;
  readonly past: PastDocuments;
  readonly settings: RelocationSettings;
  readonly indexIo: Indexing;
}

/**
 * A place in a document.
 */
interface Location_in_model_generated_bundle {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The place in it.
   */
  range: Range;
}

/**
 * A document of which nobody has the content any more.
 */
interface MissingDocument {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The version.
   */
  docVersion: DocumentVersion_in_model_generated_bundle;
}

/** The document of an import statement. */
interface ModuleImporter {
  readonly uri: string;
  /** The number of leading dots; 0 for an absolute import. */
  readonly level: number;
}

/** The Python modules of one side. */
interface ModuleSources {
  /** Returns every file with this name, in any folder. */
  named(name: string): Promise<readonly string[]>;
  text(file: string): Promise<string | undefined>;
}

/**
 * `module` and its dotted name.
 *
 * @minItems 2
 * @maxItems 2
 */
type ModuleStep = ['module', string];

/**
 * A program and its version.
 */
interface NameAndVersion {
  /**
   * The name.
   */
  name: string;
  /**
   * The version, as the program says it.
   */
  version: string;
}

/**
 * Folders of this machine with the names that artifacts use for them. The workspace has the empty name, so
 * that its files are plain relative paths.
 */
interface NamedRoots {
  /** In the given order, which does not depend on the machine's paths. */
  readonly entries: readonly RootEntry[];
  /** Returns a file's name in artifacts: `src/a.py`, `typeshed:stdlib/builtins.pyi`, `site-packages:x.py`. */
  nameOf(absolutePath: string): string;
  nameOfUri(uri: string): string;
  /** Replaces every path of this machine in a text of the server. */
  withoutPaths(text: string): string;
}

/**
 * A number from 0.
 */
type Natural = number;

/**
 * A mention of what is renamed that the edit leaves as it is.
 */
interface NotCovered_in_model_generated_bundle {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The place in it.
   */
  range: Range;
  /**
   * Why it is left: for example `string`, `comment`, `excluded` or `override`.
   */
  reason: string;
  /**
   * The line of the source.
   */
  text: string;
}

interface NotificationFrame {
  readonly type: 'notification';
  readonly direction: Direction;
  readonly server: string;
  readonly method: string;
  readonly params?: unknown;
}

/**
 * A number from 1.
 */
type Ordinal = number;

/** Earlier versions of documents. */
interface PastDocuments {
  /** Returns the version under a name; undefined if its content is not available. */
  at(docVersion: string, uri: string): Promise<VersionedDocument | undefined>;
  /** Returns the bytes of a version of any file. */
  bytes(docVersion: string): Promise<Uint8Array | undefined>;
  /**
   * Returns another document at the time when `uri` was `docVersion`. It is null if that document did not
   * exist, undefined if the history does not show it.
   */
  beside(docVersion: string, uri: string, other: string): Promise<VersionedDocument | null | undefined>;
  /** Returns a document in a commit; null if the commit lacks it, undefined without Git. */
  inCommit(commit: string, uri: string): Promise<VersionedDocument | null | undefined>;
  /** Returns the last version of a document in the history of HEAD that passes the query's test. */
  last(query: VersionQuery): Promise<VersionSearch>;
  /** Returns the first change of a document after a version in the history of HEAD; undefined if unknown. */
  nextChange(version: ExactVersion): Promise<HistoryChange | undefined>;
}

/** A version of a document whose syntax is read on demand. */
interface PastText {
  readonly uri: string;
  readonly lines: {
    readonly text: string;
  };
  document(): Promise<SourceDocument>;
}

/** A permission that a token may lack, as in a workflow's `permissions`. */
type Permission = 'checks: write' | 'pull-requests: write' | 'pull-requests: read';

/** A location. `file` is the tool's own path (absolute or from the workspace) or `file:` URI. */
interface Place {
  readonly file: string;
  readonly span: Span;
}

/**
 * An edit of files, computed and bound by hash to the files that it was computed from.
 */
interface Plan_in_model_generated_plan {
  /**
   * The schema that the document follows: its `$id`, or where an editor finds it.
   */
  $schema?: string;
  /**
   * The format's version; absent: this one.
   */
  version?: '1.0';
  /**
   * SHA-256 of the RFC 8785 canonical form of the plan without `planId` and `$schema`.
   */
  planId: ContentHash;
  /**
   * What the characters of every range count; absent: code units of UTF-16.
   */
  positionEncoding?: 'utf-8' | 'utf-16' | 'utf-32';
  /**
   * What became of the selector that the edit was asked for; null or absent where it was asked for without one.
   */
  resolution?: BundleResolution_in_model_generated_bundle | null;
  /**
   * Files with text edits, each once, ordered by `uri`.
   */
  files: PlannedFile_in_model_generated_plan[];
  /**
   * Files and folders that are created, renamed or deleted, in this order.
   */
  operations: PlanOperation_in_model_generated_plan[];
  /**
   * The whole plan as a unified diff that `git apply` accepts; absent where it was not made.
   */
  diff?: string;
  /**
   * Why edits are done, by key: the server's changeAnnotations; absent: none.
   */
  annotations?: {
    [k: string]: ChangeAnnotation;
  };
}

/**
 * A file operation, in the terms of LSP's WorkspaceEdit; by its kind.
 */
type PlanOperation_in_model_generated_plan = CreateOperation | RenameOperation | DeleteOperation;

/**
 * A stretch of text and what it is replaced with.
 */
interface PlannedEdit_in_model_generated_plan {
  /**
   * What is replaced; empty: text is inserted.
   */
  range: Range;
  /**
   * The new text; empty: text is removed.
   */
  newText: string;
  /**
   * The key in `annotations` of why it is done; absent: nothing is said.
   */
  annotation?: string;
}

/**
 * The text edits of one file.
 */
interface PlannedFile_in_model_generated_plan {
  /**
   * The file: by its path before the operations where it exists then, otherwise by its path after them.
   */
  uri: Uri;
  /**
   * The version that the ranges count in, and that the file must have; null: the operations create it.
   */
  before: DocumentVersion_in_model_generated_bundle | null;
  /**
   * The version after the edits; null: the file is deleted.
   */
  after: DocumentVersion_in_model_generated_bundle | null;
  /**
   * Edits that do not overlap, by place; all ranges count in the text before.
   */
  edits: PlannedEdit_in_model_generated_plan[];
}

/**
 * By what was judged, read from base, and what came of it.
 */
interface Policy {
  /**
   * What fails the gate.
   */
  failOn: string[];
  /**
   * Whether the exit code stays 0 whatever is found.
   */
  warnOnly: boolean;
  /**
   * Whether the policy is violated; warn-only does not change it.
   */
  failed: boolean;
  /**
   * Members of `failOn` that apply.
   */
  reasons: string[];
  /**
   * Reasons that a label of the pull request waives, by base's policy; absent: none.
   */
  waived?: Waiver[];
  /**
   * What head's own policy would make of the same findings; absent: it is base's.
   */
  head?: HeadPolicy;
}

/** Zero-based; `character` counts UTF-16 units. */
interface Position {
  readonly line: number;
  readonly character: number;
}

/**
 * Which code element is meant. Lines and columns are one-based; columns count in `indexing`, and where it is absent in the command's --index-io (default utf-16). The end of a range is exclusive.
 */
type PositionSpec_in_model_generated_selector =
  | CursorSelector
  | RangeSelector
  | SymbolSelector
  | AstSelector
  | AnchorSelector
  | LocateSelector;

/**
 * The parts of pr-v1.
 */
interface PrComponents {
  /**
   * D before minus D after: positive is better.
   */
  diag_delta: number;
  /**
   * S: safety readiness, 0 to 1.
   */
  safety: Share;
  /**
   * 1 minus the confidence.
   */
  ambiguity_penalty: Share;
  /**
   * A: the confidence of the selector's resolution, 0 to 1.
   */
  alpha_conf: Share;
}

/**
 * The reward pr-v1: α·(D before − D after) + β·S − γ·(1 − A).
 */
interface PrReward {
  /**
   * The formula.
   */
  version: 'pr-v1';
  /**
   * The bundle that it is held against; null where there is none.
   */
  previousBundleId: ContentHash | null;
  /**
   * The reward: positive is better.
   */
  r: number;
  /**
   * What is weighted.
   */
  components: PrComponents;
  /**
   * The weights that it was computed with.
   */
  weights: PrWeights_in_model_generated_bundle;
  /**
   * What was scored: a bundle against the one before, or head against base.
   */
  source: 'bundle' | 'gate';
  /**
   * Whether the two counts are over different scopes; then `diag_delta` is 0.
   */
  scopeChanged: boolean;
  /**
   * One sentence for a person.
   */
  explanation: string;
}

/**
 * The weights of pr-v1.
 */
interface PrWeights_in_model_generated_bundle {
  /**
   * Of diagnostics.
   */
  alpha: number;
  /**
   * Of safety readiness.
   */
  beta: number;
  /**
   * Of ambiguity.
   */
  gamma: number;
}

/**
 * What a rename would replace.
 */
interface PrepareRename {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The name in it.
   */
  range: Range;
  /**
   * The name as it is.
   */
  placeholder: string;
}

/**
 * Facts of `prepareRename`.
 */
interface PrepareRenameFacts_in_model_generated_bundle {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts speak of, with the version that they speak of.
   */
  documents: Documents;
  /**
   * What would be replaced; null where the server does not rename here.
   */
  prepareRename: PrepareRename | null;
}

/**
 * The score of a step, see docs/rewards.md; by its version.
 */
type ProcessReward_in_model_generated_bundle = RlCsfReward | PrReward;

interface ProgramResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * A folder that is checked by itself.
 */
interface Project {
  /**
   * The folder, relative to the repository's root; `.` for the root.
   */
  workingDirectory: string;
  /**
   * Digest of the server's configuration, base's on both sides; null where none was read.
   */
  configDigest: ContentHash | null;
  /**
   * The base; null where it was not established.
   */
  before: ProjectSide | null;
  /**
   * The head; null where it was not established.
   */
  after: ProjectSide | null;
}

/**
 * One side of a project.
 */
interface ProjectSide {
  /**
   * The diagnostics bundle.
   */
  bundleId: ContentHash;
  /**
   * Number of files that were checked.
   */
  files: number;
  /**
   * Its diagnostics.
   */
  counts: Counts_in_model_generated_bundle;
}

/**
 * What became of a proposed edit; by its kind.
 */
type ProposalCheck = RenameCheck | FileRenameCheck | CodeActionCheck;

/**
 * Who says so: a language server, or a compiler or checker.
 */
type Provenance = 'lsp' | 'compiler';

/**
 * [startLine, startCharacter, endLine, endCharacter]: zero-based, end exclusive, in the server's position encoding.
 *
 * @minItems 4
 * @maxItems 4
 */
type Range = [number, number, number, number];

/**
 * A part of one file.
 */
interface RangeScope {
  /**
   * A range of one file.
   */
  kind: 'range';
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The place in it.
   */
  range: Range;
}

/**
 * A stretch of text: `src/app.py@R(42,7->44,1)`
 */
interface RangeSelector {
  /**
   * The schema that the document follows: its `$id`, or where an editor finds it.
   */
  $schema?: string;
  /**
   * A selector of the kind `range`.
   */
  kind: 'range';
  /**
   * The file, relative to the workspace (POSIX, not percent-encoded), or a file: URI.
   */
  uri: Uri_in_model_generated_selector;
  /**
   * Where it begins: line and column.
   */
  start: LineAndColumn;
  /**
   * Where it ends: line and column of what follows.
   */
  end: LineAndColumn;
  /**
   * What columns count; absent: the command's --index-io.
   */
  indexing?: Indexing_in_model_generated_selector;
  /**
   * The version of the file that it was made for; absent: the file as it is.
   */
  docVersion?: DocVersion;
}

interface ReadTraceOptions {
  /** Returns the schema violation of an event, if there is one. */
  readonly violation: (event: unknown) => string | undefined;
  /** Reads a truncated trace as far as it goes. By default truncation is an error. */
  readonly partial?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Receives the number of bytes read so far. */
  readonly progress?: ((bytes: number) => void) | undefined;
}

/**
 * Something that was found.
 */
interface Reason {
  /**
   * What it is; names of `failOn` among them.
   */
  code:
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
   * How often.
   */
  count: number;
}

/**
 * A bundle without what only this machine or this run knows: `environment.local`, `meta.timing` and `meta.startedAt`.
 */
type RecordedBundle = Bundle_in_model_generated_bundle;

/** A frame in a file. */
type RecordedFrame = Frame & {
  readonly seq: number;
};

/**
 * Facts of `references`: a page of the places in canonical order.
 */
interface ReferencesFacts_in_model_generated_bundle {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts speak of, with the version that they speak of.
   */
  documents: Documents;
  /**
   * The places on this page.
   *
   * @maxItems 100000
   */
  references: Location_in_model_generated_bundle[];
  /**
   * Number of references on all pages.
   */
  total: number;
}

/**
 * Another place that a diagnostic speaks of.
 */
interface RelatedInformation {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The place in it.
   */
  range: Range;
  /**
   * What is said of the place.
   */
  message: string;
}

/** The thresholds for accepting and showing candidates. */
interface RelocationSettings {
  /** The minimum score of an accepted candidate. */
  readonly tau: number;
  /** The minimum lead over the next candidate. */
  readonly delta: number;
  /** The maximum number of candidates to show. Exact ones are always shown. */
  readonly topK: number;
}

/** The workspace and history in which selectors are relocated. */
interface RelocationSource extends SourceWorkspace {
  /** Returns a version of a document under its old name; undefined if its content is not available. */
  documentAt(docVersion: string, uri: string): Promise<SourceDocument | undefined>;
  /**
   * Returns another document as it was when `uri` was at `docVersion`; null if it did not exist, undefined if
   * this is unknown.
   */
  beside(docVersion: string, uri: string, other: string): Promise<SourceDocument | null | undefined>;
  /** Returns a document at a commit; null if the commit does not contain it, undefined if unknown. */
  inCommit(commit: string, uri: string): Promise<SourceDocument | null | undefined>;
  /** Returns the last version of a document in the history that passes the query's test. */
  lastVersion(query: VersionQuery): Promise<VersionSearch>;
  /** Returns a document's first change after a version in the history of HEAD, if known. */
  nextChange(version: ExactVersion): Promise<HistoryChange | undefined>;
  /** Returns every possible path of a module name, even if there is no file. */
  modulePaths(name: string): Promise<readonly string[]>;
  /** Returns only the text of a document; undefined if it does not exist. */
  text(uri: string): Promise<string | undefined>;
  /** Returns every class and function of the workspace's files, ordered by uri (code units) and place. */
  definitions(): Promise<readonly IndexedDefinition[]>;
  /** Returns the workspace's files in an indexed language, ordered by code units. */
  files(): Promise<readonly string[]>;
}

/**
 * The least score that is accepted, how far it has to lead the next, and how many candidates are shown (all exact ones are).
 */
interface RelocationThresholds {
  /**
   * The least score.
   */
  tau: Share;
  /**
   * The least lead.
   */
  delta: Share;
  /**
   * How many candidates at most, where not all are exact.
   */
  topK: number;
}

/**
 * The weights of the features in a score.
 */
interface RelocationWeights {
  /**
   * Of syntax.
   */
  ast: Share;
  /**
   * Of the module.
   */
  module: Share;
  /**
   * Of words.
   */
  token: Share;
  /**
   * Of nearness.
   */
  prox: Share;
}

/**
 * What became of a proposed rename.
 */
interface RenameCheck {
  /**
   * The proposal's file, relative to the repository's root; null for the text of the pull request.
   */
  path: string | null;
  /**
   * Which edit of the proposal, from 0.
   */
  index: number;
  /**
   * A rename.
   */
  kind: 'rename';
  /**
   * What is meant, as it was proposed.
   */
  selector: string | PositionSpec_in_model_generated_selector;
  /**
   * The new name.
   */
  newName: string;
  /**
   * `safe`: every check passed. `unsafe`: one did not. `complete`: head holds the edit, whole. `incomplete`: head holds a part of it. `error`: it could not be previewed.
   */
  conclusion: 'safe' | 'unsafe' | 'complete' | 'incomplete' | 'error';
  /**
   * The edit as a unified diff; null where there is none.
   */
  diff: string | null;
  /**
   * Errors and warnings of the affected files after the edit, minus before: negative is better. Null where they could not be had.
   */
  delta: number | null;
  /**
   * What the guard found; null where it was not reached.
   */
  safety: Safety | null;
  /**
   * Mentions that head left as they were, in canonical order.
   */
  missed: Location_in_model_generated_bundle[];
  /**
   * Changes of head in the files that the edit touches which the edit does not explain, in canonical order; absent: none were looked for.
   */
  unrelated?: UnrelatedChange[];
  /**
   * The score of the step; null where it has none.
   */
  reward: ProcessReward_in_model_generated_bundle | null;
  /**
   * Why it could not be previewed; absent or null where it could.
   */
  error?: BundleError | null;
}

/**
 * A file or folder is moved.
 */
interface RenameOperation {
  /**
   * A move.
   */
  kind: 'rename';
  /**
   * What is moved.
   */
  oldUri: Uri;
  /**
   * Where to.
   */
  newUri: Uri;
  /**
   * What happens where the target exists; absent: it must not.
   */
  options?: TargetOptions;
  /**
   * The key in `annotations` of why it is done; absent: nothing is said.
   */
  annotation?: string;
}

/**
 * What `lanser gate` found between a base and a head. All paths are relative to the repository's root; equal runs give equal bytes but for `timing`.
 */
interface Report_in_model_generated_report {
  /**
   * The schema that the document follows: its `$id`, or where an editor finds it.
   */
  $schema?: string;
  /**
   * The format's version.
   */
  version: '1.0';
  /**
   * `clean`: nothing is introduced. `findings`: something is. `inconclusive`: a side or a check could not be established.
   */
  conclusion: 'clean' | 'findings' | 'inconclusive';
  /**
   * What was found, by kind.
   */
  reasons: Reason[];
  /**
   * The base; null where its tree could not be had.
   */
  before: Side | null;
  /**
   * The head; null where its tree could not be had.
   */
  after: Side | null;
  /**
   * Each project by itself.
   */
  projects: Project[];
  /**
   * What differs between the sides; null where a side was not established.
   */
  delta: Delta_in_model_generated_report | null;
  /**
   * Committed traces that were verified, by path.
   */
  traces: TraceCheck_in_model_generated_report[];
  /**
   * Schemas and documents that were checked, by path.
   */
  schemas: SchemaCheck[];
  /**
   * Proposed edits that were previewed, by path and index.
   */
  proposals: ProposalCheck[];
  /**
   * What could make the counts better without making the code better.
   */
  evidence: Evidence;
  /**
   * The score of head against base; null where a side was not established.
   */
  reward: ProcessReward_in_model_generated_bundle | null;
  /**
   * One step per commit from base to head, in order, where asked for; else empty.
   */
  trajectory: TrajectoryStep[];
  /**
   * By what was judged, and what came of it.
   */
  policy: Policy;
  /**
   * Why a side could not be established.
   */
  failures: Failure[];
  /**
   * What checked, and how it was set up.
   */
  environment: ReportEnvironment;
  /**
   * Milliseconds by phase; the one member that differs between equal runs.
   */
  timing: {
    [k: string]: number;
  };
}

/**
 * What checked, and how it was set up.
 */
interface ReportEnvironment {
  /**
   * lanser itself.
   */
  tool: NameAndVersion;
  /**
   * The server that checked.
   */
  server: NameAndVersion;
  /**
   * The Python environment; null where none was found.
   */
  python: BundlePythonEnvironment | null;
  /**
   * Operating system and processor, for example `linux-x64`.
   */
  platform: string;
  /**
   * Environments that Pyright's configuration names and that the gate does not read, since the tree does not hold them. Imports from them are unresolved. Absent: none.
   */
  unread?: UnreadEnvironment[];
  /**
   * `permission-model`: the server ran under Node's permission model. `none`: this Node has none.
   */
  cage: 'permission-model' | 'none';
}

/** A diagnostic as the tool reports it. */
interface ReportedItem extends Place {
  /** Hints are kept separately and never counted. */
  readonly severity: Severity | 'hint';
  readonly rule: string | null;
  readonly message: string;
  readonly source: string;
  readonly related?: readonly (Place & {
    readonly message: string;
  })[];
  /** The column unit if it differs from the adapter's. */
  readonly unit?: ColumnUnit;
}

/**
 * An operation begins.
 */
interface RequestEvent {
  /**
   * The schema that the document follows: its `$id`, or where an editor finds it.
   */
  $schema?: string;
  /**
   * A request to lanser.
   */
  kind: 'request';
  /**
   * The event's number in the file, from 0.
   */
  seq: number;
  /**
   * The operation, from 0 in the order of the requests.
   */
  index: number;
  /**
   * What is asked, as it stands in the bundle.
   */
  request: BundleRequest_in_model_generated_bundle;
  /**
   * The selector as it was given; absent for operations without one.
   */
  original?: string;
  /**
   * The bundle that the reward is held against; null: none. Absent: the one of the operation before.
   */
  previous?: RecordedBundle | null;
  /**
   * What differs between two traces of the same work; absent: nothing was measured.
   */
  timing?: EventTiming;
  /**
   * The call that it came by; absent: the request says it all.
   */
  call?: TracedCall;
}

/**
 * Facts of `request`: the server's own answer, with every path of the machine replaced by a name.
 */
interface RequestFacts_in_model_generated_bundle {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts speak of, with the version that they speak of.
   */
  documents: Documents;
  /**
   * The answer: any JSON.
   */
  result: unknown;
}

/** A JSON-RPC request with its answer. */
interface RequestFrame {
  readonly type: 'request';
  readonly direction: Direction;
  readonly server: string;
  readonly method: string;
  readonly params?: unknown;
  /** Absent if the operation ended without an answer. */
  answer?:
    | {
        readonly result: unknown;
      }
    | {
        readonly error: ResponseError;
      };
}

type RequestedTool = RequestedTool_in_model_generated_bundle;

/**
 * A compiler or checker, or a file in a format that many of them write.
 */
type RequestedTool_in_model_generated_bundle = 'pyright' | 'mypy' | 'tsc' | 'ruff' | 'sarif';

/**
 * A place that a selector may mean, with how sure that is and why.
 */
interface ResolutionCandidate_in_model_generated_bundle {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The place, whole.
   */
  range: Range;
  /**
   * The declared name in it; absent: the range.
   */
  selectionRange?: Range;
  /**
   * How much speaks for it, 0 to 1.
   */
  score: Share;
  /**
   * The selector's own text, unchanged, where the selector itself or its history leads.
   */
  certified: boolean;
  features: CandidateFeatures;
  /**
   * One sentence for a person.
   */
  explanation: string;
  /**
   * The version of the file that the ranges count in.
   */
  docVersion: DocumentVersion_in_model_generated_bundle;
  /**
   * The identity of the symbol, where it is one.
   */
  symbolId?: SymbolId;
  /**
   * What led to the candidate besides the selector itself; absent: nothing else did.
   */
  evidence?: ResolutionEvidence[];
}

/**
 * An import that was followed, or an outline by a server.
 */
type ResolutionEvidence = ImportStep | ServerOutline;

/**
 * A diagnostic that is gone.
 */
interface ResolvedDiagnostic {
  /**
   * The file, relative to the repository's root.
   */
  uri: Uri;
  /**
   * The place in it.
   */
  range: Range;
  /**
   * How bad it is.
   */
  severity: 'error' | 'warning' | 'information';
  /**
   * The rule's name; null where it has none.
   */
  rule: string | null;
  /**
   * The text.
   */
  message: string;
  /**
   * The file is gone in head: not counted as resolved. Absent: it is there.
   */
  fileDeleted?: true;
}

/**
 * The place that a selector means. Requests to a server are made at the start of `selectionRange`: the declared name for structural selectors, the start of `range` for the others.
 */
interface ResolvedTarget_in_model_generated_bundle {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * What the selector means, whole.
   */
  range: Range;
  /**
   * What of it requests are made at.
   */
  selectionRange: Range;
  /**
   * The version of the file that the ranges count in.
   */
  docVersion: DocumentVersion_in_model_generated_bundle;
  /**
   * The identity of the symbol, where it is one.
   */
  symbolId?: SymbolId;
}

/**
 * An error of JSON-RPC.
 */
interface ResponseError {
  /**
   * The number of the error.
   */
  code: number;
  /**
   * The text, with every path of the machine replaced by a name.
   */
  message: string;
  /**
   * More about it, any JSON; an error of lanser's own has its code as `lanser` and its details. Absent: nothing.
   */
  data?: unknown;
}

/**
 * Facts of `reward`; the reward itself stands in `processReward`.
 */
interface RewardFacts_in_model_generated_bundle {
  /**
   * Evidence of gaming; null where it was not asked for.
   */
  evidence: BundleEvidence_in_model_generated_bundle | null;
}

/**
 * The weights of rl-csf-v1.
 */
interface RewardWeights_in_model_generated_bundle {
  /**
   * Of a diagnostic.
   */
  wD: number;
  /**
   * Of safety readiness.
   */
  wS: number;
  /**
   * Of confidence.
   */
  wA: number;
  /**
   * Of a tool error.
   */
  wE: number;
  /**
   * The discount.
   */
  gamma: number;
}

/**
 * The parts of rl-csf-v1.
 */
interface RlCsfComponents {
  /**
   * D before minus D after: positive is better.
   */
  diag_delta: number;
  /**
   * S after minus S before.
   */
  safety_delta: number;
  /**
   * A after minus A before.
   */
  confidence_delta: number;
  /**
   * 1 where the step ended in a tool error.
   */
  tool_error: 0 | 1;
}

/**
 * The reward rl-csf-v1: γ·Φ(after) − Φ(before) − wE·E, with Φ = −wD·D + wS·S + wA·A.
 */
interface RlCsfReward {
  /**
   * The formula.
   */
  version: 'rl-csf-v1';
  /**
   * The bundle that it is held against; null where there is none.
   */
  previousBundleId: ContentHash | null;
  /**
   * The reward: positive is better.
   */
  r: number;
  /**
   * What changed, before it is weighted.
   */
  components: RlCsfComponents;
  /**
   * The weights that it was computed with.
   */
  weights: RewardWeights_in_model_generated_bundle;
  /**
   * What was scored: a bundle against the one before, or head against base.
   */
  source: 'bundle' | 'gate';
  /**
   * Whether the two counts are over different scopes; then `diag_delta` is 0.
   */
  scopeChanged: boolean;
  /**
   * One sentence for a person.
   */
  explanation: string;
}

interface RootEntry {
  /** '' for the workspace. */
  readonly name: string;
  /** Absolute. */
  readonly path: string;
  /** True to leave texts unchanged, because code may mention the path itself, such as `/usr`. */
  readonly onlyLocations?: boolean;
  /** True to replace the path in texts only, because it reveals the user. Files in it have other names. */
  readonly onlyTexts?: boolean;
}

/** The input of a tool's arguments. All paths are absolute. */
interface RunRequest {
  readonly version: string;
  readonly workspace: string;
  /** Empty for the whole workspace. */
  readonly files: readonly string[];
  /** A folder for files that the tool writes. */
  readonly scratch: string;
}

/**
 * What the guard checked before an edit.
 */
interface Safety {
  /**
   * The share of the checks that passed, of those that had something to look at: 1 only where all of them did.
   */
  ready: Share;
  /**
   * Each check with its result.
   */
  checks: Check_in_model_generated_bundle[];
}

/**
 * What became of a schema or a document.
 */
interface SchemaCheck {
  /**
   * The file, relative to the repository's root.
   */
  path: string;
  /**
   * Of a document: `valid` or `invalid`. Of a JSON Schema that head changes: `compatible`, `breaking` or `undecided`; otherwise `unchanged`.
   */
  conclusion: 'valid' | 'invalid' | 'compatible' | 'breaking' | 'undecided' | 'unchanged';
  /**
   * The name of lanser's schema that the document follows; null for a JSON Schema of the repository's own.
   */
  schema:
    | (
        | 'selector'
        | 'bundle'
        | 'plan'
        | 'trace'
        | 'proposal'
        | 'report'
        | 'config'
        | 'batch'
        | 'training-record'
      )
    | null;
  /**
   * Where it does not match, or differs; empty where all is well.
   */
  details: (SchemaViolation | SchemaDifference_in_model_generated_report)[];
}

/**
 * A difference between two versions of a JSON Schema.
 */
interface SchemaDifference_in_model_generated_report {
  /**
   * JSON pointer into the new schema, or into the old one for what is gone.
   */
  pointer: string;
  /**
   * `backward`: documents valid under the old schema are read under the new one. `forward`: the reverse.
   */
  direction: 'backward' | 'forward';
  /**
   * What the difference does to such documents.
   */
  verdict: 'compatible' | 'breaking' | 'undecided';
  /**
   * For a person: what differs.
   */
  reason: string;
  /**
   * A document that one schema accepts and the other refuses, any JSON; absent where none was found.
   */
  counterExample?: unknown;
}

/**
 * A place where a document does not match its schema.
 */
interface SchemaViolation {
  /**
   * The line of a JSONL file, from 1; null in other files.
   */
  line: number | null;
  /**
   * JSON pointer into the document, or into the line; empty for the whole.
   */
  pointer: string;
  /**
   * What should stand there.
   */
  expected: string;
  /**
   * What stands there, any JSON; absent where nothing does.
   */
  value?: unknown;
}

/**
 * The scope σ over which diagnostics are counted: the files of the workspace by the server's own configuration, an explicit list, or a range of one file.
 */
type Scope = WorkspaceScope | FilesScope | RangeScope;

/**
 * A name of a language that the index or a server knows; `$` and a leading `#` are TypeScript's.
 */
type ScopeName = string;

/**
 * The kinds of selectors.
 */
type SelectorKind_in_model_generated_bundle = 'cursor' | 'range' | 'symbol' | 'ast' | 'anchor' | 'locate';

/**
 * The outline of a file whose language has no grammar here, from its language server.
 */
interface ServerOutline {
  /**
   * An answer to textDocument/documentSymbol.
   */
  kind: 'documentSymbol';
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The version of the file.
   */
  docVersion: DocumentVersion_in_model_generated_bundle;
  /**
   * The source of the definitions.
   */
  provenance: 'lsp';
  /**
   * The server's name in the registry.
   */
  server: string;
}

/**
 * One server over one root.
 */
interface ServerStatus_in_model_generated_bundle {
  /**
   * The name in the configuration.
   */
  name: string;
  /**
   * Relative to the workspace; `.` for the workspace itself.
   */
  root: string;
  /**
   * `configured`: would be started; `running`; `failed`: has crashed too often; `missing`: is not installed; `disabled`.
   */
  state: 'configured' | 'running' | 'failed' | 'missing' | 'disabled';
  /**
   * The version that runs or would run; null where it is not known.
   */
  version: string | null;
}

/** Pyright's settings after parsing. */
type Settings = Readonly<Record<string, unknown>>;

/**
 * A share, 0 to 1.
 */
type Share = number;

/**
 * One side of the comparison.
 */
interface Side {
  /**
   * Commit id; null for the working tree.
   */
  commit: string | null;
  /**
   * Git tree id.
   */
  tree: string;
  /**
   * The diagnostics bundle's id; over several projects, the digest of the list of their ids. Null where the side was not established.
   */
  bundleId: ContentHash | null;
  /**
   * Diagnostics of all projects; null where the side was not established.
   */
  counts: Counts_in_model_generated_bundle | null;
}

/**
 * A cache of base's checks, kept between runs. Its entries are untrusted: one may be missing, damaged, from a
 * different version, or written by somebody else.
 */
interface SideCache {
  /** Returns the entry. A failure to read is the same as a missing entry. */
  get(key: string): Promise<string | undefined>;
  /** Stores an entry. Never fails: without disk space or permission, nothing is stored. */
  put(key: string, text: string): Promise<void>;
}

/** A side of the gate: `before` is base's side, `after` is head. */
type SideName = 'before' | 'after';

/** A document in which selectors are resolved. */
interface SourceDocument extends SourceSyntax {
  /** The path relative to the workspace, or a `file:` URI, as in selectors and artifacts. */
  readonly uri: string;
  /** The Git blob id of its bytes, prefixed by `blob:`. */
  readonly docVersion: string;
  readonly lines: LineIndex;
}

/** The syntax of one text. */
interface SourceSyntax {
  /** In source order. */
  readonly definitions: readonly Definition[];
  /**
   * Returns the nodes inside a span or definition whose kind, or field in their parent, has this name: a
   * definition's own field first, then in source order.
   */
  nodes(within: Definition | Span_in_syntax_definition, name: string): readonly Span_in_syntax_definition[];
  /** Returns the tokens of the text, including comments, in source order. */
  tokens(): readonly Token[];
  /** True if a line that ends in an open brace is a complete logical line. */
  readonly bracesAreBlocks: boolean;
  /** Returns the innermost statement that contains the offset, if there is one. */
  statementAt(offset: number): Statement | undefined;
}

/** The workspace in which selectors are resolved. */
interface SourceWorkspace {
  /** Returns the document, or undefined if it does not exist. */
  document(uri: string): Promise<SourceDocument | undefined>;
  /**
   * Returns the documents of a module name, sources before stubs; several if roots compete.
   *
   * @param from the importing document and its number of leading dots. Without it, only the workspace's roots
   * are searched.
   */
  modules(name: string, from?: ModuleImporter): Promise<readonly string[]>;
}

/** The sources of one side: uri to text. */
type Sources = ReadonlyMap<string, string>;

/** The part of a file that the tool reports. Lines and columns are zero-based, ends exclusive. */
type Span =
  /** Only the file is known, so the range is its start. */
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
  /** Counted from the start of the text, with line endings. */
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

/** A statement or definition, with its kind in the grammar. */
interface Statement extends Span_in_syntax_definition {
  readonly kind: string;
}

/**
 * Facts of `status`, `reload` and `doctor`.
 */
interface StatusFacts_in_model_generated_bundle {
  /**
   * The servers.
   */
  servers: ServerStatus_in_model_generated_bundle[];
  /**
   * The checks; empty in `status` and `reload`.
   */
  checks: Check_in_model_generated_bundle[];
}

/**
 * A symbol of a document or of the workspace.
 */
interface SymbolFact_in_model_generated_bundle {
  /**
   * The name.
   */
  name: string;
  /**
   * What it is.
   */
  kind: SymbolKind;
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The symbol, whole.
   */
  range: Range;
  /**
   * The name; where the server gives none, the range.
   */
  selectionRange: Range;
  /**
   * Names of what holds it, joined by dots; null at the top.
   */
  container: string | null;
  /**
   * The identity of the symbol, where it has one.
   */
  symbolId?: SymbolId;
}

/**
 * `sym1:`, 32 hexadecimal digits that a change of the body does not change, and 64 of a fingerprint of the body.
 */
type SymbolId = string;

/**
 * A stable identity of a symbol, with a fingerprint of its structure.
 */
type SymbolId_in_model_generated_selector = string;

/**
 * LSP's SymbolKind by its name.
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
 * A definition, decorators included.
 */
interface SymbolScope {
  /**
   * Names from the outermost in.
   *
   * @minItems 1
   */
  symbol: [ScopeName, ...ScopeName[]];
}

/**
 * A definition by its qualified name: `py://pkg.mod#Class.method:body`, or in another language than Python by its file: `symbol://src/shape.ts#Shape.area:body`
 */
interface SymbolSelector {
  /**
   * The schema that the document follows: its `$id`, or where an editor finds it.
   */
  $schema?: string;
  /**
   * A selector of the kind `symbol`.
   */
  kind: 'symbol';
  /**
   * The module, a colon, and the names from the outermost in. A module without a Python name is its file, relative to the workspace, with `./` before it.
   */
  qualname: string;
  /**
   * The name, the signature, the suite or the docstring.
   */
  role: 'def' | 'sig' | 'body' | 'doc';
  /**
   * Which overload, from 0 in source order; the implementation is not one.
   */
  overload?: Natural;
  /**
   * False: an imported name is its import's own binding; absent: imports are followed to the definition.
   */
  follow?: false;
  /**
   * The identity that the symbol had, to find it again after a rename; absent: by name.
   */
  symbolId?: SymbolId_in_model_generated_selector;
  /**
   * The version of the file that it was made for; absent: the file as it is.
   */
  docVersion?: DocVersion;
}

/**
 * Facts of `symbols`: of a document in outline order, of the workspace in canonical order.
 */
interface SymbolsFacts_in_model_generated_bundle {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts speak of, with the version that they speak of.
   */
  documents: Documents;
  /**
   * The symbols, in the order that the operation has.
   */
  symbols: SymbolFact_in_model_generated_bundle[];
  /**
   * The servers that failed: the symbols are those of the others, and `error` is not null. Absent where no server failed.
   *
   * @minItems 1
   */
  incomplete?: [IncompleteAnswer, ...IncompleteAnswer[]];
}

/** The reason why a selector does not parse. */
interface SyntaxFault {
  /** Zero-based, in UTF-16 units of the selector's text. */
  readonly offset: number;
  /** The character at the offset, or `end of selector`. */
  readonly found: string;
  readonly expected: string;
}

/** The modes of scoring single commits. */
declare const TRAJECTORIES: readonly ['none', 'commits'];

/**
 * What happens where the target exists already.
 */
interface TargetOptions {
  /**
   * It is replaced; this wins over `ignoreIfExists`. Absent: no.
   */
  overwrite?: boolean;
  /**
   * It is left as it is, and the operation is done. Absent: no.
   */
  ignoreIfExists?: boolean;
}

/** A position in a text; line and column are one-based. */
interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** A token of a source text. */
interface Token extends Span_in_syntax_definition {
  readonly kind: TokenKind;
}

type TokenKind = 'word' | 'number' | 'string' | 'comment' | 'operator';

interface ToolOutput {
  readonly items: readonly ReportedItem[];
  /** The name of the tool, if the output contains it. */
  readonly name?: string;
  readonly version?: string;
  /** The files that were checked, or their number, if the output contains it. */
  readonly checked?: readonly string[] | number;
}

interface ToolRequest {
  readonly host: Host;
  readonly adapter: Adapter;
  readonly workspace: string;
  /** Absolute; empty for the whole workspace. */
  readonly files: readonly string[];
  /** Folders whose programs never run. */
  readonly untrusted: readonly string[];
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

interface ToolRun {
  readonly command: string;
  /** Instructions for a tool that is not installed. */
  readonly advice: string;
  readonly args: (request: RunRequest) => Promise<readonly string[]>;
  /** Returns the arguments of a second attempt, if the first result requires them. */
  readonly secondTry?: (request: RunRequest, result: ProgramResult) => readonly string[] | undefined;
  /** Returns undefined if the tool succeeded and its standard output is complete. */
  readonly failure: (result: ProgramResult) => LanserError | undefined;
  /** True if the tool always checks the whole project. Other files are then filtered out afterwards. */
  readonly checksProject: boolean;
}

/**
 * What became of a trace: each bundle was made again from the recorded frames.
 */
interface TraceCheck_in_model_generated_report {
  /**
   * The file, relative to the repository's root.
   */
  path: string;
  /**
   * `match`: every bundle is the recorded one. `mismatch`: one is not. `unreadable`: the file is no whole trace.
   */
  conclusion: 'match' | 'mismatch' | 'unreadable';
  /**
   * Number of bundles that were made again.
   */
  bundles: number;
  /**
   * Where it first differs, or cannot be read; null where it matches.
   */
  firstDifference: TraceDifference | null;
}

/**
 * Where a trace first differs from what is made of it, or cannot be read.
 */
interface TraceDifference {
  /**
   * The line of the file, from 1; null where a line is missing at the end.
   */
  line: number | null;
  /**
   * The operation, from 0; null where it is in none.
   */
  index: number | null;
  /**
   * JSON pointer into the line; null where all of it differs.
   */
  pointer: string | null;
  /**
   * For a person: what is wrong.
   */
  message: string;
  /**
   * What was recorded, any JSON; absent where nothing was, or it cannot be read.
   */
  expected?: unknown;
  /**
   * What was made, any JSON; absent where nothing was.
   */
  got?: unknown;
}

/**
 * A call of the SDK's Workspace, or a line of a batch.
 */
interface TracedCall {
  /**
   * The method, such as `definition`; `line` for a line of a batch.
   */
  method: string;
  /**
   * Its arguments, without what ends or times it. Bytes are `{"base64": …}`.
   *
   * Items: Any JSON.
   */
  arguments: unknown[];
}

type Trajectory = (typeof TRAJECTORIES)[number];

/**
 * One commit between base and head: its diagnostics, and its score against the step before it, or against base.
 */
interface TrajectoryStep {
  /**
   * Commit id.
   */
  commit: string;
  /**
   * The first line of its message, at most 200 characters.
   */
  title: string;
  /**
   * Commits between the step before and this one that were left out, since there are more than the bound.
   */
  skipped: number;
  /**
   * Diagnostics of all projects; null where it could not be checked.
   */
  counts: Counts_in_model_generated_bundle | null;
  /**
   * The score against the step before; null where one of them could not be checked.
   */
  reward: ProcessReward_in_model_generated_bundle | null;
  /**
   * Why it could not be checked; null where it could.
   */
  error: BundleError | null;
}

/**
 * What a page leaves out.
 */
interface Truncated {
  /**
   * Number of facts on all pages.
   */
  total: number;
  /**
   * Asks for the next page; null on the last.
   */
  cursor: string | null;
}

/**
 * Facts of `typeDefinition`: places in canonical order; empty where the server knows none.
 */
interface TypeDefinitionsFacts_in_model_generated_bundle {
  /**
   * Where the facts come from.
   */
  provenance: Provenance;
  /**
   * Every document of the workspace that the facts speak of, with the version that they speak of.
   */
  documents: Documents;
  /**
   * The places; empty where the server knows none.
   */
  typeDefinitions: Location_in_model_generated_bundle[];
}

/**
 * A Python environment that is configured and not read.
 */
interface UnreadEnvironment {
  /**
   * The configuration file that names it, relative to the repository's root.
   */
  file: string;
  /**
   * The keys that name it.
   */
  keys: string;
  /**
   * The environment's folder, relative to the repository's root; null for one outside of it.
   */
  folder: string | null;
}

/**
 * A change of head, in a file that a proposed edit touches, which the edit does not explain.
 */
interface UnrelatedChange {
  /**
   * The file.
   */
  uri: Uri;
  /**
   * The place in it, in head.
   */
  range: Range;
  /**
   * The change as a unified diff from what the edit alone would have made; absent: not kept.
   */
  diff?: string;
}

/**
 * A diagnostic that two checks of the same files did not agree on.
 */
interface UnstableDiagnostic {
  /**
   * Whose files.
   */
  side: 'before' | 'after';
  /**
   * In which of the two checks of that side it was reported.
   */
  seen: 'first' | 'second';
  /**
   * What one of the checks reported.
   */
  diagnostic: DeltaDiagnostic_in_model_generated_report;
}

/**
 * Path relative to the workspace (POSIX, not percent-encoded), or a path under a named root such as `typeshed:stdlib/builtins.pyi`.
 */
type Uri = string;

/**
 * A path relative to the workspace (POSIX, not percent-encoded), or a file: URI.
 */
type Uri_in_model_generated_selector = string;

interface VersionQuery {
  /** The document's path, or the possible paths of its module. */
  readonly uris: readonly string[];
  /** Identifies the query: equal selectors have equal results. */
  readonly selector: string;
  readonly matches: (version: PastText) => Promise<boolean>;
}

/** The outcome of a search of the history. `commits` counts the commits that were read. */
type VersionSearch =
  | {
      readonly outcome: 'found';
      readonly version: ExactVersion;
      readonly commits: number;
    }
  | {
      readonly outcome: 'none' | 'commit-limit';
      readonly commits: number;
    }
  /** The progress within a time limit varies from run to run, so that it is not reported. */
  | {
      readonly outcome: 'time-limit' | 'unavailable';
    };

interface VersionedDocument extends SourceDocument {
  readonly docVersion: DocumentVersion;
}

/**
 * A reason that fails the gate no more, since somebody said so.
 */
interface Waiver {
  /**
   * The member of `failOn`.
   */
  reason: string;
  /**
   * The label of the pull request.
   */
  label: string;
}

/** The publisher's options. Everything else comes from the event, never from the report. */
interface Wanted {
  readonly repository?: string | undefined;
  readonly headSha?: string | undefined;
  readonly pullRequest?: number | undefined;
  readonly name?: string | undefined;
  readonly comment: CommentMode;
  readonly checkRun: boolean;
}

type WeightName = keyof RewardWeights | keyof PrWeights;

/** The options for a tool in an open workspace. */
type WorkspaceAdaptOptions = Pick<AdaptOptions, 'tool' | 'output' | 'files' | 'from'> & {
  /** The limit for each run of the tool; default: 10 minutes. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
};

/**
 * All files of the workspace, by the server's own configuration.
 */
interface WorkspaceScope {
  /**
   * The whole workspace.
   */
  kind: 'workspace';
  /**
   * Number of files.
   */
  files: number;
}

declare const brand: unique symbol;
