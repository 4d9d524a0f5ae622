import type { Check } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { Plan } from '../model/plan.ts';
import { unconfirmed } from './edit-checks.ts';
import type { EditOptions } from './edit-options.ts';

/**
 * Refuses a write if a blocking check failed. The other failed checks only lower the readiness.
 *
 * @throws LanserError E/DIRTY_WORKTREE, E/USAGE with the annotations to confirm, E/APPLY_CONFLICT for name
 * collisions.
 */
export function refuseUnready(checks: readonly Check[], plan: Plan, { confirm }: EditOptions): void {
  const failed = new Map(checks.filter(({ passed }) => passed === false).map((check) => [check.name, check]));
  const dirty = failed.get('clean-tree');
  if (dirty !== undefined) {
    throw new LanserError('E/DIRTY_WORKTREE', `${dirty.detail} Nothing was written.`);
  }
  if (failed.has('confirmation')) {
    throw new LanserError(
      'E/USAGE',
      'The edit needs confirmation; read its annotations and give --confirm. Nothing was written.',
      { annotations: Object.fromEntries(unconfirmed(plan)) },
    );
  }
  const collisions = failed.get('collisions');
  if (collisions !== undefined && confirm !== true) {
    throw new LanserError(
      'E/APPLY_CONFLICT',
      `${collisions.detail} Give another name, or --confirm. Nothing was written.`,
      { places: collisions.places ?? [] },
    );
  }
}
