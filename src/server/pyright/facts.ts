import type { Diagnostic as LspDiagnostic } from 'vscode-languageserver-protocol';
import type { NamedRoots } from '../../workspace/named-roots.ts';
import { diagnosticFact, type Fact } from '../diagnostic-fact.ts';

const INTERNAL_ERROR = /^An internal error occurred while (?:parsing|binding|type checking) file /u;
const STACK_FRAMES = /(?:\n[ \t]+at .*)+/u;

export function factOf(uri: string, reported: LspDiagnostic, roots: NamedRoots): Fact {
  return diagnosticFact(uri, reported, roots, 'pyright', (message, rule) =>
    withoutMachine(message, rule, roots),
  );
}

/** Removes local paths. Pyright writes them only in internal errors, with a stack trace, and in import cycles. */
export function withoutMachine(message: string, rule: string | null | undefined, roots: NamedRoots): string {
  if (INTERNAL_ERROR.test(message)) return roots.withoutPaths(message.replace(STACK_FRAMES, ''));
  return rule === 'reportImportCycles' ? roots.withoutPaths(message) : message;
}
