import type { Diagnostic as LspDiagnostic } from 'vscode-languageserver-protocol';
import type { NamedRoots } from '../../workspace/named-roots.ts';
import { diagnosticFact, type Fact } from '../diagnostic-fact.ts';

const INTERNAL_ERROR = /^An internal error occurred while (?:parsing|binding|type checking) file /u;
const STACK_FRAMES = /(?:\n[ \t]+at .*)+/u;

/** One diagnostic of Pyright as a fact. */
export function factOf(uri: string, reported: LspDiagnostic, roots: NamedRoots): Fact {
  return diagnosticFact(uri, reported, roots, 'pyright', (message, rule) =>
    withoutMachine(message, rule, roots),
  );
}

/**
 * Two kinds of messages of Pyright name files by their paths, and one of these ends in a stack of its
 * own; in all others a path is what the code says, which is the same on every machine.
 */
export function withoutMachine(message: string, rule: string | null | undefined, roots: NamedRoots): string {
  if (INTERNAL_ERROR.test(message)) return roots.withoutPaths(message.replace(STACK_FRAMES, ''));
  return rule === 'reportImportCycles' ? roots.withoutPaths(message) : message;
}
