import { createHash } from 'node:crypto';
import type { AnchorSelector } from '../model/selector.ts';
import type { Span } from '../syntax/definition.ts';
import type { ResolvedPlace } from './resolution.ts';
import type { SourceDocument } from './source.ts';

/** The default length of the context on each side of a snippet, in code points. */
export const DEFAULT_CONTEXT = 24;

export interface ExactAnchor {
  /** The only match with the anchor's hash, or the only match if the anchor has no hash; undefined otherwise. */
  readonly certified: ResolvedPlace | undefined;
  /** Every match in source order, including overlapping ones. */
  readonly places: readonly ResolvedPlace[];
}

export function findExactAnchor(
  spec: AnchorSelector,
  { uri, lines: { text } }: { readonly uri: string; readonly lines: { readonly text: string } },
): ExactAnchor {
  const places = snippetPlaces(text, spec.snippet).map((span) => {
    return { uri, span, selection: { start: span.start, end: span.start } };
  });
  const hashOf = contextHashes(text, spec.ctx);
  const matching = spec.hash === undefined ? places : places.filter(({ span }) => hashOf(span) === spec.hash);
  return { certified: matching.length === 1 ? matching[0] : undefined, places };
}

/**
 * Checks if {@link findExactAnchor} certifies the match at the offset `start`. The anchor must have a hash. `hasMany`
 * is true if the snippet has more than `many` matches.
 */
export function certifiesAnchor(
  spec: AnchorSelector,
  { lines: { text } }: Pick<SourceDocument, 'lines'>,
  start: number,
  many: number,
): { readonly isCertified: boolean; readonly hasMany: boolean } {
  const hashOf = contextHashes(text, spec.ctx);
  let count = 0;
  let isFound = false;
  let isOnly = true;
  for (const span of eachPlace(text, spec.snippet)) {
    count += 1;
    if (isOnly && hashOf(span) === spec.hash) {
      if (span.start === start) isFound = true;
      else isOnly = false;
    }
    if (!isOnly && count > many) break;
  }
  return { isCertified: isFound && isOnly, hasMany: count > many };
}

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

/** The maximum `ctx` for which hashes are cached. In V8, very long map keys of equal length collide. */
const MAX_KEPT_CONTEXT = 1000;

/** Returns {@link contextHash} with a cache: in a file of equal lines, a snippet can have thousands of matches. */
function contextHashes(text: string, ctx: number): (span: Span) => string {
  if (ctx > MAX_KEPT_CONTEXT) return (span) => contextHash(text, span, ctx);
  const known = new Map<string, Map<string, string>>();
  return (span) => {
    const { before, after } = around(text, span, ctx);
    const hashes = known.get(before) ?? new Map<string, string>();
    const hash = hashes.get(after) ?? contextHash(text, span, ctx);
    known.set(before, hashes.set(after, hash));
    return hash;
  };
}

/** Returns the SHA-1 of the snippet with up to `ctx` code points on each side, as UTF-8 with LF line endings. */
function contextHash(text: string, span: Span, ctx: number): string {
  const raw = around(text, span, ctx);
  const before = Array.from(withLineFeeds(raw.before));
  const after = Array.from(withLineFeeds(raw.after));
  const snippet = withLineFeeds(text.slice(span.start, span.end));
  const context = [...(ctx === 0 ? [] : before.slice(-ctx)), snippet, ...after.slice(0, ctx)].join('');
  return `sha1:${createHash('sha1').update(context).digest('hex')}`;
}

/** Returns at least `ctx` code points on each side of a span, or all if the file has fewer. */
function around(
  text: string,
  { start, end }: Span,
  ctx: number,
): { readonly before: string; readonly after: string } {
  // More than enough: a code point, or a CRLF (which becomes one LF), has at most two UTF-16 code units.
  const room = 4 * ctx + 2;
  return { before: text.slice(Math.max(0, start - room), start), after: text.slice(end, end + room) };
}

function withLineFeeds(text: string): string {
  return text.replaceAll(/\r\n?/gu, '\n');
}

/** Returns all matches of a snippet, including overlapping ones. Its line endings match any line ending. */
export function snippetPlaces(text: string, snippet: string): readonly Span[] {
  return [...eachPlace(text, snippet)];
}

function* eachPlace(text: string, snippet: string): Generator<Span> {
  const { plain, offsets } = withoutReturns(text);
  const offsetAt = (index: number): number => offsets?.[index] ?? index;
  const searched = withLineFeeds(snippet);
  for (let at = plain.indexOf(searched); at >= 0; at = plain.indexOf(searched, at + 1)) {
    yield { start: offsetAt(at), end: offsetAt(at + searched.length) };
  }
}

/** Converts line endings to LF. `offsets` maps offsets in `plain` to offsets in `text`; undefined without a CR. */
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
