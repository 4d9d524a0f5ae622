import type { Bundle } from '../model/bundle.ts';
import type { RequestEvent, SessionEvent } from '../model/generated/trace.ts';
import {
  createRewardSession,
  type RewardSession,
  type RewardSessionOptions,
} from '../reward/reward-session.ts';

/** How the session of a trace scored. */
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

/** The bundles of a replay as the series that they were, where they were one. */
export interface ReplayedSeries {
  /** A bundle that was made again, with its reward. */
  scored(request: RequestEvent, bundle: Bundle): Bundle;
  /** One that is not made again. */
  pass(request: RequestEvent, recorded: Bundle): void;
}

export function replayedSeries(session: SessionEvent): ReplayedSeries {
  const isSeries = session.settings?.reward?.series === true;
  const rewards: RewardSession | undefined = isSeries
    ? createRewardSession(recordedRewards(session))
    : undefined;

  function begin({ previous }: RequestEvent): void {
    if (previous !== undefined) rewards?.restart((previous as Bundle | null) ?? undefined);
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
