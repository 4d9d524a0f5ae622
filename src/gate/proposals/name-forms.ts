import type { EditedPlace } from './edit-status.ts';

/** Maps words that the edit replaces by each other to one form, so that a renamed line is found again. */
export function nameForms(places: Iterable<EditedPlace>): (word: string) => string {
  const parents = new Map<string, string>();
  const formOf = (word: string): string => {
    let at = word;
    for (let next = parents.get(at); next !== undefined; next = parents.get(at)) {
      const beyond = parents.get(next);
      // Path halving: an edit may replace each word by the next one, which makes a long chain.
      if (beyond !== undefined) parents.set(at, beyond);
      at = next;
    }
    return at;
  };
  for (const { oldWords, newWords } of places) {
    if (oldWords.length !== newWords.length) continue;
    for (const [index, word] of oldWords.entries()) {
      const [one, other] = [formOf(word), formOf(newWords[index] ?? word)];
      if (one !== other) parents.set(one, other);
    }
  }
  return formOf;
}
