import type { Candidate } from './candidate.ts';
import { candidatesIn } from './candidates-in.ts';
import { documentPair, type DocumentPair } from './document-pair.ts';
import { nameLineOf, outlineOf, scopeAt } from './outline.ts';
import type { Search } from './search.ts';
import type { TrackedFiles } from './source.ts';

/**
 * The minimum text similarity (`features.token`) at which a candidate counts as moved code. Such a candidate keeps
 * its score even if the earlier content of its file is unavailable.
 */
const NEARLY_EQUAL = 0.95;
/**
 * The maximum score of a candidate below {@link NEARLY_EQUAL} if the earlier content of its file is unavailable. The
 * default `tau`, the minimum score of an accepted candidate, is higher.
 */
const UNKNOWN_PAST = 0.7;

/**
 * Returns the candidates in `search.after` whose code did not exist at the time of `search.before`. If the content of
 * the file at that time is unavailable, returns all candidates. Candidates below {@link NEARLY_EQUAL} then get a
 * score of at most {@link UNKNOWN_PAST}.
 */
export async function addedCandidates(search: Search, source: TrackedFiles): Promise<readonly Candidate[]> {
  const found = candidatesIn(search);
  if (found.length === 0) return found;
  const { before, after } = search;
  const past = await source.documentAtVersion(before.docVersion, before.uri, after.uri);
  if (past === null) return found;
  if (past !== undefined) {
    const isNew = newIn(documentPair(past, after));
    return found.filter(({ span }) => isNew(span.start));
  }
  return found.map((candidate) =>
    (candidate.features.token ?? 0) >= NEARLY_EQUAL
      ? candidate
      : {
          ...candidate,
          score: Math.min(candidate.score, UNKNOWN_PAST),
          explanation: `${candidate.explanation}; this code may have existed before`,
        },
  );
}

/** Returns a function that is true for an offset of `pair.after` in an unmatched scope or on a new logical line. */
function newIn(pair: DocumentPair): (offset: number) => boolean {
  const outline = outlineOf(pair.after);
  const matchedScopes = new Set([...pair.scopes.values()].map(({ scope }) => scope));
  const lines = new Set([...pair.newUnits().values()].flat());
  return (offset) => {
    const scope = scopeAt(outline, offset);
    if (!matchedScopes.has(scope)) return true;
    const line = [...scope.header, ...scope.sequence].find(
      ({ start, end, opens }) => opens === undefined && start <= offset && offset <= end,
    );
    // The line with the name of a matched scope is not new, even if other parts of the line have changed.
    return line !== undefined && line !== nameLineOf(scope) && lines.has(line);
  };
}
