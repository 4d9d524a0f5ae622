import { partitionPoint } from '../../text/partition-point.ts';
import type { Splice } from '../../text/splice.ts';
import type { Alignment } from './align-words.ts';
import { wordLines, type Word, type WordLines } from './words.ts';

/** The state, in head, of a place that an edit changes in base. */
export type EditStatus =
  /** Head has the words of the edit. White space is not compared. */
  | { readonly kind: 'applied' }
  /** Head still has the words of base, at these offsets in head's text. */
  | { readonly kind: 'pending'; readonly start: number; readonly end: number }
  /** The place is missing in head, or has neither the words of base nor those of the edit. */
  | { readonly kind: 'superseded' };

/** The place of an edit in base. `splice` is the exact place; the other members add the rest of cut words. */
export interface EditedPlace {
  readonly splice: Splice;
  /** The index of the first of `oldWords` among the words of base. `end` is the index after the last one. */
  readonly first: number;
  readonly end: number;
  readonly oldWords: readonly string[];
  readonly newWords: readonly string[];
  readonly newText: string;
}

export function editedPlace({ text, words }: WordLines, splice: Splice): EditedPlace {
  const first = partitionPoint(words.length, (index) => (words[index] as Word).end > splice.start);
  let end = first;
  while (end < words.length && (words[end] as Word).start < splice.end) end += 1;
  const replaced = words.slice(first, end);
  const start = Math.min(replaced[0]?.start ?? splice.start, splice.start);
  const textEnd = Math.max(replaced.at(-1)?.end ?? splice.end, splice.end);
  const newText = text.slice(start, splice.start) + splice.newText + text.slice(splice.end, textEnd);
  return {
    splice,
    first,
    end,
    oldWords: replaced.map((word) => word.text),
    newWords: wordLines(newText).words.map((word) => word.text),
    newText,
  };
}

export function editStatusOf(
  place: EditedPlace,
  base: WordLines,
  head: WordLines,
  aligned: Alignment,
): EditStatus {
  const span = ownSpan(place, aligned) ?? spanBetween(place, base, head, aligned);
  if (span === undefined) return { kind: 'superseded' };
  const found = head.words.slice(...span);
  if (isText(found, place.newWords)) return { kind: 'applied' };
  if (!isText(found, place.oldWords)) return { kind: 'superseded' };
  const start = head.words[span[0]]?.start ?? head.text.length;
  return { kind: 'pending', start, end: found.at(-1)?.end ?? start };
}

function isText(words: readonly Word[], expected: readonly string[]): boolean {
  return words.length === expected.length && words.every(({ text }, index) => text === expected[index]);
}

/** Indexes of words in head. */
type Span = readonly [start: number, beyond: number];

/**
 * Returns the span of the words in head that correspond to `oldWords`. Returns undefined if `oldWords` is empty, if
 * the edit changes the number of words, or if the corresponding words are missing or not adjacent.
 */
function ownSpan({ first, oldWords, newWords }: EditedPlace, aligned: Alignment): Span | undefined {
  const start = aligned.get(first);
  if (start === undefined || oldWords.length === 0 || oldWords.length !== newWords.length) return undefined;
  const isWhole = oldWords.every((_, index) => aligned.get(first + index) === start + index);
  return isWhole ? [start, start + oldWords.length] : undefined;
}

/** Returns the span between the words before and after the place; undefined if head lacks one of these words. */
function spanBetween(
  { first, end }: EditedPlace,
  base: WordLines,
  head: WordLines,
  aligned: Alignment,
): Span | undefined {
  const before = first === 0 ? -1 : aligned.get(first - 1);
  const after = end === base.words.length ? head.words.length : aligned.get(end);
  return before === undefined || after === undefined ? undefined : [before + 1, after];
}
