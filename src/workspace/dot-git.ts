import { foldedName } from './folded-name.ts';

// HFS+ ignores some of these characters in names.
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

// Windows drops trailing dots and spaces. NTFS has short names such as `git~1`, and reads the text after a colon as
// the name of a stream.
const DOT_GIT = /^(?:\.git|git~\d+)[. ]*(?::.*)?$/su;
const DOT_LANSER = /^(?:\.lanser(?:-apply)?|lanser~\d+)[. ]*(?::.*)?$/su;

const MAY_BE = /^\.(?:git|lanser)|~|\\|[^\x20-\x7E]/iu;

/** Returns true if any part of the name, split at `\`, may resolve to `.git`. Includes `git~2`, which Git permits. */
export function isDotGit(name: string): boolean {
  return isSpelling(name, DOT_GIT);
}

function isSpelling(name: string, pattern: RegExp): boolean {
  if (!MAY_BE.test(name)) return false;
  return name
    .split('\\')
    .some((piece) => pattern.test(foldedName(piece.normalize('NFKC').replaceAll(IGNORABLE, ''))));
}

/** Returns true if a path in POSIX form contains a name that may resolve to a folder of Git or lanser. */
export function isReservedPath(names: string): boolean {
  return names.split('/').some((name) => isSpelling(name, DOT_GIT) || isSpelling(name, DOT_LANSER));
}

/** Returns true for a Git directory of any name. `has` returns true for the names of the folder's entries. */
export function isGitDirectory(has: (name: string) => boolean): boolean {
  return has('HEAD') && ((has('objects') && has('refs')) || has('commondir'));
}
