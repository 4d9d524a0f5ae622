import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { ProjectOutcome } from '../gate/project.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { LanserError } from '../model/lanser-error.ts';
import { throughOuterLinks, workspacePath } from '../workspace/containment.ts';
import { isFolder, isThere } from '../workspace/entry-kind.ts';

/**
 * Returns paths relative to the root; undefined for no paths, or if the root is among them.
 *
 * @throws LanserError E/JAIL for a path outside of the root.
 */
export async function namesBelow(
  root: string,
  files: readonly string[] = [],
): Promise<readonly string[] | undefined> {
  const names = await Promise.all(files.map(async (file) => nameBelow(root, path.resolve(root, file))));
  return names.length === 0 || names.includes('') ? undefined : names;
}

async function nameBelow(root: string, file: string): Promise<string> {
  const place = await throughOuterLinks(root, file);
  const name = place === root ? '' : workspacePath(root, place);
  if (name !== undefined) return name;
  throw new LanserError(
    'E/JAIL',
    `${JSON.stringify(path.relative(root, file))} is outside of the repository. Name a file in the repository.`,
  );
}

/**
 * Requires that one of `trees`, the folders of the two compared states, contains the named file or folder. For a
 * wrong name, the delta would be empty and look like success.
 *
 * @throws LanserError E/NOT_FOUND, except for a file on disk that is not Python source.
 */
export async function requireCompared(name: string, root: string, trees: readonly string[]): Promise<void> {
  for (const tree of trees) if (await isThere(path.join(tree, name))) return;
  const isOnDisk = await isThere(path.join(root, name));
  // A file that is not Python source has no diagnostics in any state, so an empty delta is correct.
  if (isOnDisk && !isPython(name) && !(await isFolder(path.join(root, name)))) return;
  throw new LanserError(
    'E/NOT_FOUND',
    isOnDisk
      ? `${JSON.stringify(name)} cannot be compared. Git ignores it, or it is an empty folder, or it is in a nested repository or an untracked Python environment. Check it without a comparison, or add it to this repository.`
      : `${JSON.stringify(name)} exists neither now nor in the earlier state. Check the path.`,
    { path: name },
  );
}

function isPython(name: string): boolean {
  return /\.pyi?$/u.test(name);
}

/**
 * Limits the lists of a delta to some files and folders. The caller must first match the diagnostics of all files, so
 * that diagnostics that moved from other files do not seem new. Compares names and real paths, because Pyright
 * reports only one of the names of a linked file.
 *
 * @throws LanserError E/NOT_FOUND if a name has Python sources, but no project includes any, and no check failed.
 */
export async function limitTo(
  names: readonly string[],
  projects: readonly ProjectOutcome[],
  trees: readonly string[],
): Promise<readonly ProjectOutcome[]> {
  const folders = (await Promise.all(names.map(async (name) => placesOf(name, trees)))).flat();
  const checked = new Set(
    projects.flatMap(({ sides }) => Object.values(sides ?? {}).flatMap((side) => [...side.projectFiles])),
  );
  for (const name of names) {
    const isUnknown = projects.some(({ sides }) => sides === undefined);
    if (isUnknown || !(await hasSources(name, trees))) continue;
    const own = await placesOf(name, trees);
    if (await someAsync(checked, async (file) => isBelow([file], own))) continue;
    if (await someAsync(checked, async (file) => isBelow(await placesOf(file, trees), own))) continue;
    throw new LanserError(
      'E/NOT_FOUND',
      `${JSON.stringify(name)} cannot be compared, because Pyright's configuration in the earlier state does not include it. Check it without a comparison, or name an included file.`,
      { path: name },
    );
  }
  const named = new Set<string>();
  for (const uri of new Set(projects.flatMap(reportedFiles))) {
    if (isBelow(await placesOf(uri, trees), folders)) named.add(uri);
  }
  return projects.map((project) => within(project, ({ uri }) => named.has(uri)));
}

async function someAsync<T>(items: Iterable<T>, test: (item: T) => Promise<boolean>): Promise<boolean> {
  for (const item of items) if (await test(item)) return true;
  return false;
}

/** Returns `name` and, for each tree, the real path of the entry `name`. All paths are relative to their tree. */
async function placesOf(name: string, trees: readonly string[]): Promise<readonly string[]> {
  const targets = await Promise.all(
    trees.map(async (tree) => {
      const target = await realpath(path.join(tree, name)).catch(() => undefined);
      return target === undefined ? name : path.relative(await realpath(tree), target);
    }),
  );
  return [name, ...targets.map((target) => target.split(path.sep).join('/'))];
}

/** Returns true if any place is equal to or inside one of the folders. The empty string is the root. */
function isBelow(places: readonly string[], folders: readonly string[]): boolean {
  return places.some((place) =>
    folders.some((folder) => folder === '' || place === folder || place.startsWith(`${folder}/`)),
  );
}

function reportedFiles({ delta, unresolvedImports = [] }: ProjectOutcome): readonly string[] {
  const { matching, unstable = [] } = delta ?? {};
  const { persisting = [], changed = [], moved = [], introduced = [], resolved = [] } = matching ?? {};
  const pairs = [...persisting, ...changed, ...moved].map(({ after }) => after);
  const all = [...pairs, ...introduced, ...resolved, ...unresolvedImports];
  return [...all, ...unstable.map(({ diagnostic }) => diagnostic)].map(({ uri }) => uri);
}

async function hasSources(name: string, trees: readonly string[]): Promise<boolean> {
  if (isPython(name)) return true;
  for (const tree of trees) {
    const found = await readdir(path.join(tree, name), { recursive: true }).catch(() => []);
    if (found.some(isPython)) return true;
  }
  return false;
}

function within(
  project: ProjectOutcome,
  isNamed: (diagnostic: { readonly uri: string }) => boolean,
): ProjectOutcome {
  const { delta, unresolvedImports = [], unreadSubmodules = [] } = project;
  if (delta === undefined) return project;
  const { matching, unstable } = delta;
  const unresolved = unresolvedImports.filter(isNamed);
  const names = unresolved.map(({ message }) => /^Import "(\.*[^".]*)/u.exec(message)?.[1]);
  const pairs = <Pair extends { readonly after: Diagnostic }>(list: readonly Pair[]): readonly Pair[] =>
    list.filter(({ after }) => isNamed(after));
  return {
    ...project,
    unresolvedImports: unresolved,
    unreadSubmodules: unreadSubmodules.filter(({ imports }) => imports.some((name) => names.includes(name))),
    delta: {
      ...delta,
      matching: {
        persisting: pairs(matching.persisting),
        changed: pairs(matching.changed),
        moved: pairs(matching.moved),
        introduced: matching.introduced.filter(isNamed),
        resolved: matching.resolved.filter(isNamed),
      },
      unstable: unstable.filter(({ diagnostic }) => isNamed(diagnostic)),
    },
  };
}
