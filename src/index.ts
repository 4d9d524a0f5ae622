// The public API of the library. Names that are not exported here are internal.
export type { CompareOptions } from './json-schema/compare/compare-schemas.ts';
export type { SchemaContext, SchemaReference } from './json-schema/compare/read/schema-document.ts';
export { compareJsonSchemas, type WorkerLimits } from './json-schema/thread/run-in-worker.ts';
export { diagnose, type DiagnoseOptions } from './sdk/diagnose.ts';
export { keptBundle } from './sdk/kept-bundles.ts';
export { nodeHost } from './session/node-host.ts';
export type { Host, Progress } from './model/host.ts';
export type {
  Bundle,
  BundleEvidence,
  BundleResolution,
  BundleOf,
  BundleEdits,
  CapabilitiesFacts,
  Check,
  CodeActionsFacts,
  DeclarationsFacts,
  DefinitionsFacts,
  DiagnosticsBundle,
  DiagnosticsFacts,
  EditFacts,
  EvidenceFinding,
  HoverFacts,
  ImplementationsFacts,
  Location,
  NotCovered,
  PrepareRenameFacts,
  PrWeights,
  ProcessReward,
  ReferencesFacts,
  RequestFacts,
  RewardFacts,
  ResolutionCandidate,
  ResolvedTarget,
  RewardWeights,
  ServerStatus,
  StatusFacts,
  SymbolFact,
  SymbolsFacts,
  TypeDefinitionsFacts,
} from './model/bundle.ts';
export {
  createRewardSession,
  type RewardSession,
  type RewardSessionOptions,
} from './reward/reward-session.ts';
export {
  rewardFormula,
  type RewardChoice,
  type RewardFormula,
  type RewardVersion,
} from './reward/formula.ts';
export type { PinnedScope } from './reward/scope.ts';
export {
  counterfactuals,
  trainingRecords,
  type Counterfactual,
  type PathOptions,
  type RecordedStep,
  type RecordOptions,
} from './reward/training-records.ts';
export { writeHarborTask, type HarborTaskOptions } from './harbor/write-task.ts';
export { atifTrajectory, type AtifStep, type AtifTrajectory } from './reward/atif.ts';
export {
  gamingEvidence,
  type ConfigurationVersions,
  type EvidenceInput,
  type GamingEvidence,
} from './reward/evidence/gaming-evidence.ts';
export type { ScoreOptions } from './session/rewards/score-bundle.ts';
export type { WorkspaceRewardOptions } from './session/rewards/workspace-rewards.ts';
export type { TrainingRecord } from './model/generated/training-record.ts';
export type { Plan, PlannedEdit, PlannedFile, PlanOperation } from './model/plan.ts';
export type { Counts, Diagnostic, Severity } from './model/diagnostic.ts';
export { ERROR_CODES, type ErrorCode, type ErrorCodeEntry } from './model/error-codes.ts';
export type { ErrorHint } from './model/error-hint.ts';
export { LanserError } from './model/lanser-error.ts';
export { compactAnswer } from './sdk/compact-answer.ts';
export { describeHint } from './sdk/describe-hint.ts';
export { publishGateReport, type PublishGateReportOptions } from './publish/publish-gate-report.ts';
export type { Published } from './publish/publish-report.ts';
export type { PublishOutcome } from './github/outcome.ts';
export { openDeltaSession, type DeltaSession, type DeltaSessionOptions } from './delta/delta-session.ts';
export type { DeltaOptions } from './delta/compare-since.ts';
export { storePoint } from './delta/points.ts';
export type { DeltaDocument } from './model/delta.ts';
export { evaluateCandidates, type CandidatesOptions } from './candidates/evaluate-candidates.ts';
export type { CandidateSource } from './candidates/candidate-source.ts';
export type { CandidatePair, Candidates, EvaluatedCandidate, RankReason } from './model/candidates.ts';
export { mergeResults } from './manifest/merge-results.ts';
export {
  runManifest,
  type ManifestOptions,
  type RunProgress,
  type RunSummary,
  type UnfinishedPair,
} from './manifest/run-manifest.ts';
export { runGate, type GateBundle, type GateResult } from './gate/gate.ts';
export { FAIL_ON, type FailOn, type GateOptions } from './gate/options.ts';
export { exitCodeOf } from './model/report-exit.ts';
export type { Conclusion, Delta, DeltaDiagnostic, Report, TraceCheck } from './model/report.ts';
export type {
  CompatDirection,
  CompatVerdict,
  SchemaComparison,
  SchemaDifference,
} from './model/comparison.ts';
export type { DocumentVerdict, DocumentViolation } from './model/validation.ts';
export { SCHEMAS, type SchemaEntry, type SchemaName } from './schema/generated/schema-list.ts';
export { readSchemaText } from './schema/schema-files.ts';
export { validateDocument, type ValidateOptions } from './schema/validate-document.ts';
export { parseSelector, type ParsedSelector } from './selector/parse-selector.ts';
export { printSelector } from './selector/print-selector.ts';
export type { Indexing, PositionSpec, SelectorKind } from './model/selector.ts';
export { openWorkspace } from './sdk/open-workspace.ts';
export type { Selector, Workspace, WorkspaceText } from './registry/workspace.ts';
export { doctor, type DoctorOptions } from './doctor/doctor.ts';
export { adapt, type AdaptOptions } from './session/tools/adapt.ts';
export { answerBatch, type BatchOptions } from './batch/answer-batch.ts';
export { batchRequests, type BatchInput, type BatchRequests, type BatchSource } from './batch/batch-input.ts';
export { batchToFile, type BatchToFileOptions } from './batch/batch-to-file.ts';
export { mergeParts, type BatchPart } from './batch/merge-parts.ts';
export type { OutputName } from './batch/output-file.ts';
export type { Shard } from './batch/shard.ts';
export { traceSteps } from './replay/trace-steps.ts';
export type { LocateOptions } from './session/locate/locate-request.ts';
export type { OperationOptions, TraceOptions, WorkspaceOptions } from './session/workspace-session.ts';
export type { LiveReplay } from './replay/live-session.ts';
export {
  listTrace,
  type ListedOperation,
  type ShownOperation,
  type TraceFilter,
} from './replay/list-trace.ts';
export { replayTrace, type ReplayOptions } from './replay/replay-trace.ts';
export type { ReplayedOperation } from './replay/traced-operation.ts';
export { verifyTrace } from './replay/verify-trace.ts';
export type { DiagnosticsOptions } from './session/operations/diagnose-workspace.ts';
export type { ApplyOptions } from './refactor/apply-operation.ts';
export type { CodeActionsOptions } from './refactor/code-actions-operation.ts';
export type { EditOptions, PlacedEditOptions } from './refactor/edit-options.ts';
export type { RenameOptions } from './refactor/rename-operation.ts';
export type { ReferencesOptions } from './session/operations/references-operation.ts';
export type { RawRequestOptions } from './session/operations/server-operations.ts';
export type { SymbolsOptions } from './session/operations/symbols-operation.ts';
