import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { lockedPyright, pyrightChoice, pyrightInFolder } from '../server/pyright/other-package.ts';
import type { PyrightPackage } from '../server/pyright/package.ts';
import { findTools, type Tools, type Workbench } from '../session/servers/workbench.ts';
import { isInside, realPathInside } from '../workspace/containment.ts';
import { pathsOfVariable } from '../workspace/import-paths.ts';
import { isFolder } from '../workspace/site-folder.ts';
import type { GateOptions } from './options.ts';
import type { Preparation } from './prepare.ts';

/** The tools of a run of the gate. The import paths are those of Pyright's command line in the checkout. */
export interface GateTools extends Tools {
  /**
   * Returns the tools for one tree. Import paths into the checkout, as of editable installations and of
   * PYTHONPATH, lead to the same folders of the tree: each side imports its own code. Paths that the tree
   * does not contain are omitted.
   *
   * @throws LanserError E/INCONCLUSIVE for an import path that contains the checkout. Through it, both sides
   * would import the checkout's files.
   */
  readonly forTree: (tree: string) => Promise<Tools>;
}

/**
 * Finds the Pyright that the options choose, and Python.
 *
 * @param checkout the folder of the repository; absolute, with links resolved.
 */
export async function findGateTools(
  options: GateOptions,
  checkout: string,
  { janitor, scratch }: Workbench,
  preparing: Promise<Preparation>,
): Promise<GateTools> {
  const { host, python, signal } = options;
  const untrusted = [checkout];
  const choice = pyrightChoice(options.pyrightVersion);
  const source = { host, janitor, scratch: scratch.path, untrusted, signal };
  const chosen = async (): Promise<PyrightPackage | undefined> => {
    if (choice.kind === 'shipped') return undefined;
    if (choice.kind === 'folder') return pyrightInFolder(choice.folder, untrusted);
    const preparation = await preparing;
    // Nothing is checked without base.
    if (preparation.kind === 'failed') return undefined;
    return lockedPyright(await preparation.readBase('package-lock.json'), choice.version, source);
  };
  const pyright = await chosen();
  const shippedPyright = options.shippedPyright ?? false;
  const found = await findTools({ host, scratch, python, untrusted, pyright, shippedPyright, signal });
  return ofEachTree(host, found, checkout);
}

async function ofEachTree(host: Host, found: Tools, checkout: string): Promise<GateTools> {
  if (found.python === undefined) return { ...found, forTree: async () => found };
  const python = { ...found.python, importPaths: await importPathsOf(host, found.python, checkout) };
  return {
    ...found,
    python,
    async forTree(tree) {
      const paths = await Promise.all(
        python.importPaths.map(async (entry) => {
          const real = await realpath(entry).catch(() => entry);
          const inside = [entry, real].find((place) => isInside(checkout, place));
          if (inside !== undefined) {
            return realPathInside(tree, path.join(tree, path.relative(checkout, inside)));
          }
          if (!isInside(real, checkout)) return entry;
          throw new LanserError(
            'E/INCONCLUSIVE',
            'An import path of the Python environment (a .pth file or PYTHONPATH) contains the checkout, so both sides would import the same files. Remove it from the environment.',
          );
        }),
      );
      return { ...found, python: { ...python, importPaths: paths.filter((entry) => entry !== undefined) } };
    },
  };
}

/** Adds PYTHONPATH, which the isolated interpreter does not report. */
async function importPathsOf(
  host: Host,
  { importPaths }: NonNullable<Tools['python']>,
  checkout: string,
): Promise<readonly string[]> {
  const variable: string[] = [];
  for (const place of pathsOfVariable(host, checkout)) {
    // A tree may contain a folder that the checkout does not contain.
    if (isInside(checkout, place) || (await isFolder(place))) variable.push(place);
  }
  return [...new Set([...variable, ...importPaths])];
}
