import { symbolsText } from '../../report/symbols-text.ts';
import { symbols as askSymbols } from '../../session/operations/symbols-operation.ts';
import { PLACE_OPERATION, SELECTOR_ARGUMENT, type Operation } from '../operation.ts';

export const symbols: Operation<'symbols'> = {
  ...PLACE_OPERATION,
  name: 'symbols',
  command: {
    summary: 'the outline of a document or a place, or symbols of the workspace',
    description:
      'The outline of a document, or the symbols of a place: those in a definition or some lines, those around a point. With --query the matching symbols of the workspace.',
    arguments: [
      {
        name: '[place]',
        description: `a document, relative to the workspace, or ${SELECTOR_ARGUMENT.description}`,
        reads: 'place',
      },
    ],
    examples: `  lanser symbols src/app.py
  lanser symbols "py://pkg.mod#Class"
  lanser symbols --query Config --json | jq -c .facts.symbols[]`,
    exitCodes:
      'Exit codes: 0 answered, 3 no such file, 24 outside the workspace, 27 no server, 72 not offered.',
  },
  selector: 'possible',
  options: ['file', 'query'],
  run: askSymbols,
  words: ({ facts, request }, view) =>
    facts.symbols.length === 0
      ? 'No symbol.\n'
      : symbolsText(facts.symbols, view, request.options.query === undefined),
};
