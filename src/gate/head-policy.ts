import { canonicalJson } from '../bundle/canonical.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { HeadPolicy, Reason } from '../model/report.ts';
import { policyOf, type GatePolicy, type PolicyOverrides } from './policy.ts';
import type { Preparation } from './prepare.ts';
import { judge } from './verdict.ts';

type Prepared = Extract<Preparation, { kind: 'prepared' }>;

/** Judges the same reasons by head's own policy. Returns undefined if head does not change the policy. */
export function headPolicy(
  { policy, sideConfigurations }: Pick<Prepared, 'policy' | 'sideConfigurations'>,
  overrides: PolicyOverrides,
  reasons: readonly Reason[],
  labels: readonly string[],
): HeadPolicy | undefined {
  const own = policyOrError(sideConfigurations.after, overrides);
  const forked = policyOrError(sideConfigurations.before, overrides);
  if (own instanceof LanserError) {
    if (forked instanceof LanserError && forked.message === own.message) return undefined;
    return { failOn: [], warnOnly: false, failed: false, reasons: [], error: own.message };
  }
  const isForked = !(forked instanceof LanserError) && rulesOf(own) === rulesOf(forked);
  if (isForked || rulesOf(own) === rulesOf(policy)) return undefined;
  const { failOn, warnOnly, failed, reasons: failing } = judge(reasons, own, labels);
  return { failOn, warnOnly, failed, reasons: failing, error: null };
}

function policyOrError(
  configuration: Prepared['sideConfigurations']['after'],
  overrides: PolicyOverrides,
): GatePolicy | LanserError {
  if (configuration instanceof LanserError) return configuration;
  try {
    return policyOf(configuration, overrides);
  } catch (error) {
    // A well-formed configuration can still name weights that the formula does not have.
    if (error instanceof LanserError && error.code === 'E/CONFIG') return error;
    throw error;
  }
}

function rulesOf({ failOn, warnOnly, waivers }: GatePolicy): string {
  return canonicalJson({ failOn, warnOnly, waivers });
}
