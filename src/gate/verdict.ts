import { countBySeverity } from '../model/diagnostic.ts';
import type { ProcessReward } from '../model/bundle.ts';
import type {
  Conclusion,
  Delta,
  Evidence,
  Failure,
  ProposalCheck,
  Reason,
  Report,
  SchemaCheck,
  TraceCheck,
} from '../model/report.ts';
import { UNDECIDED_REASONS } from '../model/report-exit.ts';

/** All results of the checks, before the policy is applied. */
export interface Findings {
  readonly delta: Delta | null;
  readonly reward: ProcessReward | null;
  readonly failures: readonly Failure[];
  readonly traces: readonly TraceCheck[];
  readonly schemas: readonly SchemaCheck[];
  readonly proposals: readonly ProposalCheck[];
  readonly evidence: Evidence;
  readonly environment: Pick<Report['environment'], 'unread'>;
}

export interface Verdict {
  readonly conclusion: Conclusion;
  readonly reasons: readonly Reason[];
}

/** Reasons that do not turn the conclusion into `findings`: alone, they do not prove a defect of the change. */
const NOT_A_FINDING: ReadonlySet<Reason['code']> = new Set<Reason['code']>([
  'inconclusive',
  'negative-reward',
  'unresolved-imports',
  'unstable',
]);

/** Returns the conclusion and all reasons, not only those that fail the gate. */
export function verdictOf(findings: Findings): Verdict {
  const counts = tally(findings);
  const conclusion = conclude(findings, counts);
  const isUnknown = conclusion === 'inconclusive';
  return {
    conclusion,
    reasons: counts.flatMap(([code, found]) => {
      // A policy can fail on `inconclusive`, so every inconclusive result has the reason `inconclusive`.
      const count = code === 'inconclusive' && isUnknown ? Math.max(found, 1) : found;
      return count === 0 ? [] : [{ code, count }];
    }),
  };
}

type Tally = readonly (readonly [code: Reason['code'], count: number])[];

function tally(found: Findings): Tally {
  const introduced = countBySeverity(found.delta?.introduced ?? []);
  const schemas = (...conclusions: readonly SchemaCheck['conclusion'][]): number =>
    found.schemas.filter(({ conclusion, advisory }) => advisory !== true && conclusions.includes(conclusion))
      .length;
  const proposals = (...conclusions: readonly ProposalCheck['conclusion'][]): number =>
    found.proposals.filter(({ conclusion }) => conclusions.includes(conclusion)).length;
  const hidden = (found.evidence.suppressions?.introduced ?? []).filter(
    ({ kind }) => kind === 'suppression' || kind === 'directive',
  );
  return [
    ['inconclusive', found.failures.length + schemas('undecided')],
    ['introduced-errors', introduced.error],
    ['introduced-warnings', introduced.warning],
    ['introduced-information', introduced.information],
    ['negative-reward', found.reward !== null && found.reward.r < 0 ? 1 : 0],
    ['nondeterminism', found.traces.filter(({ conclusion }) => conclusion !== 'match').length],
    ['schema', schemas('invalid', 'breaking', 'removed')],
    // `error`: the edit was not previewed. It counts as unsafe, because it is not proven safe.
    ['unsafe-rename', proposals('unsafe', 'error')],
    ['incomplete-rename', proposals('incomplete')],
    ['suppressions', hidden.length],
    ['config-weakened', found.evidence.configuration.weakened?.length ?? 0],
    ['unstable', found.delta?.unstable.length ?? 0],
    [
      'unresolved-imports',
      (found.delta?.unresolvedImports?.length ?? 0) + (found.environment.unread?.length ?? 0),
    ],
  ];
}

/** Returns `inconclusive` for a failure or an unknown delta. Findings take precedence over undecided reasons. */
function conclude({ delta, failures }: Findings, counts: Tally): Conclusion {
  if (failures.length > 0 || delta === null) return 'inconclusive';
  const has = (test: (code: Reason['code']) => boolean): boolean =>
    counts.some(([code, count]) => count > 0 && test(code));
  if (has((code) => !NOT_A_FINDING.has(code))) return 'findings';
  return has((code) => UNDECIDED_REASONS.has(code)) ? 'inconclusive' : 'clean';
}
