import { goTo, type GoTo } from './go-to.ts';

/** Where what stands at a place is defined: the source, not a stub beside it. */
export const readDefinition: GoTo = goTo({
  capability: 'definitionProvider',
  method: 'textDocument/definition',
});
