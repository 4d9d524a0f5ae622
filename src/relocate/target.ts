import type { ResolvedPlace } from '../selector/resolution.ts';
import type { SourceDocument } from '../selector/source.ts';
import type { Span } from '../syntax/definition.ts';
import { sameSpan } from '../syntax/spans.ts';
import { outlineOf, scopeAt, type Scope } from './outline.ts';

export type DefinitionPart = 'nameSpan' | 'signature' | 'body' | 'docstring' | 'span';

export interface PartTarget {
  readonly kind: 'part';
  readonly scope: Scope;
  readonly part: DefinitionPart;
  /** An offset in the part, relative to its start; undefined for the whole part. */
  readonly at?: number;
}

/** The place in the old version that a relocation searches for: a part of a definition, or a span of text. */
export type Target = PartTarget | { readonly kind: 'text'; readonly scope: Scope; readonly span: Span };

const PARTS: readonly DefinitionPart[] = ['nameSpan', 'signature', 'body', 'docstring', 'span'];
const TEXT_PARTS: readonly DefinitionPart[] = ['nameSpan', 'docstring', 'span'];

/** Returns a place's target. Signatures and bodies are parts only for a structural selector (`symbol` or `ast`). */
export function targetOf(document: SourceDocument, { span }: ResolvedPlace, structural: boolean): Target {
  const outline = outlineOf(document);
  const scope = scopeAt(outline, span.start);
  const name = scope.definition?.nameSpan;
  if (name !== undefined && span.start >= name.start && span.end < name.end && span.start === span.end) {
    return { kind: 'part', scope, part: 'nameSpan', at: span.start - name.start };
  }
  if (span.end > span.start) {
    for (const [definition, inner] of outline.scopeOf) {
      const parts = structural ? PARTS : TEXT_PARTS;
      const part = parts.find((each) => definition[each] !== null && sameSpan(definition[each], span));
      if (part !== undefined) return { kind: 'part', scope: inner, part };
    }
  }
  return { kind: 'text', scope, span };
}

/** Returns a scope and the scopes around it, innermost first, without the module. */
export function chainOf(scope: Scope): readonly Scope[] {
  return scope.parent === undefined ? [] : [scope, ...chainOf(scope.parent)];
}
