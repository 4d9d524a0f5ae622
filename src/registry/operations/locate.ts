import { printSelector } from '../../selector/print-selector.ts';
import { locateText } from '../../report/locate-text.ts';
import { locate as resolve } from '../../session/operations/locate-operation.ts';
import { PLACE_OPERATION, SELECTOR_ARGUMENT, type Operation } from '../operation.ts';

export const locate: Operation<'locate'> = {
  ...PLACE_OPERATION,
  name: 'locate',
  command: {
    summary: 'where a selector leads, and how sure that is',
    description:
      'Resolves a selector to a place in the code, with a score and the reason. Paths in selectors are relative to the workspace. No server is started, except if a scope in a language without a grammar here needs its outline.',
    arguments: [SELECTOR_ARGUMENT],
    examples: `  lanser locate src/app.py@L42:C7                             a position
  lanser locate 'py://pkg.mod#Class.method:body' --preview    a definition's body
  lanser locate 'src/app.py:Class.save@return <|>result'      a text in a definition
  lanser locate src/app.py@L42:C7 --as anchor                 a selector that lasts`,
    exitCodes: `Exit codes: 0 resolved, 2 not a selector, 3 not found, 4 ambiguous (the candidates are listed),
10 a version that cannot be found, 24 outside the workspace, 26 inside a character.`,
    choosesServers: false,
  },
  shared: ['indexIo'],
  options: ['preview', 'as', 'topK', 'keep'],
  run: async (session, selector, options = {}) => {
    const { bundle } = await resolve(session, selector, options);
    return session.rewards?.scored(bundle) ?? bundle;
  },
  words: (bundle, { candidateLines, ...view }) => {
    const made = bundle.resolution?.selector;
    return made === undefined
      ? locateText(bundle, { ...view, linesOf: candidateLines })
      : { text: `${printSelector(made)}\n`, isDocument: true };
  },
};
