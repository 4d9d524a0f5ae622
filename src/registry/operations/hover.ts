import type { HoverFacts } from '../../model/bundle.ts';
import { readHover } from '../../protocol/hover.ts';
import { visible } from '../../report/visible.ts';
import { queryPlace } from '../../session/operations/query-place.ts';
import { PLACE_EXIT_CODES, PLACE_OPERATION, SELECTOR_ARGUMENT, type Operation } from '../operation.ts';

export const hover: Operation<'hover'> = {
  ...PLACE_OPERATION,
  name: 'hover',
  command: {
    summary: 'show the type and documentation of a symbol',
    description:
      'Show the signature, type and documentation of the symbol at a location. Paths in selectors are relative to the workspace.',
    arguments: [SELECTOR_ARGUMENT],
    examples: "  lanser hover 'py://pkg.mod#Class.method'",
    exitCodes: PLACE_EXIT_CODES,
  },
  run: async (session, selector, options = {}) =>
    queryPlace<HoverFacts['hover'], HoverFacts>(session, selector, options, {
      cmd: 'hover',
      bundleOptions: {},
      read: readHover,
      isCacheable: true,
      uris: () => [],
      facts: (shown, documents) => ({ provenance: 'lsp', documents, hover: shown }),
    }),
  words: ({ facts: { hover: shown } }) =>
    shown === null ? 'No hover information.\n' : `${visible(shown.contents)}\n`,
};
