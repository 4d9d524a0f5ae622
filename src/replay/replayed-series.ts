import type { Bundle } from '../model/bundle.ts';
import type { RequestEvent, SessionEvent } from '../model/generated/trace.ts';
import {
  createRewardSession,
  type RewardSession,
  type RewardSessionOptions,
} from '../reward/reward-session.ts';

export function recordedRewards({ settings }: SessionEvent): Omit<RewardSessionOptions, 'previous'> {
  const reward = settings?.reward;
  if (reward === undefined) return {};
  const { version, weights, scope } = reward;
  if (scope === undefined) return { version, weights };
  return {
    version,
    weights,
    scope: scope === null ? { kind: 'workspace' } : { kind: 'files', files: scope },
  };
}

/** A scorer with rewards relative to the previous bundle. Unless `reward.series` is true, bundles stay unchanged. */
export interface ReplayedSeries {
  scored(request: RequestEvent, bundle: Bundle): Bundle;
  /** Scores a recorded bundle that is not replayed. The next reward is relative to this bundle. */
  pass(request: RequestEvent, recorded: Bundle): void;
}

export function replayedSeries(session: SessionEvent): ReplayedSeries {
  const isSeries = session.settings?.reward?.series === true;
  const rewards: RewardSession | undefined = isSeries
    ? createRewardSession(recordedRewards(session))
    : undefined;

  function begin({ previous }: RequestEvent): void {
    if (previous !== undefined) rewards?.restart(previous ?? undefined);
  }

  return {
    scored(request, bundle) {
      begin(request);
      return rewards?.scored(bundle) ?? bundle;
    },
    pass(request, recorded) {
      begin(request);
      rewards?.score(recorded);
    },
  };
}
