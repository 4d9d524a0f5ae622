import type { Span } from '../syntax/definition.ts';
import type { LocatePattern, PatternMarker } from './locate-pattern.ts';

export interface PatternMatch extends Span {
  /** The offset of the marker `<|>`. Without a marker: the scope's start for an empty pattern, else undefined. */
  readonly marker: number | undefined;
}

/**
 * Returns all matches, also overlapping ones, in linear time. An empty pattern matches only the start of the scope,
 * and a pattern of white space matches each run of white space. In other patterns, white space only separates names
 * and numbers.
 */
export function matchesOf(pattern: LocatePattern, text: string, scope: Span): readonly PatternMatch[] {
  const { tokens, marker } = pattern;
  if (pattern.isSpace) return spaces(marker, text, scope);
  if (tokens.length === 0) return [{ start: scope.start, end: scope.start, marker: scope.start }];
  const numbers = new Map(tokens.map((token, index) => [token, index]));
  const tokenNumbers = tokens.map((token) => numbers.get(token) ?? -1);
  const source: Span[] = [];
  const found: PatternMatch[] = [];
  const fallback = fallbacks(tokenNumbers);
  let matched = 0;
  // The first token of each match, as an index in `source`. A marker may be in the space after a match, so its offset
  // is computed after the loop, when the next token is known.
  const pending: number[] = [];
  for (const { 0: token, index } of text
    .slice(scope.start, scope.end)
    .matchAll(/\p{XIDC}+|[^\p{XIDC}\s]/gu)) {
    const start = scope.start + index;
    source.push({ start, end: start + token.length });
    const number = numbers.get(token) ?? -1;
    while (matched > 0 && (matched === tokenNumbers.length || tokenNumbers[matched] !== number)) {
      matched = fallback[matched - 1] ?? 0;
    }
    if (tokenNumbers[matched] === number) matched += 1;
    if (matched === tokenNumbers.length) pending.push(source.length - tokenNumbers.length);
  }
  for (const first of pending) {
    const start = source[first]?.start ?? scope.start;
    const end = source[first + tokenNumbers.length - 1]?.end ?? start;
    found.push({ start, end, marker: marker && markerAt(marker, source, first, scope) });
  }
  return found;
}

/** Returns, for each prefix, the length of its longest border: a shorter prefix that is also its suffix. */
function fallbacks(tokenNumbers: readonly number[]): readonly number[] {
  const lengths: number[] = [0];
  for (let index = 1, length = 0; index < tokenNumbers.length; index += 1) {
    while (length > 0 && tokenNumbers[index] !== tokenNumbers[length]) length = lengths[length - 1] ?? 0;
    if (tokenNumbers[index] === tokenNumbers[length]) length += 1;
    lengths.push(length);
  }
  return lengths;
}

function markerAt(
  { token, offset, side }: PatternMarker,
  source: readonly Span[],
  first: number,
  scope: Span,
): number {
  const before = source[first + token - 1]?.end ?? scope.start;
  const next = source[first + token]?.start ?? scope.end;
  return side === 'after token' || side === 'before space' ? before : next + offset;
}

function spaces(marker: PatternMarker | undefined, text: string, scope: Span): readonly PatternMatch[] {
  return [...text.slice(scope.start, scope.end).matchAll(/\s+/gu)].map(({ 0: space, index }) => {
    const start = scope.start + index;
    const end = start + space.length;
    return { start, end, marker: marker && (marker.side === 'after space' ? end : start) };
  });
}
