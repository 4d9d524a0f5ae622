import type { ContentHash } from '../model/brand.ts';
import type { Bundle, BundleResolution } from '../model/bundle.ts';
import { contentHash } from './canonical.ts';

/**
 * Returns the part of a bundle that the `bundleId` covers. Omits `$schema`, `version`, `status`, `processReward`, the
 * resolution's `historySearch`, `environment.local`, and the `snapshot`, `timing`, `startedAt` and `batch` of `meta`.
 */
export function hashDomain(bundle: Omit<Bundle, 'bundleId'>): Readonly<Record<string, unknown>> {
  const { local: _local, ...environment } = bundle.environment;
  const { exitCode, hashing, sortingKeys, truncated } = bundle.meta;
  return {
    request: bundle.request,
    resolution: bundle.resolution && hashedResolution(bundle.resolution),
    facts: bundle.facts,
    edits: bundle.edits,
    error: bundle.error,
    environment,
    capabilities: bundle.capabilities,
    meta: { exitCode, hashing, sortingKeys, truncated },
  };
}

/** Omits `historySearch`, because it counts the searched commits, and their number grows with the history. */
function hashedResolution({ historySearch: _search, ...resolution }: BundleResolution): object {
  return resolution;
}

export function bundleIdOf(bundle: Omit<Bundle, 'bundleId'>): ContentHash {
  return contentHash(hashDomain(bundle));
}
