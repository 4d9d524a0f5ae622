import path from 'node:path';

/** One virtual file of a test case. The text does not contain the marks. */
export interface CaseFile {
  /** A relative path with `/` between its parts. */
  readonly name: string;
  readonly text: string;
  /** True if the file belongs to the installed packages and not to the workspace. */
  readonly isLibrary: boolean;
  readonly marks: readonly Mark[];
}

/** A marked point or range. Offsets count UTF-16 code units of the text. */
export interface Mark {
  readonly name: string | null;
  /** The properties of a mark `{| ... |}`, including the name. */
  readonly data?: unknown;
  readonly isRange: boolean;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the files of one of Pyright's own navigation tests. In the source of a test, comments such as
 * `// @filename: a.py` set the options of a file. The text of the file follows, in lines that begin with `////`.
 * Ignores the TypeScript code of the test. Returns undefined if the source has no files, or if a file name leads out
 * of the workspace. Throws an error if a marked range lacks its start or end, or if the properties of a mark are not
 * valid JSON.
 */
export function readCase(source: string, defaultName: string): readonly CaseFile[] | undefined {
  const files: CaseFile[] = [];
  let options = new Map<string, string>();
  let lines: string[] = [];
  const finish = (): void => {
    const name = (options.get('filename') ?? defaultName).replace(/^(?:untitled|file):\/*/u, '');
    if (lines.length > 0) {
      files.push({ name, isLibrary: options.get('library') === 'true', ...readMarks(chomped(lines)) });
    }
    options = new Map();
    lines = [];
  };
  for (const line of source.split(/\r?\n/u)) {
    const [, key, value = ''] = /^\/\/\s*@(\w+):\s*(.*?)\s*$/u.exec(line) ?? [];
    if (line.startsWith('////')) lines.push(line.slice(4));
    else if (key !== undefined) {
      if (key.toLowerCase() === 'filename') finish();
      options.set(key.toLowerCase(), value);
    } else if (line !== '' && !line.startsWith('//')) finish();
  }
  finish();
  const isWritable = files.every(({ name }) => {
    const normal = path.posix.normalize(name);
    return !path.posix.isAbsolute(normal) && !normal.startsWith('..');
  });
  return isWritable && files.length > 0 ? files : undefined;
}

/** Joins lines. Removes the first space of each line if all non-empty lines begin with a space. */
function chomped(lines: readonly string[]): string {
  const isIndented = lines.every((line) => line === '' || line.startsWith(' '));
  return (isIndented ? lines.map((line) => line.slice(1)) : lines).join('\n');
}

const MARK = /\[\||\|\]|\/\*([\w$]*)\*\/|\{\|(.*?)\|\}/gu;

function readMarks(marked: string): Pick<CaseFile, 'text' | 'marks'> {
  let text = '';
  let last = 0;
  const marks: Mark[] = [];
  const open: { start: number; name: string | null; data?: unknown }[] = [];
  for (const found of marked.matchAll(MARK)) {
    text += marked.slice(last, found.index);
    last = found.index + found[0].length;
    const at = text.length;
    if (found[0] === '[|') open.push({ start: at, name: null });
    else if (found[0] === '|]') {
      const range = open.pop();
      if (range === undefined) throw new Error('a marked range has no start');
      marks.push({ ...range, isRange: true, end: at });
    } else {
      const named = found[1] === undefined ? dataIn(found[2] ?? '') : { name: found[1] };
      const range = open.at(-1);
      if (range?.start === at) Object.assign(range, named);
      else marks.push({ ...named, isRange: false, start: at, end: at });
    }
  }
  if (open.length > 0) throw new Error('a marked range has no end');
  const sorted = marks.toSorted((one, other) => one.start - other.start || other.end - one.end);
  return { text: text + marked.slice(last), marks: sorted };
}

function dataIn(properties: string): { readonly name: string | null; readonly data: unknown } {
  const data = JSON.parse(`{${properties}}`) as { readonly name?: string };
  return { name: data.name ?? null, data };
}
