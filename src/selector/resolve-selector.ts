import type { AnchorSelector, AstSelector, PositionSpec, SymbolSelector } from '../model/selector.ts';
import { definitionsNamed } from './definitions-of-path.ts';
import { importGraph } from './imports/import-graph.ts';
import type { NamedSite } from './imports/named-site.ts';
import { fileOfModule, qualnameParts } from './qualname.ts';
import { missing, type Resolution } from './resolution.ts';
import { resolveAst } from './resolve-ast.ts';
import { resolveLocate } from './resolve-locate.ts';
import { resolvePlace } from './resolve-place.ts';
import { choiceOf, resolveSymbol } from './resolve-symbol.ts';
import { documentsOf, type SourceDocument, type SourceWorkspace } from './source.ts';

export type DirectSelector = Exclude<PositionSpec, AnchorSelector>;

export async function resolveSelector(spec: DirectSelector, workspace: SourceWorkspace): Promise<Resolution> {
  if (spec.kind === 'symbol' || spec.kind === 'ast') {
    const documents = await documentsOf(workspace, moduleOf(spec));
    return spec.kind === 'symbol'
      ? resolveSymbol(spec, documents, await symbolSites(spec, documents, workspace))
      : resolveAst(spec, documents, await importedSteps(spec, documents, workspace));
  }
  const document = await workspace.document(spec.uri);
  if (document === undefined) return missing(`the file ${JSON.stringify(spec.uri)} does not exist`);
  return spec.kind === 'locate' ? resolveLocate(spec, document) : resolvePlace(spec, document);
}

export function moduleOf(spec: AstSelector | SymbolSelector): string {
  return spec.kind === 'symbol' ? qualnameParts(spec.qualname).module : spec.path[0][1];
}

/** Returns a selector's path, or the path of its module's first file. If the module has no file, guesses a path. */
export async function uriOf(spec: PositionSpec, workspace: SourceWorkspace): Promise<string> {
  if (spec.kind !== 'symbol' && spec.kind !== 'ast') return spec.uri;
  const module = moduleOf(spec);
  return (await workspace.modules(module))[0] ?? fileOfModule(module) ?? `${module.replaceAll('.', '/')}.py`;
}

/** Returns the definitions of a symbol, including imported definitions; undefined for `follow=false`. */
async function symbolSites(
  spec: SymbolSelector,
  documents: readonly SourceDocument[],
  workspace: SourceWorkspace,
): Promise<readonly NamedSite[] | undefined> {
  if (spec.follow === false) return undefined;
  const graph = importGraph(workspace, choiceOf(spec));
  const found: NamedSite[] = [];
  for (const document of documents) {
    found.push(...(await graph.sites(document, qualnameParts(spec.qualname).path)));
  }
  return found;
}

/** Returns the imported definitions of the name after the module in `spec.path`; none for `follow=false`. */
async function importedSteps(
  spec: AstSelector,
  documents: readonly SourceDocument[],
  workspace: SourceWorkspace,
): Promise<readonly NamedSite[]> {
  const [, first] = spec.path;
  if (spec.follow === false || first === undefined) return [];
  const graph = importGraph(workspace, definitionsNamed);
  const found: NamedSite[] = [];
  for (const document of documents) {
    const all = await graph.sites(document, [first[1]]);
    found.push(...all.filter(({ steps }) => steps.length > 0));
  }
  return found;
}
