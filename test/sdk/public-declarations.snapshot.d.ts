export interface AdaptOptions {
  readonly host: Host;
  readonly workspace: string;
  readonly tool: RequestedTool;
  readonly output?: string | undefined;
  readonly files?: readonly string[];
  readonly from?: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly run?: ((request: ToolRequest) => Promise<FinishedTool>) | undefined;
}
export interface ApplyOptions extends EditOptions {
  readonly threeWay?: boolean | undefined;
  readonly apply?: boolean | undefined;
}
export interface BatchInput {
  readonly line: number;
  readonly ordinal: number;
  readonly text: string;
  readonly request: string;
  readonly input?: BatchInputDigest;
  readonly arrivedMs: number;
}
export interface BatchOptions {
  readonly host: Host;
  readonly concurrency?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly rewards?: ((workspace: Workspace) => RewardSession) | undefined;
}
export interface BatchPart {
  readonly name: string;
  readonly chunks: AsyncIterable<Uint8Array>;
}
export interface BatchRequests {
  readonly total: number | undefined;
  readonly lines: AsyncGenerator<BatchInput, void>;
}
export interface BatchSource {
  readonly isRepeatable: boolean;
  read(): AsyncIterable<Uint8Array>;
}
export interface BatchToFileOptions extends BatchOptions {
  readonly resume?: boolean | undefined;
  readonly onAnswer?: (done: number) => void;
}
export interface Bundle {
  readonly $schema?: string;
  readonly version: '1.2';
  readonly bundleId: ContentHash;
  readonly status: 'ok' | 'error';
  readonly request: BundleRequest_in_model_generated_bundle;
  readonly resolution: BundleResolution | null;
  readonly facts: Facts_in_model_generated_bundle | null;
  readonly edits: BundleEdits;
  readonly error: BundleError | null;
  readonly processReward: ProcessReward | null;
  readonly environment: BundleEnvironment;
  readonly capabilities: BundleCapabilities;
  readonly meta: BundleMeta;
}
export interface BundleEdits {
  readonly plan: Plan | null;
  readonly diff: string | null;
  readonly applied?: boolean;
}
export interface BundleEvidence {
  readonly findings: readonly EvidenceFinding[];
  readonly hidden: number;
  readonly notFound: readonly MissingDocument[];
}
export interface BundleOf<F extends Facts> extends Omit<Bundle, 'facts'> {
  readonly facts: F | null;
}
export interface BundleResolution {
  readonly original: string;
  readonly resolved: ResolvedTarget | null;
  readonly confidence: Share;
  readonly certified: boolean;
  readonly candidates: readonly ResolutionCandidate[];
  readonly weights: RelocationWeights;
  readonly thresholds: RelocationThresholds;
  readonly selector?: PositionSpec;
  readonly foundVersion?: FoundVersion;
  readonly historySearch?: HistorySearch;
  readonly evidence?: readonly ResolutionEvidence[];
}
export interface CandidatePair {
  readonly candidates: readonly [number, number];
  readonly conclusion: 'clean' | 'findings' | 'conflict' | 'inconclusive';
  readonly introduced: readonly IntroducedDiagnostic[];
  readonly conflicts: readonly string[];
  readonly error: BundleError | null;
}
export type CandidateSource =
  | {
      readonly kind: 'patch';
      readonly name: string;
      readonly patch: string | Uint8Array;
    }
  | {
      readonly kind: 'revision';
      readonly revision: string;
      readonly name?: string;
    }
  | {
      readonly kind: 'directory';
      readonly directory: string;
      readonly name?: string;
    };
export interface Candidates {
  readonly $schema?: string;
  readonly version: '1.0';
  readonly base: {
    readonly revision: string;
    readonly commit: string;
  };
  readonly candidates: readonly EvaluatedCandidate[];
  readonly pairs?: readonly CandidatePair[];
  readonly timing: {
    readonly [k: string]: number;
  };
}
export interface CandidatesOptions extends Omit<
  GateOptions,
  'cache' | 'head' | 'headIsMergeCommit' | 'labels' | 'pullRequestText' | 'requireCleanTree' | 'trace'
> {
  readonly candidates: readonly CandidateSource[];
  readonly pairs?: boolean | undefined;
  readonly onCandidate?: ((candidate: EvaluatedCandidate) => void) | undefined;
}
export interface CapabilitiesFacts {
  readonly provenance: Provenance;
  readonly capabilities: {
    readonly [k: string]: unknown;
  };
}
export interface Check {
  readonly name: string;
  readonly passed: boolean | null;
  readonly detail: string;
  readonly hint?: string;
  readonly places?: readonly Location[];
}
export interface CodeActionsFacts {
  readonly provenance: Provenance;
  readonly documents: Documents;
  readonly codeActions: readonly CodeActionFact[];
}
export interface CodeActionsOptions extends PlacedEditOptions {
  readonly kind?: string | undefined;
  readonly pick?: string | number | undefined;
}
export interface CompareOptions {
  readonly direction?: CompatDirection | undefined;
  readonly old?: SchemaContext | undefined;
  readonly new?: SchemaContext | undefined;
}
export type CompatDirection = 'backward' | 'forward' | 'full';
export type CompatVerdict = 'compatible' | 'breaking' | 'undecided';
export type Conclusion = Report['conclusion'];
export interface ConfigurationVersions {
  readonly uri: string;
  readonly before: Settings | null;
  readonly after: Settings | null;
}
export interface Counterfactual {
  readonly index: number;
  readonly bundleId: string;
  readonly rewards: readonly (ProcessReward | null)[];
}
export interface Counts {
  readonly error: number;
  readonly warning: number;
  readonly information: number;
}
export interface DeclarationsFacts {
  readonly provenance: Provenance;
  readonly documents: Documents;
  readonly declarations: readonly Location[];
}
export interface DefinitionsFacts {
  readonly provenance: Provenance;
  readonly documents: Documents;
  readonly definitions: readonly Location[];
}
export interface Delta {
  readonly introduced: readonly IntroducedDiagnostic[];
  readonly resolved: readonly ResolvedDiagnostic[];
  readonly changed: readonly DiagnosticPair[];
  readonly moved: readonly DiagnosticPair[];
  readonly unstable: readonly UnstableDiagnostic[];
  readonly unresolvedImports?: readonly DeltaDiagnostic[];
  readonly unreadSubmodules?: readonly UnreadSubmodule[];
  readonly persisting: number | null;
}
export interface DeltaDiagnostic {
  readonly uri: Uri;
  readonly range: Range;
  readonly severity: 'error' | 'warning' | 'information';
  readonly rule: string | null;
  readonly message: string;
}
export interface DeltaDocument {
  readonly $schema?: string;
  readonly version: '1.0';
  readonly deltaId: string;
  readonly since: {
    readonly kind: 'revision' | 'point';
    readonly name: string;
    readonly commit: string | null;
    readonly tree: string;
  };
  readonly files: readonly string[] | null;
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
  readonly since: string;
  readonly scope?: GateScope | 'changed' | undefined;
  readonly files?: readonly string[] | undefined;
}
export interface DeltaSession extends AsyncDisposable {
  delta(options: DeltaOptions, deadline?: AbortSignal): Promise<DeltaDocument>;
}
export interface DeltaSessionOptions {
  readonly host: Host;
  readonly signal: AbortSignal;
}
export interface DiagnoseOptions {
  readonly host: Host;
  readonly workspace: string;
  readonly files: readonly string[];
  readonly from?: string;
  readonly python?: string | undefined;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}
export interface Diagnostic {
  readonly uri: Uri;
  readonly range: Range;
  readonly severity: 'error' | 'warning' | 'information';
  readonly rule: string | null;
  readonly message: string;
  readonly source: string;
  readonly tags?: readonly ('unnecessary' | 'deprecated')[];
  readonly related?: readonly RelatedInformation[];
}
export type DiagnosticsBundle = BundleOf<DiagnosticsFacts>;
export interface DiagnosticsFacts {
  readonly provenance: Provenance;
  readonly documents: Documents;
  readonly scope: Scope;
  readonly diagnostics: readonly Diagnostic[];
  readonly hints: readonly Hint[];
  readonly counts: Counts;
  readonly incomplete?: readonly [IncompleteAnswer, ...(readonly IncompleteAnswer[])];
}
export interface DiagnosticsOptions extends OperationOptions {
  readonly files?: readonly string[] | undefined;
  readonly from?: string | undefined;
  readonly selector?: string | PositionSpec | undefined;
}
export type DoctorOptions = Pick<OperationOptions, 'server' | 'signal' | 'timeoutMs'>;
export interface DocumentVerdict {
  readonly schema: string | null;
  readonly conclusion: 'valid' | 'invalid';
  readonly errors: readonly DocumentViolation[];
}
export interface DocumentViolation {
  readonly pointer: string;
  readonly value: unknown;
  readonly expected: string;
  readonly place?: TextPlace;
}
export declare const ERROR_CODES: Readonly<Record<ErrorCode, ErrorCodeEntry>>;
export interface EditFacts {
  readonly provenance: Provenance;
  readonly documents: Documents;
  readonly safety: Safety;
  readonly diagnosticsBefore: Counts | null;
  readonly diagnosticsAfter: Counts | null;
  readonly notCovered: readonly NotCovered[];
}
export interface EditOptions extends OperationOptions {
  readonly apply?: boolean | undefined;
  readonly allowDirty?: boolean | undefined;
  readonly allowPath?: readonly string[] | undefined;
  readonly denyPath?: readonly string[] | undefined;
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
export interface ErrorCodeEntry {
  readonly exitCode: number;
  readonly retryable: boolean;
  readonly summary: string;
}
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
export interface EvaluatedCandidate {
  readonly name: string;
  readonly kind: 'patch' | 'revision' | 'directory';
  readonly rank: number | null;
  readonly reason: RankReason | null;
  readonly report: Report | null;
  readonly error: BundleError | null;
}
export interface EvidenceFinding {
  readonly kind:
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
  readonly uri: Uri;
  readonly range: Range | null;
  readonly text: string;
  readonly before?: unknown;
  readonly after?: unknown;
}
export interface EvidenceInput {
  readonly before: Sources;
  readonly after: Sources;
  readonly configurations?: readonly ConfigurationVersions[] | undefined;
  readonly modules?:
    | {
        readonly before: ModuleSources;
        readonly after: ModuleSources;
      }
    | undefined;
  readonly isLost?: ((from: string, to: string) => boolean | Promise<boolean>) | undefined;
  readonly signal?: AbortSignal | undefined;
}
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
  readonly findings: readonly EvidenceFinding[];
  readonly removed: readonly EvidenceFinding[];
  readonly hidden: number;
}
export interface GateBundle {
  readonly side: SideName;
  readonly workingDirectory: string;
  readonly bundle: DiagnosticsBundle;
}
export interface GateOptions {
  readonly host: Host;
  readonly repository: string;
  readonly base: string;
  readonly head: string;
  readonly headIsMergeCommit?: boolean;
  readonly requireCleanTree?: boolean;
  readonly workingDirectories?: readonly string[];
  readonly configFile?: string | undefined;
  readonly python?: string | undefined;
  readonly failOn?: readonly FailOn[] | undefined;
  readonly warnOnly?: boolean | undefined;
  readonly schemas?: readonly string[] | undefined;
  readonly traces?: readonly string[] | undefined;
  readonly proposals?: readonly string[] | undefined;
  readonly trajectory?: Trajectory | undefined;
  readonly scope?: GateScope | undefined;
  readonly pullRequestText?: string | undefined;
  readonly labels?: readonly string[] | undefined;
  readonly rewardVersion?: RewardVersion | undefined;
  readonly rewardWeights?: RewardChoice['weights'];
  readonly timeoutMs?: number | undefined;
  readonly trace?: TraceOptions | undefined;
  readonly cache?: SideCache | undefined;
  readonly authorization?: FetchAuthorization | undefined;
  readonly shippedPyright?: boolean;
  readonly pyrightVersion?: string | undefined;
  readonly onPyright?: ((version: string) => void) | undefined;
  readonly onProjectAbove?: ((folder: string, project: string) => void) | undefined;
  readonly signal: AbortSignal;
}
export interface GateResult {
  readonly report: Report;
  readonly bundles: readonly GateBundle[];
}
export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly arch: string;
  readonly execPath: string;
  readonly nodeVersion: string;
  readonly temporaryRoot: string;
  now(): number;
  monotonicMs(): number;
  readonly log: (message: string) => void;
  readonly progress: (step: Progress) => void;
}
export interface HoverFacts {
  readonly provenance: Provenance;
  readonly documents: Documents;
  readonly hover: Hover | null;
}
export interface ImplementationsFacts {
  readonly provenance: Provenance;
  readonly documents: Documents;
  readonly implementations: readonly Location[];
}
export type Indexing = 'utf-8' | 'utf-16' | 'codepoint';
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
  readonly index: number;
  readonly operation: BundleRequest['cmd'];
  readonly selector: string | null;
  readonly status: Bundle['status'];
  readonly exitCode: number;
  readonly bundleId: string;
  readonly frames: number;
}
export interface LiveReplay {
  readonly workspace: string;
  readonly python?: string | undefined;
  readonly timeoutMs?: number | undefined;
}
export interface LocateOptions {
  readonly as?: SelectorKind | undefined;
  readonly keep?: boolean | undefined;
  readonly indexIo?: Indexing | undefined;
  readonly topK?: number | undefined;
}
export interface Location {
  readonly uri: Uri;
  readonly range: Range;
}
export interface NotCovered {
  readonly uri: Uri;
  readonly range: Range;
  readonly reason: string;
  readonly text: string;
}
export interface OperationOptions {
  readonly server?: string | undefined;
  readonly indexIo?: LocateSession['indexIo'] | undefined;
  readonly topK?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  readonly arrivedMs?: number | undefined;
}
export interface OutputName {
  readonly file: string;
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
export type PathOptions = Omit<RewardSessionOptions, 'previous'>;
export type PinnedScope =
  | {
      readonly kind: 'workspace';
    }
  | {
      readonly kind: 'files';
      readonly files: readonly string[];
    };
export interface PlacedEditOptions extends EditOptions {
  readonly target?: number | undefined;
  readonly denyApplyOnAmbiguous?: boolean | undefined;
}
export interface Plan {
  readonly $schema?: string;
  readonly version?: '1.0';
  readonly planId: ContentHash;
  readonly positionEncoding?: 'utf-8' | 'utf-16' | 'utf-32';
  readonly resolution?: BundleResolution | null;
  readonly files: readonly PlannedFile[];
  readonly operations: readonly PlanOperation[];
  readonly diff?: string;
  readonly annotations?: {
    readonly [k: string]: ChangeAnnotation;
  };
}
export type PlanOperation = CreateOperation | RenameOperation | DeleteOperation;
export interface PlannedEdit {
  readonly range: Range;
  readonly newText: string;
  readonly annotation?: string;
}
export interface PlannedFile {
  readonly uri: Uri;
  readonly before: DocumentVersion_in_model_generated_bundle | null;
  readonly after: DocumentVersion_in_model_generated_bundle | null;
  readonly edits: readonly PlannedEdit[];
}
export type PositionSpec =
  | CursorSelector
  | RangeSelector
  | SymbolSelector
  | AstSelector
  | AnchorSelector
  | LocateSelector;
export interface PrWeights {
  readonly alpha: number;
  readonly beta: number;
  readonly gamma: number;
}
export interface PrepareRenameFacts {
  readonly provenance: Provenance;
  readonly documents: Documents;
  readonly prepareRename: PrepareRename | null;
}
export type ProcessReward = RlCsfReward | PrReward;
export interface Progress {
  readonly label: string;
  readonly done: number;
  readonly total: number;
  readonly unit?: string;
}
export interface PublishGateReportOptions extends PublishOptions {
  readonly host: Host;
  readonly token: string;
  readonly signal: AbortSignal;
}
export type PublishOutcome =
  | {
      readonly kind: 'published';
      readonly url: string;
    }
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
export interface Published {
  readonly comment: PublishOutcome;
  readonly checkRun: PublishOutcome;
}
export interface RankReason {
  readonly criterion: 'verdict' | 'introduced-errors' | 'evidence' | 'reward' | 'introduced-warnings';
  readonly value: number;
  readonly better: number;
}
export interface RawRequestOptions extends OperationOptions {
  readonly params?: unknown;
  readonly selector?: string | PositionSpec | undefined;
}
export interface RecordedStep {
  readonly index: number;
  readonly request: BundleRequest;
  readonly bundle: Bundle;
  readonly documents: Readonly<Record<string, string>>;
  readonly previous?: Bundle | null | undefined;
}
export interface ReferencesFacts {
  readonly provenance: Provenance;
  readonly documents: Documents;
  readonly references: readonly Location[];
  readonly total: number;
}
export interface ReferencesOptions extends OperationOptions {
  readonly includeDeclaration?: boolean | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}
export interface RenameOptions extends PlacedEditOptions {
  readonly overrides?: boolean | undefined;
}
export interface ReplayOptions extends Pick<ReadTraceOptions, 'partial' | 'signal' | 'progress'> {
  readonly host: Host;
  readonly index?: number | undefined;
  readonly live?: LiveReplay | undefined;
  readonly findVersion?: FindVersion | undefined;
}
export interface ReplayedOperation {
  readonly index: number;
  readonly request: BundleRequest;
  readonly bundle: Bundle;
  readonly mismatch: LanserError | undefined;
  readonly differences: readonly Difference[];
}
export interface Report {
  readonly $schema?: string;
  readonly version: '1.0';
  readonly conclusion: 'clean' | 'findings' | 'inconclusive';
  readonly reasons: readonly Reason[];
  readonly before: Side | null;
  readonly after: Side | null;
  readonly scope?: ReportScope;
  readonly projects: readonly Project[];
  readonly delta: Delta | null;
  readonly traces: readonly TraceCheck[];
  readonly schemas: readonly SchemaCheck[];
  readonly proposals: readonly ProposalCheck[];
  readonly evidence: Evidence;
  readonly reward: ProcessReward | null;
  readonly trajectory: readonly TrajectoryStep[];
  readonly policy: Policy;
  readonly failures: readonly Failure[];
  readonly environment: ReportEnvironment;
  readonly timing: {
    readonly [k: string]: number;
  };
}
export interface RequestFacts {
  readonly provenance: Provenance;
  readonly documents: Documents;
  readonly result: unknown;
}
export interface ResolutionCandidate {
  readonly uri: Uri;
  readonly range: Range;
  readonly selectionRange?: Range;
  readonly score: Share;
  readonly certified: boolean;
  readonly features: CandidateFeatures;
  readonly explanation: string;
  readonly docVersion: DocumentVersion_in_model_generated_bundle;
  readonly symbolId?: SymbolId;
  readonly evidence?: readonly ResolutionEvidence[];
}
export interface ResolvedTarget {
  readonly uri: Uri;
  readonly range: Range;
  readonly selectionRange: Range;
  readonly docVersion: DocumentVersion_in_model_generated_bundle;
  readonly symbolId?: SymbolId;
}
export interface RewardChoice {
  readonly version?: RewardVersion | undefined;
  readonly weights?: Readonly<Partial<Record<WeightName, number | undefined>>> | undefined;
}
export interface RewardFacts {
  readonly evidence: BundleEvidence | null;
}
export type RewardFormula =
  | {
      readonly version: 'rl-csf-v1';
      readonly weights: RewardWeights;
    }
  | {
      readonly version: 'pr-v1';
      readonly weights: PrWeights;
    };
export interface RewardSession {
  score(bundle: Bundle, hidden?: number): ProcessReward | null;
  scored<F extends Facts>(bundle: BundleOf<F>): BundleOf<F>;
  restart(previous?: Bundle): void;
}
export interface RewardSessionOptions extends RewardChoice {
  readonly previous?: Bundle | undefined;
  readonly scope?: PinnedScope | undefined;
}
export type RewardVersion = RewardFormula['version'];
export interface RewardWeights {
  readonly wD: number;
  readonly wS: number;
  readonly wA: number;
  readonly wE: number;
  readonly gamma: number;
}
export declare const SCHEMAS: readonly SchemaEntry[];
export interface SchemaComparison {
  readonly conclusion: CompatVerdict;
  readonly differences: readonly SchemaDifference[];
}
export interface SchemaContext {
  readonly uri?: string | undefined;
  readonly references?: readonly SchemaReference[] | undefined;
}
export interface SchemaDifference {
  readonly pointer: string;
  readonly direction: 'backward' | 'forward';
  readonly verdict: CompatVerdict;
  readonly reason: string;
  readonly counterExample?: unknown;
}
export interface SchemaEntry {
  readonly name: SchemaName;
  readonly version: string;
  readonly id: string;
  readonly title: string;
}
export type SchemaName =
  | 'batch'
  | 'bundle'
  | 'candidates'
  | 'config'
  | 'delta'
  | 'plan'
  | 'proposal'
  | 'report'
  | 'selector'
  | 'trace'
  | 'training-record';
export interface SchemaReference {
  readonly schema: unknown;
  readonly uri?: string | undefined;
  readonly name?: string | undefined;
}
export interface ScoreOptions extends WorkspaceRewardOptions {
  readonly evidence?: boolean | undefined;
  readonly countSuppressions?: boolean | undefined;
}
export type Selector = string | PositionSpec;
export type SelectorKind = PositionSpec['kind'];
export interface ServerStatus {
  readonly name: string;
  readonly root: string;
  readonly state: 'configured' | 'running' | 'failed' | 'missing' | 'disabled';
  readonly version: string | null;
}
export type Severity = Diagnostic['severity'];
export interface Shard {
  readonly index: number;
  readonly count: number;
}
export interface ShownOperation extends ListedOperation {
  readonly request: RequestEvent['request'];
  readonly rpc: readonly RecordedFrame[];
  readonly bundle: Bundle;
}
export interface StatusFacts {
  readonly servers: readonly ServerStatus[];
  readonly checks: readonly Check[];
}
export interface SymbolFact {
  readonly name: string;
  readonly kind: SymbolKind;
  readonly uri: Uri;
  readonly range: Range;
  readonly selectionRange: Range;
  readonly container: string | null;
  readonly symbolId?: SymbolId;
}
export interface SymbolsFacts {
  readonly provenance: Provenance;
  readonly documents: Documents;
  readonly symbols: readonly SymbolFact[];
  readonly incomplete?: readonly [IncompleteAnswer, ...(readonly IncompleteAnswer[])];
}
export interface SymbolsOptions extends OperationOptions {
  readonly file?: string | undefined;
  readonly query?: string | undefined;
  readonly selector?: string | PositionSpec | undefined;
}
export interface TraceCheck {
  readonly path: string;
  readonly conclusion: 'match' | 'mismatch' | 'unreadable';
  readonly bundles: number;
  readonly firstDifference: TraceDifference | null;
}
export interface TraceFilter {
  readonly index?: number | undefined;
  readonly operation?: string | undefined;
  readonly selector?: string | undefined;
  readonly exitCode?: number | undefined;
  readonly status?: Bundle['status'] | undefined;
}
export interface TraceOptions {
  readonly file: string;
  readonly embed?: boolean | undefined;
}
export interface TrainingRecord {
  readonly $schema?: string;
  readonly version: '1.0';
  readonly step: number;
  readonly state: ContentHash;
  readonly action: BundleRequest_in_model_generated_bundle;
  readonly observation: ContentHash;
  readonly reward: number;
  readonly rewardVersion: 'rl-csf-v1' | 'pr-v1';
  readonly components: RlCsfComponents | PrComponents | null;
  readonly weights: RewardWeights | PrWeights;
  readonly previousBundleId: ContentHash | null;
  readonly done: boolean;
}
export interface TypeDefinitionsFacts {
  readonly provenance: Provenance;
  readonly documents: Documents;
  readonly typeDefinitions: readonly Location[];
}
export interface ValidateOptions {
  readonly schema?: SchemaName | undefined;
  readonly fileName?: string | undefined;
  readonly hashes?: boolean | undefined;
}
export interface WorkerLimits {
  readonly timeoutMs?: number | undefined;
  readonly memoryMib?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}
export interface Workspace extends AsyncDisposable {
  readonly root: string;
  readonly indexIo: Indexing;
  locate(selector: string | PositionSpec, options?: LocateOptions): Promise<Bundle>;
  selectorFor(
    selector: string | PositionSpec,
    kind: SelectorKind,
    options?: Omit<LocateOptions, 'as'>,
  ): Promise<PositionSpec>;
  definition(selector: Selector, options?: OperationOptions): Promise<BundleOf<DefinitionsFacts>>;
  declaration(selector: Selector, options?: OperationOptions): Promise<BundleOf<DeclarationsFacts>>;
  typeDefinition(selector: Selector, options?: OperationOptions): Promise<BundleOf<TypeDefinitionsFacts>>;
  implementation(selector: Selector, options?: OperationOptions): Promise<BundleOf<ImplementationsFacts>>;
  references(selector: Selector, options?: ReferencesOptions): Promise<BundleOf<ReferencesFacts>>;
  hover(selector: Selector, options?: OperationOptions): Promise<BundleOf<HoverFacts>>;
  symbols(options: SymbolsOptions): Promise<BundleOf<SymbolsFacts>>;
  diagnostics(options?: DiagnosticsOptions): Promise<DiagnosticsBundle>;
  adapt(options: WorkspaceAdaptOptions): Promise<DiagnosticsBundle>;
  capabilities(options?: OperationOptions): Promise<BundleOf<CapabilitiesFacts>>;
  request(method: string, options?: RawRequestOptions): Promise<BundleOf<RequestFacts>>;
  status(options?: Pick<OperationOptions, 'server'>): Promise<BundleOf<StatusFacts>>;
  reload(options?: Pick<OperationOptions, 'server'>): Promise<BundleOf<StatusFacts>>;
  doctor(options?: DoctorOptions): Promise<BundleOf<StatusFacts>>;
  prepareRename(selector: Selector, options?: OperationOptions): Promise<BundleOf<PrepareRenameFacts>>;
  rename(selector: Selector, newName: string, options?: RenameOptions): Promise<BundleOf<EditFacts>>;
  renameFile(oldUri: string, newUri: string, options?: EditOptions): Promise<BundleOf<EditFacts>>;
  codeActions(
    selector: Selector,
    options?: CodeActionsOptions,
  ): Promise<BundleOf<CodeActionsFacts> | BundleOf<EditFacts>>;
  apply(plan: unknown, options?: ApplyOptions): Promise<BundleOf<EditFacts>>;
  recover(): Promise<BundleOf<StatusFacts>>;
  rewardSession(options?: WorkspaceRewardOptions): RewardSession;
  reward(bundle: Bundle, options?: ScoreOptions): Promise<BundleOf<RewardFacts>>;
  evidence(before: Bundle, after: Bundle): Promise<BundleEvidence>;
  text(uri: string): Promise<WorkspaceText | undefined>;
}
export interface WorkspaceOptions {
  readonly host: Host;
  readonly signal?: AbortSignal | undefined;
  readonly python?: string | undefined;
  readonly timeoutMs?: number | undefined;
  readonly indexIo?: Indexing | undefined;
  readonly withoutServers?: readonly string[] | undefined;
  readonly keepAnswers?: boolean | undefined;
  readonly reward?: WorkspaceRewardOptions | undefined;
  readonly trace?: TraceOptions | undefined;
  readonly ownFiles?: readonly string[] | undefined;
}
export interface WorkspaceRewardOptions extends Omit<RewardSessionOptions, 'previous'> {
  readonly previous?: Bundle | null | undefined;
}
export interface WorkspaceText {
  readonly text: string;
  readonly docVersion: string;
}
export declare function adapt(options: AdaptOptions): Promise<DiagnosticsBundle>;
export declare function answerBatch(
  workspace: Workspace,
  lines: AsyncIterable<BatchInput>,
  options: Omit<BatchOptions, 'rewards'> & {
    readonly rewards?: RewardSession | undefined;
  },
): AsyncGenerator<Bundle>;
export declare function batchRequests(
  host: Host,
  source: BatchSource,
  shard: Shard | undefined,
): Promise<BatchRequests>;
export declare function batchToFile(
  openWorkspace: () => Promise<Workspace>,
  { lines }: BatchRequests,
  output: OutputName,
  options: BatchToFileOptions,
): Promise<void>;
export declare function compactAnswer(workspace: Workspace, bundle: Bundle): Promise<string>;
export declare function compareJsonSchemas(
  old: unknown,
  next: unknown,
  options?: CompareOptions,
  limits?: WorkerLimits,
): Promise<SchemaComparison>;
export declare function counterfactuals(
  steps: AsyncIterable<RecordedStep>,
  choices: readonly RewardChoice[],
  options?: Pick<PathOptions, 'scope'>,
): AsyncGenerator<Counterfactual>;
export declare function createRewardSession(options?: RewardSessionOptions): RewardSession;
export declare function describeHint(hint: string): string | undefined;
export declare function diagnose(options: DiagnoseOptions): Promise<DiagnosticsBundle>;
export declare function doctor(
  folder: string,
  options: WorkspaceOptions,
  doctorOptions?: DoctorOptions,
): Promise<BundleOf<StatusFacts>>;
export declare function evaluateCandidates(options: CandidatesOptions): Promise<Candidates>;
export declare function exitCodeOf({ policy, conclusion }: Pick<Report, 'conclusion' | 'policy'>): 0 | 1 | 25;
export declare function gamingEvidence(input: EvidenceInput): Promise<GamingEvidence>;
export declare function keptBundle(host: Host, id: string): Promise<Bundle>;
export declare function listTrace(
  file: string,
  filter: TraceFilter,
  options: Pick<ReadTraceOptions, 'partial' | 'signal' | 'progress'>,
): AsyncGenerator<ShownOperation>;
export declare function mergeParts(parts: readonly BatchPart[]): AsyncGenerator<string, void>;
export declare function nodeHost(listeners: {
  readonly log?: (message: string) => void;
  readonly progress?: (step: Progress) => void;
}): Host;
export declare function openDeltaSession(options: DeltaSessionOptions): Promise<DeltaSession>;
export declare function openWorkspace(folder: string, options: WorkspaceOptions): Promise<Workspace>;
export declare function parseSelector(text: string): ParsedSelector;
export declare function printSelector(spec: PositionSpec): string;
export declare function publishGateReport(
  place: string,
  options: PublishGateReportOptions,
): Promise<Published>;
export declare function readSchemaText(name: SchemaName): Promise<string>;
export declare function replayTrace(file: string, options: ReplayOptions): AsyncGenerator<ReplayedOperation>;
export declare function rewardFormula(requested?: RewardChoice, configured?: RewardChoice): RewardFormula;
export declare function runGate(options: GateOptions): Promise<GateResult>;
export declare function storePoint(
  folder: string,
  name: string,
  {
    host,
    signal,
  }: {
    readonly host: Host;
    readonly signal: AbortSignal;
  },
): Promise<{
  readonly tree: string;
  readonly commit: string | null;
}>;
export declare function traceSteps(
  file: string,
  options: Pick<ReadTraceOptions, 'partial' | 'signal' | 'progress'>,
): AsyncGenerator<RecordedStep>;
export declare function trainingRecords(
  steps: AsyncIterable<RecordedStep>,
  options?: PathOptions,
): AsyncGenerator<TrainingRecord>;
export declare function validateDocument(
  document: unknown,
  options?: ValidateOptions,
): Promise<DocumentVerdict>;
export declare function verifyTrace(
  file: string,
  name: string,
  options: Omit<ReplayOptions, 'index'>,
): Promise<TraceCheck>;
export {};
interface Adapter {
  readonly name: RequestedTool;
  readonly endings: readonly string[];
  readonly unit: ColumnUnit;
  readonly ecmaScriptLines: boolean;
  readonly run: ToolRun | null;
  readonly read: (output: string) => ToolOutput;
  readonly messageOf: (item: Pick<ReportedItem, 'message' | 'rule'>, roots: NamedRoots) => string;
}
interface AnchorSelector {
  readonly $schema?: string;
  readonly kind: 'anchor';
  readonly uri: Uri_in_model_generated_selector;
  readonly snippet: string;
  readonly ctx: Natural;
  readonly hash?: string;
  readonly near?: Ordinal;
  readonly docVersion?: DocVersion;
}
interface AstSelector {
  readonly $schema?: string;
  readonly kind: 'ast';
  readonly path: readonly [ModuleStep, ...(readonly DefinitionStep[])];
  readonly leaf?: readonly [string, Ordinal];
  readonly follow?: false;
  readonly docVersion?: DocVersion;
}
interface BatchInputDigest {
  readonly requests: number;
  readonly digest: string;
}
interface BatchLine {
  readonly line: number;
  readonly id: unknown;
  readonly ordinal?: number;
  readonly request?: string;
  readonly input?: BatchInputDigest;
}
type Brand<T, Name extends string> = T & {
  readonly [brand]: Name;
};
interface BundleCapabilities {
  readonly partialResult: boolean;
  readonly cancellable: boolean;
}
interface BundleEnvironment {
  readonly tool: NameAndVersion;
  readonly server: NameAndVersion | null;
  readonly positionEncoding: 'utf-8' | 'utf-16' | 'utf-32';
  readonly python: BundlePythonEnvironment | null;
  readonly configDigest: ContentHash | null;
  readonly platform: string;
  readonly local?: BundleLocalEnvironment;
  readonly servers?: readonly NameAndVersion[];
}
interface BundleError {
  readonly code: string;
  readonly message: string;
  readonly details: {
    readonly [k: string]: unknown;
  };
  readonly hint?: string;
}
interface BundleLocalEnvironment {
  readonly workspaceRoot?: string;
  readonly pythonExe?: string | null;
  readonly venvPath?: string | null;
  readonly node?: string;
  readonly cage?: 'permission-model' | 'none';
  readonly programs?: {
    readonly [k: string]: string;
  };
}
interface BundleMeta {
  readonly exitCode: number;
  readonly hashing: {
    readonly algo: 'sha256-jcs-v1';
  };
  readonly sortingKeys: readonly string[];
  readonly truncated: Truncated | null;
  readonly snapshot?: string | null;
  readonly timing?: {
    readonly [k: string]: number;
  };
  readonly startedAt?: string;
  readonly batch?: BatchLine;
}
interface BundlePythonEnvironment {
  readonly version: string;
  readonly packagesDigest: ContentHash;
}
type BundleRequest = Bundle['request'];
interface BundleRequest_in_model_generated_bundle {
  readonly cmd: CommandName | null;
  readonly selector?: PositionSpec | null;
  readonly options: {
    readonly workspace?: true;
    readonly files?: readonly string[];
    readonly base?: string;
    readonly head?: string;
    readonly workingDirectories?: readonly string[];
    readonly tool?: RequestedTool;
    readonly indexIo?: Indexing;
    readonly as?: SelectorKind_in_model_generated_bundle;
    readonly topK?: number;
    readonly server?: string;
    readonly includeDeclaration?: false;
    readonly limit?: number;
    readonly cursor?: string;
    readonly file?: string;
    readonly query?: string;
    readonly method?: string;
    readonly params?: unknown;
    readonly newName?: string;
    readonly oldUri?: Uri;
    readonly newUri?: Uri;
    readonly apply?: true;
    readonly allowDirty?: true;
    readonly allowPath?: readonly string[];
    readonly denyPath?: readonly string[];
    readonly denyApplyOnAmbiguous?: false;
    readonly target?: number;
    readonly confirm?: true;
    readonly threeWay?: true;
    readonly overrides?: true;
    readonly kind?: string;
    readonly pick?: string | number;
    readonly planId?: ContentHash;
    readonly bundle?: ContentHash;
    readonly prev?: ContentHash;
    readonly scope?: readonly string[];
    readonly evidence?: true;
    readonly countSuppressions?: true;
  };
}
declare const COMMENT_MODES: readonly ['always', 'changes', 'on-failure', 'never'];
interface CandidateFeatures {
  readonly ast: Share | null;
  readonly module: Share | null;
  readonly token: Share | null;
  readonly prox: Share | null;
}
interface ChangeAnnotation {
  readonly label: string;
  readonly needsConfirmation?: boolean;
  readonly description?: string;
}
interface ChangedFile {
  readonly uri: string;
  readonly before: string | null;
  readonly after: string | null;
}
interface CodeActionCheck {
  readonly path: string | null;
  readonly index: number;
  readonly kind: 'codeAction';
  readonly selector: string | PositionSpec;
  readonly title: string;
  readonly conclusion: 'safe' | 'unsafe' | 'complete' | 'incomplete' | 'error';
  readonly diff: string | null;
  readonly delta: number | null;
  readonly safety: Safety | null;
  readonly missed: readonly Location[];
  readonly unrelated?: readonly UnrelatedChange[];
  readonly reward: ProcessReward | null;
  readonly error?: BundleError | null;
}
interface CodeActionFact {
  readonly index: number;
  readonly title: string;
  readonly kind: string | null;
  readonly disabled: string | null;
}
type ColumnUnit = Indexing;
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
  | 'publish';
type CommentMode = (typeof COMMENT_MODES)[number];
interface ConfigurationChange {
  readonly path: string;
  readonly change: 'added' | 'deleted' | 'modified';
}
type ContentHash = string;
interface CreateOperation {
  readonly kind: 'create';
  readonly uri: Uri;
  readonly options?: TargetOptions;
  readonly annotation?: string;
}
interface CursorSelector {
  readonly $schema?: string;
  readonly kind: 'cursor';
  readonly uri: Uri_in_model_generated_selector;
  readonly line: Ordinal;
  readonly col: Ordinal;
  readonly indexing?: Indexing;
  readonly docVersion?: DocVersion;
}
interface Definition {
  readonly kind: DefinitionKind;
  readonly name: string;
  readonly path: readonly string[];
  readonly nameSpan: Span_in_syntax_definition;
  readonly span: Span_in_syntax_definition;
  readonly signature: Span_in_syntax_definition | null;
  readonly body: Span_in_syntax_definition | null;
  readonly docstring: Span_in_syntax_definition | null;
  readonly part: FunctionPart;
}
type DefinitionKind = 'class' | 'function' | 'type' | 'variable' | 'import';
type DefinitionStep =
  | readonly ['class' | 'def', Identifier]
  | readonly ['class' | 'def', Identifier, Ordinal];
interface DeleteOperation {
  readonly kind: 'delete';
  readonly uri: Uri;
  readonly options?: DeleteOptions;
  readonly annotation?: string;
}
interface DeleteOptions {
  readonly recursive?: boolean;
  readonly ignoreIfNotExists?: boolean;
}
interface DiagnosticPair {
  readonly before: DeltaDiagnostic;
  readonly after: DeltaDiagnostic;
}
interface Difference {
  readonly pointer: string;
  readonly expected?: unknown;
  readonly got?: unknown;
}
type Direction = 'sent' | 'received';
type DocVersion = string;
interface DocumentChange {
  readonly commit: string;
  readonly docVersion: string | null;
}
type DocumentVersion = Brand<string, 'DocumentVersion'>;
type DocumentVersion_in_model_generated_bundle = string;
interface Documents {
  readonly [k: string]: DocumentVersion_in_model_generated_bundle;
}
interface ErrorContext {
  readonly cause?: unknown;
  readonly hint?: ErrorHint | undefined;
}
type ErrorDetails = Readonly<Record<string, unknown>>;
type ErrorDocument = NonNullable<Bundle['error']>;
interface EventTiming {
  readonly startedAt?: string;
  readonly atMs?: number;
  readonly phases?: {
    readonly [k: string]: number;
  };
}
interface Evidence {
  readonly suppressions?: {
    readonly introduced: readonly EvidenceFinding[];
    readonly removed: readonly EvidenceFinding[];
    readonly hidden: number;
  };
  readonly configuration: {
    readonly changed: readonly ConfigurationChange[];
    readonly weakened?: readonly EvidenceFinding[];
  };
  readonly files?: {
    readonly deleted: readonly EvidenceFinding[];
    readonly stubs: readonly EvidenceFinding[];
    readonly tests: readonly EvidenceFinding[];
  };
}
interface ExactVersion {
  readonly uri: string;
  readonly docVersion: string;
  readonly commit: string;
}
interface Excerpt {
  readonly firstLine: number;
  readonly lines: readonly string[];
}
type Facts = NonNullable<Bundle['facts']>;
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
interface Failure {
  readonly side: 'before' | 'after';
  readonly workingDirectory: string | null;
  readonly code: string;
  readonly message: string;
  readonly details: {
    readonly [k: string]: unknown;
  };
  readonly hint?: string;
}
interface FetchAuthorization {
  readonly serverUrl: string;
  readonly token: string;
}
interface FileRenameCheck {
  readonly path: string | null;
  readonly index: number;
  readonly kind: 'renameFile';
  readonly oldUri: Uri;
  readonly newUri: Uri;
  readonly conclusion: 'safe' | 'unsafe' | 'complete' | 'incomplete' | 'error';
  readonly diff: string | null;
  readonly delta: number | null;
  readonly safety: Safety | null;
  readonly missed: readonly Location[];
  readonly unrelated?: readonly UnrelatedChange[];
  readonly reward: ProcessReward | null;
  readonly error?: BundleError | null;
}
interface FileWorkspace
  extends
    Omit<
      RelocationSource,
      'documentAtVersion' | 'changedFiles' | 'documentAt' | 'inCommit' | 'lastVersion' | 'laterChanges'
    >,
    Disposable {
  document(uri: string): Promise<VersionedDocument | undefined>;
  source(uri: string): Promise<
    | {
        readonly text: string;
        readonly isPlain: boolean;
      }
    | undefined
  >;
  version(uri: string): DocumentVersion | undefined;
}
interface FilesScope {
  readonly kind: 'files';
  readonly files: readonly Uri[];
}
type FindVersion = (uri: string, blob: string) => Promise<Uint8Array | undefined>;
interface FinishedTool {
  readonly version: string;
  readonly output: string;
}
interface FoundVersion {
  readonly blob: DocumentVersion_in_model_generated_bundle;
  readonly commit: string;
}
type Frame = RequestFrame | NotificationFrame;
type FunctionPart = 'plain' | 'overload' | 'getter' | 'setter' | 'deleter';
type GateScope = (typeof SCOPES)[number];
interface HeadPolicy {
  readonly failOn: readonly string[];
  readonly warnOnly: boolean;
  readonly failed: boolean;
  readonly reasons: readonly string[];
  readonly error: string | null;
}
interface Hint {
  readonly uri: Uri;
  readonly range: Range;
  readonly message: string;
  readonly tags: readonly ('unnecessary' | 'deprecated')[];
}
interface HistorySearch {
  readonly outcome: 'found' | 'none' | 'shallow' | 'commit-limit' | 'time-limit' | 'unavailable';
  readonly commits?: number;
  readonly limits: HistorySearchLimits;
}
interface HistorySearchLimits {
  readonly commits: number;
  readonly milliseconds: number;
}
interface Hover {
  readonly contents: string;
  readonly kind: 'markdown' | 'plaintext';
  readonly range: Range | null;
}
type Identifier = string;
interface ImportStep {
  readonly kind: 'import' | 'star' | 'lazy' | 'submodule';
  readonly uri: Uri;
  readonly docVersion: DocumentVersion_in_model_generated_bundle;
  readonly range: Range | null;
  readonly name: string;
  readonly module: Uri;
}
interface IncompleteAnswer {
  readonly server: string;
  readonly error: BundleError;
}
interface IndexedDefinition {
  readonly uri: string;
  readonly definition: Definition;
  readonly fingerprint: Uint8Array;
}
interface IntroducedDiagnostic {
  readonly uri: Uri;
  readonly range: Range;
  readonly severity: 'error' | 'warning' | 'information';
  readonly rule: string | null;
  readonly message: string;
  readonly excerpt?: Excerpt;
  readonly orderDependent?: true;
}
type LineAndColumn = readonly [Ordinal, Ordinal];
interface LineIndex {
  readonly text: string;
  readonly lineCount: number;
  lineText(line: number): string;
  positionAt(offset: number): Position;
  offsetAt(position: Position): number;
}
interface LineScope {
  readonly lines: LineAndColumn;
}
interface LocateSelector {
  readonly $schema?: string;
  readonly kind: 'locate';
  readonly uri: Uri_in_model_generated_selector;
  readonly scope?: SymbolScope | LineScope;
  readonly find?: string;
  readonly occurrence?: Ordinal;
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
interface MissingDocument {
  readonly uri: Uri;
  readonly docVersion: DocumentVersion_in_model_generated_bundle;
}
interface ModuleImporter {
  readonly uri: string;
  readonly level: number;
}
interface ModuleSources {
  readonly files: readonly string[];
  text(file: string): Promise<string | undefined>;
}
type ModuleStep = readonly ['module', string];
interface NameAndVersion {
  readonly name: string;
  readonly version: string;
}
interface NamedRoots {
  readonly entries: readonly RootEntry[];
  nameOf(absolutePath: string): string;
  nameOfUri(uri: string): string;
  withoutPaths(text: string): string;
}
type Natural = number;
interface NotificationFrame {
  readonly type: 'notification';
  readonly direction: Direction;
  readonly server: string;
  readonly method: string;
  readonly params?: unknown;
}
type Ordinal = number;
interface PastDocuments {
  at(docVersion: string, uri: string): Promise<VersionedDocument | undefined>;
  bytes(docVersion: string): Promise<Uint8Array | undefined>;
  documentAtVersion(
    docVersion: string,
    uri: string,
    other: string,
  ): Promise<VersionedDocument | null | undefined>;
  inCommit(commit: string, uri: string): Promise<VersionedDocument | null | undefined>;
  last(query: VersionQuery): Promise<VersionSearch>;
  laterChanges(version: PastVersion): Promise<readonly DocumentChange[]>;
  changedFiles(commit: string, uri: string): Promise<readonly ChangedFile[] | undefined>;
}
interface PastText {
  readonly uri: string;
  readonly lines: {
    readonly text: string;
  };
  document(): Promise<SourceDocument>;
}
interface PastVersion {
  readonly uri: string;
  readonly docVersion: string;
  readonly commit?: string;
}
type Permission = 'checks: write' | 'pull-requests: write' | 'pull-requests: read';
interface Policy {
  readonly failOn: readonly string[];
  readonly warnOnly: boolean;
  readonly failed: boolean;
  readonly reasons: readonly string[];
  readonly waived?: readonly Waiver[];
  readonly head?: HeadPolicy;
}
interface Position {
  readonly line: number;
  readonly character: number;
}
interface PrComponents {
  readonly diag_delta: number;
  readonly safety: Share;
  readonly ambiguity_penalty: Share;
  readonly alpha_conf: Share;
}
interface PrReward {
  readonly version: 'pr-v1';
  readonly previousBundleId: ContentHash | null;
  readonly r: number;
  readonly components: PrComponents;
  readonly weights: PrWeights;
  readonly source: 'bundle' | 'gate';
  readonly scopeChanged: boolean;
  readonly explanation: string;
}
interface PrepareRename {
  readonly uri: Uri;
  readonly range: Range;
  readonly placeholder: string;
}
interface ProgramResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}
interface Project {
  readonly workingDirectory: string;
  readonly configDigest: ContentHash | null;
  readonly before: ProjectSide | null;
  readonly after: ProjectSide | null;
  readonly python?: ReportPython | null;
}
interface ProjectSide {
  readonly bundleId: ContentHash;
  readonly files: number;
  readonly counts: Counts;
}
type ProposalCheck = RenameCheck | FileRenameCheck | CodeActionCheck;
type Provenance = 'lsp' | 'compiler';
interface PublishOptions {
  readonly repository?: string | undefined;
  readonly headSha?: string | undefined;
  readonly pullRequest?: number | undefined;
  readonly name?: string | undefined;
  readonly comment: CommentMode;
  readonly checkRun: boolean;
}
type Range = readonly [number, number, number, number];
interface RangeScope {
  readonly kind: 'range';
  readonly uri: Uri;
  readonly range: Range;
}
interface RangeSelector {
  readonly $schema?: string;
  readonly kind: 'range';
  readonly uri: Uri_in_model_generated_selector;
  readonly start: LineAndColumn;
  readonly end: LineAndColumn;
  readonly indexing?: Indexing;
  readonly docVersion?: DocVersion;
}
interface ReadTraceOptions {
  readonly violation: (event: unknown) => string | undefined;
  readonly partial?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly progress?: ((bytes: number) => void) | undefined;
}
interface Reason {
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
  readonly count: number;
}
type RecordedBundle = Bundle;
type RecordedFrame = Frame & {
  readonly seq: number;
};
interface RelatedInformation {
  readonly uri: Uri;
  readonly range: Range;
  readonly message: string;
}
interface RelocationSettings {
  readonly tau: number;
  readonly delta: number;
  readonly topK: number;
}
interface RelocationSource extends SourceWorkspace {
  documentAt(docVersion: string, uri: string): Promise<SourceDocument | undefined>;
  documentAtVersion(
    docVersion: string,
    uri: string,
    other: string,
  ): Promise<SourceDocument | null | undefined>;
  inCommit(commit: string, uri: string): Promise<SourceDocument | null | undefined>;
  lastVersion(query: VersionQuery): Promise<VersionSearch>;
  laterChanges(version: PastVersion): Promise<readonly DocumentChange[]>;
  changedFiles(commit: string, uri: string): Promise<readonly ChangedFile[] | undefined>;
  modulePaths(name: string): Promise<readonly string[]>;
  text(uri: string): Promise<string | undefined>;
  definitions(): Promise<readonly IndexedDefinition[]>;
  files(): Promise<readonly string[]>;
}
interface RelocationThresholds {
  readonly tau: Share;
  readonly delta: Share;
  readonly topK: number;
}
interface RelocationWeights {
  readonly ast: Share;
  readonly module: Share;
  readonly token: Share;
  readonly prox: Share;
}
interface RenameCheck {
  readonly path: string | null;
  readonly index: number;
  readonly kind: 'rename';
  readonly selector: string | PositionSpec;
  readonly newName: string;
  readonly conclusion: 'safe' | 'unsafe' | 'complete' | 'incomplete' | 'error';
  readonly diff: string | null;
  readonly delta: number | null;
  readonly safety: Safety | null;
  readonly missed: readonly Location[];
  readonly unrelated?: readonly UnrelatedChange[];
  readonly reward: ProcessReward | null;
  readonly error?: BundleError | null;
}
interface RenameOperation {
  readonly kind: 'rename';
  readonly oldUri: Uri;
  readonly newUri: Uri;
  readonly options?: TargetOptions;
  readonly annotation?: string;
}
interface ReportEnvironment {
  readonly tool: NameAndVersion;
  readonly server: NameAndVersion;
  readonly python: ReportPython | null;
  readonly platform: string;
  readonly unread?: readonly UnreadEnvironment[];
  readonly skipped?: readonly SkippedEnvironment[];
  readonly cage: 'permission-model' | 'none';
}
interface ReportPython {
  readonly version: string;
  readonly packagesDigest: ContentHash;
  readonly packages?: number;
  readonly source?: 'option' | 'pyright-configuration' | 'active' | 'project' | 'path';
  readonly folder?: string | null;
}
interface ReportScope {
  readonly kind: 'full' | 'affected';
  readonly checked: number;
  readonly files: number;
  readonly reason?: string;
}
interface ReportedItem extends ReportedPlace {
  readonly severity: Severity | 'hint';
  readonly rule: string | null;
  readonly message: string;
  readonly source: string;
  readonly related?: readonly (ReportedPlace & {
    readonly message: string;
  })[];
  readonly unit?: ColumnUnit;
}
interface ReportedPlace {
  readonly file: string;
  readonly span: Span;
}
interface RequestEvent {
  readonly $schema?: string;
  readonly kind: 'request';
  readonly seq: number;
  readonly index: number;
  readonly request: BundleRequest_in_model_generated_bundle;
  readonly original?: string;
  readonly previous?: RecordedBundle | null;
  readonly timing?: EventTiming;
  readonly call?: TracedCall;
}
interface RequestFrame {
  readonly type: 'request';
  readonly direction: Direction;
  readonly server: string;
  readonly method: string;
  readonly params?: unknown;
  answer?:
    | {
        readonly result: unknown;
      }
    | {
        readonly error: ResponseError;
      };
}
type RequestedTool = 'pyright' | 'mypy' | 'tsc' | 'ruff' | 'sarif';
type ResolutionEvidence = ImportStep | ServerOutline;
interface ResolvedDiagnostic {
  readonly uri: Uri;
  readonly range: Range;
  readonly severity: 'error' | 'warning' | 'information';
  readonly rule: string | null;
  readonly message: string;
  readonly fileDeleted?: true;
}
interface ResponseError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}
interface RlCsfComponents {
  readonly diag_delta: number;
  readonly safety_delta: number;
  readonly confidence_delta: number;
  readonly tool_error: 0 | 1;
}
interface RlCsfReward {
  readonly version: 'rl-csf-v1';
  readonly previousBundleId: ContentHash | null;
  readonly r: number;
  readonly components: RlCsfComponents;
  readonly weights: RewardWeights;
  readonly source: 'bundle' | 'gate';
  readonly scopeChanged: boolean;
  readonly explanation: string;
}
interface RootEntry {
  readonly name: string;
  readonly path: string;
  readonly onlyLocations?: boolean;
  readonly onlyTexts?: boolean;
}
interface RunRequest {
  readonly version: string;
  readonly workspace: string;
  readonly files: readonly string[];
  readonly scratch: string;
}
declare const SCOPES: readonly ['full', 'affected'];
interface Safety {
  readonly ready: Share;
  readonly checks: readonly Check[];
}
interface SchemaCheck {
  readonly path: string;
  readonly conclusion:
    | 'valid'
    | 'invalid'
    | 'compatible'
    | 'breaking'
    | 'removed'
    | 'undecided'
    | 'unchanged';
  readonly advisory?: true;
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
        | 'training-record'
      )
    | null;
  readonly details: readonly (SchemaViolation | SchemaDifference_in_model_generated_report)[];
}
interface SchemaDifference_in_model_generated_report {
  readonly pointer: string;
  readonly line?: number;
  readonly direction: 'backward' | 'forward';
  readonly verdict: 'compatible' | 'breaking' | 'undecided';
  readonly reason: string;
  readonly counterExample?: unknown;
}
interface SchemaViolation {
  readonly line: number | null;
  readonly pointer: string;
  readonly expected: string;
  readonly value?: unknown;
}
type Scope = WorkspaceScope | FilesScope | RangeScope;
type ScopeName = string;
type SelectorKind_in_model_generated_bundle = 'cursor' | 'range' | 'symbol' | 'ast' | 'anchor' | 'locate';
interface ServerOutline {
  readonly kind: 'documentSymbol';
  readonly uri: Uri;
  readonly docVersion: DocumentVersion_in_model_generated_bundle;
  readonly provenance: 'lsp';
  readonly server: string;
}
type Settings = Readonly<Record<string, unknown>>;
type Share = number;
interface Side {
  readonly commit: string | null;
  readonly tree: string;
  readonly bundleId: ContentHash | null;
  readonly counts: Counts | null;
}
interface SideCache {
  get(key: string): Promise<string | undefined>;
  put(key: string, text: string): Promise<void>;
}
type SideName = 'before' | 'after';
interface SkippedEnvironment {
  readonly folder: string | null;
  readonly reason: string;
}
interface SourceDocument extends SourceSyntax {
  readonly uri: string;
  readonly docVersion: string;
  readonly lines: LineIndex;
}
interface SourceSyntax {
  readonly definitions: readonly Definition[];
  nodes(within: Definition | Span_in_syntax_definition, name: string): readonly Span_in_syntax_definition[];
  tokens(): readonly Token[];
  readonly bracesAreBlocks: boolean;
  statementAt(offset: number): Statement | undefined;
}
interface SourceWorkspace {
  document(uri: string): Promise<SourceDocument | undefined>;
  modules(name: string, from?: ModuleImporter): Promise<readonly string[]>;
}
type Sources = ReadonlyMap<string, string>;
type Span =
  | {
      readonly kind: 'file';
    }
  | {
      readonly kind: 'line';
      readonly line: number;
    }
  | {
      readonly kind: 'start';
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly kind: 'range';
      readonly line: number;
      readonly column: number;
      readonly endLine: number;
      readonly endColumn: number | null;
    }
  | {
      readonly kind: 'offset';
      readonly offset: number;
      readonly length: number;
    };
interface Span_in_syntax_definition {
  readonly start: number;
  readonly end: number;
}
interface Statement extends Span_in_syntax_definition {
  readonly kind: string;
}
type SymbolId = string;
type SymbolId_in_model_generated_selector = string;
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
interface SymbolScope {
  readonly symbol: readonly [ScopeName, ...(readonly ScopeName[])];
}
interface SymbolSelector {
  readonly $schema?: string;
  readonly kind: 'symbol';
  readonly qualname: string;
  readonly role: 'def' | 'sig' | 'body' | 'doc';
  readonly overload?: Natural;
  readonly follow?: false;
  readonly symbolId?: SymbolId_in_model_generated_selector;
  readonly docVersion?: DocVersion;
}
interface SyntaxFault {
  readonly offset: number;
  readonly found: string;
  readonly expected: string;
}
declare const TRAJECTORIES: readonly ['none', 'commits'];
interface TargetOptions {
  readonly overwrite?: boolean;
  readonly ignoreIfExists?: boolean;
}
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
  readonly name?: string;
  readonly version?: string;
  readonly checked?: readonly string[] | number;
}
interface ToolRequest {
  readonly host: Host;
  readonly adapter: Adapter;
  readonly workspace: string;
  readonly files: readonly string[];
  readonly untrusted: readonly string[];
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}
interface ToolRun {
  readonly command: string;
  readonly advice: string;
  readonly args: (request: RunRequest) => Promise<readonly string[]>;
  readonly secondTry?: (request: RunRequest, result: ProgramResult) => readonly string[] | undefined;
  readonly failure: (result: ProgramResult) => LanserError | undefined;
  readonly checksProject: boolean;
}
interface TraceDifference {
  readonly line: number | null;
  readonly index: number | null;
  readonly pointer: string | null;
  readonly message: string;
  readonly hint?: string;
  readonly expected?: unknown;
  readonly got?: unknown;
}
interface TracedCall {
  readonly method: string;
  readonly arguments: readonly unknown[];
}
type Trajectory = (typeof TRAJECTORIES)[number];
interface TrajectoryStep {
  readonly commit: string;
  readonly title: string;
  readonly skipped: number;
  readonly counts: Counts | null;
  readonly reward: ProcessReward | null;
  readonly error: BundleError | null;
}
interface Truncated {
  readonly total: number;
  readonly cursor: string | null;
}
interface UnreadEnvironment {
  readonly file: string;
  readonly keys: string;
  readonly folder: string | null;
  readonly reason?: string;
}
interface UnreadSubmodule {
  readonly path: string;
  readonly imports: readonly string[];
}
interface UnrelatedChange {
  readonly uri: Uri;
  readonly range: Range;
  readonly diff?: string;
}
interface UnstableDiagnostic {
  readonly side: 'before' | 'after';
  readonly seen: 'first' | 'second';
  readonly diagnostic: DeltaDiagnostic;
}
type Uri = string;
type Uri_in_model_generated_selector = string;
interface VersionQuery {
  readonly uris: readonly string[];
  readonly selector: string;
  readonly matches: (version: PastText) => Promise<boolean>;
}
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
  | {
      readonly outcome: 'time-limit' | 'unavailable';
    };
interface VersionedDocument extends SourceDocument {
  readonly docVersion: DocumentVersion;
}
interface Waiver {
  readonly reason: string;
  readonly label: string;
}
type WeightName = keyof RewardWeights | keyof PrWeights;
type WorkspaceAdaptOptions = Pick<AdaptOptions, 'tool' | 'output' | 'files' | 'from'> & {
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
};
interface WorkspaceScope {
  readonly kind: 'workspace';
  readonly files: number;
}
declare const brand: unique symbol;
