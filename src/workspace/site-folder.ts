import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

const MAX_PATH_FILE_SIZE = 1_000_000;

/** The first patch release that skips hidden `.pth` files, for each minor version from Python 3.8 to 3.12. */
const FIRST_SKIPPING: ReadonlyMap<number, number> = new Map([
  [8, 19],
  [9, 19],
  [10, 14],
  [11, 8],
  [12, 2],
]);

/** Returns true if Python skips hidden `.pth` files (https://github.com/python/cpython/issues/113659). */
export function skipsHiddenPathFiles([major, minor, micro]: readonly [
  number,
  number,
  number,
  ...unknown[],
]): boolean {
  if (major !== 3) return major > 3;
  return minor > 12 || micro >= (FIRST_SKIPPING.get(minor) ?? Infinity);
}

/**
 * Returns a folder of packages and the folders that its `.pth` files add, in the order of `sys.path`. The folders may
 * be missing or repeated. Skips `import` lines, which Python executes. Ignores the hidden attribute of macOS and
 * Windows, because Node cannot read it.
 */
export async function withPathFiles(
  folder: string,
  platform: NodeJS.Platform,
  skipsHidden: boolean,
): Promise<readonly string[]> {
  const platformPath = platform === 'win32' ? path.win32 : path.posix;
  const folders = [folder];
  const names = (await namesIn(folder)).filter((name) => name.endsWith('.pth'));
  for (const name of names.toSorted()) {
    if (skipsHidden && name.startsWith('.')) continue;
    const text = await textOf(path.join(folder, name));
    for (const line of text.split(/\r\n|\r|\n/u)) {
      if (line.trim() === '' || line.startsWith('#') || /^import[ \t]/u.test(line)) continue;
      const added = line.trimEnd();
      // `resolve` removes a trailing separator, like Python's `os.path.abspath`.
      if (!added.includes('\0')) folders.push(platformPath.resolve(folder, added));
    }
  }
  return folders;
}

/** Returns the names of `.dist-info` and `.egg-info` entries without the suffix, sorted, without duplicates. */
export async function installedPackages(folders: readonly string[]): Promise<readonly string[]> {
  const names = (await Promise.all(folders.map(namesIn))).flat();
  const packages = names.flatMap((name) => /^(.*)\.(?:dist|egg)-info$/su.exec(name)?.[1] ?? []);
  return [...new Set(packages)].toSorted();
}

export function isPackagesFolder(folder: string): boolean {
  return /(?:^|[\\/])(?:site|dist)-packages$/u.test(folder);
}

/** Returns the targets of the links in a folder and in its namespace packages. `flit install -s` makes such links. */
export async function linkedEntries(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const targets = entries.map(async (entry): Promise<readonly string[]> => {
    const place = path.join(folder, entry.name);
    if (entry.isSymbolicLink()) {
      const target = await realpath(place).catch(() => undefined);
      return target === undefined ? [] : [target];
    }
    if (!entry.isDirectory() || /[.-]/u.test(entry.name)) return [];
    const isPackage = (await namesIn(place)).some((name) => /^__init__\.pyi?$/u.test(name));
    return isPackage ? [] : linkedEntries(place);
  });
  return (await Promise.all(targets)).flat();
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => []);
}

async function textOf(file: string): Promise<string> {
  const info = await stat(file).catch(() => undefined);
  if (info?.isFile() !== true || info.size > MAX_PATH_FILE_SIZE) return '';
  return new TextDecoder().decode(await readFile(file).catch(() => undefined));
}
