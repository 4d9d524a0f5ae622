// report/ renders reports and bundles, for example as text, HTML or SARIF, and writes the files of a report.

// Matches controls (not tab and LF), line and paragraph separators, lone surrogates, format or ignorable characters.
const HIDDEN = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Escapes hidden characters, which a terminal or a browser may interpret. CRLF becomes LF. */
export function visible(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(HIDDEN, escapeOf);
}

/** Returns JSON with hidden characters escaped. JSON lacks `\u{…}`, so U+10000 and above become two escapes. */
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
