import path from 'node:path';
import { isInside } from '../../workspace/containment.ts';
import {
  diskReader,
  missingBase,
  readConfigurationFile,
  type ConfigurationFile,
  type JsonObject,
  type TextReader,
} from './configuration-file.ts';

/** The files that Pyright, as a language server, reads for a root: the nearest first, then those it extends. */
export interface PyrightConfiguration {
  /** The chain, extended files last; empty where there is no configuration. */
  readonly files: readonly ConfigurationFile[];
  /** Folders where a file is expected, absolute. Pyright takes each for a file that it cannot read. */
  readonly folders: readonly string[];
}

const JSON_NAME = 'pyrightconfig.json';
const TOML_NAME = 'pyproject.toml';

/**
 * Finds and reads the configuration as Pyright 1.1.414 does for a workspace folder, looking no
 * further up than `limit`.
 *
 * @throws LanserError E/CONFIG with the file, line and column of what does not parse or extends a file
 * that is not there; E/JAIL where a link leads out of `limit`.
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
    const content: JsonObject | null | undefined = isInside(limit, next)
      ? await readConfigurationFile(next, limit, read)
      : undefined;
    // Pyright's command line ends with an error here; its language server goes on with half of the rules.
    if (content === undefined) throw await missingBase(files.at(-1)?.path ?? next, limit, read);
    if (content === null) break;
    files.push({ path: next, content });
    const base: unknown = content['extends'];
    next = typeof base === 'string' ? path.resolve(path.dirname(next), base) : undefined;
  }
  return { files, folders };
}

/** Every place where a configuration of this root could stand, in the root and above it. */
export function configurationPlaces(root: string, limit: string): readonly string[] {
  return foldersUpTo(root, limit).flatMap((folder) => [
    path.join(folder, JSON_NAME),
    path.join(folder, TOML_NAME),
  ]);
}

async function findPrimary(root: string, limit: string, read: TextReader): Promise<string | undefined> {
  const [, ...above] = foldersUpTo(root, limit);
  const json = path.join(root, JSON_NAME);
  if ((await read(json)) !== undefined) return json;
  const toml = path.join(root, TOML_NAME);
  const content = await readConfigurationFile(toml, limit, read);
  if (content === undefined) return undefined;
  if (content !== null) return toml;
  // A pyproject.toml without a section of Pyright's: as if it were not there, the folders above.
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

function foldersUpTo(root: string, limit: string): readonly string[] {
  const folders = [root];
  for (let folder = root; folder !== limit && isInside(limit, folder);) {
    const parent = path.dirname(folder);
    if (parent === folder || !isInside(limit, parent)) break;
    folders.push(parent);
    folder = parent;
  }
  return folders;
}
