import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Configuration } from '../model/generated/config.ts';
import { errnoOf, LanserError } from '../model/lanser-error.ts';
import { violationsOf } from '../schema/validate.ts';
import { CONFIGURATION_FILES, parseConfiguration } from '../workspace/configuration.ts';
import { realPathInside } from '../workspace/containment.ts';

type ConfigurationFile = (typeof CONFIGURATION_FILES)[number];

/**
 * lanser's own configuration at the root of a tree: `lanser.json`, or `[tool.lanser]` of
 * `pyproject.toml`.
 *
 * @throws LanserError E/CONFIG with the file and the key or place.
 */
export async function readSettings(
  read: (name: ConfigurationFile) => Promise<Uint8Array | undefined>,
): Promise<Configuration> {
  for (const name of CONFIGURATION_FILES) {
    const bytes = await read(name);
    const settings = bytes && parseConfiguration(name, Buffer.from(bytes).toString('utf8'));
    if (settings !== undefined) return checked(name, settings);
  }
  return {};
}

/** The configuration at the root of a folder; links that lead out of it are not followed. */
export async function readFolderSettings(root: string): Promise<Configuration> {
  return readSettings(async (name) => {
    const file = await realPathInside(root, path.join(root, name));
    if (file === undefined) return undefined;
    return readFile(file).catch((error: unknown) => {
      const errno = errnoOf(error);
      throw new LanserError('E/FS_PERMISSIONS', `${name} cannot be read.`, { path: name, errno }, error);
    });
  });
}

function checked(name: string, value: unknown): Configuration {
  const violations = violationsOf('config', value);
  if (violations.length === 0) return value as Configuration;
  const [first] = violations;
  throw new LanserError('E/CONFIG', `${name}: ${first?.pointer ?? ''}: ${first?.expected ?? 'invalid'}`, {
    path: name,
    violations,
  });
}
