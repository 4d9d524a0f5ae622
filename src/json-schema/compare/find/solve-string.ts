import { lengthOf } from '../../../schema/json.ts';
import { expressionOf, formatOf, isWider, samplesOf, OTHER_SAMPLES } from '../formats.ts';
import { countBounds, type CountBounds } from './count-bounds.ts';
import { complement, intersection, languageOf, wordsOf, type Language } from './language.ts';
import { patternRegExp } from './pattern-text.ts';
import { EMPTY, found, unknown, type Literal, type Solution } from './solver.ts';
import { Words } from './words.ts';

const MAX_WORDS = 400;
/** The greatest minimum length for which `plain` generates strings. */
const MAX_CHARACTERS = 100_000;

/** A pattern or a format that the string must match or must not match. */
interface Test {
  readonly format: string | undefined;
  readonly holds: boolean;
  readonly expression: RegExp | undefined;
  readonly isMet: ((text: string) => boolean) | undefined;
}

/** Finds strings by length, patterns and formats. */
export function solveString(
  literals: readonly Literal[],
  isExcluded: (value: string) => boolean,
  count: number,
): Solution {
  const bounds = countBounds(literals);
  const { min, max } = bounds;
  const tests = testsOf(literals);
  if (min > max || contradict(tests)) return EMPTY;
  const fits = (text: string): boolean => {
    const length = lengthOf(text);
    if (length < min || length > max || isExcluded(text)) return false;
    return tests.every(({ isMet, holds }) => isMet === undefined || isMet(text) === holds);
  };
  if (tests.length === 0) return plain(bounds, fits, count);
  const exact = tests.map(({ expression }) =>
    expression === undefined ? undefined : languageOf(expression),
  );
  let language: Language | undefined;
  let isExact = exact.every((one) => one !== undefined);
  for (const [index, one] of exact.entries()) {
    if (one === undefined) continue;
    const accepted = tests[index]?.holds === true ? one : complement(one);
    const both = language === undefined ? accepted : intersection(language, accepted);
    // If the intersection is too large, `language` omits this test.
    if (both === undefined) isExact = false;
    else language = both;
  }
  const values = new Set<string>();
  const offer = (text: string): void => {
    if (fits(text)) values.add(text);
  };
  // If `language` omits a test, words of `language` pass this test only by chance. So examples of formats come first.
  if (!isExact) {
    for (const { format } of tests) samplesOf(format ?? '').forEach(offer);
    OTHER_SAMPLES.forEach(offer);
  }
  const seen =
    language === undefined ? 'some' : enumerate(language, bounds, offer, () => values.size >= count);
  if (values.size > 0) return found([...values], isExact && seen === 'all');
  // Omitting a test can only add words to `language`. So `none` (no word of an allowed length) proves that no string
  // exists. `all` (all words were offered, but none fits) counts as a proof only if no test is omitted.
  if (seen === 'none' || (isExact && seen === 'all')) return EMPTY;
  const unread = tests.filter((_, index) => exact[index] === undefined);
  const named = unread.map(({ format, expression }) => format ?? String(expression)).join(', ');
  return unknown(named === '' ? 'no string was found' : `${named} is not analysed`);
}

function testsOf(literals: readonly Literal[]): readonly Test[] {
  const tests: Test[] = [];
  for (const { assertion, holds } of literals) {
    if (assertion.kind === 'pattern') {
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
  return tests;
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

/** Solves literals without patterns and formats. */
function plain({ min, max }: CountBounds, fits: (text: string) => boolean, count: number): Solution {
  if (min > MAX_CHARACTERS) return unknown(`strings of ${min} characters are not generated`);
  const values: string[] = [];
  for (let attempt = 0; attempt < count * 8 + MAX_WORDS && values.length < count; attempt += 1) {
    const length = min + Math.floor(attempt / LETTERS.length) + (min === 0 && attempt > 0 ? 1 : 0);
    if (length > max) break;
    const letter = LETTERS[attempt % LETTERS.length] as string;
    const text = length === 0 ? '' : letter + 'a'.repeat(length - 1);
    if (fits(text) && !values.includes(text)) values.push(text);
  }
  if (values.length > 0) return found(values, max === 0);
  return max === 0 ? EMPTY : unknown('no string was found');
}

/** Offers words of the allowed lengths. Returns `none` if no such word exists, and `all` if every one was offered. */
function enumerate(
  language: Language,
  { min, max }: CountBounds,
  offer: (text: string) => void,
  isEnough: () => boolean,
): 'none' | 'some' | 'all' {
  const words = new Words(language);
  let count = 0;
  let isWhole = true;
  let isCertain = false;
  const lengths = words.lengths(min, max, () => {
    isCertain = true;
  });
  for (const length of lengths) {
    for (const sets of words.ofLength(length)) {
      const size = sets.reduce((product, set) => product * set.size, 1);
      let wordCount = 0;
      for (const word of wordsOf(sets)) {
        offer(word);
        count += 1;
        wordCount += 1;
        if (isEnough() || count >= MAX_WORDS) return 'some';
      }
      isWhole &&= wordCount === size;
    }
  }
  if (!isCertain) return 'some';
  if (count === 0) return 'none';
  return isWhole ? 'all' : 'some';
}
