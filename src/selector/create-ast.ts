import type { AstSelector, DefinitionStep } from '../model/selector.ts';
import type { Definition, Span } from '../syntax/definition.ts';
import { holds, refused, sameSpan, type Created, type NamedPlace } from './created.ts';
import type { SourceDocument } from './source.ts';

/** Steps to the innermost definition around the place, and below it the node that the place is in. */
export function createAst({ document, place, module }: NamedPlace): Created {
  if (module === undefined) return refused('no module name leads to this file alone');
  const chain = document.definitions.filter(
    ({ kind, span }) => (kind === 'class' || kind === 'function') && holds(span, place.span),
  );
  const steps: DefinitionStep[] = [];
  let within: Span = { start: 0, end: document.lines.text.length };
  for (const definition of chain) {
    steps.push(stepTo(document.definitions, definition, within, steps.length + 1));
    within = definition.span;
  }
  const innermost = chain.at(-1);
  const itself =
    innermost !== undefined &&
    (sameSpan(innermost.span, place.span) || holds(innermost.nameSpan, place.span));
  const leaf = itself ? undefined : leafAt(document, within, place.span);
  return {
    kind: 'created',
    spec: { kind: 'ast', path: [['module', module], ...steps], ...(leaf === undefined ? {} : { leaf }) },
    held: place.span,
  };
}

/** Says which of its equals a definition is, where it has any. */
function stepTo(
  definitions: readonly Definition[],
  { kind, name, span: own }: Definition,
  within: Span,
  depth: number,
): DefinitionStep {
  const step = kind === 'class' ? 'class' : 'def';
  const equal = definitions.filter(
    (other) =>
      other.path.length === depth &&
      other.kind === kind &&
      other.name.normalize('NFKC') === name.normalize('NFKC') &&
      holds(within, other.span),
  );
  if (equal.length === 1) return [step, name];
  return [step, name, equal.findIndex(({ span }) => sameSpan(span, own)) + 1];
}

/** The identifier at the place, else the statement around it; undefined where only the definition is. */
function leafAt(document: SourceDocument, within: Span, span: Span): AstSelector['leaf'] {
  const word = document.tokens().find((token) => token.kind === 'word' && holds(token, span));
  const statement = document.statementAt(span.start);
  return (
    (word && nodeAt(document, within, 'identifier', word)) ??
    (statement && holds(statement, span) && !sameSpan(statement, within)
      ? nodeAt(document, within, statement.kind, statement)
      : undefined)
  );
}

function nodeAt(document: SourceDocument, within: Span, kind: string, wanted: Span): AstSelector['leaf'] {
  const index = document.nodes(within, kind).findIndex((node) => sameSpan(node, wanted));
  return index < 0 ? undefined : [kind, index + 1];
}
