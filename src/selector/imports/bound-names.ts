import type { Definition } from '../../syntax/definition.ts';
import { memoized } from '../../text/memoized.ts';
import { definitionsNamed } from '../definitions-of-path.ts';
import type { SourceDocument } from '../source.ts';
import { sitesIn, type ImportGraph, type NamedSite } from './named-site.ts';
import { importsOf } from './module-imports.ts';

/** Finds the definitions of a dotted name, also through imports. Returns an import if its target is not found. */
export async function boundSites(
  graph: ImportGraph,
  document: SourceDocument,
  path: readonly string[],
): Promise<readonly NamedSite[]> {
  const followed: NamedSite[] = [];
  const left: Definition[] = [];
  for (const definition of definitionsNamed(document.definitions, path)) {
    if (definition.kind !== 'import') continue;
    const sites = await follow(graph, document, definition, []);
    followed.push(...sites);
    if (sites.length === 0) left.push(definition);
  }
  const remaining = followed.length === 0 ? document.definitions : withoutImports(document.definitions);
  const definitions = [...graph.choose(remaining, path), ...(followed.length > 0 ? left : [])];
  return definitions.length === 0 ? followed : [{ document, definitions, steps: [] }, ...followed];
}

/** Finds the definitions of a dotted name that begins with an imported name, such as `shapes.Circle`. */
export async function memberSites(
  graph: ImportGraph,
  document: SourceDocument,
  path: readonly string[],
): Promise<readonly NamedSite[]> {
  const found: NamedSite[] = [];
  for (let length = 1; length < path.length; length += 1) {
    for (const definition of definitionsNamed(document.definitions, path.slice(0, length))) {
      if (definition.kind !== 'import') continue;
      found.push(...(await follow(graph, document, definition, path.slice(length))));
    }
  }
  return found;
}

/** Finds the dotted name `rest` in an import's target, or the target if `rest` is empty. Stays in the workspace. */
async function follow(
  graph: ImportGraph,
  document: SourceDocument,
  definition: Definition,
  rest: readonly string[],
): Promise<readonly NamedSite[]> {
  const binding = importsOf(document).bindingOf(definition);
  if (binding === undefined) return [];
  const { imported, level } = binding;
  const { nameSpan: span, name } = definition;
  const step = { kind: 'import', uri: document.uri, span, name } as const;
  if (imported !== undefined) {
    const modules = await graph.modules(document, binding);
    const found = await sitesIn(graph, modules, step, [imported, ...rest]);
    if (found.length > 0 && rest.length > 0) return found;
    if (found.length > 0) return found.flatMap((site) => siteOrImport(document, definition, site));
  }
  const dotted = [binding.name, imported].filter((part) => part !== undefined && part !== '').join('.');
  const modules = await graph.modules(document, { level, name: dotted });
  if (rest.length > 0) return sitesIn(graph, modules, step, rest);
  return modules.map((module) => {
    return { document, definitions: [definition], steps: [{ ...step, module: module.uri }], module };
  });
}

/**
 * Returns `site` if any of its definitions is not an import. Otherwise, returns a site with the import `definition`,
 * or no site if `site.module` is undefined.
 */
function siteOrImport(
  document: SourceDocument,
  definition: Definition,
  site: NamedSite,
): readonly NamedSite[] {
  if (site.definitions.some(({ kind }) => kind !== 'import')) return [site];
  return site.module === undefined ? [] : [{ ...site, document, definitions: [definition] }];
}

const withoutImports = memoized(
  (definitions: readonly Definition[]) => definitions.filter(({ kind }) => kind !== 'import'),
  new WeakMap(),
);
