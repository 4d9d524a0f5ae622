import type { AstSelector, DefinitionStep } from '../model/selector.ts';
import type { Definition, Span } from '../syntax/definition.ts';
import { definitionsOfStep } from './definitions-of-path.ts';
import type { ImportStep, NamedSite } from './imports/named-site.ts';
import { lazyAdvice } from './imports/lazy-functions.ts';
import { printSelector } from './print-selector.ts';
import { distinctPlaces, missing, resolutionOf, type Resolution, type ResolvedPlace } from './resolution.ts';
import { severalPlaces } from './several-places.ts';
import type { SourceDocument } from './source.ts';

/** A definition, or a module if `definition` is undefined. `steps` are the imports that lead to the definition. */
interface Reached {
  readonly document: SourceDocument;
  readonly definition: Definition | undefined;
  readonly steps: readonly ImportStep[];
}

/** Resolves an AST selector in its module's files. `imported`: definitions imported under the first step's name. */
export function resolveAst(
  spec: AstSelector,
  documents: readonly SourceDocument[],
  imported: readonly NamedSite[] = [],
): Resolution {
  const [[, module], ...steps] = spec.path;
  if (documents.length === 0) return missing(`the module ${module} does not exist`);
  const places = placesAt(steps, spec.leaf, documents, imported);
  const names = steps.map(([, name]) => name);
  return resolutionOf(places, {
    none: `${module} has nothing at these steps${lazyAdvice(documents, names)}`,
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
  const reason = severalPlaces(module, names, places);
  if (reason !== undefined) return reason;
  const document = documents.find(({ uri }) => uri === places[0]?.uri);
  const numbered = document === undefined ? steps : numberedSteps(document, steps, spec.leaf);
  const plural = numbered
    .filter((step, index) => step !== steps[index])
    .map(([kind, name]) => `[${kind}=${name}]`);
  const shown = printSelector({ ...spec, path: [['module', module], ...numbered] });
  return `${places.length} definitions have these steps; select one with a number after ${plural.join(' and ')}, as in ${shown}`;
}

/** Returns the steps to the first place, with a number for each step that selects several definitions. */
function numberedSteps(
  document: SourceDocument,
  steps: readonly DefinitionStep[],
  leaf: AstSelector['leaf'],
): readonly DefinitionStep[] {
  let numbered = steps;
  for (const [index, [kind, name, which]] of steps.entries()) {
    const count = placesAt(numbered.slice(0, index + 1), undefined, [document], []).length;
    if (which !== undefined || count < 2) continue;
    for (let number = 1; number <= count; number += 1) {
      const attempt = numbered.with(index, [kind, name, number]);
      if (placesAt(attempt, leaf, [document], []).length === 0) continue;
      numbered = attempt;
      break;
    }
  }
  return numbered;
}

function placesAt(
  steps: readonly DefinitionStep[],
  leaf: AstSelector['leaf'],
  documents: readonly SourceDocument[],
  imported: readonly NamedSite[],
): readonly ResolvedPlace[] {
  let reached: readonly Reached[] = documents.map((document) => ({
    document,
    definition: undefined,
    steps: [],
  }));
  for (const step of steps) {
    reached = reached.flatMap((outer) => below(outer, step, imported));
  }
  return distinctPlaces(reached.flatMap((inner) => placesOf(inner, leaf)));
}

/** Returns the definitions of a step, imported ones last. The number in a step counts in this order. */
function below(
  { document, definition, steps }: Reached,
  step: DefinitionStep,
  imported: readonly NamedSite[],
): readonly Reached[] {
  const [kind, , which] = step;
  const within = definition?.span ?? { start: 0, end: document.lines.text.length };
  const depth = (definition?.path.length ?? 0) + 1;
  const inDocument = definitionsOfStep(document.definitions, within, depth, step).map((inner) => {
    return { document, definition: inner, steps };
  });
  const further = imported
    .filter((site) => definition === undefined && site.steps[0]?.uri === document.uri)
    .flatMap((site) => site.definitions.map((inner) => ({ ...site, definition: inner })))
    .filter((site) => site.definition.kind === (kind === 'def' ? 'function' : 'class'));
  const equal = [...inDocument, ...further];
  return which === undefined ? equal : equal.slice(which - 1, which);
}

function placesOf(
  { document, definition, steps }: Reached,
  leaf: AstSelector['leaf'],
): readonly ResolvedPlace[] {
  const { uri } = document;
  const imports = steps.length === 0 ? {} : { steps };
  const whole: Span = { start: 0, end: document.lines.text.length };
  if (leaf === undefined) {
    const selection = definition?.nameSpan ?? { start: 0, end: 0 };
    return [{ uri, span: definition?.span ?? whole, selection, ...imports }];
  }
  const [name, which] = leaf;
  return document
    .nodes(definition ?? whole, name)
    .slice(which - 1, which)
    .map((node) => ({ uri, span: node, selection: node, ...imports }));
}
