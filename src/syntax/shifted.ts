import type { Definition, Span } from './definition.ts';

export function shifted(definition: Definition, offset: number): Definition {
  if (offset === 0) return definition;
  return {
    ...definition,
    nameSpan: shiftedSpan(definition.nameSpan, offset),
    span: shiftedSpan(definition.span, offset),
    signature: shiftedSpan(definition.signature, offset),
    body: shiftedSpan(definition.body, offset),
    docstring: shiftedSpan(definition.docstring, offset),
  };
}

export function shiftedSpan<S extends Span | null>(span: S, offset: number): S {
  return (span && { start: span.start + offset, end: span.end + offset }) as S;
}
