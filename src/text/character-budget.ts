/** A function that adds a length in UTF-16 code units to a total, and throws if the total exceeds a limit. */
export type Spend = (characters: number) => void;

/** Limits the total length of the texts to which a small input may expand. */
export function characterBudget(limit: number, tooLong: () => Error): Spend {
  let spent = 0;
  return (characters) => {
    spent += characters;
    if (spent > limit) throw tooLong();
  };
}
