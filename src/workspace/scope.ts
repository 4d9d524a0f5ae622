import { stat } from 'node:fs/promises';
import path from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import type { WorkspacePath } from '../model/brand.ts';
import { abortError, LanserError } from '../model/lanser-error.ts';
import { compareCodeUnits } from '../model/range.ts';
import { realOrSame, throughOuterLinks, workspacePath } from './containment.ts';
import { NO_SOURCES, readdirExcept } from './source-tree.ts';

/** Pyright's default excludes, without the one for names with a leading dot: `glob` skips these names itself. */
const NOT_CHECKED = [...NO_SOURCES, '**/__editable__.*'];

/** Two of the entries by which Pyright recognises Python environments, which it excludes by default. */
const ENVIRONMENT_MARKERS: ReadonlySet<string> = new Set(['pyvenv.cfg', 'conda-meta']);

/**
 * Expands patterns to files relative to the workspace `root`, sorted by code unit. A pattern is a file, a folder or a
 * glob, relative to the folder `from`. Lists each file once, even if links give it several names.
 * - A file name selects this file, even if it is a link or has a different ending.
 * - A folder selects the files below it with one of `endings`, except links, {@link NOT_CHECKED}, names with a
 *   leading dot, and files of Python environments below the folder.
 * - A glob selects files with one of `endings`, also in environments. It selects no links. It selects a name with a
 *   leading dot only if the glob contains this dot.
 *
 * @throws LanserError E/NOT_FOUND if a pattern matches nothing; E/JAIL if a match, or a pattern without a match, is
 * outside the workspace; the error of {@link abortError} after an abort.
 */
export async function expandFiles(
  root: string,
  from: string,
  patterns: readonly string[],
  endings: readonly string[],
  signal?: AbortSignal,
): Promise<readonly WorkspacePath[]> {
  const found = new Set<WorkspacePath>();
  for (const pattern of patterns) {
    const absolute = path.resolve(from, pattern);
    const info = await stat(absolute).catch(() => undefined);
    if (info?.isFile() === true) {
      found.add(insideOrRefuse(root, absolute, pattern));
      continue;
    }
    const matches = await globFiles(root, from, pattern, info?.isDirectory() === true, endings, signal);
    // After an abort, `glob` returns only a part of the files instead of throwing.
    if (signal?.aborted === true) throw abortError(signal);
    if (matches.length === 0) {
      // An error must not reveal which files exist outside the workspace.
      if (info?.isDirectory() !== true) insideOrRefuse(root, absolute, pattern);
      const isMissing = info === undefined && !isDynamicPattern(pattern);
      const name = portableName(root, pattern);
      throw new LanserError(
        'E/NOT_FOUND',
        isMissing
          ? `The file or folder ${JSON.stringify(name)} does not exist. Check its path.`
          : `No ${endings.length > 4 ? 'file that a server supports' : `${endings.join(' or ')} file`} matches ${JSON.stringify(name)}. Name a different file, folder or glob.`,
        { pattern: name },
      );
    }
    for (const match of matches) found.add(insideOrRefuse(root, match, pattern));
  }
  return eachFileOnce(root, [...found].toSorted(compareCodeUnits));
}

/**
 * Resolves links outside of the workspace that lead into it. A pattern whose path contains such links becomes an
 * absolute path without these links. Other patterns do not change. Patterns are relative to `from`.
 */
export async function patternsInside(
  root: string,
  from: string,
  patterns: readonly string[],
): Promise<readonly string[]> {
  return Promise.all(
    patterns.map(async (pattern) => {
      const absolute = path.resolve(from, pattern);
      const place = await throughOuterLinks(root, absolute);
      return place === absolute ? pattern : place;
    }),
  );
}

/** Keeps one name of each file: its real path if `names` contains that path, or else the first name. */
async function eachFileOnce(
  root: string,
  names: readonly WorkspacePath[],
): Promise<readonly WorkspacePath[]> {
  const byFile = new Map<string, WorkspacePath>();
  for (const name of names) {
    const absolute = path.join(root, name);
    const real = await realOrSame(absolute);
    if (real === absolute || !byFile.has(real)) byFile.set(real, name);
  }
  return [...byFile.values()].toSorted(compareCodeUnits);
}

async function globFiles(
  root: string,
  from: string,
  pattern: string,
  isFolder: boolean,
  endings: readonly string[],
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  const options = { absolute: true, followSymbolicLinks: false, ...(signal && { signal }) };
  if (isFolder) {
    const cwd = path.resolve(from, pattern);
    if (cwd !== root) insideOrRefuse(root, cwd, pattern);
    const readdir = readdirExcept(
      (folder, entries) =>
        path.resolve(folder) !== cwd && entries.some(({ name }) => ENVIRONMENT_MARKERS.has(name)),
    );
    return glob(
      endings.map((ending) => `**/*${ending}`),
      // By default, `glob` adds all files of a folder with a name such as `a.py`.
      { ...options, cwd, ignore: NOT_CHECKED, expandDirectories: false, fs: { readdir } },
    );
  }
  if (!isDynamicPattern(pattern)) return [];
  const matches = await glob(pattern.split(path.sep).join('/'), { ...options, cwd: from });
  return matches.filter((match) => endings.some((ending) => match.endsWith(ending)));
}

function insideOrRefuse(root: string, absolute: string, pattern: string): WorkspacePath {
  const relative = workspacePath(root, absolute);
  if (relative !== undefined) return relative;
  const name = portableName(root, pattern);
  const message = `${JSON.stringify(name)} is outside the workspace. Name a file inside it.`;
  throw new LanserError('E/JAIL', message, { pattern: name });
}

/** Returns a pattern without absolute folders: bundles contain the pattern, and must not depend on the machine. */
function portableName(root: string, pattern: string): string {
  if (!path.isAbsolute(pattern)) return pattern;
  return workspacePath(root, pattern) ?? `external:${path.basename(pattern)}`;
}
