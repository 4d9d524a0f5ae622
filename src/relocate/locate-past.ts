import type { PositionSpec } from '../model/selector.ts';
import type { ResolvedPlace } from '../selector/resolution.ts';
import { moduleOf } from '../selector/resolve-selector.ts';
import { sameSpan } from '../syntax/spans.ts';
import type { Candidate, Location } from './candidate.ts';
import { scoredEvidence } from './evidence.ts';
import { follow } from './follow.ts';
import type { PastOrigin } from './origin.ts';
import { locationOf, rank } from './score.ts';
import type { RelocationSettings } from './settings.ts';
import type { RelocationSource } from './source.ts';

/** Finds code of an earlier version in the current files. Accepts no candidate if the selector was ambiguous. */
export async function locateFromPast(
  spec: PositionSpec,
  { version, resolution: was, imported }: PastOrigin,
  source: RelocationSource,
  settings: RelocationSettings,
): Promise<Location> {
  if (was.kind === 'inside-character') return was;
  if (was.kind === 'missing') {
    return { kind: 'missing', candidates: [], reason: `in the selector's version, ${was.reason}` };
  }
  const places = was.kind === 'resolved' ? [was.place] : was.places;
  const found: Candidate[] = [];
  const isStructural = spec.kind === 'symbol' || spec.kind === 'ast';
  const otherPaths = async (): Promise<readonly string[]> =>
    spec.kind === 'symbol' || spec.kind === 'ast' ? source.modulePaths(moduleOf(spec)) : [];
  let lostIn: string | undefined;
  for (const place of places) {
    const followed = await follow({ ...version, place }, isStructural, otherPaths, source, settings);
    found.push(...followed.candidates);
    lostIn ??= followed.uncertainSince;
  }
  if (was.kind === 'ambiguous') {
    if (found.length === 0) {
      const reason = `in the selector's version, ${was.reason}, and the current files contain no similar code`;
      return { kind: 'missing', candidates: [], reason };
    }
    return { kind: 'ambiguous', candidates: rank(found), reason: `in the selector's version, ${was.reason}` };
  }
  const location = locationOf(withReexport(found, imported), settings);
  const isImported =
    location.kind === 'accepted' && imported !== undefined && isSame(location.place, imported);
  if (lostIn === undefined || isImported || !('candidates' in location)) return location;
  const reason = `commit ${lostIn} changes or deletes the code, and no candidate in the current files is certain`;
  const { candidates } = location;
  return { kind: candidates.length === 0 ? 'missing' : 'ambiguous', candidates, reason };
}

/** Raises the score of the candidate to which an import in the old module refers. */
function withReexport(
  candidates: readonly Candidate[],
  imported: ResolvedPlace | undefined,
): readonly Candidate[] {
  if (imported === undefined) return candidates;
  return rank(
    candidates.map((candidate) => {
      const { score, features, explanation } = candidate;
      const withImport = scoredEvidence({ ...features, ast: 1, module: 1 }, false);
      return isSame(candidate, imported) && withImport.score > score
        ? {
            ...candidate,
            ...withImport,
            explanation: `${explanation}; an import in its old module refers to it`,
          }
        : candidate;
    }),
  );
}

function isSame(one: ResolvedPlace, other: ResolvedPlace): boolean {
  return one.uri === other.uri && sameSpan(one.span, other.span);
}
