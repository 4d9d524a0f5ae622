import { LanserError } from '../model/lanser-error.ts';

/** A function that adds up comparisons, for example of lines or words, and throws if the sum exceeds a maximum. */
export type SpendComparisons = (comparisons: number) => void;

/** The maximum for two documents: a few seconds of comparisons. Refactorings of large files need about 1% of it. */
const MAX_COMPARISONS = 50_000_000;

/** Returns a counter. It throws E/INCONCLUSIVE, with the path `uri`, if the sum exceeds {@link MAX_COMPARISONS}. */
export function comparisonBudget(uri: string): SpendComparisons {
  let left = MAX_COMPARISONS;
  return (comparisons) => {
    left -= comparisons;
    if (left >= 0) return;
    throw new LanserError(
      'E/INCONCLUSIVE',
      `Relocation in ${JSON.stringify(uri)} needs too much time: too many changed parts are similar. Create the selector again from the current files.`,
      { path: uri },
    );
  };
}
