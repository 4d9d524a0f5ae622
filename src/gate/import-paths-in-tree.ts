import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { CapturedPython } from '../workspace/capture-python.ts';
import { isInside, realPathInside } from '../workspace/containment.ts';
import { isFolder } from '../workspace/entry-kind.ts';
import { ARCHIVE } from '../workspace/importable.ts';
import { pathsOfVariable } from '../workspace/import-paths.ts';
import type { ReplacedCheckout } from '../workspace/python-environment.ts';
import { isPackagesFolder, skipsHiddenPathFiles, withPathFiles } from '../workspace/site-folder.ts';

/**
 * Returns the import paths of an environment for the check of one tree. Replaces a path in a work tree of the
 * repository with its place in the tree (see {@link placeInTree}), so that base and head each import their own code.
 * Omits such a path if it has no place in the tree. Keeps paths inside the environment, even in the checkout.
 *
 * @param workingDirectory the project's folder, relative to the checkout.
 * @param worktrees the roots of all work trees of the repository. Each root precedes the roots that contain it.
 * @throws LanserError E/INCONCLUSIVE if an import path contains the checkout, or is an empty archive in the tree.
 */
export async function importPathsInTree(
  host: Host,
  python: CapturedPython,
  workingDirectory: string,
  { checkout, environment, tree }: ReplacedCheckout & { readonly tree: string },
  worktrees: readonly string[],
): Promise<readonly string[]> {
  const isIn = (place: string): boolean => worktrees.some((root) => isInside(root, place));
  const isOwn = (real: string): boolean => isIn(environment) && isInside(environment, real);
  const paths = await Promise.all(
    (await importPathsOf(host, python, checkout, workingDirectory, isIn)).map(async (entry) => {
      const real = await realpath(entry).catch(() => entry);
      // Outside of the environment, base and head each import from their own tree, not from the checkout.
      const inside = isOwn(real) ? undefined : [entry, real].find(isIn);
      if (inside !== undefined) {
        const root = worktrees.find((one) => isInside(one, inside)) ?? checkout;
        const place = await placeInTree(tree, path.join(tree, path.relative(root, inside)));
        if (place !== undefined) await refuseEmptyArchive(place, path.relative(tree, place));
        return place;
      }
      if (!isInside(real, checkout)) return entry;
      throw new LanserError(
        'E/INCONCLUSIVE',
        'An import path of the Python environment (a .pth file or PYTHONPATH) contains the checkout, so both sides would import the same files. Remove the path from the environment.',
      );
    }),
  );
  return [...new Set(paths.filter((entry) => entry !== undefined))];
}

/** Resolves a path. For a missing path, returns the nearest existing folder above it if empty, else undefined. */
async function placeInTree(tree: string, place: string): Promise<string | undefined> {
  const real = await realPathInside(tree, place);
  if (real !== undefined || !isInside(tree, place)) return real;
  // An import path may be in a submodule that the gate cannot read. The tree has an empty folder for this submodule.
  const above = await placeInTree(tree, path.dirname(place));
  return above !== undefined && (await readdir(above).catch(() => [place])).length === 0 ? above : undefined;
}

/**
 * Rejects an archive that is an empty file in the tree. When the gate writes a tree to the disk, a file that Pyright
 * usually does not need, such as an archive, becomes empty.
 */
async function refuseEmptyArchive(place: string, name: string): Promise<void> {
  if (!ARCHIVE.test(place)) return;
  const info = await stat(place);
  if (!info.isFile() || info.size > 0) return;
  throw new LanserError(
    'E/INCONCLUSIVE',
    `An import path of the Python environment (a .pth file or PYTHONPATH) is the archive ${JSON.stringify(name)} of the repository. The gate does not read this archive. Unpack the archive, or add its path to "extraPaths" of base's Pyright configuration.`,
    { path: name },
  );
}

/** Returns PYTHONPATH, then the environment's paths. Keeps missing paths in work trees: a side may have them. */
async function importPathsOf(
  host: Host,
  python: CapturedPython,
  checkout: string,
  workingDirectory: string,
  isIn: (place: string) => boolean,
): Promise<readonly string[]> {
  const variable: string[] = [];
  for (const place of pathsOfVariable(host, path.join(checkout, workingDirectory))) {
    if (isIn(place) || (await isFolder(place))) variable.push(place);
  }
  const installed: string[] = [...python.importPaths];
  for (const folder of python.importPaths.filter(isPackagesFolder)) {
    let at = installed.indexOf(folder);
    for (const place of await namedByPathFiles(host, python, folder)) {
      const known = installed.indexOf(place);
      if (known !== -1) at = known;
      // Adds a path in a work tree. Also adds a folder that contains the checkout: the caller must reject it.
      else if (isIn(place) || isInside(await realpath(place).catch(() => place), checkout)) {
        at += 1;
        installed.splice(at, 0, place);
      }
    }
  }
  return [...new Set([...variable, ...installed])];
}

/** Returns the paths that the `.pth` files in a folder of packages name, in the order of `sys.path`. */
async function namedByPathFiles(
  host: Host,
  { source, versionInfo }: CapturedPython,
  folder: string,
): Promise<readonly string[]> {
  // Unlike new versions of Python, Pyright reads the hidden `.pth` files of a configured environment.
  const skipsHidden = source !== 'pyright-configuration' && skipsHiddenPathFiles(versionInfo);
  const [, ...named] = await withPathFiles(folder, host.platform, skipsHidden);
  return named;
}
