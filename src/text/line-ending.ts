const ENDING = /\r\n|\r|\n/gu;

/** Returns the most frequent line ending of a text, the earliest one if equal, or undefined without any. */
export function dominantLineEnding(text: string): string | undefined {
  const counts = new Map<string, number>();
  for (const [ending] of text.matchAll(ENDING)) counts.set(ending, (counts.get(ending) ?? 0) + 1);
  let [dominant, most]: readonly [string | undefined, number] = [undefined, 0];
  for (const [ending, count] of counts) if (count > most) [dominant, most] = [ending, count];
  return dominant;
}

/** Returns the text with every line ending replaced by this one, or unchanged without one. */
export function withLineEnding(text: string, ending: string | undefined): string {
  return ending === undefined ? text : text.replaceAll(ENDING, ending);
}
