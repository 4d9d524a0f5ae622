import path from 'node:path';

/** A predicate for absolute paths at which a file exists. */
export type IsFile = (file: string) => Promise<boolean>;

/**
 * Returns the files of a module, at most one per root. Prefers sources to stubs, then packages to modules. A
 * namespace package, without `__init__`, has no file.
 */
export async function moduleFiles(
  roots: readonly string[],
  name: string,
  isFile: IsFile,
): Promise<readonly string[]> {
  const parts = name.split('.');
  const found: string[] = [];
  for (const root of roots) {
    const file = await moduleFile(path.join(root, ...parts), isFile);
    if (file !== undefined && !found.includes(file)) found.push(file);
  }
  return found;
}

/** Returns all paths that `moduleFiles` can return, including paths of missing files. */
export async function possibleModuleFiles(
  roots: readonly string[],
  name: string,
): Promise<readonly string[]> {
  const paths: string[] = [];
  await moduleFiles(roots, name, async (file) => {
    paths.push(file);
    return false;
  });
  return paths;
}

/** Returns the file of a module below a folder, if any. The empty name stands for the folder itself as a package. */
export async function moduleFileIn(
  folder: string,
  name: string,
  isFile: IsFile,
): Promise<string | undefined> {
  const isAllowed: IsFile =
    name === '' ? async (file) => path.dirname(file) === folder && isFile(file) : isFile;
  return moduleFile(path.join(folder, ...name.split('.')), isAllowed);
}

async function moduleFile(place: string, isFile: IsFile): Promise<string | undefined> {
  const package_ = path.join(place, '__init__');
  for (const ending of ['.py', '.pyi']) {
    for (const stem of [package_, place]) {
      if (await isFile(stem + ending)) return stem + ending;
    }
  }
  return undefined;
}
