import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Configuration } from '../../model/generated/config.ts';
import { errnoOf, LanserError } from '../../model/lanser-error.ts';
import { CONFIGURATION_FILES, parseConfiguration } from '../../workspace/configuration.ts';
import { realPathInside } from '../../workspace/containment.ts';
import { checkedConfiguration } from './checked-configuration.ts';

/** The settings of the one file that has some. */
export interface FileSettings {
  /** The file's name in messages. */
  readonly file: string;
  readonly configuration: Configuration;
}

/**
 * lanser's own configuration at the root of a tree: `lanser.json`, `lanser.yaml`, or `[tool.lanser]` of
 * `pyproject.toml`.
 *
 * @throws LanserError E/CONFIG with the file and the key or place, or both files where two have settings.
 */
export async function readSettings(
  read: (name: string) => Promise<Uint8Array | undefined>,
): Promise<Configuration> {
  return (await readOneOf(CONFIGURATION_FILES, read))?.configuration ?? {};
}

/** The configuration at the root of a folder, and of no user; links that lead out of it are not followed. */
export async function readFolderSettings(root: string): Promise<FileSettings | undefined> {
  return readOneOf(CONFIGURATION_FILES, async (name) => {
    const file = await realPathInside(root, path.join(root, name));
    return file === undefined ? undefined : readConfigurationFile(file, name);
  });
}

/** The settings of the one of these files that has some; undefined where none has. */
export async function readOneOf(
  names: readonly string[],
  read: (name: string) => Promise<Uint8Array | undefined>,
): Promise<FileSettings | undefined> {
  let found: FileSettings | undefined;
  for (const name of names) {
    const bytes = await read(name);
    const text = bytes && parseConfiguration(name, Buffer.from(bytes).toString('utf8'));
    if (text === undefined) continue;
    if (found !== undefined) {
      const files = [found.file, name];
      throw new LanserError('E/CONFIG', `Both ${files.join(' and ')} have settings; keep one of them.`, {
        path: name,
        files,
      });
    }
    found = { file: name, configuration: checkedConfiguration(name, text) };
  }
  return found;
}

/** @throws LanserError E/FS_PERMISSIONS with the name that messages give. */
export async function readConfigurationFile(file: string, name: string): Promise<Uint8Array> {
  return readFile(file).catch((error: unknown) => {
    const errno = errnoOf(error);
    throw new LanserError('E/FS_PERMISSIONS', `${name} cannot be read.`, { path: name, errno }, error);
  });
}
