import { isDotGit } from '../../workspace/dot-git.ts';
import { foldedName } from '../../workspace/folded-name.ts';
import { isUnfitForWindows } from '../../workspace/windows-name.ts';
import type { JailReason } from './jail-reasons.ts';

/** Where a journal of an edit is kept, below a workspace: this one or one inside of it. */
const JOURNAL = ['.lanser', 'apply'] as const;

/** Why these names, from the workspace to a file, are no way to one that is edited. */
export function forbiddenNames(names: readonly string[], platform: NodeJS.Platform): JailReason | undefined {
  if (names.some(isDotGit)) return 'git';
  if (names.some((name, index) => isJournal(name, names[index + 1]))) return 'internal';
  if (platform === 'win32' && names.some(isUnfitForWindows)) return 'unfit-name';
  return undefined;
}

export function isJournal(folder: string, name: string | undefined): boolean {
  return foldedName(folder) === JOURNAL[0] && name !== undefined && foldedName(name) === JOURNAL[1];
}
