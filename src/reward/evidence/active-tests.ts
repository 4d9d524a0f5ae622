import type { Span } from '../../syntax/definition.ts';
import { languageName, languageOf } from '../../syntax/languages.ts';

/** A test that runs. */
export interface ActiveTest {
  readonly uri: string;
  /** `TestCase.test_name`. */
  readonly name: string;
  readonly span: Span;
}

const TEST_FILE = /(?:^|\/)(?:test_[^/]*|[^/]*_test|tests)\.py$/u;
const SKIPS: ReadonlySet<string> = new Set([
  'skip',
  'skipif',
  'skipIf',
  'skipUnless',
  'xfail',
  'expectedFailure',
]);

/** The test functions of a Python test file by the names that pytest and unittest collect, skipped ones left out. */
export async function activeTests(uri: string, text: string): Promise<readonly ActiveTest[]> {
  if (!TEST_FILE.test(uri) || languageName(uri) !== 'python') return [];
  const syntax = (await languageOf(uri))?.read(text);
  const words = syntax?.tokens().filter(({ kind }) => kind === 'word') ?? [];
  const isSkipped = ({ start, end }: Span): boolean =>
    words.some(
      (word) => word.start >= start && word.end <= end && SKIPS.has(text.slice(word.start, word.end)),
    );
  const definitions = syntax?.definitions ?? [];
  const skippedClasses = definitions
    .filter(
      ({ kind, span, nameSpan }) => kind === 'class' && isSkipped({ start: span.start, end: nameSpan.start }),
    )
    .map(({ span }) => span);
  return definitions.flatMap(({ kind, name, path, span, nameSpan }) => {
    if (kind !== 'function' || !name.startsWith('test')) return [];
    if (isSkipped({ start: span.start, end: nameSpan.start })) return [];
    if (skippedClasses.some((around) => around.start <= span.start && span.end <= around.end)) return [];
    return [{ uri, name: path.join('.'), span: nameSpan }];
  });
}

/** The tests of before that do not run any more, wherever they may have moved. */
export function removedTests(
  before: readonly ActiveTest[],
  after: readonly ActiveTest[],
): readonly ActiveTest[] {
  const keyOf = ({ uri, name }: ActiveTest): string => JSON.stringify([uri, name]);
  const there = new Set(after.map(keyOf));
  const known = new Set(before.map(keyOf));
  const moved = after.filter((test) => !known.has(keyOf(test))).map(({ name }) => name);
  return before.filter((test) => {
    if (there.has(keyOf(test))) return false;
    const at = moved.indexOf(test.name);
    if (at !== -1) moved.splice(at, 1);
    return at === -1;
  });
}
