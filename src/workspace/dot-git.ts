import { foldedName } from './folded-name.ts';

// HFS+ ignores some of these when it compares names, and Git refuses every name that HFS+ would.
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

// NTFS drops dots and spaces at the end, gives short names, and puts streams behind a colon.
const DOT_GIT = /^(?:\.git|git~\d+)[. ]*(?::.*)?$/su;
const DOT_LANSER = /^(?:\.lanser(?:-apply)?|lanser~\d+)[. ]*(?::.*)?$/su;

const MAY_BE = /^\.(?:git|lanser)|~|\\|[^\x20-\x7E]/iu;

/**
 * Returns whether some file system takes this name for `.git`, after the rules of `verify_path` in Git's
 * read-cache.c, which refuses such names in an index. Where `\` separates, each piece is a name.
 */
export function isDotGit(name: string): boolean {
  return isSpelling(name, DOT_GIT);
}

/** Returns whether some file system takes this name for a folder in which lanser keeps its own state. */
function isDotLanser(name: string): boolean {
  return isSpelling(name, DOT_LANSER);
}

function isSpelling(name: string, pattern: RegExp): boolean {
  if (!MAY_BE.test(name)) return false;
  return name
    .split('\\')
    .some((piece) => pattern.test(foldedName(piece.normalize('NFKC').replaceAll(IGNORABLE, ''))));
}

/** Returns whether a path with slashes passes a folder that Git or lanser keeps for itself. */
export function isReservedPath(names: string): boolean {
  return names.split('/').some((name) => isDotGit(name) || isDotLanser(name));
}

/** Returns whether a folder with exactly these names is a Git directory: a bare repository, or one that was moved. */
export function isGitDirectory(has: (name: string) => boolean): boolean {
  return has('HEAD') && ((has('objects') && has('refs')) || has('commondir'));
}
