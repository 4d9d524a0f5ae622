import type { ResolvedPlace } from '../selector/resolution.ts';
import type { SourceDocument } from '../selector/source.ts';
import type { Candidate } from './candidate.ts';
import { candidatesIn } from './candidates-in.ts';
import { documentPair } from './document-pair.ts';
import { candidatesElsewhere } from './elsewhere.ts';
import { movedLine } from './moved-line.ts';
import { acceptedOf, rank } from './score.ts';
import type { RelocationSettings } from './settings.ts';
import type { TrackedFiles } from './source.ts';
import { chainOf, targetOf } from './target.ts';

/**
 * Returns the candidates for an old place, best first. If a candidate in the same file is accepted, searches no other
 * files. Otherwise, searches other files if the file was deleted, or if its new version has no match for a class or
 * function around the place. If all these searches find nothing, searches other files for a moved line.
 */
export async function track(
  before: SourceDocument,
  place: ResolvedPlace,
  structural: boolean,
  source: TrackedFiles,
  settings: RelocationSettings,
): Promise<readonly Candidate[]> {
  const target = targetOf(before, place, structural);
  const after = await source.document(before.uri);
  const inSameFile = after === undefined ? [] : rank(candidatesIn({ before, after, target, module: 1 }));
  if (acceptedOf(inSameFile, settings) !== undefined) return inSameFile;
  const pair = after && documentPair(before, after);
  const unmatched = chainOf(target.scope).filter((scope) => pair?.scopes.has(scope) !== true);
  const found = [...inSameFile];
  if (unmatched.length > 0 || after === undefined) {
    found.push(
      ...(await candidatesElsewhere(before, target, unmatched.toReversed(), after === undefined, source)),
    );
  }
  return rank(found.length > 0 ? found : await movedLine(before, target, source));
}
