import { existsSync } from 'node:fs';
import path from 'node:path';
import { LanserError } from '../model/lanser-error.ts';
import type { PyrightConfiguration } from '../server/pyright/configuration.ts';
import {
  configuredPaths,
  configuredPatterns,
  type ConfiguredPath,
} from '../server/pyright/configured-paths.ts';
import { isInside } from '../workspace/containment.ts';

/** Matches the keys of the paths to check. The function `projectEnvironment` checks `venvPath` and `venv`. */
const READ_IN_TREE = /^include$|extraPaths$|root$|^stubPath$|^typeshedPath$/u;

/**
 * Returns an error for the first setting whose effect depends on the checkout's path, or on files that the gate does
 * not read.
 *
 * @param readable the import paths of the Python environment; absolute.
 */
export async function configuredOutside(
  tree: string,
  configuration: PyrightConfiguration,
  readable: readonly string[],
): Promise<LanserError | undefined> {
  for (const configured of configuredPaths(configuration)) {
    if (!READ_IN_TREE.test(configured.key)) continue;
    const reason = await whyOutside(tree, configured, readable);
    if (reason !== undefined) return rejected(configured, reason);
  }
  for (const pattern of configuredPatterns(configuration)) {
    if (!dependsOnPlace(tree, pattern)) continue;
    return rejected(
      pattern,
      "a pattern for folders above the repository. The files that it matches depend on the name and place of the checkout's folder",
    );
  }
  return undefined;
}

async function whyOutside(
  tree: string,
  configured: ConfiguredPath,
  readable: readonly string[],
): Promise<string | undefined> {
  const { key, value, path: place } = configured;
  if (key.endsWith('extraPaths') && value.startsWith('file:')) {
    return "a URI, whose folder the gate does not read. Use a path relative to the configuration's folder";
  }
  if (path.isAbsolute(value)) {
    // Pyright ignores absolute entries of `include`, and finds nothing in a folder that does not exist.
    if (key === 'include' || readable.some((folder) => isInside(folder, place)) || !existsSync(place))
      return undefined;
    return "an absolute path that is not in the Python environment, so the gate does not read it. If it is in the repository, make it relative to the configuration's folder";
  }
  const above = aboveRepository(tree, configured);
  if (above === undefined) return undefined;
  return above.segments.length === 0
    ? "a folder above the repository. Paths and module names relative to it contain the name of the checkout's folder"
    : 'a folder outside of the repository, which the gate does not read';
}

/**
 * Returns true if a pattern's matches in the repository can depend on the path of the checkout. Two kinds of
 * patterns above the repository are safe, because `*` matches every folder name:
 * - The `..` segments are followed directly by at least as many `*` segments (`..`, `*`, `src`).
 * - All segments after the `..` segments are `*` or `**` (`..`, `..`, `**`).
 */
function dependsOnPlace(tree: string, pattern: ConfiguredPath): boolean {
  if (path.isAbsolute(pattern.value)) {
    // Pyright ignores absolute entries of `exclude` and `strict`. An absolute entry of `ignore` can match files of
    // the tree only if the tree is in the folder where the pattern starts.
    return pattern.key === 'ignore' && isInside(pattern.path, tree);
  }
  const above = aboveRepository(tree, pattern);
  if (above === undefined) return false;
  const { levels, segments } = above;
  return (
    !segments.slice(0, levels).every((segment) => segment === '*') &&
    !segments.every((segment) => /^\*\*?$/u.test(segment))
  );
}

/**
 * Resolves an entry by its text alone, because the name of the checkout's folder is unknown: `../app/src` is above
 * the repository, even if this name is `app`. Returns undefined for a path in the repository. Otherwise, returns the
 * number of leading `..` segments, relative to the repository's root, and the segments after them.
 */
function aboveRepository(
  tree: string,
  { folder, value }: ConfiguredPath,
): { readonly levels: number; readonly segments: readonly string[] } | undefined {
  const parts = path.relative(tree, folder).split(path.sep);
  const place = path.posix.normalize(path.posix.join(...parts, value.replaceAll('\\', '/')));
  const segments = place.split('/').filter((segment) => segment !== '');
  const levels = segments.filter((segment) => segment === '..').length;
  return levels === 0 ? undefined : { levels, segments: segments.slice(levels) };
}

function rejected({ key, value }: ConfiguredPath, reason: string): LanserError {
  return new LanserError(
    'E/INCONCLUSIVE',
    `Pyright's configuration sets ${key} to ${JSON.stringify(value)}, ${reason}. Change or remove the entry.`,
    { [key]: value },
  );
}
