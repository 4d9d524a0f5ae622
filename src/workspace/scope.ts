import { stat } from 'node:fs/promises';
import path from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import type { WorkspacePath } from '../model/brand.ts';
import { LanserError } from '../model/lanser-error.ts';
import { compareCodeUnits } from '../model/range.ts';
import { workspacePath } from './containment.ts';

/**
 * The files that file names and globs mean, relative to the workspace, sorted by code unit and
 * without repeats. A folder means the Python files below it.
 *
 * @throws LanserError E/NOT_FOUND where an argument names nothing, E/JAIL where it leaves the workspace.
 */
export async function expandFiles(
  root: string,
  from: string,
  patterns: readonly string[],
  endings: readonly string[],
): Promise<readonly WorkspacePath[]> {
  const found = new Set<WorkspacePath>();
  for (const pattern of patterns) {
    const absolute = path.resolve(from, pattern);
    const info = await stat(absolute).catch(() => undefined);
    if (info?.isFile() === true) {
      found.add(insideOrRefuse(root, absolute, pattern));
      continue;
    }
    const matches = await globFiles(root, from, pattern, info?.isDirectory() === true, endings);
    if (matches.length === 0) {
      throw new LanserError(
        'E/NOT_FOUND',
        info === undefined && !isDynamicPattern(pattern)
          ? `There is no file ${JSON.stringify(pattern)}.`
          : `No ${endings.join(' or ')} file matches ${JSON.stringify(pattern)}.`,
        { pattern },
      );
    }
    for (const match of matches) found.add(insideOrRefuse(root, match, pattern));
  }
  return [...found].toSorted(compareCodeUnits);
}

async function globFiles(
  root: string,
  from: string,
  pattern: string,
  isFolder: boolean,
  endings: readonly string[],
): Promise<readonly string[]> {
  if (isFolder) {
    const cwd = path.resolve(from, pattern);
    if (cwd !== root) insideOrRefuse(root, cwd, pattern);
    return glob(
      endings.map((ending) => `**/*${ending}`),
      { cwd, absolute: true },
    );
  }
  if (!isDynamicPattern(pattern)) return [];
  const matches = await glob(pattern.split(path.sep).join('/'), { cwd: from, absolute: true });
  return matches.filter((match) => endings.some((ending) => match.endsWith(ending)));
}

function insideOrRefuse(root: string, absolute: string, pattern: string): WorkspacePath {
  const relative = workspacePath(root, absolute);
  if (relative === undefined) {
    const name = path.isAbsolute(pattern) ? `external:${path.basename(pattern)}` : pattern;
    throw new LanserError('E/JAIL', `${JSON.stringify(name)} is outside the workspace.`, { pattern: name });
  }
  return relative;
}
