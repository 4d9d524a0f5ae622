import type { Report } from '../../src/model/report.ts';
import { rewardFormula } from '../../src/reward/formula.ts';
import { scoreStep } from '../../src/reward/score-step.ts';
import { grouped } from '../../src/text/grouped.ts';
import type * as Lanser from '../../src/index.ts';
import { changedFiles, type Patch } from './patch.ts';

/** The scores and counts of one patch with a conclusive report. */
export interface Score {
  readonly rlCsfV1: number;
  readonly prV1: number;
  readonly introducedErrors: number;
  readonly introducedWarnings: number;
  readonly resolvedErrors: number;
  readonly resolvedWarnings: number;
  /** The number of introduced diagnostics that change or disappear in a check of the files in a different order. */
  readonly orderDependent: number;
  /** The number of diagnostics on which two checks of the same tree disagree. */
  readonly unstable: number;
  /** The decrease in errors and warnings, the component `diag_delta` of the reward. */
  readonly removed: number;
  /** The number of introduced errors and warnings, by severity and rule. */
  readonly introducedRules: Readonly<Record<string, number>>;
  readonly resolvedRules: Readonly<Record<string, number>>;
  /** The number of errors of the whole patched tree. */
  readonly rawErrors: number;
  /** The number of new suppressions, weaker settings, new stubs, and tests that head does not run. */
  readonly evidence: number;
  /** The number of entries in each list of the evidence, by kind. */
  readonly evidenceKinds: Readonly<Record<string, number>>;
  /** The number of added and removed lines. */
  readonly size: number;
}

export interface Scored {
  /**
   * Null if the patch cannot be evaluated, if the report is inconclusive or lacks a delta or a reward, or if the
   * errors of base are unknown.
   */
  readonly score: Score | null;
  /** The wall-clock seconds since the previous patch was scored; for the first patch, since scoring started. */
  readonly scoreSeconds: number;
  /** Null with a score. Otherwise, the code of the evaluation's error, or `inconclusive` with the causes if known. */
  readonly masked: string | null;
}

/** A function that evaluates patches of one base commit. Calls `onScore` for each patch, in order. */
export type Scorer = (
  repository: string,
  base: string,
  patches: readonly Patch[],
  onScore: (index: number, scored: Scored) => void,
) => Promise<void>;

export function openScorer(lanser: typeof Lanser): Scorer {
  const { evaluateCandidates, nodeHost, runGate } = lanser;
  const host = nodeHost({});
  const common = { host, traces: [], proposals: [], signal: new AbortController().signal };
  const errorsOf = new Map<string, Promise<number | undefined>>();
  return async (repository, base, patches, onScore) => {
    const key = `${repository} ${base}`;
    // The candidates' reports count only affected files. So a separate gate of base with itself counts all errors.
    const counted =
      errorsOf.get(key) ??
      runGate({ ...common, repository, base, head: base }).then(({ report }) => report.after?.counts?.error);
    errorsOf.set(key, counted);
    const baseErrors = await counted;
    let index = 0;
    let last = performance.now();
    await evaluateCandidates({
      ...common,
      repository,
      base,
      scope: 'affected',
      candidates: patches.map(({ id, diff }) => ({ kind: 'patch', name: id, patch: diff })),
      onCandidate({ report, error }) {
        const patch = patches[index] as Patch;
        const scoreSeconds = Math.round(performance.now() - last) / 1000;
        last = performance.now();
        const scored = report === null ? masked(`${error?.code}`) : scoreOf(report, baseErrors, patch);
        onScore(index, { ...scored, scoreSeconds });
        index += 1;
      },
    });
  };
}

type Measured = Omit<Scored, 'scoreSeconds'>;

function masked(reason: string): Measured {
  return { score: null, masked: reason };
}

function scoreOf(report: Report, baseErrors: number | undefined, { diff }: Patch): Measured {
  const { delta, reward, conclusion, reasons, evidence, failures } = report;
  if (conclusion === 'inconclusive' || delta === null || reward === null || baseErrors === undefined) {
    const causes = failures.map(({ code, message }) => `${code}: ${message}`);
    return masked(
      ['inconclusive', ...(causes.length > 0 ? causes : reasons.map(({ code }) => code))].join(' '),
    );
  }
  const count = (list: readonly { readonly severity: string }[], severity: string): number =>
    list.filter((diagnostic) => diagnostic.severity === severity).length;
  const introducedErrors = count(delta.introduced, 'error');
  const resolvedErrors = count(delta.resolved, 'error');
  const removed = reward.components.diag_delta;
  const pr = scoreStep(
    {
      before: { diagnostics: removed, safety: 0, confidence: 0 },
      after: { diagnostics: 0, safety: 0, confidence: 0 },
      toolError: false,
      scopeChanged: false,
    },
    rewardFormula({ version: 'pr-v1' }),
    { previousBundleId: null, source: 'gate' },
  );
  const { suppressions, configuration, files } = evidence;
  const findings = [suppressions?.introduced, configuration.weakened, files?.stubs, files?.tests];
  return {
    score: {
      rlCsfV1: reward.r,
      prV1: pr.r,
      introducedErrors,
      introducedWarnings: count(delta.introduced, 'warning'),
      resolvedErrors,
      resolvedWarnings: count(delta.resolved, 'warning'),
      orderDependent: delta.introduced.filter(({ orderDependent }) => orderDependent === true).length,
      unstable: delta.unstable.length,
      removed,
      introducedRules: rulesOf(delta.introduced),
      resolvedRules: rulesOf(delta.resolved),
      rawErrors: baseErrors + introducedErrors - resolvedErrors,
      evidence: findings.reduce((sum, list) => sum + (list?.length ?? 0), 0),
      evidenceKinds: lengthsOf(evidence),
      size: changedFiles(diff).reduce((sum, { added, removed: gone }) => sum + added + gone, 0),
    },
    masked: null,
  };
}

function rulesOf(
  list: readonly { readonly severity: string; readonly rule: string | null }[],
): Readonly<Record<string, number>> {
  const problems = list.filter(({ severity }) => severity === 'error' || severity === 'warning');
  const counts = grouped(problems, ({ severity, rule }) => `${severity} ${rule ?? '-'}`);
  const entries = [...counts].map(([rule, own]) => [rule, own.length] as const);
  return Object.fromEntries(entries.toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

function lengthsOf(value: unknown, name = ''): Readonly<Record<string, number>> {
  if (Array.isArray(value)) {
    // A list can contain several kinds of entries, such as suppressions and casts.
    const counts = grouped(value as readonly { readonly kind?: string }[], ({ kind }) => kind ?? '');
    return Object.fromEntries([...counts].map(([kind, own]) => [`${name} ${kind}`.trim(), own.length]));
  }
  if (typeof value !== 'object' || value === null) return {};
  const prefix = name === '' ? '' : `${name}.`;
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => lengthsOf(inner, `${prefix}${key}`)),
  ) as Readonly<Record<string, number>>;
}
