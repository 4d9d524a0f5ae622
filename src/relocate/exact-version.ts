import type { AnchorSelector, PositionSpec } from '../model/selector.ts';
import { findExactAnchor } from '../selector/anchor-text.ts';
import { fileOfModule } from '../selector/qualname.ts';
import { printSelector } from '../selector/print-selector.ts';
import type { Resolution, ResolvedPlace } from '../selector/resolution.ts';
import { moduleOf } from '../selector/resolve-selector.ts';
import type { SourceDocument, SourceWorkspace } from '../selector/source.ts';
import { fingerprintOf, fingerprintSimilarity } from './fingerprint.ts';
import { onlyThis, resolveExactly } from './resolve-exactly.ts';
import type { RelocationSource } from './source.ts';
import { definitionAt, fingerprintIn } from './symbol-id.ts';
import type { PastText, VersionSearch } from './version-search.ts';

/**
 * Searches the history for the last version in which a selector resolves exactly. Returns undefined, and does not
 * search, if an earlier version cannot help.
 *
 * @param resolution the selector's resolution in the current files.
 */
export async function searchExactVersion(
  spec: PositionSpec,
  resolution: Resolution,
  source: RelocationSource,
): Promise<VersionSearch | undefined> {
  const mayBeInexact =
    canHistoryHelp(spec, resolution) ||
    (await hasNearerCopy(spec, resolution, source)) ||
    (await isOnlyNameLeft(spec, resolution, source));
  if (!mayBeInexact) return undefined;
  const module = spec.kind === 'symbol' || spec.kind === 'ast' ? moduleOf(spec) : undefined;
  const file = 'uri' in spec ? spec.uri : fileOfModule(module ?? '');
  const uris = file === undefined ? await source.modulePaths(module ?? '') : [file];
  return source.lastVersion({
    uris,
    selector: printSelector(spec),
    matches: async (version) => isExact(spec, version),
  });
}

/**
 * Returns true for a name or a text that is missing, and for an ambiguous selector with a symbol id or a hash.
 * Returns false for a selector with only positions or only a file, because nearly every version contains them.
 */
function canHistoryHelp(spec: PositionSpec, { kind }: Resolution): boolean {
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

/** Returns true if an anchor may resolve to the wrong copy of its code: a different copy is nearer to line `near`. */
async function hasNearerCopy(
  spec: PositionSpec,
  resolution: Resolution,
  source: RelocationSource,
): Promise<boolean> {
  if (spec.kind !== 'anchor' || resolution.kind !== 'resolved') return false;
  const document = await source.document(spec.uri);
  return document !== undefined && isFartherThanCopy(spec, resolution.place, document);
}

function isFartherThanCopy(spec: AnchorSelector, place: ResolvedPlace, document: SourceDocument): boolean {
  const { near } = spec;
  if (near === undefined) return false;
  const distance = (start: number): number => Math.abs(document.lines.positionAt(start).line + 1 - near);
  const ownDistance = distance(place.span.start);
  return findExactAnchor(spec, document).places.some(({ span }) => distance(span.start) < ownDistance);
}

async function isExact(spec: PositionSpec, version: PastText): Promise<boolean> {
  if (spec.kind === 'anchor') {
    const { certified, places } = findExactAnchor(spec, version);
    if (certified === undefined || places.length === 1) return certified !== undefined;
    return !isFartherThanCopy(spec, certified, await version.document());
  }
  // A version without the name need not be parsed. Python compares names in their NFKC form.
  if (!version.lines.text.normalize('NFKC').includes(lastNameOf(spec).normalize('NFKC'))) return false;
  const onlyCandidate = onlyThis(await version.document());
  const resolution = await resolveExactly(spec, onlyCandidate);
  return resolution.kind === 'resolved' && !(await isOnlyNameLeft(spec, resolution, onlyCandidate));
}

/** The minimum similarity of the fingerprints of two versions of the same definition. */
const MIN_SIMILARITY = 0.2;

/**
 * Returns true if the resolved code has the selector's name, but its fingerprint hardly resembles that in `symbolId`.
 * Returns false for a class or function that the selector finds without following imports: even with rewritten code,
 * it counts as the same definition.
 */
async function isOnlyNameLeft(
  spec: PositionSpec,
  resolution: Resolution,
  source: SourceWorkspace,
): Promise<boolean> {
  if (spec.kind !== 'symbol' || spec.symbolId === undefined || resolution.kind !== 'resolved') return false;
  const { place } = resolution;
  const document = await source.document(place.uri);
  const definition = document && definitionAt(document, place);
  const fingerprint = fingerprintIn(spec.symbolId);
  if (document === undefined || definition === undefined || fingerprint === undefined) return false;
  const isOwn = definition.kind === 'class' || definition.kind === 'function';
  if (isOwn && place.steps === undefined) return false;
  const currentFingerprint = fingerprintOf(document.lines.text, document.tokens(), definition);
  return fingerprintSimilarity(fingerprint, currentFingerprint) < MIN_SIMILARITY;
}

/** Returns the last name in a selector; an empty string if the selector has no such name. */
function lastNameOf(spec: PositionSpec): string {
  if (spec.kind === 'symbol') return spec.qualname.split(/[:.]/u).at(-1) ?? '';
  if (spec.kind === 'ast') return spec.path.slice(1).at(-1)?.[1] ?? '';
  if (spec.kind === 'locate' && spec.scope && 'symbol' in spec.scope) return spec.scope.symbol.at(-1) ?? '';
  return '';
}
