import { checkSide, type SideCheck, type SideCheckOptions } from '../side-check.ts';
import { keptSide } from './kept-side.ts';
import type { SideCache } from './side-cache.ts';
import { entryText, readEntry } from './side-entry.ts';

/** Base's check. `isKept` is true if it comes from the cache. */
export interface BaseSide extends SideCheck {
  readonly isKept: boolean;
}

/** Returns base's check from the cache, or checks base and caches the result. */
export async function baseSide(options: SideCheckOptions, cache: SideCache, key: string): Promise<BaseSide> {
  const kept = await fromCache(options, cache, key);
  if (kept !== undefined) return { ...kept, isKept: true };
  const side = await checkSide(options);
  const text = isWhole(side) ? entryText(key, side.bundle) : undefined;
  if (text !== undefined) await cache.put(key, text);
  return { ...side, isKept: false };
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
  const kept = entry.kind === 'kept' ? await keptSide(options, entry) : entry;
  if (kept.kind === 'kept') {
    host.log(`${label}: using the cache entry ${key}`);
    return kept.side;
  }
  host.log(`${label}: ignoring the cache entry ${key}: ${kept.reason}`);
  return undefined;
}

/** Compares bundle and facts: a bundle cannot contain lone surrogates, so facts with some are not cached. */
function isWhole({ bundle, facts }: SideCheck): boolean {
  return JSON.stringify(bundle.facts) === JSON.stringify(facts);
}
