import path from 'node:path';

/** Whether a file is there; absolute paths. */
export type IsFile = (file: string) => Promise<boolean>;

/**
 * The files that a module's name means under these roots, at most one per root: a package before a
 * module of the same name, and sources before stubs. Folders without an `__init__` are namespace
 * packages: they lead to modules and are none.
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

/** Every path that `moduleFiles` would look at, whether or not a file is there. */
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

/** Returns the file of a module below a folder; an empty name is the folder's own package. */
export async function moduleFileIn(
  folder: string,
  name: string,
  isFile: IsFile,
): Promise<string | undefined> {
  const own = name === '';
  const file = await moduleFile(path.join(folder, ...name.split('.')), isFile);
  return own && file !== undefined && path.dirname(file) !== folder ? undefined : file;
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
