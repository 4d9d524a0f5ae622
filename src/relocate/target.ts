import type { ResolvedPlace } from '../selector/resolution.ts';
import type { SourceDocument } from '../selector/source.ts';
import type { Definition, Span } from '../syntax/definition.ts';
import { outlineOf, scopeAt, type Scope } from './outline.ts';

export type DefinitionPart = 'nameSpan' | 'signature' | 'body' | 'docstring' | 'span';

/** What a place means in a document: a part of a class or function, or a stretch of text in a scope. */
export type Target =
  | { readonly kind: 'part'; readonly scope: Scope; readonly part: DefinitionPart }
  | { readonly kind: 'text'; readonly scope: Scope; readonly span: Span };

const PARTS: readonly DefinitionPart[] = ['nameSpan', 'body', 'docstring', 'span'];

/** A signature is meant by selectors that name it; as a text it is a text, and decorators do not join it. */
export function targetOf(document: SourceDocument, { span }: ResolvedPlace, structural: boolean): Target {
  const outline = outlineOf(document);
  if (span.end > span.start) {
    for (const [definition, scope] of outline.scopeOf) {
      const part = PARTS.find((name) => equal(definition[name], span));
      if (structural && equal(definition.signature, span)) return { kind: 'part', scope, part: 'signature' };
      if (part !== undefined) return { kind: 'part', scope, part };
    }
  }
  return { kind: 'text', scope: scopeAt(outline, span.start), span };
}

function equal(one: Definition[DefinitionPart], other: Span): boolean {
  return one !== null && one.start === other.start && one.end === other.end;
}

/** A scope and those around it, from the inside out; the module is not among them. */
export function chainOf(scope: Scope): readonly Scope[] {
  return scope.parent === undefined ? [] : [scope, ...chainOf(scope.parent)];
}
