import { lstat, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { isInside } from '../workspace/containment.ts';
import { isThere } from '../workspace/entry-kind.ts';
import type { Repository } from './repository.ts';

/** The maximum size of a `.git` file, in bytes. Linux allows paths of at most 4096 bytes. */
const MAX_GIT_FILE_BYTES = 8192;

/**
 * Returns the folder of a submodule's objects if the submodule is checked out in the work tree. Runs no
 * program in the submodule and does not read its configuration. A pull request can name any folder as a
 * submodule. Therefore the result is undefined in these cases:
 *
 * - The Git directory is neither `.git` in the folder, nor below `modules` in the repository's Git directory.
 * - The path of the folder or of its objects contains a link or a line break.
 * - The objects have alternates.
 *
 * @param name relative to the repository's root.
 * @returns an absolute path.
 */
export async function submoduleObjects(repository: Repository, name: string): Promise<string | undefined> {
  const folder = path.join(repository.root, name);
  try {
    if ((await realpath(folder)) !== folder) return undefined;
    const gitDirectory = await gitDirectoryOf(repository, folder);
    if (gitDirectory === undefined) return undefined;
    const objects = path.join(gitDirectory, 'objects');
    for (const part of [objects, path.join(objects, 'info'), path.join(objects, 'pack')]) {
      if ((await realpath(part)) !== part) return undefined;
    }
    // The path becomes a line of the caller's list of alternates, so it must not contain a line break.
    return objects.includes('\n') || (await isThere(path.join(objects, 'info', 'alternates')))
      ? undefined
      : objects;
  } catch {
    return undefined;
  }
}

async function gitDirectoryOf(repository: Repository, folder: string): Promise<string | undefined> {
  const place = path.join(folder, '.git');
  const info = await lstat(place);
  if (info.isDirectory()) return place;
  if (!info.isFile() || info.size > MAX_GIT_FILE_BYTES) return undefined;
  const target = /^gitdir: (.+?)[\r\n]*$/su.exec(await readFile(place, 'utf8'))?.[1];
  if (target === undefined) return undefined;
  const gitDirectory = await realpath(path.resolve(folder, target));
  for (const directory of new Set([repository.gitDirectory, repository.commonDirectory])) {
    const modules = path.join(await realpath(directory), 'modules');
    if (gitDirectory !== modules && isInside(modules, gitDirectory)) return gitDirectory;
  }
  return undefined;
}
