import type { Diagnostic as LspDiagnostic } from 'vscode-languageserver-protocol';
import type { Hint, RelatedInformation } from '../model/bundle.ts';
import type { Diagnostic, Severity } from '../model/diagnostic.ts';
import { checkedRange, type FlatRange } from '../model/range.ts';
import type { NamedRoots } from '../workspace/named-roots.ts';

const SEVERITIES: ReadonlyMap<unknown, Severity | 'hint'> = new Map([
  [1, 'error'],
  [2, 'warning'],
  [3, 'information'],
  [4, 'hint'],
]);
const TAGS: ReadonlyMap<unknown, 'unnecessary' | 'deprecated'> = new Map([
  [1, 'unnecessary'],
  [2, 'deprecated'],
]);

/** Matches Pyright's hints for code that it does not analyse. */
export const NOT_ANALYZED: RegExp = /\b(?:not analyzed|unreachable)\b/u;

/** A diagnostic of a server. Bundles list diagnostics of the severity `hint` separately. */
export type Fact =
  | { readonly kind: 'diagnostic'; readonly diagnostic: Diagnostic }
  | { readonly kind: 'hint'; readonly hint: Hint };

/** A function that removes the machine-specific parts of a message. */
export type MessageFilter = (message: string) => string;

/**
 * Converts an LSP diagnostic of a file to a fact. `uri` is the file's name in bundles. `source` replaces a missing
 * source. Omits tags that are not in LSP 3.17, because a server may use a later version of LSP.
 *
 * @throws TypeError for a malformed diagnostic.
 */
export function diagnosticFact(
  uri: string,
  reported: LspDiagnostic,
  roots: NamedRoots,
  source: string,
  filter: MessageFilter,
): Fact {
  const range = flatRange(reported.range);
  const { code } = reported;
  const rule = code === undefined || code === null ? null : String(code);
  const message = filter(textOf(reported.message));
  const tags = (reported.tags ?? []).map((tag) => TAGS.get(tag)).filter((tag) => tag !== undefined);
  const severity = SEVERITIES.get(reported.severity ?? 1);
  if (severity === undefined) throw new TypeError(`the severity ${String(reported.severity)} does not exist`);
  if (severity === 'hint') return { kind: 'hint', hint: { uri, range, message, tags } };
  const related = (reported.relatedInformation ?? []).map((information): RelatedInformation => ({
    uri: roots.nameOfUri(information.location.uri),
    range: flatRange(information.location.range),
    message: filter(textOf(information.message)),
  }));
  return {
    kind: 'diagnostic',
    diagnostic: {
      uri,
      range,
      severity,
      rule,
      message,
      source: roots.withoutPaths(reported.source ?? source).toLowerCase(),
      ...(tags.length > 0 ? { tags } : {}),
      ...(related.length > 0 ? { related } : {}),
    },
  };
}

function textOf(message: LspDiagnostic['message'] | string): string {
  const text: unknown = typeof message === 'string' ? message : message.value;
  if (typeof text !== 'string') throw new TypeError('the message is not a text');
  return text;
}

function flatRange(range: LspDiagnostic['range']): FlatRange {
  return checkedRange([range.start.line, range.start.character, range.end.line, range.end.character]);
}
