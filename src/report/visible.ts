// report/ holds one renderer per file: from a report or bundle to what a person or a program reads.
// It refuses to know where they go.

// Control characters but tab and line feed; marks that change the direction of text or have no width.
const HIDDEN =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu;

/**
 * A text of the code under test with everything that a terminal, a log or a browser would act on
 * or hide written as an escape. Line feeds and tabs stay.
 */
export function visible(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(
      HIDDEN,
      (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    );
}

/** Like {@link visible}, and on one line. */
export function visibleLine(text: string): string {
  return visible(text).replaceAll('\n', '\\n').replaceAll('\t', '\\t');
}
