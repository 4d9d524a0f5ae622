import { contentHash } from '../bundle/canonical.ts';
import { sortLocated } from '../bundle/order.ts';
import type { TreeChange } from '../git/tree-changes.ts';
import type { Host } from '../model/host.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type {
  ConfigurationChange,
  Delta,
  DeltaDiagnostic,
  Failure,
  Report,
  ReportProject,
  ReportSide,
} from '../model/report.ts';
import { TOOL } from '../model/version.ts';
import { rewardOf } from '../reward/rl-csf.ts';
import { cageOf } from '../server/pyright/launch.ts';
import type { Workbench } from '../session/workbench.ts';
import type { SideFailure, SideName } from './both-sides.ts';
import type { ConfirmedDelta } from './confirm.ts';
import type { DiagnosticPair } from './delta.ts';
import type { GatePolicy } from './policy.ts';
import type { SideCheck } from './side-check.ts';
import type { Sides } from './sides.ts';
import { totalCounts, verdictOf } from './verdict.ts';

/** What became of one project. `sides` is there where both were checked, `delta` where it is confirmed. */
export interface ProjectOutcome {
  readonly workingDirectory: string;
  readonly failures: readonly SideFailure[];
  readonly sides?: Readonly<Record<SideName, Pick<SideCheck, 'bundle' | 'facts' | 'documents'>>>;
  readonly changes?: readonly TreeChange[];
  readonly delta?: ConfirmedDelta;
}

export interface ReportInput {
  readonly host: Host;
  readonly workbench: Workbench;
  readonly sides: Sides | undefined;
  readonly policy: GatePolicy;
  readonly projects: readonly ProjectOutcome[];
  readonly failures: readonly { readonly workingDirectory: string | null; readonly failure: SideFailure }[];
  readonly configurationChanges: readonly ConfigurationChange[];
  readonly timing: Readonly<Record<string, number>>;
}

export function assembleReport(input: ReportInput): Report {
  const failures = failuresOf(input);
  const before = sideOf(input, 'before');
  const after = sideOf(input, 'after');
  const delta = failures.length > 0 ? null : deltaOf(input.projects);
  const reward = delta === null ? null : gateReward(before, after, input.policy);
  const verdict = verdictOf(delta, reward, failures, input.policy);
  return {
    version: '1.0',
    conclusion: verdict.conclusion,
    reasons: verdict.reasons,
    before,
    after,
    projects: input.projects.map(projectOf),
    delta,
    traces: [],
    schemas: [],
    proposals: [],
    evidence: { configuration: { changed: input.configurationChanges } },
    reward,
    trajectory: [],
    policy: verdict.policy,
    failures,
    environment: environmentOf(input),
    timing: input.timing,
  };
}

function failuresOf(input: ReportInput): readonly Failure[] {
  const all = [
    ...input.failures,
    ...input.projects.flatMap(({ workingDirectory, failures }) =>
      failures.map((failure) => ({ workingDirectory, failure })),
    ),
  ];
  return all.map(({ workingDirectory, failure: { side, error } }) => ({
    side,
    workingDirectory,
    code: error.code,
    message: error.message,
    details: error.details,
  }));
}

function sideOf(input: ReportInput, side: SideName): ReportSide | null {
  if (input.sides === undefined) return null;
  const checks = input.projects.map((project) => ({
    workingDirectory: project.workingDirectory,
    check: project.sides?.[side],
  }));
  const established = checks.length > 0 && checks.every(({ check }) => check !== undefined);
  const [only] = checks;
  const bundleId =
    checks.length === 1
      ? only?.check?.bundle.bundleId
      : contentHash(
          checks.map(({ workingDirectory, check }) => ({
            workingDirectory,
            bundleId: check?.bundle.bundleId ?? null,
          })),
        );
  return {
    ...input.sides[side],
    bundleId: established ? (bundleId ?? null) : null,
    counts: established ? totalCounts(checks.flatMap(({ check }) => check?.facts.counts ?? [])) : null,
  };
}

function projectOf(project: ProjectOutcome): ReportProject {
  const sideOfProject = (side: SideName): ReportProject['before'] => {
    const check = project.sides?.[side];
    if (check === undefined) return null;
    return {
      bundleId: check.bundle.bundleId,
      files: check.documents.size,
      counts: check.facts.counts,
    };
  };
  return {
    workingDirectory: project.workingDirectory,
    configDigest: project.sides?.before.bundle.environment.configDigest ?? null,
    before: sideOfProject('before'),
    after: sideOfProject('after'),
  };
}

function deltaOf(projects: readonly ProjectOutcome[]): Delta {
  const deltas = projects.flatMap((project) => project.delta ?? []);
  const matchings = deltas.map((delta) => delta.matching);
  const deleted = new Set(
    projects.flatMap((project) => (project.changes ?? []).flatMap((change) => deletedPath(change) ?? [])),
  );
  return {
    introduced: sortLocated(matchings.flatMap(({ introduced }) => introduced)).map(plain),
    resolved: sortLocated(matchings.flatMap(({ resolved }) => resolved)).map((diagnostic) => ({
      ...plain(diagnostic),
      ...(deleted.has(diagnostic.uri) ? { fileDeleted: true as const } : {}),
    })),
    changed: pairsOf(matchings.flatMap(({ changed }) => changed)),
    moved: pairsOf(matchings.flatMap(({ moved }) => moved)),
    unstable: deltas
      .flatMap(({ unstable }) => unstable)
      .map((entry) => ({ ...entry, diagnostic: plain(entry.diagnostic) })),
    persisting: matchings.reduce((sum, { persisting }) => sum + persisting.length, 0),
  };
}

function deletedPath(change: TreeChange): string | undefined {
  return change.kind === 'deleted' && change.basePath !== null ? change.basePath : undefined;
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

function gateReward(
  before: ReportSide | null,
  after: ReportSide | null,
  policy: GatePolicy,
): Report['reward'] {
  if (!before?.counts || !after?.counts) return null;
  // A gate has no selector and no edit of its own: safety and confidence carry their start, 0.
  return rewardOf(
    {
      before: { diagnostics: before.counts.error + before.counts.warning, safety: 0, confidence: 0 },
      after: { diagnostics: after.counts.error + after.counts.warning, safety: 0, confidence: 0 },
      toolError: false,
      scopeChanged: false,
    },
    policy.weights,
    { previousBundleId: before.bundleId, source: 'gate' },
  );
}

function environmentOf({ host, workbench }: ReportInput): Report['environment'] {
  const { python } = workbench;
  return {
    tool: TOOL,
    server: { name: 'pyright', version: workbench.pyright.version },
    python:
      python === undefined
        ? null
        : { version: python.versionInfo.slice(0, 3).join('.'), packagesDigest: contentHash(python.packages) },
    platform: `${host.platform}-${host.arch}`,
    cage: cageOf(host),
  };
}
