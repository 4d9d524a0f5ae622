import type { AnchorSelector, Indexing, PositionSpec } from '../model/selector.ts';
import { missing, type Resolution } from './resolution.ts';
import { resolveAst } from './resolve-ast.ts';
import { resolveLocate } from './resolve-locate.ts';
import { resolvePlace } from './resolve-place.ts';
import { resolveSymbol } from './resolve-symbol.ts';
import type { SourceDocument, SourceWorkspace } from './source.ts';

/** The selectors that name a place outright; an anchor's place has to be looked for. */
export type DirectSelector = Exclude<PositionSpec, AnchorSelector>;

/**
 * What a selector means in the workspace as it is now. Columns without a unit of their own count in
 * `indexing`.
 */
export async function resolveSelector(
  spec: DirectSelector,
  workspace: SourceWorkspace,
  indexing: Indexing,
): Promise<Resolution> {
  if (spec.kind === 'symbol' || spec.kind === 'ast') {
    const module = spec.kind === 'symbol' ? (spec.qualname.split(':')[0] ?? '') : spec.path[0][1];
    const documents: SourceDocument[] = [];
    for (const uri of await workspace.modules(module)) {
      const document = await workspace.document(uri);
      if (document !== undefined) documents.push(document);
    }
    return spec.kind === 'symbol' ? resolveSymbol(spec, documents) : resolveAst(spec, documents);
  }
  const document = await workspace.document(spec.uri);
  if (document === undefined) return missing(`there is no file ${JSON.stringify(spec.uri)}`);
  return spec.kind === 'locate' ? resolveLocate(spec, document) : resolvePlace(spec, document, indexing);
}
