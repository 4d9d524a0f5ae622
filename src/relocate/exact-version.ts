import type { AnchorSelector, Indexing, PositionSpec } from '../model/selector.ts';
import { findExactAnchor } from '../selector/anchor-text.ts';
import { printSelector } from '../selector/print-selector.ts';
import type { Resolution, ResolvedPlace } from '../selector/resolution.ts';
import { moduleOf } from '../selector/resolve-selector.ts';
import type { SourceDocument } from '../selector/source.ts';
import { onlyThis, resolveExactly } from './resolve-exactly.ts';
import type { RelocationSource } from './source.ts';
import type { PastText, VersionSearch } from './version-search.ts';

/**
 * Searches the history for the last version in which a selector without a version is exact; undefined
 * where an earlier version says nothing about the selector.
 *
 * @param resolution how the selector resolves in the files as they are.
 */
export async function searchExactVersion(
  spec: PositionSpec,
  resolution: Resolution,
  source: RelocationSource,
  indexing: Indexing,
): Promise<VersionSearch | undefined> {
  if (!isFromEarlier(spec, resolution) && !(await hasNearerTwin(spec, resolution, source))) return undefined;
  const module = spec.kind === 'symbol' || spec.kind === 'ast' ? moduleOf(spec) : undefined;
  const uris = 'uri' in spec ? [spec.uri] : await source.modulePaths(module ?? '');
  return source.lastVersion({
    uris,
    selector: printSelector(spec),
    matches: async (version) => isExact(spec, version, indexing),
  });
}

/**
 * A name or a text that is not there was there earlier. One that is there several times is meant as it
 * is, unless the selector carries a hash of what it was made for.
 */
function isFromEarlier(spec: PositionSpec, { kind }: Resolution): boolean {
  switch (spec.kind) {
    case 'cursor':
    case 'range':
      return false;
    case 'locate':
      return (
        kind === 'missing' && (spec.find !== undefined || (spec.scope && 'symbol' in spec.scope) === true)
      );
    case 'ast':
      return kind === 'missing';
    case 'symbol':
      return kind === 'missing' || (kind === 'ambiguous' && spec.symbolId !== undefined);
    case 'anchor':
      return kind === 'missing' || (kind === 'ambiguous' && spec.hash !== undefined);
  }
}

/** An anchor's text and context may be gone from their place, and be found again in a twin of it. */
async function hasNearerTwin(
  spec: PositionSpec,
  resolution: Resolution,
  source: RelocationSource,
): Promise<boolean> {
  if (spec.kind !== 'anchor' || resolution.kind !== 'resolved') return false;
  const document = await source.document(spec.uri);
  return document !== undefined && isFartherThanTwin(spec, resolution.place, document);
}

function isFartherThanTwin(spec: AnchorSelector, place: ResolvedPlace, document: SourceDocument): boolean {
  const { near } = spec;
  if (near === undefined) return false;
  const distance = (start: number): number => Math.abs(document.lines.positionAt(start).line + 1 - near);
  const own = distance(place.span.start);
  return findExactAnchor(spec, document).places.some(({ span }) => distance(span.start) < own);
}

async function isExact(spec: PositionSpec, version: PastText, indexing: Indexing): Promise<boolean> {
  if (spec.kind === 'anchor') {
    const { certified, places } = findExactAnchor(spec, version);
    if (certified === undefined || places.length === 1) return certified !== undefined;
    return !isFartherThanTwin(spec, certified, await version.document());
  }
  // Most versions lack the name; the syntax of the others is read.
  if (!version.lines.text.includes(lastNameOf(spec))) return false;
  const { kind } = await resolveExactly(spec, onlyThis(await version.document()), indexing);
  return kind === 'resolved';
}

/** Returns a name that the source has to contain; empty where the selector has none. */
function lastNameOf(spec: PositionSpec): string {
  if (spec.kind === 'symbol') return spec.qualname.split(/[:.]/u).at(-1) ?? '';
  if (spec.kind === 'ast') return spec.path.slice(1).at(-1)?.[1] ?? '';
  if (spec.kind === 'locate' && spec.scope && 'symbol' in spec.scope) return spec.scope.symbol.at(-1) ?? '';
  return '';
}
