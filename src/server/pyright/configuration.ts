import path from 'node:path';
import { isInside } from '../../workspace/containment.ts';
import {
  missingBase,
  readConfigurationFile,
  readText,
  type ConfigurationFile,
  type JsonObject,
} from './configuration-file.ts';

/** What Pyright, as a language server, will read for a root: the nearest file first, then what it extends. */
export interface PyrightConfiguration {
  /** The chain, extended files last; empty where there is no configuration. */
  readonly files: readonly ConfigurationFile[];
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
export async function readConfiguration(root: string, limit: string): Promise<PyrightConfiguration> {
  const first = await findPrimary(root, limit);
  if (first === undefined) return { files: [] };
  const files: ConfigurationFile[] = [];
  let next: string | undefined = first;
  while (next !== undefined && !files.some((file) => file.path === next)) {
    const content: JsonObject | null | undefined = isInside(limit, next)
      ? await readConfigurationFile(next, limit)
      : undefined;
    // Pyright's command line ends with an error here; its language server goes on with half of the rules.
    if (content === undefined) throw await missingBase(files.at(-1)?.path ?? next, limit);
    if (content === null) break;
    files.push({ path: next, content });
    const base: unknown = content['extends'];
    next = typeof base === 'string' ? path.resolve(path.dirname(next), base) : undefined;
  }
  return { files };
}

/** Every place where a configuration of this root could stand, in the root and above it. */
export function configurationPlaces(root: string, limit: string): readonly string[] {
  return foldersUpTo(root, limit).flatMap((folder) => [
    path.join(folder, JSON_NAME),
    path.join(folder, TOML_NAME),
  ]);
}

async function findPrimary(root: string, limit: string): Promise<string | undefined> {
  const [, ...above] = foldersUpTo(root, limit);
  const json = path.join(root, JSON_NAME);
  if ((await readText(json, limit)) !== undefined) return json;
  const toml = path.join(root, TOML_NAME);
  const content = await readConfigurationFile(toml, limit);
  if (content === undefined) return undefined;
  if (content !== null) return toml;
  // A pyproject.toml without a section of Pyright's: as if it were not there, the folders above.
  for (const folder of above) {
    const candidate = path.join(folder, JSON_NAME);
    if ((await readText(candidate, limit)) !== undefined) return candidate;
  }
  for (const folder of above) {
    const found = await readConfigurationFile(path.join(folder, TOML_NAME), limit);
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
