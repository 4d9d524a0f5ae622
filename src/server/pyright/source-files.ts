import type { Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { compareCodeUnits } from '../../model/range.ts';
import { isInside, realPathInside } from '../../workspace/containment.ts';
import type { PyrightConfiguration } from './configuration.ts';
import { fileSpecs, type FileSpec } from './file-spec.ts';

const ENVIRONMENT_MARKERS = [
  path.join('bin', 'activate'),
  path.join('Scripts', 'activate'),
  'pyvenv.cfg',
  'conda-meta',
];

/** Matches a code unit (hence no `u`) and a colon. Pyright treats such a folder as a drive outside of the project. */
const DRIVE_NAME = /^[^]:$/;

/**
 * Returns the absolute paths of the files that Pyright checks. As in Pyright, the files of a folder come before those
 * of its subfolders. Omits files whose real path is outside `limit`, because lanser does not let Pyright read them.
 * Source: Pyright 1.1.414, `SourceEnumerator`.
 *
 * @param onLeftOut receives the absolute path of each Python environment, each folder named like a drive (`C:`), and
 * each link whose target is a folder inside `limit`, but in no `include` root. The search skips all of them.
 */
export async function sourceFiles(
  root: string,
  limit: string,
  configuration: PyrightConfiguration,
  caseSensitive: boolean,
  onLeftOut: (folder: string) => void = () => {},
): Promise<readonly string[]> {
  const { include, exclude } = fileSpecs(configuration, root, caseSensitive);
  const isExcluded = (target: string): boolean => exclude.some(({ matches }) => matches(target));
  const realInside = async (target: string): Promise<string | undefined> => realPathInside(limit, target);
  const realRoots = await Promise.all(
    include.map(async (spec) => (await realInside(spec.root)) ?? spec.root),
  );
  const found = new Set<string>();

  async function explore(folder: string, spec: FileSpec, seen: Set<string>): Promise<void> {
    const real = await realInside(folder);
    if (real === undefined || seen.has(real)) return;
    seen.add(real);
    const isOutside = !realRoots.some((included) => isInside(included, real));
    if (isOutside || (await isEnvironment(folder))) {
      onLeftOut(folder);
      return;
    }
    const { files, folders } = await entriesOf(folder);
    for (const file of files) {
      if (/\.pyi?$/u.test(file) && spec.matches(file) && !isExcluded(file)) found.add(file);
    }
    for (const inner of folders) {
      const isWanted = spec.crossesFolders || spec.matches(inner);
      if (!isWanted || isExcluded(inner)) continue;
      if (DRIVE_NAME.test(path.basename(inner))) onLeftOut(inner);
      else await explore(inner, spec, seen);
    }
  }

  async function isEnvironment(folder: string): Promise<boolean> {
    const marks = await Promise.all(
      ENVIRONMENT_MARKERS.map(async (name) => realInside(path.join(folder, name))),
    );
    return marks.some((mark) => mark !== undefined);
  }

  async function entriesOf(
    folder: string,
  ): Promise<{ readonly files: string[]; readonly folders: string[] }> {
    const files: string[] = [];
    const folders: string[] = [];
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const entry of entries.toSorted((left, right) => compareCodeUnits(left.name, right.name))) {
      const absolute = path.join(folder, entry.name);
      const info = entry.isSymbolicLink() ? await statInside(absolute) : entry;
      if (info?.isFile() === true) files.push(absolute);
      else if (info?.isDirectory() === true) folders.push(absolute);
    }
    return { files, folders };
  }

  async function statInside(target: string): Promise<Stats | undefined> {
    // Reads `target`, not its real path, because a string cannot represent a real path that is not UTF-8.
    return (await realInside(target)) === undefined ? undefined : stat(target).catch(() => undefined);
  }

  for (const spec of include) {
    if (isExcluded(spec.root)) continue;
    const info = await statInside(spec.root);
    if (info?.isFile() === true) found.add(spec.root);
    else if (info?.isDirectory() === true) await explore(spec.root, spec, new Set());
  }
  return [...found];
}
