import type { Definition, Span } from '../../syntax/definition.ts';
import { languageName } from '../../syntax/language-names.ts';
import { languageOf } from '../../syntax/languages.ts';
import type { Token } from '../../syntax/token.ts';
import { commonCount } from '../../text/common-count.ts';
import { skippedTests } from './skipped-tests.ts';

export interface ActiveTest {
  readonly uri: string;
  /** The qualified name, such as `TestCase.test_name`. */
  readonly name: string;
  readonly span: Span;
  /** The words, numbers and strings of the test's body. They identify a renamed test. */
  readonly words: readonly string[];
}

const TEST_FILE = /(?:^|\/)(?:test_[^/]*|[^/]*_test|tests)\.py$/u;
/** Matches classes that pytest collects (`Test…`), and classes with a base, which may be `TestCase`. */
const TEST_CLASS = /\bclass\s+(?:Test|[^\s([:]+\s*(?:\[.*\]\s*)?\(\s*[^\s)])/su;
/** The minimum share of common words in the two versions of a renamed test. */
const MIN_SHARED = 0.7;

/** If a change adds more tests than this, bodies are not compared, so a renamed test counts as removed. */
const MAX_COMPARED = 500;

/** Returns the tests of a test file, such as `test_a.py`, except skipped tests. Returns [] for other files. */
export async function activeTests(uri: string, text: string): Promise<readonly ActiveTest[]> {
  if (!TEST_FILE.test(uri) || languageName(uri) !== 'python') return [];
  const syntax = (await languageOf(uri))?.read(text);
  if (syntax === undefined) return [];
  const isSkipped = skippedTests(text, syntax);
  const wordsIn = wordsOf(text, syntax.tokens());
  const tests: ActiveTest[] = [];
  let around: readonly Definition[] = [];
  for (const definition of syntax.definitions) {
    const { kind, name, path, span, nameSpan, body } = definition;
    if (kind !== 'class' && kind !== 'function') continue;
    around = around.filter((outer) => span.end <= outer.span.end);
    const isTest = kind === 'function' && name.startsWith('test');
    if (isTest && around.every((outer) => isTestClass(text, outer)) && !isSkipped(definition, around)) {
      tests.push({ uri, name: path.join('.'), span: nameSpan, words: body === null ? [] : wordsIn(body) });
    }
    around = [...around, definition];
  }
  return tests;
}

function wordsOf(text: string, tokens: readonly Token[]): (body: Span) => readonly string[] {
  const words = tokens.filter(({ kind }) => kind !== 'operator' && kind !== 'comment');
  let at = 0;
  // `at` only increases, because the bodies come in source order and do not overlap.
  return ({ start, end }) => {
    while ((words[at]?.start ?? start) < start) at += 1;
    const found: string[] = [];
    for (let word = words[at]; word !== undefined && word.end <= end; word = words[at]) {
      found.push(text.slice(word.start, word.end));
      at += 1;
    }
    return found;
  };
}

function isTestClass(text: string, { kind, signature }: Definition): boolean {
  return (
    kind === 'class' && signature !== null && TEST_CLASS.test(text.slice(signature.start, signature.end))
  );
}

/** Returns the tests of `before` without a counterpart in `after`. A moved or renamed test has a counterpart. */
export function removedTests(
  before: readonly ActiveTest[],
  after: readonly ActiveTest[],
): readonly ActiveTest[] {
  const keyOf = ({ uri, name }: ActiveTest): string => JSON.stringify([uri, name]);
  const keysAfter = new Set(after.map(keyOf));
  const keysBefore = new Set(before.map(keyOf));
  const added = after.filter((test) => !keysBefore.has(keyOf(test)));
  const take = (isSame: (test: ActiveTest) => boolean): boolean => {
    const at = added.findIndex(isSame);
    if (at !== -1) added.splice(at, 1);
    return at !== -1;
  };
  const removed = before
    .filter((test) => !keysAfter.has(keyOf(test)))
    .filter(({ name }) => !take((other) => other.name === name));
  if (added.length > MAX_COMPARED) return removed;
  return removed.filter((test) => !take((other) => areSimilar(test.words, other.words)));
}

function areSimilar(left: readonly string[], right: readonly string[]): boolean {
  const common = commonCount(left, right);
  return common > 0 && 2 * common >= MIN_SHARED * (left.length + right.length);
}
