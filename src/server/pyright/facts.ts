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

/**
 * Removes local paths from a message, and the stack trace of an internal error. Only Pyright's internal errors and
 * its reports of import cycles contain local paths.
 */
export function withoutMachine(message: string, rule: string | null | undefined, roots: NamedRoots): string {
  if (INTERNAL_ERROR.test(message)) return roots.withoutPaths(message.replace(STACK_FRAMES, ''));
  return rule === 'reportImportCycles' ? roots.withoutPaths(message) : message;
}
