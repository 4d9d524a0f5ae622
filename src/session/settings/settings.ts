import path from 'node:path';
import type { Configuration } from '../../model/generated/config.ts';
import { errnoOf, LanserError } from '../../model/lanser-error.ts';
import {
  CONFIGURATION_FILES,
  parseConfiguration,
  type ConfigurationText,
} from '../../workspace/configuration.ts';
import { realPathInside } from '../../workspace/containment.ts';
import { readConfigurationBytes } from '../../workspace/read-configuration.ts';
import { foreignValues } from '../../schema/foreign-values.ts';
import { meantField } from '../../schema/schema-fields.ts';
import { violationsOf } from '../../schema/validate.ts';
import { violationText } from '../../schema/violations.ts';
import { pointerParts } from '../../text/json-pointer.ts';

export interface FileSettings {
  readonly file: string;
  readonly configuration: Configuration;
}

/** Reads the configuration at the root of a tree; empty if no file has settings. Throws as {@link readOneOf} does. */
export async function readSettings(
  read: (name: string) => Promise<Uint8Array | undefined>,
): Promise<Configuration> {
  return (await readOneOf(CONFIGURATION_FILES, read))?.configuration ?? {};
}

/**
 * Reads a folder's settings. Ignores configuration files that are links out of the folder. Throws as
 * {@link readOneOf} does, and E/FS_PERMISSIONS.
 */
export async function readFolderSettings(root: string): Promise<FileSettings | undefined> {
  return readOneOf(CONFIGURATION_FILES, async (name) => {
    const file = await realPathInside(root, path.join(root, name));
    return file === undefined ? undefined : readConfigurationFile(file, name);
  });
}

/**
 * Returns the settings of the only file that has settings; undefined if no file has any. Throws E/CONFIG for invalid
 * settings, or if two files have settings.
 */
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
      throw new LanserError(
        'E/CONFIG',
        `Both ${files.join(' and ')} have settings. Remove the settings from one of them.`,
        { path: name, files },
      );
    }
    found = { file: name, configuration: await checkedConfiguration(name, text) };
  }
  return found;
}

export async function readConfigurationFile(file: string, name: string): Promise<Uint8Array> {
  return readConfigurationBytes(file, name).catch((error: unknown) => {
    if (error instanceof LanserError) throw error;
    const errno = errnoOf(error);
    throw new LanserError(
      'E/FS_PERMISSIONS',
      `${name} cannot be read. Check its permissions.`,
      { path: name, errno },
      { cause: error },
    );
  });
}

async function checkedConfiguration(name: string, text: ConfigurationText): Promise<Configuration> {
  const { value } = text;
  const foreign = foreignValues(value);
  const violations = foreign.length > 0 ? foreign : violationsOf('config', value);
  const [first] = violations;
  if (first === undefined) return value as Configuration;
  const place = text.placeOf(pointerParts(first.pointer));
  const where = place === undefined ? '' : ` (line ${place.line}, column ${place.column})`;
  // The search for a similar name reads the schema files, which may be missing.
  const meant = await meantField('config', first).catch(() => '');
  throw new LanserError(
    'E/CONFIG',
    `${name}: ${violationText(first)}${where}${meant === '' ? '' : `.${meant}`}`,
    { path: name, ...place, violations },
  );
}
