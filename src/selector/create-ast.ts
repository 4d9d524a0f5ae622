import type { AstSelector, DefinitionStep } from '../model/selector.ts';
import type { Definition, Span } from '../syntax/definition.ts';
import { holds, refused, sameSpan, type Created, type NamedPlace } from './created.ts';
import { definitionsOfStep } from './definitions-of-path.ts';
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

/** The step to a definition, with its number where others inside the same one have its kind and name. */
function stepTo(
  definitions: readonly Definition[],
  definition: Definition,
  within: Span,
  depth: number,
): DefinitionStep {
  const step: DefinitionStep = [definition.kind === 'class' ? 'class' : 'def', definition.name];
  const equal = definitionsOfStep(definitions, within, depth, step);
  return equal.length === 1 ? step : [step[0], step[1], equal.indexOf(definition) + 1];
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
