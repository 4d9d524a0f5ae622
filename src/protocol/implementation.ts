import { goTo, type GoTo } from './go-to.ts';

/** Where what stands at a place is implemented. */
export const readImplementation: GoTo = goTo({
  capability: 'implementationProvider',
  method: 'textDocument/implementation',
});
