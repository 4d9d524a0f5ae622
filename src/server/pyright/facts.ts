import type { Diagnostic as LspDiagnostic } from 'vscode-languageserver-protocol';
import type { Hint, RelatedInformation } from '../../model/bundle.ts';
import type { Diagnostic, Severity } from '../../model/diagnostic.ts';
import type { FlatRange } from '../../model/range.ts';
import type { NamedRoots } from '../../workspace/named-roots.ts';

const SEVERITIES: Readonly<Record<number, Severity>> = { 1: 'error', 2: 'warning', 3: 'information' };
const TAGS = { 1: 'unnecessary', 2: 'deprecated' } as const;
const INTERNAL_ERROR = /^An internal error occurred while (?:parsing|binding|type checking) file /u;
const STACK_FRAMES = /(?:\n\s+at .*)+/u;

/** One diagnostic of the server as a fact: a diagnostic that counts, or a hint that never does. */
export type Fact =
  | { readonly kind: 'diagnostic'; readonly diagnostic: Diagnostic }
  | { readonly kind: 'hint'; readonly hint: Hint };

export function factOf(uri: string, reported: LspDiagnostic, roots: NamedRoots): Fact {
  const range = flatRange(reported.range);
  const message = withoutMachine(textOf(reported.message), reported.code, roots);
  const tags = (reported.tags ?? []).map((tag) => TAGS[tag]);
  const severity = SEVERITIES[reported.severity ?? 1];
  if (severity === undefined) return { kind: 'hint', hint: { uri, range, message, tags } };
  const related = (reported.relatedInformation ?? []).map((information): RelatedInformation => ({
    uri: roots.nameOfUri(information.location.uri),
    range: flatRange(information.location.range),
    message: textOf(information.message),
  }));
  return {
    kind: 'diagnostic',
    diagnostic: {
      uri,
      range,
      severity,
      rule: typeof reported.code === 'string' ? reported.code : null,
      message,
      source: (reported.source ?? 'pyright').toLowerCase(),
      ...(tags.length > 0 ? { tags } : {}),
      ...(related.length > 0 ? { related } : {}),
    },
  };
}

/**
 * Two kinds of messages of Pyright name files by their paths, and one of these ends in a stack of its
 * own; in all others a path is what the code says, which is the same on every machine.
 */
export function withoutMachine(message: string, rule: LspDiagnostic['code'], roots: NamedRoots): string {
  if (INTERNAL_ERROR.test(message)) return roots.withoutPaths(message.replace(STACK_FRAMES, ''));
  return rule === 'reportImportCycles' ? roots.withoutPaths(message) : message;
}

function textOf(message: LspDiagnostic['message'] | string): string {
  return typeof message === 'string' ? message : message.value;
}

function flatRange(range: LspDiagnostic['range']): FlatRange {
  return [range.start.line, range.start.character, range.end.line, range.end.character];
}
