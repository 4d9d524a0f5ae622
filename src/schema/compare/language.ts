import { CharSet, DFA, JS, NFA } from 'refa';
import type { Concatenation, Element, NoParent } from 'refa';
import { suffixes } from './suffixes.ts';

/** A set of strings, as an automaton over code points. */
export type Language = DFA;

/** Beyond so many states an automaton is given up. */
const MOST_STATES: number = 3000;
const MOST_CHARACTER = 0x10ffff;
const OPTIONS: { readonly maxCharacter: number } = { maxCharacter: MOST_CHARACTER };

function stateFactory(): DFA.LimitedNodeFactory {
  return new DFA.LimitedNodeFactory(MOST_STATES);
}

/** All strings in which the expression matches somewhere; undefined where that cannot be computed. */
export function languageOf(expression: RegExp): Language | undefined {
  const name = String(expression);
  if (!languages.has(name)) languages.set(name, compiled(expression));
  return languages.get(name);
}

const languages = new Map<string, Language | undefined>();

function compiled(expression: RegExp): Language | undefined {
  try {
    // Without Unicode the dot and classes count halves of characters; over the ranges that schemas use it is the same.
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
 * With Unicode the Kelvin sign is a k where case does not count, and the long s is an s: ranges of letters
 * are written out instead.
 *
 * @throws where there are such letters outside of ranges.
 */
function withUnicode({ source, flags }: RegExp): { readonly source: string; readonly flags: string } {
  if (!flags.includes('i')) return { source, flags: `${flags}u` };
  const single = source.replaceAll(/a-[fz]|\\x[0-9a-f]{2}|\\[a-z]/gu, '');
  if (!source.includes('a-z') && !/[ks]/iu.test(single)) return { source, flags: `${flags}u` };
  if (/[a-z]/iu.test(single)) throw new SyntaxError('letters of either case');
  return {
    source: source.replaceAll(/a-([fz])/gu, (range, last: string) => `${range}A-${last.toUpperCase()}`),
    flags: `${flags.replace('i', '')}u`,
  };
}

export function intersection(one: Language, other: Language): Language | undefined {
  try {
    const both = DFA.fromIntersection(one, other, stateFactory());
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

/** All strings of at least so many code points. */
export function longerThan(least: number): Language | undefined {
  if (least > MOST_STATES / 4) return undefined;
  const any = { type: 'CharacterClass', characters: CharSet.all(MOST_CHARACTER) } as const;
  const element: NoParent<Element> = {
    type: 'Quantifier',
    min: least,
    max: Number.POSITIVE_INFINITY,
    lazy: false,
    alternatives: [{ type: 'Concatenation', elements: [any] }],
  };
  return DFA.fromFA(NFA.fromRegex({ type: 'Concatenation', elements: [element] }, OPTIONS), stateFactory());
}

/** The words of a language, the shortest first, in characters that can be read where there are such. */
export function* wordsOf(language: Language): Generator<string> {
  const pools = new Map<CharSet, readonly number[]>();
  for (const sets of language.wordSets()) {
    const choices = sets.map((set) => {
      const known = pools.get(set) ?? readable(set);
      pools.set(set, known);
      return known;
    });
    const first = choices.map((characters) => characters[0] as number);
    yield textOf(first);
    // One position after the other is changed; that is enough to tell words apart.
    for (const [index, characters] of choices.entries()) {
      for (const character of characters.slice(1)) yield textOf(first.with(index, character));
    }
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
