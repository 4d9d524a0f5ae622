import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { git } from './write-repository.ts';

/**
 * The lines that Git's diff between base and head adds and removes, and the texts of all lines. Line numbers are
 * zero-based. Texts have no surrounding whitespace.
 */
export interface ChangedLines {
  isAdded(headFile: string, line: number): boolean;
  /** Returns true if the same hunk removes the base line and adds the head line. */
  isSameHunk(baseFile: string, baseLine: number, headFile: string, headLine: number): boolean;
  /**
   * Returns true if any line of the base file has the same text as this line of the head file. Does not use Git's
   * diff: if the target of a link changes, the diff shows the two targets, not the lines of the files.
   */
  hasText(baseFile: string, headFile: string, line: number): boolean;
  baseText(file: string, line: number): string | undefined;
  headText(file: string, line: number): string | undefined;
}

/** The first lines of a hunk in base and in head, zero-based, and the numbers of removed and added lines. */
interface Hunk {
  readonly from: number;
  readonly removed: number;
  readonly to: number;
  readonly added: number;
}

interface FileDiff {
  readonly base: string;
  readonly head: string;
  readonly hunks: readonly Hunk[];
}

export async function gitDiff(repository: string, base: string, head: string): Promise<readonly FileDiff[]> {
  const args = [
    '-C',
    repository,
    '-c',
    'core.quotePath=false',
    'diff',
    '--no-color',
    '--no-ext-diff',
    '-M',
    '-U0',
  ];
  const text = (await git([...args, '--src-prefix=a/', '--dst-prefix=b/', base, head], {})).toString('utf8');
  const files: { base: string; head: string; hunks: Hunk[] }[] = [];
  for (const line of text.split('\n')) {
    const named = /^(?<side>---|\+\+\+|rename from|rename to) (?<name>.*?)\t?$/u.exec(line)?.groups;
    if (line.startsWith('diff --git ')) files.push({ base: '', head: '', hunks: [] });
    const file = files.at(-1);
    if (file === undefined) continue;
    const inHeader = file.hunks.length === 0;
    if (named !== undefined && inHeader) {
      const { side, name } = named as { side: string; name: string };
      const isBase = side === '---' || side === 'rename from';
      const isPrefixed = !side.startsWith('rename');
      file[isBase ? 'base' : 'head'] = unquoted(name).replace(isPrefixed ? /^[ab]\// : '', '');
    }
    const hunk = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/u.exec(line);
    if (hunk === null) continue;
    const [from, removed = '1', to, added = '1'] = hunk.slice(1) as [string, string?, string?, string?];
    file.hunks.push({
      from: Number(from) - 1,
      removed: Number(removed),
      to: Number(to) - 1,
      added: Number(added),
    });
  }
  return files;
}

const ESCAPES = new Map(
  Object.entries({ a: '\u0007', b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r' }),
);

/** Removes the quotes and escapes that Git adds to a name with special characters. */
function unquoted(name: string): string {
  if (!name.startsWith('"')) return name;
  return name.slice(1, -1).replaceAll(/\\([0-7]{3}|.)/gu, (_, escaped: string) => {
    if (escaped.length === 3) return String.fromCodePoint(Number.parseInt(escaped, 8));
    return ESCAPES.get(escaped) ?? escaped;
  });
}

/**
 * Returns a function that maps a file's name in base to its name in head. The function follows Git's renames, and
 * symbolic links in `baseFolder` and `headFolder`.
 *
 * @param reported the names under which Pyright reports files.
 */
export function headNames(
  diff: readonly FileDiff[],
  baseFolder: string,
  headFolder: string,
  reported: Readonly<Record<'base' | 'head', ReadonlySet<string>>>,
): (file: string) => string {
  const throughNewLinks = new Map(
    [...reported.head]
      .filter((file) => !existsSync(path.join(baseFolder, file)))
      .map((file) => [realName(headFolder, file), file]),
  );
  const renamed = new Map(
    diff
      .filter(({ base, head }) => base !== head && head !== '/dev/null')
      .map(({ base, head }) => [base, head]),
  );
  const reportedName = (file: string): string =>
    reported.head.has(file) ? file : (throughNewLinks.get(realName(headFolder, file)) ?? file);
  return (file) => {
    if (existsSync(path.join(headFolder, file))) return reportedName(file);
    const real = realName(baseFolder, file);
    const name = renamed.get(real);
    if (name === undefined) {
      return !reported.base.has(real) && reported.head.has(real) ? real : file;
    }
    if (real === file) return reportedName(name);
    const [link, folder] = withoutCommonEnd(file.split('/'), real.split('/'));
    const prefix = `${folder.join('/')}/`;
    const through = name.startsWith(prefix) ? [...link, name.slice(prefix.length)].join('/') : file;
    if (existsSync(path.join(headFolder, through))) return through;
    // In head, the link does not lead to the renamed file.
    return reported.head.has(reportedName(name)) ? reportedName(name) : file;
  };
}

function withoutCommonEnd(
  left: readonly string[],
  right: readonly string[],
): readonly [readonly string[], readonly string[]] {
  let common = 0;
  while (common < Math.min(left.length, right.length) && left.at(-1 - common) === right.at(-1 - common))
    common += 1;
  return [left.slice(0, left.length - common), right.slice(0, right.length - common)];
}

export function changedLines(
  diff: readonly FileDiff[],
  baseFolder: string,
  headFolder: string,
): ChangedLines {
  const texts = new Map<string, readonly string[]>();
  const linesOf = (folder: string, file: string): readonly string[] => {
    const name = path.join(folder, file);
    const lines = texts.get(name) ?? read(name).map((line) => line.trim());
    texts.set(name, lines);
    return lines;
  };
  return {
    isAdded: (headFile, line) =>
      diff.some(
        ({ head, hunks }) =>
          head === realName(headFolder, headFile) &&
          hunks.some(({ to, added }) => line >= to && line < to + added),
      ),
    isSameHunk: (baseFile, baseLine, headFile, headLine) =>
      diff.some(
        ({ base, head, hunks }) =>
          base === realName(baseFolder, baseFile) &&
          head === realName(headFolder, headFile) &&
          hunks.some(
            ({ from, removed, to, added }) =>
              baseLine >= from && baseLine < from + removed && headLine >= to && headLine < to + added,
          ),
      ),
    hasText(baseFile, headFile, line) {
      const text = linesOf(headFolder, headFile)[line];
      return text !== undefined && linesOf(baseFolder, baseFile).includes(text);
    },
    baseText: (file, line) => linesOf(baseFolder, file)[line],
    headText: (file, line) => linesOf(headFolder, file)[line],
  };
}

/** Resolves the symbolic links in a file's path, because Git's diff uses real paths. */
function realName(folder: string, file: string): string {
  const absolute = path.join(folder, file);
  return existsSync(absolute) ? path.relative(realpathSync(folder), realpathSync(absolute)) : file;
}

function read(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split(/\r\n|\r|\n/u);
  } catch {
    return [];
  }
}
