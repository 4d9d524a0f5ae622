import type { Candidate } from './candidate.ts';
import { candidatesIn } from './candidates-in.ts';
import { documentPair, type DocumentPair } from './document-pair.ts';
import { nameLineOf, outlineOf, scopeAt, type Scope } from './outline.ts';
import type { Search } from './search.ts';
import type { RelocationSource } from './source.ts';

/** So alike that it is a move, though nobody knows the past; a score that is never accepted. */
const NEARLY_EQUAL = 0.95;
const UNKNOWN_PAST = 0.7;
/**
 * The candidates of a search that were not there when the target was. Where that is not known, only what
 * is nearly equal can be more than a likeness.
 */
export async function newcomers(search: Search, source: RelocationSource): Promise<readonly Candidate[]> {
  const found = candidatesIn(search);
  if (found.length === 0) return found;
  const { before, after } = search;
  const past = await source.beside(before.docVersion, before.uri, after.uri);
  if (past === null) return found;
  if (past !== undefined) {
    const pair = documentPair(past, after);
    return found.filter(({ span }) => isNew(pair, span.start));
  }
  return found.map((candidate) =>
    (candidate.features.token ?? 0) >= NEARLY_EQUAL
      ? candidate
      : {
          ...candidate,
          score: Math.min(candidate.score, UNKNOWN_PAST),
          explanation: `${candidate.explanation}; whether it was there before is not known`,
        },
  );
}

/** Whether what stands at an offset of the new document has nothing in the old one that it comes from. */
function isNew(pair: DocumentPair, offset: number): boolean {
  const known = new Set([...pair.scopes.values()].map(({ scope }) => scope));
  const scope = scopeAt(outlineOf(pair.after), offset);
  if (!known.has(scope)) return true;
  const isName = holdsName(scope, offset);
  return (
    !isName && [...pair.newUnits().values()].flat().some(({ start, end }) => start <= offset && offset <= end)
  );
}

function holdsName(scope: Scope, offset: number): boolean {
  const line = nameLineOf(scope);
  return line !== undefined && line.start <= offset && offset <= line.end;
}
