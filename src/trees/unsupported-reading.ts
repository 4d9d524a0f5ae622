import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LanserError } from '../model/lanser-error.ts';
import { type PyrightConfiguration, readConfiguration } from '../server/pyright/configuration.ts';
import { configuredPaths } from '../server/pyright/configured-paths.ts';
import { fileSpecs } from '../server/pyright/file-spec.ts';
import { moduleRoots, stubRoots } from '../server/pyright/module-roots.ts';
import { sourceFiles } from '../server/pyright/source-files.ts';
import { isInside } from '../workspace/containment.ts';
import { isFile } from '../workspace/entry-kind.ts';
import { ARCHIVE } from '../workspace/importable.ts';
import { configuredOutside } from './configured-outside.ts';
import { importAbove, type DottedFiles } from './imports-above.ts';

export interface TreeReading {
  /** The folders of changed submodules, relative to the tree. */
  readonly changedSubmodules: readonly string[];
  /** The import paths of the Python environment; absolute. */
  readonly readable: readonly string[];
  readonly dotted: DottedFiles;
}

/**
 * Returns an error if the gate cannot read this tree's Python files as Pyright does in a checkout.
 *
 * @param workingDirectory the folder of the project, relative to the tree.
 */
export async function unsupportedReading(
  tree: string,
  workingDirectory: string,
  { changedSubmodules, readable, dotted }: TreeReading,
): Promise<LanserError | undefined> {
  const root = path.join(tree, workingDirectory);
  const configuration = await readConfiguration(root, tree);
  return (
    (await configuredOutside(tree, configuration, readable)) ??
    (await includedArchive(tree, configuration)) ??
    (await importAbove(tree, dotted, async () => sourceFiles(root, tree, configuration, true))) ??
    changedSubmodule(tree, root, configuration, changedSubmodules) ??
    partialStubs(tree)
  );
}

/** Returns an error for an included archive. Pyright checks its files, but an LSP client cannot open them. */
async function includedArchive(
  tree: string,
  configuration: PyrightConfiguration,
): Promise<LanserError | undefined> {
  for (const { key, value, path: included } of configuredPaths(configuration)) {
    if (key !== 'include') continue;
    for (let at = included; at !== tree && isInside(tree, at); at = path.dirname(at)) {
      if (!ARCHIVE.test(at) || !(await isFile(at))) continue;
      return new LanserError(
        'E/INCONCLUSIVE',
        `Pyright's configuration includes ${JSON.stringify(value)}, whose files are in an archive. The gate does not check files in archives. Remove the entry from "include".`,
        { include: value },
      );
    }
  }
  return undefined;
}

/** Returns an error if Pyright may need files of a changed submodule. The tree does not contain these files. */
function changedSubmodule(
  tree: string,
  root: string,
  configuration: PyrightConfiguration,
  changed: readonly string[],
): LanserError | undefined {
  const roots = [...moduleRoots(root, configuration), ...stubRoots(root, configuration)];
  const included = configuredPaths(configuration).filter(({ key }) => key === 'include');
  const reached = [...roots, ...included.map((entry) => entry.path)];
  const { exclude } = fileSpecs(configuration, root, true);
  const name = changed.find((submodule) => {
    const folder = path.join(tree, submodule);
    if (exclude.some(({ matches }) => matches(folder))) return false;
    return reached.some((place) => isInside(place, folder) || isInside(folder, place));
  });
  if (name === undefined) return undefined;
  return new LanserError(
    'E/INCONCLUSIVE',
    `The submodule or nested repository ${JSON.stringify(name)} changes, but the gate does not have its files at both revisions. Check out the submodule with its history (git submodule update --init). With actions/checkout, set submodules: true and fetch-depth: 0. Commit all changes in the submodule. For a candidate in a different work tree, fetch the commit into the submodule of the repository's own checkout. If no Python code needs the submodule, exclude its folder in base's Pyright configuration.`,
    { submodule: name },
  );
}

/**
 * Returns an error for a partial stub package. If the package that the stubs describe exists, Pyright reports the
 * stub files under paths that no LSP client can open.
 */
async function partialStubs(tree: string): Promise<LanserError | undefined> {
  const entries = await readdir(tree, { recursive: true, withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.name.endsWith('-stubs') && !entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  for (const folder of folders.toSorted()) {
    const marker = await readFile(path.join(folder, 'py.typed'), 'utf8').catch(() => '');
    if (!/partial/u.test(marker)) continue;
    const name = path.relative(tree, folder);
    return new LanserError(
      'E/INCONCLUSIVE',
      `Pyright may merge the partial stub package ${JSON.stringify(name)} into the package that it describes, and check the stub files under different names. Delete the folder, or remove "partial" from its py.typed.`,
      { folder: name },
    );
  }
  return undefined;
}
