import { stripTypeScriptTypes } from 'node:module';
import { createContext, runInContext } from 'node:vm';
import type { PlaceOperation } from '../../test/helpers/raw-answers.ts';
import type { CaseFile, Mark } from './fourslash-case.ts';

/** What a case says that a marked place has to give. */
export interface Expected {
  readonly mark: string;
  /** Whose answers, together, are meant. */
  readonly operations: readonly PlaceOperation[];
  readonly answer: unknown;
}

interface CaseRange extends Mark {
  readonly file: CaseFile;
  readonly fileName: string;
  readonly marker: object | undefined;
}

interface DocumentRange {
  readonly path: string;
  readonly range: ReturnType<typeof positions>;
}

type ByMark<K extends string> = Readonly<Record<string, Readonly<Record<K, readonly DocumentRange[]>>>>;

/** Pyright's filters, which no client can choose: a request of its own stands for each. */
const DEFINITIONS: Readonly<Record<string, readonly PlaceOperation[]>> = {
  all: ['definition', 'declaration'],
  preferSource: ['definition'],
  preferStubs: ['declaration'],
};

/**
 * Runs the checks of a case with a helper that notes what they expect. A text says why that fails: most
 * often they use more of Pyright's own harness.
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
  const ranges = files.flatMap((file) =>
    file.marks.map((mark): CaseRange => {
      const marker =
        mark.name === null && mark.data === undefined ? undefined : { ...mark, fileName: nameOf(file) };
      return { ...mark, file, fileName: nameOf(file), marker };
    }),
  );
  const onlyRanges = ranges.filter(({ isRange }) => isRange);
  const textOf = ({ file, start, end }: CaseRange): string => file.text.slice(start, end);
  const named = (name: string): CaseRange => {
    const found = ranges.find((range) => range.name === name);
    if (found === undefined) throw new Error(`no marker ${name}`);
    return found;
  };
  const convert = ({ file, start, end }: CaseRange): DocumentRange['range'] =>
    positions(file.text, start, end);
  const helper = {
    getRanges: () => onlyRanges,
    getRangesByText: () =>
      new Map(
        onlyRanges.map((range) => [textOf(range), onlyRanges.filter((one) => textOf(one) === textOf(range))]),
      ),
    getFilteredRanges: (keep: (marker: unknown, data: unknown, text: string) => boolean) =>
      onlyRanges.filter((range) => keep(range.marker, range.data, textOf(range))),
    getMarkerByName: named,
    getPositionRange: (name: string) => convert(named(name)),
    convertPositionRange: convert,
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
  };
  try {
    const script = stripTypeScriptTypes(source.replaceAll(/^\/\/.*$/gmu, ''));
    await runInContext(`(async () => {${script}\n})()`, createContext({ helper }), { timeout: 1000 });
    return expected;
  } catch (error) {
    return String(error);
  }
}

/** As answers name it. */
function nameOf({ name, isLibrary }: CaseFile): string {
  return isLibrary ? `site-packages:${name}` : name;
}

/** Answers, together, in the form of {@link Expected}. */
export function comparableAnswer(answers: readonly unknown[]): unknown {
  const [first] = answers;
  if (!Array.isArray(first)) return (first as { readonly contents?: string } | null)?.contents ?? first;
  const places = answers.flat() as readonly { readonly uri: string; readonly range: readonly number[] }[];
  const texts = places.map(({ uri, range: [line, character, endLine, end] }) =>
    JSON.stringify([uri, { start: { line, character }, end: { line: endLine, character: end } }]),
  );
  return [...new Set(texts)];
}

function positions(text: string, start: number, end: number): Readonly<Record<'start' | 'end', Position>> {
  return { start: positionOf(text, start), end: positionOf(text, end) };
}

interface Position {
  readonly line: number;
  readonly character: number;
}

export function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}
