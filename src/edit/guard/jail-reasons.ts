/** The text that follows a refused path in messages, by the reason of the refusal. */
export const JAIL_DETAILS = {
  'case-collision': 'differs from another name only by case or Unicode form',
  'case-only-rename': 'is the same name as before, because this file system ignores case or Unicode form',
  'dangling-link': 'is a link, or is below a link, whose target does not exist',
  disguised: 'contains a part that some programs read as `.`, `..` or a separator',
  folder: 'names a folder, but the edit needs a file at this path',
  git: 'contains `.git`, or a name that some file systems treat as `.git`',
  'git-directory': 'is in or contains a Git directory, where Git stores a repository',
  internal: 'is in or contains the folder of lanser’s own journal',
  link: 'is a link; edit its target',
  'link-loop': 'leads through a cycle of links, or through more than 40 links',
  malformed: 'is not a valid `file:` URI or file name',
  'name-not-utf-8': 'is a link, or is below a link, whose target is not UTF-8',
  'name-too-long': 'is too long for this file system',
  'nested-repository': 'is in or contains a nested repository or work tree',
  'not-a-folder': 'is a file or below a file, but the edit needs a folder there',
  outside: 'is outside the workspace',
  scheme: 'is not a `file:` URI; write `./` before a name with a colon',
  'special-file': 'is or contains an entry that is neither a file nor a folder',
  submodule: 'is in or contains a submodule',
  'unfit-name': 'contains a name that Windows reserves or changes',
  unreadable: 'cannot be read, or is in or contains a folder that cannot be read',
  'up-after-link': 'contains `..` after a link, which programs resolve differently',
  workspace: 'is the workspace itself',
} as const;

export type JailReason = keyof typeof JAIL_DETAILS;

/** If each refused path of an edit has one of these reasons, the error's code is E/FS_PERMISSIONS, else E/JAIL. */
export const REASONS_OF_DISK: ReadonlySet<JailReason> = new Set<JailReason>([
  'case-only-rename',
  'name-too-long',
  'unreadable',
]);

/** The refusal of a path. `about`, if given, is the entry that causes the refusal, or a folder above it. */
export interface Refusal {
  readonly kind: 'refused';
  readonly reason: JailReason;
  readonly about?: string | undefined;
}

export function refused(reason: JailReason, about?: string): Refusal {
  return { kind: 'refused', reason, about };
}
