import { contentHash } from '../../bundle/canonical.ts';
import type { DiagnosticsBundle, DiagnosticsFacts } from '../../model/bundle.ts';
import { violationsOf } from '../../schema/validate.ts';
import { readJson } from '../../text/json-text.ts';

/** The maximum length of an entry in UTF-16 code units. */
export const MAX_ENTRY_SIZE = 16_000_000;

/** A project's diagnostics from a cache entry, or the reason why the entry is rejected. */
export type CacheEntry =
  | { readonly kind: 'accepted'; readonly bundleId: string; readonly facts: DiagnosticsFacts }
  | { readonly kind: 'rejected'; readonly reason: string };

/** Serialises a bundle for the cache. Returns undefined if the text is too large. */
export function entryText(key: string, bundle: DiagnosticsBundle): string | undefined {
  const entry = { key, bundle };
  // Canonical JSON would reorder the members, so bundles would be written differently with and without the cache.
  const text = JSON.stringify({ digest: contentHash(entry), entry });
  return text.length > MAX_ENTRY_SIZE ? undefined : text;
}

export function readEntry(key: string, text: string): CacheEntry {
  if (text.length > MAX_ENTRY_SIZE) return unusable('it is too large');
  const json = readJson(text);
  const { digest, entry } = json.kind === 'read' ? ((json.value ?? {}) as Partial<Written>) : {};
  if (typeof entry !== 'object' || entry === null) return unusable('it is not a cache entry');
  if (digest !== digestOf(entry)) return unusable('it is damaged');
  if (entry.key !== key) return unusable('it belongs to different input');
  if (violationsOf('bundle', entry.bundle).length > 0) return unusable('it does not contain a bundle');
  const { bundleId, facts, request } = entry.bundle as DiagnosticsBundle;
  if (facts === null || request.cmd !== 'diagnostics' || !Array.isArray(facts.diagnostics)) {
    return unusable('its bundle is not the result of a check');
  }
  return { kind: 'accepted', bundleId, facts };
}

function unusable(reason: string): CacheEntry {
  return { kind: 'rejected', reason };
}

interface Written {
  readonly digest: unknown;
  readonly entry: { readonly key: unknown; readonly bundle: unknown } | null;
}

function digestOf(entry: unknown): string | undefined {
  try {
    return contentHash(entry);
  } catch {
    // An entry with lone surrogates has no hash, because canonical JSON cannot contain them.
    return undefined;
  }
}
