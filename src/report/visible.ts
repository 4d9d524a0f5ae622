// report/ holds one renderer per file: from a report or bundle to what a person or a program reads.
// It refuses to know where they go.

// Control characters but tab and line feed, halves of characters, and what changes the direction of
// text, separates lines or has no width: marks, fillers, variation selectors, tags.
const HIDDEN = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A text of the code under test with everything that a terminal, a log or a browser would act on
 * or hide written as an escape. Line feeds and tabs stay.
 */
export function visible(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(HIDDEN, escapeOf);
}

function escapeOf(character: string): string {
  const digits = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return digits.length > 4 ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`;
}

/** Like {@link visible}, and on one line. */
export function visibleLine(text: string): string {
  return visible(text).replaceAll('\n', '\\n').replaceAll('\t', '\\t');
}
