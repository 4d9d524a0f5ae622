import type { PyrightConfiguration } from '../server/pyright/configuration.ts';
import { fileSpecs } from '../server/pyright/file-spec.ts';
import { nearestSetting } from '../server/pyright/nearest-setting.ts';
import { isInside } from '../workspace/containment.ts';

/**
 * Returns a predicate for files (absolute) whose changed contents Pyright uses after a notification. Pyright ignores
 * notifications for paths with `__pycache__`, and for files outside of the included folders, even for imported files.
 * If `useLibraryCodeForTypes` is false, Pyright does not recheck the importers of a changed file in an import path of
 * the environment.
 *
 * @param importPaths the import paths of the Python environment; absolute.
 */
export function noticedFiles(
  configuration: PyrightConfiguration,
  root: string,
  importPaths: readonly string[],
  platform: NodeJS.Platform,
): (file: string) => boolean {
  const included = fileSpecs(configuration, root, platform === 'linux').include.map((spec) => spec.root);
  const followsImports = nearestSetting(configuration, 'useLibraryCodeForTypes')?.value !== false;
  const ignored = followsImports ? [] : importPaths;
  return (file) =>
    included.some((folder) => isInside(folder, file)) &&
    !file.includes('__pycache__') &&
    !ignored.some((folder) => isInside(folder, file));
}
