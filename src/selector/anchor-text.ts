import { createHash } from 'node:crypto';
import type { AnchorSelector } from '../model/selector.ts';
import type { Span } from '../syntax/definition.ts';
import type { ResolvedPlace } from './resolution.ts';
import type { SourceDocument } from './source.ts';

/** The default length of the context on either side of a snippet, in code points. */
export const DEFAULT_CONTEXT = 24;

/** The exact matches of an anchor's snippet. */
export interface ExactAnchor {
  /**
   * The only match whose context has the anchor's hash or, without a hash, the only match. Otherwise
   * undefined.
   */
  readonly certified: ResolvedPlace | undefined;
  /** Every match in source order, including overlapping ones. */
  readonly places: readonly ResolvedPlace[];
}

/** Finds an anchor's snippet. An LF in it matches any line ending. */
export function findExactAnchor(
  spec: AnchorSelector,
  document: { readonly uri: string; readonly lines: { readonly text: string } },
): ExactAnchor {
  const { text } = document.lines;
  const spans = snippetPlaces(text, spec.snippet);
  const places = spans.map((span) => ({
    uri: document.uri,
    span,
    selection: { start: span.start, end: span.start },
  }));
  if (spec.hash === undefined) return { certified: places.length === 1 ? places[0] : undefined, places };
  const matching = places.filter(({ span }) => contextHash(text, span, spec.ctx) === spec.hash);
  return { certified: matching.length === 1 ? matching[0] : undefined, places };
}

/** Returns the anchor of a span: its snippet, and the hash of the snippet in its context. */
export function anchorOf(document: SourceDocument, span: Span, ctx: number): AnchorSelector {
  const { text } = document.lines;
  return {
    kind: 'anchor',
    uri: document.uri,
    snippet: withLineFeeds(text.slice(span.start, span.end)),
    ctx,
    hash: contextHash(text, span, ctx),
    near: document.lines.positionAt(span.start).line + 1,
  };
}

/** Returns the SHA-1 of the snippet with `ctx` code points on either side, as UTF-8 with LF line endings. */
function contextHash(text: string, span: Span, ctx: number): string {
  // More than enough text: a code point has at most two UTF-16 code units, and so has a CRLF, which becomes one
  // LF.
  const before = Array.from(withLineFeeds(text.slice(Math.max(0, span.start - 4 * ctx - 2), span.start)));
  const after = Array.from(withLineFeeds(text.slice(span.end, span.end + 4 * ctx + 2)));
  const snippet = withLineFeeds(text.slice(span.start, span.end));
  const context = [...(ctx === 0 ? [] : before.slice(-ctx)), snippet, ...after.slice(0, ctx)].join('');
  return `sha1:${createHash('sha1').update(context).digest('hex')}`;
}

function withLineFeeds(text: string): string {
  return text.replaceAll(/\r\n?/gu, '\n');
}

/** Returns every occurrence of a snippet, including overlapping ones. An LF matches any line ending. */
export function snippetPlaces(text: string, snippet: string): readonly Span[] {
  const { plain, offsets } = withoutReturns(text);
  const offsetAt = (index: number): number => offsets?.[index] ?? index;
  const searched = withLineFeeds(snippet);
  const spans: Span[] = [];
  for (let at = plain.indexOf(searched); at >= 0; at = plain.indexOf(searched, at + 1)) {
    spans.push({ start: offsetAt(at), end: offsetAt(at + searched.length) });
  }
  return spans;
}

/**
 * Converts line endings to LF. If the text contains a CR, also returns the original offset of each character.
 */
function withoutReturns(text: string): {
  readonly plain: string;
  readonly offsets: readonly number[] | undefined;
} {
  if (!text.includes('\r')) return { plain: text, offsets: undefined };
  const offsets: number[] = [];
  for (let offset = 0; offset < text.length; offset += text.startsWith('\r\n', offset) ? 2 : 1) {
    offsets.push(offset);
  }
  offsets.push(text.length);
  return { plain: withLineFeeds(text), offsets };
}
