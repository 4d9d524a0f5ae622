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
export type Bundle = DeepReadonly<Bundle_in_model_generated_bundle>;
export type BundleEdits = DeepReadonly<BundleEdits_in_model_generated_bundle>;
export type BundleEvidence = DeepReadonly<BundleEvidence_in_model_generated_bundle>;
export interface BundleOf<F extends Facts> extends Omit<Bundle, 'facts'> {
  readonly facts: F | null;
}
export type BundleResolution = DeepReadonly<BundleResolution_in_model_generated_bundle>;
export type CapabilitiesFacts = DeepReadonly<CapabilitiesFacts_in_model_generated_bundle>;
export type Check = DeepReadonly<Check_in_model_generated_bundle>;
export type CodeActionsFacts = DeepReadonly<CodeActionsFacts_in_model_generated_bundle>;
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
export type Counts = Readonly<Counts_in_model_generated_bundle>;
export type DeclarationsFacts = DeepReadonly<DeclarationsFacts_in_model_generated_bundle>;
export type DefinitionsFacts = DeepReadonly<DefinitionsFacts_in_model_generated_bundle>;
export type Delta = DeepReadonly<Delta_in_model_generated_report>;
export type DeltaDiagnostic = DeepReadonly<DeltaDiagnostic_in_model_generated_report>;
export interface DiagnoseOptions {
  readonly host: Host;
  readonly workspace: string;
  readonly files: readonly string[];
  readonly from?: string;
  readonly python?: string | undefined;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}
export type Diagnostic = DeepReadonly<Diagnostic_in_model_generated_bundle>;
export type DiagnosticsBundle = BundleOf<DiagnosticsFacts>;
export type DiagnosticsFacts = DeepReadonly<DiagnosticsFacts_in_model_generated_bundle>;
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
export type EditFacts = DeepReadonly<EditFacts_in_model_generated_bundle>;
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
  | 'confirm-edit'
  | 'keep-documents'
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
export type EvidenceFinding = DeepReadonly<EvidenceFinding_in_model_generated_bundle>;
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
  readonly isLost?: ((from: string, to: string) => boolean) | undefined;
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
export type HoverFacts = DeepReadonly<HoverFacts_in_model_generated_bundle>;
export type ImplementationsFacts = DeepReadonly<ImplementationsFacts_in_model_generated_bundle>;
export type Indexing = Indexing_in_model_generated_selector;
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
export type Location = DeepReadonly<Location_in_model_generated_bundle>;
export type NotCovered = DeepReadonly<NotCovered_in_model_generated_bundle>;
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
export type Plan = DeepReadonly<Plan_in_model_generated_plan>;
export type PlanOperation = DeepReadonly<PlanOperation_in_model_generated_plan>;
export type PlannedEdit = DeepReadonly<PlannedEdit_in_model_generated_plan>;
export type PlannedFile = DeepReadonly<PlannedFile_in_model_generated_plan>;
export type PositionSpec = DeepReadonly<PositionSpec_in_model_generated_selector>;
export type PrWeights = DeepReadonly<PrWeights_in_model_generated_bundle>;
export type PrepareRenameFacts = DeepReadonly<PrepareRenameFacts_in_model_generated_bundle>;
export type ProcessReward = DeepReadonly<ProcessReward_in_model_generated_bundle>;
export interface Progress {
  readonly label: string;
  readonly done: number;
  readonly total: number;
  readonly unit?: string;
}
export interface PublishGateReportOptions extends Wanted {
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
export type ReferencesFacts = DeepReadonly<ReferencesFacts_in_model_generated_bundle>;
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
export type Report = DeepReadonly<Report_in_model_generated_report>;
export type RequestFacts = DeepReadonly<RequestFacts_in_model_generated_bundle>;
export type ResolutionCandidate = DeepReadonly<ResolutionCandidate_in_model_generated_bundle>;
export type ResolvedTarget = DeepReadonly<ResolvedTarget_in_model_generated_bundle>;
export interface RewardChoice {
  readonly version?: RewardVersion | undefined;
  readonly weights?: Readonly<Partial<Record<WeightName, number | undefined>>> | undefined;
}
export type RewardFacts = DeepReadonly<RewardFacts_in_model_generated_bundle>;
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
export type RewardWeights = DeepReadonly<RewardWeights_in_model_generated_bundle>;
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
  readonly name?: string | undefined;
}
export interface ScoreOptions extends WorkspaceRewardOptions {
  readonly evidence?: boolean | undefined;
  readonly countSuppressions?: boolean | undefined;
}
export type Selector = string | PositionSpec;
export type SelectorKind = PositionSpec['kind'];
export type ServerStatus = DeepReadonly<ServerStatus_in_model_generated_bundle>;
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
export type StatusFacts = DeepReadonly<StatusFacts_in_model_generated_bundle>;
export type SymbolFact = DeepReadonly<SymbolFact_in_model_generated_bundle>;
export type SymbolsFacts = DeepReadonly<SymbolsFacts_in_model_generated_bundle>;
export interface SymbolsOptions extends OperationOptions {
  readonly file?: string | undefined;
  readonly query?: string | undefined;
  readonly selector?: string | PositionSpec | undefined;
}
export type TraceCheck = DeepReadonly<TraceCheck_in_model_generated_report>;
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
  $schema?: string;
  version: '1.0';
  step: number;
  state: ContentHash;
  action: BundleRequest_in_model_generated_bundle;
  observation: ContentHash;
  reward: number;
  rewardVersion: 'rl-csf-v1' | 'pr-v1';
  components: RlCsfComponents | PrComponents | null;
  weights: RewardWeights_in_model_generated_bundle | PrWeights_in_model_generated_bundle;
  previousBundleId: ContentHash | null;
  done: boolean;
}
export type TypeDefinitionsFacts = DeepReadonly<TypeDefinitionsFacts_in_model_generated_bundle>;
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
  asked?: DoctorOptions,
): Promise<BundleOf<StatusFacts>>;
export declare function exitCodeOf({ policy, conclusion }: Report): number;
export declare function gamingEvidence(input: EvidenceInput): Promise<GamingEvidence>;
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
export declare function openWorkspace(folder: string, options: WorkspaceOptions): Promise<Workspace>;
export declare function parseSelector(text: string): ParsedSelector;
export declare function printSelector(spec: PositionSpec): string;
export declare function publishGateReport(
  place: string,
  options: PublishGateReportOptions,
): Promise<Published>;
export declare function readSchemaText(name: SchemaName): Promise<string>;
export declare function replayTrace(file: string, options: ReplayOptions): AsyncGenerator<ReplayedOperation>;
export declare function rewardFormula(asked?: RewardChoice, configured?: RewardChoice): RewardFormula;
export declare function runGate(options: GateOptions): Promise<GateResult>;
export declare function traceSteps(
  file: string,
  options: Pick<ReadTraceOptions, 'partial' | 'signal' | 'progress'>,
): AsyncGenerator<RecordedStep>;
export declare function trainingRecords(
  steps: AsyncIterable<RecordedStep>,
  options?: PathOptions,
): AsyncGenerator<DeepReadonly<TrainingRecord>>;
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
  $schema?: string;
  kind: 'anchor';
  uri: Uri_in_model_generated_selector;
  snippet: string;
  ctx: Natural;
  hash?: string;
  near?: Ordinal;
  docVersion?: DocVersion;
}
interface AstSelector {
  $schema?: string;
  kind: 'ast';
  path: [ModuleStep, ...DefinitionStep[]];
  leaf?: [string, Ordinal];
  follow?: false;
  docVersion?: DocVersion;
}
interface BatchInputDigest {
  requests: number;
  digest: string;
}
interface BatchLine {
  line: number;
  id: unknown;
  ordinal?: number;
  request?: string;
  input?: BatchInputDigest;
}
type Brand<T, Name extends string> = T & {
  readonly [brand]: Name;
};
interface Bundle_in_model_generated_bundle {
  $schema?: string;
  version: '1.2';
  bundleId: ContentHash;
  status: 'ok' | 'error';
  request: BundleRequest_in_model_generated_bundle;
  resolution: BundleResolution_in_model_generated_bundle | null;
  facts: Facts_in_model_generated_bundle | null;
  edits: BundleEdits_in_model_generated_bundle;
  error: BundleError | null;
  processReward: ProcessReward_in_model_generated_bundle | null;
  environment: BundleEnvironment;
  capabilities: BundleCapabilities;
  meta: BundleMeta;
}
interface BundleCapabilities {
  partialResult: boolean;
  cancellable: boolean;
}
interface BundleEdits_in_model_generated_bundle {
  plan: Plan_in_model_generated_plan | null;
  diff: string | null;
  applied?: boolean;
}
interface BundleEnvironment {
  tool: NameAndVersion;
  server: NameAndVersion | null;
  positionEncoding: 'utf-8' | 'utf-16' | 'utf-32';
  python: BundlePythonEnvironment | null;
  configDigest: ContentHash | null;
  platform: string;
  local?: BundleLocalEnvironment;
  servers?: NameAndVersion[];
}
interface BundleError {
  code: string;
  message: string;
  details: {
    [k: string]: unknown;
  };
  hint?: string;
}
interface BundleEvidence_in_model_generated_bundle {
  findings: EvidenceFinding_in_model_generated_bundle[];
  hidden: number;
  notFound: MissingDocument[];
}
interface BundleLocalEnvironment {
  workspaceRoot?: string;
  pythonExe?: string | null;
  venvPath?: string | null;
  node?: string;
  cage?: 'permission-model' | 'none';
  programs?: {
    [k: string]: string;
  };
}
interface BundleMeta {
  exitCode: number;
  hashing: {
    algo: 'sha256-jcs-v1';
  };
  sortingKeys: string[];
  truncated: Truncated | null;
  snapshot?: string | null;
  timing?: {
    [k: string]: number;
  };
  startedAt?: string;
  batch?: BatchLine;
}
interface BundlePythonEnvironment {
  version: string;
  packagesDigest: ContentHash;
}
type BundleRequest = Bundle['request'];
interface BundleRequest_in_model_generated_bundle {
  cmd: CommandName | null;
  selector?: PositionSpec_in_model_generated_selector | null;
  options: {
    workspace?: true;
    files?: string[];
    base?: string;
    head?: string;
    workingDirectories?: string[];
    tool?: RequestedTool_in_model_generated_bundle;
    indexIo?: Indexing_in_model_generated_selector;
    as?: SelectorKind_in_model_generated_bundle;
    topK?: number;
    server?: string;
    includeDeclaration?: false;
    limit?: number;
    cursor?: string;
    file?: string;
    query?: string;
    method?: string;
    params?: unknown;
    newName?: string;
    oldUri?: Uri;
    newUri?: Uri;
    apply?: true;
    allowDirty?: true;
    allowPath?: string[];
    denyPath?: string[];
    denyApplyOnAmbiguous?: false;
    target?: number;
    confirm?: true;
    threeWay?: true;
    overrides?: true;
    kind?: string;
    pick?: string | number;
    planId?: ContentHash;
    bundle?: ContentHash;
    prev?: ContentHash;
    scope?: string[];
    evidence?: true;
    countSuppressions?: true;
  };
}
interface BundleResolution_in_model_generated_bundle {
  original: string;
  resolved: ResolvedTarget_in_model_generated_bundle | null;
  confidence: Share;
  certified: boolean;
  candidates: ResolutionCandidate_in_model_generated_bundle[];
  weights: RelocationWeights;
  thresholds: RelocationThresholds;
  selector?: PositionSpec_in_model_generated_selector;
  foundVersion?: FoundVersion;
  historySearch?: HistorySearch;
  evidence?: ResolutionEvidence[];
}
declare const COMMENT_MODES: readonly ['always', 'changes', 'on-failure', 'never'];
interface CandidateFeatures {
  ast: Share | null;
  module: Share | null;
  token: Share | null;
  prox: Share | null;
}
interface CapabilitiesFacts_in_model_generated_bundle {
  provenance: Provenance;
  capabilities: {
    [k: string]: unknown;
  };
}
interface ChangeAnnotation {
  label: string;
  needsConfirmation?: boolean;
  description?: string;
}
interface ChangedFile {
  readonly uri: string;
  readonly before: string | null;
  readonly after: string | null;
}
interface Check_in_model_generated_bundle {
  name: string;
  passed: boolean | null;
  detail: string;
  hint?: string;
  places?: Location_in_model_generated_bundle[];
}
interface CodeActionCheck {
  path: string | null;
  index: number;
  kind: 'codeAction';
  selector: string | PositionSpec_in_model_generated_selector;
  title: string;
  conclusion: 'safe' | 'unsafe' | 'complete' | 'incomplete' | 'error';
  diff: string | null;
  delta: number | null;
  safety: Safety | null;
  missed: Location_in_model_generated_bundle[];
  unrelated?: UnrelatedChange[];
  reward: ProcessReward_in_model_generated_bundle | null;
  error?: BundleError | null;
}
interface CodeActionFact {
  index: number;
  title: string;
  kind: string | null;
  disabled: string | null;
}
interface CodeActionsFacts_in_model_generated_bundle {
  provenance: Provenance;
  documents: Documents;
  codeActions: CodeActionFact[];
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
  | 'reward'
  | 'trace'
  | 'schema'
  | 'serve'
  | 'stop'
  | 'merge'
  | 'publish';
type CommentMode = (typeof COMMENT_MODES)[number];
interface ConfigurationChange {
  path: string;
  change: 'added' | 'deleted' | 'modified';
}
type ContentHash = string;
interface Counts_in_model_generated_bundle {
  error: number;
  warning: number;
  information: number;
}
interface CreateOperation {
  kind: 'create';
  uri: Uri;
  options?: TargetOptions;
  annotation?: string;
}
interface CursorSelector {
  $schema?: string;
  kind: 'cursor';
  uri: Uri_in_model_generated_selector;
  line: Ordinal;
  col: Ordinal;
  indexing?: Indexing_in_model_generated_selector;
  docVersion?: DocVersion;
}
interface DeclarationsFacts_in_model_generated_bundle {
  provenance: Provenance;
  documents: Documents;
  declarations: Location_in_model_generated_bundle[];
}
type DeepReadonly<T> = T extends readonly unknown[]
  ? {
      readonly [Index in keyof T]: DeepReadonly<T[Index]>;
    }
  : T extends object
    ? {
        readonly [Key in keyof T]: DeepReadonly<T[Key]>;
      }
    : T;
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
type DefinitionStep = ['class' | 'def', Identifier] | ['class' | 'def', Identifier, Ordinal];
interface DefinitionsFacts_in_model_generated_bundle {
  provenance: Provenance;
  documents: Documents;
  definitions: Location_in_model_generated_bundle[];
}
interface DeleteOperation {
  kind: 'delete';
  uri: Uri;
  options?: DeleteOptions;
  annotation?: string;
}
interface DeleteOptions {
  recursive?: boolean;
  ignoreIfNotExists?: boolean;
}
interface Delta_in_model_generated_report {
  introduced: IntroducedDiagnostic[];
  resolved: ResolvedDiagnostic[];
  changed: DiagnosticPair[];
  moved: DiagnosticPair[];
  unstable: UnstableDiagnostic[];
  unresolvedImports?: DeltaDiagnostic_in_model_generated_report[];
  persisting: number;
}
interface DeltaDiagnostic_in_model_generated_report {
  uri: Uri;
  range: Range;
  severity: 'error' | 'warning' | 'information';
  rule: string | null;
  message: string;
}
interface Diagnostic_in_model_generated_bundle {
  uri: Uri;
  range: Range;
  severity: 'error' | 'warning' | 'information';
  rule: string | null;
  message: string;
  source: string;
  tags?: ('unnecessary' | 'deprecated')[];
  related?: RelatedInformation[];
}
interface DiagnosticPair {
  before: DeltaDiagnostic_in_model_generated_report;
  after: DeltaDiagnostic_in_model_generated_report;
}
interface DiagnosticsFacts_in_model_generated_bundle {
  provenance: Provenance;
  documents: Documents;
  scope: Scope;
  diagnostics: Diagnostic_in_model_generated_bundle[];
  hints: Hint[];
  counts: Counts_in_model_generated_bundle;
  incomplete?: [IncompleteAnswer, ...IncompleteAnswer[]];
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
  [k: string]: DocumentVersion_in_model_generated_bundle;
}
interface EditFacts_in_model_generated_bundle {
  provenance: Provenance;
  documents: Documents;
  safety: Safety;
  diagnosticsBefore: Counts_in_model_generated_bundle | null;
  diagnosticsAfter: Counts_in_model_generated_bundle | null;
  notCovered: NotCovered_in_model_generated_bundle[];
}
interface ErrorContext {
  readonly cause?: unknown;
  readonly hint?: ErrorHint | undefined;
}
type ErrorDetails = Readonly<Record<string, unknown>>;
type ErrorDocument = NonNullable<Bundle['error']>;
interface EventTiming {
  startedAt?: string;
  atMs?: number;
  phases?: {
    [k: string]: number;
  };
}
interface Evidence {
  suppressions?: {
    introduced: EvidenceFinding_in_model_generated_bundle[];
    removed: EvidenceFinding_in_model_generated_bundle[];
    hidden: number;
  };
  configuration: {
    changed: ConfigurationChange[];
    weakened?: EvidenceFinding_in_model_generated_bundle[];
  };
  files?: {
    deleted: EvidenceFinding_in_model_generated_bundle[];
    stubs: EvidenceFinding_in_model_generated_bundle[];
    tests: EvidenceFinding_in_model_generated_bundle[];
  };
}
interface EvidenceFinding_in_model_generated_bundle {
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
  uri: Uri;
  range: Range | null;
  text: string;
  before?: unknown;
  after?: unknown;
}
interface ExactVersion {
  readonly uri: string;
  readonly docVersion: string;
  readonly commit: string;
}
type Facts = NonNullable<Bundle['facts']>;
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
interface Failure {
  side: 'before' | 'after';
  workingDirectory: string | null;
  code: string;
  message: string;
  details: {
    [k: string]: unknown;
  };
  hint?: string;
}
interface FetchAuthorization {
  readonly serverUrl: string;
  readonly token: string;
}
interface FileRenameCheck {
  path: string | null;
  index: number;
  kind: 'renameFile';
  oldUri: Uri;
  newUri: Uri;
  conclusion: 'safe' | 'unsafe' | 'complete' | 'incomplete' | 'error';
  diff: string | null;
  delta: number | null;
  safety: Safety | null;
  missed: Location_in_model_generated_bundle[];
  unrelated?: UnrelatedChange[];
  reward: ProcessReward_in_model_generated_bundle | null;
  error?: BundleError | null;
}
interface FileWorkspace
  extends
    Omit<
      RelocationSource,
      'beside' | 'changedFiles' | 'documentAt' | 'inCommit' | 'lastVersion' | 'laterChanges'
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
  kind: 'files';
  files: Uri[];
}
type FindVersion = (uri: string, blob: string) => Promise<Uint8Array | undefined>;
interface FinishedTool {
  readonly version: string;
  readonly output: string;
}
interface FoundVersion {
  blob: DocumentVersion_in_model_generated_bundle;
  commit: string;
}
type Frame = RequestFrame | NotificationFrame;
type FunctionPart = 'plain' | 'overload' | 'getter' | 'setter' | 'deleter';
interface HeadPolicy {
  failOn: string[];
  warnOnly: boolean;
  failed: boolean;
  reasons: string[];
  error: string | null;
}
interface Hint {
  uri: Uri;
  range: Range;
  message: string;
  tags: ('unnecessary' | 'deprecated')[];
}
interface HistorySearch {
  outcome: 'found' | 'none' | 'shallow' | 'commit-limit' | 'time-limit' | 'unavailable';
  commits?: number;
  limits: HistorySearchLimits;
}
interface HistorySearchLimits {
  commits: number;
  milliseconds: number;
}
interface Hover {
  contents: string;
  kind: 'markdown' | 'plaintext';
  range: Range | null;
}
interface HoverFacts_in_model_generated_bundle {
  provenance: Provenance;
  documents: Documents;
  hover: Hover | null;
}
type Identifier = string;
interface ImplementationsFacts_in_model_generated_bundle {
  provenance: Provenance;
  documents: Documents;
  implementations: Location_in_model_generated_bundle[];
}
interface ImportStep {
  kind: 'import' | 'star' | 'lazy' | 'submodule';
  uri: Uri;
  docVersion: DocumentVersion_in_model_generated_bundle;
  range: Range | null;
  name: string;
  module: Uri;
}
interface IncompleteAnswer {
  server: string;
  error: BundleError;
}
interface IndexedDefinition {
  readonly uri: string;
  readonly definition: Definition;
  readonly fingerprint: Uint8Array;
}
type Indexing_in_model_generated_selector = 'utf-8' | 'utf-16' | 'codepoint';
interface IntroducedDiagnostic {
  uri: Uri;
  range: Range;
  severity: 'error' | 'warning' | 'information';
  rule: string | null;
  message: string;
  orderDependent?: true;
}
type LineAndColumn = [Ordinal, Ordinal];
interface LineIndex {
  readonly text: string;
  readonly lineCount: number;
  lineText(line: number): string;
  positionAt(offset: number): Position;
  offsetAt(position: Position): number;
}
interface LineScope {
  lines: LineAndColumn;
}
interface LocateSelector {
  $schema?: string;
  kind: 'locate';
  uri: Uri_in_model_generated_selector;
  scope?: SymbolScope | LineScope;
  find?: string;
  occurrence?: Ordinal;
  docVersion?: DocVersion;
}
interface LocateSession {
  readonly host: Host;
  readonly root: string;
  readonly files: FileWorkspace;
  readonly past: PastDocuments;
  readonly settings: RelocationSettings;
  readonly indexIo: Indexing;
}
interface Location_in_model_generated_bundle {
  uri: Uri;
  range: Range;
}
interface MissingDocument {
  uri: Uri;
  docVersion: DocumentVersion_in_model_generated_bundle;
}
interface ModuleImporter {
  readonly uri: string;
  readonly level: number;
}
interface ModuleSources {
  named(name: string): Promise<readonly string[]>;
  text(file: string): Promise<string | undefined>;
}
type ModuleStep = ['module', string];
interface NameAndVersion {
  name: string;
  version: string;
}
interface NamedRoots {
  readonly entries: readonly RootEntry[];
  nameOf(absolutePath: string): string;
  nameOfUri(uri: string): string;
  withoutPaths(text: string): string;
}
type Natural = number;
interface NotCovered_in_model_generated_bundle {
  uri: Uri;
  range: Range;
  reason: string;
  text: string;
}
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
  beside(docVersion: string, uri: string, other: string): Promise<VersionedDocument | null | undefined>;
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
interface Plan_in_model_generated_plan {
  $schema?: string;
  version?: '1.0';
  planId: ContentHash;
  positionEncoding?: 'utf-8' | 'utf-16' | 'utf-32';
  resolution?: BundleResolution_in_model_generated_bundle | null;
  files: PlannedFile_in_model_generated_plan[];
  operations: PlanOperation_in_model_generated_plan[];
  diff?: string;
  annotations?: {
    [k: string]: ChangeAnnotation;
  };
}
type PlanOperation_in_model_generated_plan = CreateOperation | RenameOperation | DeleteOperation;
interface PlannedEdit_in_model_generated_plan {
  range: Range;
  newText: string;
  annotation?: string;
}
interface PlannedFile_in_model_generated_plan {
  uri: Uri;
  before: DocumentVersion_in_model_generated_bundle | null;
  after: DocumentVersion_in_model_generated_bundle | null;
  edits: PlannedEdit_in_model_generated_plan[];
}
interface Policy {
  failOn: string[];
  warnOnly: boolean;
  failed: boolean;
  reasons: string[];
  waived?: Waiver[];
  head?: HeadPolicy;
}
interface Position {
  readonly line: number;
  readonly character: number;
}
type PositionSpec_in_model_generated_selector =
  | CursorSelector
  | RangeSelector
  | SymbolSelector
  | AstSelector
  | AnchorSelector
  | LocateSelector;
interface PrComponents {
  diag_delta: number;
  safety: Share;
  ambiguity_penalty: Share;
  alpha_conf: Share;
}
interface PrReward {
  version: 'pr-v1';
  previousBundleId: ContentHash | null;
  r: number;
  components: PrComponents;
  weights: PrWeights_in_model_generated_bundle;
  source: 'bundle' | 'gate';
  scopeChanged: boolean;
  explanation: string;
}
interface PrWeights_in_model_generated_bundle {
  alpha: number;
  beta: number;
  gamma: number;
}
interface PrepareRename {
  uri: Uri;
  range: Range;
  placeholder: string;
}
interface PrepareRenameFacts_in_model_generated_bundle {
  provenance: Provenance;
  documents: Documents;
  prepareRename: PrepareRename | null;
}
type ProcessReward_in_model_generated_bundle = RlCsfReward | PrReward;
interface ProgramResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}
interface Project {
  workingDirectory: string;
  configDigest: ContentHash | null;
  before: ProjectSide | null;
  after: ProjectSide | null;
}
interface ProjectSide {
  bundleId: ContentHash;
  files: number;
  counts: Counts_in_model_generated_bundle;
}
type ProposalCheck = RenameCheck | FileRenameCheck | CodeActionCheck;
type Provenance = 'lsp' | 'compiler';
type Range = [number, number, number, number];
interface RangeScope {
  kind: 'range';
  uri: Uri;
  range: Range;
}
interface RangeSelector {
  $schema?: string;
  kind: 'range';
  uri: Uri_in_model_generated_selector;
  start: LineAndColumn;
  end: LineAndColumn;
  indexing?: Indexing_in_model_generated_selector;
  docVersion?: DocVersion;
}
interface ReadTraceOptions {
  readonly violation: (event: unknown) => string | undefined;
  readonly partial?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly progress?: ((bytes: number) => void) | undefined;
}
interface Reason {
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
  count: number;
}
type RecordedBundle = Bundle_in_model_generated_bundle;
type RecordedFrame = Frame & {
  readonly seq: number;
};
interface ReferencesFacts_in_model_generated_bundle {
  provenance: Provenance;
  documents: Documents;
  references: Location_in_model_generated_bundle[];
  total: number;
}
interface RelatedInformation {
  uri: Uri;
  range: Range;
  message: string;
}
interface RelocationSettings {
  readonly tau: number;
  readonly delta: number;
  readonly topK: number;
}
interface RelocationSource extends SourceWorkspace {
  documentAt(docVersion: string, uri: string): Promise<SourceDocument | undefined>;
  beside(docVersion: string, uri: string, other: string): Promise<SourceDocument | null | undefined>;
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
  tau: Share;
  delta: Share;
  topK: number;
}
interface RelocationWeights {
  ast: Share;
  module: Share;
  token: Share;
  prox: Share;
}
interface RenameCheck {
  path: string | null;
  index: number;
  kind: 'rename';
  selector: string | PositionSpec_in_model_generated_selector;
  newName: string;
  conclusion: 'safe' | 'unsafe' | 'complete' | 'incomplete' | 'error';
  diff: string | null;
  delta: number | null;
  safety: Safety | null;
  missed: Location_in_model_generated_bundle[];
  unrelated?: UnrelatedChange[];
  reward: ProcessReward_in_model_generated_bundle | null;
  error?: BundleError | null;
}
interface RenameOperation {
  kind: 'rename';
  oldUri: Uri;
  newUri: Uri;
  options?: TargetOptions;
  annotation?: string;
}
interface Report_in_model_generated_report {
  $schema?: string;
  version: '1.0';
  conclusion: 'clean' | 'findings' | 'inconclusive';
  reasons: Reason[];
  before: Side | null;
  after: Side | null;
  projects: Project[];
  delta: Delta_in_model_generated_report | null;
  traces: TraceCheck_in_model_generated_report[];
  schemas: SchemaCheck[];
  proposals: ProposalCheck[];
  evidence: Evidence;
  reward: ProcessReward_in_model_generated_bundle | null;
  trajectory: TrajectoryStep[];
  policy: Policy;
  failures: Failure[];
  environment: ReportEnvironment;
  timing: {
    [k: string]: number;
  };
}
interface ReportEnvironment {
  tool: NameAndVersion;
  server: NameAndVersion;
  python: BundlePythonEnvironment | null;
  platform: string;
  unread?: UnreadEnvironment[];
  cage: 'permission-model' | 'none';
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
  $schema?: string;
  kind: 'request';
  seq: number;
  index: number;
  request: BundleRequest_in_model_generated_bundle;
  original?: string;
  previous?: RecordedBundle | null;
  timing?: EventTiming;
  call?: TracedCall;
}
interface RequestFacts_in_model_generated_bundle {
  provenance: Provenance;
  documents: Documents;
  result: unknown;
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
type RequestedTool = RequestedTool_in_model_generated_bundle;
type RequestedTool_in_model_generated_bundle = 'pyright' | 'mypy' | 'tsc' | 'ruff' | 'sarif';
interface ResolutionCandidate_in_model_generated_bundle {
  uri: Uri;
  range: Range;
  selectionRange?: Range;
  score: Share;
  certified: boolean;
  features: CandidateFeatures;
  explanation: string;
  docVersion: DocumentVersion_in_model_generated_bundle;
  symbolId?: SymbolId;
  evidence?: ResolutionEvidence[];
}
type ResolutionEvidence = ImportStep | ServerOutline;
interface ResolvedDiagnostic {
  uri: Uri;
  range: Range;
  severity: 'error' | 'warning' | 'information';
  rule: string | null;
  message: string;
  fileDeleted?: true;
}
interface ResolvedTarget_in_model_generated_bundle {
  uri: Uri;
  range: Range;
  selectionRange: Range;
  docVersion: DocumentVersion_in_model_generated_bundle;
  symbolId?: SymbolId;
}
interface ResponseError {
  code: number;
  message: string;
  data?: unknown;
}
interface RewardFacts_in_model_generated_bundle {
  evidence: BundleEvidence_in_model_generated_bundle | null;
}
interface RewardWeights_in_model_generated_bundle {
  wD: number;
  wS: number;
  wA: number;
  wE: number;
  gamma: number;
}
interface RlCsfComponents {
  diag_delta: number;
  safety_delta: number;
  confidence_delta: number;
  tool_error: 0 | 1;
}
interface RlCsfReward {
  version: 'rl-csf-v1';
  previousBundleId: ContentHash | null;
  r: number;
  components: RlCsfComponents;
  weights: RewardWeights_in_model_generated_bundle;
  source: 'bundle' | 'gate';
  scopeChanged: boolean;
  explanation: string;
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
interface Safety {
  ready: Share;
  checks: Check_in_model_generated_bundle[];
}
interface SchemaCheck {
  path: string;
  conclusion: 'valid' | 'invalid' | 'compatible' | 'breaking' | 'undecided' | 'unchanged';
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
  details: (SchemaViolation | SchemaDifference_in_model_generated_report)[];
}
interface SchemaDifference_in_model_generated_report {
  pointer: string;
  direction: 'backward' | 'forward';
  verdict: 'compatible' | 'breaking' | 'undecided';
  reason: string;
  counterExample?: unknown;
}
interface SchemaViolation {
  line: number | null;
  pointer: string;
  expected: string;
  value?: unknown;
}
type Scope = WorkspaceScope | FilesScope | RangeScope;
type ScopeName = string;
type SelectorKind_in_model_generated_bundle = 'cursor' | 'range' | 'symbol' | 'ast' | 'anchor' | 'locate';
interface ServerOutline {
  kind: 'documentSymbol';
  uri: Uri;
  docVersion: DocumentVersion_in_model_generated_bundle;
  provenance: 'lsp';
  server: string;
}
interface ServerStatus_in_model_generated_bundle {
  name: string;
  root: string;
  state: 'configured' | 'running' | 'failed' | 'missing' | 'disabled';
  version: string | null;
}
type Settings = Readonly<Record<string, unknown>>;
type Share = number;
interface Side {
  commit: string | null;
  tree: string;
  bundleId: ContentHash | null;
  counts: Counts_in_model_generated_bundle | null;
}
interface SideCache {
  get(key: string): Promise<string | undefined>;
  put(key: string, text: string): Promise<void>;
}
type SideName = 'before' | 'after';
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
interface StatusFacts_in_model_generated_bundle {
  servers: ServerStatus_in_model_generated_bundle[];
  checks: Check_in_model_generated_bundle[];
}
interface SymbolFact_in_model_generated_bundle {
  name: string;
  kind: SymbolKind;
  uri: Uri;
  range: Range;
  selectionRange: Range;
  container: string | null;
  symbolId?: SymbolId;
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
  symbol: [ScopeName, ...ScopeName[]];
}
interface SymbolSelector {
  $schema?: string;
  kind: 'symbol';
  qualname: string;
  role: 'def' | 'sig' | 'body' | 'doc';
  overload?: Natural;
  follow?: false;
  symbolId?: SymbolId_in_model_generated_selector;
  docVersion?: DocVersion;
}
interface SymbolsFacts_in_model_generated_bundle {
  provenance: Provenance;
  documents: Documents;
  symbols: SymbolFact_in_model_generated_bundle[];
  incomplete?: [IncompleteAnswer, ...IncompleteAnswer[]];
}
interface SyntaxFault {
  readonly offset: number;
  readonly found: string;
  readonly expected: string;
}
declare const TRAJECTORIES: readonly ['none', 'commits'];
interface TargetOptions {
  overwrite?: boolean;
  ignoreIfExists?: boolean;
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
interface TraceCheck_in_model_generated_report {
  path: string;
  conclusion: 'match' | 'mismatch' | 'unreadable';
  bundles: number;
  firstDifference: TraceDifference | null;
}
interface TraceDifference {
  line: number | null;
  index: number | null;
  pointer: string | null;
  message: string;
  hint?: string;
  expected?: unknown;
  got?: unknown;
}
interface TracedCall {
  method: string;
  arguments: unknown[];
}
type Trajectory = (typeof TRAJECTORIES)[number];
interface TrajectoryStep {
  commit: string;
  title: string;
  skipped: number;
  counts: Counts_in_model_generated_bundle | null;
  reward: ProcessReward_in_model_generated_bundle | null;
  error: BundleError | null;
}
interface Truncated {
  total: number;
  cursor: string | null;
}
interface TypeDefinitionsFacts_in_model_generated_bundle {
  provenance: Provenance;
  documents: Documents;
  typeDefinitions: Location_in_model_generated_bundle[];
}
interface UnreadEnvironment {
  file: string;
  keys: string;
  folder: string | null;
}
interface UnrelatedChange {
  uri: Uri;
  range: Range;
  diff?: string;
}
interface UnstableDiagnostic {
  side: 'before' | 'after';
  seen: 'first' | 'second';
  diagnostic: DeltaDiagnostic_in_model_generated_report;
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
  reason: string;
  label: string;
}
interface Wanted {
  readonly repository?: string | undefined;
  readonly headSha?: string | undefined;
  readonly pullRequest?: number | undefined;
  readonly name?: string | undefined;
  readonly comment: CommentMode;
  readonly checkRun: boolean;
}
type WeightName = keyof RewardWeights | keyof PrWeights;
type WorkspaceAdaptOptions = Pick<AdaptOptions, 'tool' | 'output' | 'files' | 'from'> & {
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
};
interface WorkspaceScope {
  kind: 'workspace';
  files: number;
}
declare const brand: unique symbol;
