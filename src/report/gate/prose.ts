/** A part of a message: words without markup, or text to show as code. */
export interface ProsePart {
  readonly kind: 'words' | 'code';
  readonly text: string;
}

/** Matches words and punctuation that Markdown does not interpret, for example as a mention, link, emoji or list. */
const PLAIN = /^(?:\(?[A-Za-z]+(?:['’-][A-Za-z]+)*\)?[,.:;]?|[,.:;)]{1,2})$/u;
const PART = /(?<space>\s*)(?<part>"[^"]+"|[^\s"]+|")/gu;

/**
 * Splits a message into words and code. Code is text that {@link PLAIN} does not match, such as `"text"`,
 * and a first part without an initial letter. Adjacent code becomes one part: Markdown would join adjacent backticks.
 */
export function proseOf(message: string): readonly ProsePart[] {
  const parts: ProsePart[] = [];
  for (const { groups } of message.trim().matchAll(PART)) {
    const { space = '', part = '' } = groups ?? {};
    if (space !== '') parts.push({ kind: 'words', text: ' ' });
    const isFirst = parts.length === 0;
    const last = parts.at(-1);
    if (PLAIN.test(part) && (!isFirst || /^[A-Za-z]/u.test(part))) parts.push({ kind: 'words', text: part });
    else if (last?.kind === 'code') parts.splice(-1, 1, { kind: 'code', text: last.text + part });
    else parts.push({ kind: 'code', text: part });
  }
  return parts.map(({ kind, text }) => ({ kind, text: kind === 'code' ? withoutQuotes(text) : text }));
}

function withoutQuotes(code: string): string {
  return /^"[^"]+"$/u.test(code) ? code.slice(1, -1) : code;
}
