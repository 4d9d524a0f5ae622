import path from 'node:path';

/** An entry of `include` or `exclude`, compiled as Pyright does. */
export interface FileSpec {
  /** The longest leading path without wildcards; absolute. */
  readonly root: string;
  readonly pattern: RegExp;
  readonly crossesFolders: boolean;
}

const DOUBLE_ASTERISK = '(/[^/][^/]*)*?';

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
  return {
    root,
    pattern: new RegExp(`^(${pattern})($|/)`, caseSensitive ? '' : 'i'),
    crossesFolders: parts.includes('**'),
  };
}

function segmentPattern(segment: string): string {
  return segment.replaceAll(/[^\w\s/]/gu, (character) => {
    if (character === '*') return '[^/]*';
    if (character === '?') return '[^/]';
    // Without the `u` flag, an escape would split an astral character. It needs none.
    return character.length === 1 ? `\\${character}` : character;
  });
}

export function matchesAny(specs: readonly FileSpec[], absolute: string): boolean {
  const posix = absolute.split(path.sep).join('/');
  return specs.some((spec) => spec.pattern.test(posix));
}
