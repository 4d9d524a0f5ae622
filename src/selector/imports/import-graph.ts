import { definitionsNamed } from '../definitions-of-path.ts';
import { documentsOf, type SourceDocument, type SourceWorkspace } from '../source.ts';
import { boundSites, memberSites } from './bound-names.ts';
import { lazySites } from './lazy-sites.ts';
import { sitesIn, type Choose, type ImportGraph, type NamedSite } from './named-site.ts';
import { starSites } from './star-names.ts';

/** The maximum number of names in a dotted path. Some `__getattr__` functions would extend a path forever. */
const MAX_PATH_LENGTH = 100;
/** The maximum number of different lookups. Further lookups find nothing. */
const MAX_LOOKUPS = 2000;

/** Returns the import graph of a workspace. The graph reads modules on demand, and caches the results. */
export function importGraph(workspace: SourceWorkspace, choose: Choose): ImportGraph {
  /** The results by document and path. A result is undefined during its lookup, so that import cycles end. */
  const cache = new Map<string, readonly NamedSite[] | undefined>();
  const graph: ImportGraph = {
    choose,
    async sites(document, path) {
      const key = JSON.stringify([document.uri, ...path]);
      if (cache.has(key)) return cache.get(key) ?? [];
      if (path.length > MAX_PATH_LENGTH || cache.size >= MAX_LOOKUPS) return [];
      cache.set(key, undefined);
      const found = await search(graph, document, path);
      cache.set(key, found);
      return found;
    },
    modules: ({ uri }, { level, name }) => documentsOf(workspace, name, { uri, level }),
  };
  return graph;
}

async function search(
  graph: ImportGraph,
  document: SourceDocument,
  path: readonly string[],
): Promise<readonly NamedSite[]> {
  if (!/\.pyi?$/u.test(document.uri)) {
    const definitions = graph.choose(document.definitions, path);
    return definitions.length === 0 ? [] : [{ document, definitions, steps: [] }];
  }
  const found = [
    ...(await boundSites(graph, document, path)),
    ...(await memberSites(graph, document, path)),
    ...(await starSites(graph, document, path)),
  ];
  if (found.length > 0) return found;
  const lazy = await lazySites(graph, document, path);
  return lazy.length > 0 ? lazy : submoduleSites(graph, document, path);
}

/**
 * Resolves a path that starts with a submodule, because an imported submodule is an attribute of its package. Returns
 * no sites for a path without a name in the submodule, or if the package itself binds the submodule's name.
 */
async function submoduleSites(
  graph: ImportGraph,
  document: SourceDocument,
  [name = '', ...rest]: readonly string[],
): Promise<readonly NamedSite[]> {
  const { uri } = document;
  if (rest.length === 0 || !/(?:^|\/)__init__\.pyi?$/u.test(uri)) return [];
  if (definitionsNamed(document.definitions, [name]).length > 0) return [];
  if ((await starSites(graph, document, [name])).length > 0) return [];
  const modules = await graph.modules(document, { level: 1, name });
  return sitesIn(graph, modules, { kind: 'submodule', uri, span: undefined, name }, rest);
}
