import type { Definition, Span } from './definition.ts';

export function shifted(definition: Definition, offset: number): Definition {
  if (offset === 0) return definition;
  const shift = <S extends Span | null>(span: S): S =>
    (span && { start: span.start + offset, end: span.end + offset }) as S;
  return {
    ...definition,
    nameSpan: shift(definition.nameSpan),
    span: shift(definition.span),
    signature: shift(definition.signature),
    body: shift(definition.body),
    docstring: shift(definition.docstring),
  };
}
