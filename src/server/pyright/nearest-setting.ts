import path from 'node:path';
import type { PyrightConfiguration } from './configuration.ts';

/** The type of each setting. Pyright ignores values of other types. */
const TYPES = {
  include: 'array',
  exclude: 'array',
  ignore: 'array',
  strict: 'array',
  extraPaths: 'array',
  executionEnvironments: 'array',
  stubPath: 'string',
  typeshedPath: 'string',
  venvPath: 'string',
  venv: 'string',
  pythonVersion: 'string',
  useLibraryCodeForTypes: 'boolean',
} as const;

export type SettingKey = keyof typeof TYPES;

/** Former names of settings. In one file, the current name has precedence. */
const FORMER_NAMES: Partial<Record<SettingKey, string>> = { stubPath: 'typingsPath' };

export interface NearestSetting {
  /** The absolute path of the file that has the value. */
  readonly file: string;
  /** The folder of `file`, the base folder of relative paths in the value. */
  readonly folder: string;
  readonly value: unknown;
}

/**
 * Returns the first value of the right type for a key in the `extends` chain, if any. Pyright 1.1.414 does the same
 * in `ConfigOptions.initializeFromJson`.
 */
export function nearestSetting({ files }: PyrightConfiguration, key: SettingKey): NearestSetting | undefined {
  const type = TYPES[key];
  const names = [key, FORMER_NAMES[key]].filter((name) => name !== undefined);
  for (const { path: file, content } of files) {
    for (const name of names) {
      const value: unknown = content?.[name];
      if (type === 'array' ? Array.isArray(value) : typeof value === type)
        return { file, folder: path.dirname(file), value };
    }
  }
  return undefined;
}
