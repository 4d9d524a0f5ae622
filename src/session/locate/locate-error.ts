import { LanserError } from '../../model/lanser-error.ts';
import type { SelectorKind } from '../../model/selector.ts';
import type { Location } from '../../relocate/candidate.ts';

/** The advice for selecting one of several places. */
const NEXT_STEP: Readonly<Record<SelectorKind, string>> = {
  cursor: 'Use the position of a candidate.',
  range: 'Use the range of a candidate.',
  symbol: 'Add steps (ast://…, [2] after a step), or use the position of a candidate.',
  ast: 'Add a number after a step or a leaf, or use the position of a candidate.',
  anchor: 'Use a longer snippet, more context, or the position of a candidate.',
  locate: 'Add lines (path:10-20) or steps (ast://…, [2] after a step), or use the position of a candidate.',
};

/** Returns the error for a location without an accepted place. */
export function locateError(
  location: Exclude<Location, { readonly kind: 'accepted' }>,
  kind: SelectorKind,
): LanserError {
  const { reason } = location;
  if (location.kind === 'ambiguous') {
    const message = reason.includes('select one')
      ? `Ambiguous: ${reason}.`
      : `Ambiguous: ${reason}. ${NEXT_STEP[kind]}`;
    return new LanserError('E/AMBIGUOUS', message, { reason });
  }
  if (location.kind === 'missing') return new LanserError('E/NOT_FOUND', `Not found: ${reason}.`, { reason });
  if (location.kind === 'unknown-version') {
    return new LanserError(
      'E/VERSION_SKEW',
      `Different version: ${reason}. Fetch the commit with this version, or create the selector again.`,
      { reason },
      { hint: 'keep-documents' },
    );
  }
  const message = `Not a place: ${reason}.`;
  return new LanserError('E/INDEXING_MISMATCH', message, { reason }, { hint: 'name-column-unit' });
}
