import path from 'node:path';
import type { LanserError } from '../../model/lanser-error.ts';
import { readConfigurationFile, type TextReader } from '../../server/pyright/configuration-file.ts';
import { settingPath } from '../../server/pyright/setting-path.ts';
import { TREE_ROOT, treePath } from '../../trees/tree-configuration.ts';
import { isInside } from '../../workspace/containment.ts';
import { configError } from '../policy.ts';
import type { TreeFiles } from '../tree-files.ts';

/**
 * Returns the settings that `read` reads from a tree. Returns an E/CONFIG error if `read` throws it, or if a file in
 * `names`, or a file that such a file extends, is invalid. Throws any other error.
 *
 * @param names the paths of possible configuration files, relative to the tree.
 * @param read reads the settings. It gets a function that reads a regular file of the tree by its absolute path
 * below {@link TREE_ROOT}.
 */
export async function treeSettings<T>(
  files: TreeFiles,
  names: readonly string[],
  read: (reader: TextReader) => Promise<T>,
): Promise<T | LanserError> {
  const reader: TextReader = async (file) => {
    const name = treePath(file);
    // A file may extend a folder (null), but not a file that is missing, too large or a link (undefined).
    const isFolder = name === '' || [...files.entries.keys()].some((one) => one.startsWith(`${name}/`));
    return isFolder ? null : (await files.bytes(name))?.toString('utf8');
  };
  try {
    const reached = new Set(names.map((name) => path.join(TREE_ROOT, name)).toReversed());
    // The loop also visits the files that are added to the set during the loop.
    for (const file of reached) {
      const base = (await readConfigurationFile(file, TREE_ROOT, reader))?.['extends'];
      const extended = typeof base === 'string' ? settingPath(path.dirname(file), base) : undefined;
      if (extended !== undefined && isInside(TREE_ROOT, extended)) reached.add(extended);
    }
    return await read(reader);
  } catch (error) {
    return configError(error);
  }
}
