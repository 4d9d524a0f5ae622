import { checkSide, type SideCheck, type SideCheckOptions } from '../side-check.ts';
import { cachedSide } from './cached-side.ts';
import type { SideCache } from './side-cache.ts';
import { entryText, readEntry } from './side-entry.ts';

/** Base's check. `isCached` is true if it comes from the cache. */
export interface BaseSide extends SideCheck {
  readonly isCached: boolean;
}

/** Returns base's check from the cache, or checks base and caches the result. */
export async function baseSide(options: SideCheckOptions, cache: SideCache, key: string): Promise<BaseSide> {
  const cached = await fromCache(options, cache, key);
  if (cached !== undefined) return { ...cached, isCached: true };
  const side = await checkSide(options);
  // An entry serves every change of the same base, so it has all files.
  const text = options.only === undefined && isWhole(side) ? entryText(key, side.bundle) : undefined;
  if (text !== undefined) await cache.put(key, text);
  return { ...side, isCached: false };
}

async function fromCache(
  options: SideCheckOptions,
  cache: SideCache,
  key: string,
): Promise<SideCheck | undefined> {
  const { host, label } = options;
  const text = await cache.get(key);
  if (text === undefined) return undefined;
  const entry = readEntry(key, text);
  const trusted = entry.kind === 'accepted' ? await cachedSide(options, entry) : entry;
  if (trusted.kind === 'accepted') {
    host.log(`${label}: using the cache entry ${key}`);
    return trusted.side;
  }
  host.log(`${label}: ignoring the cache entry ${key}: ${trusted.reason}`);
  return undefined;
}

/** Compares bundle and facts: a bundle cannot contain lone surrogates, so facts with some are not cached. */
function isWhole({ bundle, facts }: SideCheck): boolean {
  return JSON.stringify(bundle.facts) === JSON.stringify(facts);
}
