import { DFA, JS } from 'refa';
import type { CharSet, Concatenation, NoParent } from 'refa';
import { suffixes } from './suffixes.ts';
import type { WordSet } from './words.ts';

/** A set of strings, as an automaton over code points. */
export type Language = DFA;

/** The maximum number of states of an intersection. The construction of a larger automaton is aborted. */
const MAX_STATES = 3000;

/** Returns the automaton of all strings that contain a match; undefined if the automaton cannot be computed. */
export function languageOf(expression: RegExp): Language | undefined {
  const name = String(expression);
  if (!languages.has(name)) languages.set(name, compiled(expression));
  return languages.get(name);
}

const languages = new Map<string, Language | undefined>();

function compiled(expression: RegExp): Language | undefined {
  try {
    // The automaton is over code points, so the flag `u` is added.
    const parser = JS.Parser.fromLiteral(
      expression.flags.includes('u') ? expression : withUnicode(expression),
    );
    const parsed = parser.parse({ assertions: 'parse', backreferences: 'throw' });
    const alternatives = parsed.expression.alternatives as readonly NoParent<Concatenation>[];
    const language = suffixes(alternatives);
    language.minimize();
    return language;
  } catch {
    return undefined;
  }
}

/**
 * Adds the flag `u`. With the flags `i` and `u`, `k` would also match the Kelvin sign, and `s` the long s. Therefore,
 * replaces the flag `i` with upper-case ranges if the expression contains the range `a-z`.
 *
 * @throws SyntaxError if, with the flag `i`, the expression contains k or s, or `a-z` and another letter. The ranges
 * `a-z` and `a-f`, and lower-case escapes in the form of `\d` or `\x7f`, do not count as letters.
 */
function withUnicode({ source, flags }: RegExp): { readonly source: string; readonly flags: string } {
  if (!flags.includes('i')) return { source, flags: `${flags}u` };
  const single = source.replaceAll(/a-[fz]|\\x[0-9a-f]{2}|\\[a-z]/gu, '');
  if (!source.includes('a-z') && !/[ks]/iu.test(single)) return { source, flags: `${flags}u` };
  if (/[a-z]/iu.test(single)) throw new SyntaxError('case-insensitive letters');
  return {
    source: source.replaceAll(/a-([fz])/gu, (range, last: string) => `${range}A-${last.toUpperCase()}`),
    flags: `${flags.replace('i', '')}u`,
  };
}

/** Returns the intersection, or undefined if its automaton would have too many states. */
export function intersection(one: Language, other: Language): Language | undefined {
  try {
    const both = DFA.fromIntersection(one, other, new DFA.LimitedNodeFactory(MAX_STATES));
    both.minimize();
    return both;
  } catch {
    return undefined;
  }
}

export function complement(language: Language): Language {
  const other = language.copy();
  other.complement();
  return other;
}

/** Yields some words: one in readable characters if possible, then words that differ from it in one character. */
export function* wordsOf(sets: WordSet): Generator<string> {
  const choices = sets.map(readable);
  const first = choices.map((characters) => characters[0] as number);
  yield textOf(first);
  for (const [index, characters] of choices.entries()) {
    for (const character of characters.slice(1)) yield textOf(first.with(index, character));
  }
}

const READABLE: readonly number[] = Array.from(
  'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_-./:@ ',
  (character) => character.codePointAt(0) as number,
);

function readable(set: CharSet): readonly number[] {
  const pool = READABLE.filter((character) => set.has(character));
  if (pool.length > 0) return pool;
  return set.ranges.slice(0, 3).flatMap(({ min, max }) => (min === max ? [min] : [min, max]));
}

function textOf(characters: readonly number[]): string {
  return String.fromCodePoint(...characters);
}
