import { LanserError } from '../../model/lanser-error.ts';
import type { SelectorKind } from '../../model/selector.ts';
import type { Location } from '../../relocate/candidate.ts';

/** The advice on how to select one of several places. */
const NEXT_STEP: Readonly<Record<SelectorKind, string>> = {
  cursor: 'Say which with the place of a candidate.',
  range: 'Say which with the range of a candidate.',
  symbol: 'Say which with steps (ast://…, [2] after a step), or with the place of a candidate.',
  ast: 'Say which with a number after a step or a leaf, or with the place of a candidate.',
  anchor: 'Say which with a longer snippet, more context, or the place of a candidate.',
  locate:
    'Say which with lines (path:10-20), with steps (ast://…, [2] after a step), or with the place of a candidate.',
};

/** Returns the error for a location without an accepted place. */
export function locateError(
  location: Exclude<Location, { readonly kind: 'accepted' }>,
  kind: SelectorKind,
): LanserError {
  const { reason } = location;
  if (location.kind === 'ambiguous') {
    const message = reason.includes('say which')
      ? `Ambiguous: ${reason}.`
      : `Ambiguous: ${reason}. ${NEXT_STEP[kind]}`;
    return new LanserError('E/AMBIGUOUS', message, { reason });
  }
  if (location.kind === 'missing') return new LanserError('E/NOT_FOUND', `Not found: ${reason}.`, { reason });
  if (location.kind === 'unknown-version') {
    return new LanserError(
      'E/VERSION_SKEW',
      `Another version: ${reason}. Fetch the commit that has it, or make the selector again.`,
      { reason },
      { hint: 'keep-documents' },
    );
  }
  const message = `Not a place: ${reason}.`;
  return new LanserError('E/INDEXING_MISMATCH', message, { reason }, { hint: 'name-column-unit' });
}
