/** The maximum length of a text in UTF-16 code units. Longer ordinary code exhausts the parser's memory. */
export const MAX_CHARACTERS: number = 16 * 2 ** 20;

/** The timeout for an empty text. It includes the start of the parser's thread on a loaded machine. */
const MIN_TIMEOUT_MS = 10_000;
/** The slowest ordinary text, a list of one-digit numbers, takes 2 to 5 s for a million characters. */
const MS_PER_CHARACTER = 0.01;
const MAX_TIMEOUT_MS = 30_000;

export function readingTimeoutMs(text: string): number {
  return Math.min(MIN_TIMEOUT_MS + Math.round(text.length * MS_PER_CHARACTER), MAX_TIMEOUT_MS);
}

/** Returns the reason why a text is not parsed, or undefined if the text is short enough. */
export function tooLong(text: string): string | undefined {
  return text.length > MAX_CHARACTERS ? `it is longer than ${MAX_CHARACTERS} characters` : undefined;
}
