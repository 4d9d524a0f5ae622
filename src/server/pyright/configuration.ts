import path from 'node:path';
import type { JsonRecord } from '../../model/json-record.ts';
import { isInside } from '../../workspace/containment.ts';
import {
  diskReader,
  missingBase,
  readConfigurationFile,
  type ConfigurationFile,
  type TextReader,
} from './configuration-file.ts';
import { settingPath } from './setting-path.ts';

/** The configuration that the Pyright language server reads for a workspace folder. */
export interface PyrightConfiguration {
  /** The configuration file, then the chain of files that it extends. Empty if Pyright reads no configuration. */
  readonly files: readonly ConfigurationFile[];
  /** Absolute paths of folders with the name of a configuration file. Pyright logs an error for each. */
  readonly folders: readonly string[];
}

const JSON_NAME = 'pyrightconfig.json';
const TOML_NAME = 'pyproject.toml';

/**
 * Finds and reads the configuration as Pyright 1.1.414 does for a workspace folder, but not above `limit`.
 *
 * @throws LanserError E/CONFIG for a file that is invalid or unreadable, or that extends a file that is missing or
 * outside of `limit`; the errors of `read`.
 */
export async function readConfiguration(
  root: string,
  limit: string,
  read: TextReader = diskReader(limit),
): Promise<PyrightConfiguration> {
  const folders: string[] = [];
  const first = await findPrimary(root, limit, async (file) => {
    const text = await read(file);
    if (text === null) folders.push(file);
    return text;
  });
  if (first === undefined || folders.includes(first)) return { files: [], folders };
  const files: ConfigurationFile[] = [];
  let next: string | undefined = first;
  while (next !== undefined && !files.some((file) => file.path === next)) {
    const content: JsonRecord | null | undefined = isInside(limit, next)
      ? await readConfigurationFile(next, limit, read)
      : undefined;
    // Rejects a missing file of `extends`, like Pyright's command line. Pyright's language server continues.
    if (content === undefined) throw await missingBase(files.at(-1)?.path ?? next, limit, read);
    if (content === null) break;
    files.push({ path: next, content });
    const base: unknown = content['extends'];
    next = typeof base === 'string' ? settingPath(path.dirname(next), base) : undefined;
  }
  return { files, folders };
}

/**
 * Returns the project folder as Pyright 1.1.414's command line does, but does not search above `limit`: the folder of
 * the nearest pyrightconfig.json, else of the nearest pyproject.toml, else `folder`. The language server must open
 * this folder: it searches above an opened folder only if that folder's pyproject.toml lacks `tool.pyright`.
 */
export async function projectFolder(folder: string, limit: string, read: TextReader): Promise<string> {
  const candidates = foldersUpTo(folder, limit);
  for (const name of [JSON_NAME, TOML_NAME]) {
    for (const candidate of candidates) {
      if ((await read(path.join(candidate, name))) !== undefined) return candidate;
    }
  }
  return folder;
}

/** Returns the possible paths of configuration files in `root` and in the folders above it, up to `limit`. */
export function configurationPlaces(root: string, limit: string): readonly string[] {
  return foldersUpTo(root, limit).flatMap((folder) =>
    [JSON_NAME, TOML_NAME].map((name) => path.join(folder, name)),
  );
}

async function findPrimary(root: string, limit: string, read: TextReader): Promise<string | undefined> {
  const [, ...above] = foldersUpTo(root, limit);
  const json = path.join(root, JSON_NAME);
  if ((await read(json)) !== undefined) return json;
  const toml = path.join(root, TOML_NAME);
  const content = await readConfigurationFile(toml, limit, read);
  if (content === undefined) return undefined;
  if (content !== null) return toml;
  // Pyright ignores a pyproject.toml without the section `tool.pyright`, and searches the folders above.
  for (const folder of above) {
    const candidate = path.join(folder, JSON_NAME);
    if ((await read(candidate)) !== undefined) return candidate;
  }
  for (const folder of above) {
    const found = await readConfigurationFile(path.join(folder, TOML_NAME), limit, read);
    if (found !== undefined && found !== null) return path.join(folder, TOML_NAME);
  }
  return undefined;
}

/** Returns `root` and the folders above it up to `limit`; only `root` if it is not below `limit`. */
function foldersUpTo(root: string, limit: string): readonly string[] {
  const folders = [root];
  for (let folder = root; path.relative(limit, folder) !== '';) {
    const above = path.dirname(folder);
    if (above === folder) return [root];
    folder = above;
    folders.push(folder);
  }
  return folders;
}
