import type { AstSelector, DefinitionStep } from '../model/selector.ts';
import type { Definition, Span } from '../syntax/definition.ts';
import { definitionsOfStep } from './definitions-of-path.ts';
import { printSelector } from './print-selector.ts';
import { missing, oneOf, type Resolution, type ResolvedPlace } from './resolution.ts';
import { severalFiles } from './several-files.ts';
import type { SourceDocument } from './source.ts';

interface Reached {
  readonly span: Span;
  readonly selection: Span;
}

/** A definition or a node by steps, in the documents that the module's name means. */
export function resolveAst(spec: AstSelector, documents: readonly SourceDocument[]): Resolution {
  const [[, module], ...steps] = spec.path;
  if (documents.length === 0) return missing(`there is no module ${module}`);
  const places = documents.flatMap((document) => placesIn(document, steps, spec.leaf));
  return oneOf(places, {
    none: `${module} has nothing at these steps`,
    several: places.length > 1 ? severalReason(spec, documents, places) : '',
  });
}

function severalReason(
  spec: AstSelector,
  documents: readonly SourceDocument[],
  places: readonly ResolvedPlace[],
): string {
  const [[, module], ...steps] = spec.path;
  const names = steps.map(([, name]) => name);
  const files = severalFiles(module, names, places);
  if (files !== undefined) return files;
  const document = documents.find(({ uri }) => uri === places[0]?.uri);
  const numbered = document === undefined ? steps : numberedSteps(document, steps, spec.leaf);
  const plural = numbered
    .filter((step, index) => step !== steps[index])
    .map(([kind, name]) => `[${kind}=${name}]`);
  const shown = printSelector({ ...spec, path: [['module', module], ...numbered] });
  return `${places.length} definitions have these steps; say which with a number after ${plural.join(' and ')}, as in ${shown}`;
}

/** The steps to the first place, with a number for each of those that mean more than one definition. */
function numberedSteps(
  document: SourceDocument,
  steps: readonly DefinitionStep[],
  leaf: AstSelector['leaf'],
): readonly DefinitionStep[] {
  let numbered = steps;
  for (const [index, [kind, name, which]] of steps.entries()) {
    const count = placesIn(document, numbered.slice(0, index + 1), undefined).length;
    if (which !== undefined || count < 2) continue;
    for (let number = 1; number <= count; number += 1) {
      const tried = numbered.with(index, [kind, name, number]);
      if (placesIn(document, tried, leaf).length === 0) continue;
      numbered = tried;
      break;
    }
  }
  return numbered;
}

function placesIn(
  document: SourceDocument,
  steps: readonly DefinitionStep[],
  leaf: AstSelector['leaf'],
): readonly ResolvedPlace[] {
  const { text } = document.lines;
  const whole = { start: 0, end: text.length };
  let reached: readonly Reached[] = [{ span: whole, selection: { start: 0, end: 0 } }];
  for (const [depth, step] of steps.entries()) {
    reached = reached.flatMap(({ span }) => below(document.definitions, span, depth + 1, step));
  }
  if (leaf !== undefined) {
    const [name, which] = leaf;
    reached = reached.flatMap(({ span }) =>
      document
        .nodes(span, name)
        .slice(which - 1, which)
        .map((node) => ({ span: node, selection: node })),
    );
  }
  return reached.map((place) => ({ uri: document.uri, ...place }));
}

/** What a step means inside a definition that was reached. */
function below(
  definitions: readonly Definition[],
  within: Span,
  depth: number,
  step: DefinitionStep,
): readonly Reached[] {
  const [, , which] = step;
  const equal = definitionsOfStep(definitions, within, depth, step);
  const picked = which === undefined ? equal : equal.slice(which - 1, which);
  return picked.map(({ span, nameSpan }) => ({ span, selection: nameSpan }));
}
