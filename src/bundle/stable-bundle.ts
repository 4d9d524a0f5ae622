import type { Bundle } from '../model/bundle.ts';

/** A bundle without what differs from run to run: times, and what only this machine knows. */
export function stableBundle(bundle: Bundle): Bundle {
  const { local: _local, ...environment } = bundle.environment;
  const { timing: _timing, startedAt: _startedAt, ...meta } = bundle.meta;
  return { ...bundle, environment, meta };
}
