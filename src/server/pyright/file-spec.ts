import path from 'node:path';
import type { PyrightConfiguration } from './configuration.ts';

/** An entry of `include` or `exclude`, compiled as Pyright does. */
export interface FileSpec {
  /** The longest leading path without wildcards; absolute. */
  readonly root: string;
  /** True if the entry contains `**`. */
  readonly crossesFolders: boolean;
  /** Returns true if the entry includes the absolute path itself or a folder above it. */
  readonly matches: (absolute: string) => boolean;
}

const DEFAULT_EXCLUDES = ['**/node_modules', '**/__pycache__', '**/.*', '**/__editable__.*'];

const DOUBLE_ASTERISK = '(/[^/][^/]*)*?';

/**
 * Returns the entries of a project, without absolute ones. Without an `include`, all of its root is included.
 * The default excludes always apply.
 */
export function fileSpecs(
  configuration: PyrightConfiguration,
  root: string,
  caseSensitive: boolean,
): { readonly include: readonly FileSpec[]; readonly exclude: readonly FileSpec[] } {
  // The entries come from the nearest file of the chain that has the key, and are relative to that file.
  const specsOf = (key: 'include' | 'exclude'): readonly FileSpec[] => {
    const file = configuration.files.find(({ content }) => Array.isArray(content?.[key]));
    const entries = (file?.content?.[key] ?? []) as readonly unknown[];
    return entries
      .filter((entry): entry is string => typeof entry === 'string' && !path.isAbsolute(entry))
      .map((entry) => compileFileSpec(path.dirname(file?.path ?? root), entry, caseSensitive));
  };
  const include = specsOf('include');
  const defaults = DEFAULT_EXCLUDES.map((entry) => compileFileSpec(root, entry, caseSensitive));
  return {
    include: include.length > 0 ? include : [compileFileSpec(root, '.', caseSensitive)],
    exclude: [...specsOf('exclude'), ...defaults],
  };
}

/**
 * Compiles an entry. `**`, `*` and `?` are its only wildcards, and a backslash separates folders on every
 * system. Source: Pyright 1.1.414, `getFileSpec` (uriUtils).
 */
export function compileFileSpec(directory: string, spec: string, caseSensitive: boolean): FileSpec {
  const absolute = path.resolve(directory, spec.replaceAll('\\', '/')).split(path.sep).join('/');
  const parts = absolute.split('/').filter((part) => part !== '');
  const drive = absolute.startsWith('/') ? '' : (parts.shift() ?? '');
  let pattern = segmentPattern(drive);
  let root = drive === '' ? '/' : `${drive}/`;
  let fixed = true;
  for (const part of parts) {
    fixed &&= !/[*?]/u.test(part);
    if (fixed) root = path.join(root, part);
    pattern += part === '**' ? DOUBLE_ASTERISK : `/${segmentPattern(part)}`;
  }
  const whole = new RegExp(`^(${pattern})($|/)`, caseSensitive ? '' : 'i');
  return {
    root,
    crossesFolders: parts.includes('**'),
    matches: (target) => whole.test(target.split(path.sep).join('/')),
  };
}

function segmentPattern(segment: string): string {
  return segment.replaceAll(/[^\w\s/]/gu, (character) => {
    if (character === '*') return '[^/]*';
    if (character === '?') return '[^/]';
    // Without the `u` flag, an escape would split an astral character. Only syntax characters need an escape.
    return character.length === 1 ? `\\${character}` : character;
  });
}
