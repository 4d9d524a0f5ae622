import { goTo, type GoTo } from './go-to.ts';

export const readImplementation: GoTo = goTo({
  capability: 'implementationProvider',
  method: 'textDocument/implementation',
});
