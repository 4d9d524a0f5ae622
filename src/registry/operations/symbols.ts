import { unlistedWords } from '../../report/compact-text.ts';
import { placesText, symbolsText } from '../../report/places-text.ts';
import { omissionOf } from '../../session/omitted-files.ts';
import { symbols as askSymbols } from '../../session/operations/symbols-operation.ts';
import { PLACE_EXIT_CODES, PLACE_OPERATION, SELECTOR_ARGUMENT, type Operation } from '../operation.ts';

export const symbols: Operation<'symbols'> = {
  ...PLACE_OPERATION,
  name: 'symbols',
  command: {
    summary: 'show the outline of a document, or search symbols',
    description:
      'Show the outline of a document. With a selector, show the symbols in its range or definition, or around its position. With --query, search the symbols of the workspace.',
    arguments: [
      {
        name: '[place]',
        description: `a document, relative to the workspace; or ${SELECTOR_ARGUMENT.description}`,
        sets: 'place',
      },
    ],
    examples: `  lanser symbols src/app.py
  lanser symbols "py://pkg.mod#Class"
  lanser symbols --query Config --json | jq -c .facts.symbols[]`,
    exitCodes: PLACE_EXIT_CODES,
  },
  selector: 'possible',
  options: ['file', 'query'],
  run: askSymbols,
  words: ({ facts: { symbols: found, unlisted = [], notCheckedOut = 0 }, request }, view) =>
    (found.length === 0
      ? 'No symbols found.\n'
      : symbolsText(found, view, request.options.query === undefined)) +
    (unlisted.length === 0
      ? ''
      : `Incomplete: ${unlistedWords(unlisted.length)}:\n${placesText(unlisted, '', view)}`) +
    (notCheckedOut === 0 ? '' : `${omissionOf(notCheckedOut)}\n`),
};
