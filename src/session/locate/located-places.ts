import type { ResolutionCandidate, ResolutionEvidence, ResolvedTarget } from '../../model/bundle.ts';
import type { Candidate } from '../../relocate/candidate.ts';
import { definitionAt, symbolIdOf } from '../../relocate/symbol-id.ts';
import type { ResolvedPlace } from '../../selector/resolution.ts';
import { languageName } from '../../syntax/language-names.ts';
import { rangeAt } from '../../text/line-index.ts';
import type { VersionedDocument } from '../../sources/source-workspace.ts';
import { memoized } from '../../text/memoized.ts';
import { moduleNameOf } from './module-name.ts';
import type { RequestSource } from './relocation-source.ts';

/** Functions that convert the places of one request to the form of its bundle. */
export interface LocatedPlaces {
  document(uri: string): Promise<VersionedDocument>;
  moduleName(uri: string): Promise<string | undefined>;
  target(place: ResolvedPlace): Promise<ResolvedTarget>;
  /** Returns the `topK` best candidates, and all with score 1. `ranked` begins with the best. */
  candidates(ranked: readonly Candidate[], topK: number): Promise<readonly ResolutionCandidate[]>;
  /** Returns the imports that lead from the selector's name to a place; undefined if the place has no `steps`. */
  evidence(place: ResolvedPlace): Promise<readonly ResolutionEvidence[] | undefined>;
}

export function locatedPlaces(root: string, source: RequestSource): LocatedPlaces {
  const places: LocatedPlaces = {
    async document(uri) {
      const document = await source.document(uri);
      if (document === undefined) throw new TypeError(`a place in a document that does not exist: ${uri}`);
      return document;
    },
    moduleName: memoized(async (uri) => moduleNameOf(root, source, uri)),
    async target(place) {
      const document = await places.document(place.uri);
      const definition = definitionAt(document, place);
      const language = languageName(place.uri);
      return {
        uri: place.uri,
        range: rangeAt(document.lines, place.span),
        selectionRange: rangeAt(document.lines, place.selection),
        docVersion: document.docVersion,
        ...(definition === undefined || language === undefined
          ? {}
          : {
              symbolId: symbolIdOf(document, definition, {
                language,
                module: (await places.moduleName(place.uri)) ?? place.uri,
              }),
            }),
      };
    },
    async candidates(ranked, topK) {
      const exact = ranked.filter(({ score }) => score === 1).length;
      return Promise.all(
        ranked.slice(0, Math.max(topK, exact)).map(async (candidate) => {
          const { score, certified, features, explanation } = candidate;
          const evidence = await places.evidence(candidate);
          return {
            ...(await places.target(candidate)),
            score,
            certified,
            features,
            explanation,
            ...(evidence === undefined ? {} : { evidence }),
          };
        }),
      );
    },
    async evidence({ steps }) {
      if (steps === undefined) return undefined;
      return Promise.all(
        steps.map(async ({ kind, uri, span, name, module }) => {
          const { docVersion, lines } = await places.document(uri);
          return {
            kind,
            uri,
            docVersion,
            range: span === undefined ? null : rangeAt(lines, span),
            name,
            module,
          };
        }),
      );
    },
  };
  return places;
}
