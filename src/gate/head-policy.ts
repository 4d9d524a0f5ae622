import { canonicalJson } from '../bundle/canonical.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { HeadPolicy, Reason } from '../model/report.ts';
import { policyOf, type GatePolicy, type PolicyOverrides } from './policy.ts';
import type { Preparation } from './prepare.ts';
import { judge } from './verdict.ts';

type Prepared = Extract<Preparation, { kind: 'prepared' }>;

/** What head's own policy would make of the same reasons; undefined where it is base's. */
export function headPolicy(
  { policy, headConfiguration }: Pick<Prepared, 'headConfiguration' | 'policy'>,
  overrides: PolicyOverrides,
  reasons: readonly Reason[],
  labels: readonly string[],
): HeadPolicy | undefined {
  const own = policyOrError(headConfiguration, overrides);
  if (own instanceof LanserError) {
    return { failOn: [], warnOnly: false, failed: false, reasons: [], error: own.message };
  }
  if (rulesOf(own) === rulesOf(policy)) return undefined;
  const { failOn, warnOnly, failed, reasons: failing } = judge(reasons, own, labels);
  return { failOn, warnOnly, failed, reasons: failing, error: null };
}

function policyOrError(
  configuration: Prepared['headConfiguration'],
  overrides: PolicyOverrides,
): GatePolicy | LanserError {
  if (configuration instanceof LanserError) return configuration;
  try {
    return policyOf(configuration, overrides);
  } catch (error) {
    // Weights that are none of the formula's, in a configuration that is otherwise well-formed.
    if (error instanceof LanserError && error.code === 'E/CONFIG') return error;
    throw error;
  }
}

function rulesOf({ failOn, warnOnly, waivers }: GatePolicy): string {
  return canonicalJson({ failOn, warnOnly, waivers });
}
