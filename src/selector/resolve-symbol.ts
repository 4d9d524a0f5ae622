import type { SymbolRole, SymbolSelector } from '../model/selector.ts';
import type { Definition, Span } from '../syntax/definition.ts';
import { definitionsOfPath, overloadsOfPath } from './definitions-of-path.ts';
import type { Choose, NamedSite } from './imports/named-site.ts';
import { lazyAdvice } from './imports/lazy-functions.ts';
import { qualnameParts } from './qualname.ts';
import { distinctPlaces, missing, resolutionOf, type Resolution, type ResolvedPlace } from './resolution.ts';
import { severalPlaces } from './several-places.ts';
import type { SourceDocument } from './source.ts';

/** Functions that return the span of a role in a definition, or null if the definition lacks the role. */
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

/** Resolves a symbol in its module's documents. The default `sites` omit definitions from imported modules. */
export function resolveSymbol(
  spec: SymbolSelector,
  documents: readonly SourceDocument[],
  sites: readonly NamedSite[] = ownSites(spec, documents),
): Resolution {
  const { module, path } = qualnameParts(spec.qualname);
  const dotted = path.join('.');
  if (documents.length === 0) return missing(`the module ${module} does not exist`);
  const definitions = sites.flatMap((site) => site.definitions);
  const places: ResolvedPlace[] = distinctPlaces(
    sites.flatMap(({ document, definitions: found, steps }) =>
      found.flatMap((definition) => {
        const span = SPAN_OF[spec.role](definition);
        if (span === null) return [];
        const imported = steps.length === 0 ? {} : { steps };
        return [{ uri: document.uri, span, selection: definition.nameSpan, ...imported }];
      }),
    ),
  );
  const overloads = definitions.filter(({ part }) => part === 'overload').length;
  const target = spec.overload === undefined ? dotted : `overload ${spec.overload} of ${dotted}`;
  return resolutionOf(places, {
    none:
      definitions.length === 0
        ? `${module} has no ${target}${lazyAdvice(documents, path)}`
        : `${target} in ${module} has no ${ROLE_NAMES[spec.role]}`,
    several:
      severalPlaces(module, path, places) ??
      (overloads === places.length
        ? `${dotted} in ${module} has ${overloads} overloads; select one with ?overload=0 to ?overload=${overloads - 1}`
        : `${target} is defined ${places.length} times in ${module}`),
  });
}

/** Returns the function that picks the definitions of a selector. Ignores `overload=0` if no overloads exist. */
export function choiceOf({ overload }: SymbolSelector): Choose {
  return (definitions, path) => {
    if (overload === undefined) return definitionsOfPath(definitions, path);
    const overloads = overloadsOfPath(definitions, path);
    if (overloads.length === 0 && overload === 0) return definitionsOfPath(definitions, path);
    return overloads.slice(overload, overload + 1);
  };
}

function ownSites(spec: SymbolSelector, documents: readonly SourceDocument[]): readonly NamedSite[] {
  const choose = choiceOf(spec);
  const { path } = qualnameParts(spec.qualname);
  return documents.map((document) => {
    return { document, definitions: choose(document.definitions, path), steps: [] };
  });
}
