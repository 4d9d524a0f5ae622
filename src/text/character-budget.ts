/** A function that adds to a number of characters, and throws if the sum is beyond a limit. */
export type Spend = (characters: number) => void;

/**
 * Returns a function that limits the characters of a result. Parts of a small input may refer to one text
 * many times, so the result may be far longer than the input.
 *
 * @param limit in UTF-16 code units.
 * @param tooLong creates the error that is thrown beyond the limit.
 */
export function characterBudget(limit: number, tooLong: () => Error): Spend {
  let spent = 0;
  return (characters) => {
    spent += characters;
    if (spent > limit) throw tooLong();
  };
}
