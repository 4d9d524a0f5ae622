import type { SourceDocument } from '../source.ts';
import { lazyAttributes, tableAttributes } from './lazy-attributes.ts';
import { isLazyModule, readTables, returnedModules, type DottedUse } from './lazy-functions.ts';
import { sitesIn, withSteps, type ImportGraph, type NamedSite } from './named-site.ts';

/**
 * Finds the definitions of a dotted name that a module may compute, for example in `__getattr__`. Tries the string
 * literals of the module, then tables (dictionaries such as `TABLE` in `TABLE[name]`) in other modules, then `MODULE`
 * in `getattr(MODULE, name)`, until one of these leads to definitions.
 */
export async function lazySites(
  graph: ImportGraph,
  document: SourceDocument,
  path: readonly string[],
): Promise<readonly NamedSite[]> {
  if (!isLazyModule(document)) return [];
  const literal = await literalSites(graph, document, path);
  if (literal.length > 0) return literal;
  const tables = await tableSites(graph, document, path);
  return tables.length > 0 ? tables : moduleSites(graph, document, path);
}

async function literalSites(
  graph: ImportGraph,
  document: SourceDocument,
  [name = '', ...rest]: readonly string[],
): Promise<readonly NamedSite[]> {
  const found: NamedSite[] = [];
  for (const attribute of lazyAttributes(document, name)) {
    const step = { kind: 'lazy', uri: document.uri, span: attribute.span, name } as const;
    const isOwn = 'own' in attribute;
    const modules = isOwn ? [document] : await graph.modules(document, attribute);
    const path = isOwn ? attribute.own : [attribute.imported];
    found.push(...(await sitesIn(graph, modules, step, [...path, ...rest])));
  }
  return found;
}

/** Searches tables in other modules. Relative module names in a table are relative to `document`. */
async function tableSites(
  graph: ImportGraph,
  document: SourceDocument,
  [name = '', ...rest]: readonly string[],
): Promise<readonly NamedSite[]> {
  const found: NamedSite[] = [];
  for (const { path } of readTables(document)) {
    for (const table of await graph.sites(document, path)) {
      if (table.steps.length === 0) continue;
      const { uri } = table.document;
      const attributes = table.definitions.flatMap((each) => tableAttributes(table.document, each, name));
      for (const attribute of attributes) {
        const modules = await graph.modules(document, attribute);
        const step = { kind: 'lazy', uri, span: attribute.span, name } as const;
        const sites = await sitesIn(graph, modules, step, [attribute.imported, ...rest]);
        found.push(...withSteps(table.steps, sites));
      }
    }
  }
  return found;
}

async function moduleSites(
  graph: ImportGraph,
  document: SourceDocument,
  path: readonly string[],
): Promise<readonly NamedSite[]> {
  const [name = ''] = path;
  const found: NamedSite[] = [];
  for (const use of returnedModules(document, name)) {
    const modules = await modulesOf(graph, document, use);
    const step = { kind: 'lazy', uri: document.uri, span: use.span, name } as const;
    found.push(...(await sitesIn(graph, modules, step, path)));
  }
  return found;
}

/** Returns the modules to which `path` refers. Prefers imports in the function `within` to names in `document`. */
async function modulesOf(
  graph: ImportGraph,
  document: SourceDocument,
  { within, path }: DottedUse,
): Promise<readonly SourceDocument[]> {
  const [first = '', ...rest] = path;
  for (const statement of within.imports) {
    if (statement.kind === 'from') {
      const bound = statement.names.find(({ alias, imported }) => (alias ?? imported).name === first);
      if (bound === undefined) continue;
      const { level } = statement;
      const parts = statement.parts.map((part) => part.name);
      const inner = [bound.imported.name, ...rest];
      const found: SourceDocument[] = [];
      for (const module of await graph.modules(document, { level, name: parts.join('.') })) {
        found.push(...(await graph.sites(module, inner)).flatMap((site) => site.module ?? []));
      }
      return found.length > 0
        ? found
        : graph.modules(document, { level, name: [...parts, ...inner].join('.') });
    }
    for (const { parts, alias } of statement.modules) {
      const names = parts.map((part) => part.name);
      if (alias?.name === first)
        return graph.modules(document, { level: 0, name: [...names, ...rest].join('.') });
      if (alias === undefined && names[0] === first)
        return graph.modules(document, { level: 0, name: path.join('.') });
    }
  }
  return (await graph.sites(document, path)).flatMap(({ module }) => module ?? []);
}
