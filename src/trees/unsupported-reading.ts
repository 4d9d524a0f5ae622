import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TreeLinks } from '../git/tree-links.ts';
import { LanserError } from '../model/lanser-error.ts';
import { type PyrightConfiguration, readConfiguration } from '../server/pyright/configuration.ts';
import { configuredPaths } from '../server/pyright/configured-paths.ts';
import { fileSpecs } from '../server/pyright/file-spec.ts';
import { moduleRoots, stubRoots } from '../server/pyright/module-roots.ts';
import { sourceFiles } from '../server/pyright/source-files.ts';
import { isInside } from '../workspace/containment.ts';
import { isFile } from '../workspace/entry-kind.ts';
import { ARCHIVE } from '../workspace/importable.ts';
import type { SideName } from './both-sides.ts';
import { configuredOutside } from './configured-outside.ts';
import { firstImported, importAbove, type DottedFiles } from './imports-above.ts';

export interface ReadTrees {
  /** The absolute path of base's folder. */
  readonly before: string;
  /** The absolute path of head's folder. */
  readonly after: string;
  /** The files of each side that may import from above the repository, for example with `from ... import a`. */
  readonly dotted: Readonly<Record<SideName, DottedFiles>>;
  /** The relative paths of submodules that differ between the sides, except submodules with files in the trees. */
  readonly changedSubmodules: readonly string[];
  /** The symbolic links of each folder. */
  readonly links: Readonly<Record<SideName, TreeLinks>>;
}

/**
 * Returns an error if the gate cannot read the Python files of one side as Pyright does in a checkout.
 *
 * @param workingDirectory the folder of the project, relative to the trees.
 * @param readable the import paths of the Python environment; absolute.
 */
export async function unsupportedReading(
  trees: ReadTrees,
  side: SideName,
  workingDirectory: string,
  readable: readonly string[],
): Promise<LanserError | undefined> {
  const tree = trees[side];
  const root = path.join(tree, workingDirectory);
  const configuration = await readConfiguration(root, tree);
  return (
    // A changed submodule concerns base and head, but only head's check reports it.
    (side === 'after' ? await changedSubmodule(trees, root, configuration, readable) : undefined) ??
    (await configuredOutside(tree, configuration, readable)) ??
    (await includedArchive(tree, configuration)) ??
    (await importAbove(tree, trees.dotted[side], async () => sourceFiles(root, tree, configuration, true))) ??
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

/**
 * Returns an error if Pyright may read a changed submodule, whose files are not in the trees: if a configured path,
 * an import path or a link leads into it or, unless it is excluded, to a folder above, or if an import has its name.
 */
async function changedSubmodule(
  { before, after, changedSubmodules, links }: ReadTrees,
  root: string,
  configuration: PyrightConfiguration,
  readable: readonly string[],
): Promise<LanserError | undefined> {
  if (changedSubmodules.length === 0) return undefined;
  const roots = [...moduleRoots(root, configuration), ...stubRoots(root, configuration), ...readable];
  const places = [...roots, ...configuredPaths(configuration).map((entry) => entry.path)];
  const names = places.map((place) => path.relative(after, place).split(path.sep).join('/'));
  const found = [links.before, links.after].flatMap((side) =>
    [...names, ...side.targets.keys()].map((name) => side.follow(name)),
  );
  const { exclude } = fileSpecs(configuration, root, true);
  const submodules = changedSubmodules.map((file) => ({ file }));
  const submodule =
    submodules.find(({ file }) => {
      const isExcluded = exclude.some(({ matches }) => matches(path.join(after, file)));
      const isAround = (folder: string): boolean => !isExcluded && isInside(folder, file);
      return found.some((end) => end.path === file || (end.kind === 'folder' && isAround(end.path)));
    }) ??
    (await firstImported(before, submodules)) ??
    (await firstImported(after, submodules));
  if (submodule === undefined) return undefined;
  return new LanserError(
    'E/INCONCLUSIVE',
    `The submodule or nested repository ${JSON.stringify(submodule.file)} changes, but the gate does not have its files at both revisions. Check out the submodule with its history (git submodule update --init). With actions/checkout, set submodules: true and fetch-depth: 0. Commit all changes in the submodule. For a candidate in a different work tree, fetch the commit into the submodule of the repository's own checkout. If no import path or link leads into the submodule, and no import names its folder, you can also exclude the folder in base's Pyright configuration.`,
    { submodule: submodule.file },
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
