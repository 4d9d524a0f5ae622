import type { SymbolRole, SymbolSelector } from '../model/selector.ts';
import type { Definition, Span } from '../syntax/definition.ts';
import { definitionsOfPath, overloadsOfPath } from './definitions-of-path.ts';
import { missing, oneOf, type Resolution, type ResolvedPlace } from './resolution.ts';
import { severalFiles } from './several-files.ts';
import type { SourceDocument } from './source.ts';

/** What a role means in a definition; null where it has none. */
export const SPAN_OF: Readonly<Record<SymbolRole, (definition: Definition) => Span | null>> = {
  def: ({ nameSpan }) => nameSpan,
  sig: ({ signature }) => signature,
  body: ({ body }) => body,
  doc: ({ docstring }) => docstring,
};

const ROLE_NAMES: Readonly<Record<SymbolRole, string>> = {
  def: 'name',
  sig: 'signature',
  body: 'body',
  doc: 'docstring',
};

/** A symbol in the documents that its module's name means. */
export function resolveSymbol(spec: SymbolSelector, documents: readonly SourceDocument[]): Resolution {
  const [module = '', dotted = ''] = spec.qualname.split(':');
  const path = dotted.split('.');
  if (documents.length === 0) return missing(`there is no module ${module}`);
  const places: ResolvedPlace[] = [];
  let definitions = 0;
  let overloads = 0;
  for (const document of documents) {
    for (const definition of chosen(spec, document, path)) {
      definitions += 1;
      if (definition.part === 'overload') overloads += 1;
      const span = SPAN_OF[spec.role](definition);
      if (span !== null) places.push({ uri: document.uri, span, selection: definition.nameSpan });
    }
  }
  const what = spec.overload === undefined ? dotted : `overload ${spec.overload} of ${dotted}`;
  return oneOf(places, {
    none:
      definitions === 0 ? `${module} has no ${what}` : `${what} in ${module} has no ${ROLE_NAMES[spec.role]}`,
    several:
      severalFiles(module, path, places) ??
      (overloads === places.length
        ? `${dotted} in ${module} has ${overloads} overloads; say which with ?overload=0 to ?overload=${overloads - 1}`
        : `${what} is defined ${places.length} times in ${module}`),
  });
}

function chosen(
  { overload }: SymbolSelector,
  document: SourceDocument,
  path: readonly string[],
): readonly Definition[] {
  if (overload === undefined) return definitionsOfPath(document.definitions, path);
  return overloadsOfPath(document.definitions, path).slice(overload, overload + 1);
}
