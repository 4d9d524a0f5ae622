/** Counts characters. Throws beyond the limit. */
export type Spend = (characters: number) => void;

/**
 * Limits the characters of a result. Parts of a small input may refer to one text many times, so the result
 * may be far longer than the input.
 *
 * @param limit in UTF-16 code units.
 * @param tooLong creates the error beyond the limit.
 */
export function characterBudget(limit: number, tooLong: () => Error): Spend {
  let spent = 0;
  return (characters) => {
    spent += characters;
    if (spent > limit) throw tooLong();
  };
}
