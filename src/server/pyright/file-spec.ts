import path from 'node:path';
import type { PyrightConfiguration } from './configuration.ts';
import { nearestSetting } from './nearest-setting.ts';
import { settingPath } from './setting-path.ts';

/** A compiled path pattern, such as an entry of `include`. */
export interface FileSpec {
  /** The longest leading path without wildcards; absolute. */
  readonly root: string;
  /** True if a segment of the pattern is `**`. */
  readonly crossesFolders: boolean;
  /** Returns true if the pattern matches the absolute path itself or a folder above it. */
  readonly matches: (absolute: string) => boolean;
}

const DEFAULT_EXCLUDES = ['**/node_modules', '**/__pycache__', '**/.*', '**/__editable__.*'];

const DOUBLE_ASTERISK = '**';

/**
 * Compiles the entries of `include` and `exclude`, with Pyright's default excludes. Ignores absolute paths. If no
 * entry of `include` remains, includes the whole root.
 */
export function fileSpecs(
  configuration: PyrightConfiguration,
  root: string,
  caseSensitive: boolean,
): { readonly include: readonly FileSpec[]; readonly exclude: readonly FileSpec[] } {
  const specsOf = (key: 'include' | 'exclude'): readonly FileSpec[] => {
    const { folder, value } = nearestSetting(configuration, key) ?? { folder: root, value: [] };
    return (value as readonly unknown[])
      .filter((entry): entry is string => typeof entry === 'string' && !path.isAbsolute(entry))
      .map((entry) => compileFileSpec(folder, entry, caseSensitive));
  };
  const include = specsOf('include');
  const defaults = DEFAULT_EXCLUDES.map((entry) => compileFileSpec(root, entry, caseSensitive));
  return {
    include: include.length > 0 ? include : [compileFileSpec(root, '.', caseSensitive)],
    exclude: [...specsOf('exclude'), ...defaults],
  };
}

/** Compiles a pattern that is relative to `directory`. Source: Pyright 1.1.414, `getFileSpec`. */
export function compileFileSpec(directory: string, spec: string, caseSensitive: boolean): FileSpec {
  const absolute = settingPath(directory, spec).split(path.sep).join('/');
  const parts = absolute.split('/').filter((part) => part !== '');
  const drive = absolute.startsWith('/') ? '' : (parts.shift() ?? '');
  const fold = caseSensitive ? (text: string) => text : foldedUnits;
  const start = fold(drive);
  const patterns = parts.map(fold);
  const wild = parts.findIndex((part) => WILDCARD.test(part));
  return {
    root: path.join(drive === '' ? '/' : `${drive}/`, ...parts.slice(0, wild === -1 ? parts.length : wild)),
    crossesFolders: parts.includes(DOUBLE_ASTERISK),
    matches(target) {
      const [first, ...segments] = fold(target).split(SEPARATORS);
      return first === start && matchStart(patterns, segments);
    },
  };
}

const WILDCARD = /[*?]/u;
const SEPARATORS = path.sep === '/' ? '/' : /[\\/]/u;

/**
 * Returns true if `parts` match a path or a folder above it. Takes polynomial time, unlike the regular expressions
 * that Pyright makes from patterns.
 */
function matchStart(parts: readonly string[], segments: readonly string[]): boolean {
  /** The lengths of the pattern prefixes that match all segments so far, in ascending order. */
  let matched: number[] = [];
  addCount(matched, 0, parts);
  for (const segment of segments) {
    if (matched.at(-1) === parts.length) return true;
    const next: number[] = [];
    for (const count of matched) {
      const part = parts[count] as string;
      if (part !== DOUBLE_ASTERISK) {
        if (matchesSegment(part, segment)) addCount(next, count + 1, parts);
      } else if (segment !== '') addCount(next, count, parts);
    }
    if (next.length === 0) return false;
    matched = next;
  }
  return matched.at(-1) === parts.length;
}

/** Adds a length of a pattern prefix. Also adds the longer prefixes that end in `**`: `**` may match no segment. */
function addCount(matched: number[], count: number, parts: readonly string[]): void {
  const last = matched.at(-1) ?? -1;
  for (let next = count; ; next += 1) {
    if (next > last) matched.push(next);
    if (parts[next] !== DOUBLE_ASTERISK) return;
  }
}

function matchesSegment(pattern: string, segment: string): boolean {
  let at = 0;
  let from = 0;
  /** The position after the last `*` that was reached, and the end of the text that this `*` matches so far. */
  let last: { at: number; from: number } | undefined;
  while (from < segment.length) {
    const unit = pattern[at];
    if (unit === '*') {
      at += 1;
      last = { at, from };
    } else if (unit !== undefined && (unit === '?' || unit === segment[from])) {
      at += 1;
      from += 1;
    } else if (last === undefined) return false;
    else {
      last.from += 1;
      ({ at, from } = last);
    }
  }
  while (pattern[at] === '*') at += 1;
  return at === pattern.length;
}

/** Upper-cases each UTF-16 code unit, as JavaScript's regular expressions do with the flag `i` but without `u`. */
function foldedUnits(text: string): string {
  const upper = text.toUpperCase();
  if (/^[\x00-\x7F]*$/u.test(text)) return upper;
  let folded = '';
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charAt(index);
    const above = unit.toUpperCase();
    folded += above.length === 1 && (unit < '\x80' || above >= '\x80') ? above : unit;
  }
  return folded;
}
