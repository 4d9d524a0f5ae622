import { lstat, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { isInside } from '../workspace/containment.ts';
import type { Repository } from './repository.ts';
import { isThere } from '../workspace/site-folder.ts';

/** In bytes; more than the longest path of any file system. */
const MAX_GIT_FILE_BYTES = 8192;

/**
 * Returns the folder of a submodule's objects if the submodule is checked out in the work tree. Runs nothing
 * and reads no configuration of it. A pull request can name submodules, so every folder has to be where Git
 * puts it: the Git directory in `modules` of the repository's own Git directory, or `.git` in the submodule's
 * folder itself. No link may lead elsewhere, and the objects may not continue in another store.
 *
 * @param name relative to the repository's root.
 * @returns an absolute path with links resolved; undefined if the submodule is not checked out like this.
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
    // Git separates the paths of object stores by line breaks.
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
