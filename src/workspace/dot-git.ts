import { foldedName } from './folded-name.ts';

// HFS+ ignores some of these characters. Git rejects every name that HFS+ treats as equal to `.git`.
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

// NTFS drops trailing dots and spaces, has short names such as `git~1`, and reads the text after a colon as
// the name of a stream.
const DOT_GIT = /^(?:\.git|git~\d+)[. ]*(?::.*)?$/su;
const DOT_LANSER = /^(?:\.lanser(?:-apply)?|lanser~\d+)[. ]*(?::.*)?$/su;

const MAY_BE = /^\.(?:git|lanser)|~|\\|[^\x20-\x7E]/iu;

/** Returns true if a file system may resolve this name to `.git`. Also true for names that Git permits (`git~2`). */
export function isDotGit(name: string): boolean {
  return isSpelling(name, DOT_GIT);
}

function isSpelling(name: string, pattern: RegExp): boolean {
  if (!MAY_BE.test(name)) return false;
  return name
    .split('\\')
    .some((piece) => pattern.test(foldedName(piece.normalize('NFKC').replaceAll(IGNORABLE, ''))));
}

/** Returns true if a path with slashes contains a name that is reserved for Git's or lanser's own folders. */
export function isReservedPath(names: string): boolean {
  return names.split('/').some((name) => isSpelling(name, DOT_GIT) || isSpelling(name, DOT_LANSER));
}

/** Returns true for a Git directory of any name. `has` returns true for the names of the folder's entries. */
export function isGitDirectory(has: (name: string) => boolean): boolean {
  return has('HEAD') && ((has('objects') && has('refs')) || has('commondir'));
}
