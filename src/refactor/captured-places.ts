import { sortLocated } from '../bundle/order.ts';
import type { Location } from '../model/bundle.ts';
import { readDefinition } from '../protocol/definition.ts';
import type { ServerView } from '../protocol/server-view.ts';
import { offersReferences, readReferences } from '../protocol/references.ts';
import type { MovedRanges } from '../text/moved-range.ts';
import { targetIn } from './target-in.ts';

/** Places at which a new name means another thing than the old one did, where they stand before the edit. */
export interface CapturedPlaces {
  /** The name was edited here, and does not mean the renamed thing any more. */
  readonly lost: readonly Location[];
  /** Something else stood here, and now means the renamed thing. */
  readonly gained: readonly Location[];
}

/**
 * Holds the references to all that is renamed against each other, `before` and `after` the edit. What the edit
 * leaves as it is, such as a string, is not lost to another name.
 */
export function capturedPlaces(
  before: readonly Location[],
  after: readonly Location[],
  textsMoved: ReadonlyMap<string, MovedRanges>,
): CapturedPlaces {
  const expected = new Map(
    before.map(({ uri, range }) => {
      const place = { uri, range: textsMoved.get(uri)?.moved(range) ?? range };
      return [JSON.stringify(place), { uri, range }];
    }),
  );
  const found = new Map(
    after.map((place) => [JSON.stringify({ uri: place.uri, range: place.range }), place]),
  );
  const lost = [...expected].flatMap(([key, place]) => (found.has(key) ? [] : [place]));
  const gained = [...found].flatMap(([key, { uri, range }]) =>
    expected.has(key) ? [] : [{ uri, range: textsMoved.get(uri)?.movedBack(range) ?? range }],
  );
  return {
    lost: sortLocated(lost.filter(({ uri, range }) => textsMoved.get(uri)?.changes(range) === true)),
    gained: sortLocated(gained),
  };
}

/** As many are asked about; of more, all count. */
const MOST_ASKED = 100;

/** Those of the places that mean something as they are; a name that meant nothing is not taken from anybody. */
export async function meaningful(
  view: ServerView,
  root: string,
  places: readonly Location[],
): Promise<readonly Location[]> {
  if (places.length > MOST_ASKED) return places;
  const kept: Location[] = [];
  for (const place of places) {
    if ((await readDefinition(view, targetIn(root, place))).length > 0) kept.push(place);
  }
  return kept;
}

/** The references to every one of these places; undefined where the server does not say them. */
export async function referencesToAll(
  view: ServerView,
  root: string,
  places: readonly Location[],
): Promise<readonly Location[] | undefined> {
  if (!offersReferences(view)) return undefined;
  const found = new Map<string, Location>();
  for (const place of places) {
    for (const reference of await readReferences(view, targetIn(root, place), true)) {
      found.set(JSON.stringify(reference), reference);
    }
  }
  return [...found.values()];
}
