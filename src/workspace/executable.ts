import { access, constants, readlink, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Host } from '../model/host.ts';
import { isInside, realOrSame } from './containment.ts';

/**
 * Returns the absolute path of the first of these names that is an executable on PATH, or undefined. Skips empty and
 * relative entries of PATH, and programs inside `forbidden`: a checkout must not supply programs that lanser runs.
 */
export async function findExecutable(
  host: Host,
  names: readonly string[],
  forbidden: readonly string[],
): Promise<string | undefined> {
  const endings = host.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  for (const name of names) {
    for (const entry of absoluteEntries(host)) {
      for (const ending of endings) {
        const candidate = path.join(entry, name + ending);
        if (!(await isProgramInside(candidate, forbidden)) && (await isExecutable(candidate)))
          return candidate;
      }
    }
  }
  return undefined;
}

function absoluteEntries({ env }: Host): readonly string[] {
  return (env['PATH'] ?? env['Path'] ?? '').split(path.delimiter).filter((entry) => path.isAbsolute(entry));
}

/** Returns true if a program, its target, or a link on the way to the target is inside one of these folders. */
export async function isProgramInside(program: string, folders: readonly string[]): Promise<boolean> {
  const roots = [...folders, ...(await Promise.all(folders.map(realOrSame)))];
  const places = [program, await realOrSame(program), ...(await placesOnWay(program))];
  return roots.some((root) => places.some((place) => isInside(root, place)));
}

/** The maximum number of links to follow. Operating systems follow fewer. */
const MAX_LINKS = 64;

/** Returns each folder and link on the way to a file, and the file itself. */
async function placesOnWay(file: string): Promise<readonly string[]> {
  const places: string[] = [];
  const absolute = path.resolve(file);
  let folder = path.parse(absolute).root;
  let names = absolute.slice(folder.length).split(path.sep);
  for (let links = 0; links < MAX_LINKS && names.length > 0;) {
    const [name = '', ...rest] = names;
    const place = path.join(folder, name);
    places.push(place);
    const target = await readlink(place).catch(() => undefined);
    names = rest;
    if (target === undefined) {
      folder = place;
      continue;
    }
    links += 1;
    // Spells the folder as on disk. If the file system ignores case, a path or a link can spell it differently.
    folder = await realOrSame(folder);
    places.push(path.join(folder, name));
    const { root } = path.parse(target);
    if (root !== '') folder = path.resolve(folder, root);
    names = [...target.slice(root.length).split(path.sep), ...rest];
  }
  return places;
}

export async function isExecutable(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}

/** Returns PATH without empty or relative entries and those inside `forbidden`, for programs that search PATH. */
export async function pathOutside(host: Host, forbidden: readonly string[]): Promise<string> {
  const safeEntries: string[] = [];
  for (const entry of absoluteEntries(host)) {
    if (!(await isProgramInside(entry, forbidden))) safeEntries.push(entry);
  }
  return safeEntries.join(path.delimiter);
}
