import type { Bundle } from '../../model/bundle.ts';
import { placesText } from '../../report/places-text.ts';
import { visibleLine } from '../../report/visible.ts';
import { omissionOf } from '../../session/omitted-files.ts';
import { references as askReferences } from '../../session/operations/references-operation.ts';
import { PLACE_EXIT_CODES, PLACE_OPERATION, SELECTOR_ARGUMENT, type Operation } from '../operation.ts';

export const references: Operation<'references'> = {
  ...PLACE_OPERATION,
  name: 'references',
  command: {
    alias: 'refs',
    summary: 'find all references to a symbol',
    description:
      'Find all references to the symbol at a location, in the whole workspace. lanser repeats the request until two consecutive answers are equal. Paths in selectors are relative to the workspace.',
    arguments: [SELECTOR_ARGUMENT],
    examples: `  lanser refs 'py://pkg.mod#Class.method'
  lanser refs Class.method                     the only definition of this name
  lanser refs src/app.py:42:7                  a location as lanser prints it
  lanser refs src/app.py@L42:C7 --no-declaration --limit 100 --json`,
    exitCodes: {
      ...PLACE_EXIT_CODES,
      10: 'the version of the file that the selector names is unavailable, or the references have changed since the previous page',
    },
  },
  options: ['includeDeclaration', 'limit', 'cursor'],
  run: askReferences,
  words: ({ facts: { references: places, total, withSyntaxErrors = [], notCheckedOut = 0 }, meta }, view) =>
    placesText(places, 'No references found.', view) +
    (places.length < total
      ? `${places.length} of ${total} references shown.${nextPage(meta.truncated)}\n`
      : '') +
    withSyntaxErrors
      .map((uri) => `${visibleLine(uri)} has a syntax error; references in this file may be missing.\n`)
      .join('') +
    (notCheckedOut === 0 ? '' : `${omissionOf(notCheckedOut)}\n`),
};

function nextPage(truncated: Bundle['meta']['truncated']): string {
  const cursor = truncated?.cursor ?? null;
  return cursor === null ? '' : ` To get the next page, pass the cursor ${cursor}.`;
}
