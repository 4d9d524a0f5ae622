import type { Definition, Span } from '../../syntax/definition.ts';
import type { SourceDocument } from '../source.ts';
import type { ModuleReference } from './module-imports.ts';

/** One step on the way from a name to its definition, such as an import. */
export interface ImportStep {
  /** `lazy`: an attribute that the module computes. `submodule`: a submodule that its package does not import. */
  readonly kind: 'import' | 'star' | 'lazy' | 'submodule';
  /** The URI of the document that contains `span`. For `submodule`, the URI of the package's `__init__`. */
  readonly uri: string;
  /** `import`: the bound name. `star`: the module. `lazy`: the quoted name, or a module. `submodule`: undefined. */
  readonly span: Span | undefined;
  /** The name in the document `uri`. */
  readonly name: string;
  /** The URI of the module to which the step leads. */
  readonly module: string;
  /** True for a star import whose module has an `__all__` that may lack the name. */
  readonly isUncertain?: boolean;
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

/** The module import graph in algorithm 1 of the Lanser-CLI paper. */
export interface ImportGraph {
  readonly choose: Choose;
  /**
   * Returns the sites of a path of names in a document. Alternative imports (`try`, `except`) lead to several sites.
   * An import of a module outside of the workspace is a site itself.
   */
  sites(document: SourceDocument, path: readonly string[]): Promise<readonly NamedSite[]>;
  /** Returns the documents of a module that the document `from` imports. */
  modules(from: SourceDocument, module: ModuleReference): Promise<readonly SourceDocument[]>;
}

export function withSteps(steps: readonly ImportStep[], sites: readonly NamedSite[]): readonly NamedSite[] {
  return sites.map((site) => ({ ...site, steps: [...steps, ...site.steps] }));
}

/** Returns the sites of a path in imported modules. The first step to each site is `step`. */
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
