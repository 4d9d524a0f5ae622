import path from 'node:path';
import type { PyrightConfiguration } from './configuration.ts';
import { compileFileSpec } from './file-spec.ts';
import { nearestSetting, type SettingKey } from './nearest-setting.ts';
import { settingPath } from './setting-path.ts';

/** A path or pattern in Pyright's configuration. */
export interface ConfiguredPath {
  /** For example `include` or `executionEnvironments[0].root`. The former name `typingsPath` becomes `stubPath`. */
  readonly key: string;
  readonly value: string;
  /** The absolute folder of the configuration file with this value; for `venv`, of the file with `venvPath`. */
  readonly folder: string;
  /** Absolute. For a pattern, the folder in which its search starts. */
  readonly path: string;
}

/** Returns the nearest settings that name paths, except {@link configuredPatterns}, which need not match a file. */
export function configuredPaths(configuration: PyrightConfiguration): readonly ConfiguredPath[] {
  const settingOf = (key: SettingKey): Setting => nearest(configuration, key);
  const environments = settingOf('executionEnvironments');
  const members = Array.isArray(environments.value) ? (environments.value as readonly unknown[]) : [];
  return [
    ...(['include', 'extraPaths', 'stubPath', 'typeshedPath', 'venvPath'] as const).flatMap((key) =>
      pathsOf(key, settingOf(key)),
    ),
    ...environmentPath(settingOf('venvPath'), settingOf('venv')),
    ...members.flatMap((member, index) => {
      const { root, extraPaths } = (member ?? {}) as Readonly<Record<string, unknown>>;
      const { folder } = environments;
      const key = `executionEnvironments[${index}]`;
      return [
        ...pathsOf(`${key}.root`, { value: root, folder }),
        ...pathsOf(`${key}.extraPaths`, { value: extraPaths, folder }),
      ];
    }),
  ];
}

/** Returns the patterns of `exclude`, `ignore` and `strict`, which Pyright compares with the paths of files. */
export function configuredPatterns(configuration: PyrightConfiguration): readonly ConfiguredPath[] {
  return (['exclude', 'ignore', 'strict'] as const).flatMap((key) =>
    pathsOf(key, nearest(configuration, key)),
  );
}

function nearest(configuration: PyrightConfiguration, key: SettingKey): Setting {
  const found = nearestSetting(configuration, key);
  return { value: found?.value, folder: path.dirname(found?.file ?? '.') };
}

interface Setting {
  readonly value: unknown;
  /** The base folder of relative paths in the value. */
  readonly folder: string;
}

function pathsOf(key: string, { value, folder }: Setting): readonly ConfiguredPath[] {
  return (Array.isArray(value) ? value : [value])
    .filter((entry): entry is string => typeof entry === 'string')
    .map((entry) => ({ key, value: entry, folder, path: compileFileSpec(folder, entry, true).root }));
}

function environmentPath(venvPath: Setting, venv: Setting): readonly ConfiguredPath[] {
  const { value, folder } = venvPath;
  if (typeof value !== 'string' || typeof venv.value !== 'string') return [];
  return [
    { key: 'venv', value: venv.value, folder, path: path.resolve(settingPath(folder, value), venv.value) },
  ];
}
