import type { PyrightConfiguration } from './configuration.ts';

/** The type of a setting's value. Pyright ignores other values. */
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

interface NearestSetting {
  /** The absolute path of the file that has the value. */
  readonly file: string;
  /** A string, an array or a boolean, as the key requires. */
  readonly value: unknown;
}

/**
 * Returns the first valid value of a key in the `extends` chain. Source: Pyright 1.1.414,
 * `ConfigOptions.initializeFromJson`.
 */
export function nearestSetting({ files }: PyrightConfiguration, key: SettingKey): NearestSetting | undefined {
  const type = TYPES[key];
  const names = [key, FORMER_NAMES[key]].filter((name) => name !== undefined);
  for (const { path: file, content } of files) {
    for (const name of names) {
      const value: unknown = content?.[name];
      if (type === 'array' ? Array.isArray(value) : typeof value === type) return { file, value };
    }
  }
  return undefined;
}
