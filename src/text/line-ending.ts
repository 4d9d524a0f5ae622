const ENDING = /\r\n|\r|\n/gu;

/** What ends most lines of a text, of equals the one that comes first; undefined where nothing does. */
export function dominantLineEnding(text: string): string | undefined {
  const counts = new Map<string, number>();
  for (const [ending] of text.matchAll(ENDING)) counts.set(ending, (counts.get(ending) ?? 0) + 1);
  let [dominant, most]: readonly [string | undefined, number] = [undefined, 0];
  for (const [ending, count] of counts) if (count > most) [dominant, most] = [ending, count];
  return dominant;
}

/** The text with every line break written like this one; as it is where none is given. */
export function withLineEnding(text: string, ending: string | undefined): string {
  return ending === undefined ? text : text.replaceAll(ENDING, ending);
}
