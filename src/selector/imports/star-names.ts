import { definitionsNamed } from '../definitions-of-path.ts';
import type { SourceDocument } from '../source.ts';
import { exportedNames } from './exported-names.ts';
import { sitesIn, type ImportGraph, type NamedSite } from './named-site.ts';
import { importsOf } from './module-imports.ts';

/**
 * Returns the definitions to which `path` leads if a star import binds its first name. Ignores star imports above the
 * last definition of this name in the document.
 */
export async function starSites(
  graph: ImportGraph,
  document: SourceDocument,
  path: readonly string[],
): Promise<readonly NamedSite[]> {
  const [name = ''] = path;
  const { uri } = document;
  if (!document.lines.text.includes('*')) return [];
  const last = definitionsNamed(document.definitions, [name]).at(-1);
  const found: NamedSite[] = [];
  for (const { span, ...star } of importsOf(document).stars) {
    if (last !== undefined && span.start < last.nameSpan.start) continue;
    for (const module of await graph.modules(document, star)) {
      const exported = await isExported(graph, module, name, new Set());
      if (exported === false) continue;
      const uncertain = exported === true ? {} : { isUncertain: true };
      found.push(...(await sitesIn(graph, [module], { kind: 'star', uri, span, name, ...uncertain }, path)));
    }
  }
  // If the document itself defines the name, omits sites that have only unresolved imports.
  return last === undefined ? found : found.filter(isDefined);
}

function isDefined({ definitions, module }: NamedSite): boolean {
  return module !== undefined || definitions.some(({ kind }) => kind !== 'import');
}

/**
 * Returns true if `import *` imports the name. For an unclear `__all__`, returns undefined, or false if the name has a
 * leading `_`.
 */
async function isExported(
  graph: ImportGraph,
  module: SourceDocument,
  name: string,
  seen: Set<string>,
): Promise<boolean | undefined> {
  if (seen.has(module.uri)) return false;
  seen.add(module.uri);
  const exported = exportedNames(module);
  if (exported === undefined) return !name.startsWith('_');
  if (exported.names.has(name)) return true;
  let isUnclear = !exported.isComplete && !name.startsWith('_');
  for (const dotted of exported.modules) {
    for (const other of await namedModules(graph, module, dotted.split('.'))) {
      const found = await isExported(graph, other, name, seen);
      if (found === true) return true;
      isUnclear ||= found === undefined;
    }
  }
  return isUnclear ? undefined : false;
}

/** Returns the modules to which `a.b` in `__all__ = a.b.__all__` refers. */
async function namedModules(
  graph: ImportGraph,
  document: SourceDocument,
  path: readonly string[],
): Promise<readonly SourceDocument[]> {
  const bound = (await graph.sites(document, path)).flatMap(({ module }) => module ?? []);
  return bound.length > 0 ? bound : graph.modules(document, { level: 1, name: path.join('.') });
}
