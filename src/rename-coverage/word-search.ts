import { isAscii } from 'node:buffer';
import type { Span } from '../syntax/definition.ts';
import { escapeForRegExp } from '../text/regular-expression.ts';

/** A function that returns the spans of words in a text, in source order. */
export type WordSearch = (text: string) => readonly Span[];

const WORD = /\p{XIDC}+/gu;
/** Matches an odd number of backslashes and the letter of an escape such as `\n`. */
const ESCAPE = String.raw`(?<!\\)(?:\\\\)*\\[abfnrtv]`;
const AFTER_ESCAPE = new RegExp(String.raw`(?<=${ESCAPE})\p{XIDC}+`, 'gu');
const BEYOND_ASCII = /[^\0-\x7f]/u;

/**
 * Returns a search for whole words. Python compares names in NFKC, so different spellings may be the same name. A
 * word may begin directly after an escape such as `\n`.
 */
export function wordSearch(...names: readonly string[]): WordSearch {
  const words = new Set(names.map((name) => name.normalize('NFKC')));
  const literal = `(?:${[...words].map((name) => escapeForRegExp(name)).join('|')})`;
  const plain = new RegExp(String.raw`(?:(?<!\p{XIDC})|(?<=${ESCAPE}))${literal}(?!\p{XIDC})`, 'gu');
  return (text) => {
    const found = spansOf(text.matchAll(plain));
    if (!BEYOND_ASCII.test(text)) return found;
    const others = [...text.matchAll(WORD), ...text.matchAll(AFTER_ESCAPE)].filter(
      ([word]) => !words.has(word) && BEYOND_ASCII.test(word) && words.has(word.normalize('NFKC')),
    );
    if (others.length === 0) return found;
    return [...found, ...spansOf(others)].toSorted((left, right) => left.start - right.start);
  };
}

export function spansOf(matches: Iterable<RegExpExecArray>): readonly Span[] {
  return Array.from(matches, ({ 0: word, index }) => ({ start: index, end: index + word.length }));
}

/** Returns true if the bytes may contain the name in some spelling. Is cheaper than decoding the bytes. */
export function mayContain(bytes: Buffer, name: string): boolean {
  return bytes.includes(name.normalize('NFKC')) || !isAscii(bytes);
}
