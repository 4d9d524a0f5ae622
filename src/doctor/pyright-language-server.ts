import type { Diagnostic } from '../model/diagnostic.ts';
import type { Route } from '../server/routing.ts';
import { diagnoseFiles } from '../session/operations/diagnostics-operation.ts';
import type { DoctorContext } from './doctor-context.ts';

/** Returns the diagnostics of the language server for these files, each as one line of text. */
export async function diagnosticsOfLanguageServer(
  { session, signal, timeoutMs }: DoctorContext,
  route: Route,
  files: readonly string[],
): Promise<readonly string[]> {
  const found = await diagnoseFiles(session, [{ route, files }], { signal, timeoutMs });
  return found.diagnostics.map(lineOf);
}

/** Formats a diagnostic as one line of text, with one-based lines and columns. */
export function lineOf({
  uri,
  range,
  severity,
  rule,
  message,
}: Pick<Diagnostic, 'uri' | 'range' | 'severity' | 'rule' | 'message'>): string {
  const [line, column, endLine, endColumn] = range.map((position) => position + 1);
  const words = JSON.stringify(message);
  return `${uri}:${line}:${column}-${endLine}:${endColumn} ${severity} ${rule ?? '(no rule)'} ${words}`;
}
