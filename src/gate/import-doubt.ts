import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LanserError } from '../model/lanser-error.ts';
import { readConfiguration } from '../server/pyright/configuration.ts';
import { configuredPaths } from '../server/pyright/configured-paths.ts';
import { isInside } from '../workspace/containment.ts';

/**
 * Returns the reason why imports in this tree do not lead where they lead for Pyright in a checkout.
 *
 * @param workingDirectory the project, relative to the tree.
 */
export async function importDoubt(tree: string, workingDirectory: string): Promise<LanserError | undefined> {
  return (await rootAbove(tree, workingDirectory)) ?? partialStubs(tree);
}

/**
 * Rejects import roots above the repository. Through such a root the repository's own modules have a second
 * name, which begins with the name of the checkout's folder. No commit contains that name.
 */
async function rootAbove(tree: string, workingDirectory: string): Promise<LanserError | undefined> {
  const configuration = await readConfiguration(path.join(tree, workingDirectory), tree);
  const above = configuredPaths(configuration).find(
    ({ key, path: configured }) =>
      /extraPaths$|root$|^stubPath$/u.test(key) && configured !== tree && isInside(configured, tree),
  );
  if (above === undefined) return undefined;
  const { key, value } = above;
  return new LanserError(
    'E/INCONCLUSIVE',
    `Pyright's configuration sets ${key} to ${JSON.stringify(value)}, a folder above the repository. Imports through it depend on the name of the checkout. Remove the entry.`,
    { [key]: value },
  );
}

/**
 * Rejects partial stub packages. Pyright merges one into each package that it is for: the package's own stubs
 * disappear, and those of the stub package get names there. An LSP client cannot open files under those
 * names. The stub package has this effect even if no file in it is checked.
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
      `Pyright merges the partial stub package ${JSON.stringify(name)} into the package that it is for, and checks its files under other names. Delete the folder, or remove "partial" from its py.typed.`,
      { folder: name },
    );
  }
  return undefined;
}
