import { printSelector } from '../../selector/print-selector.ts';
import { locateText } from '../../report/locate-text.ts';
import { locate as resolve } from '../../session/operations/locate-operation.ts';
import { LOCATE_EXIT_CODES, PLACE_OPERATION, SELECTOR_ARGUMENT, type Operation } from '../operation.ts';

export const locate: Operation<'locate'> = {
  ...PLACE_OPERATION,
  name: 'locate',
  command: {
    summary: 'resolve a selector to a location',
    description:
      'Resolve a selector to a location in the code. Print how well the location matches: a score from 0 to 1, and an explanation. Paths in selectors are relative to the workspace. A language server is started only to find definitions in a language that lanser does not parse itself.',
    arguments: [SELECTOR_ARGUMENT],
    examples: `  lanser locate src/app.py@L42:C7                             a position
  lanser locate 'py://pkg.mod#Class.method:body' --preview    a definition's body
  lanser locate 'src/app.py:Class.save@return <|>result'      text in a definition
  lanser locate src/app.py@L42:C7 --as anchor                 a selector that survives edits`,
    exitCodes: LOCATE_EXIT_CODES,
    choosesServers: false,
  },
  shared: ['indexIo'],
  options: ['preview', 'as', 'topK', 'keep'],
  run: async (session, selector, options = {}) => {
    const { bundle } = await resolve(session, selector, options);
    return session.rewards?.scored(bundle) ?? bundle;
  },
  words: (bundle, { candidateLines, ...view }) => {
    const selector = bundle.resolution?.selector;
    return selector === undefined
      ? locateText(bundle, { ...view, linesOf: candidateLines })
      : { text: `${printSelector(selector)}\n`, format: 'selector' };
  },
};
