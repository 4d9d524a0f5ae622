import { isAscii } from 'node:buffer';
import type { Span } from '../../syntax/definition.ts';
import { escapeForRegExp } from '../../text/regular-expression.ts';

export type WordSearch = (text: string) => readonly Span[];

const WORD = /\p{XIDC}+/gu;
const BEYOND_ASCII = /[^\0-\x7f]/u;

/**
 * Finds names wherever they stand as words of their own, in source order. Python compares names in their NFKC
 * form, so that a word which looks otherwise may be the name too. What an escape such as `\n` ends in is no
 * part of a word.
 */
export function wordSearch(...names: readonly string[]): WordSearch {
  const wanted = new Set(names.map((name) => name.normalize('NFKC')));
  const literal = `(?:${[...wanted].map((name) => escapeForRegExp(name)).join('|')})`;
  const plain = new RegExp(
    String.raw`(?:(?<!\p{XIDC})|(?<=(?<!\\)(?:\\\\)*\\[abfnrtv]))${literal}(?!\p{XIDC})`,
    'gu',
  );
  return (text) => {
    const found = spansOf(text.matchAll(plain));
    if (!BEYOND_ASCII.test(text)) return found;
    const others = [...text.matchAll(WORD)].filter(
      ([word]) => !wanted.has(word) && BEYOND_ASCII.test(word) && wanted.has(word.normalize('NFKC')),
    );
    if (others.length === 0) return found;
    return [...found, ...spansOf(others)].toSorted((left, right) => left.start - right.start);
  };
}

function spansOf(matches: Iterable<RegExpExecArray>): readonly Span[] {
  return Array.from(matches, ({ 0: word, index }) => ({ start: index, end: index + word.length }));
}

/** Whether bytes can hold the name at all: a look that costs less than decoding them. */
export function mayHold(bytes: Buffer, name: string): boolean {
  return bytes.includes(name.normalize('NFKC')) || !isAscii(bytes);
}
