import type { Definition, Span } from '../../syntax/definition.ts';
import type { SourceDocument } from '../source.ts';
import type { ModuleReference } from './module-imports.ts';

/** One import on the path from a name to its definition. */
export interface ImportStep {
  /** `lazy`: an attribute that `__getattr__` returns. `submodule`: a submodule without an import statement. */
  readonly kind: 'import' | 'star' | 'lazy' | 'submodule';
  /** The importing document. */
  readonly uri: string;
  /** The range of the import; for `lazy`, of the string or the module name in the code; undefined for a submodule. */
  readonly span: Span | undefined;
  /** The name in the importing document. */
  readonly name: string;
  /** The document of the imported module. */
  readonly module: string;
}

/** The definitions of a name in one document, and the imports that lead to this document. */
export interface NamedSite {
  readonly document: SourceDocument;
  readonly definitions: readonly Definition[];
  readonly steps: readonly ImportStep[];
  /** The module that the definition binds, if the definition imports a module in the workspace. */
  readonly module?: SourceDocument;
}

/** A function that selects the definitions of a path of names, such as `Class.method`, in a document. */
export type Choose = (definitions: readonly Definition[], path: readonly string[]) => readonly Definition[];

/** The modules and imports of a workspace: structural resolution in algorithm 1 of the Lanser-CLI paper. */
export interface ImportGraph {
  readonly choose: Choose;
  /**
   * Returns the sites of a path of names in a document: the sites of all alternative imports (`try`, `except`). An
   * import out of the workspace is a site itself.
   */
  sites(document: SourceDocument, path: readonly string[]): Promise<readonly NamedSite[]>;
  /** Returns the documents of a module that the document `from` imports. */
  modules(from: SourceDocument, module: ModuleReference): Promise<readonly SourceDocument[]>;
}

/** Prepends imports to the path of each site. */
export function withSteps(steps: readonly ImportStep[], sites: readonly NamedSite[]): readonly NamedSite[] {
  return sites.map((site) => ({ ...site, steps: [...steps, ...site.steps] }));
}

/** Returns the sites of a path in imported modules. The first step to each site is `step` with the module. */
export async function sitesIn(
  graph: ImportGraph,
  modules: readonly SourceDocument[],
  step: Omit<ImportStep, 'module'>,
  path: readonly string[],
): Promise<readonly NamedSite[]> {
  const found: NamedSite[] = [];
  for (const module of modules) {
    found.push(...withSteps([{ ...step, module: module.uri }], await graph.sites(module, path)));
  }
  return found;
}
