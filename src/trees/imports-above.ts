import { readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { TreeLinks } from '../git/tree-links.ts';
import { LanserError } from '../model/lanser-error.ts';
import { readImports } from '../syntax/python/imports.ts';
import { pythonCodeTokens } from '../syntax/python/code-tokens.ts';
import { clip } from '../text/clip.ts';
import { decodeSource } from '../text/decode.ts';
import { lineAt, lineStarts } from '../text/lines.ts';
import { importedWords } from './outward-links.ts';

/** Python files that may import from above the repository, each with the number of folders in its shortest path. */
export type DottedFiles = ReadonlyMap<string, number>;

const DOTS = /\bfrom((?:[ \t\f.]|\\(?:\r\n|\r|\n))*\.)/gu;
const PYTHON = /\.pyi?$/u;
/** The maximum number of links that can make a path shorter. With more, every file is treated as if at the root. */
const MAX_SHORTCUTS = 200;
/** The maximum length of a shown statement, in UTF-16 code units. A statement can import thousands of names. */
const MAX_SHOWN = 120;
/** The maximum number of files whose importers are searched. With more, the first file counts as imported. */
const MAX_SEARCHED = 100;

/** Returns the highest number of dots after a `from` of a Python file, even in a comment or string; otherwise 0. */
export function leadingDots(name: string, content: Buffer): number {
  if (!PYTHON.test(name)) return 0;
  let dots = 0;
  for (const [, between = ''] of content.toString('latin1').matchAll(DOTS)) {
    dots = Math.max(dots, between.split('.').length - 1);
  }
  return dots;
}

/** Selects files whose imports may lead above the root. Through links, a file can have a path nearer to the root. */
export function dottedFiles(dots: ReadonlyMap<string, number>, links: TreeLinks): DottedFiles {
  if (dots.size === 0) return new Map();
  const depthIn = depths(links);
  const found = new Map<string, number>();
  for (const [file, count] of dots) {
    const depth = depthIn(file);
    if (count - 1 > depth) found.set(file, depth);
  }
  return found;
}

function depths(links: TreeLinks): (file: string) => number {
  const inward: (readonly [link: string, target: string])[] = [];
  for (const link of links.targets.keys()) {
    const found = links.follow(link);
    const target = found.kind === 'folder' ? found.path : found.kind === 'file' ? found.entry.path : '';
    if (target !== '') inward.push([link, target]);
  }
  const shortcuts = new Set(inward.filter(([link, target]) => levelsOf(link) < levelsOf(target)));
  // A link below a shortcut's target is also reachable through the shortcut, by a shorter path. So the link may be a
  // shortcut too. The loop also yields the added elements.
  for (const [, outer] of shortcuts) {
    if (shortcuts.size > MAX_SHORTCUTS) return () => 0;
    for (const one of inward) {
      const [link, target] = one;
      if (!link.startsWith(`${outer}/`)) continue;
      if (levelsOf(link.slice(outer.length)) < levelsOf(target)) shortcuts.add(one);
    }
  }
  const levels = new Map<string, number>();
  const levelsAt = (place: string): number => {
    let least = levelsOf(place);
    for (const [target, level] of levels) {
      const inside =
        place === target ? '' : place.startsWith(`${target}/`) ? place.slice(target.length) : undefined;
      if (inside !== undefined) least = Math.min(least, level + inside.split('/').length - 1);
    }
    return least;
  };
  // Another link can make the path to a link's folder shorter, so the loop repeats until nothing changes.
  for (let isNearer = true; isNearer;) {
    isNearer = false;
    for (const [link, target] of shortcuts) {
      const level = levelsAt(link);
      if (level >= levelsAt(target)) continue;
      levels.set(target, level);
      isNearer = true;
    }
  }
  return (file) => levelsAt(file) - 1;
}

function levelsOf(place: string): number {
  return place.split('/').length;
}

/**
 * Returns an error for a relative import that leads above the repository. Ignores files that Pyright does not check
 * and that no code imports.
 *
 * @param checked returns the absolute paths of the files that Pyright checks.
 */
export async function importAbove(
  tree: string,
  files: DottedFiles,
  checked: () => Promise<readonly string[]>,
): Promise<LanserError | undefined> {
  const found: { readonly file: string; readonly line: number; readonly statement: string }[] = [];
  for (const [file, depth] of files) {
    const bytes = await readFile(path.join(tree, file)).catch(() => undefined);
    if (bytes === undefined) continue;
    const { text } = decodeSource(bytes);
    const statement = readImports(text, pythonCodeTokens(text)).find(
      (entry) => entry.kind === 'from' && entry.level - 1 > depth,
    );
    if (statement === undefined) continue;
    const line = lineAt(lineStarts(text), statement.start) + 1;
    found.push({ file, line, statement: clip(text.slice(statement.start, statement.end), MAX_SHOWN) });
  }
  if (found.length === 0) return undefined;
  const real = new Set(await Promise.all((await checked()).map(async (file) => realpath(file))));
  const root = await realpath(tree);
  const relevant =
    found.find(({ file }) => real.has(path.join(root, file))) ?? (await firstImported(tree, found));
  if (relevant === undefined) return undefined;
  const { file, line, statement } = relevant;
  return new LanserError(
    'E/INCONCLUSIVE',
    `${JSON.stringify(file)} line ${line} imports from above the repository: ${JSON.stringify(statement)}. The result depends on the name of the checkout's folder and on the files beside this folder. Change the import. If no code imports the file, you can also exclude it in base's Pyright configuration.`,
    { path: file, line },
  );
}

/** Returns one of the files that code may import, if any. Compares only the last part of a module's name. */
export async function firstImported<File extends { readonly file: string }>(
  tree: string,
  files: readonly File[],
): Promise<File | undefined> {
  if (files.length > MAX_SEARCHED) return files[0];
  const names = new Map(files.map((entry) => [moduleOf(entry.file), entry]));
  // Every file imports `__builtins__` implicitly. Any import may mean the root's `__init__` (`.`), because its
  // package has the name of the checkout's folder, which is unknown.
  const always = names.get('__builtins__') ?? names.get('.');
  if (always !== undefined) return always;
  for (const entry of await readdir(tree, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory() || !PYTHON.test(entry.name)) continue;
    // A link may lead to a folder or to no entry.
    const text = await readFile(path.join(entry.parentPath, entry.name), 'utf8').catch(() => '');
    const [word] = importedWords(text, names);
    if (word !== undefined) return names.get(word);
  }
  return undefined;
}

function moduleOf(file: string): string {
  const stem = file.replace(PYTHON, '');
  const module = path.posix.basename(stem) === '__init__' ? path.posix.dirname(stem) : stem;
  return path.posix.basename(module).replace(/-stubs$/u, '');
}
