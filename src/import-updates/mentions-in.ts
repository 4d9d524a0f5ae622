import type { Span } from '../syntax/definition.ts';
import { escapeForRegExp } from '../text/regular-expression.ts';

/** The import names and the path of a module, to search for in texts. */
export interface Mentioned {
  readonly names: readonly string[];
  /** The path of the module's file or folder, relative to the workspace. */
  readonly path: string;
  /** The module's name in its package. A string with this name can be an entry of `__all__`. */
  readonly listed?: string | undefined;
}

/**
 * Returns the mentions of a module or its path, without overlaps. A name without a dot can be an ordinary word, so it
 * counts only after a quotation mark, in an import, or in an entry point such as `tool = name:main`. The last part of a
 * name also counts after a quotation mark and dots, as in ".name".
 */
export function mentionsIn(text: string, { names, path, listed }: Mentioned): readonly Span[] {
  const patterns = [
    ...names.map((name) => (name.includes('.') ? dotted(name) : single(name))),
    ...(listed === undefined ? [] : [String.raw`(?<=["'])${escapeForRegExp(listed)}(?=["'])`]),
    ...names.map(
      (name) => String.raw`(?<=["']\.{1,9})${escapeForRegExp(name.split('.').at(-1) ?? name)}(?=["'.])`,
    ),
    ...pathsOf(path, names),
  ];
  const found = [...text.matchAll(new RegExp(patterns.join('|'), 'gu'))];
  return found.map(({ 0: words, index }) => ({ start: index, end: index + words.length }));
}

function dotted(name: string): string {
  return String.raw`(?<![\p{XIDC}.])${escapeForRegExp(name)}(?!\p{XIDC})`;
}

function single(name: string): string {
  const literal = escapeForRegExp(name);
  const imported = String.raw`(?<=\bfrom[ \t]{1,9})${literal}(?=\.\p{XIDS}|[ \t]+import\b)|(?<=\bimport[ \t]{1,9})${literal}(?!\p{XIDC})`;
  return String.raw`(?<=["'])${literal}(?=["':]|\.\p{XIDS})|(?<=[ =\t])${literal}(?=:\p{XIDS})|${imported}`;
}

/** Returns patterns for the module's path, relative to the workspace and to each search root of modules. */
function pathsOf(path: string, names: readonly string[]): readonly string[] {
  const ending = /(?:\/__init__)?\.pyi?$/u.exec(path)?.[0] ?? '';
  const below = names.map((name) => name.replaceAll('.', '/') + ending);
  const long = [...new Set([path, ...below])].filter((one) => ending !== '' || one.includes('/'));
  const bareFolder =
    ending === '' && !path.includes('/')
      ? [String.raw`(?<![\p{XIDC}/.-])${escapeForRegExp(path)}(?=/\p{XIDS})`]
      : [];
  return [
    ...long
      .toSorted((one, other) => other.length - one.length)
      .map((one) => String.raw`(?<![\p{XIDC}-])${escapeForRegExp(one)}(?![\p{XIDC}-])`),
    ...bareFolder,
  ];
}
