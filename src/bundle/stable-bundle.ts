import type { Bundle } from '../model/bundle.ts';

/** Returns a bundle without its times and `environment.local`, which differ between runs and machines. */
export function stableBundle(bundle: Bundle): Bundle {
  const { local: _local, ...environment } = bundle.environment;
  const { timing: _timing, startedAt: _startedAt, ...meta } = bundle.meta;
  return { ...bundle, environment, meta };
}
