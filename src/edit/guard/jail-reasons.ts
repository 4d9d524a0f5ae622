import type { ErrorCode } from '../../model/error-codes.ts';

export type JailReason =
  | 'case-collision'
  | 'case-only-rename'
  | 'dangling-link'
  | 'disguised'
  | 'folder'
  | 'git'
  | 'git-directory'
  | 'internal'
  | 'link'
  | 'link-loop'
  | 'malformed'
  | 'name-not-utf-8'
  | 'name-too-long'
  | 'nested-repository'
  | 'not-a-folder'
  | 'outside'
  | 'scheme'
  | 'special-file'
  | 'submodule'
  | 'unfit-name'
  | 'unreadable'
  | 'up-after-link'
  | 'workspace';

export interface JailReasonEntry {
  /** The code of the error if all refused paths of the edit have this code. Otherwise, the error has E/JAIL. */
  readonly code: ErrorCode;
  /** The text that follows the path in messages. */
  readonly detail: string;
}

export const JAIL_REASONS: Readonly<Record<JailReason, JailReasonEntry>> = {
  'case-collision': jail('differs from another name only by case or Unicode form'),
  'case-only-rename': refusedByDisk(
    'is the same name as before, because this file system ignores case or Unicode form',
  ),
  'dangling-link': jail('is a link, or is below a link, whose target does not exist'),
  disguised: jail('contains a part that some programs read as `.`, `..` or a separator'),
  folder: jail('names a folder, but the edit needs a file at this path'),
  git: jail('contains `.git`, or a name that some file systems treat as `.git`'),
  'git-directory': jail('is in or contains a Git directory, where Git stores a repository'),
  internal: jail('is in or contains the folder of lanser’s own journal'),
  link: jail('is a link; edit its target'),
  'link-loop': jail('leads through a cycle of links, or through more than 40 links'),
  malformed: jail('is not a valid `file:` URI or file name'),
  'name-not-utf-8': jail('is a link, or is below a link, whose target is not UTF-8'),
  'name-too-long': refusedByDisk('is too long for this file system'),
  'nested-repository': jail('is in or contains a nested repository or work tree'),
  'not-a-folder': jail('is a file or below a file, but the edit needs a folder there'),
  outside: jail('is outside the workspace'),
  scheme: jail('is not a `file:` URI; write `./` before a name with a colon'),
  'special-file': jail('is or contains an entry that is neither a file nor a folder'),
  submodule: jail('is in or contains a submodule'),
  'unfit-name': jail('contains a name that Windows reserves or changes'),
  unreadable: refusedByDisk('cannot be read, or is in or contains a folder that cannot be read'),
  'up-after-link': jail('contains `..` after a link, which programs resolve differently'),
  workspace: jail('is the workspace itself'),
};

function jail(detail: string): JailReasonEntry {
  return { code: 'E/JAIL', detail };
}

function refusedByDisk(detail: string): JailReasonEntry {
  return { code: 'E/FS_PERMISSIONS', detail };
}

/** The refusal of a path. `about` is the entry that causes the refusal, if it is not the path itself. */
export interface Refusal {
  readonly kind: 'refused';
  readonly reason: JailReason;
  readonly about?: string | undefined;
}

export function refused(reason: JailReason, about?: string): Refusal {
  return { kind: 'refused', reason, about };
}
