import type { PlaceOperation } from '../../test/helpers/raw-answers.ts';
import type { CaseFile } from './fourslash-case.ts';
import { runScript, type DocumentRange } from './fourslash-script.ts';

/** An answer that a case expects at a mark. A case is a test of Pyright; a mark is a named position in its files. */
export interface Expected {
  readonly mark: string;
  /** The operations whose combined answers are expected. */
  readonly operations: readonly PlaceOperation[];
  readonly answer: unknown;
}

type ByMark<K extends string> = Readonly<Record<string, Readonly<Record<K, readonly DocumentRange[]>>>>;

/**
 * The operations for each filter of Pyright's definition tests. LSP requests have no such filter. So the combined
 * answers of these operations are compared with the answer that Pyright's test expects for the filter.
 */
const DEFINITIONS: Readonly<Record<string, readonly PlaceOperation[]>> = {
  all: ['definition', 'declaration'],
  preferSource: ['definition'],
  preferStubs: ['declaration'],
};

/**
 * Runs the script of a case (`source`). Returns the answers that its checks expect, except for hovers in plain text.
 * If the script fails, returns the text of the error. For example, the script fails if it uses an unsupported
 * function of Pyright's test harness.
 */
export async function expectationsOf(
  source: string,
  files: readonly CaseFile[],
): Promise<readonly Expected[] | string> {
  const expected: Expected[] = [];
  const note = (
    operations: readonly PlaceOperation[],
    mark: string,
    ranges: readonly DocumentRange[],
  ): void => {
    expected.push({
      mark,
      operations,
      answer: ranges.map(({ path, range }) => JSON.stringify([path, range])),
    });
  };
  const problem = await runScript(source, files, {
    verifyFindDefinitions(map: ByMark<'definitions'>, filter = 'all') {
      const operations = DEFINITIONS[filter] ?? [];
      for (const [mark, { definitions }] of Object.entries(map)) note(operations, mark, definitions);
    },
    verifyFindTypeDefinitions(map: ByMark<'definitions'>) {
      for (const [mark, { definitions }] of Object.entries(map)) note(['typeDefinition'], mark, definitions);
    },
    verifyFindAllReferences(map: ByMark<'references'>) {
      for (const [mark, { references }] of Object.entries(map)) note(['references'], mark, references);
    },
    verifyHover(kind: string, map: Readonly<Record<string, string | null>>) {
      if (kind !== 'markdown') return;
      for (const [mark, answer] of Object.entries(map))
        expected.push({ mark, operations: ['hover'], answer });
    },
  });
  return problem ?? expected;
}

/** Combines answers into the form of `Expected.answer`. */
export function comparableAnswer(answers: readonly unknown[]): unknown {
  const [first] = answers;
  if (!Array.isArray(first)) return (first as { readonly contents?: string } | null)?.contents ?? first;
  const places = answers.flat() as readonly { readonly uri: string; readonly range: readonly number[] }[];
  const texts = places.map(({ uri, range: [line, character, endLine, end] }) =>
    JSON.stringify([uri, { start: { line, character }, end: { line: endLine, character: end } }]),
  );
  return [...new Set(texts)];
}
