/** A function that adds to a number of characters, and throws if the sum is beyond a limit. */
export type Spend = (characters: number) => void;

/**
 * Returns a function that limits the total of the lengths that it receives, in UTF-16 code units. A small input may
 * expand to long texts.
 */
export function characterBudget(limit: number, tooLong: () => Error): Spend {
  let spent = 0;
  return (characters) => {
    spent += characters;
    if (spent > limit) throw tooLong();
  };
}
