import type * as generated from './generated/report.ts';
import type { DeepReadonly } from './readonly.ts';

/** The result of the gate for a base and a head (`report.schema.json`). */
export type Report = DeepReadonly<generated.Report>;

export type Conclusion = Report['conclusion'];
export type Reason = DeepReadonly<generated.Reason>;
export type Failure = DeepReadonly<generated.Failure>;
export type Delta = DeepReadonly<generated.Delta>;
export type DeltaDiagnostic = DeepReadonly<generated.DeltaDiagnostic>;
export type ResolvedDiagnostic = DeepReadonly<generated.ResolvedDiagnostic>;
export type UnstableDiagnostic = DeepReadonly<generated.UnstableDiagnostic>;
export type ConfigurationChange = DeepReadonly<generated.ConfigurationChange>;
export type ReportSide = DeepReadonly<generated.Side>;
export type ReportProject = DeepReadonly<generated.Project>;
export type TraceCheck = DeepReadonly<generated.TraceCheck>;
export type SchemaCheck = DeepReadonly<generated.SchemaCheck>;
export type ProposalCheck = Report['proposals'][number];
export type UnrelatedChange = DeepReadonly<generated.UnrelatedChange>;
export type TrajectoryStep = DeepReadonly<generated.TrajectoryStep>;
export type Evidence = DeepReadonly<generated.Evidence>;
export type HeadPolicy = DeepReadonly<generated.HeadPolicy>;
export type UnreadEnvironment = DeepReadonly<generated.UnreadEnvironment>;
