import type { SymbolSelector } from '../model/selector.ts';
import { qualnameParts } from '../selector/qualname.ts';
import { SPAN_OF } from '../selector/resolve-symbol.ts';
import type { SourceWorkspace } from '../selector/source.ts';
import type { Candidate, Features } from './candidate.ts';
import { definitionCandidate } from './evidence.ts';
import { fingerprintSimilarity } from './fingerprint.ts';
import { pathSimilarity, pathProximity } from './path-similarity.ts';
import { rank } from './score.ts';
import type { RelocationSource } from './source.ts';
import { fingerprintIn } from './symbol-id.ts';

/** Definitions shorter than half of this length, in UTF-16 code units, score lower. */
const MANY_CHARACTERS = 300;
/** Below this fingerprint similarity, a definition counts as a different symbol. */
const MIN_SIMILARITY = 0.4;

/** Returns classes and functions with a fingerprint like `symbolId`'s. The module file `modulePath` may not exist. */
export async function searchSymbol(
  spec: SymbolSelector & { readonly symbolId: string },
  modulePath: string,
  source: RelocationSource,
): Promise<readonly Candidate[]> {
  const fingerprint = fingerprintIn(spec.symbolId);
  if (fingerprint === undefined) return [];
  const path = qualnameParts(spec.qualname).path.join('.');
  const found: Candidate[] = [];
  for (const { uri, definition, fingerprint: other } of await source.definitions()) {
    const fingerprintScore = fingerprintSimilarity(fingerprint, other);
    const span = SPAN_OF[spec.role](definition);
    if (fingerprintScore < MIN_SIMILARITY || span === null) continue;
    const isSameName = definition.name === path.split('.').at(-1);
    const isSamePath = definition.path.join('.') === path;
    const length = definition.span.end - definition.span.start;
    const weighted = fingerprintScore * Math.min(1, 0.5 + length / MANY_CHARACTERS);
    const features: Features = {
      // With a different name, only nearly identical definitions score high.
      ast: isSameName ? (isSamePath ? 1 : 0.9) : weighted ** 3,
      module: uri === modulePath ? 1 : pathSimilarity(modulePath, uri) / 2,
      token: weighted,
      prox: pathProximity(modulePath, uri),
    };
    const similarity = `, with a fingerprint similarity of ${Math.round(fingerprintScore * 100)} %`;
    found.push(definitionCandidate(uri, definition, span, features, similarity));
  }
  return rank(found);
}

/** Returns corrections of a wrong path: definitions with the same last name, such as `m:A.run` for `m:B.run`. */
export async function sameNameCandidates(
  spec: SymbolSelector,
  uris: readonly string[],
  workspace: SourceWorkspace,
): Promise<readonly Candidate[]> {
  const name = spec.qualname.split(/[:.]/u).at(-1);
  const found: Candidate[] = [];
  for (const uri of uris) {
    const document = await workspace.document(uri);
    for (const definition of document?.definitions ?? []) {
      const span = SPAN_OF[spec.role](definition);
      if (definition.name !== name || span === null) continue;
      const features: Features = { ast: 0.5, module: 1, token: null, prox: null };
      found.push(definitionCandidate(uri, definition, span, features, ', with the same name'));
    }
  }
  return rank(found);
}
