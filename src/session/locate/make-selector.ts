import { isDeepStrictEqual } from 'node:util';
import { LanserError } from '../../model/lanser-error.ts';
import type { Indexing, PositionSpec, SelectorKind } from '../../model/selector.ts';
import { findExactAnchor } from '../../selector/anchor-text.ts';
import { SELECTOR_CREATORS } from '../../selector/create-selector.ts';
import type { NamedPlace } from '../../selector/created.ts';
import { containsSpan } from '../../syntax/spans.ts';
import { parseSelector } from '../../selector/parse-selector.ts';
import { printSelector } from '../../selector/print-selector.ts';
import type { ResolvedPlace } from '../../selector/resolution.ts';
import { resolveSelector } from '../../selector/resolve-selector.ts';
import type { Span } from '../../syntax/definition.ts';
import type { LocatedPlaces } from './located-places.ts';
import type { RequestSource } from './relocation-source.ts';

/**
 * Creates a selector of a kind for a place. A cursor selects the start of the place's `selection`. Other selectors
 * select the place, or more, such as the definition around it. Throws E/UNSUPPORTED_CAP if no such selector exists.
 */
export async function makeSelector(
  kind: SelectorKind,
  place: ResolvedPlace,
  source: RequestSource,
  places: LocatedPlaces,
  indexing: Indexing,
): Promise<PositionSpec> {
  const document = await places.document(place.uri);
  const named = { document, place, module: await places.moduleName(place.uri), indexing };
  const verified = await verifiedSelector(named, kind, source);
  if (typeof verified === 'string') throw await noSelector(named, kind, verified, source);
  const { docVersion } = document;
  if (verified.spec.kind !== 'symbol') return { ...verified.spec, docVersion };
  const { symbolId } = await places.target(verified.leadsTo);
  return { ...verified.spec, ...(symbolId === undefined ? {} : { symbolId }), docVersion };
}

interface VerifiedSelector {
  readonly spec: PositionSpec;
  readonly leadsTo: ResolvedPlace;
}

/** Returns the selector, or the reason why none can be created. */
async function verifiedSelector(
  named: NamedPlace,
  kind: SelectorKind,
  source: RequestSource,
): Promise<VerifiedSelector | string> {
  const created = SELECTOR_CREATORS[kind](named);
  if (created.kind === 'refused') return created.reason;
  const { spec, selected } = created;
  const followed = await checked(spec, selected, named, source);
  if (typeof followed !== 'string' || (spec.kind !== 'symbol' && spec.kind !== 'ast')) return followed;
  // Tries again without following imports. The place may be an import, or an import may have the name of the place.
  const unfollowed = await checked({ ...spec, follow: false }, selected, named, source);
  return typeof unfollowed === 'string' ? followed : unfollowed;
}

/** Returns the selector, or the reason why it does not resolve to the place. */
async function checked(
  spec: PositionSpec,
  selected: Span,
  named: NamedPlace,
  source: RequestSource,
): Promise<VerifiedSelector | string> {
  const parsed = parseSelector(printSelector(spec));
  if (parsed.kind === 'malformed' || !isDeepStrictEqual(parsed.spec, spec)) {
    return 'a selector cannot express its names';
  }
  const leadsTo = await exactPlace(spec, named, source);
  if (typeof leadsTo === 'string') return leadsTo;
  if (leadsTo.uri !== named.document.uri || !containsSpan(leadsTo.span, selected)) {
    return 'such a selector would select a different definition of the same name';
  }
  return { spec, leadsTo };
}

async function exactPlace(
  spec: PositionSpec,
  { document }: NamedPlace,
  source: RequestSource,
): Promise<ResolvedPlace | string> {
  if (spec.kind === 'anchor') {
    return findExactAnchor(spec, document).certified ?? 'its text occurs more than once';
  }
  // Needs no unit of columns (such as UTF-16): a selector whose columns depend on the unit contains the unit.
  const resolution = await resolveSelector(spec, source);
  return resolution.kind === 'resolved' ? resolution.place : resolution.reason;
}

/** The kinds to try instead of a refused kind: the most durable kind first. Every place has a cursor. */
const ALTERNATIVES: readonly SelectorKind[] = ['symbol', 'ast', 'anchor', 'range', 'cursor'];

async function noSelector(
  named: NamedPlace,
  kind: SelectorKind,
  reason: string,
  source: RequestSource,
): Promise<LanserError> {
  for (const other of ALTERNATIVES.filter((alternative) => alternative !== kind)) {
    const alternative = await verifiedSelector(named, other, source);
    if (typeof alternative === 'string') continue;
    return new LanserError(
      'E/UNSUPPORTED_CAP',
      `This location has no ${kind} selector: ${reason}. Its ${other} selector is ${printSelector(alternative.spec)}`,
      { kind, reason, alternative: other },
    );
  }
  throw new TypeError('a place without a cursor');
}
