import type { Check } from '../../model/bundle.ts';
import type { Plan } from '../../model/plan.ts';
import type { EditOptions } from './edit-options.ts';
/**
 * Refuses to write what the checks speak against. The others that failed say how ready it is.
 *
 * @throws LanserError E/DIRTY_WORKTREE, E/USAGE with the annotations to confirm, E/APPLY_CONFLICT for names
 * that collide.
 */
export declare function refuseUnready(checks: readonly Check[], plan: Plan, { confirm }: EditOptions): void;
