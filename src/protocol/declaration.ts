import { goTo, type GoTo } from './go-to.ts';

/** Where what stands at a place is declared: the stub, where there is one. */
export const readDeclaration: GoTo = goTo({
  capability: 'declarationProvider',
  method: 'textDocument/declaration',
});
