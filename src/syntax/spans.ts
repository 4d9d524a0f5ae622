import type { Span } from './definition.ts';

export function containsSpan(outer: Span | null, inner: Span): boolean {
  return outer !== null && outer.start <= inner.start && inner.end <= outer.end;
}

export function sameSpan(left: Span, right: Span): boolean {
  return left.start === right.start && left.end === right.end;
}
