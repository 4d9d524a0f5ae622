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
import type { FailOn } from './options.ts';
import type { GatePolicy } from './policy.ts';

/** All that was found out, before it is judged. */
export interface Findings {
  readonly delta: Delta | null;
  readonly reward: ProcessReward | null;
  readonly failures: readonly Failure[];
  readonly traces: readonly TraceCheck[];
  readonly schemas: readonly SchemaCheck[];
  readonly proposals: readonly ProposalCheck[];
  readonly evidence: Evidence;
}

export interface Verdict {
  readonly conclusion: Conclusion;
  readonly reasons: readonly Reason[];
}

/** What is no finding of its own: it follows from others, or is not counted. */
const NO_FINDING: ReadonlySet<Reason['code']> = new Set<Reason['code']>([
  'inconclusive',
  'negative-reward',
  'unstable',
]);

/** The conclusion tells the truth; the policy, which says what fails, does not change it. */
export function verdictOf(findings: Findings): Verdict {
  const reasons = tally(findings)
    .filter(([, count]) => count > 0)
    .map(([code, count]) => ({ code, count }));
  return { conclusion: conclude(findings, reasons), reasons };
}

/** What a policy makes of the reasons; what a label waives fails no more. */
export function judge(
  reasons: readonly Reason[],
  policy: Pick<GatePolicy, 'failOn' | 'warnOnly' | 'waivers'>,
  labels: readonly string[],
): Report['policy'] {
  const applying = policy.failOn.filter((entry: FailOn) => reasons.some(({ code }) => code === entry));
  const waived = applying.flatMap((reason) => {
    const label = labels.find((name) => waivedBy(policy.waivers, name).includes(reason));
    return label === undefined ? [] : [{ reason, label }];
  });
  const failing = applying.filter((entry) => !waived.some(({ reason }) => reason === entry));
  return {
    failOn: policy.failOn,
    warnOnly: policy.warnOnly,
    failed: failing.length > 0,
    reasons: failing,
    ...(waived.length > 0 ? { waived } : {}),
  };
}

function waivedBy(waivers: GatePolicy['waivers'], label: string): readonly FailOn[] {
  return Object.hasOwn(waivers, label) ? (waivers[label] ?? []) : [];
}

function tally(found: Findings): readonly (readonly [Reason['code'], number])[] {
  const introduced = countBySeverity(found.delta?.introduced ?? []);
  const schemas = (...conclusions: readonly SchemaCheck['conclusion'][]): number =>
    found.schemas.filter(({ conclusion }) => conclusions.includes(conclusion)).length;
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
    ['schema', schemas('invalid', 'breaking')],
    // An edit that cannot even be previewed is not shown to be safe.
    ['unsafe-rename', proposals('unsafe', 'error')],
    ['incomplete-rename', proposals('incomplete')],
    ['suppressions', hidden.length],
    ['config-weakened', found.evidence.configuration.weakened?.length ?? 0],
    ['unstable', found.delta?.unstable.length ?? 0],
  ];
}

/** What is found is found, whatever else could not be decided; but half of a delta is none. */
function conclude({ delta, failures }: Findings, reasons: readonly Reason[]): Conclusion {
  if (failures.length > 0 || delta === null) return 'inconclusive';
  if (reasons.some(({ code }) => !NO_FINDING.has(code))) return 'findings';
  return reasons.some(({ code }) => code === 'inconclusive') ? 'inconclusive' : 'clean';
}

/** The exit number of a report: 0, 1 where the policy is violated, 25 where it is inconclusive and must not be. */
export function exitCodeOf(report: Report): number {
  if (report.policy.warnOnly || !report.policy.failed) return 0;
  const isUnknown = report.conclusion === 'inconclusive' && report.policy.reasons.includes('inconclusive');
  return isUnknown ? 25 : 1;
}
