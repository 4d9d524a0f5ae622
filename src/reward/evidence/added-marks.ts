import { grouped } from '../../text/grouped.ts';
import type { Mark } from './mark.ts';

export interface PlacedMark {
  readonly uri: string;
  readonly mark: Mark;
}

type Key = (placed: PlacedMark) => string | undefined;

/** The keys that pair a new mark, such as a suppression, with an old one, the most certain first. */
const KEYS: readonly Key[] = [
  ({ uri, mark }) => JSON.stringify([uri, mark.kind, mark.form, mark.code]),
  // Pairs marks of equal lines in different files, because the line may have been moved.
  ({ mark }) => (mark.code === '' ? undefined : JSON.stringify([mark.kind, mark.form, mark.code])),
  // Pairs marks of different lines in the same file, because the line may have been edited.
  ({ uri, mark }) => JSON.stringify([uri, mark.kind, mark.form]),
];

/**
 * Returns the new marks that match no old mark. Each old mark matches at most one new mark. Also omits a suppression
 * that replaces an old suppression of the same line without hiding more errors.
 */
export function addedMarks(
  before: readonly PlacedMark[],
  after: readonly PlacedMark[],
): readonly PlacedMark[] {
  let [old, current] = [before, after];
  for (const key of KEYS) [old, current] = unmatched(old, current, key);
  return withoutNarrowed(old, current);
}

function withoutNarrowed(before: readonly PlacedMark[], after: readonly PlacedMark[]): readonly PlacedMark[] {
  const old = [...before];
  return after.filter(({ uri, mark }) => {
    if (mark.kind !== 'suppression') return true;
    const at = old.findIndex(
      (one) =>
        one.uri === uri &&
        one.mark.kind === mark.kind &&
        one.mark.code === mark.code &&
        (one.mark.isBlanket === true || (mark.isBlanket !== true && one.mark.hides >= mark.hides)),
    );
    if (at !== -1) old.splice(at, 1);
    return at === -1;
  });
}

function unmatched(
  before: readonly PlacedMark[],
  after: readonly PlacedMark[],
  key: Key,
): readonly [readonly PlacedMark[], readonly PlacedMark[]] {
  const waiting = new Map([...grouped(before, key)].map(([name, marks]) => [name, [...marks]]));
  const matched = new Set<PlacedMark>();
  const left = after.filter((placed) => {
    const name = key(placed);
    const match = name === undefined ? undefined : waiting.get(name)?.shift();
    if (match !== undefined) matched.add(match);
    return match === undefined;
  });
  return [before.filter((placed) => !matched.has(placed)), left];
}
