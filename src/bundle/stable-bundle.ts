import type { Bundle } from '../model/bundle.ts';

/** Returns a bundle without the members that differ between runs: times and this machine's own data. */
export function stableBundle(bundle: Bundle): Bundle {
  const { local: _local, ...environment } = bundle.environment;
  const { timing: _timing, startedAt: _startedAt, ...meta } = bundle.meta;
  return { ...bundle, environment, meta };
}
