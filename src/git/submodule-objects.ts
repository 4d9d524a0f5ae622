import { lstat, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { isInside } from '../workspace/containment.ts';
import { isThere } from '../workspace/entry-kind.ts';
import type { Repository } from './repository.ts';

/** The maximum size of a `.git` file, in bytes. The file contains one path; Linux allows paths of 4096 bytes. */
const MAX_GIT_FILE_BYTES = 8192;

/**
 * Returns the folder of a submodule's objects; undefined if the submodule is not checked out in the work tree. Runs
 * no program in the submodule and does not read its configuration. A pull request can name any folder as a submodule.
 * Therefore the result is also undefined in these cases:
 *
 * - The submodule's Git directory is neither the folder `.git` in the submodule, nor below `modules` in the Git
 *   directory or the common directory of the repository.
 * - The path of the submodule or of the objects contains a link.
 * - The path of the objects contains a line break.
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
    // The caller adds the path to a list of alternates, which has one path per line.
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
