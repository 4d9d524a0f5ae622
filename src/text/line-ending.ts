const ENDING = /\r\n|\r|\n/gu;

/** Returns the most frequent line ending (of equally frequent ones, the first); undefined if the text has none. */
export function dominantLineEnding(text: string): string | undefined {
  const counts = new Map<string, number>();
  for (const [ending] of text.matchAll(ENDING)) counts.set(ending, (counts.get(ending) ?? 0) + 1);
  let [dominant, most]: readonly [string | undefined, number] = [undefined, 0];
  for (const [ending, count] of counts) if (count > most) [dominant, most] = [ending, count];
  return dominant;
}

export function withLineEnding(text: string, ending: string | undefined): string {
  return ending === undefined ? text : text.replaceAll(ENDING, ending);
}
