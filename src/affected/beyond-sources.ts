import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AffectedSide, AffectedTask } from './affected-files.ts';
import { withoutEscapes } from './mentions.ts';
import { isPackage } from './python-files.ts';

export function isSource(file: string): boolean {
  return /\.pyi?$/u.test(file);
}

/** Returns true for files that may configure Pyright. A configuration may name any of them in `extends`. */
export function isConfiguration(file: string): boolean {
  return /\.(?:json|toml|cfg|ini)$/u.test(file);
}

/** Matches files that change how Pyright resolves imports. */
const RESOLUTION = /(?:^|\/)py\.typed$|\.(?:pth|so|pyd|dylib|dll|zip|egg|jar|whl)$|-stubs\//iu;
const BUILTINS = /(?:^|\/)(?:__builtins__(?:\.pyi?$|\/)|(?:builtins|_typeshed\/.*|typing|types)\.pyi$)/u;

/** Searches the paths for a reason why the change may affect all files. */
export function reasonInPaths({ before, after, changed }: AffectedTask): string | undefined {
  for (const file of changed) {
    if (RESOLUTION.test(file)) return `${file} changes how imports are resolved`;
  }
  for (const { files } of [before, after]) {
    const builtins = files.find((file) => BUILTINS.test(file));
    if (builtins !== undefined) return `every file depends on ${builtins}`;
  }
  const sides = [new Set(before.files), new Set(after.files)];
  for (const file of changed) {
    if (!isPackage(file) || sides.every((files) => files.has(file))) continue;
    // Without an `__init__` file, the folder is a namespace package. Other folders of the same name are then parts of
    // the same package.
    const folder = file.slice(0, -path.posix.basename(file).length);
    const isKept = [before, after].every(({ files }) =>
      files.some((name) => name.startsWith(folder) && isSource(name) && name !== file),
    );
    if (isKept)
      return `${file} exists only before or only after the change, and decides which folders belong to its package`;
  }
  return undefined;
}

/** Matches checks whose diagnostics can depend on files that are not imported. */
const WHOLE_PROGRAM = /reportImportCycles|reportShadowedImports/u;

/** Returns the first {@link WHOLE_PROGRAM} setting in a configuration or a source; undefined without one. */
export function wholeProgramSetting(text: string): string | undefined {
  return WHOLE_PROGRAM.exec(text)?.[0];
}

export function wholeProgramReason(file: string, setting: string): string {
  return `${file} mentions ${setting}, which depends on all files`;
}

/**
 * Matches settings that change the folders in which Pyright searches for modules. Omits `extraPaths`, because lanser
 * treats `import a` as an import of every module `a` in the tree, also in the folders of `extraPaths`.
 */
const ROOTS = /executionEnvironments|stubPath|typingsPath|typeshedPath/u;

/**
 * Returns a reason why the change may affect all files, from a file that may configure Pyright; undefined if none.
 *
 * @param sides the files before the change, then the files after it.
 */
export async function reasonInSettings(
  sides: readonly AffectedSide[],
  changed: readonly string[],
): Promise<string | undefined> {
  const [old, current] = sides.map(({ files }) => new Set(files));
  const hasAddedOrDeleted = changed.some(
    (file) => isSource(file) && !(old?.has(file) === true && current?.has(file) === true),
  );
  for (const { root, files } of sides) {
    for (const file of files) {
      if (!isConfiguration(file)) continue;
      // Keys in JSON and TOML may contain escapes.
      const text = withoutEscapes(await readFile(path.join(root, file), 'utf8'));
      const setting = wholeProgramSetting(text);
      if (setting !== undefined) return wholeProgramReason(file, setting);
      const rootSetting = hasAddedOrDeleted ? ROOTS.exec(text)?.[0] : undefined;
      if (rootSetting !== undefined) {
        return `modules were added or deleted, and ${file} mentions ${rootSetting}`;
      }
    }
  }
  return undefined;
}
