import { foldedName } from './folded-name.ts';

// HFS+ leaves some of these out when it compares names, and Git all that HFS+ does.
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

// NTFS drops dots and spaces at the end, has a short name for it, and streams behind a colon.
const DOT_GIT = /^(?:\.git|git~\d+)[. ]*(?::.*)?$/su;

const MAY_BE = /^\.git|~|\\|[^\x20-\x7E]/iu;

/**
 * Whether some file system takes this name for `.git`, after the rules of `verify_path` in Git's
 * read-cache.c, which refuses such names in an index. Where `\` separates, each piece is a name.
 */
export function isDotGit(name: string): boolean {
  if (!MAY_BE.test(name)) return false;
  return name
    .split('\\')
    .some((piece) => DOT_GIT.test(foldedName(piece.normalize('NFKC').replaceAll(IGNORABLE, ''))));
}

/** Whether a folder that holds exactly these names is a Git directory: of a bare repository, or one moved away. */
export function isGitDirectory(has: (name: string) => boolean): boolean {
  return has('HEAD') && ((has('objects') && has('refs')) || has('commondir'));
}
