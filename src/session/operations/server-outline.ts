import type { PositionSpec, SelectorKind } from '../../model/selector.ts';
import { fileOfModule, qualnameParts } from '../../selector/qualname.ts';
import { languageName } from '../../syntax/language-names.ts';
import type { WorkspaceSession } from '../workspace-session.ts';
import type { Outline } from '../locate/resolve-request.ts';
import { symbolsOf } from './query-file.ts';
import type { RequestLimits } from './request-limits.ts';
import { outlineDefinitions } from './outline-definitions.ts';

/** Returns a function that outlines files in languages for which lanser has no parser. */
export function serverOutline(session: WorkspaceSession, limits: RequestLimits): Outline {
  return async (source, spec, as) => {
    const uri = fileWithDefinitions(spec, as);
    if (uri === undefined || languageName(uri) !== undefined) return undefined;
    if ((await source.document(uri)) === undefined) return undefined;
    const { document, value, environment } = await symbolsOf(session, uri, limits);
    const outlined = { ...document, definitions: outlineDefinitions(value, document.lines) };
    const { docVersion } = document;
    const server = environment.server?.name ?? '';
    return {
      source: {
        ...source,
        document: async (requestedUri) => (requestedUri === uri ? outlined : source.document(requestedUri)),
      },
      evidence: { kind: 'documentSymbol', uri, docVersion, provenance: 'lsp', server },
      environment,
    };
  };
}

/**
 * Returns the file whose definitions are necessary to resolve `spec`, or to create a selector of the kind `as`.
 * Returns undefined if none are necessary, for a Python module, and for an AST selector, which no outline resolves.
 */
function fileWithDefinitions(spec: PositionSpec, as: SelectorKind | undefined): string | undefined {
  if (spec.kind === 'symbol') return fileOfModule(qualnameParts(spec.qualname).module);
  if (spec.kind === 'ast') return undefined;
  const isScoped = spec.kind === 'locate' && spec.scope !== undefined && 'symbol' in spec.scope;
  return isScoped || as === 'symbol' ? spec.uri : undefined;
}
