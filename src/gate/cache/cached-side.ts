import type { SideCheck, SideCheckOptions } from '../../checker/side-check.ts';
import { restoreSide } from './restore-side.ts';
import { entryText, readEntry } from './side-entry.ts';
import type { BaseCache } from './side-key.ts';

/** Restores base's check from its cache entry. Returns undefined if the entry is missing, unreadable or rejected. */
export async function readBaseSide(
  options: SideCheckOptions,
  { cache, key }: BaseCache,
): Promise<SideCheck | undefined> {
  const { host, label } = options;
  const text = await cache.get(key);
  if (text === undefined) return undefined;
  const entry = readEntry(key, text);
  const trusted = entry.kind === 'accepted' ? await restoreSide(options, entry) : entry;
  if (trusted.kind === 'accepted') {
    host.log(`${label}: using the cache entry ${key}`);
    return trusted.side;
  }
  host.log(`${label}: ignoring the cache entry ${key}: ${trusted.reason}`);
  return undefined;
}

/** Caches base's check. Skips a check that is too large, or that could not be restored. */
export async function writeBaseSide({ cache, key }: BaseCache, side: SideCheck): Promise<void> {
  const text = isWhole(side) ? entryText(key, side.bundle) : undefined;
  if (text !== undefined) await cache.put(key, text);
}

/** Returns false for facts with lone surrogates. The bundle replaces them, so the cache cannot restore them. */
function isWhole({ bundle, facts }: SideCheck): boolean {
  return JSON.stringify(bundle.facts) === JSON.stringify(facts);
}
