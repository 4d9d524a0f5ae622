import { goTo, type GoTo } from './go-to.ts';

/** Where the type of what stands at a place is defined. */
export const readTypeDefinition: GoTo = goTo({
  capability: 'typeDefinitionProvider',
  method: 'textDocument/typeDefinition',
});
