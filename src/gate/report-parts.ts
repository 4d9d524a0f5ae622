import { isDeepStrictEqual } from 'node:util';
import { sortLocated } from '../bundle/order.ts';
import type { TreeChange } from '../git/tree-changes.ts';
import type { Host } from '../model/host.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type {
  Delta,
  DeltaDiagnostic,
  Evidence,
  Excerpt,
  Failure,
  ProposalCheck,
  Report,
  ReportProject,
  ReportPython,
  ReportScope,
  ReportSide,
  SchemaCheck,
  TraceCheck,
  TrajectoryStep,
} from '../model/report.ts';
import { UNDECIDED_REASONS } from '../model/report-exit.ts';
import { TOOL } from '../model/version.ts';
import type { SideFailure, SideName } from '../trees/both-sides.ts';
import type { DiagnosticPair } from '../matching/pair-off.ts';
import type { ProjectEnvironment } from '../trees/project-environment.ts';
import { evidenceOf } from '../reward/bounded-score.ts';
import { stepReward } from '../reward/score-step.ts';
import { pythonFacts } from '../bundle/assemble.ts';
import type { Preparation } from './prepare.ts';
import type { ProjectOutcome } from './project.ts';
import { policyResult } from './policy-result.ts';
import type { PolicyOverrides } from './policy.ts';
import { sideSummary, type SideSummary } from './side-summary.ts';
import { verdictOf, type Findings } from './verdict.ts';
import type { GateTools } from './gate-tools.ts';

/** The results of all checks except the check of diagnostics. */
export interface GateChecks {
  readonly traces: readonly TraceCheck[];
  readonly schemas: readonly SchemaCheck[];
  readonly proposals: readonly ProposalCheck[];
  readonly evidence: Omit<Evidence, 'configuration'> & {
    readonly weakened?: Evidence['configuration']['weakened'];
  };
  readonly trajectory: readonly TrajectoryStep[];
  readonly failures: readonly SideFailure[];
}

export interface ReportInput {
  readonly host: Host;
  readonly tools: GateTools;
  readonly preparation: Preparation;
  readonly projects: readonly ProjectOutcome[];
  readonly checks: GateChecks;
  readonly labels: readonly string[];
  /** The caller's options, which override base's and head's configuration. */
  readonly overrides: PolicyOverrides;
  readonly timing: Readonly<Record<string, number>>;
  /** True if the delta covers only some files. The report then has no score, because a score needs all files. */
  readonly isPart?: boolean;
}

/** The Python environments by project folder. The report contains the first one and those that differ from it. */
type ReportPythons = ReadonlyMap<string, ReportPython | null>;

export function assembleReport(input: ReportInput): Report {
  const pythons = new Map(
    [...input.tools.environments].map(([directory, environment]) => [directory, pythonOf(environment)]),
  );
  const failures = failuresOf(input);
  const prepared = input.preparation.kind === 'prepared' ? input.preparation : undefined;
  const checked = {
    before: sideSummary(input.projects, 'before'),
    after: sideSummary(input.projects, 'after'),
  };
  const scope = scopeOf(input);
  const before = sideOf(input, 'before', checked.before);
  const after = sideOf(input, 'after', checked.after);
  const delta = failures.length > 0 ? null : deltaOf(input);
  const environment = environmentOf(input, pythons);
  const projects = input.projects.map((project) => projectOf(project, pythons));
  const { traces, schemas, proposals, trajectory } = input.checks;
  const { weakened, ...others } = input.checks.evidence;
  const baseTip = prepared?.tip.commit ?? undefined;
  const changed = prepared?.trees.configurationChanges ?? [];
  const evidence: Evidence = {
    ...others,
    configuration: { changed, ...(weakened === undefined ? {} : { weakened }) },
  };
  const findings = { delta, reward: null, failures, traces, schemas, proposals, evidence, environment };
  const reward = input.isPart === true ? null : rewardOf(checked, input, findings);
  const verdict = verdictOf({ ...findings, reward });
  return {
    version: '1.0',
    conclusion: verdict.conclusion,
    reasons: verdict.reasons,
    before,
    ...(baseTip === undefined || baseTip === before?.commit ? {} : { baseTip }),
    after,
    ...(scope === undefined ? {} : { scope }),
    projects,
    delta,
    traces,
    schemas,
    proposals,
    evidence,
    reward,
    trajectory,
    policy: policyResult(input, verdict.reasons),
    failures,
    environment,
    timing: input.timing,
  };
}

function failuresOf({ preparation, projects, checks }: ReportInput): readonly Failure[] {
  const failureOf = (workingDirectory: string | null, { side, error }: SideFailure): Failure => ({
    side,
    workingDirectory,
    ...error.toJSON(),
  });
  return [
    ...(preparation.kind === 'failed' ? [failureOf(null, preparation)] : []),
    ...projects.flatMap(({ workingDirectory, failures }) =>
      failures.map((failure) => failureOf(workingDirectory, failure)),
    ),
    ...checks.failures.map((failure) => failureOf(null, failure)),
  ];
}

function sideOf(
  { preparation, projects }: ReportInput,
  side: SideName,
  checked: SideSummary | undefined,
): ReportSide | null {
  if (preparation.kind === 'failed') return null;
  const hasTotals = projects.every(({ scope }) => scope.kind === 'full');
  return {
    ...preparation[side],
    bundleId: checked?.bundleId ?? null,
    counts: (hasTotals ? checked?.counts : undefined) ?? null,
  };
}

/** Returns the scope of all projects together; undefined without projects, or if a project could not be checked. */
function scopeOf({ projects }: ReportInput): ReportScope | undefined {
  const sides = projects.flatMap((project) => project.sides ?? []);
  if (sides.length === 0 || sides.length < projects.length) return undefined;
  const count = (files: 'documents' | 'projectFiles'): number =>
    sides.reduce((sum, { before, after }) => sum + new Set([...before[files], ...after[files]]).size, 0);
  const [reason] = projects.flatMap(({ scope }) => (scope.kind === 'full' ? (scope.reason ?? []) : []));
  return {
    kind: projects.some(({ scope }) => scope.kind === 'affected') ? 'affected' : 'full',
    checked: count('documents'),
    files: count('projectFiles'),
    ...(reason === undefined ? {} : { reason }),
  };
}

function projectOf(project: ProjectOutcome, pythons: ReportPythons): ReportProject {
  const sideOfProject = (side: SideName): ReportProject['before'] => {
    const check = project.sides?.[side];
    if (check === undefined) return null;
    const { bundle, documents, facts } = check;
    return { bundleId: bundle.bundleId, files: documents.size, counts: facts.counts };
  };
  const python = pythons.get(project.workingDirectory) ?? null;
  const [shown = null] = pythons.values();
  const isShown = isDeepStrictEqual(python, shown);
  return {
    workingDirectory: project.workingDirectory,
    configDigest: project.sides?.before.bundle.environment.configDigest ?? null,
    before: sideOfProject('before'),
    after: sideOfProject('after'),
    ...(isShown ? {} : { python }),
  };
}

function pythonOf({ python, folder }: ProjectEnvironment): ReportPython | null {
  const facts = pythonFacts(python);
  if (python === undefined || facts === null) return null;
  return { ...facts, packages: python.packages.length, source: python.source, folder };
}

function deltaOf({ preparation, projects }: ReportInput): Delta {
  const deltas = projects.flatMap((project) => project.delta ?? []);
  const matchings = deltas.map((delta) => delta.matching);
  const changes = preparation.kind === 'prepared' ? preparation.changes : [];
  const checked = new Set(projects.flatMap(({ sides }) => [...(sides?.after.projectFiles ?? [])]));
  const deleted = new Set(changes.flatMap((change) => deletedPath(change, checked) ?? []));
  const unresolved = sortLocated(projects.flatMap(({ unresolvedImports }) => unresolvedImports ?? []));
  const unreadSubmodules = projects.flatMap((project) => project.unreadSubmodules ?? []);
  const orderDependent = new Set(deltas.flatMap((delta) => [...delta.orderDependent]));
  const deletedCode = new Set(projects.flatMap((project) => [...(project.deletedCode ?? [])]));
  const excerpts = new Map(projects.flatMap((project) => [...(project.excerpts ?? [])]));
  return {
    introduced: sortLocated(matchings.flatMap(({ introduced }) => introduced)).map((diagnostic) => ({
      ...plain(diagnostic),
      ...excerptOf(excerpts.get(diagnostic)),
      ...(orderDependent.has(diagnostic) ? { orderDependent: true as const } : {}),
    })),
    resolved: sortLocated(matchings.flatMap(({ resolved }) => resolved)).map((diagnostic) => ({
      ...plain(diagnostic),
      ...(deleted.has(diagnostic.uri) ? { fileDeleted: true as const } : {}),
      ...(deletedCode.has(diagnostic) ? { codeDeleted: true as const } : {}),
    })),
    changed: pairsOf(matchings.flatMap(({ changed }) => changed)),
    moved: pairsOf(matchings.flatMap(({ moved }) => moved)),
    unstable: deltas
      .flatMap(({ unstable }) => unstable)
      .map((entry) => ({ ...entry, diagnostic: plain(entry.diagnostic) })),
    ...(unresolved.length > 0 ? { unresolvedImports: unresolved.map(plain) } : {}),
    ...(unreadSubmodules.length > 0 ? { unreadSubmodules } : {}),
    persisting: projects.every(({ scope }) => scope.kind === 'full')
      ? matchings.reduce((sum, { persisting }) => sum + persisting.length, 0)
      : null,
  };
}

function excerptOf(excerpt: Excerpt | undefined): { readonly excerpt?: Excerpt } {
  return excerpt === undefined ? {} : { excerpt };
}

/**
 * Returns the path in base of a deleted file; undefined for other changes. A file that is renamed to a path outside
 * of the projects counts as deleted, because its diagnostics disappear without a repair.
 */
function deletedPath(
  { kind, basePath, headPath }: TreeChange,
  checked: ReadonlySet<string>,
): string | undefined {
  const isRenamedAway = kind === 'renamed' && (headPath === null || !checked.has(headPath));
  return (kind === 'deleted' || isRenamedAway) && basePath !== null ? basePath : undefined;
}

function pairsOf(pairs: readonly DiagnosticPair[]): Delta['changed'] {
  const byAfter = new Map(pairs.map((pair) => [pair.after, pair.before]));
  return sortLocated(pairs.map((pair) => pair.after)).map((after) => ({
    before: plain(byAfter.get(after) as Diagnostic),
    after: plain(after),
  }));
}

function plain(diagnostic: DeltaDiagnostic): DeltaDiagnostic {
  const { uri, range, severity, rule, message } = diagnostic;
  return { uri, range, severity, rule, message };
}

function rewardOf(
  { before, after }: Readonly<Record<SideName, SideSummary | undefined>>,
  { preparation: { policy }, checks }: ReportInput,
  findings: Findings,
): Report['reward'] {
  const { delta, evidence } = findings;
  if (delta === null || before === undefined || after === undefined) return null;
  const isUndecided = verdictOf(findings).reasons.some(({ code }) => UNDECIDED_REASONS.has(code));
  if (policy.reward.version === 'rl-csf-v2' && isUndecided) return null;
  const hidden = policy.countSuppressions ? (checks.evidence.suppressions?.hidden ?? 0) : 0;
  return stepReward(before, after.counts, policy.reward, hidden, evidenceOf(evidence, delta));
}

function environmentOf({ host, tools }: ReportInput, pythons: ReportPythons): Report['environment'] {
  const environments = [...tools.environments.values()];
  const [python = null] = pythons.values();
  const unread = environments.flatMap((environment) => environment.unread ?? []);
  const skipped = environments.flatMap((environment) => environment.skipped);
  return {
    tool: TOOL,
    server: { name: 'pyright', version: tools.pyright.version },
    python,
    platform: `${host.platform}-${host.arch}`,
    ...(unread.length > 0 ? { unread } : {}),
    ...(skipped.length > 0 ? { skipped } : {}),
    cage: tools.cage,
  };
}
