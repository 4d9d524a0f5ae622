import type { Span } from './definition.ts';

/**
 * Returns true if the inner span is within the outer one or equals it. Returns false if the outer one is
 * null.
 */
export function containsSpan(outer: Span | null, inner: Span): boolean {
  return outer !== null && outer.start <= inner.start && inner.end <= outer.end;
}

export function sameSpan(left: Span, right: Span): boolean {
  return left.start === right.start && left.end === right.end;
}
