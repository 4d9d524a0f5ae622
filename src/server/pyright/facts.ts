import type { Diagnostic as LspDiagnostic } from 'vscode-languageserver-protocol';
import { PYRIGHT_LOCATIONS } from '../../text/quoted-code.ts';
import type { NamedRoots } from '../../workspace/named-roots.ts';
import { diagnosticFact, type Fact } from '../diagnostic-fact.ts';

const STACK_FRAMES = /(?:\n[ \t]+at .*)+/u;

export function factOf(uri: string, reported: LspDiagnostic, roots: NamedRoots): Fact {
  return diagnosticFact(uri, reported, roots, 'pyright', (message) => withoutMachine(message, roots));
}

/** Removes the stack trace of an internal error, and all local paths except those in quoted code, from a message. */
export function withoutMachine(message: string, roots: NamedRoots): string {
  return PYRIGHT_LOCATIONS.test(message) ? roots.withoutPaths(message.replace(STACK_FRAMES, '')) : message;
}
