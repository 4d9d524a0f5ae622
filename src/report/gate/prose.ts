/** A part of a message: words that are safe in any markup, or code that is quoted. */
export interface ProsePart {
  readonly kind: 'words' | 'code';
  readonly text: string;
}

/** Words and punctuation without a meaning in Markdown: no mention, link, reference, emoji or list. */
const PLAIN = /^(?:\(?[A-Za-z]+(?:['’-][A-Za-z]+)*\)?[,.:;]?|[,.:;)]{1,2})$/u;
const PART = /(?<space>\s*)(?<part>"[^"]+"|[^\s"]+|")/gu;

/** Splits a line of a checker's message. Texts in double quotes, and words that Markdown could interpret, are code. */
export function proseOf(message: string): readonly ProsePart[] {
  const parts: ProsePart[] = [];
  for (const { groups } of message.trim().matchAll(PART)) {
    const { space = '', part = '' } = groups ?? {};
    if (space !== '') parts.push({ kind: 'words', text: ' ' });
    const isFirst = parts.length === 0;
    if (PLAIN.test(part) && (!isFirst || /^[A-Za-z]/u.test(part))) parts.push({ kind: 'words', text: part });
    else
      parts.push({ kind: 'code', text: part.length > 2 && part.startsWith('"') ? part.slice(1, -1) : part });
  }
  return parts;
}
