import type { Location } from '../model/bundle.ts';
import type { PlannedFile } from '../model/plan.ts';
import { lineIndex } from '../text/line-index.ts';
import { movedRanges, type MovedRanges } from '../text/moved-range.ts';

/** Maps, for each file, ranges to their positions after a plan's edits. */
export function movedTexts(
  files: readonly PlannedFile[],
  textOf: (uri: string) => string | undefined,
): ReadonlyMap<string, MovedRanges> {
  const moved = new Map<string, MovedRanges>();
  for (const { uri, edits } of files) {
    const text = textOf(uri);
    if (text !== undefined && edits.length > 0) moved.set(uri, movedRanges(lineIndex(text), edits));
  }
  return moved;
}

export function movedPlaces(
  places: readonly Location[],
  texts: ReadonlyMap<string, MovedRanges>,
): readonly Location[] {
  return places.map(({ uri, range }) => ({ uri, range: texts.get(uri)?.moved(range) ?? range }));
}
