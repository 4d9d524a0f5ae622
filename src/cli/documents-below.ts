import { lstat, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { errnoOf, LanserError } from '../model/lanser-error.ts';
import { compareCodeUnits } from '../model/range.ts';

/**
 * Lists the `.json`, `.jsonl` and `.ndjson` files below the folder `name`, sorted by code units. Includes a link with
 * such an extension if its target is a file inside `name`. Below `name`, does not follow links to folders.
 *
 * @param folder the base folder of a relative `name`.
 * @param name absolute or relative. If `name` is relative, the listed paths are relative to `folder`, else absolute.
 * @throws LanserError E/USAGE if `name` is not a folder, or if this folder or a subfolder cannot be read.
 */
export async function documentsBelow(folder: string, name: string): Promise<readonly string[]> {
  const top = path.resolve(folder, name);
  try {
    const root = await realpath(top);
    if (!(await lstat(root)).isDirectory())
      throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
    const files: string[] = [];
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (!/\.(?:json|jsonl|ndjson)$/u.test(entry.name)) continue;
      if (entry.isFile() || (entry.isSymbolicLink() && (await isFileInside(root, file)))) {
        files.push(path.join(name, path.relative(root, file)));
      }
    }
    return files.toSorted(compareCodeUnits);
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === undefined) throw error;
    throw new LanserError(
      'E/USAGE',
      `${JSON.stringify(name)} is not a readable folder (${errno}). Check its path and permissions.`,
      { errno },
      { cause: error },
    );
  }
}

async function isFileInside(root: string, link: string): Promise<boolean> {
  try {
    const target = await realpath(link);
    return target.startsWith(root + path.sep) && (await lstat(target)).isFile();
  } catch {
    return false;
  }
}
