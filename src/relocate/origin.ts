import type { Indexing, PositionSpec } from '../model/selector.ts';
import type { Resolution, ResolvedPlace } from '../selector/resolution.ts';
import { uriOf } from '../selector/resolve-selector.ts';
import type { SourceDocument } from '../selector/source.ts';
import { searchExactVersion } from './exact-version.ts';
import type { PastPlace } from './follow-changes.ts';
import { removedFile } from './removed-file.ts';
import { onlyThis, resolveExactly } from './resolve-exactly.ts';
import type { RelocationSource } from './source.ts';
import type { VersionSearch } from './version-search.ts';

/** An earlier version of the selector's document, and the selector's resolution in it. */
export interface PastOrigin {
  readonly kind: 'past';
  readonly version: Omit<PastPlace, 'place'>;
  readonly resolution: Resolution;
  /** The place in a different module to which the selector resolves now, through imports. */
  readonly imported?: ResolvedPlace | undefined;
  /** The search that found the version; undefined if the version is the one that the selector names. */
  readonly search?: VersionSearch;
}

/** The version to resolve a selector in. `locateFromPast` follows a place of a past version to the current files. */
export type Origin =
  | PastOrigin
  | { readonly kind: 'present'; readonly resolution: Resolution; readonly search?: VersionSearch }
  /** The file has changed or does not exist, and the content of the selector's version is not available. */
  | { readonly kind: 'unknown-version'; readonly reason: string };

/**
 * Resolves a selector in the version that it names. If it names none, uses {@link searchedOrigin}. If the content of
 * the named version is not available, uses `searchedOrigin` too, or returns `unknown-version` if the selector has
 * line numbers. Exception: the selector names a version, but resolves through imports in the current files. Then the
 * result is this current resolution, unless the selector resolves in the named version to code that is not an import.
 */
export async function originOf(
  spec: PositionSpec,
  source: RelocationSource,
  indexing: Indexing,
): Promise<Origin> {
  const { docVersion } = spec;
  const specWithUnit = withUnit(spec, indexing);
  const now = await resolveExactly(specWithUnit, source);
  if (docVersion === undefined) return searchedOrigin(spec, now, source);
  const uri = await uriOf(spec, source);
  const present = { kind: 'present', resolution: now } as const;
  const current = await source.document(uri);
  if (current?.docVersion === docVersion) return present;
  const imported = now.kind === 'resolved' && now.place.steps !== undefined ? now.place : undefined;
  const document = await source.documentAt(docVersion, uri);
  if (document === undefined) {
    if (imported !== undefined) return present;
    if (!hasLines(spec)) return searchedOrigin(spec, now, source);
    const event = current === undefined ? 'does not exist' : 'changed';
    const reason = `${JSON.stringify(uri)} ${event}, and the content of ${docVersion} is not available`;
    return { kind: 'unknown-version', reason };
  }
  const resolution = await resolveExactly(specWithUnit, onlyThis(document));
  // The module now imports the name. If it did not define the name in the named version, it has lost no definition.
  if (imported !== undefined && !isDefinition(resolution, document)) return present;
  return { kind: 'past', version: { document }, resolution, imported };
}

/** Returns the last version in which a selector resolves exactly, or else the current files. */
async function searchedOrigin(
  spec: PositionSpec,
  now: Resolution,
  source: RelocationSource,
): Promise<Origin> {
  const search = await searchExactVersion(spec, now, source);
  if (search === undefined) {
    const removed = now.kind === 'missing' ? await removedFile(spec, source) : undefined;
    return { kind: 'present', resolution: now, ...removed };
  }
  if (search.outcome === 'found') {
    const { uri, docVersion, commit } = search.version;
    const document = await source.documentAt(docVersion, uri);
    if (document !== undefined) {
      // `searchExactVersion` never searches for a selector with columns, so the unit of columns is not needed.
      const resolution = await resolveExactly(spec, onlyThis(document));
      return { kind: 'past', version: { document, commit }, resolution, search };
    }
  }
  return { kind: 'present', resolution: now, search };
}

/** Adds the unit of columns to a selector that has columns but no unit. */
function withUnit(spec: PositionSpec, indexing: Indexing): PositionSpec {
  return spec.kind === 'cursor' || spec.kind === 'range' ? { indexing, ...spec } : spec;
}

/** Returns true if the selector selects by line numbers, which are valid only in one version. */
function hasLines(spec: PositionSpec): boolean {
  if (spec.kind === 'locate') return spec.scope !== undefined && 'lines' in spec.scope;
  return spec.kind === 'cursor' || spec.kind === 'range';
}

/** Returns true if a selector resolves to code that is not an import. */
function isDefinition(resolution: Resolution, { definitions }: SourceDocument): boolean {
  if (resolution.kind !== 'resolved') return false;
  const { start } = resolution.place.selection;
  return !definitions.some(({ kind, nameSpan }) => kind === 'import' && nameSpan.start === start);
}
