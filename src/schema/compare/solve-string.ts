import { expressionOf, formatOf, isWider, samplesOf, STRANGERS } from './formats.ts';
import { lengthOf } from '../json.ts';
import { complement, intersection, languageOf, longerThan, wordsOf, type Language } from './language.ts';
import { patternRegExp } from './pattern-text.ts';
import { EMPTY, found, unknown, type Literal, type Solution } from './solution.ts';

/** So many words of a language are looked at. */
const MOST_WORDS = 400;
/** No example is longer than this. */
const MOST_CHARACTERS = 100_000;

interface Strings {
  readonly min: number;
  readonly max: number;
  readonly tests: readonly Test[];
}

/** A pattern or a format, that is to hold or not. */
interface Test {
  readonly format: string | undefined;
  readonly holds: boolean;
  readonly expression: RegExp | undefined;
  readonly isMet: ((text: string) => boolean) | undefined;
}

/** Strings of some lengths, patterns and formats, except some. */
export function solveString(
  literals: readonly Literal[],
  isExcluded: (value: string) => boolean,
  want: number,
): Solution {
  const strings = collect(literals);
  const { min, max, tests } = strings;
  if (min > max || contradict(tests)) return EMPTY;
  const fits = (text: string): boolean => {
    const length = lengthOf(text);
    if (length < min || length > max || isExcluded(text)) return false;
    return tests.every(({ isMet, holds }) => isMet === undefined || isMet(text) === holds);
  };
  if (tests.length === 0) return plain(strings, fits, want);
  const exact = tests.map(({ expression }) =>
    expression === undefined ? undefined : languageOf(expression),
  );
  let language: Language | undefined = longerThan(min);
  for (const [index, one] of exact.entries()) {
    if (one === undefined || language === undefined) continue;
    language = intersection(language, tests[index]?.holds === true ? one : complement(one));
  }
  const values = new Set<string>();
  const offer = (text: string): void => {
    if (fits(text)) values.add(text);
  };
  // What is not in the automaton has to be met by chance: examples of formats are the better guess.
  const isExact = language !== undefined && exact.every((one) => one !== undefined);
  if (!isExact) {
    for (const { format } of tests) samplesOf(format ?? '').forEach(offer);
    STRANGERS.forEach(offer);
  }
  const enumerated =
    language === undefined ? false : enumerate(language, max, offer, () => values.size >= want);
  const unread = tests.filter((_, index) => exact[index] === undefined);
  if (values.size > 0) return found([...values], isExact && enumerated);
  if (enumerated && (isExact || language?.isEmpty === true)) return EMPTY;
  if (language !== undefined && isShorter(language, max)) return EMPTY;
  const named = unread.map(({ format, expression }) => format ?? String(expression)).join(', ');
  return unknown(named === '' ? 'no string was found' : `${named} is not taken apart`);
}

function collect(literals: readonly Literal[]): Strings {
  let min = 0;
  let max = Number.POSITIVE_INFINITY;
  const tests: Test[] = [];
  for (const { assertion, holds } of literals) {
    if (assertion.kind === 'atLeast' || assertion.kind === 'atMost') {
      const isLeast = (assertion.kind === 'atLeast') === holds;
      if (isLeast) min = Math.max(min, holds ? assertion.count : assertion.count + 1);
      else max = Math.min(max, holds ? assertion.count : assertion.count - 1);
    } else if (assertion.kind === 'pattern') {
      const expression = patternRegExp(assertion.source);
      tests.push({
        format: undefined,
        holds,
        expression,
        isMet: expression && ((text) => expression.test(text)),
      });
    } else if (assertion.kind === 'format') {
      const { name } = assertion;
      tests.push({ format: name, holds, expression: expressionOf(name), isMet: formatOf(name) });
    }
  }
  return { min: Math.ceil(min), max: Math.floor(max), tests };
}

function contradict(tests: readonly Test[]): boolean {
  return tests.some(
    (one) =>
      one.holds &&
      tests.some((other) => {
        if (other.holds) return false;
        if (one.format !== undefined && other.format !== undefined) return isWider(one.format, other.format);
        return one.expression !== undefined && one.expression === other.expression;
      }),
  );
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Only the length counts. */
function plain({ min, max }: Strings, fits: (text: string) => boolean, want: number): Solution {
  if (min > MOST_CHARACTERS) return unknown(`strings of ${min} characters are not made`);
  const values: string[] = [];
  for (let tried = 0; tried < want * 8 + MOST_WORDS && values.length < want; tried += 1) {
    const length = min + Math.floor(tried / LETTERS.length) + (min === 0 && tried > 0 ? 1 : 0);
    if (length > max) break;
    const letter = LETTERS[tried % LETTERS.length] as string;
    const text = length === 0 ? '' : letter + 'a'.repeat(length - 1);
    if (fits(text) && !values.includes(text)) values.push(text);
  }
  if (values.length > 0) return found(values, max === 0);
  return max === 0 ? EMPTY : unknown('no string was found');
}

/** Offers words; true where there are no others that could be offered. */
function enumerate(
  language: Language,
  max: number,
  offer: (text: string) => void,
  isEnough: () => boolean,
): boolean {
  if (language.isEmpty) return true;
  let count = 0;
  for (const word of wordsOf(language)) {
    if (lengthOf(word) > max) return false;
    offer(word);
    count += 1;
    if (isEnough() || count >= MOST_WORDS) return false;
  }
  // The generator changes one character at a time: that is every word only where each has one choice.
  return language.isFinite && count < 64 && hasFewWords(language);
}

function hasFewWords(language: Language): boolean {
  let words = 0;
  for (const sets of language.wordSets()) {
    words += sets.reduce((product, { size }) => product * size, 1);
    if (words > 64) return false;
  }
  let seen = 0;
  for (const _ of wordsOf(language)) seen += 1;
  return seen >= words;
}

/** Every word is longer than what is asked for. */
function isShorter(language: Language, max: number): boolean {
  for (const sets of language.wordSets()) return sets.length > max;
  return true;
}
