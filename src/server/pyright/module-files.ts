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

async function moduleFile(place: string, isFile: IsFile): Promise<string | undefined> {
  const package_ = path.join(place, '__init__');
  for (const ending of ['.py', '.pyi']) {
    for (const stem of [package_, place]) {
      if (await isFile(stem + ending)) return stem + ending;
    }
  }
  return undefined;
}
