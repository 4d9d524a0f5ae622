import { isDotGit } from '../../workspace/dot-git.ts';
import { foldedName } from '../../workspace/folded-name.ts';
import { isUnfitForWindows } from '../../workspace/windows-name.ts';
import type { JailReason } from './jail-reasons.ts';

/** The location of an edit's journal below this workspace or a workspace inside it. */
const JOURNAL = ['.lanser', 'apply'] as const;

/** Returns the reason why these names, from the workspace to a file, are not allowed in an edit. */
export function forbiddenNames(names: readonly string[], platform: NodeJS.Platform): JailReason | undefined {
  if (names.some(isDotGit)) return 'git';
  if (names.some((name, index) => isJournal(name, names[index + 1]))) return 'internal';
  if (platform === 'win32' && names.some(isUnfitForWindows)) return 'unfit-name';
  return undefined;
}

export function isJournal(folder: string, name: string | undefined): boolean {
  return foldedName(folder) === JOURNAL[0] && name !== undefined && foldedName(name) === JOURNAL[1];
}
