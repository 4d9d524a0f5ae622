import { goTo, type GoTo } from './go-to.ts';

/** Returns the declaration of a symbol: the stub, if there is one. */
export const readDeclaration: GoTo = goTo({
  capability: 'declarationProvider',
  method: 'textDocument/declaration',
});
