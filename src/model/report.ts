import type { Report } from './generated/report.ts';

/** The result of the gate for a base and a head, and its parts (`report.schema.json`). */
export type {
  ConfigurationChange,
  Delta,
  DeltaDiagnostic,
  Evidence,
  Excerpt,
  Failure,
  HeadPolicy,
  Project as ReportProject,
  Reason,
  Report,
  ReportPython,
  ReportScope,
  ResolvedDiagnostic,
  SchemaCheck,
  Side as ReportSide,
  SkippedEnvironment,
  TraceCheck,
  TrajectoryStep,
  UnreadEnvironment,
  UnreadSubmodule,
  UnrelatedChange,
  UnstableDiagnostic,
} from './generated/report.ts';

export type Conclusion = Report['conclusion'];
export type ProposalCheck = Report['proposals'][number];
