import { isDeepStrictEqual } from 'node:util';
import { LanserError } from '../model/lanser-error.ts';
import type { Reason, Report } from '../model/report.ts';
import type { FailOn } from './options.ts';
import { configError, policyOf, type GatePolicy, type PolicyOverrides } from './policy.ts';
import type { Preparation } from './prepare.ts';

type Prepared = Extract<Preparation, { kind: 'prepared' }>;

/** Applies base's policy. If head changes the rules of the policy, adds the result or the error of head's policy. */
export function policyResult(
  {
    preparation,
    labels,
    overrides,
  }: {
    readonly preparation: Preparation;
    readonly labels: readonly string[];
    readonly overrides: PolicyOverrides;
  },
  reasons: readonly Reason[],
): Report['policy'] {
  const ownPolicy = preparation.kind === 'prepared' ? changedPolicy(preparation, overrides) : undefined;
  const judged = judge(reasons, preparation.policy, labels);
  if (ownPolicy === undefined) return judged;
  if (ownPolicy instanceof LanserError) {
    const head = { failOn: [], warnOnly: false, failed: false, reasons: [], error: ownPolicy.message };
    return { ...judged, head };
  }
  const { failOn, warnOnly, failed, reasons: failing } = judge(reasons, ownPolicy, labels);
  return { ...judged, head: { failOn, warnOnly, failed, reasons: failing, error: null } };
}

/**
 * Returns head's policy, or the error in head's configuration. The rules of a policy are `failOn`, `warnOnly` and
 * `waivers`. Returns undefined if head's rules equal those of the merge base or of base's tip, or if the merge base
 * has the same error.
 */
function changedPolicy(
  { policy, sideConfigurations }: Pick<Prepared, 'policy' | 'sideConfigurations'>,
  overrides: PolicyOverrides,
): GatePolicy | LanserError | undefined {
  const ownPolicy = policyOrError(sideConfigurations.after, overrides);
  const forked = policyOrError(sideConfigurations.before, overrides);
  if (ownPolicy instanceof LanserError) {
    return forked instanceof LanserError && forked.message === ownPolicy.message ? undefined : ownPolicy;
  }
  // If head's rules equal the rules of the merge base, head did not change the rules, although base's tip may have.
  const isUnchanged =
    !(forked instanceof LanserError) && isDeepStrictEqual(rulesOf(ownPolicy), rulesOf(forked));
  return isUnchanged || isDeepStrictEqual(rulesOf(ownPolicy), rulesOf(policy)) ? undefined : ownPolicy;
}

function policyOrError(
  configuration: Prepared['sideConfigurations']['after'],
  overrides: PolicyOverrides,
): GatePolicy | LanserError {
  if (configuration instanceof LanserError) return configuration;
  try {
    return policyOf(configuration, overrides);
  } catch (error) {
    // A configuration that is valid by its schema can still contain weights that the reward formula rejects.
    return configError(error);
  }
}

function rulesOf({ failOn, warnOnly, waivers }: GatePolicy): object {
  return { failOn, warnOnly, waivers };
}

/** Applies a policy to the reasons for which a gate may fail. A reason that a label waives does not fail the gate. */
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
