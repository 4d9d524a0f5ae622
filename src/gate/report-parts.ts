import { contentHash } from '../bundle/canonical.ts';
import { sortLocated } from '../bundle/order.ts';
import type { TreeChange } from '../git/tree-changes.ts';
import type { Host } from '../model/host.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type {
  Delta,
  DeltaDiagnostic,
  Failure,
  Report,
  ReportProject,
  ReportSide,
  SchemaCheck,
} from '../model/report.ts';
import { TOOL } from '../model/version.ts';
import { scoreStep } from '../reward/formula.ts';
import { problems } from '../reward/scope.ts';
import { cageOf } from '../server/pyright/launch.ts';
import type { Tools } from '../session/servers/workbench.ts';
import type { SideFailure, SideName } from './both-sides.ts';
import type { DiagnosticPair } from './delta.ts';
import type { GatePolicy } from './policy.ts';
import type { Preparation } from './prepare.ts';
import type { ProjectOutcome } from './project.ts';
import { totalCounts, verdictOf } from './verdict.ts';

/** What became of the schemas and the documents. */
export interface SchemaOutcome {
  readonly checks: readonly SchemaCheck[];
  readonly failures: readonly SideFailure[];
}

export interface ReportInput {
  readonly host: Host;
  readonly tools: Tools;
  readonly preparation: Preparation;
  readonly projects: readonly ProjectOutcome[];
  readonly schemas: SchemaOutcome;
  readonly timing: Readonly<Record<string, number>>;
}

export function assembleReport(input: ReportInput): Report {
  const failures = failuresOf(input);
  const prepared = input.preparation.kind === 'prepared' ? input.preparation : undefined;
  const before = sideOf(input, 'before');
  const after = sideOf(input, 'after');
  const delta = failures.length > 0 ? null : deltaOf(input);
  const reward = delta === null ? null : gateReward(before, after, input.preparation.policy);
  const verdict = verdictOf(delta, reward, failures, input.schemas.checks, input.preparation.policy);
  return {
    version: '1.0',
    conclusion: verdict.conclusion,
    reasons: verdict.reasons,
    before,
    after,
    projects: input.projects.map(projectOf),
    delta,
    traces: [],
    schemas: input.schemas.checks,
    proposals: [],
    evidence: { configuration: { changed: prepared?.trees.configurationChanges ?? [] } },
    reward,
    trajectory: [],
    policy: verdict.policy,
    failures,
    environment: environmentOf(input),
    timing: input.timing,
  };
}

function failuresOf({ preparation, projects, schemas }: ReportInput): readonly Failure[] {
  const failureOf = (workingDirectory: string | null, { side, error }: SideFailure): Failure => ({
    side,
    workingDirectory,
    code: error.code,
    message: error.message,
    details: error.details,
  });
  return [
    ...(preparation.kind === 'failed' ? [failureOf(null, preparation)] : []),
    ...projects.flatMap(({ workingDirectory, failures }) =>
      failures.map((failure) => failureOf(workingDirectory, failure)),
    ),
    ...schemas.failures.map((failure) => failureOf(null, failure)),
  ];
}

function sideOf(input: ReportInput, side: SideName): ReportSide | null {
  if (input.preparation.kind === 'failed') return null;
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
    ...input.preparation[side],
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

function deltaOf({ preparation, projects }: ReportInput): Delta {
  const deltas = projects.flatMap((project) => project.delta ?? []);
  const matchings = deltas.map((delta) => delta.matching);
  const changes = preparation.kind === 'prepared' ? preparation.changes : [];
  const deleted = new Set(changes.flatMap((change) => deletedPath(change) ?? []));
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
  return scoreStep(
    {
      before: { diagnostics: problems(before.counts), safety: 0, confidence: 0 },
      after: { diagnostics: problems(after.counts), safety: 0, confidence: 0 },
      toolError: false,
      scopeChanged: false,
    },
    policy.reward,
    { previousBundleId: before.bundleId, source: 'gate' },
  );
}

function environmentOf({ host, tools }: ReportInput): Report['environment'] {
  const { python } = tools;
  return {
    tool: TOOL,
    server: { name: 'pyright', version: tools.pyright.version },
    python:
      python === undefined
        ? null
        : { version: python.versionInfo.slice(0, 3).join('.'), packagesDigest: contentHash(python.packages) },
    platform: `${host.platform}-${host.arch}`,
    cage: cageOf(host),
  };
}
