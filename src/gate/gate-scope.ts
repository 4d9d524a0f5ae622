import type { AffectedReader } from '../affected/affected-files.ts';
import { affectedScope, type CheckScope, type FullScope } from '../trees/check-scope.ts';
import type { GateOptions } from './options.ts';
import type { GatePolicy } from './policy.ts';
import type { Preparation } from './prepare.ts';

/**
 * Returns the files that the change affects. Returns the full scope if the policy requests it, if another option
 * needs it (for example a trace), or if the affected files are unknown.
 */
export async function gateScope(
  { policy, trees }: Pick<Extract<Preparation, { kind: 'prepared' }>, 'policy' | 'trees'>,
  options: Pick<GateOptions, 'signal' | 'trace'>,
  reader?: AffectedReader,
): Promise<CheckScope> {
  const requested = requestedScope(policy, options);
  if (requested.kind === 'full') return requested;
  const { before, after, files, changedPaths: changed } = trees;
  const sides = { before: { root: before, files: files.before }, after: { root: after, files: files.after } };
  return affectedScope({ ...sides, changed, signal: options.signal }, reader);
}

/** Returns the scope that the policy requests, or the full scope with the reason why it is necessary. */
export function requestedScope(
  policy: GatePolicy,
  { trace }: Pick<GateOptions, 'trace'>,
): { readonly kind: 'affected' } | FullScope {
  if (policy.scope === 'full') return { kind: 'full' };
  const reason = reasonForFullScope(policy, trace !== undefined);
  return reason === undefined ? { kind: 'affected' } : { kind: 'full', reason };
}

function reasonForFullScope({ reward, trajectory }: GatePolicy, hasTrace: boolean): string | undefined {
  if (hasTrace) return 'a trace records the check of all files';
  if (trajectory !== 'none') return 'the score by commit counts the diagnostics of all files';
  const isDiscounted = reward.version === 'rl-csf-v1' && reward.weights.gamma !== 1;
  return isDiscounted ? 'with a gamma other than 1, the score depends on all diagnostics' : undefined;
}
