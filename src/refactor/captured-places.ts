import { sortLocated } from '../bundle/order.ts';
import type { Location } from '../model/bundle.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { readDefinition } from '../protocol/go-to.ts';
import { targetIn, type ServerView } from '../protocol/server-view.ts';
import { offersReferences, readReferences } from '../protocol/references.ts';
import type { MovedRanges } from '../text/moved-range.ts';

/** Places whose name has a different meaning after the edit. The ranges refer to the texts before the edit. */
export interface CapturedPlaces {
  /** Places that the edit changes, but whose new name does not refer to the renamed symbol. */
  readonly lost: readonly Location[];
  /** Places whose name refers to the renamed symbol only after the edit. */
  readonly captured: readonly Location[];
}

/** Compares the references before and after the edit. `lost` omits places that the edit leaves unchanged. */
export function capturedPlaces(
  before: readonly Location[],
  after: readonly Location[],
  textsMoved: ReadonlyMap<string, MovedRanges>,
): CapturedPlaces {
  const expected = new Map(
    before.map(({ uri, range }) => {
      return [JSON.stringify(movedPlace({ uri, range }, textsMoved)), { uri, range }];
    }),
  );
  const found = new Map(
    after.map((place) => [JSON.stringify({ uri: place.uri, range: place.range }), place]),
  );
  const lost = [...expected].flatMap(([key, place]) => (found.has(key) ? [] : [place]));
  const captured = [...found].flatMap(([key, { uri, range }]) =>
    expected.has(key) ? [] : [{ uri, range: textsMoved.get(uri)?.movedBack(range) ?? range }],
  );
  return {
    lost: sortLocated(lost.filter(({ uri, range }) => textsMoved.get(uri)?.changes(range) === true)),
    captured: sortLocated(captured),
  };
}

/** Converts a place before the edit to its place after the edit. */
export function movedPlace({ uri, range }: Location, textsMoved: ReadonlyMap<string, MovedRanges>): Location {
  return { uri, range: textsMoved.get(uri)?.moved(range) ?? range };
}

/** Returns places with a definition, or without a diagnostic: `__getattr__` provides names without a definition. */
export async function withMeaning(
  view: ServerView,
  root: string,
  places: readonly Location[],
  diagnostics: readonly Diagnostic[],
): Promise<readonly Location[]> {
  const startOf = ({ uri, range: [line, column] }: Location): string => `${line}:${column} ${uri}`;
  const starts = new Set(diagnostics.map(startOf));
  const result: Location[] = [];
  for (const place of places) {
    const isClean = !starts.has(startOf(place));
    if (isClean || (await readDefinition(view, targetIn(root, place))).length > 0) result.push(place);
  }
  return result;
}

/** Returns references and declarations of symbols at `places`; undefined if the server does not offer references. */
export async function allReferences(
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
