import type { Bundle, BundleOf, RewardFacts } from '../../model/bundle.ts';
import type { WorkspaceSession } from '../operations/workspace-session.ts';
import { type WorkspaceRewardOptions } from './workspace-rewards.ts';
export interface ScoreOptions extends WorkspaceRewardOptions {
    /** Look for evidence of gaming between the two; default: no. */
    readonly evidence?: boolean | undefined;
    /** Each suppression that was added weighs as what it hides; default: what the configuration says. */
    readonly countSuppressions?: boolean | undefined;
}
/**
 * The reward of a bundle against the previous one, as a bundle of `reward`. Without a previous one it is null,
 * but for an edit's preview, which has one by itself.
 *
 * @throws LanserError E/USAGE, E/CONFIG for weights or a lack of what is asked for; E/INCONCLUSIVE where
 * suppressions are to be counted in documents that nobody has.
 */
export declare function scoreBundle(session: WorkspaceSession, bundle: Bundle, options: ScoreOptions): Promise<BundleOf<RewardFacts>>;
