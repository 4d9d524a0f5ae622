import type { AstSelector, DefinitionStep } from '../model/selector.ts';
import type { Definition, Span } from '../syntax/definition.ts';
import { containsSpan, sameSpan } from '../syntax/spans.ts';
import { refused, type Created, type NamedPlace } from './created.ts';
import { definitionsOfStep } from './definitions-of-path.ts';
import type { SourceDocument } from './source.ts';

/**
 * Creates a selector of steps to the innermost class or function around the place. If possible, adds a leaf, which
 * selects an identifier or a statement. A place that is the whole definition, or is in its name, needs no leaf.
 */
export function createAst({ document, place, module }: NamedPlace): Created {
  if (module === undefined) return refused('no module name refers only to this file');
  const chain = document.definitions.filter(
    ({ kind, span }) => (kind === 'class' || kind === 'function') && containsSpan(span, place.span),
  );
  const steps: DefinitionStep[] = [];
  const whole: Span = { start: 0, end: document.lines.text.length };
  for (const [index, definition] of chain.entries()) {
    const around = chain[index - 1]?.span ?? whole;
    steps.push(stepTo(document.definitions, definition, around, index + 1));
  }
  const innermost = chain.at(-1);
  const isWholeDefinition =
    innermost !== undefined &&
    (sameSpan(innermost.span, place.span) || containsSpan(innermost.nameSpan, place.span));
  const leaf = isWholeDefinition ? undefined : leafAt(document, innermost ?? whole, place.span);
  return {
    kind: 'created',
    spec: { kind: 'ast', path: [['module', module], ...steps], ...(leaf === undefined ? {} : { leaf }) },
    selected: place.span,
  };
}

/** Returns the step to a definition. The step has a number if several definitions match without the number. */
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

/** Returns the leaf for the identifier at the place, else for the statement at the place, else undefined. */
function leafAt(document: SourceDocument, within: Definition | Span, span: Span): AstSelector['leaf'] {
  const around = 'nameSpan' in within ? within.span : within;
  const word = document.tokens().find((token) => token.kind === 'word' && containsSpan(token, span));
  const statement = document.statementAt(span.start);
  return (
    (word && nodeAt(document, within, 'identifier', word)) ??
    (statement && containsSpan(statement, span) && !sameSpan(statement, around)
      ? nodeAt(document, within, statement.kind, statement)
      : undefined)
  );
}

function nodeAt(
  document: SourceDocument,
  within: Definition | Span,
  kind: string,
  target: Span,
): AstSelector['leaf'] {
  const index = document.nodes(within, kind).findIndex((node) => sameSpan(node, target));
  return index < 0 ? undefined : [kind, index + 1];
}
