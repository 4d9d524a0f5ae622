// report/ renders reports and bundles in several formats, for example as text, HTML or SARIF. It does not depend
// on the destination of the output.

// Matches lone surrogates, line and paragraph separators, and control characters other than tab and line feed.
// Also matches characters that change the direction of text or have no width.
const HIDDEN = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Escapes hidden characters of untrusted text, because a terminal, a log or a browser may interpret them.
 * Keeps line feeds and tabs. CRLF becomes LF.
 */
export function visible(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(HIDDEN, escapeOf);
}

/**
 * Returns a value as JSON, and also escapes the characters that {@link visible} escapes. JSON has no `\u{…}`,
 * so a character above U+FFFF is escaped as its two surrogates.
 */
export function visibleJson(value: unknown, space?: number): string {
  // Without the flag `u`, the inner expression matches single code units.
  return JSON.stringify(value, undefined, space).replaceAll(HIDDEN, (character) =>
    character.replaceAll(/[^]/g, escapeOf),
  );
}

function escapeOf(character: string): string {
  const digits = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return digits.length > 4 ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`;
}

/** Escapes a text like {@link visible}. Also escapes line feeds and tabs, so the result is one line. */
export function visibleLine(text: string): string {
  return visible(text).replaceAll('\n', '\\n').replaceAll('\t', '\\t');
}
