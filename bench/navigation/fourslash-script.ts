import { stripTypeScriptTypes } from 'node:module';
import { createContext, runInContext } from 'node:vm';
import type { CaseFile, Mark } from './fourslash-case.ts';

export interface CaseRange extends Mark {
  readonly file: CaseFile;
  readonly fileName: string;
  readonly marker: object | undefined;
}

export interface DocumentRange {
  readonly path: string;
  readonly range: ReturnType<typeof positions>;
}

/**
 * Runs the script of a Pyright test case. Through the global `helper`, the script reads the marked places of `files`,
 * and calls the functions of `checks` with the expected answers. Returns an error message if the script fails, for
 * example if `helper` lacks a function of Pyright's test harness; otherwise, undefined.
 */
export async function runScript(
  source: string,
  files: readonly CaseFile[],
  checks: Readonly<Record<string, (...args: never[]) => void>>,
): Promise<string | undefined> {
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
    ...checks,
  };
  try {
    const script = stripTypeScriptTypes(source.replaceAll(/^\/\/.*$/gmu, ''));
    await runInContext(`(async () => {${script}\n})()`, createContext({ helper }), { timeout: 1000 });
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** Returns the name of a file in the form that lanser's answers use. */
function nameOf({ name, isLibrary }: CaseFile): string {
  return isLibrary ? `site-packages:${name}` : name;
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
